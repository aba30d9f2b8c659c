// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many microbatches a scenario needs for a bubble as small as wanted. Bubbles mostly shrink with more microbatches,
// but not always (interleaved orders prefer multiples of P), so what halving finds is held against every smaller number
// as long as that takes seconds rather than minutes.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/scenario.h"

namespace bubblescope {

struct LeastMicrobatches {
    /// The least number found; 0: none up to the most that was allowed.
    int microbatches = 0;
    double bubbleRatio = 0;
    /// Every smaller number has been tried and has a larger bubble (or is refused).
    bool allSmallerTried = false;
    /// Where none is found: the smallest bubble and its number; 0 if every one tried was refused, and why.
    int bestMicrobatches = 0;
    double bestBubbleRatio = 1;
    std::optional<Error> refusal;
};

/// `wanted` is the bubble ratio, 1 − busy/(devices · makespan). Tries up to `most` microbatches. Error: Cancelled.
[[nodiscard]] Result<LeastMicrobatches> leastMicrobatches(const Scenario& scenario, double wanted, int most,
                                                          const JobControl& control = {});

}  // namespace bubblescope
