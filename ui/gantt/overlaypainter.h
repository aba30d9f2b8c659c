// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What lies over the rows and changes often: outlines of the op under the pointer and of the pinned one, arrows to and
// from what the pinned one depends on and what depends on it, the pinned gap with the chain of what it waited for, the
// critical path, the cursor's line.

#include "core/analysis/run.h"
#include "ui/gantt/ganttgeometry.h"
#include "ui/theme/appearance.h"

#include <QRectF>

#include <limits>
#include <optional>
#include <span>

class QPainter;

namespace bubblescope {

struct OverlayContent {
    const Run* run = nullptr;
    GanttGeometry geometry;
    TimeScale scale;  ///< in logical pixels
    std::optional<std::size_t> hovered;
    std::optional<std::size_t> pinned;
    const IdleGap* gap = nullptr;
    std::span<const PathStep> chain;                          ///< behind the gap
    std::span<const PathStep> path;                           ///< the critical path where it is shown
    std::optional<DeviceId> marked;                           ///< a row to look at
    double hiddenFromX = std::numeric_limits<double>::max();  ///< what lies ahead and is hidden begins there
};

/// An op's bar, or its part of an overlapped unit's; never too narrow to see. May lie out of sight.
[[nodiscard]] QRectF opRect(const OverlayContent& content, std::size_t op);
/// An idle gap's part of its row; never too narrow to see.
[[nodiscard]] QRectF gapRect(const OverlayContent& content, const IdleGap& gap);
void paintOverlay(QPainter& painter, const OverlayContent& content, const Appearance& appearance);
void paintCursorLine(QPainter& painter, const GanttGeometry& geometry, double x, const Appearance& appearance);

}  // namespace bubblescope
