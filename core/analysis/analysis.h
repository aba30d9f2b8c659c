// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a run. Three definitions of "bubble" are in use; all are here, each under its own name:
//   bubbleRatio      1 − Σ busy / (devices × makespan)                             the headline
//   overheadRatio    idle / busy, which is (P−1)/M for GPipe and 1F1B             Narayanan et al. 2021
//   spanBubbleRatio  1 − ideal / max over devices of (last end − first start)     Qi et al. 2024 call this zero
// `ideal` is the largest busy time of a device. Where a measured run goes on or was cut off, a device counts only as
// far as it is known (Timeline::knownNs) in place of the makespan.

#include "core/analysis/closedform.h"
#include "core/analysis/idlecauses.h"
#include "core/analysis/iterations.h"
#include "core/analysis/memory.h"
#include "core/analysis/queues.h"
#include "core/model/jobcontrol.h"
#include "core/model/timeline.h"

#include <cstddef>
#include <vector>

namespace bubblescope {

struct DeviceFigures {
    TimeNs busyNs = 0;
    TimeNs idleNs = 0;  ///< makespan (as far as it is known) − busy
    /// Adds up to idleNs; see idlecauses.h.
    IdleTimes idleByCauseNs{};
    TimeNs firstStartNs = 0;
    TimeNs lastEndNs = 0;
    double bubbleRatio = 0;  ///< idle / makespan
    int peakActivations = 0;
    int peakActivationsUntilInputGrad = 0;
};

struct StageFigures {
    int peakForwardQueue = 0;
    int peakBackwardQueue = 0;
};

struct Analysis {
    TimeNs makespanNs = 0;
    TimeNs bubbleTimeNs = 0;  ///< sum of idle over devices
    IdleTimes idleByCauseNs{};
    double bubbleRatio = 0;
    double overheadRatio = 0;
    double spanBubbleRatio = 0;
    /// End of the first forward of the last stage; −1 if there is none.
    TimeNs firstResultNs = -1;
    /// All work and transfers one after another, with no two devices at work at once: what the speed-up compares with.
    TimeNs withoutOverlapNs = 0;
    std::vector<DeviceFigures> devices;
    std::vector<StageFigures> stages;
    std::vector<StageQueues> queues;
    /// Activations over time for each device, released at the end of B or W.
    std::vector<StepFunction> activations;
    /// The same in bytes, where the scenario says what a microbatch takes.
    MemoryFigures memory;
    ClosedForm theory;
    std::vector<TimeNs> iterationEndNs;
    SteadyState steady;
};

/// Only what follows from the intervals: makespan, busy and idle times and the three ratios. O(ops). Stops
/// early, with what it has, when asked to.
[[nodiscard]] Analysis timeFigures(const Timeline& timeline, const JobControl& control = {});

/// A measured run may be analysed before it has ended; `comesLater` then tells which ops are still to come.
/// Error: Cancelled.
[[nodiscard]] Result<Analysis> analyse(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs,
                                       const Timeline& timeline, const JobControl& control = {},
                                       const ComesLater& comesLater = {});

}  // namespace bubblescope
