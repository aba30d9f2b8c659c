// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/rowraster.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

namespace bubblescope {
namespace {

constexpr int kChannelBits = 20;

std::uint64_t spread(QRgb color)
{
    const auto red = static_cast<std::uint64_t>(qRed(color));
    const auto green = static_cast<std::uint64_t>(qGreen(color));
    return red << 2 * kChannelBits | green << kChannelBits | static_cast<std::uint64_t>(qBlue(color));
}

/// The colour from a sum of spread colours whose weights are kFullWeight together: all channels divided by 255 at once,
/// as v / 255 = (v + (v >> 8) + 1) >> 8 for all v that occur.
QRgb gather(std::uint64_t sum)
{
    constexpr std::uint64_t kOnes = 1 | std::uint64_t(1) << kChannelBits | std::uint64_t(1) << 2 * kChannelBits;
    sum += ((sum >> 8) & (kOnes * 0xff)) + kOnes;
    const std::uint64_t mean = (sum >> 8) & (kOnes * 0xff);
    return 0xff000000 | static_cast<QRgb>(mean >> (2 * kChannelBits - 16) & 0xff0000) |
           static_cast<QRgb>(mean >> (kChannelBits - 8) & 0xff00) | static_cast<QRgb>(mean & 0xff);
}

/// Share of each pixel of a quarter disc's bounding square that lies in the disc, of 256, the corner's tip first.
std::vector<int> cornerWeights(int radius)
{
    constexpr int kSamples = 4;
    std::vector<int> weights;
    for (int y = 0; y < radius; ++y)
        for (int x = 0; x < radius; ++x) {
            int inside = 0;
            for (int s = 0; s < kSamples * kSamples; ++s) {
                const double dx = radius - (x + (s % kSamples + 0.5) / kSamples);
                const double dy = radius - (y + (s / kSamples + 0.5) / kSamples);
                inside += dx * dx + dy * dy <= radius * radius;
            }
            weights.push_back(inside * 256 / (kSamples * kSamples));
        }
    return weights;
}

}  // namespace

RowRaster::RowRaster(const GanttPalette& palette, const LabelAtlas& labels, std::vector<QRgb> ground,
                     const RowStyle& style)
    : m_palette(palette)
    , m_labels(labels)
    , m_ground(std::move(ground))
    , m_style(style)
    , m_gapPx(std::max(1, static_cast<int>(std::lround(kBarGapPx * style.scale))))
    , m_widePx(static_cast<int>(std::lround(kWideBarPx * style.scale)))
    , m_radiusPx(std::max(1, static_cast<int>(std::lround(kCornerPx * style.scale))))
    , m_dotPx(std::max(1, static_cast<int>(std::lround(kFootDotPx * style.scale))))
    , m_cornerWeight(cornerWeights(m_radiusPx))
{
    // A line one design pixel thick, its flanks smoothed.
    const auto period = static_cast<std::size_t>(std::lround(kHatchPeriodPx * style.scale));
    m_hatchWeight.assign(std::max<std::size_t>(period, 4), 0);
    const auto thick = static_cast<std::size_t>(m_gapPx);
    for (std::size_t i = 0; i < thick; ++i)
        m_hatchWeight[1 + i] = 256;
    m_hatchWeight[0] = 90;
    m_hatchWeight[1 + thick] = 90;
    for (int kind = 0; kind < kBusyKinds; ++kind) {
        const auto busy = static_cast<BusyKind>(kind);
        const QRgb middle = GanttPalette::mix(palette.bar(busy, 0), palette.bar(busy, 1), 0.5);
        const BarColors colors = barColors(palette, busy, middle, {});
        // A dotted foot is too fine for columns: its mean.
        for (std::size_t zone = 0; zone < kBarZones; ++zone)
            m_columnColors[static_cast<std::size_t>(kind)][zone] =
                spread(colors.dotted ? GanttPalette::mix(middle, colors.zone[zone], 0.5) : colors.zone[zone]);
    }
    for (auto& line : m_lines)
        line.resize(m_ground.size());
    m_idle.resize(m_ground.size());
    m_hatched.resize(m_hatchWeight.size());
}

void RowRaster::paintBlank(const Pixels& pixels, int y0, int y1) const
{
    for (int y = std::max(0, y0); y < std::min(y1, pixels.height()); ++y)
        std::fill_n(pixels.line(y), pixels.width(), m_palette.window);
}

void RowRaster::paintGround(const Pixels& pixels, int y0, int y1) const
{
    for (int y = std::max(0, y0); y < std::min(y1, pixels.height()); ++y)
        std::copy(m_ground.begin() + m_style.columns.first, m_ground.begin() + m_style.columns.second,
                  pixels.line(y) + m_style.columns.first);
}

void RowRaster::paintRow(const Pixels& pixels, const Run& run, const ChunkTable& chunks, DeviceId device,
                         const GanttRow& row, std::pair<int, int> track, std::pair<int, int> lines)
{
    layTrack(track);
    if (!m_style.hidden) {
        for (const GanttBar& bar : row.bars) {
            if (!matters(bar.x0, bar.x1))
                continue;
            const Op& op = run.timeline.rows->ops[bar.firstOp];
            const QRgb color = m_palette.bar(busyKind(op.kind), op.microbatch.value());
            layBar(bar, barColors(m_palette, busyKind(op.kind), color, chunks.of(device, op.stage)));
        }
        for (const GanttColumn& column : row.columns)
            if (matters(column.x, column.x + 1))
                layColumn(column);
    }
    copyLines(pixels, lines);
    if (m_style.hidden)
        return;
    for (const GanttBar& bar : row.bars) {
        if (!matters(bar.x0, bar.x1))
            continue;
        if (bar.opCount > 1)
            paintParts(pixels, run, chunks, device, bar, lines);
        if (bar.x1 - bar.x0 < m_widePx)
            continue;
        roundCorners(pixels, bar, lines);
        label(pixels, run, bar, lines);
    }
}

RowRaster::Zones RowRaster::zonesFor(int height)
{
    return {std::max(2, static_cast<int>(std::lround(height * kBandShare))),
            std::max(1, static_cast<int>(std::lround(height * kFootShare)))};
}

BarZone RowRaster::zoneAt(const Zones& zones, int y, int height)
{
    if (y < zones.bandPx)
        return BarZone::Band;
    const int fromBelow = (height - 1 - y) / zones.footPx;
    if (fromBelow == 1)
        return BarZone::FootMiddle;
    return fromBelow < 3 ? BarZone::FootEdge : BarZone::Body;
}

QRgb RowRaster::at(const BarColors& colors, BarZone zone, int x) const
{
    const bool foot = zone == BarZone::FootEdge || zone == BarZone::FootMiddle;
    if (foot && colors.dotted && x / m_dotPx % 2 == 1)
        return colors.zone[static_cast<std::size_t>(BarZone::Body)];
    return colors.zone[static_cast<std::size_t>(zone)];
}

void RowRaster::layTrack(std::pair<int, int> track)
{
    const QRgb idle = m_style.hidden ? GanttPalette::mix(m_palette.window, m_palette.idle, 0.6) : m_palette.idle;
    std::vector<QRgb>& model = m_lines[0];
    std::copy(m_ground.begin(), m_ground.end(), model.begin());
    std::fill(model.begin() + track.first, model.begin() + track.second, idle);
    for (std::size_t zone = 1; zone < kBarZones; ++zone)
        std::copy(model.begin(), model.end(), m_lines[zone].begin());
    std::fill(m_idle.begin(), m_idle.end(), std::uint8_t(0));
    if (!m_style.hidden)
        std::fill(m_idle.begin() + track.first, m_idle.begin() + track.second, std::uint8_t(255));
}

void RowRaster::layBar(const GanttBar& bar, const BarColors& colors)
{
    const auto x0 = static_cast<std::ptrdiff_t>(bar.x0);
    const auto end = static_cast<std::ptrdiff_t>(bar.x1 - gapOf(bar));
    for (int zone = 0; zone < kBarZones; ++zone) {
        std::vector<QRgb>& line = m_lines[static_cast<std::size_t>(zone)];
        if (colors.dotted)
            for (int x = bar.x0; x < end; ++x)
                line[static_cast<std::size_t>(x)] = at(colors, static_cast<BarZone>(zone), x);
        else
            std::fill(line.begin() + x0, line.begin() + end, colors.zone[static_cast<std::size_t>(zone)]);
        std::fill(line.begin() + end, line.begin() + bar.x1, m_palette.window);
    }
    std::fill(m_idle.begin() + x0, m_idle.begin() + bar.x1, std::uint8_t(0));
}

void RowRaster::layColumn(const GanttColumn& column)
{
    const auto x = static_cast<std::size_t>(column.x);
    int idle = kFullWeight;
    for (const int weight : column.weight)
        idle -= weight;
    // Chunks are not told apart here, so the band is like the body.
    const std::uint64_t ground = spread(m_palette.idle) * static_cast<std::uint64_t>(idle);
    std::array<std::uint64_t, kBarZones> sum{ground, ground, ground, ground};
    for (std::size_t kind = 0; kind < kBusyKinds; ++kind)
        for (const BarZone zone : {BarZone::Body, BarZone::FootEdge, BarZone::FootMiddle}) {
            const auto z = static_cast<std::size_t>(zone);
            sum[z] += m_columnColors[kind][z] * column.weight[kind];
        }
    for (const BarZone zone : {BarZone::Body, BarZone::FootEdge, BarZone::FootMiddle})
        lineOf(zone)[x] = gather(sum[static_cast<std::size_t>(zone)]);
    lineOf(BarZone::Band)[x] = lineOf(BarZone::Body)[x];
    m_idle[x] = static_cast<std::uint8_t>(idle);
}

void RowRaster::hatch(QRgb* line, int y) const
{
    const int period = static_cast<int>(m_hatchWeight.size());
    const auto [first, last] = m_style.columns;
    for (int i = 0; i < period; ++i) {
        const unsigned weight = m_hatchWeight[static_cast<std::size_t>(i)];
        if (weight == 0)
            continue;
        // x + y ≡ i, from the first column on.
        const int offset = ((i - y - first) % period + period) % period;
        for (int x = first + offset; x < last; x += period)
            if (const unsigned idle = m_idle[static_cast<std::size_t>(x)]; idle != 0)
                line[x] = blend(line[x], m_palette.hatch, weight * idle / 255);
    }
}

void RowRaster::copyLines(const Pixels& pixels, std::pair<int, int> lines)
{
    for (auto& line : m_hatched)
        line.clear();
    const int period = static_cast<int>(m_hatchWeight.size());
    const int height = lines.second - lines.first;
    const Zones zones = zonesFor(height);
    const auto [first, last] = m_style.columns;
    const std::size_t bytes = static_cast<std::size_t>(last - first) * sizeof(QRgb);
    for (int y = std::max(0, lines.first); y < std::min(lines.second, pixels.height()); ++y) {
        const BarZone zone = zoneAt(zones, y - lines.first, height);
        const std::vector<QRgb>& plain = lineOf(zone);
        QRgb* out = pixels.line(y);
        if (zone == BarZone::Body) {
            std::vector<QRgb>& hatched = m_hatched[static_cast<std::size_t>(y % period)];
            if (hatched.empty()) {
                hatched = plain;
                hatch(hatched.data(), y);
            }
            std::memcpy(out + first, hatched.data() + first, bytes);
        } else {
            std::memcpy(out + first, plain.data() + first, bytes);
            hatch(out, y);
        }
    }
}

int RowRaster::gapOf(const GanttBar& bar) const
{
    return bar.endsHere && bar.x1 - bar.x0 >= m_widePx ? m_gapPx : 0;
}

void RowRaster::paintParts(const Pixels& pixels, const Run& run, const ChunkTable& chunks, DeviceId device,
                           const GanttBar& bar, std::pair<int, int> lines) const
{
    const int height = lines.second - lines.first;
    const int end = bar.x1 - gapOf(bar);
    for (int part = 0; part < bar.opCount; ++part) {
        const Op& op = run.timeline.rows->ops[bar.firstOp + static_cast<std::size_t>(part)];
        const int top = lines.first + height * part / bar.opCount;
        const int bottom = lines.first + height * (part + 1) / bar.opCount;
        const QRgb color = m_palette.bar(busyKind(op.kind), op.microbatch.value());
        const BarColors colors = barColors(m_palette, busyKind(op.kind), color, chunks.of(device, op.stage));
        const Zones zones = zonesFor(bottom - top);
        for (int y = std::max(0, top); y < std::min(bottom, pixels.height()); ++y) {
            const BarZone zone = zoneAt(zones, y - top, bottom - top);
            QRgb* line = pixels.line(y);
            for (int x = bar.x0; x < end; ++x)
                line[x] = at(colors, zone, x);
        }
    }
}

void RowRaster::roundCorners(const Pixels& pixels, const GanttBar& bar, std::pair<int, int> lines) const
{
    const int end = bar.x1 - gapOf(bar) - 1;
    for (int dy = 0; dy < m_radiusPx; ++dy)
        for (const int y : {lines.first + dy, lines.second - 1 - dy}) {
            if (y < 0 || y >= pixels.height())
                continue;
            QRgb* line = pixels.line(y);
            for (int dx = 0; dx < m_radiusPx; ++dx) {
                const auto weight =
                    static_cast<unsigned>(m_cornerWeight[static_cast<std::size_t>(dy * m_radiusPx + dx)]);
                if (bar.startsHere)
                    line[bar.x0 + dx] = blend(m_palette.window, line[bar.x0 + dx], weight);
                if (bar.endsHere)
                    line[end - dx] = blend(m_palette.window, line[end - dx], weight);
            }
        }
}

void RowRaster::label(const Pixels& pixels, const Run& run, const GanttBar& bar, std::pair<int, int> lines) const
{
    const std::span ops = std::span(run.timeline.rows->ops).subspan(bar.firstOp, static_cast<std::size_t>(bar.opCount));
    // Bars of one length differ by a pixel, as their edges are rounded; whether they have a label must not.
    const TimeNs lengthNs = run.timeline.endNs[bar.firstOp] - run.timeline.startNs[bar.firstOp];
    const double exact = std::floor(static_cast<double>(lengthNs) * m_style.pixelsPerNs + 1e-6);
    const int room = static_cast<int>(std::min<double>(bar.x1 - bar.x0, exact)) - 3 * m_gapPx;
    if (room < m_labels.widthOf("0"))
        return;
    const int centre = (bar.x0 + bar.x1 - gapOf(bar)) / 2;
    const int height = lines.second - lines.first;
    // Draws the first text that fits into lines [top, top + high).
    const auto put = [&](std::size_t firstOp, std::size_t count, QRgb color, int top, int high) {
        if (m_labels.capHeight() + 2 * m_gapPx > high)
            return;
        const std::vector<std::string> widest = widestLabels(run, firstOp, count);
        for (std::size_t i = 0; i < widest.size(); ++i)
            if (m_labels.widthOf(widest[i]) <= room)
                return m_labels.draw(pixels, barLabels(run, firstOp, count)[i], color, centre, top + high / 2);
    };
    const auto color = [&](const Op& op) { return m_palette.label[static_cast<std::size_t>(op.kind)]; };
    // Parts that are tall enough are labelled each on its own colour.
    const int partHeight = height / bar.opCount;
    if (ops.size() == 1 || partHeight < m_labels.capHeight() + 4 * m_gapPx) {
        put(bar.firstOp, ops.size(), color(ops[0]), lines.first, height);
        return;
    }
    for (std::size_t part = 0; part < ops.size(); ++part)
        put(bar.firstOp + part, 1, color(ops[part]), lines.first + height * static_cast<int>(part) / bar.opCount,
            partHeight);
}

}  // namespace bubblescope
