// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a live run is to do, from the scenario that is simulated.

#include "core/live/workload.h"
#include "core/model/result.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"

#include <string>
#include <vector>

namespace bubblescope::live {

/// All durations of the scenario times `factor`, so that a live run of it can be shown beside its simulation: a
/// scenario in ms may be too fast for a machine's scheduler, one in s too slow for a lecture.
[[nodiscard]] Scenario scaled(Scenario scenario, double factor);

/// The factor that makes the mean forward, over the stages and without slowdown, last `forwardNs`. Errors: WrongCount.
[[nodiscard]] Result<double> factorFor(const Scenario& scenario, const Schedule& schedule, TimeNs forwardNs);

/// Durations, slowdown, transfers and payload; mode and the rest are the caller's to set. Errors: WrongCount.
[[nodiscard]] Result<Workload> workloadOf(const Scenario& scenario, const Schedule& schedule);

/// What of the scenario a live run leaves out, in English, for a `warn` record.
[[nodiscard]] std::vector<std::string> leftOut(const Scenario& scenario);

}  // namespace bubblescope::live
