// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the schedules have in common whose order can be searched for instead of following a fixed pattern.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"

#include <vector>

namespace bubblescope {

/// Whether the scenario asks for the search: by order=search, or by an option that only the search looks at, a limit
/// say, with the order left at its default. Error: Refused where such an option contradicts order=pattern.
[[nodiscard]] Result<bool> wantsSearch(const Scenario& scenario);

using Generate = Result<Schedule> (*)(const Scenario& scenario, const JobControl& control);

/// The best order that list scheduling finds for the scenario's costs under its limit (`usualLimit` activations where
/// the options name none), never worse than what `candidates` make, as far as that stays within the limit. Jitter is
/// not planned for. Errors: those of memoryLimits(); Cancelled.
[[nodiscard]] Result<Schedule> searchedOrder(const Scenario& scenario, const std::vector<Generate>& candidates,
                                             int usualLimit, const JobControl& control);

/// The most activations that a device holds, whatever things cost.
[[nodiscard]] int peakActivationsOf(const Schedule& schedule);

}  // namespace bubblescope
