// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a schedule to a plan. The order of the transfers on an edge is the one in which their producers end in the
// simulation, the same for both ends, as PyTorch's _add_send_recv and Zero Bubble's communication.py place them:
// letting each end derive its order from its own ops gives sequences that do not match.

#include "core/live/plan.h"
#include "core/model/result.h"
#include "core/model/timeline.h"

namespace bubblescope::live {

/// What a device has for the plan's buffers; 0: no limit.
struct BufferLimit {
    std::int64_t payloadBytes = 0;
    std::int64_t bytesPerDevice = 0;
};

/// `simulated` is the timeline of `schedule`. Errors: PlanDeadlock {cycle} cannot happen for a schedule that finished
/// in the simulator, unless the slots do not fit; BuffersDoNotFit {device, bytes needed, bytes there}.
[[nodiscard]] Result<Plan> lower(const Schedule& schedule, const Timeline& simulated, const BufferLimit& limit = {});

}  // namespace bubblescope::live
