// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// GPipe (Huang et al. 2019, arXiv 1811.06965): all forwards, then all backwards.

#include "core/schedule/generators.h"

namespace bubblescope {

Result<Schedule> generateGpipe(const Scenario& scenario, const JobControl& control)
{
    const auto option = scenario.options.find("backward-order");
    const bool fifo = option != scenario.options.end() && option->second == "fifo";
    RowWriter writer(2 * opsPerPass(scenario));
    const int count = scenario.microbatches;
    return writeRows(scenario, control, writer, [&](int device) {
        for (int m = 0; m < count; ++m)
            writer.add(device, OpKind::Forward, m);
        for (int i = 0; i < count; ++i)
            writer.add(device, OpKind::Backward, fifo ? i : count - 1 - i);
    });
}

}  // namespace bubblescope
