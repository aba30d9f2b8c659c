// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a bar looks like, whether it is written pixel by pixel (rowraster.h) or drawn as a shape (rowshapes.h): colours
// from its band to its foot, and the words upon it.

#include "core/analysis/run.h"
#include "core/model/op.h"
#include "ui/gantt/ganttpalette.h"
#include "ui/viewmodel/ganttmodel.h"

#include <array>
#include <string>
#include <vector>

namespace bubblescope {

/// Sizes at scale 1, in logical pixels.
inline constexpr double kWideBarPx = 8;      ///< bars from here on are rounded and have a gap behind them
inline constexpr double kCornerPx = 2.5;     ///< radius
inline constexpr double kBarGapPx = 1;       ///< between neighbouring wide bars
inline constexpr double kFootDotPx = 2;      ///< of a dotted foot, and between two dots
inline constexpr double kHatchPeriodPx = 9;  ///< from one line across idle time to the next, along the time axis
/// Shares of a bar's height.
inline constexpr double kBandShare = 0.1;
inline constexpr double kFootShare = 0.036;  ///< of each of the foot's three lines

/// Colours of one bar, zone by zone; dotted feet alternate with the body.
struct BarColors {
    std::array<QRgb, kBarZones> zone{};
    bool dotted = false;

    [[nodiscard]] QRgb at(BarZone place) const { return zone[static_cast<std::size_t>(place)]; }
};
[[nodiscard]] BarColors barColors(const GanttPalette& palette, BusyKind kind, QRgb color, ChunkPlace chunk);

[[nodiscard]] inline BusyKind busyKind(OpKind kind)
{
    return static_cast<BusyKind>(kind);
}

/// What a bar may say, longest first; the first that fits is shown: "F3" or "3", of an overlapped unit "F3+B1" or
/// "3+1". Where an op's weights depend on more than the iteration (Run::weightVersions), "F3 w2" comes before.
[[nodiscard]] std::vector<std::string> barLabels(const Run& run, std::size_t firstOp, std::size_t count);
/// What must fit for each of them to be shown: the same with the run's largest number, so that bars of one length all
/// have a label of one form, or none has.
[[nodiscard]] std::vector<std::string> widestLabels(const Run& run, std::size_t firstOp, std::size_t count);

}  // namespace bubblescope
