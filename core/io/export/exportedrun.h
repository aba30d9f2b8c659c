// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is exported: a run in parts that their owner keeps.

#include "core/analysis/run.h"

namespace bubblescope {

struct ExportedRun {
    const Scenario& scenario;
    const Schedule& schedule;
    const Timeline& timeline;
    const Analysis& analysis;
    /// Which layers each stage has; empty without layers.
    const Split& split;
    bool measured = false;
};

[[nodiscard]] inline ExportedRun exportedRun(const Run& run)
{
    return {run.scenario, run.schedule, run.timeline, run.analysis, run.costs.split, run.measured};
}

}  // namespace bubblescope
