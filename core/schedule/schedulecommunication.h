// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sends and receives in PyTorch's schedule CSV. `2SEND_F5` sends what 2F5 made to stage 3, `3RECV_F5` takes it;
// `2SEND_B5` sends the gradient that 2B5 or 2I5 made to stage 1, `1RECV_B5` takes it. Between stages of one device
// there are none.

#include "core/model/result.h"
#include "core/model/schedule.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace bubblescope {

struct CommunicationCell {
    bool sends = false;
    bool forward = false;
    int stage = 0;
    int microbatch = 0;
    int device = 0;
    /// Index into OpRows::ops of the first op after it.
    std::size_t nextOp = 0;
    /// "NAME:LINE, cell K".
    std::string where;
};

/// "2SEND_F5".
[[nodiscard]] std::string toString(const CommunicationCell& cell);

/// What is wrong with a schedule's sends and receives: one without the other, on another device than its op, before
/// what it sends is made or after what it receives is used, a transfer that has none. Nothing for a schedule without
/// any. O(ops log ops). Error: BadCommunication.
[[nodiscard]] std::optional<Error> checkCommunication(const Schedule& schedule,
                                                      const std::vector<CommunicationCell>& cells);

/// As PyTorch's lowering places them: devices take turns to run their next op if they can; a send follows its op, and
/// its receive is put at the end of what the other device has done so far. So on each pair of devices sends and
/// receives come in the same order. Current letters, LF line ends. Extra dependencies are not looked at. Error:
/// CannotFinish (with the Deadlock).
[[nodiscard]] Result<std::string> writeScheduleCsvWithCommunication(const Schedule& schedule);

}  // namespace bubblescope
