// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The time ruler above the rows, and on it the cursor's handle with its time.

#include "ui/gantt/ganttgeometry.h"
#include "ui/theme/appearance.h"

#include <QString>

class QPainter;

namespace bubblescope {

struct RulerContent {
    GanttGeometry geometry;
    TimeScale scale;  ///< in logical pixels
    RulerTicks ticks;
    TimeNs cursorNs = 0;
    /// Keeps digits at the end of the cursor's time that are zero, so that it does not jump about while it changes.
    bool cursorMoves = false;
};

[[nodiscard]] int rulerHeight(const Appearance& appearance);
/// Round instants with room for their numbers between them.
[[nodiscard]] RulerTicks ticksFor(const TimeScale& scale, const Appearance& appearance, TimeNs endNs);
/// The cursor's place; outside of the plot where it is out of sight.
[[nodiscard]] double cursorX(const RulerContent& content);
/// What the handle and its time cover.
[[nodiscard]] QRect cursorLabelRect(const RulerContent& content, const Appearance& appearance);
void paintRuler(QPainter& painter, const RulerContent& content, const Appearance& appearance);

}  // namespace bubblescope
