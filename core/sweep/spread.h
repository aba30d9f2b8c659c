// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a list of values is spread.

#include <cstddef>
#include <span>
#include <vector>

namespace bubblescope {

/// Quantiles by nearest rank: each is one of the values, given by its index, so that it can be shown. Of equal values
/// the first.
struct Spread {
    std::size_t least = 0;
    std::size_t low = 0;  ///< 5 % are at most this
    std::size_t median = 0;
    std::size_t high = 0;  ///< 95 % are at most this
    std::size_t most = 0;
    double mean = 0;
};

/// `values` is not empty.
[[nodiscard]] Spread spreadOf(std::span<const double> values);

struct Histogram {
    double from = 0;
    double width = 0;
    std::vector<int> counts;

    [[nodiscard]] double to() const { return from + width * static_cast<double>(counts.size()); }
    /// 0 to counts.size() − 1, for a value within.
    [[nodiscard]] std::size_t binOf(double value) const;
};

/// Bins of width 1, 2 or 5 times a power of ten at multiples of it, about as many as the square root of the number of
/// values, 60 at most. One bin where all are equal. `values` is not empty.
[[nodiscard]] Histogram histogramOf(std::span<const double> values);

}  // namespace bubblescope
