// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What there is to draw of a chain of steps (the critical path, what a gap waited for) at some zoom: no more than about
// two steps a pixel column, however long the chain is.

#include "core/analysis/criticalpath.h"
#include "ui/viewmodel/timecoords.h"

#include <span>
#include <vector>

namespace bubblescope {

/// The steps in sight and the one before and after them, in order of time. Of steps narrower than `leastPx` only one
/// for each pixel column is kept. O(width · log steps).
[[nodiscard]] std::vector<PathStep> visibleSteps(std::span<const PathStep> path, const TimeScale& scale,
                                                 double leastPx);

}  // namespace bubblescope
