// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// ZB-H2 (Qi et al. 2024, arXiv 2401.10241, §2.2, figure 3): device r warms up with 2(P−1−r) forwards and puts its
// weight gradients off by 2r steps. With f = i = w and M ≥ 2P−1 no device idles between its first and its last op; up
// to 2P−1 activations are held. The figure's order continued by the same rule; any P and M can run.

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generateZbH2(const Scenario& scenario, const JobControl& control)
{
    const int count = scenario.microbatches;
    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const int warmUp = std::min(count, 2 * (scenario.devices - 1 - device));
        const int delay = 2 * device;
        for (int m = 0; m < warmUp; ++m)
            writer.add(device, OpKind::Forward, m);
        for (int i = 0; i < count; ++i) {
            if (warmUp + i < count)
                writer.add(device, OpKind::Forward, warmUp + i);
            writer.add(device, OpKind::BackwardInput, i);
            if (i >= delay)
                writer.add(device, OpKind::BackwardWeight, i - delay);
        }
        for (int i = std::max(0, count - delay); i < count; ++i)
            writer.add(device, OpKind::BackwardWeight, i);
    });
}

}  // namespace bubblescope
