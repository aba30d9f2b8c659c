// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/labelplaces.h"

#include <algorithm>
#include <numeric>

namespace bubblescope {
namespace {

std::pair<double, double> extentOf(const LevelLabel& level, double gap)
{
    return level.left ? std::pair(level.x - gap - level.width, level.x - gap)
                      : std::pair(level.x + gap, level.x + gap + level.width);
}

/// What is worst first: a name cut off, a line through one, then names on the unusual side.
double badness(const std::vector<LevelLabel>& levels, double gap, double from, double to)
{
    constexpr double kCut = 100;
    constexpr double kCrossed = 10;
    constexpr double kOtherSide = 0.1;
    double sum = 0;
    for (const LevelLabel& level : levels) {
        const auto [left, right] = extentOf(level, gap);
        sum += (left < from || right > to ? kCut : 0) + (level.left ? kOtherSide : 0);
        for (const LevelLabel& other : levels)
            if (other.row < level.row && other.x > left - gap / 2 && other.x < right + gap / 2)
                sum += kCrossed;
    }
    return sum;
}

}  // namespace

QRectF LabelPlaces::place(const std::vector<QRectF>& wanted)
{
    const auto free = std::find_if(wanted.begin(), wanted.end(), [this](const QRectF& rect) {
        return m_room.contains(rect) && std::none_of(m_taken.begin(), m_taken.end(),
                                                     [&rect](const QRectF& other) { return other.intersects(rect); });
    });
    QRectF chosen = free != wanted.end() ? *free : wanted.front();
    chosen.moveRight(std::min(chosen.right(), m_room.right()));
    chosen.moveBottom(std::min(chosen.bottom(), m_room.bottom()));
    chosen.moveLeft(std::max(chosen.left(), m_room.left()));
    chosen.moveTop(std::max(chosen.top(), m_room.top()));
    m_taken.push_back(chosen);
    return chosen;
}

void placeLevels(std::vector<LevelLabel>& levels, double gap, double from, double to)
{
    std::vector<int> rows(levels.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::vector<LevelLabel> best;
    double least = 0;
    do {
        for (unsigned sides = 0; sides < 1U << levels.size(); ++sides) {
            for (std::size_t i = 0; i < levels.size(); ++i) {
                levels[i].row = rows[i];
                levels[i].left = (sides >> i & 1U) != 0;
            }
            if (const double bad = badness(levels, gap, from, to); best.empty() || bad < least) {
                best = levels;
                least = bad;
            }
        }
    } while (std::next_permutation(rows.begin(), rows.end()));
    levels = std::move(best);
}

}  // namespace bubblescope
