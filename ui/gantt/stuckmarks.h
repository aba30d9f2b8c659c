// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What each device of a schedule that cannot finish waits for, in its row behind the last bar.

#include "core/analysis/run.h"
#include "ui/gantt/ganttgeometry.h"
#include "ui/theme/appearance.h"

class QPainter;

namespace bubblescope {

void paintStuckMarks(QPainter& painter, const GanttGeometry& geometry, const TimeScale& scale, const Run& run,
                     const Appearance& appearance);

}  // namespace bubblescope
