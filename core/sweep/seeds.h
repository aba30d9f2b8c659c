// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One scenario under jitter, with many seeds: how much its figures vary.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/scenario.h"

#include <cstdint>
#include <vector>

namespace bubblescope {

struct SeedOutcome {
    std::uint64_t seed = 0;
    TimeNs makespanNs = 0;
    double bubbleRatio = 0;
    friend bool operator==(const SeedOutcome&, const SeedOutcome&) = default;
};

/// Seeds 1 to `count`, in that order whatever the number of threads; the scenario's own seed plays no part. Errors:
/// those of makeSchedule(), resolveCosts() and simulate(), Cancelled.
[[nodiscard]] Result<std::vector<SeedOutcome>> acrossSeeds(const Scenario& scenario, int count, int threads,
                                                           const JobControl& control = {});

}  // namespace bubblescope
