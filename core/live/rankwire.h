// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How messages between the processes of a run look on the wire: a frame is its body's length (4 bytes), its kind (1
// byte) and the body; measurements are arrays of int64, all else JSON. Both ends have the same byte order (checked by
// the handshake).

#include "core/live/peers.h"
#include "core/live/rankgroup.h"
#include "core/live/socket.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bubblescope::live {

using Body = std::vector<std::byte>;

[[nodiscard]] bool sendFrame(const Socket& socket, RankGroup::Frame frame, const Body& body);
/// False where the connection ends or the frame is too large to be one.
[[nodiscard]] bool receiveFrame(const Socket& socket, RankGroup::Frame& frame, Body& body);

[[nodiscard]] Body bodyOf(std::string_view text);
[[nodiscard]] std::string textOf(const Body& body);
[[nodiscard]] Body bodyOf(const std::vector<std::int64_t>& numbers);
[[nodiscard]] std::vector<std::int64_t> numbersOf(const Body& body);

// Nothing where the body is not what it should be.
[[nodiscard]] Body bodyOf(const PeerMessage& message);
[[nodiscard]] std::optional<PeerMessage> messageOf(const Body& body);
[[nodiscard]] Body bodyOf(const std::vector<MeasuredOp>& ops);
[[nodiscard]] std::vector<MeasuredOp> opsOf(const Body& body);
[[nodiscard]] Body bodyOf(const std::vector<MeasuredTransfer>& transfers);
[[nodiscard]] std::vector<MeasuredTransfer> transfersOf(const Body& body);
[[nodiscard]] Body bodyOf(const Heartbeat& beat);
[[nodiscard]] std::optional<Heartbeat> heartbeatOf(const Body& body);
[[nodiscard]] Body bodyOf(const std::vector<ClockReading>& clocks);
[[nodiscard]] std::vector<ClockReading> clocksOf(const Body& body);

}  // namespace bubblescope::live
