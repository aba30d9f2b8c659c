// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs a plan on a backend. One thread, the one that calls run(), issues every node of this process once all that it
// waits for has been issued (R6) and fewer than `lookahead` nodes of its queue are unfinished, and hands on what the
// backend reports. Iterations follow each other with everything drained in between, so that values, slowdown factors
// and pauses have a place to change. What ends a run early:
//   cancel   issuing stops at once, what is in flight may end (inFlightNs), then it is cut short (stopNs), then the
//            dispatcher gives up on it (Ending::gaveUp);
//   fault    the same without the first wait;
//   stall    a node that could run and has not ended in max(stallFactor × expected, stallNs) is a fault.
// A pause stops issuing and is reached when nothing is in flight; the time in it counts for no limit.

#include "core/live/backend.h"
#include "core/live/peers.h"
#include "core/live/sink.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace bubblescope::live {

enum class Posting : std::uint8_t {
    Late,   ///< a transfer is issued once all that it waits for has ended: nothing spins, a pause is clean
    Early,  ///< a transfer is issued once all that it waits for has been issued: the queue itself waits
};

struct DispatchOptions {
    Posting posting = Posting::Late;
    int lookahead = 2;   ///< unfinished nodes in each queue
    int iterations = 1;  ///< 0: until cancelled
    TimeNs inFlightNs = 100 * kNsPerMs;
    TimeNs stopNs = kNsPerS;
    int stallFactor = 10;
    TimeNs stallNs = 5 * kNsPerS;
    TimeNs pauseLimitNs = 600 * kNsPerS;
    TimeNs beatNs = kNsPerS;         ///< heartbeat, metrics, clocks
    TimeNs peerEndNs = 3 * kNsPerS;  ///< how long rank 0 waits for the others' ends after a cancel or a fault
};

class Dispatcher {
public:
    /// `plan` has passed checkPlan(). `peers` is null in a single process.
    Dispatcher(std::shared_ptr<const Plan> plan, Workload workload, Placement placement, DispatchOptions options,
               Backend& backend, Sink& sink, Peers* peers = nullptr);
    Dispatcher(const Dispatcher&) = delete;
    Dispatcher& operator=(const Dispatcher&) = delete;

    /// From prepare() to the end. Once.
    Ending run();

    // Any thread, any time:
    void cancel();
    void pause();
    void resume();
    /// Ends prepare() early; what ends the run comes by other ways (a peer's message).
    void stopPreparing() { m_stop.request_stop(); }
    /// A heartbeat at once.
    void ping();
    /// From the next iteration on. False, and nothing changes, where it is not one factor a stage, all above 0.
    bool setSlowdown(std::vector<double> factors);

private:
    enum NodeState : std::uint8_t { Waiting, Issued, Ended, Elsewhere };
    struct Queue {
        std::vector<NodeId> nodes;
        std::size_t issued = 0;
        std::size_t ended = 0;
        TimeNs runnableSinceNs = -1;  ///< when its first unfinished node had all it waits for; −1: not seen yet
        bool dirty = false;
        bool crossesRanks = false;  ///< an edge whose other end is in another process
        [[nodiscard]] std::size_t inFlight() const { return issued - ended; }
    };
    struct Wishes {
        bool cancel = false;
        bool pause = false;
        bool ping = false;
        std::optional<std::vector<double>> slowdown;
    };

    void buildQueues();
    [[nodiscard]] bool leads() const { return m_peers == nullptr || m_peers->rank() == 0; }
    [[nodiscard]] bool prepareAll();
    /// Rank 0: until every other rank has told this; false where the run ends instead.
    [[nodiscard]] bool awaitPeers(PeerMessage::Kind kind, bool mayPause);
    void endWithPeers();
    [[nodiscard]] bool heardAll(PeerMessage::Kind kind);
    void mergePrepared(BackendInfo& info, std::vector<Calibration>& calibration) const;
    void tell(PeerMessage message);
    void runIterations();
    [[nodiscard]] bool nextIteration(int number);
    [[nodiscard]] bool runIteration();
    /// Returns once nothing is to be held (any more); false where the run ends instead.
    [[nodiscard]] bool holdWhilePaused();
    [[nodiscard]] bool pauseWanted();
    void windDown();
    void verify();

    /// One round: waits at most waitNs for the backend, hands on what ended, looks at wishes, peers and limits.
    void step(TimeNs waitNs);
    void issueReady();
    [[nodiscard]] bool mayIssue(const Queue& queue) const;
    void markDependents(NodeId node);
    void markDirty(std::uint32_t queue);
    void harvest();
    void handOn(const Completion& completion);
    void takeWishes();
    void takeMessages();
    void takeMessage(PeerMessage message);
    void giveWatermark();
    void beat(bool now);
    void checkStall();
    [[nodiscard]] TimeNs expectedNs(NodeId node) const;
    [[nodiscard]] std::string queueText(std::uint32_t queue) const;
    [[nodiscard]] LiveFault stallFault(std::uint32_t queue, TimeNs forNs) const;
    void fail(LiveFault fault);
    /// Rank 0: somebody's connection to somebody has broken. Who is gone will be known in a moment.
    void suspect(LiveFault fault, bool namesRank = false);
    [[nodiscard]] LiveFault leftFault(int rank) const;
    [[nodiscard]] bool ending() const { return m_cancelled || m_fault.has_value(); }
    [[nodiscard]] bool quiet() const;
    [[nodiscard]] TimeNs nowNs() const;
    void setState(RunState state);

    std::shared_ptr<const Plan> m_plan;
    Workload m_workload;
    Placement m_placement;
    DispatchOptions m_options;
    Backend& m_backend;
    Sink& m_sink;
    Peers* m_peers;

    // The plan as queues: one a device, then one an edge.
    std::vector<Queue> m_queues;
    std::vector<std::uint32_t> m_queueOf;         ///< one a node
    std::vector<std::uint32_t> m_dependentBegin;  ///< nodeCount + 1 offsets
    std::vector<NodeId> m_dependents;
    std::vector<NodeState> m_nodeState;
    std::vector<std::uint32_t> m_dirty;
    std::size_t m_inFlight = 0;
    std::size_t m_left = 0;  ///< nodes of this iteration that have not ended

    // The run.
    RunState m_state = RunState::Starting;
    int m_iteration = 0;
    int m_complete = 0;
    std::vector<double> m_slowdown;
    bool m_cancelled = false;
    bool m_finishing = false;  ///< rank 0 has said that no further iteration follows
    bool m_gaveUp = false;
    std::optional<LiveFault> m_fault;
    std::optional<LiveFault> m_suspected;
    bool m_suspectedIsNamed = false;  ///< a rank has said that it leaves
    TimeNs m_suspectedAtNs = 0;
    std::optional<bool> m_verified;
    std::vector<Completion> m_completions;
    std::vector<TimeNs> m_watermark;
    std::vector<std::int64_t> m_endedOf;  ///< one a device, over all iterations
    std::vector<NodeId> m_lastOf;
    TimeNs m_clockErrorNs = 0;
    TimeNs m_watermarkAtNs = 0;
    TimeNs m_beatAtNs = 0;
    TimeNs m_stallCheckAtNs = 0;
    DispatchMetrics m_metrics;
    TimeNs m_workingSinceNs = 0;

    // Peers.
    std::vector<std::vector<bool>> m_heard;  ///< by kind, by rank: told since the last awaitPeers() of that kind
    std::optional<PeerMessage> m_start;
    std::vector<PeerMessage> m_peersPrepared;
    bool m_peerPause = false;
    bool m_peersVerified = true;

    std::mutex m_mutex;
    Wishes m_wishes;  ///< guarded by m_mutex
    std::stop_source m_stop;
};

}  // namespace bubblescope::live
