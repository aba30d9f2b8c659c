// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where one iteration ends: a dashed line over all rows, named at the foot where there is room.

#include "core/model/timens.h"
#include "ui/gantt/ganttgeometry.h"
#include "ui/theme/appearance.h"

#include <vector>

class QPainter;

namespace bubblescope {

/// `endsNs` as in Analysis::iterationEndNs; the last has no line, the run ends there.
void paintIterationMarks(QPainter& painter, const GanttGeometry& geometry, const TimeScale& scale,
                         const std::vector<TimeNs>& endsNs, const Appearance& appearance);

}  // namespace bubblescope
