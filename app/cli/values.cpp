// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/values.h"

#include "core/model/scenario.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace bubblescope::cli {

namespace {

Error wrongType(const std::string& flag, std::string expected, std::string_view text)
{
    return {ErrorCode::WrongType, flag, {std::move(expected), "\"" + std::string(text) + "\""}, {}};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::vector<std::string_view> splitAtCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t comma = text.find(',');
        parts.push_back(trimmed(text.substr(0, comma)));
        if (comma == std::string_view::npos)
            return parts;
        text.remove_prefix(comma + 1);
    }
}

template <class Integer>
std::optional<Integer> wholeIn(std::string_view text)
{
    Integer value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// Digits only, however many.
bool isWholeNumber(std::string_view text)
{
    if (!text.empty() && text.front() == '-')
        text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string formatSeconds(TimeNs ns)
{
    return std::to_string(ns / kNsPerS) + " s";
}

}  // namespace

Result<std::vector<TimeNs>> parseDurations(const std::string& flag, std::string_view text)
{
    std::vector<TimeNs> values;
    for (const std::string_view part : splitAtCommas(text)) {
        const Result<TimeNs> value = parseOneDuration(flag, part);
        if (!value)
            return value.error();
        values.push_back(value.value());
    }
    return values;
}

Result<TimeNs> parseOneDuration(const std::string& flag, std::string_view text)
{
    const std::optional<TimeNs> value = parseDuration(text);
    if (!value)
        return Error{ErrorCode::BadDuration, flag, {std::string(text)}, {}};
    if (*value > kMaxDurationNs)
        return Error{ErrorCode::OutOfRange, flag, {std::string(text), "0", formatSeconds(kMaxDurationNs)}, {}};
    return *value;
}

Result<std::int64_t> parseWhole(const std::string& flag, std::string_view text, std::int64_t least, std::int64_t most)
{
    if (!isWholeNumber(text))
        return wrongType(flag, "a whole number", text);
    const std::optional<std::int64_t> value = wholeIn<std::int64_t>(text);
    if (!value || *value < least || *value > most)
        return Error{ErrorCode::OutOfRange, flag, {std::string(text), std::to_string(least), std::to_string(most)}, {}};
    return *value;
}

Result<std::uint64_t> parseSeed(const std::string& flag, std::string_view text)
{
    if (const std::optional<std::uint64_t> value = wholeIn<std::uint64_t>(text))
        return *value;
    return wrongType(flag, "a whole number from 0 to 18446744073709551615", text);
}

std::optional<double> parseNumber(std::string_view text)
{
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

Result<std::int64_t> parseBytes(const std::string& flag, std::string_view text, bool perSecond)
{
    constexpr std::array<std::pair<std::string_view, double>, 8> kUnits{{{"KiB", 1024.0},
                                                                         {"MiB", 1048576.0},
                                                                         {"GiB", 1073741824.0},
                                                                         {"kB", 1e3},
                                                                         {"KB", 1e3},
                                                                         {"MB", 1e6},
                                                                         {"GB", 1e9},
                                                                         {"B", 1.0}}};
    const std::string expected = perSecond ? "bytes per second such as 25GB/s (B, kB, MB, GB, KiB, MiB, GiB)"
                                           : "bytes such as 4096, 64KiB or 33.5MB (B, kB, MB, GB, KiB, MiB, GiB)";
    std::string_view number = trimmed(text);
    if (perSecond && number.ends_with("/s"))
        number.remove_suffix(2);
    double factor = 1;
    for (const auto& [unit, bytes] : kUnits) {
        if (number.ends_with(unit)) {
            factor = bytes;
            number = trimmed(number.substr(0, number.size() - unit.size()));
            break;
        }
    }
    const std::optional<double> value = parseNumber(number);
    constexpr double kMost = 9e18;
    if (!value || *value < 0 || *value * factor > kMost)
        return wrongType(flag, expected, text);
    return std::llround(*value * factor);
}

Result<std::vector<double>> parseFactors(const std::string& flag, std::string_view text,
                                         const std::vector<double>& current)
{
    const std::string expected = "factors such as 1,1,3,1 or stages with factors such as 2:3";
    const bool pairs = text.find(':') != std::string_view::npos;
    std::vector<double> factors = pairs ? current : std::vector<double>();
    std::vector<bool> given(current.size());
    for (const std::string_view part : splitAtCommas(text)) {
        const std::size_t colon = part.find(':');
        const std::optional<double> factor =
            parseNumber(colon == std::string_view::npos ? part : trimmed(part.substr(colon + 1)));
        if (!factor || pairs != (colon != std::string_view::npos))
            return wrongType(flag, expected, part);
        if (!pairs) {
            factors.push_back(*factor);
            continue;
        }
        const auto last = static_cast<std::int64_t>(current.size()) - 1;
        const Result<std::int64_t> stage = parseWhole(flag + ", stage", trimmed(part.substr(0, colon)), 0, last);
        if (!stage)
            return stage.error();
        const auto index = static_cast<std::size_t>(stage.value());
        if (given[index])
            return wrongType(flag, "one factor for a stage", text);
        given[index] = true;
        factors[index] = *factor;
    }
    return factors;
}

}  // namespace bubblescope::cli
