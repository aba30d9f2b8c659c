// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/partition/modellayers.h"

#include "core/partition/stagememory.h"

#include <cmath>
#include <numeric>
#include <string>

namespace bubblescope {
namespace {

/// What all stages take together.
TimeNs totalNs(const std::vector<TimeNs>& list, const Scenario& scenario)
{
    if (list.size() == 1)
        return list.front() * scenario.devices;
    return std::accumulate(list.begin(), list.end(), TimeNs{0});
}

/// `total` in proportion to the weights, from the sums' rounded ends, so that nothing is lost.
template <class SetTime>
void deal(TimeNs total, const std::vector<double>& weights, SetTime setTime)
{
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    double before = 0;
    TimeNs given = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        before += weights[i];
        const TimeNs until =
            i + 1 == weights.size() ? total : std::llround(static_cast<double>(total) * (before / all));
        setTime(i, until - given);
        given = until;
    }
}

void dealTimes(const Scenario& scenario, std::vector<ModelLayer>& layers, const std::vector<double>& forward,
               const std::vector<double>& backwardInput, const std::vector<double>& backwardWeight)
{
    deal(totalNs(scenario.costs.forwardNs, scenario), forward,
         [&](std::size_t i, TimeNs ns) { layers[i].forwardNs = ns; });
    deal(totalNs(scenario.costs.backwardInputNs, scenario), backwardInput,
         [&](std::size_t i, TimeNs ns) { layers[i].backwardInputNs = ns; });
    deal(totalNs(scenario.costs.backwardWeightNs, scenario), backwardWeight,
         [&](std::size_t i, TimeNs ns) { layers[i].backwardWeightNs = ns; });
}

}  // namespace

std::vector<ModelLayer> layersOfModel(const Scenario& scenario)
{
    const MemoryModel& model = *scenario.memory;
    const std::int64_t samples = largestMicrobatch(scenario);
    std::vector<ModelLayer> layers(static_cast<std::size_t>(model.layers) + 2);
    for (std::size_t i = 1; i + 1 < layers.size(); ++i) {
        layers[i].name = "layer " + std::to_string(i);
        layers[i].activationBytes = layerActivationBytes(model, samples);
        layers[i].parameters = layerParameters(model);
    }
    layers.front().name = "embedding";
    layers.front().kind = LayerKind::Ends;
    layers.front().activationBytes = embeddingActivationBytes(model, samples);
    layers.front().parameters = embeddingParameters(model);
    layers.back().name = "head";
    layers.back().kind = LayerKind::Ends;
    layers.back().activationBytes = headActivationBytes(model, samples);
    layers.back().parameters = scenario.stages() > 1 || !model.sharedEmbedding ? headParameters(model) : 0;

    const Flops layer = layerFlops(model);
    const Flops head = headFlops(model);
    const auto weights = [&](double Flops::*part) {
        std::vector<double> list(layers.size(), layer.*part);
        list.front() = 0;
        list.back() = head.*part;
        return list;
    };
    dealTimes(scenario, layers, weights(&Flops::forward), weights(&Flops::backwardInput),
              weights(&Flops::backwardWeight));
    return layers;
}

std::vector<ModelLayer> equalLayers(const Scenario& scenario, int count)
{
    std::vector<ModelLayer> layers(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers[i].name = "layer " + std::to_string(i + 1);
    const std::vector<double> alike(layers.size(), 1);
    dealTimes(scenario, layers, alike, alike, alike);
    return layers;
}

}  // namespace bubblescope
