// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Time to pixels and back, the ticks of a ruler, and times as text. Free functions without a widget, so that every
// view agrees on where an instant is. Pixels are whatever the caller counts in: device pixels or logical ones.
//
// Column c holds the instants t with columnStartNs(c) <= t < columnStartNs(c + 1). Columns are worked out in whole
// numbers: exact at any zoom, also where a run is 10^18 ns long or a column is narrower than a nanosecond (then some
// columns are empty).

#include "core/model/timens.h"

#include <QString>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace bubblescope {

/// A visible range of time over `widthPx` pixels. fromNs < toNs, widthPx > 0.
struct TimeScale {
    TimeNs fromNs = 0;
    TimeNs toNs = 1;
    int widthPx = 1;
    friend bool operator==(const TimeScale&, const TimeScale&) = default;
};

[[nodiscard]] double pixelsPerNs(const TimeScale& scale);
/// Also beyond the range on both sides.
[[nodiscard]] double pixelOf(const TimeScale& scale, TimeNs ns);
/// The nearest instant; also beyond the range on both sides.
[[nodiscard]] TimeNs timeAt(const TimeScale& scale, double px);
/// 0 ≤ column ≤ widthPx: the first instant that is not left of the column's edge.
[[nodiscard]] TimeNs columnStartNs(const TimeScale& scale, int column);
/// −1 left of the range, widthPx right of it.
[[nodiscard]] int columnOf(const TimeScale& scale, TimeNs ns);

/// The edges of all columns of a scale, worked out once for many look-ups.
class ColumnEdges {
public:
    explicit ColumnEdges(const TimeScale& scale);

    [[nodiscard]] const TimeScale& scale() const { return m_scale; }
    /// columnStartNs() of columns 0 to widthPx.
    [[nodiscard]] std::span<const TimeNs> startNs() const { return m_startNs; }
    /// The same as the free function.
    [[nodiscard]] int columnOf(TimeNs ns) const
    {
        if (ns < m_scale.fromNs)
            return -1;
        if (ns >= m_scale.toNs)
            return m_scale.widthPx;
        // A column off at most, where rounding puts the estimate on the wrong side of an edge.
        auto column = static_cast<std::size_t>(static_cast<double>(ns - m_scale.fromNs) * m_pixelsPerNs);
        column = std::min(column, m_startNs.size() - 2);
        while (m_startNs[column] > ns)
            --column;
        while (m_startNs[column + 1] <= ns)
            ++column;
        return static_cast<int>(column);
    }

private:
    TimeScale m_scale;
    double m_pixelsPerNs;
    std::vector<TimeNs> m_startNs;
};

enum class TimeUnit { Ns, Us, Ms, S };

/// The unit in which a span of time reads well: ms between 0.1 ms and 10 s.
[[nodiscard]] TimeUnit unitForSpan(TimeNs spanNs);
[[nodiscard]] QString unitText(TimeUnit unit);
/// Digits after the point at which a step of `resolutionNs` shows, at most down to whole nanoseconds.
[[nodiscard]] int decimalsFor(TimeUnit unit, TimeNs resolutionNs);
/// "12.50" without the unit, in the locale's digits; `trimmed` drops zeros at the end.
[[nodiscard]] QString numberText(TimeNs ns, TimeUnit unit, int decimals, bool trimmed = false);
/// "12.5 ms": in the unit that suits it, at most `digits` significant digits where it is not a whole number.
[[nodiscard]] QString durationText(TimeNs ns, int digits = 6);

/// Round instants on a ruler: 1, 2 or 5 times a power of ten apart.
struct RulerTicks {
    TimeUnit unit = TimeUnit::Ms;
    TimeNs stepNs = 1;
    int decimals = 0;
    std::vector<TimeNs> atNs;
};
/// At least `leastPx` pixels apart, none before 0 or after `lastNs`.
[[nodiscard]] RulerTicks rulerTicks(const TimeScale& scale, double leastPx, TimeNs lastNs);
/// As on every ruler and time axis: with room for the numbers, whose width `widthOf` tells. `px`: of one at scale 1.
[[nodiscard]] RulerTicks labelledTicks(const TimeScale& scale, TimeNs lastNs, double px,
                                       const std::function<double(const QString&)>& widthOf);

}  // namespace bubblescope
