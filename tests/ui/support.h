// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of views and panels share.

#include "core/model/scenario.h"

namespace bubblescope::test {

/// F, I and W take 2 ms each; one stage may be slower.
inline Scenario slowStageScenario(const char* schedule, int devices, int microbatches, int slowStage = -1,
                                  double factor = 1)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.microbatches = microbatches;
    s.costs.forwardNs = {2 * kNsPerMs};
    s.costs.backwardInputNs = {2 * kNsPerMs};
    s.costs.backwardWeightNs = {2 * kNsPerMs};
    if (slowStage >= 0) {
        s.costs.slowdown.assign(static_cast<std::size_t>(devices), 1.0);
        s.costs.slowdown[static_cast<std::size_t>(slowStage)] = factor;
    }
    return s;
}

}  // namespace bubblescope::test
