// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many slots the edges of a plan need. Both questions are answered by running the plan without time: each queue (a
// device, an edge) does its next node as soon as what that waits for is done. Which nodes get done does not depend on
// the order in which queues are tried, so where such a run sticks, the real one can stick.

#include "core/live/plan.h"
#include "core/model/result.h"

#include <cstdint>
#include <vector>

namespace bubblescope::live {

/// For each edge the least number of slots, at least two, with which the plan runs to its end: one fewer on any edge
/// and it does not. `plan` has compute nodes, transfers and edges. Error: PlanDeadlock if no number helps.
[[nodiscard]] Result<std::vector<std::uint32_t>> leastSlots(const Plan& plan);

/// For each edge a number with which no op ever waits for a slot, whatever ops and transfers take: as many as can have
/// been sent before the sender can know that they were used. At least two. The plan has no deadlock.
[[nodiscard]] std::vector<std::uint32_t> unthrottledSlots(const Plan& plan);

}  // namespace bubblescope::live
