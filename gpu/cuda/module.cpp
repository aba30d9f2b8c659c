// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one function that the module exports (core/live/gpumodule.h).

#include "core/live/gpumodule.h"
#include "gpu/backend/cudabackend.h"
#include "gpu/backend/probe.h"
#include "gpu/cuda/cudaruntime.h"
#include "gpu/cuda/nccllibrary.h"

#include <cstdlib>
#include <exception>

namespace bubblescope::gpu {
namespace {

/// Read by CUDA and NCCL when they start, so before the first call; what the user has set stays.
void setEnvironment()
{
    // With fewer queues to the device streams share one, and a stream that waits holds up another.
    setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
    // Loading a kernel at its first launch, in the midst of a run, would hold everything up.
    setenv("CUDA_MODULE_LOADING", "EAGER", 0);
}

std::vector<live::Capability> probeModule()
{
    try {
        setEnvironment();
        return probe(*makeCudaRuntime(), *makeNcclLibrary());
    } catch (const std::exception& error) {
        return {{"cuda", false, error.what()}};
    }
}

std::unique_ptr<live::Backend> create(const live::GpuOptions& options)
{
    setEnvironment();
    return std::make_unique<CudaBackend>(makeCudaRuntime(), makeNcclLibrary(), options);
}

}  // namespace
}  // namespace bubblescope::gpu

extern "C" __attribute__((visibility("default"))) const bubblescope::live::GpuModule*
bubblescopeGpuModule(int abiVersion)
{
    static const bubblescope::live::GpuModule module{bubblescope::live::kGpuModuleAbi, &bubblescope::gpu::probeModule,
                                                     &bubblescope::gpu::create};
    return abiVersion == bubblescope::live::kGpuModuleAbi ? &module : nullptr;
}
