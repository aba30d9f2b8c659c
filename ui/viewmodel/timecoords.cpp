// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/timecoords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

TimeNs nsPer(TimeUnit unit)
{
    switch (unit) {
    case TimeUnit::Ns:
        return 1;
    case TimeUnit::Us:
        return kNsPerUs;
    case TimeUnit::Ms:
        return kNsPerMs;
    case TimeUnit::S:
        break;
    }
    return kNsPerS;
}

/// Digits after the point that reach down to one nanosecond.
int mostDecimals(TimeUnit unit)
{
    return static_cast<int>(unit) * 3;
}

TimeNs roundStep(double leastNs)
{
    if (leastNs <= 1)
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(leastNs)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (power * factor >= leastNs)
            return std::llround(power * factor);
    return std::llround(power * 10);
}

}  // namespace

double pixelsPerNs(const TimeScale& scale)
{
    return scale.widthPx / static_cast<double>(scale.toNs - scale.fromNs);
}

double pixelOf(const TimeScale& scale, TimeNs ns)
{
    return static_cast<double>(ns - scale.fromNs) * pixelsPerNs(scale);
}

TimeNs timeAt(const TimeScale& scale, double px)
{
    return scale.fromNs + std::llround(px / pixelsPerNs(scale));
}

TimeNs columnStartNs(const TimeScale& scale, int column)
{
    // ⌈column · span / width⌉ without a product that could overflow.
    const TimeNs span = scale.toNs - scale.fromNs;
    const TimeNs whole = span / scale.widthPx;
    const TimeNs rest = span % scale.widthPx;
    return scale.fromNs + column * whole + (column * rest + scale.widthPx - 1) / scale.widthPx;
}

int columnOf(const TimeScale& scale, TimeNs ns)
{
    if (ns < scale.fromNs)
        return -1;
    if (ns >= scale.toNs)
        return scale.widthPx;
    // The estimate is a column off at most, where rounding puts it on the wrong side of an edge.
    int column = std::clamp(static_cast<int>(pixelOf(scale, ns)), 0, scale.widthPx - 1);
    while (columnStartNs(scale, column) > ns)
        --column;
    while (columnStartNs(scale, column + 1) <= ns)
        ++column;
    return column;
}

ColumnEdges::ColumnEdges(const TimeScale& scale)
    : m_scale(scale)
    , m_pixelsPerNs(pixelsPerNs(scale))
{
    m_startNs.reserve(static_cast<std::size_t>(scale.widthPx) + 1);
    for (int column = 0; column <= scale.widthPx; ++column)
        m_startNs.push_back(columnStartNs(scale, column));
}

TimeUnit unitForSpan(TimeNs spanNs)
{
    if (spanNs < 1 * kNsPerUs)
        return TimeUnit::Ns;
    if (spanNs < kNsPerMs / 10)
        return TimeUnit::Us;
    if (spanNs < 10 * kNsPerS)
        return TimeUnit::Ms;
    return TimeUnit::S;
}

QString unitText(TimeUnit unit)
{
    switch (unit) {
    case TimeUnit::Ns:
        return QCoreApplication::translate("TimeUnit", "ns");
    case TimeUnit::Us:
        return QCoreApplication::translate("TimeUnit", "µs");
    case TimeUnit::Ms:
        return QCoreApplication::translate("TimeUnit", "ms");
    case TimeUnit::S:
        break;
    }
    return QCoreApplication::translate("TimeUnit", "s");
}

int decimalsFor(TimeUnit unit, TimeNs resolutionNs)
{
    const double steps = static_cast<double>(nsPer(unit)) / static_cast<double>(std::max<TimeNs>(1, resolutionNs));
    return std::clamp(static_cast<int>(std::ceil(std::log10(steps) - 1e-9)), 0, mostDecimals(unit));
}

QString numberText(TimeNs ns, TimeUnit unit, int decimals, bool trimmed)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const double value = static_cast<double>(ns) / static_cast<double>(nsPer(unit));
    QString text = locale.toString(value, 'f', decimals);
    if (trimmed && decimals > 0) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(locale.decimalPoint()))
            text.chop(locale.decimalPoint().size());
    }
    return text;
}

QString durationText(TimeNs ns, int digits)
{
    const TimeUnit unit = ns == 0 ? TimeUnit::Ms : unitForSpan(std::abs(ns));
    const double value = std::fabs(static_cast<double>(ns)) / static_cast<double>(nsPer(unit));
    const int before = value > 0 ? static_cast<int>(std::floor(std::log10(value))) + 1 : 1;
    const int decimals = std::clamp(digits - before, 0, mostDecimals(unit));
    return QCoreApplication::translate("TimeUnit", "%1 %2", "number, unit")
        .arg(numberText(ns, unit, decimals, true), unitText(unit));
}

RulerTicks rulerTicks(const TimeScale& scale, double leastPx, TimeNs lastNs)
{
    RulerTicks ticks;
    ticks.unit = unitForSpan(scale.toNs - scale.fromNs);
    ticks.stepNs = roundStep(leastPx / pixelsPerNs(scale));
    ticks.decimals = decimalsFor(ticks.unit, ticks.stepNs);
    const TimeNs first = (std::max<TimeNs>(0, scale.fromNs) + ticks.stepNs - 1) / ticks.stepNs * ticks.stepNs;
    const TimeNs last = std::min(lastNs, scale.toNs);
    for (TimeNs at = first; at <= last; at += ticks.stepNs)
        ticks.atNs.push_back(at);
    return ticks;
}

RulerTicks labelledTicks(const TimeScale& scale, TimeNs lastNs, double px,
                         const std::function<double(const QString&)>& widthOf)
{
    constexpr double kLeast = 48;
    constexpr double kBetween = 18;
    // The numbers' width depends on the step and the step on their width: take the longest of what is in sight.
    RulerTicks ticks = rulerTicks(scale, kLeast * px, lastNs);
    const QString longest = numberText(std::min(lastNs, scale.toNs), ticks.unit, ticks.decimals);
    const double least = widthOf(longest) + kBetween * px;
    return least > kLeast * px ? rulerTicks(scale, least, lastNs) : ticks;
}

}  // namespace bubblescope
