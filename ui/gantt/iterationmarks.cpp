// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/iterationmarks.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

namespace bubblescope {

namespace {

/// Lines closer than this would cover the bars.
constexpr double kLeastApartPx = 8;

}  // namespace

void paintIterationMarks(QPainter& painter, const GanttGeometry& geometry, const TimeScale& scale,
                         const std::vector<TimeNs>& endsNs, const Appearance& appearance)
{
    if (endsNs.size() < 2)
        return;
    const Theme& theme = appearance.theme();
    const QFontMetrics metrics(appearance.noteFont());
    painter.save();
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    painter.setFont(appearance.noteFont());
    double before = geometry.plot.left() - kLeastApartPx;
    double textBefore = geometry.plot.left();
    for (std::size_t n = 0; n + 1 < endsNs.size(); ++n) {
        const double x = geometry.plot.left() + pixelOf(scale, endsNs[n]);
        if (x < before + appearance.px(kLeastApartPx))
            continue;
        if (x > geometry.plot.right())
            break;
        before = x;
        painter.setPen(QPen(theme.text, appearance.px(1.4), Qt::DashLine));
        painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));
        const QString text = QCoreApplication::translate("gantt", "iteration %1 ends").arg(static_cast<qulonglong>(n));
        const QRectF room(x - metrics.horizontalAdvance(text) - appearance.px(10),
                          geometry.plot.bottom() - metrics.height() - appearance.px(2),
                          metrics.horizontalAdvance(text) + appearance.px(6), metrics.height());
        if (room.left() < textBefore)
            continue;
        textBefore = x;
        painter.fillRect(room, theme.window);
        painter.setPen(theme.text);
        painter.drawText(room, Qt::AlignCenter, text);
    }
    painter.restore();
}

}  // namespace bubblescope
