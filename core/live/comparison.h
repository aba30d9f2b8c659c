// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Predicted beside measured: why one iteration of a live run took longer (or shorter) than the simulation of its
// scenario said. The difference of the makespans is cut by simulating again and again, each time with one thing more
// taken from the measurement; what one step changes is that thing's part:
//
//   T0  the scenario as it ran: its costs with the iteration's slowdown, no jitter, transfers beside the work
//   T1  for each stage and kind the mean of what was measured                    Compute    = T1 − T0
//   T2  for each op what it took itself                                          Spread     = T2 − T1
//   T3  for each transfer what it took itself                                    Transfers  = T3 − T2
//   T4  the slots and the order that the edges really have                       Buffers    = T4 − T3
//   R   what was measured, where a node may also begin later than it could       Dispatcher = R − T4
//
// The parts add up to R − T0 exactly. A part may be negative. In every simulation each op starts as soon as it can, so
// Dispatcher holds all time between that and the real starts along the run's longest chain: issuing, completion seen
// late, and threads that the system did not run. Where an iteration is not complete, T0 to T4 are of the ops measured.

#include "core/live/measuredrun.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace bubblescope::live {

enum class GapSource : std::uint8_t { Compute, Spread, Transfers, Buffers, Dispatcher };
inline constexpr int kGapSources = 5;
/// "compute", "spread", "transfers", "buffers", "dispatcher".
[[nodiscard]] std::string_view idOf(GapSource source);

struct Comparison {
    MeasuredTimeline measured;
    /// Of the same rows: T0 and T1. `expected` is what is drawn beside the measured timeline.
    Timeline predicted;
    Timeline expected;
    TimeNs predictedNs = 0;
    TimeNs expectedNs = 0;
    TimeNs measuredNs = 0;
    /// Adds up to measuredNs − predictedNs.
    std::array<TimeNs, kGapSources> byNs{};
    OpCosts targets;
    MeasuredCosts costs;
    /// The scenario that `expected` simulates; taking the measured costs over means to use this.
    Scenario withMeasured;
    [[nodiscard]] TimeNs differenceNs() const { return measuredNs - predictedNs; }
};

/// Iteration `index` of LiveRun::iterations. O(ops log ops). Errors: EmptySchedule with nothing measured;
/// CannotFinish where lost intervals leave out what others needed; Cancelled.
[[nodiscard]] Result<Comparison> compare(const LiveRun& run, std::size_t index, const JobControl& control = {});

}  // namespace bubblescope::live
