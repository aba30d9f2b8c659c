// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A whole number that changes at instants: queue lengths and activations over time. What comes and goes at the same
// instant is netted: the value at t is the value after all that happens at t, so a microbatch that arrives as another
// leaves makes no peak.

#include "core/model/timens.h"

#include <vector>

namespace bubblescope {

struct StepFunction {
    struct Step {
        TimeNs atNs = 0;
        int value = 0;
        friend bool operator==(const Step&, const Step&) = default;
    };
    /// Ascending in time, neighbours differ in value. Before the first step the value is 0.
    std::vector<Step> steps;

    [[nodiscard]] int at(TimeNs timeNs) const;  ///< O(log n)
    [[nodiscard]] int peak() const;
    /// The first instant of the highest value.
    [[nodiscard]] TimeNs peakAtNs() const;
};

/// Sums +1 / −1 (or any) changes into steps. Sorts `changes` (by time).
[[nodiscard]] StepFunction accumulate(std::vector<StepFunction::Step> changes);

}  // namespace bubblescope
