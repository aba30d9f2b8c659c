// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/rowraster.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

namespace bubblescope {
namespace {

QRgb* lineOf(QImage& image, int y)
{
    return reinterpret_cast<QRgb*>(image.scanLine(y));
}

BusyKind busyKind(OpKind kind)
{
    return static_cast<BusyKind>(kind);
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
    , m_gapPx(std::max(1, static_cast<int>(std::lround(style.scale))))
    , m_widePx(static_cast<int>(std::lround(8 * style.scale)))
    , m_radiusPx(std::max(1, static_cast<int>(std::lround(2.5 * style.scale))))
    , m_dotPx(std::max(1, static_cast<int>(std::lround(2 * style.scale))))
    , m_cornerWeight(cornerWeights(m_radiusPx))
{
    // A line one design pixel thick, its flanks smoothed.
    const auto period = static_cast<std::size_t>(std::lround(9 * style.scale));
    m_hatchWeight.assign(std::max<std::size_t>(period, 4), 0);
    const auto thick = static_cast<std::size_t>(m_gapPx);
    for (std::size_t i = 0; i < thick; ++i)
        m_hatchWeight[1 + i] = 256;
    m_hatchWeight[0] = 90;
    m_hatchWeight[1 + thick] = 90;
    for (int kind = 0; kind < kBusyKinds; ++kind) {
        const auto busy = static_cast<BusyKind>(kind);
        const QRgb middle = GanttPalette::mix(palette.bar(busy, 0), palette.bar(busy, 1), 0.5);
        m_columnColors[static_cast<std::size_t>(kind)] = colorsOf(busy, middle, {});
    }
    for (auto& line : m_lines)
        line.resize(m_ground.size());
    m_idle.resize(m_ground.size());
    m_hatched.resize(m_hatchWeight.size());
}

void RowRaster::paintGround(QImage& image, int y0, int y1) const
{
    for (int y = std::max(0, y0); y < std::min(y1, image.height()); ++y)
        std::memcpy(image.scanLine(y), m_ground.data(), m_ground.size() * sizeof(QRgb));
}

void RowRaster::paintRow(QImage& image, const Run& run, const ChunkTable& chunks, DeviceId device, const GanttRow& row,
                         std::pair<int, int> track, std::pair<int, int> lines)
{
    layTrack(track);
    if (!m_style.hidden) {
        for (const GanttBar& bar : row.bars) {
            const Op& op = run.timeline.rows->ops[bar.firstOp];
            const QRgb color = m_palette.bar(busyKind(op.kind), op.microbatch.value());
            layBar(bar, colorsOf(busyKind(op.kind), color, chunks.of(device, op.stage)));
        }
        for (const GanttColumn& column : row.columns)
            layColumn(column);
    }
    copyLines(image, lines);
    if (m_style.hidden)
        return;
    for (const GanttBar& bar : row.bars) {
        if (bar.opCount > 1)
            paintParts(image, run, chunks, device, bar, lines);
        if (bar.x1 - bar.x0 < m_widePx)
            continue;
        roundCorners(image, bar, lines);
        label(image, run, bar, lines);
    }
}

RowRaster::Zones RowRaster::zonesFor(int height)
{
    return {std::max(2, static_cast<int>(std::lround(height * 0.1))),
            std::max(1, static_cast<int>(std::lround(height * 0.036)))};
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

RowRaster::BarColors RowRaster::colorsOf(BusyKind kind, QRgb color, ChunkPlace chunk) const
{
    const QRgb foot = m_palette.foot(color);
    BarColors colors;
    colors.zone = {m_palette.band(color, chunk.chunk, chunk.count), color, color, color};
    const bool hasFoot =
        kind == BusyKind::Backward || kind == BusyKind::BackwardInput || kind == BusyKind::BackwardWeight;
    if (hasFoot)
        colors.zone[static_cast<std::size_t>(BarZone::FootEdge)] = foot;
    if (hasFoot && kind != BusyKind::BackwardWeight)
        colors.zone[static_cast<std::size_t>(BarZone::FootMiddle)] = foot;
    colors.dotted = kind == BusyKind::BackwardInput;
    return colors;
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
    for (auto& line : m_lines) {
        std::copy(m_ground.begin(), m_ground.end(), line.begin());
        std::fill(line.begin() + track.first, line.begin() + track.second, idle);
    }
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
    for (int zone = 0; zone < kBarZones; ++zone) {
        int red = idle * qRed(m_palette.idle);
        int green = idle * qGreen(m_palette.idle);
        int blue = idle * qBlue(m_palette.idle);
        for (std::size_t kind = 0; kind < kBusyKinds; ++kind) {
            const int weight = column.weight[kind];
            if (weight == 0)
                continue;
            const QRgb color = at(m_columnColors[kind], static_cast<BarZone>(zone), column.x);
            red += weight * qRed(color);
            green += weight * qGreen(color);
            blue += weight * qBlue(color);
        }
        m_lines[static_cast<std::size_t>(zone)][x] = qRgb(red / kFullWeight, green / kFullWeight, blue / kFullWeight);
    }
    m_idle[x] = static_cast<std::uint8_t>(idle);
}

void RowRaster::hatch(std::span<QRgb> line, int y) const
{
    const int period = static_cast<int>(m_hatchWeight.size());
    for (int i = 0; i < period; ++i) {
        const unsigned weight = m_hatchWeight[static_cast<std::size_t>(i)];
        if (weight == 0)
            continue;
        for (auto x = static_cast<std::size_t>(((i - y) % period + period) % period); x < line.size();
             x += static_cast<std::size_t>(period))
            if (m_idle[x] != 0)
                line[x] = blend(line[x], m_palette.hatch, weight * m_idle[x] / 255);
    }
}

void RowRaster::copyLines(QImage& image, std::pair<int, int> lines)
{
    for (auto& line : m_hatched)
        line.clear();
    const int period = static_cast<int>(m_hatchWeight.size());
    const int height = lines.second - lines.first;
    const Zones zones = zonesFor(height);
    for (int y = std::max(0, lines.first); y < std::min(lines.second, image.height()); ++y) {
        const BarZone zone = zoneAt(zones, y - lines.first, height);
        const std::vector<QRgb>& plain = m_lines[static_cast<std::size_t>(zone)];
        QRgb* out = lineOf(image, y);
        if (zone == BarZone::Body) {
            std::vector<QRgb>& hatched = m_hatched[static_cast<std::size_t>(y % period)];
            if (hatched.empty()) {
                hatched = plain;
                hatch(hatched, y);
            }
            std::memcpy(out, hatched.data(), hatched.size() * sizeof(QRgb));
        } else {
            std::memcpy(out, plain.data(), plain.size() * sizeof(QRgb));
            hatch({out, plain.size()}, y);
        }
    }
}

int RowRaster::gapOf(const GanttBar& bar) const
{
    return bar.endsHere && bar.x1 - bar.x0 >= m_widePx ? m_gapPx : 0;
}

void RowRaster::paintParts(QImage& image, const Run& run, const ChunkTable& chunks, DeviceId device,
                           const GanttBar& bar, std::pair<int, int> lines) const
{
    const int height = lines.second - lines.first;
    const int end = bar.x1 - gapOf(bar);
    for (int part = 0; part < bar.opCount; ++part) {
        const Op& op = run.timeline.rows->ops[bar.firstOp + static_cast<std::size_t>(part)];
        const int top = lines.first + height * part / bar.opCount;
        const int bottom = lines.first + height * (part + 1) / bar.opCount;
        const QRgb color = m_palette.bar(busyKind(op.kind), op.microbatch.value());
        const BarColors colors = colorsOf(busyKind(op.kind), color, chunks.of(device, op.stage));
        const Zones zones = zonesFor(bottom - top);
        for (int y = std::max(0, top); y < std::min(bottom, image.height()); ++y) {
            const BarZone zone = zoneAt(zones, y - top, bottom - top);
            QRgb* line = lineOf(image, y);
            for (int x = bar.x0; x < end; ++x)
                line[x] = at(colors, zone, x);
        }
    }
}

void RowRaster::roundCorners(QImage& image, const GanttBar& bar, std::pair<int, int> lines) const
{
    const int end = bar.x1 - gapOf(bar) - 1;
    for (int dy = 0; dy < m_radiusPx; ++dy)
        for (const int y : {lines.first + dy, lines.second - 1 - dy}) {
            if (y < 0 || y >= image.height())
                continue;
            QRgb* line = lineOf(image, y);
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

void RowRaster::label(QImage& image, const Run& run, const GanttBar& bar, std::pair<int, int> lines) const
{
    const std::span ops = std::span(run.timeline.rows->ops).subspan(bar.firstOp, static_cast<std::size_t>(bar.opCount));
    const int room = bar.x1 - bar.x0 - 3 * m_gapPx;
    if (room < m_labels.widthOf("0"))
        return;
    const int centre = (bar.x0 + bar.x1 - gapOf(bar)) / 2;
    const int height = lines.second - lines.first;
    // Draws the first text that fits into lines [top, top + high).
    const auto put = [&](std::initializer_list<std::string> texts, QRgb color, int top, int high) {
        if (m_labels.capHeight() + 2 * m_gapPx > high)
            return false;
        for (const std::string& text : texts)
            if (m_labels.widthOf(text) <= room) {
                m_labels.draw(image, text, color, centre, top + high / 2);
                return true;
            }
        return false;
    };
    std::string letters;
    std::string numbers;
    for (std::size_t part = 0; part < ops.size(); ++part) {
        const std::string number = std::to_string(ops[part].microbatch.value());
        letters += (part > 0 ? "+" : "") + std::string(1, letterOf(ops[part].kind)) + number;
        numbers += (part > 0 ? "+" : "") + number;
    }
    const auto color = [&](const Op& op) { return m_palette.label[static_cast<std::size_t>(op.kind)]; };
    if (ops.size() == 1) {
        put({letters, numbers}, color(ops[0]), lines.first, height);
        return;
    }
    // Parts that are tall enough are labelled each on its own colour.
    const int partHeight = height / bar.opCount;
    if (partHeight < m_labels.capHeight() + 4 * m_gapPx) {
        put({letters, numbers}, color(ops[0]), lines.first, height);
        return;
    }
    for (std::size_t part = 0; part < ops.size(); ++part) {
        const std::string number = std::to_string(ops[part].microbatch.value());
        put({letterOf(ops[part].kind) + number, number}, color(ops[part]),
            lines.first + height * static_cast<int>(part) / bar.opCount, partHeight);
    }
}

}  // namespace bubblescope
