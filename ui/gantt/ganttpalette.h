// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The theme's colours worked out for painting bars pixel by pixel: for each kind, shade of microbatch, part of the bar,
// and on both sides of the cursor.

#include "core/analysis/intervalindex.h"
#include "ui/theme/appearance.h"

#include <QRgb>

#include <array>

namespace bubblescope {

/// A bar from top to bottom. The foot tells kinds apart without colour: none for F, a solid line for B (the whole
/// backward), a dotted line for I, a double line for W.
enum class BarZone : std::uint8_t { Band, Body, FootEdge, FootMiddle };
inline constexpr int kBarZones = 4;

/// What lies before the cursor is in full colours; what lies ahead is faint, or hidden: then nothing is drawn.
enum class Side : std::uint8_t { Done, Ahead };

struct GanttPalette {
    GanttPalette(const Theme& theme, Side side);

    [[nodiscard]] QRgb bar(BusyKind kind, int microbatch) const
    {
        return bars[static_cast<std::size_t>(kind)][static_cast<std::size_t>(microbatch & 1)];
    }
    /// The line along a bar's foot. `ground` is the bar's colour.
    [[nodiscard]] QRgb foot(QRgb ground) const { return mix(ground, ink, 0.32); }
    /// The band at a bar's upper edge that tells a device's chunks apart; none for the first chunk.
    [[nodiscard]] QRgb band(QRgb ground, int chunk, int chunkCount) const;
    /// `a` where share is 0, `b` where it is 1.
    [[nodiscard]] static QRgb mix(QRgb a, QRgb b, double share);

    std::array<std::array<QRgb, 2>, kBusyKinds> bars{};
    std::array<QRgb, kBusyKinds> label{};
    QRgb window = 0;
    QRgb grid = 0;
    QRgb idle = 0;
    QRgb hatch = 0;
    QRgb transfer = 0;
    QRgb ink = 0;  ///< what bands and feet are darkened (or, on dark ground, lightened) with
};

/// `a` where weight is 0, `b` where it is 256; fast enough for every pixel.
[[nodiscard]] inline QRgb blend(QRgb a, QRgb b, unsigned weight)
{
    const unsigned keep = 256 - weight;
    const unsigned redBlue = ((a & 0xff00ff) * keep + (b & 0xff00ff) * weight) >> 8;
    const unsigned green = ((a & 0x00ff00) * keep + (b & 0x00ff00) * weight) >> 8;
    return 0xff000000 | (redBlue & 0xff00ff) | (green & 0x00ff00);
}

}  // namespace bubblescope
