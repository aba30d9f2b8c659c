// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/rank.h"

#include "core/partition/stagememory.h"
#include "core/sim/opcosts.h"
#include "core/sweep/inorder.h"
#include "core/sweep/refold.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace bubblescope {
namespace {

/// Whether there are layers enough for so many stages.
bool hasLayersFor(const Scenario& scenario, int chunks)
{
    const int stages = scenario.devices * chunks;
    if (scenario.partition)
        return stages <= static_cast<int>(layersToSplit(*scenario.partition).size());
    return !scenario.memory || stages <= scenario.memory->layers;
}

std::vector<int> chunkChoices(const Scenario& present, const ScheduleInfo& info)
{
    if (!info.usesChunks)
        return {1};
    if (info.minChunks == info.maxChunks)
        return {info.minChunks};
    std::vector<int> choices;
    for (const int chunks : {2, 3, 4})
        if (chunks % 2 == 0 || !folds(info))
            choices.push_back(chunks);
    const bool own = findSchedule(present.schedule) == &info;
    if (own && std::find(choices.begin(), choices.end(), present.chunks) == choices.end())
        choices.push_back(present.chunks);
    choices.erase(
        std::remove_if(choices.begin(), choices.end(), [&](int chunks) { return !hasLayersFor(present, chunks); }),
        choices.end());
    // Kept as a refused row, which says why.
    return choices.empty() ? std::vector<int>{2} : choices;
}

/// The schedules that search take the limit that there is.
void addSearches(const Scenario& base, const RankOptions& options, std::vector<Scenario>& list)
{
    const bool folded = base.chunks > 1;
    const auto add = [&](std::map<std::string, std::string> chosen) {
        if (folded)
            chosen["order"] = "search";
        list.push_back(base);
        list.back().options = std::move(chosen);
    };
    const std::int64_t unit = folded ? 2 : 1;
    const auto most = std::int64_t{base.microbatches} * unit;
    const std::int64_t usual = unit * base.devices;
    std::vector<std::int64_t> limits{usual};
    const bool inBytes = options.mostBytes.has_value();
    if (options.mostActivations && !inBytes) {
        const double perActivation = options.basis == RankBasis::Stages ? 1 : static_cast<double>(unit);
        const auto count = static_cast<std::int64_t>(std::floor(*options.mostActivations * perActivation));
        limits = {std::max(unit, std::min(count, most))};
    } else if (!inBytes && base.memoryLimitBytes == 0 && 2 * usual <= most) {
        limits.push_back(2 * usual);
    }
    for (const std::int64_t limit : limits)
        add({{"memory-limit", std::to_string(limit)}});
    if ((inBytes || base.memoryLimitBytes > 0) && (base.memory || base.partition)) {
        add({{"limit-from", "device-memory"}});
        if (inBytes)
            list.back().memoryLimitBytes =
                base.memoryLimitBytes > 0 ? std::min(base.memoryLimitBytes, *options.mostBytes) : *options.mostBytes;
    }
}

bool sameSetting(const Scenario& a, const Scenario& b)
{
    return a.schedule == b.schedule && a.devices == b.devices && a.chunks == b.chunks && a.options == b.options;
}

Fit fitOf(const Scenario& scenario, const Outcome& outcome, const RankOptions& options)
{
    // Shares are fractions of small whole numbers.
    constexpr double kRounding = 1e-9;
    if (outcome.error)
        return Fit::Refused;
    const bool tooLarge = scenario.memoryLimitBytes > 0 && outcome.overLimitAtNs >= 0;
    const bool inBytes = options.mostBytes && outcome.peakBytes;
    const bool tooMany =
        inBytes ? *outcome.peakBytes > *options.mostBytes
                : options.mostActivations && heldBy(outcome, options.basis) > *options.mostActivations + kRounding;
    return tooMany || tooLarge ? Fit::OverLimit : Fit::Fits;
}

}  // namespace

double heldBy(const Outcome& outcome, RankBasis basis)
{
    return basis == RankBasis::Stages ? outcome.peakActivations : outcome.peakShares;
}

std::optional<Error> limitTo(const ScheduleInfo& schedule, const Scenario& present, RankOptions& options)
{
    const Scenario own = options.basis == RankBasis::Stages
                             ? atEqualStages(present, schedule, chunkChoices(present, schedule).front())
                             : refolded(present, schedule, chunkChoices(present, schedule).front());
    const Outcome outcome = evaluate(own);
    if (outcome.error)
        return outcome.error;
    options.mostActivations = heldBy(outcome, options.basis);
    options.mostBytes = outcome.peakBytes;
    return std::nullopt;
}

std::optional<Error> limitTo(double activations, const Scenario& present, RankOptions& options)
{
    options.mostActivations = activations;
    options.mostBytes.reset();
    if (!present.memory && !present.partition)
        return std::nullopt;
    const ScheduleInfo& plain = *findSchedule("1f1b");
    const Scenario own =
        options.basis == RankBasis::Stages ? atEqualStages(present, plain, 1) : refolded(present, plain, 1);
    const Result<Schedule> schedule = makeSchedule(own);
    if (!schedule.ok())
        return schedule.error();
    const Result<OpCosts> costs = resolveCosts(own, schedule.value());
    if (!costs.ok())
        return costs.error();
    std::int64_t bytes = 0;
    for (const StageMemory& stage : stageMemory(own, costs.value().split, schedule.value().stageCount, true)) {
        const double held = activations * static_cast<double>(stage.activationBytes);
        bytes = std::max(bytes, stage.stateBytes() + static_cast<std::int64_t>(std::ceil(held)));
    }
    if (bytes > 0)
        options.mostBytes = bytes;
    return std::nullopt;
}

std::vector<Scenario> rankCandidates(const Scenario& present, const RankOptions& options)
{
    const ScheduleInfo* own = findSchedule(present.schedule);
    std::vector<Scenario> list;
    for (const ScheduleInfo& info : scheduleRegistry()) {
        if (info.id == "custom" || (own != nullptr && !comparable(info, *own)))
            continue;
        for (const int chunks : chunkChoices(present, info)) {
            const bool equalStages = options.basis == RankBasis::Stages;
            if (equalStages && present.stages() % chunks != 0)
                continue;
            const Scenario base = equalStages ? atEqualStages(present, info, chunks) : refolded(present, info, chunks);
            // The searches of the others are these two's.
            const bool automatic = info.id == "zb-auto";
            if (!automatic)
                list.push_back(base);
            if (automatic || info.id == "zb-v")
                addSearches(base, options, list);
        }
    }
    const auto same =
        std::find_if(list.begin(), list.end(), [&](const Scenario& other) { return sameSetting(other, present); });
    if (same == list.end())
        list.insert(list.begin(), present);
    else
        *same = present;
    return list;
}

Result<std::vector<RankedRow>> rank(const Scenario& present, const RankOptions& options, const JobControl& control)
{
    const std::vector<Scenario> candidates = rankCandidates(present, options);
    std::vector<RankedRow> rows;
    const std::size_t done = inOrder<Outcome>(
        candidates.size(), options.threads, control,
        [&](std::size_t i, std::stop_token stop) -> std::optional<Outcome> {
            Outcome outcome = evaluate(candidates[i], {std::move(stop), {}});
            if (outcome.error && outcome.error->code == ErrorCode::Cancelled)
                return std::nullopt;
            return outcome;
        },
        [&](std::size_t i, Outcome& outcome) {
            const Fit fit = fitOf(candidates[i], outcome, options);
            rows.push_back({candidates[i], std::move(outcome), fit, sameSetting(candidates[i], present)});
            return true;
        });
    if (done < candidates.size())
        return Error{};
    std::stable_sort(rows.begin(), rows.end(), [](const RankedRow& a, const RankedRow& b) {
        const auto key = [](const RankedRow& row) {
            return std::tuple(row.fit, row.outcome.makespanNs, row.outcome.peakBytes.value_or(0),
                              row.outcome.peakShares);
        };
        return key(a) < key(b);
    });
    return rows;
}

std::string optionsText(const Scenario& scenario)
{
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    std::string text;
    if (info != nullptr && info->usesChunks && info->minChunks != info->maxChunks)
        text = "chunks " + std::to_string(scenario.chunks);
    for (const auto& [id, value] : scenario.options)
        text.append(text.empty() ? "" : ", ").append(id).append(" ").append(value);
    return text;
}

}  // namespace bubblescope
