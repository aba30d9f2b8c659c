// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The same training under another schedule, so that schedules can be compared.

#include "core/model/scenario.h"
#include "core/schedule/registry.h"

namespace bubblescope {

/// Whether the placement folds back at each turn (V, waves) instead of starting again at device 0.
[[nodiscard]] bool folds(const ScheduleInfo& info);

/// Whether they do the same work: training, with the same weights for a whole iteration or without, or inference.
[[nodiscard]] bool comparable(const ScheduleInfo& a, const ScheduleInfo& b);

/// The same model on the same devices as other stages, the schedule's options at their defaults. Costs given stage by
/// stage become each device's share where the number of stages changes, a manual split becomes the optimal one, and
/// what was measured is dropped.
[[nodiscard]] Scenario refolded(const Scenario& present, const ScheduleInfo& to, int chunks);

/// The same stages, of the same times, on as many devices as hold `chunks` of them each, which divides their number.
[[nodiscard]] Scenario atEqualStages(const Scenario& present, const ScheduleInfo& to, int chunks);

}  // namespace bubblescope
