// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenarios by their shape, with costs as the golden cases and the papers' tables give them, and what they come to.

#include "core/analysis/run.h"
#include "tests/core/goldendata.h"

#include <algorithm>
#include <string>

namespace bubblescope::test {

/// Lists of one value a stage, as the golden costs and the papers' tables give them.
inline void setCosts(Scenario& s, TimeNs f, TimeNs i, TimeNs w, TimeNs c)
{
    const auto stages = static_cast<std::size_t>(s.stages());
    s.costs.forwardNs.assign(stages, f);
    s.costs.backwardInputNs.assign(stages, i);
    s.costs.backwardWeightNs.assign(stages, w);
    s.transfer.latencyNs = c;
}

inline void setCosts(Scenario& s, const QJsonObject& costs)
{
    s.costs.forwardNs = times(costs["f"]);
    s.costs.backwardInputNs = times(costs["i"]);
    s.costs.backwardWeightNs = times(costs["w"]);
    s.transfer.latencyNs = costs["comm"].toInteger();
    s.costs.overlapSavingNs = costs["overlap_saving"].toInteger();
}

inline Scenario shape(const std::string& schedule, int devices, int chunks, int microbatches)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.chunks = chunks;
    s.microbatches = microbatches;
    setCosts(s, 1, 1, 1, 0);
    return s;
}

inline int peakOf(const Run& run)
{
    int peak = 0;
    for (const DeviceFigures& device : run.analysis.devices)
        peak = std::max(peak, device.peakActivations);
    return peak;
}

inline TimeNs spanOf(const Run& run)
{
    TimeNs span = 0;
    for (const DeviceFigures& device : run.analysis.devices)
        span = std::max(span, device.lastEndNs - device.firstStartNs);
    return span;
}

}  // namespace bubblescope::test
