// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How long an op takes on each share, measured with all shares busy: they have the second-level cache, the memory and
// the power in common.

#include "gpu/backend/machine.h"

#include <stop_token>
#include <vector>

namespace bubblescope::gpu {

struct CalibrationResult {
    std::vector<WorkRate> rates;                  ///< one a pipeline device; of this process only
    std::vector<live::Calibration> calibrations;  ///< for the stream
    bool stopped = false;
};

/// About two seconds for real work, a tenth of that when paced.
[[nodiscard]] CalibrationResult calibrate(Machine& machine, const std::stop_token& stop);

}  // namespace bubblescope::gpu
