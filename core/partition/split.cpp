// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/partition/split.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <string>

namespace bubblescope {
namespace {

/// Half of everything; what does not halve goes to the second half.
ModelLayer halfOf(const ModelLayer& layer, bool second)
{
    const auto half = [second](std::int64_t value) { return second ? value - value / 2 : value / 2; };
    ModelLayer part = layer;
    part.name += second ? " 2/2" : " 1/2";
    part.divisible = false;
    part.forwardNs = half(layer.forwardNs);
    part.backwardInputNs = half(layer.backwardInputNs);
    part.backwardWeightNs = half(layer.backwardWeightNs);
    part.activationBytes = half(layer.activationBytes);
    part.parameters = half(layer.parameters);
    return part;
}

/// Can all layers be dealt out so that no stage takes longer than a bound? Remembers, for each number of stages, which
/// numbers of layers they can hold between them.
class Feasible {
public:
    Feasible(const StageTimes& times, std::span<const double> slowdown)
        : m_times(times)
        , m_slowdown(slowdown)
        , m_ends(slowdown.size() + 1, std::vector<bool>(static_cast<std::size_t>(times.layerCount()) + 1))
    {
        m_ends[0][0] = true;
    }

    [[nodiscard]] bool within(TimeNs boundNs)
    {
        m_boundNs = boundNs;
        for (std::size_t stage = 0; stage < m_slowdown.size(); ++stage)
            if (!addStage(stage))
                return false;
        return m_ends.back().back();
    }

    /// The last bound was feasible. Among the boundaries that keep to it, those nearest to an even division.
    [[nodiscard]] Split boundaries() const
    {
        const std::vector<double> ideal = evenDivision();
        Split split(m_slowdown.size() + 1);
        split.back() = m_times.layerCount();
        for (std::size_t stage = m_slowdown.size(); stage-- > 1;) {
            const int end = split[stage + 1];
            int best = -1;
            for (int first = end - 1; first >= 0 && m_times.stageNs(first, end, m_slowdown[stage]) <= m_boundNs;
                 --first)
                if (m_ends[stage][static_cast<std::size_t>(first)] &&
                    (best < 0 || distance(ideal[stage], first) < distance(ideal[stage], best)))
                    best = first;
            split[stage] = best;
        }
        return split;
    }

private:
    /// False if no end can be reached.
    bool addStage(std::size_t stage)
    {
        const std::vector<bool>& before = m_ends[stage];
        std::vector<bool>& after = m_ends[stage + 1];
        std::fill(after.begin(), after.end(), false);
        bool any = false;
        int least = 0;     // the smallest first layer that keeps to the bound; grows with the end
        int nearest = -1;  // the largest first layer before the end that can be reached
        for (int end = 1; end <= m_times.layerCount(); ++end) {
            if (before[static_cast<std::size_t>(end) - 1])
                nearest = end - 1;
            while (least < end && m_times.stageNs(least, end, m_slowdown[stage]) > m_boundNs)
                ++least;
            const bool reached = nearest >= least;
            after[static_cast<std::size_t>(end)] = reached;
            any = any || reached;
        }
        return any;
    }

    /// The number of layers, with fractions, before which each stage's fair share of the time ends.
    [[nodiscard]] std::vector<double> evenDivision() const
    {
        double speeds = 0;
        for (const double factor : m_slowdown)
            speeds += 1 / factor;
        const int count = m_times.layerCount();
        const double all = static_cast<double>(m_times.stageNs(0, count, 1));
        std::vector<double> ideal(m_slowdown.size() + 1, static_cast<double>(count));
        double share = 0;
        int layer = 0;
        for (std::size_t stage = 1; stage < m_slowdown.size(); ++stage) {
            share += all / m_slowdown[stage - 1] / speeds;
            while (layer < count && static_cast<double>(m_times.stageNs(0, layer + 1, 1)) <= share)
                ++layer;
            const double own = layer < count ? static_cast<double>(m_times.stageNs(layer, layer + 1, 1)) : 0;
            const double into = own > 0 ? (share - static_cast<double>(m_times.stageNs(0, layer, 1))) / own : 0;
            ideal[stage] = layer + into;
        }
        return ideal;
    }

    static double distance(double a, int b) { return std::abs(a - static_cast<double>(b)); }

    const StageTimes& m_times;
    std::span<const double> m_slowdown;
    std::vector<std::vector<bool>> m_ends;
    TimeNs m_boundNs = 0;
};

Error wrongCount(const char* where, std::size_t count, std::string allowed)
{
    return {ErrorCode::WrongCount, where, {std::to_string(count), std::move(allowed)}, nullptr};
}

Result<Split> manualSplit(const std::vector<int>& layersPerStage, int layers, int stages)
{
    constexpr const char* where = "partition.layers_per_stage";
    if (layersPerStage.size() != static_cast<std::size_t>(stages))
        return wrongCount(where, layersPerStage.size(), std::to_string(stages) + " (one a stage)");
    Split split{0};
    for (const int count : layersPerStage)
        split.push_back(split.back() + count);
    if (split.back() != layers)
        return Error{ErrorCode::Mismatch, where, {std::to_string(split.back()), std::to_string(layers)}, nullptr};
    return split;
}

}  // namespace

std::vector<ModelLayer> layersToSplit(const Partition& partition)
{
    std::vector<ModelLayer> layers;
    for (const ModelLayer& layer : partition.layers) {
        if (layer.divisible) {
            layers.push_back(halfOf(layer, false));
            layers.push_back(halfOf(layer, true));
        } else {
            layers.push_back(layer);
        }
    }
    return layers;
}

Split equalSplit(std::span<const ModelLayer> layers, int stages)
{
    // Places where a stage may begin: blocks, but the first layer of all in place of the first block.
    std::vector<int> starts;
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (layers[i].kind == LayerKind::Block)
            starts.push_back(static_cast<int>(i));
    if (starts.size() < static_cast<std::size_t>(stages)) {
        starts.resize(layers.size());
        std::iota(starts.begin(), starts.end(), 0);
    }
    const auto count = static_cast<std::int64_t>(starts.size());
    Split split(static_cast<std::size_t>(stages) + 1);
    for (int s = 1; s < stages; ++s)
        split[static_cast<std::size_t>(s)] = starts[static_cast<std::size_t>(s * count / stages)];
    split.back() = static_cast<int>(layers.size());
    return split;
}

StageTimes::StageTimes(std::span<const ModelLayer> layers, SplitTime time)
    : m_time(time)
{
    for (const ModelLayer& layer : layers) {
        const Sums& before = m_sums.back();
        m_sums.push_back({before.forwardNs + layer.forwardNs, before.backwardInputNs + layer.backwardInputNs,
                          before.backwardWeightNs + layer.backwardWeightNs});
    }
}

TimeNs StageTimes::stageNs(int first, int last, double factor) const
{
    const Sums& from = m_sums[static_cast<std::size_t>(first)];
    const Sums& to = m_sums[static_cast<std::size_t>(last)];
    const auto slowed = [factor](TimeNs ns) { return std::llround(static_cast<double>(ns) * factor); };
    const TimeNs forward = slowed(to.forwardNs - from.forwardNs);
    if (m_time == SplitTime::Forward)
        return forward;
    return forward + slowed(to.backwardInputNs - from.backwardInputNs) +
           slowed(to.backwardWeightNs - from.backwardWeightNs);
}

Split optimalSplit(const StageTimes& times, std::span<const double> slowdown)
{
    Feasible feasible(times, slowdown);
    // The longest stage's time is a whole number of ns: the least feasible one is found by halving.
    const double slowest = *std::max_element(slowdown.begin(), slowdown.end());
    TimeNs tooShort = -1;
    TimeNs enough = times.stageNs(0, times.layerCount(), slowest);
    while (enough - tooShort > 1) {
        const TimeNs middle = tooShort + (enough - tooShort) / 2;
        (feasible.within(middle) ? enough : tooShort) = middle;
    }
    static_cast<void>(feasible.within(enough));
    return feasible.boundaries();
}

TimeNs longestStageNs(const StageTimes& times, const Split& split, std::span<const double> slowdown)
{
    TimeNs longest = 0;
    for (std::size_t s = 0; s + 1 < split.size(); ++s)
        longest = std::max(longest, times.stageNs(split[s], split[s + 1], slowdown[s]));
    return longest;
}

Result<Split> splitOf(const Partition& partition, std::span<const double> slowdown, SplitTime time)
{
    const std::vector<ModelLayer> layers = layersToSplit(partition);
    const auto stages = static_cast<int>(slowdown.size());
    if (layers.size() < slowdown.size())
        return wrongCount("partition.layers", layers.size(), std::to_string(stages) + " or more, one for each stage");
    switch (partition.split) {
    case SplitMode::EqualCount:
        return equalSplit(layers, stages);
    case SplitMode::Optimal:
        return optimalSplit(StageTimes(layers, time), slowdown);
    case SplitMode::Manual:
        break;
    }
    return manualSplit(partition.layersPerStage, static_cast<int>(layers.size()), stages);
}

}  // namespace bubblescope
