// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Numbers as the window shows them: with their unit, few digits, in the user's locale, never broken over a line.

#include "core/model/timens.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace bubblescope {

/// In milliseconds with at most `digits` significant digits and no trailing zeros; whole milliseconds are never
/// rounded away: "2.5 ms", "138 ms", "9876 ms". From 10 s on in seconds: "12.345 s".
[[nodiscard]] QString formatTime(TimeNs ns, int digits = 4);

/// "41.7 %"; one decimal below 100 %, so that the width hardly changes while playing. Only 1 and more is "100 %".
[[nodiscard]] QString formatPercent(double ratio, int decimals = 1);

/// "71.3 GB", "512 B": powers of 1000, three digits.
[[nodiscard]] QString formatBytes(std::int64_t bytes);

/// "×2.5".
[[nodiscard]] QString formatFactor(double factor);

/// At most `digits` significant digits, no trailing zeros, no group separators.
[[nodiscard]] QString formatNumber(double value, int digits = 3);

/// UTF-8 from core.
[[nodiscard]] QString fromCore(std::string_view text);

}  // namespace bubblescope
