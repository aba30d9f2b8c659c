// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the values of a chart's axis are, and which of them are named.

#include <vector>

namespace bubblescope {

/// Values from `from` to `to` over a stretch of 1: evenly, or doublings evenly (then from > 0).
struct ChartAxis {
    enum class Spread { Even, Doublings };
    double from = 0;
    double to = 1;
    Spread spread = Spread::Even;

    /// 0 at `from`, 1 at `to`; beyond that outside.
    [[nodiscard]] double at(double value) const;
    [[nodiscard]] double valueAt(double place) const;
    /// Round values in the range, `most` at the most (and 2 at least): doublings, where those are spread evenly.
    [[nodiscard]] std::vector<double> ticks(int most) const;
    friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

/// How many digits after the point tell values apart that are `step` apart, and no value at 0.
[[nodiscard]] int decimalsOfStep(double step);

/// From 0 to `top` over a stretch of 1, of which what lies below `base` takes no more than a small part: where nearly
/// all of a value is always there, the rest stays readable. A picture of it has to show the break.
struct BrokenAxis {
    double base = 0;
    double top = 1;

    [[nodiscard]] bool broken() const;
    [[nodiscard]] double at(double value) const;
    friend bool operator==(const BrokenAxis&, const BrokenAxis&) = default;
};

}  // namespace bubblescope
