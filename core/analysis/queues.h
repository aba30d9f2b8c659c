// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which microbatches wait before each stage: their input has arrived, their op has not started.
// Forward: F(s−1,m) has arrived at stage s. The first stage has no queue: its inputs are the batch itself.
// Backward: the gradient from s+1 has arrived; at the last stage, its own forward has ended.
// See stepfunction.h for the rule at instants when one arrives as another leaves.

#include "core/analysis/stepfunction.h"
#include "core/model/dataflow.h"
#include "core/model/jobcontrol.h"
#include "core/model/timeline.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace bubblescope {

struct StageQueues {
    StepFunction forward;
    StepFunction backward;
};

/// In a run that has not ended, of an op that the timeline does not have: nothing where it never comes; else when its
/// device has taken it up (it is under way), kNotTakenUp before that. Empty: none comes.
using ComesLater = std::function<std::optional<TimeNs>(const Need&)>;
inline constexpr TimeNs kNotTakenUp = INT64_MAX;

/// One entry a stage; not whole where `control` was stopped. O(ops log ops). What arrived for an op that comes later
/// waits until that is taken up, or to the end.
[[nodiscard]] std::vector<StageQueues> stageQueues(const Schedule& schedule, const Timeline& timeline,
                                                   const JobControl& control = {}, const ComesLater& comesLater = {});

}  // namespace bubblescope
