// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/memorymodel.h"

#include <algorithm>

namespace bubblescope {
namespace {

std::int64_t dividedUp(std::int64_t value, std::int64_t by)
{
    return (value + by - 1) / by;
}

/// s·h: values of one sample between two layers.
std::int64_t valuesBetween(const MemoryModel& model)
{
    return std::int64_t{model.sequenceLength} * model.hiddenSize;
}

/// What only sequence parallelism divides.
std::int64_t outsideShare(const MemoryModel& model, std::int64_t bytes)
{
    return dividedUp(bytes, model.sequenceParallel ? model.tensorParallel : 1);
}

std::int64_t keyValueHeads(const MemoryModel& model)
{
    return model.keyValueHeads > 0 ? model.keyValueHeads : model.heads;
}

std::int64_t feedForward(const MemoryModel& model)
{
    return model.feedForwardSize > 0 ? model.feedForwardSize : std::int64_t{4} * model.hiddenSize;
}

/// Of matrices, which are what takes time.
std::int64_t matrixParameters(const MemoryModel& model)
{
    const std::int64_t h = model.hiddenSize;
    const std::int64_t attention = 2 * h * h + dividedUp(2 * h * h * keyValueHeads(model), model.heads);
    return attention + (model.block == BlockKind::Llama ? 3 : 2) * h * feedForward(model);
}

std::int64_t undividedLayerParameters(const MemoryModel& model)
{
    const std::int64_t h = model.hiddenSize;
    if (model.block == BlockKind::Llama)
        return matrixParameters(model) + 2 * h;
    // Two norms with weight and bias; biases of the query, key, value, output and feed-forward matrices.
    const std::int64_t keysAndValues = dividedUp(2 * h * keyValueHeads(model), model.heads);
    return matrixParameters(model) + 4 * h + 2 * h + keysAndValues + feedForward(model) + h;
}

std::int64_t undividedEmbeddingParameters(const MemoryModel& model)
{
    const std::int64_t positions = model.block == BlockKind::Gpt ? model.sequenceLength : 0;
    return (model.vocabulary + positions) * std::int64_t{model.hiddenSize};
}

std::int64_t undividedHeadParameters(const MemoryModel& model)
{
    return std::int64_t{model.vocabulary} * model.hiddenSize;
}

ModelPreset gpt(const char* id, const char* name, int layers, int hiddenSize, int heads, const char* source)
{
    MemoryModel model;
    model.name = name;
    model.layers = layers;
    model.hiddenSize = hiddenSize;
    model.heads = heads;
    model.vocabulary = 51200;
    model.recomputation = Recomputation::Selective;
    model.tensorParallel = 8;
    model.sequenceParallel = true;
    return {id, source, model};
}

ModelPreset llama3(const char* id, const char* name, int layers, int hiddenSize, int feedForwardSize, int heads)
{
    MemoryModel model;
    model.name = name;
    model.block = BlockKind::Llama;
    model.layers = layers;
    model.hiddenSize = hiddenSize;
    model.heads = heads;
    model.keyValueHeads = 8;
    model.feedForwardSize = feedForwardSize;
    model.vocabulary = 128'256;
    model.sharedEmbedding = false;
    model.sequenceLength = 8192;
    model.recomputation = Recomputation::Selective;
    model.tensorParallel = 8;
    model.sequenceParallel = true;
    return {id, "Grattafiori et al. 2024, arXiv 2407.21783, table 3; vocabulary as released", model};
}

}  // namespace

std::int64_t layerActivationBytes(const MemoryModel& model, std::int64_t samples)
{
    const std::int64_t between = valuesBetween(model);
    const std::int64_t n = model.valueBytes;
    if (model.recomputation == Recomputation::Full)
        return samples * n * between;
    std::int64_t bytes = outsideShare(model, (4 * n + 2) * between) + dividedUp(12 * n * between, model.tensorParallel);
    if (model.recomputation == Recomputation::None) {
        const std::int64_t squares = std::int64_t{model.sequenceLength} * model.sequenceLength;
        bytes += dividedUp((2 * n + 1) * model.heads * squares, model.tensorParallel);
    }
    return samples * bytes;
}

std::int64_t embeddingActivationBytes(const MemoryModel& model, std::int64_t samples)
{
    return model.block == BlockKind::Llama ? 0 : samples * outsideShare(model, valuesBetween(model));
}

std::int64_t headActivationBytes(const MemoryModel& model, std::int64_t samples)
{
    constexpr std::int64_t kLogitBytes = 4;
    const std::int64_t logits = kLogitBytes * model.sequenceLength * model.vocabulary;
    return samples * (outsideShare(model, 2 * std::int64_t{model.valueBytes} * valuesBetween(model)) +
                      dividedUp(logits, model.tensorParallel));
}

std::int64_t layerParameters(const MemoryModel& model)
{
    return dividedUp(undividedLayerParameters(model), model.tensorParallel);
}

std::int64_t embeddingParameters(const MemoryModel& model)
{
    return dividedUp(undividedEmbeddingParameters(model), model.tensorParallel);
}

std::int64_t headParameters(const MemoryModel& model)
{
    return dividedUp(undividedHeadParameters(model), model.tensorParallel);
}

std::int64_t allParameters(const MemoryModel& model)
{
    return model.layers * undividedLayerParameters(model) + undividedEmbeddingParameters(model) +
           (model.sharedEmbedding ? 0 : undividedHeadParameters(model));
}

Flops layerFlops(const MemoryModel& model)
{
    const double matrices =
        2.0 * static_cast<double>(model.sequenceLength) * static_cast<double>(matrixParameters(model));
    const double scores = 4.0 * static_cast<double>(model.sequenceLength) * static_cast<double>(valuesBetween(model));
    return {matrices + scores, matrices + 2 * scores, matrices};
}

Flops headFlops(const MemoryModel& model)
{
    const double matrix =
        2.0 * static_cast<double>(model.sequenceLength) * static_cast<double>(undividedHeadParameters(model));
    return {matrix, matrix, matrix};
}

bool isCountable(const MemoryModel& model, std::int64_t samples)
{
    const double n = model.valueBytes;
    const double s = model.sequenceLength;
    const double h = model.hiddenSize;
    const double layer = s * h * (16 * n + 2) + s * s * model.heads * (2 * n + 1);
    const double ends = s * h * 2 * n + 4 * s * model.vocabulary;
    const double width = std::max(h, static_cast<double>(feedForward(model)));
    const double parameters = model.layers * (16 * h * width) + (2.0 * model.vocabulary + s) * h;
    const double stateBytes = n + model.gradientBytes + model.optimizerBytes;
    return static_cast<double>(samples) * (model.layers * layer + ends) < kMaxModelBytes &&
           parameters * stateBytes < kMaxModelBytes;
}

const std::vector<ModelPreset>& modelPresets()
{
    static const std::vector<ModelPreset> presets{
        gpt("gpt3-175b", "GPT-3 175B", 96, 12288, 96,
            "Brown et al. 2020, arXiv 2005.14165, table 2.1; vocabulary padded and parallelism as in Korthikanti et "
            "al. "
            "2022, arXiv 2205.05198, table 3"),
        gpt("gpt-22b", "GPT 22B", 48, 6144, 64, "Korthikanti et al. 2022, arXiv 2205.05198, table 3"),
        gpt("mt-nlg-530b", "MT-NLG 530B", 105, 20480, 128, "Korthikanti et al. 2022, arXiv 2205.05198, table 3"),
        gpt("gpt-1t", "GPT 1T", 128, 25600, 160, "Korthikanti et al. 2022, arXiv 2205.05198, table 3"),
        llama3("llama3-8b", "Llama 3 8B", 32, 4096, 14336, 32),
        llama3("llama3-70b", "Llama 3 70B", 80, 8192, 28672, 64),
        llama3("llama3-405b", "Llama 3 405B", 126, 16384, 53248, 128),
    };
    return presets;
}

const ModelPreset* findModelPreset(const std::string& id)
{
    const std::vector<ModelPreset>& presets = modelPresets();
    const auto found = std::find_if(presets.begin(), presets.end(), [&](const ModelPreset& p) { return p.id == id; });
    return found == presets.end() ? nullptr : &*found;
}

}  // namespace bubblescope
