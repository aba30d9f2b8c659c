// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The way of payloads between processes for a backend that has none of its own: an ordered channel for each edge whose
// ends are in two processes. One thread an edge and end.

#include "core/model/timens.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace bubblescope::live {

class PayloadLinks {
public:
    virtual ~PayloadLinks() = default;
    /// Returns when `data` may be written again. `startNs`: when the send began, since the run's zero. False where the
    /// other end is gone or stop() was called.
    [[nodiscard]] virtual bool send(std::uint32_t edge, std::span<const std::byte> data, TimeNs startNs) = 0;
    /// Returns when all of `data` has arrived; `sentNs` is the sender's startNs.
    [[nodiscard]] virtual bool receive(std::uint32_t edge, std::span<std::byte> data, TimeNs& sentNs) = 0;
    /// Any thread: lets every send and receive return, now and later.
    virtual void stop() = 0;
};

}  // namespace bubblescope::live
