// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/partition/stagememory.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bubblescope {
namespace {

void addState(StageMemory& stage, const MemoryModel& model, bool trained)
{
    const auto times = [&](double bytes) { return std::llround(static_cast<double>(stage.parameters) * bytes); };
    stage.weightBytes = stage.parameters * model.valueBytes;
    stage.gradientBytes = trained ? times(model.gradientBytes) : 0;
    stage.optimizerBytes = trained ? times(model.optimizerBytes) : 0;
}

bool saysBytes(const Partition& partition)
{
    return std::any_of(partition.layers.begin(), partition.layers.end(),
                       [](const ModelLayer& layer) { return layer.activationBytes > 0 || layer.parameters > 0; });
}

std::vector<StageMemory> fromLayers(const Partition& partition, const Split& split)
{
    const std::vector<ModelLayer> layers = layersToSplit(partition);
    std::vector<StageMemory> stages(split.size() - 1);
    for (std::size_t s = 0; s < stages.size(); ++s)
        for (int i = split[s]; i < split[s + 1]; ++i) {
            stages[s].parameters += layers[static_cast<std::size_t>(i)].parameters;
            stages[s].activationBytes += layers[static_cast<std::size_t>(i)].activationBytes;
        }
    return stages;
}

/// How many of the model's layers each stage has: evenly, as equalSplit() deals them out, or in proportion to the
/// blocks of a list of layers that says nothing of bytes.
std::vector<double> layersOfStages(const MemoryModel& model, const Scenario& scenario, const Split& split,
                                   int stageCount)
{
    std::vector<double> counts(static_cast<std::size_t>(stageCount));
    if (split.empty()) {
        const auto firstOf = [&](int stage) { return std::int64_t{stage} * model.layers / stageCount; };
        for (int s = 0; s < stageCount; ++s) {
            const std::int64_t layers = firstOf(s + 1) - firstOf(s);
            counts[static_cast<std::size_t>(s)] = static_cast<double>(layers);
        }
        return counts;
    }
    // A divisible layer is there as two halves.
    std::vector<double> blocks;
    for (const ModelLayer& layer : scenario.partition->layers)
        for (int half = 0; half < (layer.divisible ? 2 : 1); ++half)
            blocks.push_back(layer.kind != LayerKind::Block ? 0 : layer.divisible ? 0.5 : 1);
    const double all = std::max(1.0, std::accumulate(blocks.begin(), blocks.end(), 0.0));
    for (std::size_t s = 0; s < counts.size(); ++s)
        for (int i = split[s]; i < split[s + 1]; ++i)
            counts[s] += model.layers * (blocks[static_cast<std::size_t>(i)] / all);
    return counts;
}

std::vector<StageMemory> fromModel(const MemoryModel& model, std::int64_t samples, const std::vector<double>& layers)
{
    const std::size_t stageCount = layers.size();
    std::vector<StageMemory> stages(stageCount);
    const auto share = [](double count, std::int64_t ofOne) {
        return count == std::floor(count) ? static_cast<std::int64_t>(count) * ofOne
                                          : std::llround(count * static_cast<double>(ofOne));
    };
    for (std::size_t s = 0; s < stageCount; ++s) {
        stages[s].parameters = share(layers[s], layerParameters(model));
        stages[s].activationBytes = share(layers[s], layerActivationBytes(model, samples));
    }
    stages.front().parameters += embeddingParameters(model);
    stages.front().activationBytes += embeddingActivationBytes(model, samples);
    if (stageCount > 1 || !model.sharedEmbedding)
        stages.back().parameters += headParameters(model);
    stages.back().activationBytes += headActivationBytes(model, samples);
    return stages;
}

}  // namespace

std::int64_t largestMicrobatch(const Scenario& scenario)
{
    if (scenario.batch.samples > 0)
        return (std::int64_t{scenario.batch.samples} + scenario.microbatches - 1) / scenario.microbatches;
    return scenario.memory ? scenario.memory->microbatchSize : 1;
}

std::vector<StageMemory> stageMemory(const Scenario& scenario, const Split& split, int stageCount, bool trained)
{
    std::vector<StageMemory> stages;
    if (scenario.partition && saysBytes(*scenario.partition))
        stages = fromLayers(*scenario.partition, split);
    else if (scenario.memory)
        stages = fromModel(*scenario.memory, largestMicrobatch(scenario),
                           layersOfStages(*scenario.memory, scenario, split, stageCount));
    const MemoryModel model = scenario.memory.value_or(MemoryModel{});
    for (StageMemory& stage : stages)
        addState(stage, model, trained);
    return stages;
}

std::optional<std::int64_t> activationsWithin(const std::vector<StageMemory>& stages, const std::vector<int>& ofDevice,
                                              std::int64_t limitBytes)
{
    std::int64_t left = limitBytes;
    std::int64_t largest = 0;
    for (const int s : ofDevice) {
        const StageMemory& stage = stages[static_cast<std::size_t>(s)];
        left -= stage.stateBytes();
        largest = std::max(largest, stage.activationBytes);
    }
    if (limitBytes == 0 || largest == 0)
        return std::nullopt;
    return std::max<std::int64_t>(0, left / largest);
}

}  // namespace bubblescope
