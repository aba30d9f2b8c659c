// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much sooner a run would end if one stage were faster: simulated again with that stage's costs and the same order
// on every device, nothing estimated. Schedules that are searched for given costs are not searched anew.

#include "core/model/ids.h"
#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/schedule.h"
#include "core/sim/opcosts.h"

#include <vector>

namespace bubblescope {

/// `costs` with all ops of `stage` taking `percent` percent less time (0 to 100), rounded to the nearest ns.
[[nodiscard]] OpCosts withFasterStage(OpCosts costs, StageId stage, double percent);

/// For each stage makespanNs − the makespan with that stage faster. Not below 0 where transfers overlap with work;
/// where they block, sooner in one place may mean later elsewhere. Simulates once a stage. Errors: Cancelled.
[[nodiscard]] Result<std::vector<TimeNs>> soonerWithFasterStage(const Schedule& schedule, const OpCosts& costs,
                                                                TimeNs makespanNs, double percent,
                                                                const JobControl& control = {});

}  // namespace bubblescope
