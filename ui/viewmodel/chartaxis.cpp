// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/chartaxis.h"

#include "core/model/roundstep.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

/// So that 0.3, which three steps of 0.1 miss by little, is in the range up to 0.3.
constexpr double kRounding = 1e-9;

/// What the part below a break takes of a broken axis.
constexpr double kBaseShare = 0.2;

std::vector<double> doublings(double from, double to, int most)
{
    const double first = std::ceil(std::log2(from) - kRounding);
    const double last = std::floor(std::log2(to) + kRounding);
    const double step = std::max(1.0, std::ceil((last - first + 1) / most));
    std::vector<double> ticks;
    for (double power = first; power <= last; power += step)
        ticks.push_back(std::exp2(power));
    return ticks;
}

}  // namespace

double ChartAxis::at(double value) const
{
    if (spread == Spread::Doublings)
        return std::log2(value / from) / std::log2(to / from);
    return (value - from) / (to - from);
}

double ChartAxis::valueAt(double place) const
{
    return spread == Spread::Doublings ? from * std::pow(to / from, place) : from + place * (to - from);
}

std::vector<double> ChartAxis::ticks(int most) const
{
    most = std::max(2, most);
    if (spread == Spread::Doublings)
        return doublings(from, to, most);
    const double step = roundStep((to - from) / most);
    std::vector<double> ticks;
    const double first = std::ceil(from / step - kRounding);
    for (double i = first; i * step <= to + step * kRounding; ++i)
        ticks.push_back(i * step);
    return ticks;
}

int decimalsOfStep(double step)
{
    constexpr int kMost = 9;
    return step > 0 ? std::clamp(static_cast<int>(std::ceil(-std::log10(step) - kRounding)), 0, kMost) : 0;
}

bool BrokenAxis::broken() const
{
    return base > kBaseShare * top;
}

double BrokenAxis::at(double value) const
{
    if (!broken())
        return value / top;
    if (value < base)
        return kBaseShare * value / base;
    return kBaseShare + (1 - kBaseShare) * (value - base) / (top - base);
}

}  // namespace bubblescope
