// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// 1F1B (PipeDream-Flush: Narayanan et al. 2021, arXiv 2006.09503; Megatron-LM, arXiv 2104.04473): after a warm-up of
// P−1−r forwards device r alternates one forward and one backward, so it holds at most P−r activations.
//
// Eager 1F1B (Zhuang et al. 2023, arXiv 2211.05322, "eager-1F1B"): as 1F1B, but device r warms up with 2(P−1−r)
// forwards, twice as many, so that a transfer hides behind one more forward. It holds at most 2(P−r)−1 activations.
// Without transfers it ends when 1F1B does. Checked against minPP's order. Any P and M can run.

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {
namespace {

Result<Schedule> warmUpAndAlternate(const Scenario& scenario, int perDeviceBehind, const JobControl& control)
{
    RowWriter writer(2 * opsPerPass(scenario));
    const int count = scenario.microbatches;
    return writeRows(scenario, control, writer, [&](int device) {
        const int warmUp = std::min(count, perDeviceBehind * (scenario.devices - 1 - device));
        int backward = 0;
        for (int m = 0; m < count; ++m) {
            writer.add(device, OpKind::Forward, m);
            if (m >= warmUp)
                writer.add(device, OpKind::Backward, backward++);
        }
        while (backward < count)
            writer.add(device, OpKind::Backward, backward++);
    });
}

}  // namespace

Result<Schedule> generate1f1b(const Scenario& scenario, const JobControl& control)
{
    return warmUpAndAlternate(scenario, 1, control);
}

Result<Schedule> generateEager1f1b(const Scenario& scenario, const JobControl& control)
{
    return warmUpAndAlternate(scenario, 2, control);
}

}  // namespace bubblescope
