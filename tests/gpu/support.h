// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A run on fake GPUs, from prepare() to the backend's end.

#include "gpu/backend/cudabackend.h"
#include "tests/gpu/fakeworld.h"
#include "tests/live/support.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gputest {

using namespace livetest;
using fakegpu::World;

/// Calls back at the start of an iteration, before anything of it is issued.
class WatchingSink final : public KeepingSink {
public:
    void iteration(int number, TimeNs atNs, const std::vector<double>& slowdown) override;
    std::function<void(int number)> started;
};

struct Setup {
    Prepared prepared;
    fakegpu::Options fake;
    GpuOptions gpu;
    DispatchOptions dispatch;
    /// At the start of each iteration.
    std::function<void(int number, World& world)> started;
    /// On a thread of its own, beside the run.
    std::function<void(Dispatcher& dispatcher)> beside;
    bool keepsAborts = false;  ///< aborts that hang go on hanging after the run
};

struct Outcome {
    WatchingSink sink;
    Ending ending;
    fakegpu::Counts counts;  ///< once the backend has gone
    std::vector<std::string> violations;
    double seconds = 0;  ///< of real time

    [[nodiscard]] std::string error() const;  ///< "code: text" of the first, or nothing
    [[nodiscard]] double metric(std::string_view name) const;
};

/// Paced ops of `opNs`.
[[nodiscard]] Setup paced(std::string_view schedule, int devices, int microbatches, TimeNs opNs);
[[nodiscard]] std::unique_ptr<Outcome> run(const Setup& setup);

/// Nothing done that a GPU would not have forgiven, and nothing left behind.
void checkClean(const Outcome& outcome, const std::string& name);
[[nodiscard]] bool contains(const std::string& text, std::string_view part);

}  // namespace gputest
