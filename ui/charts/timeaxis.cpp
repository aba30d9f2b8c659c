// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timeaxis.h"

#include "ui/session/playcontroller.h"
#include "ui/theme/appearance.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bubblescope {
namespace {

TimeScale scaleOf(const QRectF& plot, const PlayController& play)
{
    return {play.fromNs(), play.toNs(), std::max(1, qRound(plot.width()))};
}

}  // namespace

RulerTicks timeAxisTicks(const QRectF& plot, const PlayController& play, const Appearance& appearance)
{
    const QFontMetricsF metrics(appearance.noteFont());
    return labelledTicks(scaleOf(plot, play), play.lastNs(), appearance.px(1),
                         [&metrics](const QString& text) { return metrics.horizontalAdvance(text); });
}

void paintTimeAxis(QPainter& painter, const QRectF& plot, const PlayController& play, const Appearance& appearance)
{
    const RulerTicks ticks = timeAxisTicks(plot, play, appearance);
    const TimeScale scale = scaleOf(plot, play);
    painter.setFont(appearance.noteFont());
    painter.setPen(appearance.theme().muted);
    const QFontMetricsF metrics(painter.font());
    const double below = plot.bottom() + appearance.px(6);
    for (const TimeNs ns : ticks.atNs) {
        const QString text = numberText(ns, ticks.unit, ticks.decimals);
        const double width = metrics.horizontalAdvance(text) + 1;
        const double x = plot.left() + pixelOf(scale, ns);
        if (x + width / 2 < plot.right() + appearance.px(12))
            painter.drawText(QRectF(x - width / 2, below, width, metrics.height()), Qt::AlignCenter, text);
    }
    // In the corner that the numbers leave free.
    const QString unit = unitText(ticks.unit);
    painter.drawText(
        QPointF(plot.left() - metrics.horizontalAdvance(unit) - appearance.px(24), below + metrics.ascent()), unit);
}

}  // namespace bubblescope
