// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What several iterations show that one cannot: how long a step takes once the pipeline runs, and which weights every
// forward saw.

#include "core/model/jobcontrol.h"
#include "core/model/timeline.h"

#include <vector>

namespace bubblescope {

/// An iteration once the first has filled the pipeline: from the end of the first to the end of the last but one (of
/// two: to the end of the second). 0 with a single iteration.
struct SteadyState {
    TimeNs iterationNs = 0;
    /// 1 − busy / (devices × iterationNs), the busy time of these iterations' ops.
    double bubbleRatio = 0;
};

/// For each iteration the end of its last op. Stops early, with what it has, when asked to.
[[nodiscard]] std::vector<TimeNs> iterationEnds(const Schedule& schedule, const Timeline& timeline,
                                                const JobControl& control = {});

[[nodiscard]] SteadyState steadyState(const Schedule& schedule, const Timeline& timeline,
                                      const std::vector<TimeNs>& iterationEnds, const JobControl& control = {});

/// For each op the weights that it uses, as the number of updates that its stage's copy has seen. A forward takes the
/// newest there are; its backward takes the same, kept for it. Asynchronous schedules update after every microbatch's
/// backward, the others after each iteration.
[[nodiscard]] std::vector<int> weightVersions(const Schedule& schedule);

/// The most versions that a stage of this device keeps at once: 1 for synchronous schedules, P − r for PipeDream.
[[nodiscard]] int mostWeightVersions(const Schedule& schedule, DeviceId device);

}  // namespace bubblescope
