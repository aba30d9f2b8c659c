// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the measured intervals of a stream add to a LiveRun. StreamReader's own; no JSON in here.

#include "core/live/liverun.h"
#include "core/live/plan.h"
#include "core/model/dataflow.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace bubblescope::live {

/// One entry of an `iv` record.
struct IntervalEntry {
    std::int64_t device = 0;
    OpKind kind = OpKind::Forward;
    std::int64_t stage = 0;
    std::int64_t microbatch = 0;
    TimeNs startNs = 0;
    TimeNs durationNs = 0;
    std::int64_t sequence = 0;
};

/// One entry of a `tr` record.
struct TransferEntry {
    std::int64_t edge = 0;
    Payload payload = Payload::Activation;
    std::int64_t stage = 0;
    std::int64_t microbatch = 0;
    TimeNs startNs = 0;
    TimeNs durationNs = 0;
    std::int64_t sequence = 0;
};

/// Anything beyond is no number of ours (nanoseconds since 1970 are below), and sums of two still fit.
inline constexpr std::int64_t kMaxStreamNumber = std::int64_t{1} << 61;
/// Six days; sums over all devices that a schedule may have still fit.
inline constexpr TimeNs kMaxStreamTimeNs = TimeNs{1} << 49;

class IntervalCollector {
public:
    explicit IntervalCollector(LiveRun& run)
        : m_run(run)
    {
    }

    /// Once, when the plan is known.
    void setPlan(std::shared_ptr<const LivePlan> plan);
    /// False if it is no later iteration than the last.
    bool begin(int number, TimeNs startNs, std::vector<double> slowdown);
    void add(const IntervalEntry& entry);
    void add(const TransferEntry& entry);
    /// What `done` says was sent, against what came.
    void settle(const std::vector<std::int64_t>& intervals, const std::vector<std::int64_t>& transfers);
    /// From now on the iterations there are belong to a snapshot too.
    void shareAll();

private:
    /// The iteration that a microbatch number belongs to, made if it is the next one; null if there is none.
    LiveIteration* iterationOf(std::int64_t number, TimeNs startNs);
    LiveIteration& writable(std::size_t index);
    /// False for one that was there before; counts those left out.
    static bool inSequence(std::int64_t sequence, std::int64_t& next, std::int64_t& missing, std::int64_t& repeated);
    void place(LiveIteration& iteration, std::size_t device, std::uint32_t op, TimeNs startNs, TimeNs endNs);

    LiveRun& m_run;
    std::shared_ptr<const LivePlan> m_plan;
    OpTable m_table;
    std::vector<std::shared_ptr<LiveIteration>> m_own;  ///< those of m_run.iterations
    std::size_t m_firstUnshared = 0;                    ///< entries before it are shared with a snapshot
    std::vector<bool> m_unshared;                       ///< copied again since
    std::vector<std::int64_t> m_next;                   ///< expected sequence number, one a device
    std::vector<std::int64_t> m_nextTransfer;           ///< one an edge
    std::vector<std::int64_t> m_lastPlace;              ///< one a device: its last op, counted through the iterations
};

}  // namespace bubblescope::live
