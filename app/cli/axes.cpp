// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/axes.h"

#include "core/model/timens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>

namespace bubblescope::cli {

namespace {

constexpr std::size_t kMaxValues = 1'000'000;
constexpr double kMaxCombinations = 1e8;

/// Not varied: they say where the rest starts from and what becomes of it.
constexpr std::array<std::string_view, 6> kNoAxes{"scenario", "schedule-csv", "costs", "layers", "threads", "shard"};
constexpr std::array<std::string_view, 7> kLists{"forward",  "backward",    "backward-input", "backward-weight",
                                                 "slowdown", "layer-split", "divisible"};
constexpr std::array<std::string_view, 3> kTimes{"latency", "overhead", "overlap-saving"};

template <std::size_t Count>
bool isIn(const std::array<std::string_view, Count>& list, const std::string& flag)
{
    return std::find(list.begin(), list.end(), flag) != list.end();
}

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<std::int64_t> wholeIn(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || value < 0)
        return std::nullopt;
    return value;
}

struct Range {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t step = 1;
    bool multiplied = false;
};

/// "4:64:*2"; nothing if it is no range. `read` makes a number of a text.
template <class Read>
std::optional<Range> rangeIn(std::string_view text, Read read)
{
    const std::vector<std::string_view> parts = split(text, ':');
    if (parts.size() < 2 || parts.size() > 3)
        return std::nullopt;
    Range range;
    const std::optional<std::int64_t> first = read(parts[0]);
    const std::optional<std::int64_t> last = read(parts[1]);
    std::optional<std::int64_t> step = 1;
    if (parts.size() == 3) {
        range.multiplied = parts[2].starts_with('*');
        const bool sign = range.multiplied || parts[2].starts_with('+');
        const std::string_view number = parts[2].substr(sign ? 1 : 0);
        step = range.multiplied ? wholeIn(number) : read(number);
    }
    if (!first || !last || !step)
        return std::nullopt;
    range.first = *first;
    range.last = *last;
    range.step = *step;
    return range;
}

enum class Expanded { Whole, NoRange, TooMany };

/// NoRange: it never ends, or goes backwards.
Expanded expand(const Range& range, const char* unit, std::vector<std::string>& values)
{
    const bool moves = range.multiplied ? range.step > 1 && range.first > 0 : range.step > 0;
    if (!moves || range.first > range.last)
        return Expanded::NoRange;
    for (std::int64_t value = range.first; value <= range.last;) {
        if (values.size() == kMaxValues)
            return Expanded::TooMany;
        values.push_back(std::to_string(value) + unit);
        const std::int64_t most = std::numeric_limits<std::int64_t>::max();
        if (range.multiplied ? value > most / range.step : value > most - range.step)
            break;
        value = range.multiplied ? value * range.step : value + range.step;
    }
    return Expanded::Whole;
}

std::optional<Error> addValues(const std::string& flag, std::string_view text, std::vector<std::string>& values)
{
    const bool times = isIn(kTimes, flag);
    // A jitter's "normal:0.1" is no range either.
    const std::optional<Range> range = flag == "jitter" ? std::nullopt
                                       : times
                                           ? rangeIn(text, [](std::string_view part) { return parseDuration(part); })
                                           : rangeIn(text, wholeIn);
    if (!range) {
        values.emplace_back(text);
        return std::nullopt;
    }
    const Expanded expanded = expand(*range, times ? "ns" : "", values);
    if (expanded == Expanded::Whole)
        return std::nullopt;
    if (expanded == Expanded::TooMany)
        return Error{
            ErrorCode::WrongType,
            "--" + flag,
            {"at most " + std::to_string(kMaxValues) + " values", "more, as with \"" + std::string(text) + "\""},
            nullptr};
    return Error{
        ErrorCode::WrongType,
        "--" + flag,
        {"a range from a smaller to a larger number such as 4:16, 4:16:4 or 4:64:*2", "\"" + std::string(text) + "\""},
        nullptr};
}

}  // namespace

Result<std::vector<Axis>> axesOf(const Arguments& arguments)
{
    std::vector<Axis> axes;
    double combinations = 1;
    for (const std::string& flag : arguments.order) {
        if (isIn(kNoAxes, flag) || !arguments.has(flag))
            continue;
        Axis& axis = axes.emplace_back(Axis{flag, {}});
        const std::string& text = arguments.values.at(flag);
        for (const std::string_view part : split(text, isIn(kLists, flag) ? ';' : ',')) {
            if (isIn(kLists, flag))
                axis.values.emplace_back(part);
            else if (std::optional<Error> error = addValues(flag, part, axis.values))
                return *std::move(error);
        }
        combinations *= static_cast<double>(axis.values.size());
    }
    if (combinations > kMaxCombinations)
        return Error{ErrorCode::TooManyRows,
                     {},
                     {std::to_string(static_cast<std::int64_t>(std::min(combinations, 1e18))),
                      std::to_string(static_cast<std::int64_t>(kMaxCombinations))},
                     nullptr};
    return axes;
}

}  // namespace bubblescope::cli
