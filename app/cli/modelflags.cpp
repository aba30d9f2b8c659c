// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelflags.h"

#include "core/io/layerscsv.h"
#include "core/io/textfile.h"
#include "core/io/words.h"
#include "core/partition/modellayers.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace bubblescope::cli {

namespace {

constexpr std::array<std::string_view, 15> kModelFlags{
    "block",           "model-layers",      "hidden-size",     "heads",       "kv-heads",  "ffn-size",
    "vocabulary",      "sequence-length",   "microbatch-size", "value-bytes", "recompute", "gradient-bytes",
    "tensor-parallel", "sequence-parallel", "optimizer-bytes"};

template <class Enum>
void word(FlagReader& flags, const char* flag, Enum& target)
{
    const std::string* text = flags.text(flag);
    if (text == nullptr)
        return;
    if (const std::optional<Enum> value = valueOf<Enum>(*text))
        target = *value;
    else
        flags.fail(failureOf({ErrorCode::NotOneOf, std::string("--") + flag, {*text, allWords<Enum>()}, {}}));
}

void onOff(FlagReader& flags, const char* flag, bool& target)
{
    const std::string* text = flags.text(flag);
    if (text == nullptr)
        return;
    if (*text == "on" || *text == "off")
        target = *text == "on";
    else
        flags.fail(failureOf({ErrorCode::NotOneOf, std::string("--") + flag, {*text, "on, off"}, {}}));
}

void number(FlagReader& flags, const char* flag, double& target)
{
    const std::string* text = flags.text(flag);
    if (text == nullptr)
        return;
    if (const std::optional<double> value = parseNumber(*text))
        target = *value;
    else
        flags.fail(failureOf({ErrorCode::WrongType, std::string("--") + flag, {"a number", "\"" + *text + "\""}, {}}));
}

void takePreset(FlagReader& flags, Scenario& scenario)
{
    const std::string* name = flags.text("model");
    if (name == nullptr)
        return;
    if (*name == "none") {
        scenario.memory.reset();
    } else if (const ModelPreset* preset = findModelPreset(*name)) {
        scenario.memory = preset->model;
    } else {
        flags.fail(failureOf({ErrorCode::NotOneOf, "--model", {*name, "none, " + modelPresetWords()}, {}}));
    }
}

void takeLimit(FlagReader& flags, Scenario& scenario)
{
    const std::string* text = flags.text("device-memory");
    if (text != nullptr && *text == "none")
        scenario.memoryLimitBytes = 0;
    else
        flags.bytes("device-memory", scenario.memoryLimitBytes, false);
}

/// "1,2,2,3".
std::optional<std::vector<int>> countsIn(FlagReader& flags, std::string_view text)
{
    std::vector<int> counts;
    while (true) {
        const std::size_t comma = text.find(',');
        int count = 0;
        if (!flags.take(parseWhole("--layer-split", text.substr(0, comma), 1, 2 * kMaxLayers), count))
            return std::nullopt;
        counts.push_back(count);
        if (comma == std::string_view::npos)
            return counts;
        text.remove_prefix(comma + 1);
    }
}

bool isWhole(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void takeList(FlagReader& flags, Scenario& scenario)
{
    const std::string* source = flags.text("layers");
    if (source == nullptr)
        return;
    Partition partition;
    if (*source == "none")
        return scenario.partition.reset();
    if (*source == "model") {
        if (!scenario.memory)
            return flags.fail(wrongUse("--layers model needs a model: give --model NAME, or its numbers"));
        partition.layers = layersOfModel(scenario);
    } else if (isWhole(*source)) {
        int count = 0;
        if (!flags.take(parseWhole("--layers", *source, 1, kMaxLayers), count))
            return;
        partition.layers = equalLayers(scenario, count);
    } else {
        std::string text;
        if (!flags.take(readTextFile(*source), text) || !flags.take(readLayersCsv(text, *source), partition.layers))
            return;
    }
    scenario.partition = std::move(partition);
}

void takeSplit(FlagReader& flags, Scenario& scenario)
{
    const std::string* text = flags.text("layer-split");
    if (text == nullptr)
        return;
    const bool manual = isWhole(std::string_view(*text).substr(0, text->find(',')));
    std::vector<int> counts;
    if (manual) {
        const std::optional<std::vector<int>> given = countsIn(flags, *text);
        if (!given)
            return;
        counts = *given;
    }
    if (!scenario.partition) {
        const std::int64_t sum = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
        if (sum > kMaxLayers)
            return flags.fail(failureOf(
                {ErrorCode::OutOfRange, "--layer-split", {std::to_string(sum), "1", std::to_string(kMaxLayers)}, {}}));
        scenario.partition.emplace();
        if (scenario.memory && (!manual || sum == scenario.memory->layers + 2))
            scenario.partition->layers = layersOfModel(scenario);
        else if (manual)
            scenario.partition->layers = equalLayers(scenario, static_cast<int>(sum));
        else
            return flags.fail(wrongUse("--layer-split needs layers: give --layers N, --layers model or --layers FILE"));
    }
    scenario.partition->layersPerStage = std::move(counts);
    scenario.partition->split = SplitMode::Manual;
    if (!manual)
        word(flags, "layer-split", scenario.partition->split);
}

void takeDivisible(FlagReader& flags, Scenario& scenario)
{
    const std::string* text = flags.text("divisible");
    if (text == nullptr)
        return;
    if (!scenario.partition)
        return flags.fail(wrongUse("--divisible needs layers: give --layers N, --layers model or --layers FILE"));
    std::vector<ModelLayer>& layers = scenario.partition->layers;
    for (ModelLayer& layer : layers)
        layer.divisible = *text == "all";
    if (*text == "all" || *text == "none")
        return;
    std::string_view rest = *text;
    while (true) {
        const std::size_t comma = rest.find(',');
        std::size_t index = 0;
        if (!flags.take(
                parseWhole("--divisible", rest.substr(0, comma), 0, static_cast<std::int64_t>(layers.size()) - 1),
                index))
            return;
        layers[index].divisible = true;
        if (comma == std::string_view::npos)
            return;
        rest.remove_prefix(comma + 1);
    }
}

}  // namespace

void takeModel(FlagReader& flags, Scenario& scenario)
{
    takePreset(flags, scenario);
    takeLimit(flags, scenario);
    const bool described = std::any_of(kModelFlags.begin(), kModelFlags.end(),
                                       [&](std::string_view flag) { return flags.text(std::string(flag)) != nullptr; });
    if (!described)
        return;
    if (!scenario.memory)
        scenario.memory.emplace();
    MemoryModel& model = *scenario.memory;
    word(flags, "block", model.block);
    flags.whole("model-layers", model.layers, 1, kMaxLayers);
    flags.whole("hidden-size", model.hiddenSize, 1, kMaxHiddenSize);
    flags.whole("heads", model.heads, 1, kMaxHeads);
    flags.whole("kv-heads", model.keyValueHeads, 0, kMaxHeads);
    flags.whole("ffn-size", model.feedForwardSize, 0, kMaxFeedForwardSize);
    flags.whole("vocabulary", model.vocabulary, 0, kMaxVocabulary);
    flags.whole("sequence-length", model.sequenceLength, 1, kMaxSequenceLength);
    flags.whole("microbatch-size", model.microbatchSize, 1, kMaxMicrobatchSize);
    flags.whole("value-bytes", model.valueBytes, 1, kMaxValueBytes);
    word(flags, "recompute", model.recomputation);
    flags.whole("tensor-parallel", model.tensorParallel, 1, kMaxTensorParallel);
    onOff(flags, "sequence-parallel", model.sequenceParallel);
    number(flags, "gradient-bytes", model.gradientBytes);
    number(flags, "optimizer-bytes", model.optimizerBytes);
}

void takeLayers(FlagReader& flags, Scenario& scenario)
{
    takeList(flags, scenario);
    takeSplit(flags, scenario);
    takeDivisible(flags, scenario);
}

}  // namespace bubblescope::cli
