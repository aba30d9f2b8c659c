// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/spread.h"

#include "core/model/roundstep.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bubblescope {
namespace {

constexpr double kLow = 0.05;
constexpr double kHigh = 0.95;
constexpr double kMedian = 0.5;
constexpr double kMostBins = 60;
constexpr double kLeastBins = 8;

}  // namespace

Spread spreadOf(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    const auto count = static_cast<double>(values.size());
    const auto at = [&](double share) {
        const auto rank = static_cast<std::size_t>(std::max(1.0, std::ceil(share * count)));
        const double value = values[order[rank - 1]];
        return *std::lower_bound(order.begin(), order.end(), value,
                                 [&](std::size_t index, double wanted) { return values[index] < wanted; });
    };
    Spread spread{order.front(), at(kLow), at(kMedian), at(kHigh), at(1), 0};
    spread.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    return spread;
}

std::size_t Histogram::binOf(double value) const
{
    const double bin = std::floor((value - from) / width);
    return static_cast<std::size_t>(std::clamp(bin, 0.0, static_cast<double>(counts.size() - 1)));
}

Histogram histogramOf(std::span<const double> values)
{
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    Histogram histogram;
    if (*least == *most) {
        histogram.width = *least == 0 ? 1 : std::abs(*least) / 100;
        histogram.from = *least - histogram.width / 2;
        histogram.counts = {static_cast<int>(values.size())};
        return histogram;
    }
    const double bins = std::clamp(std::sqrt(static_cast<double>(values.size())), kLeastBins, kMostBins);
    histogram.width = roundStep((*most - *least) / bins);
    const double first = std::floor(*least / histogram.width);
    const double last = std::floor(*most / histogram.width);
    histogram.from = first * histogram.width;
    histogram.counts.assign(static_cast<std::size_t>(last - first) + 1, 0);
    for (const double value : values)
        ++histogram.counts[histogram.binOf(value)];
    return histogram;
}

}  // namespace bubblescope
