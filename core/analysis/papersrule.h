// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rule on which the interleaved column of the zero-bubble papers' tables rests (Qi et al. 2024, arXiv 2401.10241,
// Tables 5 and 8): the authors' script does not let every microbatch wait for the transfer from the last device back to
// the first, where the next chunk begins, nor gradients for the way back. In every row of both tables that makes the
// step P·c shorter than ours, c being the time of a transfer; the order of the ops is the same, and so is the
// definition of the bubble, 1 − busy / (devices × makespan). So both numbers can be shown side by side.

#include "core/analysis/analysis.h"

#include <optional>

namespace bubblescope {

struct PapersRule {
    TimeNs makespanNs = 0;
    double bubbleRatio = 0;
};

/// `analysis` is of our simulation. Nothing where the rules agree or the papers say nothing: other schedules than
/// interleaved 1F1B in groups of P, one device or chunk, several iterations, unequal stages or microbatches, transfers
/// that take no time, that occupy the devices, or longer than an op, jitter.
[[nodiscard]] std::optional<PapersRule> papersRule(const Scenario& scenario, const Schedule& schedule,
                                                   const Analysis& analysis);

}  // namespace bubblescope
