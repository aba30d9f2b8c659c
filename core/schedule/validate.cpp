// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/validate.h"

#include "core/partition/stagememory.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <fmt/format.h>
#include <tuple>

namespace bubblescope {
namespace {

using MaybeError = std::optional<Error>;

template <class T>
MaybeError inRange(const std::string& where, T value, T least, T most)
{
    // Written so that NaN fails.
    if (value >= least && value <= most)
        return std::nullopt;
    return Error{ErrorCode::OutOfRange,
                 where,
                 {fmt::format("{}", value), fmt::format("{}", least), fmt::format("{}", most)},
                 nullptr};
}

template <class T>
MaybeError listInRange(const std::string& where, const std::vector<T>& list, const Scenario& scenario, T least, T most)
{
    const std::size_t count = list.size();
    const auto devices = static_cast<std::size_t>(scenario.devices);
    const auto stages = static_cast<std::size_t>(scenario.stages());
    // A custom schedule's shape is only known once it is read; resolveCosts() holds the lists to that.
    const bool custom = scenario.schedule == "custom" && count > 0;
    if (!custom && count != 1 && count != devices && count != stages) {
        std::string allowed = "1";
        if (devices > 1)
            allowed += fmt::format(", {} (one a device)", devices);
        if (stages > devices)
            allowed += fmt::format(", {} (one a stage)", stages);
        return Error{ErrorCode::WrongCount, where, {std::to_string(count), allowed}, nullptr};
    }
    for (std::size_t i = 0; i < count; ++i)
        if (MaybeError error = inRange(fmt::format("{}[{}]", where, i), list[i], least, most))
            return error;
    return std::nullopt;
}

MaybeError checkOptions(const Scenario& scenario, const ScheduleInfo& info)
{
    for (const auto& [id, text] : scenario.options) {
        const std::string where = "options." + id;
        const auto option = std::find_if(info.options.begin(), info.options.end(),
                                         [&id = id](const ScheduleOption& o) { return o.id == id; });
        if (option == info.options.end()) {
            std::string known;
            for (const ScheduleOption& o : info.options)
                known += (known.empty() ? "" : ", ") + std::string(o.id);
            return Error{
                ErrorCode::UnknownOption, where, {id, std::string(info.id), known.empty() ? "none" : known}, nullptr};
        }
        if (!option->choices.empty()) {
            if (std::find(option->choices.begin(), option->choices.end(), text) != option->choices.end())
                continue;
            return Error{
                ErrorCode::NotOneOf, where, {text, fmt::format("{}", fmt::join(option->choices, ", "))}, nullptr};
        }
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value < option->least || value > option->most)
            return Error{ErrorCode::OutOfRange,
                         where,
                         {text, std::to_string(option->least), std::to_string(option->most)},
                         nullptr};
    }
    return std::nullopt;
}

MaybeError checkChunks(const Scenario& scenario, const ScheduleInfo& info)
{
    if (info.usesChunks)
        return inRange("chunks", scenario.chunks, info.minChunks, info.maxChunks);
    if (scenario.chunks == 1)
        return std::nullopt;
    // The range from 1 to 1 would not say why.
    const char* reason = info.bidirectional
                             ? "each device holds two stages, one for either direction, and each stage is on two "
                               "devices; leave chunks out, or give 2"
                             : "it has one stage on each device; leave chunks out, or take a schedule that can have "
                               "more, such as interleaved-1f1b";
    return Error{ErrorCode::Refused, "chunks", {std::string(info.id), reason}, nullptr};
}

MaybeError checkSize(const Scenario& scenario, const ScheduleInfo& info)
{
    if (MaybeError error = inRange("devices", scenario.devices, 1, kMaxDevices))
        return error;
    if (MaybeError error = checkChunks(scenario, info))
        return error;
    if (MaybeError error = inRange("microbatches", scenario.microbatches, 1, kMaxMicrobatches))
        return error;
    if (MaybeError error = inRange("chunks", scenario.chunks, 1, kMaxStages / scenario.devices))
        return error;
    // Their product is a microbatch's number, which is limited.
    if (MaybeError error = inRange("iterations", scenario.iterations, 1,
                                   std::min(kMaxIterations, kMaxMicrobatches / scenario.microbatches)))
        return error;
    const std::int64_t ops =
        std::int64_t{scenario.stages()} * scenario.microbatches * scenario.iterations * (info.hasBackward ? 2 : 1);
    if (ops > kMaxOps)
        return Error{ErrorCode::TooLarge,
                     scenario.iterations > 1 ? "iterations" : "microbatches",
                     {std::to_string(ops), std::to_string(kMaxOps)},
                     nullptr};
    return std::nullopt;
}

MaybeError checkCosts(const Scenario& scenario)
{
    const StageCosts& costs = scenario.costs;
    const std::pair<const char*, const std::vector<TimeNs>*> lists[] = {
        {"costs.forward_ns", &costs.forwardNs},
        {"costs.backward_input_ns", &costs.backwardInputNs},
        {"costs.backward_weight_ns", &costs.backwardWeightNs},
    };
    for (const auto& [where, list] : lists)
        if (MaybeError error = listInRange(where, *list, scenario, TimeNs{0}, kMaxDurationNs))
            return error;
    if (MaybeError error = listInRange("costs.slowdown", costs.slowdown, scenario, kMinSlowdown, kMaxSlowdown))
        return error;
    if (MaybeError error = inRange("costs.overlap_saving_ns", costs.overlapSavingNs, TimeNs{0}, 2 * kMaxDurationNs))
        return error;
    if (MaybeError error = inRange("transfer.latency_ns", scenario.transfer.latencyNs, TimeNs{0}, kMaxDurationNs))
        return error;
    if (MaybeError error = inRange("transfer.bytes", scenario.transfer.bytes, std::int64_t{0}, std::int64_t{1} << 50))
        return error;
    if (MaybeError error = inRange("transfer.bytes_per_second", scenario.transfer.bytesPerSecond, std::int64_t{0},
                                   std::int64_t{1} << 50))
        return error;
    const TransferCosts& transfer = scenario.transfer;
    if (transfer.bytesPerSecond > 0) {
        const double seconds = static_cast<double>(transfer.bytes) / static_cast<double>(transfer.bytesPerSecond);
        if (seconds * static_cast<double>(kNsPerS) > static_cast<double>(kMaxDurationNs))
            return Error{ErrorCode::TransferTooLong,
                         "transfer.bytes_per_second",
                         {fmt::format("{:.3g}", seconds), std::to_string(kMaxDurationNs / kNsPerS)},
                         nullptr};
    }
    return std::nullopt;
}

/// A model that needs more than can be counted in bytes.
Error tooManyBytes(const char* where)
{
    return {ErrorCode::TooManyBytes, where, {fmt::format("{:.0e}", kMaxModelBytes)}, nullptr};
}

MaybeError checkMemory(const Scenario& scenario)
{
    const MemoryModel& model = *scenario.memory;
    const std::tuple<const char*, int, int, int> wholes[] = {
        {"memory.layers", model.layers, 1, kMaxLayers},
        {"memory.hidden_size", model.hiddenSize, 1, kMaxHiddenSize},
        {"memory.heads", model.heads, 1, kMaxHeads},
        {"memory.key_value_heads", model.keyValueHeads, 0, model.heads},
        {"memory.feed_forward_size", model.feedForwardSize, 0, kMaxFeedForwardSize},
        {"memory.vocabulary", model.vocabulary, 0, kMaxVocabulary},
        {"memory.sequence_length", model.sequenceLength, 1, kMaxSequenceLength},
        {"memory.microbatch_size", model.microbatchSize, 1, kMaxMicrobatchSize},
        {"memory.value_bytes", model.valueBytes, 1, kMaxValueBytes},
        {"memory.tensor_parallel", model.tensorParallel, 1, kMaxTensorParallel},
    };
    for (const auto& [where, value, least, most] : wholes)
        if (MaybeError error = inRange(where, value, least, most))
            return error;
    if (MaybeError error = inRange("memory.gradient_bytes", model.gradientBytes, 0.0, kMaxStateBytes))
        return error;
    if (MaybeError error = inRange("memory.optimizer_bytes", model.optimizerBytes, 0.0, kMaxStateBytes))
        return error;
    if (!isCountable(model, largestMicrobatch(scenario) * scenario.microbatches))
        return tooManyBytes("memory");
    return std::nullopt;
}

MaybeError checkPartition(const Scenario& scenario)
{
    const Partition& partition = *scenario.partition;
    if (MaybeError error =
            inRange("partition.layers", partition.layers.size(), std::size_t{1}, std::size_t{kMaxLayers}))
        return error;
    TimeNs totalNs = 0;
    double bytes = 0;
    for (std::size_t i = 0; i < partition.layers.size(); ++i) {
        const ModelLayer& layer = partition.layers[i];
        const std::string where = fmt::format("partition.layers[{}].", i);
        const std::pair<const char*, TimeNs> times[] = {{"forward_ns", layer.forwardNs},
                                                        {"backward_input_ns", layer.backwardInputNs},
                                                        {"backward_weight_ns", layer.backwardWeightNs}};
        for (const auto& [name, ns] : times) {
            if (MaybeError error = inRange(where + name, ns, TimeNs{0}, kMaxDurationNs))
                return error;
            totalNs += ns;
        }
        if (MaybeError error = inRange(where + "activation_bytes", layer.activationBytes, std::int64_t{0}, INT64_MAX))
            return error;
        if (MaybeError error = inRange(where + "parameters", layer.parameters, std::int64_t{0}, INT64_MAX))
            return error;
        bytes += static_cast<double>(layer.activationBytes) * scenario.microbatches +
                 static_cast<double>(layer.parameters) * 3 * kMaxStateBytes;
    }
    if (!(bytes < kMaxModelBytes))
        return tooManyBytes("partition.layers");
    // Any of them may end up in one stage.
    if (MaybeError error = inRange("partition.layers: all times together", totalNs, TimeNs{0}, kMaxDurationNs))
        return error;
    const std::vector<int>& counts = partition.layersPerStage;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (MaybeError error = inRange(fmt::format("partition.layers_per_stage[{}]", i), counts[i], 1, 2 * kMaxLayers))
            return error;
    return std::nullopt;
}

}  // namespace

std::optional<Error> validate(const Scenario& scenario)
{
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    if (!info) {
        std::string known;
        for (const ScheduleInfo& row : scheduleRegistry())
            known += (known.empty() ? "" : ", ") + std::string(row.id);
        return Error{ErrorCode::UnknownSchedule, "schedule", {scenario.schedule, known}, nullptr};
    }
    if (MaybeError error = checkSize(scenario, *info))
        return error;
    if (MaybeError error = checkOptions(scenario, *info))
        return error;
    if (MaybeError error = checkCosts(scenario))
        return error;
    if (MaybeError error = inRange("jitter.amount", scenario.jitter.amount, 0.0, 1.0))
        return error;
    if (MaybeError error = inRange("batch.overhead_ns", scenario.batch.overheadNs, TimeNs{0}, kMaxDurationNs))
        return error;
    if (scenario.batch.samples != 0)
        if (MaybeError error =
                inRange("batch.samples", scenario.batch.samples, scenario.microbatches, kMaxMicrobatches))
            return error;
    if (scenario.measured)
        if (MaybeError error = inRange("measured.makespan_ns", scenario.measured->makespanNs, TimeNs{0}, INT64_MAX / 2))
            return error;
    if (MaybeError error = inRange("memory_limit_bytes", scenario.memoryLimitBytes, std::int64_t{0}, INT64_MAX))
        return error;
    if (scenario.memory)
        if (MaybeError error = checkMemory(scenario))
            return error;
    if (scenario.partition)
        return checkPartition(scenario);
    return std::nullopt;
}

int chunksMeant(const ScheduleInfo& info, int chunks)
{
    return info.bidirectional && chunks == 2 ? 1 : chunks;
}

}  // namespace bubblescope
