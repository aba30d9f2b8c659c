// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Gantt's rows as shapes, for what is not made of pixels: PDF, SVG. It looks as rowraster.h makes it, but stays
// sharp at any size. Bars too narrow to be seen one by one are not drawn one by one: they become the same shares of a
// column as on the screen, as a small picture, so that a million intervals make a file of the page's size, not of the
// run's. Nothing is left to the painter's clipping, which SVG does not have: shapes are cut before they are drawn.

#include "ui/gantt/ganttgeometry.h"
#include "ui/viewmodel/ganttmodel.h"

#include <span>

class QPainter;

namespace bubblescope {

class Appearance;

struct RowShapesContent {
    const Run* run = nullptr;
    const ChunkTable* chunks = nullptr;
    GanttGeometry geometry;
    TimeScale scale;  ///< in logical pixels
    std::span<const TimeNs> gridNs;
    TimeNs cursorNs = 0;
    /// Full colours also for the rest of what runs at the cursor.
    bool wholeOps = false;
};

/// Whether what a painter draws is kept as shapes.
[[nodiscard]] bool drawsShapes(const QPainter& painter);
void paintRowShapes(QPainter& painter, const RowShapesContent& content, const Appearance& appearance);

}  // namespace bubblescope
