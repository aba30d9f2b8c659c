// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether a scenario makes sense: ranges, lengths of lists, known schedule and options.

#include "core/model/scenario.h"

#include <optional>

namespace bubblescope {

/// Nothing is wrong: no error. `where` is the value's path in the JSON form ("costs.forward_ns[2]").
[[nodiscard]] std::optional<Error> validate(const Scenario& scenario);

}  // namespace bubblescope
