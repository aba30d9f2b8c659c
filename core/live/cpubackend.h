// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pipeline devices as threads of this process. A device's thread runs its queue in order: it waits until all that a
// node needs has ended, passes the node's data through the arithmetic of valuemath.h, and fills the node's time with
// matrix products (as many as calibration says) or with waiting. An edge's thread copies payloads from output to input
// slots, or sends and receives them through PayloadLinks where the other end is in another process.

#include "core/live/backend.h"
#include "core/live/payloadlinks.h"
#include "core/live/values.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace bubblescope::live {

/// More threads than that help nobody.
inline constexpr int kMostCpuDevices = 256;

class CpuBackend final : public Backend {
public:
    /// `links` is needed where edges cross processes, and outlives the backend.
    explicit CpuBackend(PayloadLinks* links = nullptr);
    ~CpuBackend() override;
    CpuBackend(const CpuBackend&) = delete;
    CpuBackend& operator=(const CpuBackend&) = delete;

    [[nodiscard]] std::optional<LiveFault> prepare(std::shared_ptr<const Plan> plan, const Workload& workload,
                                                   const Placement& placement, std::stop_token stop) override;
    [[nodiscard]] BackendInfo info() const override { return m_info; }
    [[nodiscard]] std::vector<Calibration> calibration() const override { return m_calibration; }
    [[nodiscard]] std::vector<ClockReading> clocks() override;
    void startIteration(int iteration, const std::vector<double>& slowdown) override;
    void issue(NodeId node) override;
    void poll(std::vector<Completion>& out, TimeNs waitNs) override;
    [[nodiscard]] bool idle() override;
    [[nodiscard]] std::optional<LiveFault> fault() override;
    void requestStop() override;
    [[nodiscard]] std::optional<LiveFault> verify() override;
    void abandon() override;

private:
    struct Lane;
    using Block = std::unique_ptr<std::uint32_t[]>;
    /// How long a compute node takes in this iteration.
    struct Duration {
        TimeNs workNs = 0;   ///< filled with products
        TimeNs wholeNs = 0;  ///< waited for after them; 0: nothing to wait for
    };
    enum class How { Run, Send, Receive, Copy };

    [[nodiscard]] std::optional<LiveFault> refusal() const;
    [[nodiscard]] std::optional<LiveFault> allocate();
    [[nodiscard]] int devicesOnMachine() const;
    void describe();
    void startLanes();
    void endLanes();
    void runLane(Lane& lane);
    /// False once a stop is asked for.
    [[nodiscard]] bool awaitIssue(Lane& lane, std::int64_t count) const;
    [[nodiscard]] bool awaitNodes(Lane& lane, NodeId node) const;
    [[nodiscard]] Completion runCompute(Lane& lane, NodeId node);
    [[nodiscard]] std::optional<Completion> runTransfer(How how, NodeId node);
    [[nodiscard]] ValueSums passValues(std::size_t op);
    void ended(const Completion& completion);
    [[nodiscard]] std::uint32_t* slotOf(std::vector<Block>& ends, NodeId transfer);
    [[nodiscard]] TimeNs nowNs() const;
    void fail(LiveFault fault);

    PayloadLinks* m_links;
    std::shared_ptr<const Plan> m_plan;
    Workload m_workload;
    Placement m_placement;
    BackendInfo m_info;
    std::vector<Calibration> m_calibration;
    std::uint32_t m_words = 0;
    int m_iteration = 0;
    std::vector<Duration> m_durations;  ///< one a compute node

    // Buffers, slots one after another.
    std::vector<Block> m_stash;    ///< one a device
    std::vector<Block> m_local;    ///< one a device
    std::vector<Block> m_outputs;  ///< one an edge, at the sender
    std::vector<Block> m_inputs;   ///< one an edge, at the receiver

    std::vector<std::unique_ptr<Lane>> m_lanes;       ///< one a device, then one an edge; null where it runs elsewhere
    std::vector<std::uint32_t> m_laneOf;              ///< one a node
    std::vector<std::vector<std::uint32_t>> m_bells;  ///< for each node the other lanes that wait for it
    std::vector<std::atomic<int>> m_endedIn;          ///< one a node: the last iteration in which it ended, + 1
    std::vector<ValueSums> m_sums;                    ///< one an op, of the iteration that runs
    std::optional<ValueCheck> m_check;
    std::stop_token m_stopWish;  ///< prepare()'s
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_quit{false};

    std::mutex m_mutex;
    std::condition_variable m_someEnded;
    std::vector<Completion> m_completions;  ///< guarded by m_mutex
    std::optional<LiveFault> m_fault;       ///< guarded by m_mutex
};

}  // namespace bubblescope::live
