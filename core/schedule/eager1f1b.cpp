// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Eager 1F1B (Zhuang et al. 2023, arXiv 2211.05322, "eager-1F1B"): as 1F1B, but device r warms up with 2(P−1−r)
// forwards, twice as many, so that a transfer hides behind one more forward. It holds at most 2(P−r)−1 activations.
// Without transfers it ends when 1F1B does. Checked against minPP's order. Any P and M can run.

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generateEager1f1b(const Scenario& scenario, const JobControl& control)
{
    const int count = scenario.microbatches;
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const int warmUp = std::min(count, 2 * (scenario.devices - 1 - device));
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

}  // namespace bubblescope
