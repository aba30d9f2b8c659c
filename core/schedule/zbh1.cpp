// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// ZB-H1 (Qi et al. 2024, arXiv 2401.10241, §2.1, figure 3): 1F1B with every backward split and device r's weight
// gradients put off by r steps, so that they fill the bubble at the end; peak memory is 1F1B's. Orders published:
//   always (default)  every backward split; PyTorch's interleaved zero bubble with one stage a device, and Victarry's
//   needed            the authors' patch of Megatron-LM (branch zb-h1-quick-start): a whole B where splitting gains
//                    nothing, that is on device 0 and between the first r and the last backwards of the steady state
// Any P and M can run.

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {
namespace {

Result<Schedule> generateSplitWhereNeeded(const Scenario& scenario, const JobControl& control)
{
    const int count = scenario.microbatches;
    RowWriter writer(3 * opsPerPass(scenario));
    std::vector<int> putOff;
    return writeRows(scenario, control, writer, [&](int device) {
        const int warmUp = std::min(count, scenario.devices - 1 - device);
        const int steady = count - warmUp;
        putOff.clear();
        std::size_t done = 0;
        for (int m = 0; m < warmUp; ++m)
            writer.add(device, OpKind::Forward, m);
        for (int i = 0; i < count; ++i) {
            if (i < steady)
                writer.add(device, OpKind::Forward, warmUp + i);
            if (device == 0 || (i >= device && i < steady - 1)) {
                writer.add(device, OpKind::Backward, i);
                continue;
            }
            writer.add(device, OpKind::BackwardInput, i);
            putOff.push_back(i);
            if (i >= device)
                writer.add(device, OpKind::BackwardWeight, putOff[done++]);
        }
        for (; done < putOff.size(); ++done)
            writer.add(device, OpKind::BackwardWeight, putOff[done]);
    });
}

}  // namespace

Result<Schedule> generateZbH1(const Scenario& scenario, const JobControl& control)
{
    return optionIs(scenario, "split", "needed") ? generateSplitWhereNeeded(scenario, control)
                                                 : generateInterleavedZeroBubble(scenario, control);
}

}  // namespace bubblescope
