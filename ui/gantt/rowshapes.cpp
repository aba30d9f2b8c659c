// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/rowshapes.h"

#include "ui/gantt/barlook.h"
#include "ui/gantt/labelatlas.h"
#include "ui/gantt/rowraster.h"
#include "ui/theme/appearance.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblescope {
namespace {

/// Bars down to a logical pixel are shapes (kLeastBarPx ÷ this); what is narrower has this many columns a pixel.
constexpr int kFiner = 3;
constexpr std::size_t kMostTransfers = 300;

/// How round the corners of a rectangle are.
struct Corners {
    double topLeft = 0;
    double topRight = 0;
    double bottomLeft = 0;
    double bottomRight = 0;
};

QPainterPath barPath(const QRectF& rect, const Corners& round)
{
    QPainterPath path;
    path.moveTo(rect.left() + round.topLeft, rect.top());
    path.lineTo(rect.right() - round.topRight, rect.top());
    path.quadTo(rect.topRight(), rect.topRight() + QPointF(0, round.topRight));
    path.lineTo(rect.right(), rect.bottom() - round.bottomRight);
    path.quadTo(rect.bottomRight(), rect.bottomRight() - QPointF(round.bottomRight, 0));
    path.lineTo(rect.left() + round.bottomLeft, rect.bottom());
    path.quadTo(rect.bottomLeft(), rect.bottomLeft() - QPointF(0, round.bottomLeft));
    path.lineTo(rect.left(), rect.top() + round.topLeft);
    path.quadTo(rect.topLeft(), rect.topLeft() + QPointF(round.topLeft, 0));
    path.closeSubpath();
    return path;
}

/// One row on one side of the cursor.
class RowShapes {
public:
    RowShapes(QPainter& painter, const RowShapesContent& content, const GanttPalette& palette, const QFont& font,
              const LabelAtlas& fineLabels, double scale)
        : m_painter(painter)
        , m_content(content)
        , m_palette(palette)
        , m_metrics(font)
        , m_fineLabels(fineLabels)
        , m_px(scale)
    {
    }

    /// `row` counts in kFiner columns a pixel. Draws what lies within [x0, x1) of the plot, in logical pixels.
    void paint(DeviceId device, const GanttRow& row, double x0, double x1, bool hidden)
    {
        m_device = device;
        m_from = x0;
        m_to = x1;
        m_top = m_content.geometry.barTop(device);
        m_height = m_content.geometry.barHeight;
        paintTrack(hidden);
        if (hidden)
            return;
        for (const GanttBar& bar : row.bars)
            paintBar(bar);
        paintColumns(row);
    }

private:
    [[nodiscard]] double left() const { return m_content.geometry.plot.left(); }

    void paintTrack(bool hidden)
    {
        const double x0 = std::max(m_from, pixelOf(m_content.scale, 0));
        const double x1 = std::min(m_to, pixelOf(m_content.scale, m_content.run->analysis.makespanNs));
        if (x0 >= x1)
            return;
        const QRgb idle = hidden ? GanttPalette::mix(m_palette.window, m_palette.idle, 0.6) : m_palette.idle;
        const QRectF track(left() + x0, m_top, x1 - x0, m_height);
        m_painter.fillRect(track, QColor(idle));
        if (!hidden)
            hatch(track);
    }

    /// Lines from the lower left to the upper right, cut to the rectangle; x + y is the same along each.
    void hatch(const QRectF& rect)
    {
        const double period = kHatchPeriodPx * m_px;
        QPainterPath lines;
        const double least = rect.left() + rect.top();
        const double most = rect.right() + rect.bottom();
        for (double sum = std::ceil(least / period) * period; sum < most; sum += period) {
            const double bottom = std::min(rect.bottom(), sum - rect.left());
            const double top = std::max(rect.top(), sum - rect.right());
            lines.moveTo(sum - bottom, bottom);
            lines.lineTo(sum - top, top);
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(QColor(m_palette.hatch), m_px, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawPath(lines);
    }

    void paintBar(const GanttBar& bar)
    {
        // Its own times where they are in sight, not the columns' edges: bars of one length have one width.
        const Timeline& timeline = m_content.run->timeline;
        const double whole0 = bar.startsHere ? pixelOf(m_content.scale, timeline.startNs[bar.firstOp])
                                             : static_cast<double>(bar.x0) / kFiner;
        const double whole1 =
            bar.endsHere ? pixelOf(m_content.scale, timeline.endNs[bar.firstOp]) : static_cast<double>(bar.x1) / kFiner;
        const double x0 = std::max(m_from, whole0);
        const double x1 = std::min(m_to, whole1);
        if (x0 >= x1)
            return;
        const bool wide = whole1 - whole0 >= kWideBarPx * m_px;
        const bool endsHere = bar.endsHere && x1 == whole1;
        const bool startsHere = bar.startsHere && x0 == whole0;
        const double gap = wide && endsHere ? std::min(kBarGapPx * m_px, x1 - x0) : 0;
        const QRectF rect(left() + x0, m_top, x1 - x0, m_height);
        // What of the track shows at a bar's round corners would be hatched.
        m_painter.fillRect(rect, QColor(m_palette.window));
        const std::span ops =
            std::span(m_content.run->timeline.rows->ops).subspan(bar.firstOp, static_cast<std::size_t>(bar.opCount));
        const double part = m_height / static_cast<double>(ops.size());
        const double round = wide ? std::min(kCornerPx * m_px, (x1 - x0) / 2) : 0;
        for (std::size_t i = 0; i < ops.size(); ++i)
            paintPart(ops[i], QRectF(rect.left(), m_top + part * static_cast<double>(i), rect.width() - gap, part),
                      startsHere ? round : 0, endsHere ? round : 0);
        // On the side of the cursor where its middle is.
        const double middle = (whole0 + whole1 - gap) / 2;
        if (wide && middle >= m_from && middle < m_to)
            label(bar.firstOp, ops.size(), left() + middle, whole1 - whole0 - 3 * kBarGapPx * m_px);
    }

    void paintPart(const Op& op, const QRectF& rect, double roundLeft, double roundRight)
    {
        const QRgb color = m_palette.bar(busyKind(op.kind), op.microbatch.value());
        const BarColors colors =
            barColors(m_palette, busyKind(op.kind), color, m_content.chunks->of(m_device, op.stage));
        m_painter.setPen(Qt::NoPen);
        m_painter.fillPath(barPath(rect, {roundLeft, roundRight, roundLeft, roundRight}), QColor(color));
        if (colors.at(BarZone::Band) != color) {
            const QRectF band(rect.left(), rect.top(), rect.width(), rect.height() * kBandShare);
            const double most = band.height();
            m_painter.fillPath(barPath(band, {std::min(roundLeft, most), std::min(roundRight, most), 0, 0}),
                               QColor(colors.at(BarZone::Band)));
        }
        if (colors.at(BarZone::FootEdge) != color)
            paintFoot(rect, colors, roundLeft, roundRight);
    }

    void paintFoot(const QRectF& rect, const BarColors& colors, double roundLeft, double roundRight)
    {
        const double line = rect.height() * kFootShare;
        const QRectF foot(rect.left(), rect.bottom() - 3 * line, rect.width(), 3 * line);
        const QColor ink(colors.at(BarZone::FootEdge));
        if (colors.dotted) {
            QPen pen(ink, foot.height(), Qt::CustomDashLine, Qt::FlatCap);
            const double dot = kFootDotPx * m_px / foot.height();
            pen.setDashPattern({dot, dot});
            m_painter.setPen(pen);
            m_painter.drawLine(QPointF(foot.left() + roundLeft, foot.center().y()),
                               QPointF(foot.right() - roundRight, foot.center().y()));
            return;
        }
        const double left = std::min(roundLeft, foot.height());
        const double right = std::min(roundRight, foot.height());
        m_painter.fillPath(barPath(foot, {0, 0, left, right}), ink);
        if (colors.at(BarZone::FootMiddle) == colors.at(BarZone::Body))
            m_painter.fillRect(QRectF(foot.left(), foot.top() + line, foot.width(), line),
                               QColor(colors.at(BarZone::Body)));
    }

    void label(std::size_t firstOp, std::size_t count, double middle, double room)
    {
        const double part = m_height / static_cast<double>(count);
        const bool each = count > 1 && part >= m_metrics.capHeight() + 4 * m_px;
        if (!each)
            return putLabel(firstOp, count, middle, m_top, m_height, room);
        for (std::size_t i = 0; i < count; ++i)
            putLabel(firstOp + i, 1, middle, m_top + part * static_cast<double>(i), part, room);
    }

    void putLabel(std::size_t firstOp, std::size_t count, double middle, double top, double height, double room)
    {
        if (m_metrics.capHeight() + 2 * m_px > height)
            return;
        const Op& op = m_content.run->timeline.rows->ops[firstOp];
        const std::vector<std::string> widest = widestLabels(*m_content.run, firstOp, count);
        for (std::size_t i = 0; i < widest.size(); ++i) {
            if (m_metrics.horizontalAdvance(QString::fromStdString(widest[i])) > room)
                continue;
            const QString shown = QString::fromStdString(barLabels(*m_content.run, firstOp, count)[i]);
            const double width = m_metrics.horizontalAdvance(shown);
            m_painter.setPen(QColor(m_palette.label[static_cast<std::size_t>(op.kind)]));
            m_painter.drawText(QPointF(middle - width / 2, top + (height + m_metrics.capHeight()) / 2), shown);
            return;
        }
    }

    /// Stretches of columns as pictures, made as on the screen.
    void paintColumns(const GanttRow& row)
    {
        std::size_t first = 0;
        for (std::size_t i = 1; i <= row.columns.size(); ++i) {
            if (i < row.columns.size() && row.columns[i].x == row.columns[i - 1].x + 1)
                continue;
            const int x0 = std::max(row.columns[first].x, static_cast<int>(std::ceil(m_from * kFiner)));
            const int x1 = std::min(row.columns[i - 1].x + 1, static_cast<int>(std::ceil(m_to * kFiner)));
            if (x0 < x1)
                paintStretch(row, x0, x1);
            first = i;
        }
    }

    void paintStretch(const GanttRow& row, int x0, int x1)
    {
        GanttRow columns;
        for (GanttColumn column : row.columns)
            if (column.x >= x0 && column.x < x1) {
                column.x -= x0;
                columns.columns.push_back(column);
            }
        QImage image(x1 - x0, m_content.geometry.barHeight * kFiner, QImage::Format_RGB32);
        const Pixels pixels(image);
        RowRaster raster(m_palette, m_fineLabels,
                         std::vector<QRgb>(static_cast<std::size_t>(image.width()), m_palette.window),
                         {m_px * kFiner, false, 0, {0, image.width()}});
        raster.paintRow(pixels, *m_content.run, *m_content.chunks, m_device, columns, {0, image.width()},
                        {0, image.height()});
        m_painter.drawImage(QRectF(left() + static_cast<double>(x0) / kFiner, m_top,
                                   static_cast<double>(image.width()) / kFiner, m_height),
                            image);
    }

    QPainter& m_painter;
    const RowShapesContent& m_content;
    const GanttPalette& m_palette;
    QFontMetricsF m_metrics;
    const LabelAtlas& m_fineLabels;
    double m_px;
    DeviceId m_device;
    double m_from = 0;
    double m_to = 0;
    double m_top = 0;
    double m_height = 0;
};

void paintGrid(QPainter& painter, const RowShapesContent& content, const GanttPalette& palette)
{
    const QRect& plot = content.geometry.plot;
    for (const TimeNs ns : content.gridNs) {
        const double x = pixelOf(content.scale, ns);
        if (x >= 0 && x < content.scale.widthPx)
            painter.fillRect(QRectF(plot.left() + x, plot.top(), 1, content.geometry.rowsBottom() - plot.top()),
                             QColor(palette.grid));
    }
}

void paintTransfers(QPainter& painter, const RowShapesContent& content, const GanttPalette& palette, double edge,
                    bool ahead, double scale)
{
    const auto rows = content.geometry.visibleRows();
    if (!rows)
        return;
    QColor passing(palette.transfer);
    passing.setAlphaF(0.35F);
    const GanttGeometry& geometry = content.geometry;
    for (const Transfer& transfer :
         visibleTransfers(*content.run, content.scale, rows->first, rows->second, kMostTransfers)) {
        const DeviceId from = content.run->timeline.rows->deviceOf(transfer.producer);
        const DeviceId to = content.run->timeline.rows->deviceOf(transfer.consumer);
        const bool down = from < to;
        const QPointF start(pixelOf(content.scale, transfer.startNs),
                            geometry.barTop(from) + (down ? geometry.barHeight : 0));
        const QPointF end(pixelOf(content.scale, transfer.endNs),
                          geometry.barTop(to) + (down ? 0 : geometry.barHeight));
        // Cut to this side of the cursor and to the plot.
        const double least = ahead ? edge : 0;
        const double most = ahead ? content.scale.widthPx : edge;
        const double x0 = std::max(least, start.x());
        const double x1 = std::min(most, end.x());
        if (x0 >= x1)
            continue;
        const auto at = [&](double x) {
            const double share = (x - start.x()) / (end.x() - start.x());
            return QPointF(geometry.plot.left() + x, start.y() + share * (end.y() - start.y()));
        };
        const bool neighbours = std::abs(from.value() - to.value()) == 1;
        painter.setPen(QPen(neighbours ? QColor(palette.transfer) : passing, 1.2 * scale));
        painter.drawLine(at(x0), at(x1));
    }
}

}  // namespace

bool drawsShapes(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine != nullptr && (engine->type() == QPaintEngine::Pdf || engine->type() == QPaintEngine::SVG);
}

void paintRowShapes(QPainter& painter, const RowShapesContent& content, const Appearance& appearance)
{
    const std::pair<GanttPalette, GanttPalette> palettes{GanttPalette(appearance.theme(), Side::Done),
                                                         GanttPalette(appearance.theme(), Side::Ahead)};
    const bool hidden = appearance.ahead() == Appearance::Ahead::Hidden;
    const double scale = appearance.scale();
    const double width = content.scale.widthPx;
    const QFont font = appearance.headFont();
    const LabelAtlas fineLabels(font, kFiner);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::LosslessImageRendering);
    painter.setFont(font);
    painter.fillRect(content.geometry.plot, appearance.theme().window);
    paintGrid(painter, content, palettes.first);
    RowShapes done(painter, content, palettes.first, font, fineLabels, scale);
    RowShapes ahead(painter, content, palettes.second, font, fineLabels, scale);
    GanttRowMaker maker(*content.run, {content.scale.fromNs, content.scale.toNs, content.scale.widthPx * kFiner});
    GanttRow row;
    const auto rows = content.geometry.visibleRows();
    for (int d = rows ? rows->first.value() : 0; rows && d <= rows->second.value(); ++d) {
        maker.make(DeviceId(d), row);
        const TimeNs edgeNs =
            content.wholeOps ? runningUntilNs(content.run->timeline, DeviceId(d), content.cursorNs) : content.cursorNs;
        const double edge = std::clamp(pixelOf(content.scale, edgeNs), 0.0, width);
        if (edge > 0)
            done.paint(DeviceId(d), row, 0, edge, false);
        if (edge < width)
            ahead.paint(DeviceId(d), row, edge, width, hidden);
    }
    const double edge = std::clamp(pixelOf(content.scale, content.cursorNs), 0.0, width);
    paintTransfers(painter, content, palettes.first, edge, false, scale);
    if (!hidden)
        paintTransfers(painter, content, palettes.second, edge, true, scale);
    painter.restore();
}

}  // namespace bubblescope
