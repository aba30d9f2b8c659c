// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The numbers below a chart over time: the same instants in the same unit as on the Gantt's ruler.

#include "ui/viewmodel/timecoords.h"

#include <QRectF>

class QPainter;

namespace bubblescope {

class Appearance;
class PlayController;

/// What the controller shows, over the width of the plot.
[[nodiscard]] RulerTicks timeAxisTicks(const QRectF& plot, const PlayController& play, const Appearance& appearance);
/// Below the plot, with the unit at the left.
void paintTimeAxis(QPainter& painter, const QRectF& plot, const PlayController& play, const Appearance& appearance);

}  // namespace bubblescope
