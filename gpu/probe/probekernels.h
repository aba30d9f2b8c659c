// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Kernels that only the checks need.

#include "gpu/api/gpuapi.h"

namespace bubblescope::gpu::checks {

/// Reads %globaltimer until it has changed `count` times and stores each change, in ns.
Code timerSteps(std::uint64_t* steps, int count, Stream stream);
/// Writes to an address that is nobody's.
Code badAddress(Stream stream);

}  // namespace bubblescope::gpu::checks
