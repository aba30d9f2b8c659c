// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// GPUs that are none, behind the backend's function tables: streams are queues of commands that take (virtual or real)
// time and really do their copies and values, events are stamped, memory is counted. It is stricter than a GPU:
//   - a wait for an event that was never recorded is noted (a GPU would pass it in silence);
//   - every access to a payload is checked by vector clocks against those before it, so that a buffer read or written
//     too early is noted even where the order happened to be right (rules R5 and R6 of core/live/plan.h);
//   - NCCL's sends wait for their receives (or not at all, as asked), counts must match, and nothing may be put into a
//     stream while a call on it is in progress.
// And it fails as it is told to. Any number of threads.

#include "gpu/api/gpuapi.h"
#include "gpu/api/ncclapi.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fakegpu {

using namespace bubblescope;
using namespace bubblescope::gpu;

struct Options {
    bool realTime = false;  ///< else time passes by calls alone, and starts well after the real one
    int gpus = 1;
    int multiprocessors = 132;
    int computeMajor = 9;
    std::size_t memoryBytes = std::size_t{1} << 40U;
    Code countCode = kSuccess;
    int driverVersion = 13000;
    bool peerAccess = true;
    bool greenContexts = true;

    double nsPerStep = 500;   ///< of the work kernel with all its blocks
    TimeNs submitNs = 2'000;  ///< from a call until the device may begin with it
    TimeNs launchNs = 2'000;
    TimeNs copyNs = 5'000;
    double driftPpm = 30;  ///< device d's clock is (d + 1) times that much slower than the host's
    TimeNs jumpNs = 0;     ///< and that of the last device is ahead by this

    // Counted from when they are set; −1: never.
    Code stickyCode = 700;
    int stickyAfterLaunches = -1;  ///< so many launches on, every call fails with stickyCode
    int noMemoryAfter = -1;        ///< so many more allocations succeed
    int stuckAfter = -1;           ///< so many work or pace kernels on, one ends only when told to stop
    bool deafToStop = false;       ///< and not even then

    std::string ncclWhy;  ///< why there is no usable NCCL; empty: there is
    int ncclVersion = 22809;
    bool buffered = false;      ///< a send ends without its receive
    int inProgressPolls = 0;    ///< so often a call is still in progress when asked
    int remoteErrorAfter = -1;  ///< so many posts on, a communicator reports a lost peer
    int asyncErrorAfter = -1;   ///< so many posts on, one reports an error of the system
    int lostPeerAfter = -1;     ///< so many messages on, nobody receives what is sent
    bool neverConnects = false;
    bool hangsInAbort = false;
};

class World;

[[nodiscard]] std::shared_ptr<World> makeWorld(const Options& options);
/// At any time; what is being counted counts from now.
void change(World& world, const std::function<void(Options&)>& by);
[[nodiscard]] std::shared_ptr<GpuApi> gpuApi(const std::shared_ptr<World>& world);
[[nodiscard]] std::shared_ptr<NcclApi> ncclApi(const std::shared_ptr<World>& world);

/// What was done that a GPU would not have forgiven.
[[nodiscard]] std::vector<std::string> violations(const World& world);
struct Counts {
    int liveAllocations = 0;
    int liveStreams = 0;
    int liveEvents = 0;
    int livePartitions = 0;
    int liveComms = 0;
    int callsAfterSticky = 0;  ///< calls to CUDA that failed for good; the first is how it is noticed
    int calls = 0;             ///< to CUDA
    int allocationsEver = 0;
    int messages = 0;
    int peerCopies = 0;
};
[[nodiscard]] Counts counts(const World& world);
/// Host time at which a completed event took place.
[[nodiscard]] TimeNs trueTimeNs(const World& world, Event event);
/// Lets aborts that hang end.
void releaseAborts(World& world);
/// Flips a bit of what the next copy moves.
void corruptNextCopy(World& world);

}  // namespace fakegpu
