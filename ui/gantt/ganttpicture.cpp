// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/ganttpicture.h"

#include "ui/gantt/rowraster.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblescope {
namespace {

constexpr std::size_t kMostTransfers = 300;

}  // namespace

struct GanttPicture::Look {
    Look(const Appearance& appearance, double devicePixelRatio)
        : palettes{GanttPalette(appearance.theme(), Side::Done), GanttPalette(appearance.theme(), Side::Ahead)}
        , labels(appearance.headFont(), devicePixelRatio)
        , scale(appearance.scale())
        , aheadHidden(appearance.ahead() == Appearance::Ahead::Hidden)
    {
    }
    std::array<GanttPalette, 2> palettes;
    LabelAtlas labels;
    double scale;
    bool aheadHidden;
};

GanttPicture::GanttPicture() = default;
GanttPicture::~GanttPicture() = default;

void GanttPicture::setLook(const Appearance& appearance, double devicePixelRatio)
{
    m_look = std::make_unique<Look>(appearance, devicePixelRatio);
    m_devicePixelRatio = devicePixelRatio;
    forget();
}

void GanttPicture::setRun(std::shared_ptr<const Run> run)
{
    m_run = std::move(run);
    m_chunks = m_run ? ChunkTable(m_run->schedule) : ChunkTable();
    m_rowsValid = false;
    forget();
}

void GanttPicture::setPlace(const GanttGeometry& geometry, TimeNs fromNs, TimeNs toNs, std::vector<TimeNs> gridNs)
{
    const TimeScale scale{fromNs, toNs, std::max(1, devicePx(geometry.plot.width()))};
    if (geometry == m_geometry && scale == m_scale && gridNs == m_gridNs)
        return;
    m_geometry = geometry;
    m_scale = scale;
    m_gridNs = std::move(gridNs);
    m_rowsValid = false;
    forget();
}

int GanttPicture::devicePx(double logicalPx) const
{
    return static_cast<int>(std::lround(logicalPx * m_devicePixelRatio));
}

std::vector<QRgb> GanttPicture::groundLine(const GanttPalette& palette) const
{
    std::vector<QRgb> line(static_cast<std::size_t>(m_scale.widthPx), palette.window);
    for (const TimeNs ns : m_gridNs) {
        const auto x = static_cast<int>(std::lround(pixelOf(m_scale, ns)));
        if (x >= 0 && x < m_scale.widthPx)
            line[static_cast<std::size_t>(x)] = palette.grid;
    }
    return line;
}

void GanttPicture::makeRows()
{
    if (std::exchange(m_rowsValid, true))
        return;
    const auto rows = m_geometry.visibleRows();
    const int first = rows ? rows->first.value() : 0;
    m_rows.resize(rows ? static_cast<std::size_t>(rows->second.value() - first + 1) : 0);
    GanttRowMaker maker(*m_run, m_scale);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        maker.make(DeviceId(first + static_cast<int>(i)), m_rows[i]);
}

void GanttPicture::render(Side side, QImage& image, std::pair<int, int> columns)
{
    makeRows();
    const QSize size(m_scale.widthPx, devicePx(m_geometry.plot.height()));
    if (image.size() != size)
        image = QImage(size, QImage::Format_RGB32);
    const Pixels pixels(image);
    const GanttPalette& palette = m_look->palettes[static_cast<std::size_t>(side)];
    const bool hidden = side == Side::Ahead && m_look->aheadHidden;
    RowRaster raster(palette, m_look->labels, groundLine(palette),
                     {m_look->scale * m_devicePixelRatio, hidden, pixelsPerNs(m_scale), columns});
    const auto edge = [&](TimeNs ns) {
        return static_cast<int>(std::lround(std::clamp<double>(pixelOf(m_scale, ns), 0, m_scale.widthPx)));
    };
    int done = 0;
    const auto rows = m_geometry.visibleRows();
    for (int d = rows ? rows->first.value() : 0; rows && d <= rows->second.value(); ++d) {
        const int top = m_geometry.barTop(DeviceId(d)) - m_geometry.plot.top();
        const std::pair lines(devicePx(top), devicePx(top + m_geometry.barHeight));
        raster.paintGround(pixels, done, lines.first);
        const GanttRow& row = m_rows[static_cast<std::size_t>(d - rows->first.value())];
        const TimeNs knownNs = m_run->timeline.knownUntilNs(DeviceId(d), m_run->analysis.makespanNs);
        raster.paintRow(pixels, *m_run, m_chunks, DeviceId(d), row, {edge(0), edge(knownNs)}, lines);
        done = lines.second;
    }
    const int bottom = rows ? devicePx(m_geometry.rowsBottom() - m_geometry.plot.top()) : 0;
    raster.paintGround(pixels, done, bottom);
    raster.paintBlank(pixels, bottom, pixels.height());
    if (!hidden)
        drawTransfers(image, palette);
}

void GanttPicture::drawTransfers(QImage& image, const GanttPalette& palette) const
{
    const auto rows = m_geometry.visibleRows();
    if (!rows || m_run->timeline.transfers.empty())
        return;
    const std::vector<Transfer> transfers =
        visibleTransfers(*m_run, m_scale, rows->first, rows->second, kMostTransfers);
    if (transfers.empty())
        return;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = 1.2 * m_look->scale * m_devicePixelRatio;
    // Those that pass other rows on their way must not hide them.
    QColor passing(palette.transfer);
    passing.setAlphaF(0.35F);
    const auto barTop = [&](DeviceId device) { return m_geometry.barTop(device) - m_geometry.plot.top(); };
    for (const Transfer& transfer : transfers) {
        const DeviceId from = m_run->timeline.rows->deviceOf(transfer.producer);
        const DeviceId to = m_run->timeline.rows->deviceOf(transfer.consumer);
        const bool down = from < to;
        const bool neighbours = std::abs(from.value() - to.value()) == 1;
        painter.setPen(QPen(neighbours ? QColor(palette.transfer) : passing, width));
        const int y0 = barTop(from) + (down ? m_geometry.barHeight : 0);
        const int y1 = barTop(to) + (down ? 0 : m_geometry.barHeight);
        painter.drawLine(QPointF(pixelOf(m_scale, transfer.startNs), y0 * m_devicePixelRatio),
                         QPointF(pixelOf(m_scale, transfer.endNs), y1 * m_devicePixelRatio));
    }
}

const QImage& GanttPicture::image(Side side, int x0, int x1)
{
    const auto i = static_cast<std::size_t>(side);
    const auto [first, last] = m_valid[i];
    if (x0 < first || x1 > last) {
        // While the user zooms and moves, each side of the cursor needs its own part of the picture only. Once the
        // cursor moves out of that, all of it is made, so that playing does not make it again and again.
        const bool fresh = first == last;
        m_valid[i] = fresh ? std::pair(x0, x1) : std::pair(0, m_scale.widthPx);
        render(side, m_images[i], m_valid[i]);
    }
    return m_images[i];
}

void GanttPicture::paintStrip(QPainter& painter, TimeNs edgeNs, int y0, int y1)
{
    const auto edge = static_cast<int>(std::lround(std::clamp<double>(pixelOf(m_scale, edgeNs), 0, m_scale.widthPx)));
    const auto put = [&](Side side, int x0, int x1) {
        if (x0 >= x1)
            return;
        const QRect source(x0, y0, x1 - x0, y1 - y0);
        const double ratio = m_devicePixelRatio;
        const QRectF target(m_geometry.plot.left() + x0 / ratio, m_geometry.plot.top() + y0 / ratio,
                            source.width() / ratio, source.height() / ratio);
        painter.drawImage(target, image(side, x0, x1), source);
    };
    put(Side::Done, 0, edge);
    put(Side::Ahead, edge, m_scale.widthPx);
}

void GanttPicture::paint(QPainter& painter, TimeNs cursorNs, bool wholeOps)
{
    const int height = devicePx(m_geometry.plot.height());
    const auto rows = m_geometry.visibleRows();
    if (!wholeOps || !rows) {
        paintStrip(painter, cursorNs, 0, height);
        return;
    }
    int y0 = 0;
    for (int d = rows->first.value(); d <= rows->second.value(); ++d) {
        const int below = (d + 1) * m_geometry.pitch - m_geometry.scrollY;
        const int y1 = d == rows->second.value() ? height : std::min(height, devicePx(below));
        paintStrip(painter, runningUntilNs(m_run->timeline, DeviceId(d), cursorNs), y0, y1);
        y0 = y1;
    }
}

}  // namespace bubblescope
