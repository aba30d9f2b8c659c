// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/timens.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <system_error>

namespace bubblescope {

std::optional<TimeNs> parseDuration(std::string_view text)
{
    const auto trim = [](std::string_view t) {
        const auto first = t.find_first_not_of(" \t");
        if (first == std::string_view::npos)
            return std::string_view();
        return t.substr(first, t.find_last_not_of(" \t") - first + 1);
    };
    text = trim(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !std::isfinite(value) || std::signbit(value))
        return std::nullopt;
    const std::string_view unit = trim(text.substr(static_cast<std::size_t>(end - text.data())));
    double factor = 0;
    if (unit.empty() || unit == "ms")
        factor = static_cast<double>(kNsPerMs);
    else if (unit == "ns")
        factor = 1;
    else if (unit == "us" || unit == "µs")
        factor = static_cast<double>(kNsPerUs);
    else if (unit == "s")
        factor = static_cast<double>(kNsPerS);
    else
        return std::nullopt;
    // Below 2^53 ns (104 days) a double is exact to less than half a nanosecond.
    if (value * factor > 9e15)
        return std::nullopt;
    return std::llround(value * factor);
}

std::string formatMs(TimeNs ns, int digits)
{
    const double ms = static_cast<double>(ns) / static_cast<double>(kNsPerMs);
    const int magnitude = ns == 0 ? 0 : static_cast<int>(std::floor(std::log10(std::fabs(ms))));
    const int decimals = std::clamp(digits - 1 - magnitude, 0, 6);
    std::string text = fmt::format("{:.{}f}", ms, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.')
            text.pop_back();
    }
    return text + " ms";
}

}  // namespace bubblescope
