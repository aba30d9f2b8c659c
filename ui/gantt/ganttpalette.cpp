// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/ganttpalette.h"

#include <cmath>

namespace bubblescope {
namespace {

/// How much of a bar's colour is left ahead of the cursor.
constexpr double kFaint = 0.36;

}  // namespace

QRgb GanttPalette::mix(QRgb a, QRgb b, double share)
{
    return blend(a, b, static_cast<unsigned>(std::lround(share * 256)));
}

QRgb GanttPalette::band(QRgb ground, int chunk, int chunkCount) const
{
    if (chunkCount < 2 || chunk == 0)
        return ground;
    return mix(ground, ink, 0.2 + 0.4 * chunk / (chunkCount - 1));
}

GanttPalette::GanttPalette(const Theme& theme, Side side)
    : window(theme.window.rgb())
    , grid(mix(theme.window.rgb(), theme.line.rgb(), 0.6))
    , idle(theme.idle.rgb())
    , hatch(theme.idleHatch.rgb())
    , transfer(theme.transfer.rgb())
    , ink(theme.dark ? qRgb(255, 255, 255) : qRgb(0, 0, 0))
{
    const QColor colors[] = {theme.forward, theme.backward, theme.backwardInput, theme.backwardWeight,
                             theme.overlapped};
    const QColor labels[] = {theme.onForward, theme.onBackward, theme.onBackwardInput, theme.onBackwardWeight,
                             theme.onOverlapped};
    for (std::size_t kind = 0; kind < kBusyKinds; ++kind) {
        const QRgb even = colors[kind].rgb();
        bars[kind] = {even, mix(even, qRgb(255, 255, 255), theme.alternateShare())};
        label[kind] = labels[kind].rgb();
        if (side == Side::Done)
            continue;
        for (QRgb& color : bars[kind])
            color = mix(idle, color, kFaint);
        label[kind] = mix(bars[kind][0], theme.text.rgb(), 0.8);
    }
    if (side == Side::Ahead) {
        transfer = mix(window, transfer, 0.5);
        ink = mix(ink, idle, 0.5);
    }
}

}  // namespace bubblescope
