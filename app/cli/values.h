// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Values of flags, from text. Errors name the flag and the value and say what would be right.

#include "core/model/result.h"
#include "core/model/timens.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bubblescope::cli {

/// "10,20,10" or one value.
[[nodiscard]] Result<std::vector<TimeNs>> parseDurations(const std::string& flag, std::string_view text);
[[nodiscard]] Result<TimeNs> parseOneDuration(const std::string& flag, std::string_view text);

/// From `least` to `most`.
[[nodiscard]] Result<std::int64_t> parseWhole(const std::string& flag, std::string_view text, std::int64_t least,
                                              std::int64_t most);
[[nodiscard]] Result<std::uint64_t> parseSeed(const std::string& flag, std::string_view text);

/// "4096", "64KiB", "33.5MB"; with `perSecond` "25GB/s" too.
[[nodiscard]] Result<std::int64_t> parseBytes(const std::string& flag, std::string_view text, bool perSecond);

/// A finite number, nothing else in the text.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

/// "1,1,3,1", or pairs "2:3,5:1.5" that change some entries of `current`.
[[nodiscard]] Result<std::vector<double>> parseFactors(const std::string& flag, std::string_view text,
                                                       const std::vector<double>& current);

}  // namespace bubblescope::cli
