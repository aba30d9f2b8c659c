// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// List scheduling under a memory limit, for the costs at hand: time is run forward, and whenever a device is free a
// policy picks among the ops that are ready there. One pass is O(ops log ops). Zero Bubble's automatic scheduler (Qi et
// al. 2024, arXiv 2401.10241, §3.1) works like this; the search here tries many policies and keeps the best order.
// All is deterministic: equal input gives an equal order on every machine.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/schedule.h"
#include "core/sim/opcosts.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace bubblescope {

using OpLists = std::vector<std::vector<Op>>;

struct ListPolicy {
    /// Forwards and input gradients of each device in this order; only weight gradients are placed. Null: free choice.
    std::shared_ptr<const OpLists> order;
    /// For each device the most microbatch-stages whose F has started and whose I has not; free choice only.
    std::vector<int> inFlight;
    /// For each device the most weight gradients put off; beyond that one goes before the next forward.
    std::vector<int> putOff;
    /// For each device: a weight gradient is started only if no other op arrives within this share of its duration.
    std::vector<double> weightGap;
    // The rest is for free choice only.
    /// A forward is started only if no gradient arrives within this share of its duration.
    double forwardGap = 0;
    /// Whether a forward goes before a backward as long as `inFlight` allows it.
    bool forwardFirst = false;
    /// Whether the later stage of a device goes first, or the older microbatch.
    bool laterStageFirst = true;

    static constexpr int kNoLimit = std::numeric_limits<int>::max();
};

enum class ListObjective {
    Makespan,
    LongestSpan,  ///< max over devices of last end − first start, then the makespan: what Qi et al. minimise
};

/// An activation in the unit of ListProblem::memoryLimit.
inline constexpr int kActivation = 1000;

struct ListProblem {
    /// Any order with the wished placement and number of microbatches; each stage on one device.
    const Schedule* shape = nullptr;
    const OpCosts* costs = nullptr;
    /// For each device, in thousandths of an activation; a forward takes kActivation from its start.
    std::vector<std::int64_t> memoryLimit;
    /// What of that the end of I gives back; the end of W gives back the rest.
    int releasedByInput = 0;
    ListObjective objective = ListObjective::Makespan;
};

/// The order that one policy makes; no rows if it cannot go on within the limit.
[[nodiscard]] OpLists listSchedule(const ListProblem& problem, const ListPolicy& policy);

/// The best of `candidates` (orders with the shape of the problem; those over the limit do not count), of a fixed set
/// of policies, some of them with the candidates' own order of forwards and input gradients, and of `rounds` random
/// changes to the best policy; 0: as many as take about a second. Errors: Cancelled; Refused with no where and no
/// arguments if nothing stays within the limit.
[[nodiscard]] Result<Schedule> searchSchedule(const ListProblem& problem, const std::vector<Schedule>& candidates,
                                              int rounds, const JobControl& control);

}  // namespace bubblescope
