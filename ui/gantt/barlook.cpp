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

namespace {

/// Numbers with at least so many digits.
std::vector<std::string> labels(const Run& run, std::size_t firstOp, std::size_t count, std::size_t digits)
{
    const auto text = [digits](int number) {
        const std::string shown = std::to_string(number);
        return shown.size() < digits ? std::string(digits, '0') : shown;
    };
    std::string letters;
    std::string numbers;
    for (std::size_t i = firstOp; i < firstOp + count; ++i) {
        const Op& op = run.timeline.rows->ops[i];
        const std::string number = text(op.microbatch.value());
        const char* joint = numbers.empty() ? "" : "+";
        letters += joint + std::string(1, letterOf(op.kind)) + number;
        numbers += joint + number;
    }
    if (run.weightVersions.empty() || count > 1)
        return {letters, numbers};
    return {letters + " w" + text(run.weightVersions[firstOp]), letters, numbers};
}

}  // namespace

std::vector<std::string> barLabels(const Run& run, std::size_t firstOp, std::size_t count)
{
    return labels(run, firstOp, count, 1);
}

std::vector<std::string> widestLabels(const Run& run, std::size_t firstOp, std::size_t count)
{
    const int largest = std::max(0, run.schedule.microbatchCount - 1);
    return labels(run, firstOp, count, std::to_string(largest).size());
}

}  // namespace bubblescope
