// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/thinnedline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bubblescope {
namespace {

constexpr int kPerColumn = 4;

void addColumn(QList<QPointF>& thin, std::span<const QPointF> column)
{
    const auto [low, high] =
        std::minmax_element(column.begin(), column.end(), [](auto& a, auto& b) { return a.y() < b.y(); });
    std::array kept{column.begin(), low, high, column.end() - 1};
    std::sort(kept.begin(), kept.end());
    const auto end = std::unique(kept.begin(), kept.end());
    for (auto point = kept.begin(); point != end; ++point)
        thin.append(**point);
}

}  // namespace

QList<QPointF> thinned(std::span<const QPointF> points, double from, double to, int columns)
{
    columns = std::max(1, columns);
    if (points.size() <= static_cast<std::size_t>(kPerColumn * columns))
        return {points.begin(), points.end()};
    const auto columnOf = [&](const QPointF& point) {
        const double column = std::floor((point.x() - from) / (to - from) * columns);
        return std::clamp(column, 0.0, static_cast<double>(columns - 1));
    };
    QList<QPointF> thin;
    for (std::size_t begin = 0; begin < points.size();) {
        const double column = columnOf(points[begin]);
        std::size_t end = begin + 1;
        while (end < points.size() && columnOf(points[end]) == column)
            ++end;
        addColumn(thin, points.subspan(begin, end - begin));
        begin = end;
    }
    return thin;
}

std::optional<std::size_t> nearest(std::span<const QPointF> points, QPointF to, double within)
{
    std::optional<std::size_t> found;
    double best = within;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = std::hypot(points[i].x() - to.x(), points[i].y() - to.y());
        if (distance <= best) {
            best = distance;
            found = i;
        }
    }
    return found;
}

}  // namespace bubblescope
