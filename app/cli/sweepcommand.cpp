// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/axes.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "app/cli/scenarioflags.h"
#include "app/cli/sweeprows.h"
#include "app/cli/values.h"
#include "core/sweep/inorder.h"
#include "core/sweep/sweep.h"

#include <algorithm>
#include <utility>

namespace bubblescope::cli {

namespace {

constexpr int kMaxThreads = 1024;
constexpr std::size_t kMostTried = 1000;

/// What is wrong whatever it is combined with: a row for it would help nobody.
bool isMistake(const Failure& failure)
{
    if (!failure.error)
        return true;
    switch (failure.error->code) {
    case ErrorCode::WrongType:
    case ErrorCode::BadDuration:
    case ErrorCode::NotOneOf:
    case ErrorCode::UnknownSchedule:
    case ErrorCode::CannotRead:
    case ErrorCode::UnknownKey:
    case ErrorCode::NotJson:
        return true;
    default:
        return false;
    }
}

class Combinations {
public:
    Combinations(const Arguments& arguments, Input base, std::vector<Axis> axes)
        : m_arguments(arguments)
        , m_base(std::move(base))
        , m_axes(std::move(axes))
        , m_grid(sizes())
    {
    }

    [[nodiscard]] std::size_t count() const { return m_grid.count(); }
    [[nodiscard]] const std::vector<Axis>& axes() const { return m_axes; }
    [[nodiscard]] std::vector<std::size_t> at(std::size_t index) const { return m_grid.at(index); }

    /// Any thread.
    [[nodiscard]] Result<Scenario> scenarioAt(std::size_t index) const
    {
        Input input = m_base;
        std::optional<Failure> failure = prepareAt(m_grid.at(index), input);
        if (!failure)
            return std::move(input.scenario);
        return failure->error ? *failure->error
                              : Error{ErrorCode::Refused, {}, {input.scenario.schedule, failure->sentence}, nullptr};
    }

    /// Each value with the first of all others; of long ranges, which are alike, the first ones.
    [[nodiscard]] std::optional<Failure> findMistake() const
    {
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis) {
            std::vector<std::size_t> entries(m_axes.size(), 0);
            for (; entries[axis] < std::min(kMostTried, m_axes[axis].values.size()); ++entries[axis]) {
                Input input = m_base;
                std::optional<Failure> failure = prepareAt(entries, input);
                if (failure && isMistake(*failure))
                    return failure;
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<Failure> prepareAt(const std::vector<std::size_t>& entries, Input& input) const
    {
        Arguments one = m_arguments;
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
            one.values[m_axes[axis].flag] = m_axes[axis].values[entries[axis]];
        return applyFlags(one, input);
    }

    [[nodiscard]] std::vector<std::size_t> sizes() const
    {
        std::vector<std::size_t> list;
        for (const Axis& axis : m_axes)
            list.push_back(axis.values.size());
        return list;
    }

    const Arguments& m_arguments;
    Input m_base;
    std::vector<Axis> m_axes;
    Grid m_grid;
};

/// "2/8": the second of eight.
std::optional<Failure> takeShard(const Arguments& arguments, std::size_t count, Shard& shard, bool& first)
{
    first = true;
    shard = {0, count};
    if (!arguments.has("shard"))
        return std::nullopt;
    const std::string& text = arguments.values.at("shard");
    const std::size_t slash = text.find('/');
    constexpr std::int64_t kMostParts = 1'000'000;
    if (slash == std::string::npos)
        return failureOf(
            {ErrorCode::WrongType, "--shard", {"part and number of parts such as 1/8", "\"" + text + "\""}, nullptr});
    const Result<std::int64_t> parts = parseWhole("--shard", text.substr(slash + 1), 1, kMostParts);
    if (!parts)
        return failureOf(parts.error());
    const Result<std::int64_t> part = parseWhole("--shard", text.substr(0, slash), 1, parts.value());
    if (!part)
        return failureOf(part.error());
    first = part.value() == 1;
    shard = shardOf(count, static_cast<std::size_t>(part.value() - 1), static_cast<std::size_t>(parts.value()));
    return std::nullopt;
}

}  // namespace

std::optional<Failure> runSweep(const Arguments& arguments, Output& out)
{
    // From here on Ctrl+C leaves whole rows.
    const Interrupt interrupt;
    if (arguments.has("save"))
        return wrongUse("--save writes one scenario; a sweep has many: use simulate for that");
    Input base;
    if (std::optional<Failure> failure = readFiles(arguments, base))
        return failure;
    Result<std::vector<Axis>> axes = axesOf(arguments);
    if (!axes)
        return failureOf(axes.error());
    const Combinations combinations(arguments, std::move(base), std::move(axes).value());
    if (std::optional<Failure> mistake = combinations.findMistake())
        return mistake;
    Shard shard;
    bool first = true;
    if (std::optional<Failure> failure = takeShard(arguments, combinations.count(), shard, first))
        return failure;
    int threads = allCores();
    if (arguments.has("threads")) {
        const Result<std::int64_t> given = parseWhole("--threads", arguments.values.at("threads"), 1, kMaxThreads);
        if (!given)
            return failureOf(given.error());
        threads = static_cast<int>(given.value());
    }

    Progress progress;
    // Parts one after another are the whole, with one line of names.
    SweepRows rows(out, combinations.axes(), arguments.json, first);
    const std::size_t done = sweep(
        shard, [&](std::size_t i) { return combinations.scenarioAt(i); }, threads, progress.control(interrupt.token()),
        [&](const SweepRow& row) {
            rows.add(row, combinations.at(row.index));
            return !out.readerGone();
        });
    rows.end();
    if (done < shard.last - shard.first && !out.readerGone())
        return Failure{"interrupted; " + std::to_string(done) + " of " + std::to_string(shard.last - shard.first) +
                           " rows are written",
                       kInterrupted, std::nullopt};
    return std::nullopt;
}

}  // namespace bubblescope::cli
