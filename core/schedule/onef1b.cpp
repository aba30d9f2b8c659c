// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// 1F1B (PipeDream-Flush: Narayanan et al. 2021, arXiv 2006.09503; Megatron-LM, arXiv 2104.04473): after a warm-up of
// P−1−r forwards device r alternates one forward and one backward, so it holds at most P−r activations.

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generate1f1b(const Scenario& scenario, const JobControl& control)
{
    RowWriter writer(2 * opsPerPass(scenario));
    const int count = scenario.microbatches;
    return writeRows(scenario, control, writer, [&](int device) {
        const int warmUp = std::min(count, scenario.devices - 1 - device);
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
