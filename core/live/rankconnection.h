// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A RankGroup's connection to one other rank; for its sources alone.

#include "core/live/rankgroup.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace bubblescope::live {

struct RankGroup::Connection {
    int rank = 0;  ///< of the other end
    Socket socket;
    std::thread reader;
    std::thread writer;
    std::atomic<std::int64_t> lastHeardNs{0};
    std::atomic<bool> ended{false};    ///< the other end may go: nothing more is expected of it
    std::optional<MeasuredOp> lastOp;  ///< guarded by the group's mutex

    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::pair<Frame, std::vector<std::byte>>> outgoing;  ///< guarded by mutex
};

}  // namespace bubblescope::live
