// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/memorymarks.h"

#include "ui/theme/appearance.h"

#include <QPainter>
#include <QPolygonF>

namespace bubblescope {

QRectF memoryMarkRect(const GanttGeometry& geometry, const TimeScale& scale, const MemoryFigures& memory,
                      DeviceId device, const Appearance& appearance)
{
    if (device.index() >= memory.devices.size() || memory.devices[device.index()].overLimitAtNs < 0)
        return {};
    const double half = appearance.px(6);
    const double x = geometry.plot.left() + pixelOf(scale, memory.devices[device.index()].overLimitAtNs);
    const double above = appearance.px(3);
    return {x - half, geometry.barTop(device) - above, 2 * half, geometry.barHeight + 2 * above};
}

void paintMemoryMarks(QPainter& painter, const GanttGeometry& geometry, const TimeScale& scale,
                      const MemoryFigures& memory, const Appearance& appearance)
{
    const auto rows = geometry.visibleRows();
    if (memory.limitBytes == 0 || !rows)
        return;
    const Theme& theme = appearance.theme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    for (int d = rows->first.value(); d <= rows->second.value(); ++d) {
        const QRectF rect = memoryMarkRect(geometry, scale, memory, DeviceId(d), appearance);
        if (rect.isEmpty())
            continue;
        const double x = rect.center().x();
        // A line across the bar with a flag at its top: told apart from the cursor by more than its colour.
        painter.setPen(QPen(theme.window, appearance.px(4)));
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        painter.setPen(QPen(theme.accent, appearance.px(2)));
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        const double size = rect.width() / 2;
        painter.setPen(QPen(theme.window, 1));
        painter.setBrush(theme.accent);
        painter.drawPolygon(QPolygonF{QPointF(x, rect.top()), QPointF(x + 1.6 * size, rect.top() + 0.7 * size),
                                      QPointF(x, rect.top() + 1.4 * size)});
    }
    painter.restore();
}

}  // namespace bubblescope
