// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Times are whole nanoseconds in 64 bits: some 292 years. What would not fit is refused before it is added up.

#include "core/model/result.h"
#include "core/model/schedule.h"
#include "core/model/timeline.h"
#include "core/sim/opcosts.h"

#include <optional>

namespace bubblescope {

/// TooLong if all ops and transfers one after another could not be counted: no schedule takes longer than that.
/// O(stages), with long-tailed jitter O(ops) where it is needed.
[[nodiscard]] std::optional<Error> uncountable(const Schedule& schedule, const OpCosts& costs);
/// TooLong if the times of all devices together, which the analysis adds up, could not be counted.
[[nodiscard]] std::optional<Error> uncountable(const Timeline& timeline);

}  // namespace bubblescope
