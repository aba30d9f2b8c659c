// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// PipeDream (Harlap et al. 2018, arXiv 1806.03377; Narayanan et al., SOSP 2019): 1F1B that never drains. Every backward
// updates the weights, the next microbatch enters at once, and a microbatch's backward uses the weights of its forward,
// kept for it (weight stashing). An iteration here is M microbatches, so that it compares with the others.

#include "core/schedule/generators.h"

namespace bubblescope {

Result<Schedule> generatePipeDream(const Scenario& scenario, const JobControl& control)
{
    Scenario whole = scenario;
    whole.microbatches *= scenario.iterations;
    Result<Schedule> schedule = generate1f1b(whole, control);
    if (schedule.ok()) {
        schedule.value().iterations = scenario.iterations;
        schedule.value().asynchronous = true;
    }
    return schedule;
}

}  // namespace bubblescope
