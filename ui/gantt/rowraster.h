// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Paints rows of the Gantt into a picture, scan line by scan line. All lines of a row that look alike (the body of the
// bars, their bands, their feet) are worked out once as one line of pixels and copied; idle time is hatched by
// repeating a few shifted copies. Everything here is in device pixels.

#include "ui/gantt/barlook.h"
#include "ui/gantt/labelatlas.h"
#include "ui/gantt/pixels.h"
#include "ui/viewmodel/ganttmodel.h"

#include <array>
#include <utility>
#include <vector>

namespace bubblescope {

/// Sizes, in device pixels.
struct RowStyle {
    double scale = 1;        ///< device pixels for one pixel of the design
    bool hidden = false;     ///< draw the ground alone
    double pixelsPerNs = 0;  ///< for labels alone
    /// Columns [first, last) that matter; those beyond are left as they are or overwritten with anything.
    std::pair<int, int> columns;
};

class RowRaster {
public:
    /// `ground` is one line of what lies between the rows: the window's colour and the ruler's grid.
    RowRaster(const GanttPalette& palette, const LabelAtlas& labels, std::vector<QRgb> ground, const RowStyle& style);

    /// Fills lines [y0, y1) with the window's colour, or with the ground.
    void paintBlank(const Pixels& pixels, int y0, int y1) const;
    void paintGround(const Pixels& pixels, int y0, int y1) const;
    /// The device's bars in lines [y0, y1), of which some may lie outside of the picture. Idle time is hatched from
    /// trackX0 to trackX1.
    void paintRow(const Pixels& pixels, const Run& run, const ChunkTable& chunks, DeviceId device, const GanttRow& row,
                  std::pair<int, int> track, std::pair<int, int> lines);

private:
    struct Zones {
        int bandPx = 0;  ///< height of the band at the top
        int footPx = 0;  ///< height of each of the foot's three lines
    };

    [[nodiscard]] static Zones zonesFor(int height);
    [[nodiscard]] static BarZone zoneAt(const Zones& zones, int y, int height);
    [[nodiscard]] QRgb at(const BarColors& colors, BarZone zone, int x) const;
    [[nodiscard]] std::vector<QRgb>& lineOf(BarZone zone) { return m_lines[static_cast<std::size_t>(zone)]; }
    [[nodiscard]] bool matters(int x0, int x1) const
    {
        return x0 < m_style.columns.second && x1 > m_style.columns.first;
    }
    void layTrack(std::pair<int, int> track);
    void layColumn(const GanttColumn& column);
    void layBar(const GanttBar& bar, const BarColors& colors);
    void copyLines(const Pixels& pixels, std::pair<int, int> lines);
    void hatch(QRgb* line, int y) const;
    void paintParts(const Pixels& pixels, const Run& run, const ChunkTable& chunks, DeviceId device,
                    const GanttBar& bar, std::pair<int, int> lines) const;
    void roundCorners(const Pixels& pixels, const GanttBar& bar, std::pair<int, int> lines) const;
    void label(const Pixels& pixels, const Run& run, const GanttBar& bar, std::pair<int, int> lines) const;
    [[nodiscard]] int gapOf(const GanttBar& bar) const;

    const GanttPalette& m_palette;
    const LabelAtlas& m_labels;
    std::vector<QRgb> m_ground;
    RowStyle m_style;
    int m_gapPx;                          ///< between neighbouring wide bars
    int m_widePx;                         ///< bars from here on are rounded and have a gap
    int m_radiusPx;                       ///< of their corners
    int m_dotPx;                          ///< of a dotted foot
    std::vector<int> m_cornerWeight;      ///< m_radiusPx²: how much of the bar each pixel of its corner shows, of 256
    std::vector<unsigned> m_hatchWeight;  ///< one period across
    /// Colours of each kind in columns, spread over 64 bits so that one multiplication weighs all three channels.
    std::array<std::array<std::uint64_t, kBarZones>, kBusyKinds> m_columnColors{};
    std::array<std::vector<QRgb>, kBarZones> m_lines;
    std::vector<std::uint8_t> m_idle;          ///< 255 where a column is idle all the time
    std::vector<std::vector<QRgb>> m_hatched;  ///< body lines by phase of the hatching
};

}  // namespace bubblescope
