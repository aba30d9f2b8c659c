// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What this machine can do, and for what it cannot the reason.

#include "app/worker/gpuloader.h"
#include "core/live/backend.h"

#include <string>
#include <vector>

namespace bubblescope::worker {

/// Cores and processor.
[[nodiscard]] live::Capability ranksCapability();
[[nodiscard]] live::Capability cpuCapability();
/// All of it; asks the GPU module, which may take a second.
[[nodiscard]] std::vector<live::Capability> capabilities(const GpuLoad& gpu);
/// A line each: "cpu   yes  2 cores, …".
[[nodiscard]] std::string capabilityTable(const std::vector<live::Capability>& all);

}  // namespace bubblescope::worker
