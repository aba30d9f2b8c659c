// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The chain that set the length of a run, or of a gap: units and transfers, each beginning at the instant at which the
// one before it ended, because it needed its output or its device. From time 0 to the makespan that is the critical
// path (Kelley & Walker 1959); its lengths add up to the makespan exactly.
//
// Of several that ended at that instant the first of these is taken: the unit before on the same device, what the parts
// need in their order, an extra dependency, and with blocking transfers whatever else ended then on a device concerned.
// In a measured run, where things start some time after what they waited for, the chain goes to what ended last before
// them, and has holes.

#include "core/analysis/arrivals.h"

#include <vector>

namespace bubblescope {

struct PathStep {
    /// The first op of the unit that runs, or the op whose output is transferred.
    std::size_t op = kNoOp;
    /// For a transfer the op for which it is; kNoOp for a unit.
    std::size_t consumer = kNoOp;
    TimeNs startNs = 0;
    TimeNs endNs = 0;
    [[nodiscard]] bool isTransfer() const { return consumer != kNoOp; }
    friend bool operator==(const PathStep&, const PathStep&) = default;
};

/// From time 0 to the end of the unit that ends last (the first device's of several). Empty for an empty run.
/// O(steps log ops), with transfers O(all ops) besides. Incomplete if `control` stopped it.
[[nodiscard]] std::vector<PathStep> criticalPath(const Schedule& schedule, const OpTable& table,
                                                 const Timeline& timeline, const OpCosts& costs,
                                                 const JobControl& control = {});

/// What the unit that begins with op `unit` waited for, and that in turn, back to the step under way at `fromNs`: the
/// cause of an idle gap that began then. In order of time, the unit itself left out.
[[nodiscard]] std::vector<PathStep> chainBefore(const Schedule& schedule, const OpTable& table,
                                                const Timeline& timeline, const OpCosts& costs, std::size_t unit,
                                                TimeNs fromNs);

}  // namespace bubblescope
