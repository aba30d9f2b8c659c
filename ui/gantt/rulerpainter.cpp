// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/rulerpainter.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr double kHandleHalf = 6;  ///< half of the triangle's width
constexpr double kTickLength = 4;

bool inPlot(const GanttGeometry& geometry, double x)
{
    return x >= geometry.plot.left() - 0.5 && x <= geometry.plot.right() + 1.5;
}

/// Fine enough to tell neighbouring pixels apart, and no finer.
QString cursorText(const RulerContent& content)
{
    const auto pixelNs = static_cast<TimeNs>(std::ceil(1 / pixelsPerNs(content.scale)));
    const int decimals = std::max(content.ticks.decimals, decimalsFor(content.ticks.unit, pixelNs));
    return QStringLiteral("%1 %2").arg(numberText(content.cursorNs, content.ticks.unit, decimals, !content.cursorMoves),
                                       unitText(content.ticks.unit));
}

QFont cursorFont(const Appearance& appearance)
{
    QFont font = appearance.textFont();
    font.setBold(true);
    return font;
}

QRect textRect(const RulerContent& content, const Appearance& appearance)
{
    const QFontMetrics metrics(cursorFont(appearance));
    const int width = metrics.horizontalAdvance(cursorText(content)) + qRound(appearance.px(4));
    const int beside = qRound(appearance.px(kHandleHalf + 3));
    const int x = qRound(cursorX(content));
    const int left = x + beside + width > content.geometry.plot.right() ? x - beside - width : x + beside;
    return {left, 0, width, content.geometry.rulerHeight - qRound(appearance.px(2))};
}

void paintHandle(QPainter& painter, const RulerContent& content, const Appearance& appearance)
{
    const double x = cursorX(content);
    if (!inPlot(content.geometry, x))
        return;
    painter.setFont(cursorFont(appearance));
    painter.setPen(appearance.theme().accent);
    painter.drawText(textRect(content, appearance), Qt::AlignCenter, cursorText(content));
    const double half = appearance.px(kHandleHalf);
    const double bottom = content.geometry.rulerHeight - appearance.px(3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(appearance.theme().accent);
    painter.drawPolygon(QPolygonF({{x - half, bottom - 1.6 * half}, {x + half, bottom - 1.6 * half}, {x, bottom}}));
}

}  // namespace

int rulerHeight(const Appearance& appearance)
{
    return QFontMetrics(cursorFont(appearance)).height() + qRound(appearance.px(10));
}

RulerTicks ticksFor(const TimeScale& scale, const Appearance& appearance, TimeNs endNs)
{
    const QFontMetrics metrics(appearance.noteFont());
    return labelledTicks(scale, endNs, appearance.px(1),
                         [&metrics](const QString& text) { return metrics.horizontalAdvance(text); });
}

double cursorX(const RulerContent& content)
{
    return content.geometry.plot.left() + pixelOf(content.scale, content.cursorNs);
}

QRect cursorLabelRect(const RulerContent& content, const Appearance& appearance)
{
    const int half = qRound(appearance.px(kHandleHalf)) + 1;
    const int x = qRound(cursorX(content));
    return textRect(content, appearance) | QRect(x - half, 0, 2 * half, content.geometry.rulerHeight);
}

void paintRuler(QPainter& painter, const RulerContent& content, const Appearance& appearance)
{
    const GanttGeometry& geometry = content.geometry;
    const Theme& theme = appearance.theme();
    const QFontMetrics metrics(appearance.noteFont());
    painter.setFont(appearance.noteFont());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect cursor = inPlot(geometry, cursorX(content)) ? cursorLabelRect(content, appearance) : QRect();
    const int bottom = geometry.rulerHeight;
    for (const TimeNs ns : content.ticks.atNs) {
        const int x = geometry.plot.left() + qRound(pixelOf(content.scale, ns));
        const QString text = numberText(ns, content.ticks.unit, content.ticks.decimals);
        const int width = metrics.horizontalAdvance(text);
        painter.fillRect(QRectF(x, bottom - appearance.px(kTickLength), 1, appearance.px(kTickLength)), theme.line);
        const QRect room(x - width / 2, 0, width + 1, bottom - qRound(appearance.px(kTickLength)));
        if (room.intersects(cursor) || room.right() >= geometry.plot.right() + appearance.px(12))
            continue;
        painter.setPen(theme.muted);
        painter.drawText(room, Qt::AlignCenter, text);
    }
    painter.setPen(theme.muted);
    const QRect names(0, 0, geometry.plot.left() - qRound(appearance.px(18)),
                      bottom - qRound(appearance.px(kTickLength)));
    painter.drawText(names, Qt::AlignRight | Qt::AlignVCenter, unitText(content.ticks.unit));
    paintHandle(painter, content, appearance);
}

}  // namespace bubblescope
