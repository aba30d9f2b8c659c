// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether a scenario makes sense: ranges, lengths of lists, known schedule and options.

#include "core/model/scenario.h"
#include "core/schedule/registry.h"

#include <optional>

namespace bubblescope {

/// Nothing is wrong: no error. `where` is the value's path in the JSON form ("costs.forward_ns[2]").
[[nodiscard]] std::optional<Error> validate(const Scenario& scenario);

/// What somebody means who gives a schedule this number of chunks: where microbatches enter at both ends, two is what
/// each device has, though there are no more stages than devices.
[[nodiscard]] int chunksMeant(const ScheduleInfo& info, int chunks);

}  // namespace bubblescope
