// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is exported: a run in parts that their owner keeps; of scenarios side by side several, each with its letter.

#include "core/analysis/run.h"

#include <memory>
#include <string>

namespace bubblescope {

struct ExportedRun {
    const Scenario& scenario;
    const Schedule& schedule;
    const Timeline& timeline;
    const Analysis& analysis;
    /// Which layers each stage has; empty without layers.
    const Split& split;
    bool measured = false;
    /// "A", "B", … of several that are exported together; empty for one alone.
    std::string letter = std::string();
    /// What each device has to do in all, where the timeline may hold a part of it only; else null.
    std::shared_ptr<const OpRows> planned = nullptr;

    /// A part of what was to be run: see Timeline::unfinished.
    [[nodiscard]] bool complete() const { return timeline.unfinished.empty(); }
};

[[nodiscard]] inline ExportedRun exportedRun(const Run& run)
{
    return {run.scenario, run.schedule, run.timeline, run.analysis, run.costs.split, run.measured, {}, run.planned};
}

}  // namespace bubblescope
