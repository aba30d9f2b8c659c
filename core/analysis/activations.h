// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many activations each device holds, one unit = one microbatch in one stage, from the start of its F to the end
// of its B, or of its W where the backward is split. With no backward in the schedule it is held during F only.

#include "core/analysis/stepfunction.h"
#include "core/model/jobcontrol.h"
#include "core/model/timeline.h"

#include <vector>

namespace bubblescope {

enum class ReleaseAt {
    BackwardEnd,    ///< end of B or of W
    InputGradient,  ///< end of B or of I
};

/// One entry a device; not whole where `control` was stopped. O(ops log ops). `backwardComes`: the run has not ended,
/// and a backward is still to come.
[[nodiscard]] std::vector<StepFunction> activationsInFlight(const Timeline& timeline, ReleaseAt releaseAt,
                                                            const JobControl& control = {}, bool backwardComes = false);

}  // namespace bubblescope
