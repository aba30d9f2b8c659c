// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Work on many items on several threads, with the results handed on one after another in the order of the items, so
// that what comes out does not depend on the number of threads.

#include "core/model/jobcontrol.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace bubblescope {

/// As many threads as the machine runs at once.
[[nodiscard]] inline int allCores()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// Calls `work(i)` for each i below `count` from `threads` threads of its own, and `take(i, result)` from the calling
/// thread in ascending order, each as soon as all before it are there; take returns false to end it all. `work` returns
/// nothing once `control` is stopped. Returns how many results were emitted: all below that number, none after.
/// Progress counts emitted results.
template <class T>
std::size_t inOrder(std::size_t count, int threads, const JobControl& control,
                    const std::function<std::optional<T>(std::size_t, std::stop_token)>& work,
                    const std::function<bool(std::size_t, T&)>& take)
{
    std::mutex mutex;
    std::condition_variable arrived;
    std::vector<std::optional<T>> results(count);
    std::size_t ended = 0;
    std::atomic<std::size_t> next{0};
    std::stop_source stop;
    const std::stop_callback passOn(control.stop, [&] { stop.request_stop(); });

    const auto wanted = static_cast<std::size_t>(std::max(1, threads));
    const std::size_t workers = std::min(wanted, std::max<std::size_t>(1, count));
    const auto run = [&] {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
            std::optional<T> result = work(i, stop.get_token());
            const std::lock_guard lock(mutex);
            results[i] = std::move(result);
            arrived.notify_one();
        }
        const std::lock_guard lock(mutex);
        ++ended;
        arrived.notify_one();
    };
    std::vector<std::jthread> pool;
    for (std::size_t i = 0; i < workers; ++i)
        pool.emplace_back(run);

    std::size_t emitted = 0;
    for (; emitted < count; ++emitted) {
        std::optional<T> result;
        {
            std::unique_lock lock(mutex);
            arrived.wait(lock, [&] { return results[emitted].has_value() || ended == workers; });
            result = std::exchange(results[emitted], std::nullopt);
        }
        if (!result || !take(emitted, *result))
            break;
        control.report(static_cast<double>(emitted + 1) / static_cast<double>(count));
    }
    stop.request_stop();
    return emitted;
}

}  // namespace bubblescope
