// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plotframe.h"

#include "ui/text/format.h"
#include "ui/theme/appearance.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr double kSpace = 8;
constexpr int kMostYTicks = 8;

QFont titleFont(const Appearance& appearance)
{
    QFont font = appearance.textFont();
    font.setBold(true);
    font.setPixelSize(qRound(appearance.px(16)));
    return font;
}

QFont axisFont(const Appearance& appearance)
{
    QFont font = appearance.textFont();
    font.setBold(true);
    return font;
}

/// Smaller where the text is longer than the room.
QFont fitted(QFont font, const QString& text, double room)
{
    if (const double needed = QFontMetricsF(font).horizontalAdvance(text) + 1; needed > room)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * room / needed)));
    return font;
}

double textHeight(const Appearance& appearance)
{
    return QFontMetricsF(appearance.textFont()).height();
}

double stepOf(const std::vector<double>& ticks)
{
    return ticks.size() > 1 ? ticks[1] - ticks[0] : 0;
}

}  // namespace

QString plainText(double value, double)
{
    return formatNumber(value);
}

double PlotFrame::leftMargin(const Appearance& appearance) const
{
    const QFontMetricsF metrics(appearance.textFont());
    const std::vector<double> ticks = y.ticks(kMostYTicks);
    double widest = 0;
    for (const double tick : ticks)
        widest = std::max(widest, metrics.horizontalAdvance(yText(tick, stepOf(ticks))));
    return textHeight(appearance) + widest + 3 * appearance.px(kSpace);
}

bool PlotFrame::headIsOneLine(double width, const Appearance& appearance) const
{
    return QFontMetricsF(titleFont(appearance)).horizontalAdvance(title) +
               QFontMetricsF(appearance.noteFont()).horizontalAdvance(subtitle) + 3 * appearance.px(kSpace) <=
           width - leftMargin(appearance);
}

double PlotFrame::headHeight(double width, const Appearance& appearance) const
{
    const double second = headIsOneLine(width, appearance) ? 0 : QFontMetricsF(appearance.noteFont()).height();
    return QFontMetricsF(titleFont(appearance)).height() + second + 1.5 * appearance.px(kSpace);
}

std::vector<double> PlotFrame::ticksOfX(const QRectF& plot, const Appearance& appearance) const
{
    if (!xTicks.empty())
        return xTicks;
    const QFontMetricsF metrics(appearance.textFont());
    constexpr int kMost = 10;
    const std::vector<double> many = x.ticks(kMost);
    double widest = metrics.horizontalAdvance(xText(x.to, stepOf(many)));
    for (const double tick : many)
        widest = std::max(widest, metrics.horizontalAdvance(xText(tick, stepOf(many))));
    return x.ticks(static_cast<int>(plot.width() / (widest + appearance.px(2.5 * kSpace))));
}

std::vector<double> PlotFrame::ticksOfY(double height, const Appearance& appearance) const
{
    return y.ticks(std::min(kMostYTicks, static_cast<int>(height / (2 * textHeight(appearance)))));
}

QRectF PlotFrame::plotIn(const QRectF& picture, double legend, const Appearance& appearance) const
{
    const double space = appearance.px(kSpace);
    const double line = textHeight(appearance);
    const double top = picture.top() + headHeight(picture.width(), appearance) + legend + space;
    const double bottom = picture.bottom() - 2 * line - 2 * space;
    const double left = picture.left() + leftMargin(appearance);
    const double right = picture.right() - 3 * space;
    return {left, top, std::max(10.0, right - left), std::max(10.0, bottom - top)};
}

void PlotFrame::draw(QPainter& painter, const QRectF& picture, const QRectF& plot, const Appearance& appearance) const
{
    const Theme& theme = appearance.theme();
    const double space = appearance.px(kSpace);
    const double line = textHeight(appearance);
    painter.save();
    painter.setFont(titleFont(appearance));
    painter.setPen(theme.text);
    const QFontMetricsF titleMetrics(painter.font());
    // Above the plot; where there is little room, from the edge.
    const bool oneLine = headIsOneLine(picture.width(), appearance);
    QRectF head(oneLine ? plot.left() : picture.left() + 2 * space, picture.top() + space / 2, 0,
                titleMetrics.height());
    head.setRight(picture.right() - space);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     titleMetrics.elidedText(title, Qt::ElideRight, head.width()));
    painter.setFont(appearance.noteFont());
    painter.setPen(theme.muted);
    const QFontMetricsF noteMetrics(painter.font());
    if (oneLine)
        head.setLeft(head.left() + titleMetrics.horizontalAdvance(title) + 2 * space);
    else
        head = QRectF(head.left(), head.bottom(), head.width(), noteMetrics.height());
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     noteMetrics.elidedText(subtitle, Qt::ElideRight, head.width()));

    QColor grid = theme.line;
    // Where lines are as black as text (high contrast), the grid must not be.
    grid.setAlphaF(theme.line == theme.text ? 0.2F : 0.7F);
    painter.setFont(appearance.textFont());
    painter.setRenderHint(QPainter::Antialiasing, false);
    const std::vector<double> yTicks = ticksOfY(plot.height(), appearance);
    for (const double tick : yTicks) {
        const double at = std::round(plot.bottom() - y.at(tick) * plot.height());
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at));
        painter.setPen(theme.text);
        painter.drawText(QRectF(picture.left(), at - line / 2, plot.left() - space - picture.left(), line),
                         Qt::AlignRight | Qt::AlignVCenter, yText(tick, stepOf(yTicks)));
    }
    const std::vector<double> named = ticksOfX(plot, appearance);
    for (const double tick : named) {
        const double at = std::round(plot.left() + x.at(tick) * plot.width());
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(at, plot.bottom()), QPointF(at, plot.bottom() + space / 2));
        painter.setPen(theme.text);
        const QString text = xText(tick, stepOf(named));
        const double half = painter.fontMetrics().horizontalAdvance(text);
        painter.drawText(QRectF(at - half, plot.bottom() + space, 2 * half, line), Qt::AlignCenter, text);
    }
    painter.setPen(QPen(theme.muted, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.bottomLeft(), plot.topLeft());

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.text);
    drawAxisTitles(painter, picture, plot, appearance);
    painter.restore();
}

void PlotFrame::drawAxisTitles(QPainter& painter, const QRectF& picture, const QRectF& plot,
                               const Appearance& appearance) const
{
    const double space = appearance.px(kSpace);
    const double line = textHeight(appearance);
    // In the middle of the axis, as far as the picture's edges allow.
    const double left = picture.left() + space + line;
    painter.setFont(fitted(axisFont(appearance), xTitle, picture.right() - left));
    const double width = painter.fontMetrics().horizontalAdvance(xTitle) + 1;
    const double begin = std::clamp(plot.center().x() - width / 2, left, std::max(left, picture.right() - width));
    painter.drawText(QRectF(begin, plot.bottom() + space + line, width, line + space / 2), Qt::AlignCenter, xTitle);
    // Turned: from the plot's upper end, where the legend ends, down to the picture's.
    const double top = plot.top() - space;
    painter.setFont(fitted(axisFont(appearance), yTitle, picture.bottom() - top));
    const double height = painter.fontMetrics().horizontalAdvance(yTitle) + 1;
    const double upper = std::clamp(plot.center().y() - height / 2, top, std::max(top, picture.bottom() - height));
    painter.translate(picture.left() + line / 2 + space / 2, upper + height);
    painter.rotate(-90);
    painter.drawText(QRectF(0, -line / 2, height, line), Qt::AlignCenter, yTitle);
}

}  // namespace bubblescope
