// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a live run has measured so far as the same Timeline and Run that the simulator makes, so that every view, figure
// and export works on it; and what its ops took, to simulate with.
//
// The rows of such a timeline are the ops that have been measured, in the order of each device's list: a part of the
// schedule while the run goes on or where it was cut off, and with holes where the stream lost intervals.

#include "core/analysis/run.h"
#include "core/live/liverun.h"

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace bubblescope::live {

/// Consecutive entries of LiveRun::iterations.
struct IterationRange {
    std::size_t first = 0;
    std::size_t count = SIZE_MAX;
};

struct MeasuredTimeline {
    /// Time 0 is the start of the range's first iteration; pauses take no time. Microbatch m of the i-th iteration in
    /// the range is i·M + m.
    Timeline timeline;
    /// Of the same rows, with the plan's placement and dependencies; between two iterations one on the op of the
    /// earlier that ended last, because a worker ends each before it starts the next.
    Schedule schedule;
    TimeNs originNs = 0;  ///< time 0 by LiveRun::workingNs()
    std::size_t iterations = 0;
    bool complete = true;  ///< every op of the range's iterations is there
    /// One a device where some are unfinished: the plan's op that comes next in the last iteration, at the earliest at
    /// timeline.knownNs; past the device's row where none does.
    std::vector<std::size_t> next;
};

/// `run` has a plan. O(ops).
[[nodiscard]] MeasuredTimeline measuredTimeline(const LiveRun& run, IterationRange range = {});

/// How long ops of one kind of one stage took.
struct MeasuredCost {
    std::size_t count = 0;
    double meanNs = 0;
    double deviationNs = 0;  ///< standard deviation
    TimeNs leastNs = 0;
    TimeNs mostNs = 0;
};

struct MeasuredCosts {
    /// One entry a stage, in it one a kind, of ops that ran on their own. Where a stage's ops of a kind only ran in
    /// overlapped units, they take what is left of a unit (and its saving) after the parts that are known, in the
    /// proportion of their targets if there are several.
    std::vector<std::array<MeasuredCost, kOpKinds>> stages;
    /// What overlapped units gained on the sum of their parts, on average; 0 if there are none whose parts all ran on
    /// their own too.
    double overlapSavingNs = 0;
    [[nodiscard]] const MeasuredCost& of(int stage, OpKind kind) const
    {
        return stages[static_cast<std::size_t>(stage)][static_cast<std::size_t>(kind)];
    }
};

/// `targets` tells shares where something was not measured alone.
[[nodiscard]] MeasuredCosts measuredCosts(const MeasuredTimeline& measured, const OpCosts& targets);

/// The scenario of a stream as it ran: with the slowdown of the range's first iteration, without jitter and without
/// blocking transfers, which live runs leave out. A stream without a usable scenario gets one that describes its
/// plan as a custom schedule, with the costs that were measured.
[[nodiscard]] Scenario liveScenario(const LiveRun& run, IterationRange range = {});

/// The scenario with costs and slowdown replaced by what was measured, for each stage. B alone tells nothing of I and
/// W: it is split as the scenario splits it. What was not measured stays.
[[nodiscard]] Scenario withMeasuredCosts(const Scenario& scenario, const OpCosts& targets, const MeasuredCosts& costs);

/// Everything about what was measured. The figures go as far as the measurement; `theory` is that of the scenario.
/// Errors: EmptySchedule if nothing has been measured (or there is no plan), WrongCount, Cancelled.
[[nodiscard]] Result<std::shared_ptr<const Run>> measuredRun(const LiveRun& run, IterationRange range = {},
                                                             const JobControl& control = {});

/// A kept stream (a file that `--trace` wrote). Errors: CannotRead, UnsupportedVersion, or NotStream if it has no
/// record.
[[nodiscard]] Result<std::shared_ptr<const LiveRun>> readStreamFile(const std::string& path);

}  // namespace bubblescope::live
