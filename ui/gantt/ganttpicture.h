// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rows as pictures that last until run, range, size or theme change: one as all looks before the cursor, one as it
// looks ahead of it. A moving cursor only shifts the edge between them. Each is made when it is first needed.

#include "ui/gantt/ganttgeometry.h"
#include "ui/gantt/ganttpalette.h"
#include "ui/gantt/labelatlas.h"
#include "ui/viewmodel/ganttmodel.h"

#include <QImage>

#include <array>
#include <memory>
#include <vector>

class QPainter;

namespace bubblescope {

class GanttPicture {
public:
    GanttPicture();
    ~GanttPicture();

    void setLook(const Appearance& appearance, double devicePixelRatio);
    /// The same look on a screen of another density; nothing happens if it is the same.
    void setPixelRatio(const Appearance& appearance, double devicePixelRatio)
    {
        if (devicePixelRatio != m_devicePixelRatio)
            setLook(appearance, devicePixelRatio);
    }
    void setRun(std::shared_ptr<const Run> run);
    /// `gridNs` are the instants marked by lines between the rows.
    void setPlace(const GanttGeometry& geometry, TimeNs fromNs, TimeNs toNs, std::vector<TimeNs> gridNs);

    [[nodiscard]] const std::shared_ptr<const Run>& run() const { return m_run; }
    [[nodiscard]] const ChunkTable& chunks() const { return m_chunks; }

    /// The rows in sight, in the geometry's coordinates. What lies before the cursor is in full colours; with
    /// `wholeOps` so is the rest of what runs at the cursor. Needs a run.
    void paint(QPainter& painter, TimeNs cursorNs, bool wholeOps);

private:
    struct Look;
    /// With columns [x0, x1) as they should be.
    [[nodiscard]] const QImage& image(Side side, int x0, int x1);
    void render(Side side, QImage& image, std::pair<int, int> columns);
    void drawTransfers(QImage& image, const GanttPalette& palette) const;
    [[nodiscard]] std::vector<QRgb> groundLine(const GanttPalette& palette) const;
    /// The device lines [y0, y1), with the edge between the pictures at an instant.
    void paintStrip(QPainter& painter, TimeNs edgeNs, int y0, int y1);
    [[nodiscard]] int devicePx(double logicalPx) const;
    void forget() { m_valid = {}; }
    void makeRows();

    std::unique_ptr<Look> m_look;
    std::shared_ptr<const Run> m_run;
    ChunkTable m_chunks;
    GanttGeometry m_geometry;
    TimeScale m_scale;  ///< in device pixels
    std::vector<TimeNs> m_gridNs;
    double m_devicePixelRatio = 1;
    std::array<QImage, 2> m_images;                ///< by Side
    std::array<std::pair<int, int>, 2> m_valid{};  ///< columns that are as they should be
    std::vector<GanttRow> m_rows;                  ///< of the devices in sight
    bool m_rowsValid = false;
};

}  // namespace bubblescope
