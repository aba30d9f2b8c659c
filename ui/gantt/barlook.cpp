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

BarLabel barLabel(std::span<const Op> unit)
{
    BarLabel label;
    for (const Op& op : unit) {
        const std::string number = std::to_string(op.microbatch.value());
        const char* joint = label.numbers.empty() ? "" : "+";
        label.letters += joint + std::string(1, letterOf(op.kind)) + number;
        label.numbers += joint + number;
    }
    return label;
}

}  // namespace bubblescope
