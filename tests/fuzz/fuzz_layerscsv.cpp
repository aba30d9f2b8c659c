// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is refused with a sentence or read as a list of layers, which survives writing and reading and is cut into
// stages, each with a layer at least.
#include "core/io/layerscsv.h"
#include "core/model/errortext.h"
#include "core/partition/split.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string_view>

namespace {

using namespace bubblescope;

void requireWhole(const Split& split, int stages, int layers)
{
    fuzz::require(split.size() == static_cast<std::size_t>(stages) + 1, "a split has an entry a stage and one more");
    fuzz::require(split.front() == 0 && split.back() == layers, "a split deals out all layers");
    for (std::size_t s = 0; s + 1 < split.size(); ++s)
        fuzz::require(split[s] < split[s + 1], "each stage has a layer");
}

void cut(const std::vector<ModelLayer>& read)
{
    const std::vector<ModelLayer> layers = layersToSplit({read, {}, {}});
    const auto count = static_cast<int>(layers.size());
    for (const int stages : {1, 3}) {
        if (stages > count)
            return;
        requireWhole(equalSplit(layers, stages), stages, count);
        const std::vector<double> slowdown(static_cast<std::size_t>(stages), 1.5);
        const StageTimes times(layers, SplitTime::ForwardAndBackward);
        requireWhole(optimalSplit(times, slowdown), stages, count);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<std::vector<ModelLayer>> read = readLayersCsv(text, "layers.csv");
    if (!read) {
        fuzz::require(!describe(read.error()).empty(), "a refusal has a sentence");
        return 0;
    }
    const Result<std::vector<ModelLayer>> again = readLayersCsv(writeLayersCsv(read.value()), "again.csv");
    fuzz::require(again.ok(), "what was written reads back");
    // A carriage return in a name becomes a blank, once.
    const Result<std::vector<ModelLayer>> third = readLayersCsv(writeLayersCsv(again.value()), "third.csv");
    fuzz::require(third.ok() && third.value() == again.value(), "and then reads back equal");
    cut(read.value());
    return 0;
}
