// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// ZB-H1 (Qi et al. 2024, arXiv 2401.10241, §2.1, figure 3): 1F1B with every backward split and device r's weight
// gradients put off by r steps, so that they fill the bubble at the end; peak memory is 1F1B's. Orders published:
//   always (default)  every backward split; PyTorch's interleaved zero bubble with one stage a device, and Victarry's
//   needed            the authors' patch of Megatron-LM (branch zb-h1-quick-start): a whole B where splitting gains
//                    nothing, that is on device 0 and between the first r and the last backwards of the steady state
// With M ≤ P these idle where the authors' scheduler does not as soon as transfers take time; its order, for the
// scenario's costs and the same P activations (or another limit), is order=search. The default stays the fixed one.
// Any P and M can run.

#include "core/schedule/generators.h"
#include "core/schedule/searchedorder.h"

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
    const Result<bool> searched = wantsSearch(scenario);
    if (!searched.ok())
        return searched.error();
    const bool whole = optionIs(scenario, "split", "needed");
    if (!searched.value())
        return whole ? generateSplitWhereNeeded(scenario, control) : generateInterleavedZeroBubble(scenario, control);
    if (whole)
        return refused(scenario, "options.split", "order search splits every backward; leave one of the two out");
    return searchedOrder(scenario, {generateInterleavedZeroBubble}, scenario.devices, control);
}

}  // namespace bubblescope
