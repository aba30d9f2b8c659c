// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/overlaypainter.h"

#include "ui/viewmodel/ganttmodel.h"
#include "ui/viewmodel/ganttpath.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr double kLeastOutlinePx = 4;
/// An outline about a narrower bar would leave nothing of it to be seen.
constexpr double kLeastOutlinedBarPx = 9;
/// Far enough outside that no line's slope in sight changes, near enough for the painter's arithmetic.
constexpr double kFarPx = 4000;

void outline(QPainter& painter, const QRectF& rect, const Theme& theme, double width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.window, width + 2));
    painter.drawRoundedRect(rect, 2, 2);
    painter.setPen(QPen(theme.text, width));
    painter.drawRoundedRect(rect, 2, 2);
}

void arrowHead(QPainterPath& head, const QPointF& tip, const QPointF& direction, double size)
{
    const QPointF back = tip - direction * size;
    const QPointF side(-direction.y() * size * 0.5, direction.x() * size * 0.5);
    head.moveTo(tip);
    head.lineTo(back + side);
    head.lineTo(back - side);
    head.closeSubpath();
}

/// From the end of one bar to the start of another: across rows a curve that leaves and arrives along the time axis,
/// within a row an arc above the bars, or below them where there is no room above.
void paintArrow(QPainter& painter, const QRectF& from, const QRectF& to, double plotTop, const Appearance& appearance)
{
    const Theme& theme = appearance.theme();
    const double size = appearance.px(8);
    QPainterPath path;
    QPainterPath head;
    if (std::fabs(from.center().y() - to.center().y()) < from.height()) {
        const double rise =
            std::min(appearance.px(26), appearance.px(10) + std::fabs(to.center().x() - from.center().x()) / 4);
        const bool above = std::min(from.top(), to.top()) - rise * 0.75 > plotTop;
        const double side = above ? -1 : 1;
        const QPointF start(from.center().x(), above ? from.top() : from.bottom());
        const QPointF tip(to.center().x(), above ? to.top() : to.bottom());
        path.moveTo(start);
        path.cubicTo(start + QPointF(0, side * rise), tip + QPointF(0, side * rise),
                     tip + QPointF(0, side * size * 0.7));
        arrowHead(head, tip, {0, -side}, size);
    } else {
        const QPointF start(from.right(), from.center().y());
        const QPointF tip(to.left(), to.center().y());
        const double bend = std::max(appearance.px(18), std::fabs(tip.x() - start.x()) / 2);
        path.moveTo(start);
        path.cubicTo(start + QPointF(bend, 0), tip - QPointF(bend, 0), tip - QPointF(size * 0.7, 0));
        arrowHead(head, tip, {1, 0}, size);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.window, appearance.px(4)));
    painter.drawPath(path);
    painter.setPen(QPen(theme.text, appearance.px(1.6)));
    painter.drawPath(path);
    painter.setPen(QPen(theme.window, 1));
    painter.setBrush(theme.text);
    painter.drawPath(head);
}

/// All parts of the unit that begins with `op`.
QRectF unitRect(const OverlayContent& content, std::size_t op)
{
    const Timeline& timeline = content.run->timeline;
    const auto [first, last] = unitOf(timeline, op);
    QRectF rect = opRect(content, first);
    rect.setHeight(rect.height() * static_cast<double>(last - first));
    return rect;
}

double middleOf(const OverlayContent& content, std::size_t op)
{
    return unitRect(content, op).center().y();
}

double xOf(const OverlayContent& content, TimeNs ns)
{
    const double right = content.geometry.plot.width() + kFarPx;
    return content.geometry.plot.left() + std::clamp(pixelOf(content.scale, ns), -kFarPx, right);
}

/// A chain of steps: bars that are wide enough outlined, joined by a line through all others and along transfers, which
/// goes on to `end`.
void paintChain(QPainter& painter, const OverlayContent& content, std::span<const PathStep> chain, const QColor& color,
                const Appearance& appearance, std::optional<QPointF> end = std::nullopt)
{
    const double leastBar = appearance.px(kLeastOutlinedBarPx);
    QPolygonF line;
    std::vector<QRectF> bars;
    for (const PathStep& step : visibleSteps(chain, content.scale, kLeastBarPx)) {
        const double middle = middleOf(content, step.op);
        const double x0 = xOf(content, step.startNs);
        const double x1 = xOf(content, step.endNs);
        line << QPointF(x0, middle);
        if (step.isTransfer())
            line << QPointF(x1, middleOf(content, step.consumer));
        else
            line << QPointF(x1, middle);
        if (!step.isTransfer() && x1 - x0 >= leastBar)
            bars.push_back(unitRect(content, step.op));
    }
    if (end)
        line << *end;
    const double width = appearance.px(2.4);
    painter.setBrush(Qt::NoBrush);
    // Over labels the line would be in the way: only between the outlined bars.
    painter.save();
    QPainterPath around;
    around.addRect(content.geometry.plot);
    QPainterPath inside;
    for (const QRectF& bar : bars)
        inside.addRect(bar);
    painter.setClipPath(around.subtracted(inside), Qt::IntersectClip);
    for (const auto& [pen, wide] : {std::pair(appearance.theme().window, width + 2), std::pair(color, width)}) {
        painter.setPen(QPen(pen, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
    }
    painter.restore();
    for (const QRectF& bar : bars) {
        painter.setPen(QPen(appearance.theme().window, width + 2));
        painter.drawRoundedRect(bar, 2, 2);
        painter.setPen(QPen(color, width));
        painter.drawRoundedRect(bar, 2, 2);
    }
}

void paintGap(QPainter& painter, const OverlayContent& content, const Appearance& appearance)
{
    const Theme& theme = appearance.theme();
    const QRectF rect = gapRect(content, *content.gap);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.window, appearance.px(4)));
    painter.drawRoundedRect(rect, 2, 2);
    painter.setPen(QPen(theme.accent, appearance.px(2.2), Qt::DashLine));
    painter.drawRoundedRect(rect, 2, 2);
    // Where one cause gives way to the next.
    painter.setPen(QPen(theme.accent, appearance.px(1.4), Qt::DotLine));
    for (std::size_t i = 1; i < content.gap->pieces.size(); ++i) {
        const double x = xOf(content, content.gap->pieces[i].startNs);
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
}

/// A frame about a device's row, as far as it is in sight.
void paintMarkedRow(QPainter& painter, const OverlayContent& content, const Appearance& appearance)
{
    const GanttGeometry& geometry = content.geometry;
    if (content.marked->value() >= geometry.devices)
        return;
    const double gap = std::min(appearance.px(4), (geometry.pitch - geometry.barHeight) / 2.0);
    const double line = appearance.px(2);
    const QRectF row(geometry.plot.left() + line / 2, geometry.barTop(*content.marked) - gap,
                     geometry.plot.width() - line, geometry.barHeight + 2 * gap);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(appearance.theme().accent, line));
    painter.drawRoundedRect(row, appearance.px(4), appearance.px(4));
}

}  // namespace

QRectF gapRect(const OverlayContent& content, const IdleGap& gap)
{
    double x0 = xOf(content, gap.startNs);
    double x1 = xOf(content, gap.endNs);
    if (x1 - x0 < kLeastOutlinePx) {
        const double middle = (x0 + x1) / 2;
        x0 = middle - kLeastOutlinePx / 2;
        x1 = middle + kLeastOutlinePx / 2;
    }
    return {x0, static_cast<double>(content.geometry.barTop(gap.device)), x1 - x0,
            static_cast<double>(content.geometry.barHeight)};
}

QRectF opRect(const OverlayContent& content, std::size_t op)
{
    const Timeline& timeline = content.run->timeline;
    const auto [first, last] = unitOf(timeline, op);
    const double right = content.geometry.plot.width() + kFarPx;
    double x0 = std::clamp(pixelOf(content.scale, timeline.startNs[op]), -kFarPx, right);
    double x1 = std::clamp(pixelOf(content.scale, timeline.endNs[op]), -kFarPx, right);
    if (x1 - x0 < kLeastOutlinePx) {
        const double middle = (x0 + x1) / 2;
        x0 = middle - kLeastOutlinePx / 2;
        x1 = middle + kLeastOutlinePx / 2;
    }
    const double parts = static_cast<double>(last - first);
    const double height = content.geometry.barHeight / parts;
    const double top = content.geometry.barTop(timeline.rows->deviceOf(op)) + height * static_cast<double>(op - first);
    return {content.geometry.plot.left() + x0, top, x1 - x0, height};
}

void paintOverlay(QPainter& painter, const OverlayContent& content, const Appearance& appearance)
{
    if (!content.run ||
        (!content.hovered && !content.pinned && !content.gap && content.path.empty() && !content.marked))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(content.geometry.plot, Qt::IntersectClip);
    const Theme& theme = appearance.theme();
    if (content.marked)
        paintMarkedRow(painter, content, appearance);
    QRectF shown = content.geometry.plot;
    shown.setRight(std::min(shown.right(), content.hiddenFromX));
    painter.setClipRect(shown, Qt::IntersectClip);
    if (!content.path.empty())
        paintChain(painter, content, content.path, theme.text, appearance);
    if (content.gap) {
        const QRectF gap = gapRect(content, *content.gap);
        if (!content.chain.empty())
            paintChain(painter, content, content.chain, theme.accent, appearance,
                       QPointF(gap.right(), gap.center().y()));
        paintGap(painter, content, appearance);
    }
    if (content.hovered)
        outline(painter, opRect(content, *content.hovered), theme, appearance.px(1.2));
    if (content.pinned) {
        const QRectF pinned = opRect(content, *content.pinned);
        const std::vector<std::size_t> before = content.run->dependenciesOf(*content.pinned);
        const std::vector<std::size_t> after = content.run->dependentsOf(*content.pinned);
        for (const auto* ops : {&before, &after})
            for (const std::size_t op : *ops)
                outline(painter, opRect(content, op), theme, appearance.px(1.2));
        outline(painter, pinned, theme, appearance.px(2.2));
        for (const std::size_t op : before)
            paintArrow(painter, opRect(content, op), pinned, content.geometry.plot.top(), appearance);
        for (const std::size_t op : after)
            paintArrow(painter, pinned, opRect(content, op), content.geometry.plot.top(), appearance);
    }
    painter.restore();
}

void paintCursorLine(QPainter& painter, const GanttGeometry& geometry, double x, const Appearance& appearance)
{
    if (x < geometry.plot.left() - 0.5 || x > geometry.plot.right() + 1.5)
        return;
    const double width = appearance.px(2);
    const double top = geometry.rulerHeight - appearance.px(4);
    const double bottom = std::min<double>(geometry.plot.bottom() + 1, geometry.rowsBottom() + appearance.px(4));
    painter.fillRect(QRectF(x - width / 2, top, width, bottom - top), appearance.theme().accent);
}

}  // namespace bubblescope
