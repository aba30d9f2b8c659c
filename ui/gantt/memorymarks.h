// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a device goes over its memory limit: a mark at the first instant, in the device's row.

#include "core/analysis/memory.h"
#include "ui/gantt/ganttgeometry.h"

#include <QRectF>

class QPainter;

namespace bubblescope {

class Appearance;

/// The mark of a device that goes over its limit; empty for the others.
[[nodiscard]] QRectF memoryMarkRect(const GanttGeometry& geometry, const TimeScale& scale, const MemoryFigures& memory,
                                    DeviceId device, const Appearance& appearance);
void paintMemoryMarks(QPainter& painter, const GanttGeometry& geometry, const TimeScale& scale,
                      const MemoryFigures& memory, const Appearance& appearance);

}  // namespace bubblescope
