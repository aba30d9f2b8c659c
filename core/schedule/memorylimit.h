// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The memory that searching schedules may use on each device.

#include "core/model/result.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"
#include "core/sim/opcosts.h"

#include <cstdint>
#include <vector>

namespace bubblescope {

/// In thousandths of an activation (kActivation), one entry a device. From the option "memory-limit" (0: `absent`
/// activations), or with the option "limit-from" at "device-memory" from the scenario's limit in bytes: what is left
/// beside the state, in units of the device's largest activation. Errors: Refused where there is nothing to work that
/// out from, or where a device has no room for one activation in each of its stages.
[[nodiscard]] Result<std::vector<std::int64_t>> memoryLimits(const Scenario& scenario, const Schedule& shape,
                                                             const OpCosts& costs, int absent);

}  // namespace bubblescope
