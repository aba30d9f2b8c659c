// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the causes of idle time look: each has a ground and a pattern of its own, so that they differ without colour too.

#include "core/analysis/idlecauses.h"
#include "ui/theme/appearance.h"

#include <QRectF>

class QPainter;

namespace bubblescope {

/// Fills `rect`: the ground, then the pattern.
void fillCause(QPainter& painter, const QRectF& rect, IdleCause cause, const Theme& theme);

}  // namespace bubblescope
