// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The real GpuApi: the CUDA runtime, linked in statically; the driver's green contexts, looked up through it; NVML,
// opened at run time. Never links the driver, so that the module loads without one.

#include "gpu/api/gpuapi.h"

#include <memory>

namespace bubblescope::gpu {

[[nodiscard]] std::shared_ptr<GpuApi> makeCudaRuntime();

}  // namespace bubblescope::gpu
