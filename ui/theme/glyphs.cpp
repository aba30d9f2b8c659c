// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/glyphs.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace bubblescope {
namespace {

/// All shapes lie in the unit square.
QPainterPath triangle(double left, double right)
{
    QPainterPath path(QPointF(left, 0.15));
    path.lineTo(right, 0.5);
    path.lineTo(left, 0.85);
    path.closeSubpath();
    return path;
}

QPainterPath bar(double left, double width)
{
    QPainterPath path;
    path.addRect(left, 0.15, width, 0.7);
    return path;
}

QPainterPath loopShape()
{
    QPainterPath ring;
    ring.arcMoveTo(0.18, 0.18, 0.64, 0.64, 60);
    ring.arcTo(0.18, 0.18, 0.64, 0.64, 60, -300);
    QPainterPathStroker stroker;
    stroker.setWidth(0.12);
    QPainterPath path = stroker.createStroke(ring);
    QPainterPath head(QPointF(0.36, 0.02));
    head.lineTo(0.36, 0.42);
    head.lineTo(0.62, 0.22);
    head.closeSubpath();
    return path.united(head);
}

QPainterPath shapeOf(Glyph glyph)
{
    switch (glyph) {
    case Glyph::Play:
        return triangle(0.2, 0.85);
    case Glyph::Pause:
        return bar(0.2, 0.2).united(bar(0.6, 0.2));
    case Glyph::StepForward:
        return triangle(0.3, 0.8).united(bar(0.12, 0.1));
    case Glyph::StepBack:
        return triangle(0.7, 0.2).united(bar(0.78, 0.1));
    case Glyph::ToEnd:
        return triangle(0.02, 0.42).united(triangle(0.42, 0.82)).united(bar(0.84, 0.12));
    case Glyph::ToStart:
        return triangle(0.98, 0.58).united(triangle(0.58, 0.18)).united(bar(0.04, 0.12));
    case Glyph::Loop:
        return loopShape();
    }
    return {};
}

}  // namespace

QIcon glyphIcon(Glyph glyph, const QColor& color, int sizePx)
{
    QIcon icon;
    for (const bool enabled : {true, false}) {
        // Twice the size: sharp on screens with a scale of 2.
        QPixmap pixmap(2 * sizePx, 2 * sizePx);
        pixmap.setDevicePixelRatio(2);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(enabled ? 1 : 0.35);
        painter.scale(sizePx, sizePx);
        painter.fillPath(shapeOf(glyph), color);
        painter.end();
        icon.addPixmap(pixmap, enabled ? QIcon::Normal : QIcon::Disabled);
    }
    return icon;
}

}  // namespace bubblescope
