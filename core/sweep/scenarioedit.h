// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a control does to a scenario, as plain functions: lists of one value stay so, lists of a value for each device
// or stage keep those of the stages that stay. A changed size or schedule is another run than the one measured, so
// they drop Scenario::measured.

#include "core/model/scenario.h"
#include "core/schedule/registry.h"

#include <vector>

namespace bubblescope {

/// The stage that "slow middle stage" slows.
[[nodiscard]] int middleStage(const Scenario& scenario);

/// New stages get slowdown 1 and the median cost. `slowMiddleMoves`: the slowdown of the old middle stage goes along
/// to the new one.
[[nodiscard]] Scenario withDevices(const Scenario& scenario, int devices, bool slowMiddleMoves);

/// Costs given stage by stage become each device's share, so that the model stays what it is.
[[nodiscard]] Scenario withChunks(const Scenario& scenario, int chunks);

[[nodiscard]] Scenario withMicrobatches(const Scenario& scenario, int microbatches);

/// Options that the schedule does not have go; `chunks` is used where it has chunks and the scenario has one.
[[nodiscard]] Scenario withSchedule(const Scenario& scenario, const ScheduleInfo& info, int chunks);

[[nodiscard]] Scenario withSlowdown(const Scenario& scenario, int stage, double factor);

/// Costs are converted so that the picture stays: a whole batch costs M microbatches. The overhead, which only a fixed
/// batch has, goes into each op's own costs and out of them again; `splitBackward`: W is an op of its own.
[[nodiscard]] Scenario withBatchMode(const Scenario& scenario, BatchMode mode, bool splitBackward);

/// Whether a list says different things of different devices or stages.
[[nodiscard]] bool varies(const std::vector<TimeNs>& list);

[[nodiscard]] TimeNs meanOf(const std::vector<TimeNs>& list);

/// Multiplies all values so that their mean becomes `mean`; all zero: sets them.
[[nodiscard]] std::vector<TimeNs> scaledTo(const std::vector<TimeNs>& list, TimeNs mean);

/// Both halves of the backward scaled so that they sum to `sum`; half and half where both are zero.
[[nodiscard]] Scenario withBackward(const Scenario& scenario, TimeNs sum);

}  // namespace bubblescope
