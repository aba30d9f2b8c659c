// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/stuckmarks.h"

#include "ui/text/messages.h"

#include <QFontMetricsF>
#include <QPainter>

namespace bubblescope {

void paintStuckMarks(QPainter& painter, const GanttGeometry& geometry, const TimeScale& scale, const Run& run,
                     const Appearance& appearance)
{
    const auto rows = geometry.visibleRows();
    if (!run.stuck || !rows)
        return;
    const Theme& theme = appearance.theme();
    painter.save();
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    const QFont font = appearance.textFont();
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const BlockedUnit& unit : run.stuck->blocked) {
        if (unit.device < rows->first || unit.device > rows->second)
            continue;
        const Timeline::Row row = run.timeline.row(unit.device);
        const TimeNs lastNs = row.endNs.empty() ? 0 : row.endNs.back();
        const double x = geometry.plot.left() + pixelOf(scale, lastNs);
        const QRectF behind(x, geometry.barTop(unit.device), geometry.plot.right() - x, geometry.barHeight);
        // Where the device stopped, and why.
        painter.setPen(QPen(theme.accent, appearance.px(2)));
        painter.drawLine(behind.topLeft(), behind.bottomLeft());
        const double room = behind.width() - appearance.px(10);
        if (room < metrics.height() * 2)
            continue;
        const QString text = metrics.elidedText(blockedText(unit), Qt::ElideRight, room);
        QRectF box(x + appearance.px(6), behind.center().y() - metrics.height() / 2,
                   metrics.horizontalAdvance(text) + appearance.px(6), metrics.height());
        painter.fillRect(box, theme.accentGround);
        painter.setPen(theme.accent);
        painter.drawText(box, Qt::AlignCenter, text);
    }
    painter.restore();
}

}  // namespace bubblescope
