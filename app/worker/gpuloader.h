// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Finds and opens the CUDA + NCCL module (core/live/gpumodule.h). It stays open to the end of the process.

#include "core/live/gpumodule.h"

#include <string>

namespace bubblescope::worker {

struct GpuLoad {
    const live::GpuModule* module = nullptr;
    std::string path;    ///< the file that was opened
    std::string reason;  ///< why there is no module: the loader's own words for each file that was tried
};

/// `named` is the file that --gpu-module gives; empty: BUBBLESCOPE_GPU_MODULE, else the usual places.
[[nodiscard]] GpuLoad loadGpuModule(const std::string& named);

}  // namespace bubblescope::worker
