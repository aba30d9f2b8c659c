// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// CLOCK_MONOTONIC in int64 ns: the host clock that all times of a live run are on.

#include <chrono>
#include <cstdint>

namespace bubblescope::live {

/// std::chrono::steady_clock is CLOCK_MONOTONIC with every standard library on Linux.
[[nodiscard]] inline std::int64_t monotonicNs()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace bubblescope::live
