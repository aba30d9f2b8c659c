// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a schedule to a plan. The order of the transfers on an edge is the one in which their producers run on the
// sending device, the same for both ends, as PyTorch's _add_send_recv and Zero Bubble's communication.py place them:
// letting each end derive its order from its own ops gives sequences that do not match.
//
// Time O(nodes · log nodes), plus one untimed run of the plan for each slot above two that R3 may need.

#include "core/live/plan.h"
#include "core/model/result.h"
#include "core/model/timeline.h"

namespace bubblescope::live {

/// What a device has for the plan's buffers; 0: no limit.
struct BufferLimit {
    std::int64_t payloadBytes = 0;
    std::int64_t bytesPerDevice = 0;
};

/// `simulated` is the timeline of `schedule`. Errors: BuffersDoNotFit {device, bytes needed, bytes there};
/// TornMicrobatch {op, its device, op whose activation it needs, that one's device}, where a backward is not on its
/// forward's device; PlanDeadlock {cycle}, which a schedule that finishes in the simulator cannot have.
[[nodiscard]] Result<Plan> lower(const Schedule& schedule, const Timeline& simulated, const BufferLimit& limit = {},
                                 SlotRule rule = SlotRule::Unthrottled);

}  // namespace bubblescope::live
