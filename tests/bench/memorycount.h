// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Counts the heap memory of the program that links this: operator new and delete are replaced.

#include <cstddef>

namespace memorycount {

/// Bytes taken and not given back.
[[nodiscard]] std::size_t liveBytes();
/// The most that was live since the last resetPeak().
[[nodiscard]] std::size_t peakBytes();
void resetPeak();

}  // namespace memorycount
