// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a live run needs of the machine: devices with an in-order compute queue each, and an in-order queue for each
// edge. The dispatcher's thread calls all of this, nobody else; no call but prepare() and verify() may block for more
// than 5 ms. A node that is issued starts when the one before it in its queue and all of Plan::waitsOf() have ended;
// the dispatcher issues a node only after those it waits for (R6).
//
// Several processes: each issues the compute nodes of its own devices, and a transfer whose ends are in two processes
// is issued in both, as a send in one and as a receive in the other. Of a node's waits only those count that this
// process issues too (runsHere()); what lies in the other process the transport itself must wait for. A send has ended
// when the output slot may be written again, a receive when the data are there.
//
// Times are int64 ns on the host's CLOCK_MONOTONIC since `Placement::zeroNs`; a device's own clock is converted by the
// backend, with the error it states in clocks().

#include "core/live/plan.h"
#include "core/live/workload.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace bubblescope::live {

/// Something that ends the run. Texts are for the user, in English, as the system or library words them.
struct LiveFault {
    std::string code;  ///< "out-of-memory", "stalled", "device-error", "wrong-values", "peer-lost", "unsupported", …
    int device = -1;   ///< pipeline device, or −1
    NodeId node = kNoNode;
    std::string text;  ///< what happened, with error names and figures
    std::string hint;  ///< what the user can do; may be empty
};

/// One thing that this machine can or cannot do; what `bubblescope-worker --capabilities` lists.
struct Capability {
    std::string name;  ///< "cpu", "cuda", "cuda-green-contexts", "cuda-peer", "nccl", "mpi", …
    bool available = false;
    std::string detail;  ///< versions, device names, counts; where not available, the reason with versions
};

/// Paths that have been tested on fakes only say so, in capabilities and `hello`: GPUs, NCCL, several hosts.
inline constexpr const char* kUntried = "not yet run on hardware";

/// Which part of the plan this process runs.
struct Placement {
    int rank = 0;
    int size = 1;
    /// Rank of each pipeline device; all 0 in a single process.
    std::vector<int> rankOfDevice;
    /// CLOCK_MONOTONIC at the run's zero, in ns.
    std::int64_t zeroNs = 0;
    /// Pipeline devices on this machine, those of other ranks included; 0: only this process'.
    int devicesOnMachine = 0;
    /// How far this host's clock may be off rank 0's; what clocks() states includes it.
    TimeNs clockErrorNs = 0;
    [[nodiscard]] bool isLocal(DeviceId device) const { return rankOfDevice[device.index()] == rank; }
    /// Whether this process issues the node.
    [[nodiscard]] bool runsHere(const Plan& plan, NodeId node) const
    {
        if (plan.isCompute(node))
            return isLocal(plan.compute[node].device);
        const Edge& edge = plan.edges[plan.transfer(node).edge];
        return isLocal(edge.from) || isLocal(edge.to);
    }
};

/// What carries a transfer, for the stream's `plan` record.
struct EdgeTransport {
    std::string name;  ///< "local", "peer", "staged", "nccl", "tcp"
};

/// Where each pipeline device really is, for the stream's `plan` record and the window.
struct DevicePlace {
    std::string name;     ///< "CPU thread", "NVIDIA H200"
    std::string detail;   ///< "core shared by 4 devices", "33 of 132 SMs (green context)"
    int physical = 0;     ///< CPU core group or GPU ordinal
    bool shared = false;  ///< other pipeline devices use the same hardware
};

struct BackendInfo {
    std::string name;  ///< "cpu", "cuda"
    std::vector<DevicePlace> devices;
    std::vector<EdgeTransport> edges;
    std::vector<std::string> warnings;
};

/// Device clock against host clock.
struct ClockReading {
    int device = 0;
    std::int64_t offsetNs = 0;
    double driftPpm = 0.0;
    TimeNs errorNs = 0;  ///< times of this device are right within this
};

/// What calibration found for one device: time = fixed + perUnit · units.
struct Calibration {
    int device = 0;
    double fixedNs = 0.0;
    double perUnitNs = 0.0;
    double linearityError = 0.0;  ///< how far a larger amount than the fitted ones takes another time, as a fraction
};

struct Completion {
    NodeId node = kNoNode;
    TimeNs startNs = 0;  ///< when the node began, after its waits
    TimeNs endNs = 0;
    bool cut = false;  ///< requestStop() ended it before its work was done: it took place, but measures nothing
};

class Backend {
public:
    virtual ~Backend() = default;

    /// Allocates everything, connects edges, warms up, calibrates, so that the run itself allocates nothing. Takes
    /// seconds; a stop request ends it early (without fault; the dispatcher looks at the token). On a fault nothing is
    /// left allocated.
    [[nodiscard]] virtual std::optional<LiveFault> prepare(std::shared_ptr<const Plan> plan, const Workload& workload,
                                                           const Placement& placement, std::stop_token stop) = 0;
    /// Valid after prepare().
    [[nodiscard]] virtual BackendInfo info() const = 0;
    [[nodiscard]] virtual std::vector<Calibration> calibration() const = 0;
    [[nodiscard]] virtual std::vector<ClockReading> clocks() = 0;

    /// Before the first issue of each iteration, with all queues empty. One factor a stage.
    virtual void startIteration(int iteration, const std::vector<double>& slowdown) = 0;
    virtual void issue(NodeId node) = 0;
    /// Appends what has ended since the last call; waits at most `waitNs` (≤ 5 ms) for something to end.
    virtual void poll(std::vector<Completion>& out, TimeNs waitNs) = 0;
    /// True when nothing runs and nothing that has been issued is still to begin (what requestStop() dropped is not).
    [[nodiscard]] virtual bool idle() = 0;
    /// Set once something went wrong for good; what is in flight may never end.
    [[nodiscard]] virtual std::optional<LiveFault> fault() = 0;

    /// Whatever runs now ends as soon as it can (the work inside an op is cut short); its completions still come. What
    /// is issued but has not begun is dropped without a completion.
    virtual void requestStop() = 0;
    /// Further figures for the stream's `metrics` record: "sm_clock_mhz" and the like.
    [[nodiscard]] virtual std::vector<std::pair<std::string, double>> metrics() { return {}; }
    /// After the last iteration, queues empty: the values that the run has produced against a serial computation of the
    /// same. A difference is a fault "wrong-values" that names stage and microbatch. A stop request by prepare()'s
    /// token ends it early, without fault.
    [[nodiscard]] virtual std::optional<LiveFault> verify() = 0;
    /// Gives up without waiting for anything (abort, revoke); the process ends soon.
    virtual void abandon() = 0;
};

}  // namespace bubblescope::live
