// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The groups in which microbatches pass through one chunk after another in the interleaved schedules. Published codes
// differ where P does not divide M. By default there are max(1, ⌊M/P⌋) groups whose sizes differ by at most one, which
// is PyTorch's rule wherever PyTorch accepts M. With the option "group-size" it is Megatron-LM's rule: groups of that
// size and one smaller group last.

#include "core/model/result.h"
#include "core/model/scenario.h"

#include <vector>

namespace bubblescope {

struct MicrobatchGroups {
    struct Step {
        int chunk = 0;
        int microbatch = 0;
    };
    /// The order of (chunk, microbatch) in which forwards pass; backwards pass in the same order with chunks reversed.
    std::vector<Step> steps;
    /// Forwards that the warm-up adds for each chunk but the last.
    int warmUpSize = 0;
};

/// max(1, ⌊M/P⌋) sizes, larger ones first.
[[nodiscard]] std::vector<int> balancedGroups(int microbatches, int devices);

/// Errors: Refused, where the group size makes devices wait for each other.
[[nodiscard]] Result<MicrobatchGroups> microbatchGroups(const Scenario& scenario);

}  // namespace bubblescope
