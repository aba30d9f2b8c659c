// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Random factors for durations. A factor depends on the seed and the op alone, not on the order of asking, and is made
// with operations that IEEE 754 rounds exactly (+ − × ÷ √) from a counter-based generator (splitmix64, Steele, Lea &
// Flood, OOPSLA 2014), so it is the same on every compiler and machine. std::normal_distribution and its like are not.

#include "core/model/op.h"
#include "core/model/scenario.h"

namespace bubblescope {

/// At least 0. 1 for JitterKind::None.
[[nodiscard]] double jitterFactor(const Jitter& jitter, const Op& op);

}  // namespace bubblescope
