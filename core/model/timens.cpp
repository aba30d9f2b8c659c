// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/timens.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>
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
    const std::string_view number = text.substr(0, static_cast<std::size_t>(end - text.data()));
    if (error == std::errc::result_out_of_range)
        value = number.find("e-") == std::string_view::npos ? std::numeric_limits<double>::max()
                                                            : std::numeric_limits<double>::min();
    else if (error != std::errc())
        return std::nullopt;
    if (!std::isfinite(value) || number.starts_with('-'))
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
    constexpr double kMost = 9e15;
    // What would round to 0 is not what was asked for.
    if (value > 0 && value * factor < 0.5)
        return std::nullopt;
    return std::llround(std::min(value * factor, kMost));
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
