// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The module's kernels, launched into a stream of the current device. The codes are cudaError_t of the launch.

#include "gpu/api/gpuapi.h"

namespace bubblescope::gpu::kernels {

/// Matrices of one pipeline device: two factors and the product.
[[nodiscard]] std::size_t workBytes();
/// Uniform in ±1/32, so that a sum of 1024 products stays within ±1: no overflow, no NaN, and no zeros, which would let
/// the chip draw less power than real data.
Code fillWork(void* matrices, std::uint64_t seed, Stream stream);
/// Once for each device, before the first launch: allows the work kernel the shared memory that it takes there.
Code prepareDevice(int& workSharedBytes);

Code launch(const ValueLaunch& launch, Stream stream);
Code launch(const WorkLaunch& launch, int workSharedBytes, Stream stream);
Code launch(const PaceLaunch& launch, Stream stream);
Code launch(const ListenLaunch& launch, Stream stream);
Code launch(const AnswerLaunch& launch, Stream stream);

}  // namespace bubblescope::gpu::kernels
