// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/barlook.h"

#include <algorithm>

namespace bubblescope {

BarColors barColors(const GanttPalette& palette, BusyKind kind, QRgb color, ChunkPlace chunk)
{
    const QRgb foot = palette.foot(color);
    BarColors colors;
    colors.zone = {palette.band(color, chunk.chunk, chunk.count), color, color, color};
    const bool hasFoot =
        kind == BusyKind::Backward || kind == BusyKind::BackwardInput || kind == BusyKind::BackwardWeight;
    if (hasFoot)
        colors.zone[static_cast<std::size_t>(BarZone::FootEdge)] = foot;
    if (hasFoot && kind != BusyKind::BackwardWeight)
        colors.zone[static_cast<std::size_t>(BarZone::FootMiddle)] = foot;
    colors.dotted = kind == BusyKind::BackwardInput;
    return colors;
}

std::vector<BarLabel> barLabels(const Run& run, std::size_t firstOp, std::size_t count)
{
    const std::size_t digits = std::to_string(std::max(0, run.schedule.microbatchCount - 1)).size();
    const auto widest = [digits](const std::string& number) {
        return std::string(std::max(digits, number.size()), '0');
    };
    BarLabel letters;
    BarLabel numbers;
    for (std::size_t i = firstOp; i < firstOp + count; ++i) {
        const Op& op = run.timeline.rows->ops[i];
        const std::string number = std::to_string(op.microbatch.value());
        const std::string letter(1, letterOf(op.kind));
        const char* joint = numbers.shown.empty() ? "" : "+";
        letters.shown += joint + letter + number;
        letters.widest += joint + letter + widest(number);
        numbers.shown += joint + number;
        numbers.widest += joint + widest(number);
    }
    if (run.weightVersions.empty() || count > 1)
        return {letters, numbers};
    const std::string version = std::to_string(run.weightVersions[firstOp]);
    return {{letters.shown + " w" + version, letters.widest + " w" + widest(version)}, letters, numbers};
}

}  // namespace bubblescope
