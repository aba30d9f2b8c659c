// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Time is int64 nanoseconds everywhere, simulated and measured; names of variables end in `Ns`.
// (Not called time.h: that would shadow C's.)

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bubblescope {

using TimeNs = std::int64_t;

inline constexpr TimeNs kNsPerUs = 1'000;
inline constexpr TimeNs kNsPerMs = 1'000'000;
inline constexpr TimeNs kNsPerS = 1'000'000'000;

/// The longest duration that a scenario may give for one op: 1000 s. A million such ops one after another still fit.
inline constexpr TimeNs kMaxDurationNs = 1'000 * kNsPerS;

/// Reads a duration such as "2.5", "2.5ms", "10 us", "3ns" or "1s" exactly, rounded to the nearest nanosecond.
/// A number without a unit is milliseconds. More than 104 days come back as 104 days, far above kMaxDurationNs. Nothing
/// for anything else: negative values, and what is above 0 but below half a nanosecond.
[[nodiscard]] std::optional<TimeNs> parseDuration(std::string_view text);

/// A duration in milliseconds, at most `digits` significant digits and no trailing zeros: "2.5 ms", "0.001 ms".
[[nodiscard]] std::string formatMs(TimeNs ns, int digits = 6);

}  // namespace bubblescope
