// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A queue of CpuBackend with its thread; for its two sources alone.

#include "core/live/cpubackend.h"
#include "core/live/cpuwork.h"

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace bubblescope::live {

/// A queue with its thread. `bell` changes when something that the thread may wait for has happened.
struct CpuBackend::Lane {
    std::vector<NodeId> nodes;
    How how = How::Run;
    MatrixWork work;
    std::atomic<std::int64_t> issued{0};  ///< over all iterations
    std::atomic<bool> running{false};
    std::atomic<std::int64_t> done{0};
    std::atomic<int> bell{0};
    std::thread thread;

    void ring()
    {
        bell.fetch_add(1);
        bell.notify_all();
    }
};

}  // namespace bubblescope::live
