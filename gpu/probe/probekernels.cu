// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/probe/probekernels.h"

#include <cuda_runtime.h>

namespace bubblescope::gpu::checks {
namespace {

__device__ std::uint64_t globalTimer()
{
    std::uint64_t ns = 0;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns)::"memory");
    return ns;
}

__global__ void timerStepsKernel(std::uint64_t* steps, int count)
{
    std::uint64_t before = globalTimer();
    for (int i = 0; i < count;) {
        const std::uint64_t now = globalTimer();
        if (now != before) {
            steps[i++] = now - before;
            before = now;
        }
    }
}

__global__ void badAddressKernel(std::uint32_t* nowhere)
{
    *nowhere = 1;
}

}  // namespace

Code timerSteps(std::uint64_t* steps, int count, Stream stream)
{
    timerStepsKernel<<<1, 1, 0, reinterpret_cast<cudaStream_t>(stream)>>>(steps, count);
    return cudaGetLastError();
}

Code badAddress(Stream stream)
{
    badAddressKernel<<<1, 1, 0, reinterpret_cast<cudaStream_t>(stream)>>>(
        reinterpret_cast<std::uint32_t*>(std::uintptr_t{0x10}));
    return cudaGetLastError();
}

}  // namespace bubblescope::gpu::checks
