// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/modeljson.h"

#include "core/io/words.h"

#include <limits>

namespace bubblescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kAny = std::numeric_limits<std::int64_t>::max();

/// False if it names a model that is not known.
bool readPreset(ObjectReader& reader, MemoryModel& model, Problems& problems)
{
    std::string preset;
    reader.read("preset", preset);
    if (preset.empty())
        return true;
    const ModelPreset* found = findModelPreset(preset);
    if (found == nullptr) {
        problems.add(ErrorCode::NotOneOf, reader.pathOf("preset"), {preset, modelPresetWords()});
        return false;
    }
    model = found->model;
    return true;
}

void readLayer(const Json& json, const std::string& path, ModelLayer& layer, Problems& problems)
{
    ObjectReader reader(json, path, problems);
    reader.read("name", layer.name);
    reader.readWord("kind", layer.kind, wordsOf<LayerKind>());
    reader.read("divisible", layer.divisible);
    reader.readDuration("forward_ns", layer.forwardNs);
    reader.readDuration("backward_input_ns", layer.backwardInputNs);
    reader.readDuration("backward_weight_ns", layer.backwardWeightNs);
    reader.read("activation_bytes", layer.activationBytes, 0, kAny);
    reader.read("parameters", layer.parameters, 0, kAny);
    reader.refuseOtherKeys();
}

void readCounts(ObjectReader& reader, std::vector<int>& counts, Problems& problems)
{
    const Json* json = reader.find("layers_per_stage");
    if (json == nullptr)
        return;
    if (!json->is_array())
        return problems.add(ErrorCode::WrongType, reader.pathOf("layers_per_stage"), {"a list", quote(*json)});
    for (const Json& entry : *json) {
        const std::optional<std::int64_t> whole = wholeNumber(entry);
        const std::string path = reader.pathOf("layers_per_stage") + "[" + std::to_string(counts.size()) + "]";
        if (!whole)
            return problems.add(ErrorCode::WrongType, path, {"a whole number", quote(entry)});
        if (*whole < 1 || *whole > std::int64_t{2} * kMaxLayers)
            return problems.add(ErrorCode::OutOfRange, path, {quote(entry), "1", std::to_string(2 * kMaxLayers)});
        counts.push_back(static_cast<int>(*whole));
    }
}

}  // namespace

void readMemoryModel(const Json& json, std::optional<MemoryModel>& model, Problems& problems)
{
    if (json.is_null())
        return;
    MemoryModel read;
    ObjectReader reader(json, "memory", problems);
    if (!readPreset(reader, read, problems))
        return;
    reader.read("name", read.name);
    reader.readWord("block", read.block, wordsOf<BlockKind>());
    reader.read("layers", read.layers, 1, kMaxLayers);
    reader.read("hidden_size", read.hiddenSize, 1, kMaxHiddenSize);
    reader.read("heads", read.heads, 1, kMaxHeads);
    reader.read("key_value_heads", read.keyValueHeads, 0, kMaxHeads);
    reader.read("feed_forward_size", read.feedForwardSize, 0, kMaxFeedForwardSize);
    reader.read("vocabulary", read.vocabulary, 0, kMaxVocabulary);
    reader.read("shared_embedding", read.sharedEmbedding);
    reader.read("sequence_length", read.sequenceLength, 1, kMaxSequenceLength);
    reader.read("microbatch_size", read.microbatchSize, 1, kMaxMicrobatchSize);
    reader.read("value_bytes", read.valueBytes, 1, kMaxValueBytes);
    reader.readWord("recomputation", read.recomputation, wordsOf<Recomputation>());
    reader.read("tensor_parallel", read.tensorParallel, 1, kMaxTensorParallel);
    reader.read("sequence_parallel", read.sequenceParallel);
    reader.read("gradient_bytes", read.gradientBytes);
    reader.read("optimizer_bytes", read.optimizerBytes);
    reader.refuseOtherKeys();
    model = read;
}

Json memoryModelJson(const MemoryModel& model)
{
    Json json;
    json["name"] = model.name;
    json["block"] = wordOf(model.block);
    json["layers"] = model.layers;
    json["hidden_size"] = model.hiddenSize;
    json["heads"] = model.heads;
    json["key_value_heads"] = model.keyValueHeads;
    json["feed_forward_size"] = model.feedForwardSize;
    json["vocabulary"] = model.vocabulary;
    json["shared_embedding"] = model.sharedEmbedding;
    json["sequence_length"] = model.sequenceLength;
    json["microbatch_size"] = model.microbatchSize;
    json["value_bytes"] = model.valueBytes;
    json["recomputation"] = wordOf(model.recomputation);
    json["tensor_parallel"] = model.tensorParallel;
    json["sequence_parallel"] = model.sequenceParallel;
    json["gradient_bytes"] = model.gradientBytes;
    json["optimizer_bytes"] = model.optimizerBytes;
    return json;
}

void readPartition(const Json& json, std::optional<Partition>& partition, Problems& problems)
{
    if (json.is_null())
        return;
    Partition read;
    ObjectReader reader(json, "partition", problems);
    reader.readWord("split", read.split, wordsOf<SplitMode>());
    readCounts(reader, read.layersPerStage, problems);
    const Json* layers = reader.find("layers");
    if (layers == nullptr || !layers->is_array() || layers->size() > static_cast<std::size_t>(kMaxLayers))
        problems.add(ErrorCode::WrongType, reader.pathOf("layers"),
                     {"a list of 1 to " + std::to_string(kMaxLayers) + " layers",
                      layers == nullptr ? std::string("absent") : quote(*layers)});
    else
        for (std::size_t i = 0; i < layers->size(); ++i)
            readLayer((*layers)[i], reader.pathOf("layers") + "[" + std::to_string(i) + "]", read.layers.emplace_back(),
                      problems);
    reader.refuseOtherKeys();
    partition = std::move(read);
}

Json partitionJson(const Partition& partition)
{
    Json json;
    json["split"] = wordOf(partition.split);
    json["layers_per_stage"] = partition.layersPerStage;
    Json& layers = json["layers"] = Json::array();
    for (const ModelLayer& layer : partition.layers) {
        Json entry;
        entry["name"] = layer.name;
        entry["kind"] = wordOf(layer.kind);
        entry["divisible"] = layer.divisible;
        entry["forward_ns"] = layer.forwardNs;
        entry["backward_input_ns"] = layer.backwardInputNs;
        entry["backward_weight_ns"] = layer.backwardWeightNs;
        entry["activation_bytes"] = layer.activationBytes;
        entry["parameters"] = layer.parameters;
        layers.push_back(std::move(entry));
    }
    return json;
}

}  // namespace bubblescope
