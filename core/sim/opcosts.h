// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every op and transfer of a schedule takes, worked out once from a scenario: shares divided among chunks,
// slowdown applied, the batch split. Rounded to the nearest ns, the same on every machine.

#include "core/model/scenario.h"
#include "core/model/schedule.h"
#include "core/partition/split.h"

#include <span>
#include <vector>

namespace bubblescope {

struct OpCosts {
    /// One value a stage, slowdown included; of a microbatch whose share is 1.
    std::vector<TimeNs> forwardNs;
    std::vector<TimeNs> backwardInputNs;
    std::vector<TimeNs> backwardWeightNs;
    TimeNs latencyNs = 0;
    std::int64_t bytes = 0;           ///< of a microbatch whose share is 1
    std::int64_t bytesPerSecond = 0;  ///< 0: bytes take no time
    bool blockingTransfers = false;
    TimeNs overlapSavingNs = 0;
    /// A microbatch takes shareOf[m] / shareTotal of the times above; empty: all of it.
    std::vector<std::int64_t> shareOf;
    std::int64_t shareTotal = 1;
    TimeNs overheadNs = 0;
    Jitter jitter;
    /// Which layers each stage has; empty where the scenario has none.
    Split split;

    /// Whether durations depend on the microbatch at all.
    [[nodiscard]] bool sameForAllMicrobatches() const { return shareOf.empty() && jitter.kind == JitterKind::None; }
    [[nodiscard]] TimeNs durationNs(const Op& op) const;
    [[nodiscard]] bool transfersTakeTime() const { return latencyNs > 0 || (bytes > 0 && bytesPerSecond > 0); }
    /// max(longest part, sum − saving) for an overlapped unit, the op's duration for one alone.
    [[nodiscard]] TimeNs unitDurationNs(std::span<const Op> unit) const;
    /// From the end of an op until its output may be used on another device.
    [[nodiscard]] TimeNs transferDurationNs(MicrobatchId microbatch) const;
};

/// Lists of one, P or as many values as there are stages (see StageCosts), or the layers of Scenario::partition.
/// Errors: with the JSON path those of splitOf(), WrongCount.
[[nodiscard]] Result<OpCosts> resolveCosts(const Scenario& scenario, const Schedule& schedule);

/// Sizes of the microbatches: `samples` dealt out evenly, larger ones first. 8 in 3: {3, 3, 2}.
[[nodiscard]] std::vector<std::int64_t> splitSamples(int samples, int microbatches);

}  // namespace bubblescope
