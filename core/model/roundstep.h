// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Round widths, for the ticks of axes and the bins of histograms.

#include <cmath>

namespace bubblescope {

/// The smallest of 1, 2, 5, 10, 20, … times a power of ten that is at least `least`, which is above 0.
[[nodiscard]] inline double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 5.0})
        if (step * power >= least)
            return step * power;
    return 10 * power;
}

}  // namespace bubblescope
