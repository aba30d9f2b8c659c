// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How long each op of a live run is meant to take, and by what means.

#include "core/model/op.h"
#include "core/model/timens.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace bubblescope::live {

enum class WorkMode : std::uint8_t {
    Compute,  ///< matrix products, as many as fill the time (calibrated)
    Paced,    ///< the device waits instead: exact ratios, no arithmetic but the values that prove the routing
};

enum class SlowdownBy : std::uint8_t {
    MoreWork,    ///< more products: exact
    FewerUnits,  ///< fewer multiprocessors (GPU): real contention, coarse steps
    Paced,       ///< waits after the work
};

struct Workload {
    WorkMode mode = WorkMode::Compute;
    SlowdownBy slowdownBy = SlowdownBy::MoreWork;
    /// Target durations of one microbatch, one value a stage, without slowdown.
    std::vector<TimeNs> forwardNs;
    std::vector<TimeNs> backwardInputNs;
    std::vector<TimeNs> backwardWeightNs;
    /// Factors at the start, one a stage; a repeating run may change them at each iteration.
    std::vector<double> slowdown;
    /// Size of an activation and of a gradient of one microbatch; rounded up to whole payload rows by the backend.
    std::int64_t payloadBytes = std::int64_t{64} * 1024;
    /// Added to every transfer (waiting), as the scenario's latency; 0 measures what the machine takes.
    TimeNs transferLatencyNs = 0;
    /// What two ops gain by running as one overlapped unit.
    TimeNs overlapSavingNs = 0;
    std::uint64_t seed = 1;

    /// Target of an op without slowdown. B takes I + W.
    [[nodiscard]] TimeNs targetNs(const Op& op) const
    {
        const std::size_t s = op.stage.index();
        switch (op.kind) {
        case OpKind::Forward:
            return forwardNs[s];
        case OpKind::Backward:
            return backwardInputNs[s] + backwardWeightNs[s];
        case OpKind::BackwardInput:
            return backwardInputNs[s];
        case OpKind::BackwardWeight:
            return backwardWeightNs[s];
        }
        return 0;
    }
    /// Target of an overlapped unit, or of an op alone, with a factor for each stage: max(longest, sum − saving).
    [[nodiscard]] TimeNs unitTargetNs(std::span<const Op> unit, const std::vector<double>& factors) const
    {
        TimeNs longest = 0;
        TimeNs sum = 0;
        for (const Op& op : unit) {
            const TimeNs one = std::llround(static_cast<double>(targetNs(op)) * factors[op.stage.index()]);
            longest = std::max(longest, one);
            sum += one;
        }
        return unit.size() < 2 ? sum : std::max(longest, sum - overlapSavingNs);
    }
};

}  // namespace bubblescope::live
