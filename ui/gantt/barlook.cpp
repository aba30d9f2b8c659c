// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/barlook.h"

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

std::vector<std::string> barLabels(const Run& run, std::size_t firstOp, std::size_t count)
{
    std::string letters;
    std::string numbers;
    for (std::size_t i = firstOp; i < firstOp + count; ++i) {
        const Op& op = run.timeline.rows->ops[i];
        const std::string number = std::to_string(op.microbatch.value());
        const char* joint = numbers.empty() ? "" : "+";
        letters += joint + std::string(1, letterOf(op.kind)) + number;
        numbers += joint + number;
    }
    if (run.weightVersions.empty() || count > 1)
        return {letters, numbers};
    return {letters + " w" + std::to_string(run.weightVersions[firstOp]), letters, numbers};
}

}  // namespace bubblescope
