// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How long a unit of MatrixWork takes here: measured with as many threads busy as there will be devices.

#include "core/live/backend.h"

#include <stop_token>
#include <vector>

namespace bubblescope::live {

/// One entry for each of `devices` (pipeline devices' numbers), in their order. A stop request ends it early; the
/// result is then of no use.
[[nodiscard]] std::vector<Calibration> calibrateCpu(const std::vector<int>& devices, int onMachine,
                                                    std::stop_token stop);

/// time = fixed + perUnit · units through medians at `units`, 2 and 4 times as many; times in ns.
[[nodiscard]] Calibration fitCalibration(int device, double units, double onceNs, double twiceNs, double fourTimesNs);

}  // namespace bubblescope::live
