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

double textHeight(const Appearance& appearance)
{
    return QFontMetricsF(appearance.textFont()).height();
}

}  // namespace

QString plainText(double value)
{
    return formatNumber(value);
}

double PlotFrame::headHeight(const Appearance& appearance)
{
    return QFontMetricsF(titleFont(appearance)).height() + appearance.px(kSpace);
}

std::vector<double> PlotFrame::ticksOfX(const QRectF& plot, const Appearance& appearance) const
{
    if (!xTicks.empty())
        return xTicks;
    const QFontMetricsF metrics(appearance.textFont());
    double widest = metrics.horizontalAdvance(xText(x.to));
    for (const double tick : x.ticks(10))
        widest = std::max(widest, metrics.horizontalAdvance(xText(tick)));
    return x.ticks(static_cast<int>(plot.width() / (widest + appearance.px(2.5 * kSpace))));
}

std::vector<double> PlotFrame::ticksOfY(double height, const Appearance& appearance) const
{
    return y.ticks(std::min(8, static_cast<int>(height / (2 * textHeight(appearance)))));
}

QRectF PlotFrame::plotIn(const QRectF& picture, double legend, const Appearance& appearance) const
{
    const double space = appearance.px(kSpace);
    const double line = textHeight(appearance);
    const double top = picture.top() + headHeight(appearance) + legend + space;
    const double bottom = picture.bottom() - 2 * line - 2 * space;
    const QFontMetricsF metrics(appearance.textFont());
    double widest = 0;
    for (const double tick : ticksOfY(bottom - top, appearance))
        widest = std::max(widest, metrics.horizontalAdvance(yText(tick)));
    const double left = picture.left() + line + widest + 3 * space;
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
    const QRectF head(plot.left(), picture.top(), picture.right() - plot.left() - space, titleMetrics.height());
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, title);
    const double used = titleMetrics.horizontalAdvance(title) + 2 * space;
    painter.setFont(appearance.noteFont());
    painter.setPen(theme.muted);
    painter.drawText(head.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(subtitle, Qt::ElideRight, head.width() - used));

    QColor grid = theme.line;
    // Where lines are as black as text (high contrast), the grid must not be.
    grid.setAlphaF(theme.line == theme.text ? 0.2F : 0.7F);
    painter.setFont(appearance.textFont());
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const double tick : ticksOfY(plot.height(), appearance)) {
        const double at = std::round(plot.bottom() - y.at(tick) * plot.height());
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at));
        painter.setPen(theme.text);
        painter.drawText(QRectF(picture.left(), at - line / 2, plot.left() - space - picture.left(), line),
                         Qt::AlignRight | Qt::AlignVCenter, yText(tick));
    }
    for (const double tick : ticksOfX(plot, appearance)) {
        const double at = std::round(plot.left() + x.at(tick) * plot.width());
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(at, plot.bottom()), QPointF(at, plot.bottom() + space / 2));
        painter.setPen(theme.text);
        const QString text = xText(tick);
        const double half = painter.fontMetrics().horizontalAdvance(text);
        painter.drawText(QRectF(at - half, plot.bottom() + space, 2 * half, line), Qt::AlignCenter, text);
    }
    painter.setPen(QPen(theme.muted, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.bottomLeft(), plot.topLeft());

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(axisFont(appearance));
    painter.setPen(theme.text);
    painter.drawText(QRectF(plot.left(), plot.bottom() + space + line, plot.width(), line + space / 2), Qt::AlignCenter,
                     xTitle);
    painter.translate(picture.left() + line / 2 + space / 2, plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-picture.height(), -line / 2, 2 * picture.height(), line), Qt::AlignCenter, yTitle);
    painter.restore();
}

}  // namespace bubblescope
