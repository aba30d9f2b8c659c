// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/opcosts.h"

#include "core/sim/jitter.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace bubblescope {
namespace {

TimeNs divideRounded(TimeNs value, std::int64_t by)
{
    return (value + by / 2) / by;
}

/// value · share / total, rounded, without a product that overflows; share ≤ total.
TimeNs shareRounded(TimeNs value, std::int64_t share, std::int64_t total)
{
    return value / total * share + divideRounded(value % total * share, total);
}

/// One value a stage from a list of one (every device's share), P (each device's share) or P·V (each stage's).
std::vector<TimeNs> perStage(const std::vector<TimeNs>& list, const Schedule& schedule,
                             const std::vector<std::size_t>& chunksOf)
{
    const auto stages = static_cast<std::size_t>(schedule.stageCount);
    if (list.size() == stages)
        return list;
    std::vector<TimeNs> result(stages);
    for (std::size_t s = 0; s < stages; ++s) {
        const std::size_t device = schedule.stageDevice[s].index();
        result[s] = list.size() == 1 ? divideRounded(list[0] * schedule.deviceCount(), schedule.stageCount)
                                     : divideRounded(list[device], static_cast<std::int64_t>(chunksOf[device]));
    }
    return result;
}

/// One factor a stage.
std::vector<double> slowdownPerStage(const std::vector<double>& factors, const Schedule& schedule)
{
    std::vector<double> result(static_cast<std::size_t>(schedule.stageCount));
    for (std::size_t s = 0; s < result.size(); ++s)
        result[s] = factors.size() == result.size() ? factors[s]
                    : factors.size() == 1           ? factors[0]
                                                    : factors[schedule.stageDevice[s].index()];
    return result;
}

/// Sums of the layers that each stage has.
std::optional<Error> takeLayers(const Partition& partition, const std::vector<double>& slowdown, bool forwardOnly,
                                OpCosts& costs)
{
    Result<Split> split =
        splitOf(partition, slowdown, forwardOnly ? SplitTime::Forward : SplitTime::ForwardAndBackward);
    if (!split.ok())
        return split.error();
    costs.split = std::move(split).value();
    const std::vector<ModelLayer> layers = layersToSplit(partition);
    for (auto* times : {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs})
        times->assign(slowdown.size(), 0);
    for (std::size_t s = 0; s < slowdown.size(); ++s)
        for (int i = costs.split[s]; i < costs.split[s + 1]; ++i) {
            const ModelLayer& layer = layers[static_cast<std::size_t>(i)];
            costs.forwardNs[s] += layer.forwardNs;
            costs.backwardInputNs[s] += layer.backwardInputNs;
            costs.backwardWeightNs[s] += layer.backwardWeightNs;
        }
    return std::nullopt;
}

bool fits(std::size_t count, const Schedule& schedule)
{
    return count == 1 || count == static_cast<std::size_t>(schedule.deviceCount()) ||
           count == static_cast<std::size_t>(schedule.stageCount);
}

Error wrongCount(const char* where, std::size_t count, const Schedule& schedule)
{
    std::string allowed = "1, " + std::to_string(schedule.deviceCount());
    if (schedule.stageCount != schedule.deviceCount())
        allowed += ", " + std::to_string(schedule.stageCount);
    return {ErrorCode::WrongCount, where, {std::to_string(count), allowed}, nullptr};
}

}  // namespace

TimeNs OpCosts::durationNs(const Op& op) const
{
    const std::size_t s = op.stage.index();
    TimeNs ns = 0;
    switch (op.kind) {
    case OpKind::Forward:
        ns = forwardNs[s];
        break;
    case OpKind::Backward:
        ns = backwardInputNs[s] + backwardWeightNs[s];
        break;
    case OpKind::BackwardInput:
        ns = backwardInputNs[s];
        break;
    case OpKind::BackwardWeight:
        ns = backwardWeightNs[s];
        break;
    }
    if (!shareOf.empty())
        ns = shareRounded(ns, shareOf[op.microbatch.index()], shareTotal);
    ns += overheadNs;
    if (jitter.kind != JitterKind::None)
        ns = std::llround(static_cast<double>(ns) * jitterFactor(jitter, op));
    return ns;
}

TimeNs OpCosts::unitDurationNs(std::span<const Op> unit) const
{
    TimeNs longest = 0;
    TimeNs sum = 0;
    for (const Op& op : unit) {
        const TimeNs ns = durationNs(op);
        longest = std::max(longest, ns);
        sum += ns;
    }
    return unit.size() == 1 ? sum : std::max(longest, sum - overlapSavingNs);
}

TimeNs OpCosts::transferDurationNs(MicrobatchId microbatch) const
{
    if (bytes == 0 || bytesPerSecond == 0)
        return latencyNs;
    const double share =
        shareOf.empty() ? 1.0 : static_cast<double>(shareOf[microbatch.index()]) / static_cast<double>(shareTotal);
    return latencyNs + std::llround(static_cast<double>(bytes) * share / static_cast<double>(bytesPerSecond) *
                                    static_cast<double>(kNsPerS));
}

Result<OpCosts> resolveCosts(const Scenario& scenario, const Schedule& schedule)
{
    const StageCosts& given = scenario.costs;
    const std::pair<const char*, std::size_t> lists[] = {
        {"costs.forward_ns", given.forwardNs.size()},
        {"costs.backward_input_ns", given.backwardInputNs.size()},
        {"costs.backward_weight_ns", given.backwardWeightNs.size()},
        {"costs.slowdown", given.slowdown.size()},
    };
    for (const auto& [where, count] : lists)
        if (!fits(count, schedule))
            return wrongCount(where, count, schedule);

    std::vector<std::size_t> chunksOf(static_cast<std::size_t>(schedule.deviceCount()));
    for (const DeviceId device : schedule.stageDevice)
        ++chunksOf[device.index()];

    OpCosts costs;
    const std::vector<double> slowdown = slowdownPerStage(given.slowdown, schedule);
    if (scenario.partition) {
        if (std::optional<Error> error = takeLayers(*scenario.partition, slowdown, !schedule.hasBackward(), costs))
            return *std::move(error);
    } else {
        costs.forwardNs = perStage(given.forwardNs, schedule, chunksOf);
        costs.backwardInputNs = perStage(given.backwardInputNs, schedule, chunksOf);
        costs.backwardWeightNs = perStage(given.backwardWeightNs, schedule, chunksOf);
    }
    for (auto* times : {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs})
        for (std::size_t s = 0; s < times->size(); ++s)
            (*times)[s] = std::llround(static_cast<double>((*times)[s]) * slowdown[s]);
    costs.latencyNs = scenario.transfer.latencyNs;
    costs.bytes = scenario.transfer.bytes;
    costs.bytesPerSecond = scenario.transfer.bytesPerSecond;
    costs.blockingTransfers = scenario.transfer.blocking;
    costs.overlapSavingNs = given.overlapSavingNs;
    costs.jitter = scenario.jitter;

    const Batch& batch = scenario.batch;
    const int span = schedule.iterationSpan();
    if (batch.samples > 0) {
        if (batch.samples < span)
            return Error{ErrorCode::OutOfRange,
                         "batch.samples",
                         {std::to_string(batch.samples), std::to_string(span), std::to_string(kMaxMicrobatches)},
                         nullptr};
        costs.shareOf = splitSamples(batch.samples, span);
        costs.shareTotal = batch.mode == BatchMode::FixedBatch ? batch.samples : costs.shareOf.front();
    } else if (batch.mode == BatchMode::FixedBatch) {
        costs.shareOf.assign(static_cast<std::size_t>(span), 1);
        costs.shareTotal = span;
    }
    if (!costs.shareOf.empty()) {
        const std::vector<std::int64_t> oneIteration = costs.shareOf;
        for (int n = 1; n < schedule.iterations; ++n)
            costs.shareOf.insert(costs.shareOf.end(), oneIteration.begin(), oneIteration.end());
    }
    if (batch.mode == BatchMode::FixedBatch)
        costs.overheadNs = batch.overheadNs;
    return costs;
}

std::vector<std::int64_t> splitSamples(int samples, int microbatches)
{
    std::vector<std::int64_t> sizes(static_cast<std::size_t>(microbatches), samples / microbatches);
    std::fill_n(sizes.begin(), samples % microbatches, samples / microbatches + 1);
    return sizes;
}

}  // namespace bubblescope
