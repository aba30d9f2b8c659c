// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What tables and charts of many scenarios show of each: the figures without queues, causes and index, so that a
// scenario costs little more than its simulation.

#include "core/analysis/closedform.h"
#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/scenario.h"

#include <cstdint>
#include <optional>

namespace bubblescope {

struct Run;

struct Outcome {
    /// Why there are no figures: refused, wrong, cannot finish, cancelled.
    std::optional<Error> error;
    int devices = 0;
    int stages = 0;
    int microbatches = 0;
    TimeNs makespanNs = 0;
    TimeNs bubbleTimeNs = 0;
    double bubbleRatio = 0;
    double overheadRatio = 0;
    double spanBubbleRatio = 0;
    ClosedForm theory;
    /// Of the device that holds most, in microbatch-stages.
    int peakActivations = 0;
    /// The same in shares of the model that a device has with one stage a device, so that schedules with more stages
    /// can be compared: peakActivations · devices / stages.
    double peakShares = 0;
    /// On how many devices each stage's weights are: 2 where microbatches enter at both ends.
    int weightCopies = 1;
    /// Where the scenario says what a microbatch takes: of the device that takes most.
    std::optional<std::int64_t> peakBytes;
    /// The first instant at which a device goes over the scenario's limit in bytes; −1: none does.
    TimeNs overLimitAtNs = -1;
    /// All compute one op after another as the scenario has it before anything disturbs it: without slowdown, jitter
    /// and the overhead of small microbatches. Scenarios that differ here do not do the same work.
    TimeNs workNs = 0;
};

[[nodiscard]] Outcome evaluate(const Scenario& scenario, const JobControl& control = {});

/// The same of a run that is there.
[[nodiscard]] Outcome outcomeOf(const Run& run);

}  // namespace bubblescope
