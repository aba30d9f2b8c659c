// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The simulator's inside: the state that the plain and the blocking form share, and the report of a deadlock.

#include "core/model/dataflow.h"
#include "core/model/deadlock.h"
#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/timeline.h"
#include "core/sim/opcosts.h"

#include <span>
#include <vector>

namespace bubblescope {

inline constexpr TimeNs kNotDone = -1;
/// Ops simulated between two looks at the stop token.
inline constexpr std::size_t kOpsPerPoll = 1u << 16;

/// Transfers that occupy both devices: a sender goes on with its list only when all that its last unit made for other
/// devices has been sent; a transfer starts as soon as neither device computes or transfers. A receiver takes what
/// waits for it before it starts its next unit. Among transfers that could start at one instant, the one ready first
/// goes first, then the one with the lowest index of its op. Such a rendezvous cannot deadlock where the schedule
/// itself does not, because a device that waits to send is free to receive.
[[nodiscard]] Result<Timeline> simulateBlocking(const Schedule& schedule, const OpCosts& costs,
                                                const JobControl& control);

/// What cannotFinish() wants to know of devices that have a `position`.
template <class Device>
[[nodiscard]] std::vector<std::size_t> positionsOf(const std::vector<Device>& devices)
{
    std::vector<std::size_t> positions;
    positions.reserve(devices.size());
    for (const Device& device : devices)
        positions.push_back(device.position);
    return positions;
}

/// The error for a schedule of which units are left: `position[d]` is the index into OpRows::ops of the first unit that
/// device d has not run; an op has run if its end in `timeline` is not kNotDone.
[[nodiscard]] Error cannotFinish(const Schedule& schedule, const OpTable& table, std::span<const std::size_t> position,
                                 const Timeline& timeline);

}  // namespace bubblescope
