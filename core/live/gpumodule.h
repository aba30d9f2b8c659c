// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the worker finds the CUDA + NCCL backend: a shared object, opened at run time, so that the worker starts where
// there is no CUDA. It exports one C function, `bubblescopeGpuModule`, which returns the table below, or null where the
// module speaks another version than the one asked for. The two are built together from one tree by one compiler, so
// the table may hold C++ types; the version catches a module left over from another build. No exception leaves the
// module. Once opened it stays open: CUDA does not survive being unloaded.

#include "core/live/backend.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace bubblescope::live {

/// Raised with every change of this header, backend.h, plan.h or workload.h.
inline constexpr int kGpuModuleAbi = 5;
inline constexpr const char* kGpuModuleFile = "bubblescope_gpu.so";
inline constexpr const char* kGpuModuleFunction = "bubblescopeGpuModule";

/// What the command line chooses. Words that the module does not know are a fault of prepare().
struct GpuOptions {
    std::vector<int> gpus;           ///< ordinals to use, in the order in which devices are dealt to them; empty: all
    std::string transport = "auto";  ///< between GPUs: "auto", "peer", "staged", "nccl"
    std::string partition = "auto";  ///< where devices share a GPU: "auto", "green", "quota", "none"
    int ncclMaxCtas = 4;             ///< multiprocessors that one edge may take; 0: NCCL's own choice
    int localRank = 0;               ///< of the processes on this host, which share its GPUs unless `gpus` says which
    int localSize = 1;
    /// Several processes: a collective call, made by all ranks in the same order during prepare(): what rank 0 has in
    /// `bytes` is in everybody's afterwards. False where a rank has gone. Empty in a single process.
    std::function<bool(std::vector<std::byte>& bytes)> fromRank0;
};

struct GpuModule {
    int abiVersion = kGpuModuleAbi;
    /// What is there and what is missing; needs no GPU and no driver. "cuda", "cuda-green-contexts", "cuda-peer",
    /// "nccl".
    std::vector<Capability> (*probe)() = nullptr;
    /// Never null; what is wrong is said by prepare().
    std::unique_ptr<Backend> (*create)(const GpuOptions& options) = nullptr;
};

using GpuModuleFunction = const GpuModule* (*)(int abiVersion);

}  // namespace bubblescope::live
