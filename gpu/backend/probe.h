// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a machine's GPUs can do for a live run, and why not where they cannot.

#include "core/live/backend.h"
#include "gpu/api/gpuapi.h"
#include "gpu/api/ncclapi.h"

#include <string>
#include <vector>

namespace bubblescope::gpu {

/// The work kernel's instructions: compute capability 8.0.
inline constexpr int kLeastMajor = 8;

/// Why cudaGetDeviceCount gave `code`, with the versions of driver and runtime.
[[nodiscard]] std::string whyNoGpu(GpuApi& api, Code code);

/// "cuda", "cuda-green-contexts", "cuda-peer", "nccl", in this order. Needs neither a GPU nor a driver.
[[nodiscard]] std::vector<live::Capability> probe(GpuApi& api, NcclApi& nccl);

}  // namespace bubblescope::gpu
