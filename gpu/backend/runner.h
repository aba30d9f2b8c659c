// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Issues the nodes of a plan into streams and finds out when they began and ended. One lane, an in-order queue, for
// each pipeline device and each edge.
//
// A stream can only wait for an event that has been recorded: a wait for one that has not is silently none. So a node
// whose predecessors are not all in their streams yet (NCCL may put off a transfer) stays parked, and its lane behind
// it, until they are; whatever order the dispatcher issues in, no wait gets lost.

#include "core/live/values.h"
#include "gpu/backend/machine.h"

#include <deque>
#include <string>
#include <vector>

namespace bubblescope::gpu {

class Runner {
public:
    Runner(Machine& machine, std::vector<WorkRate> rates);

    void startIteration(int iteration, const std::vector<double>& slowdown);
    void issue(live::NodeId node);
    void poll(std::vector<live::Completion>& out, TimeNs waitNs);
    [[nodiscard]] bool idle() const;
    /// Nothing at all left in a stream, what requestStop() dropped included.
    [[nodiscard]] bool drained() const;
    void requestStop();
    [[nodiscard]] std::optional<live::ValueFault> verify();

    /// "2F5, 1B3": what was put into streams last, newest first.
    [[nodiscard]] std::string lastIssued() const;
    /// Intervals that began before what they waited for had ended, by more than the clocks' error.
    [[nodiscard]] int causalityFaults() const { return m_causalityFaults; }

private:
    enum class Phase { Idle, Parked, InStream, Done, Dropped };
    struct Ends {
        Gpu* gpu = nullptr;
        Event begin = nullptr;
        Event end = nullptr;
        int base = 0;
    };
    struct Node {
        Phase phase = Phase::Idle;
        bool timed = false;  ///< the end event is recorded (NCCL: once the post has settled)
        Ends first;          ///< compute, or the sender's side
        Ends second;         ///< the receiver's side, where NCCL has both here
        TimeNs endNs = 0;
    };
    struct Lane {
        std::deque<live::NodeId> parked;
        std::deque<live::NodeId> inStream;
        TimeNs lastEndNs = 0;
        int edge = -1;  ///< −1: compute
    };

    [[nodiscard]] Lane& laneOf(live::NodeId node);
    [[nodiscard]] bool canSubmit(const Lane& lane, live::NodeId node) const;
    void submitParked(Lane& lane);
    void submitCompute(live::NodeId node);
    void submitTransfer(live::NodeId node);
    void waitAndBegin(live::NodeId node, Ends& ends, Gpu& gpu, Stream stream);
    void end(Ends& ends, Stream stream);
    /// Records the end of a transfer that NCCL has taken over by now.
    void settle(Lane& lane);
    /// Of the message last put into an edge's streams, behind it.
    void recordEnd(Lane& lane);
    /// A receive whose sender has stopped too would wait for ever: ends what NCCL has in flight, with its
    /// communicators. Where that hangs, all stays in flight.
    void endMessages();
    void harvest(Lane& lane, std::vector<live::Completion>& out);
    [[nodiscard]] bool ended(const Ends& ends);
    void close(Ends& ends);
    [[nodiscard]] live::Completion timesOf(live::NodeId node, Lane& lane);
    void collectSums();
    [[nodiscard]] live::ValueBuffers buffersOf(const Share& share, std::size_t op) const;

    Machine& m_machine;
    const live::Plan& m_plan;
    Cuda& m_cuda;
    std::vector<WorkRate> m_rates;
    std::vector<Lane> m_lanes;  ///< devices, then edges
    std::vector<Node> m_nodes;
    std::vector<WorkAmount> m_amounts;  ///< one a compute node
    live::ValueCheck m_values;
    std::deque<live::NodeId> m_last;
    int m_iteration = -1;
    bool m_stopping = false;
    bool m_messagesHang = false;  ///< endMessages() has not come back
    TimeNs m_stoppedNs = 0;       ///< when, on the run's clock
    int m_causalityFaults = 0;
    TimeNs m_lastAnchorNs = 0;
    TimeNs m_lastWatchNs = 0;
};

}  // namespace bubblescope::gpu
