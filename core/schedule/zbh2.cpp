// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// ZB-H2 (Qi et al. 2024, arXiv 2401.10241, §2.2, figure 3): device r warms up with 2(P−1−r) forwards and puts its
// weight gradients off by 2r steps. With f = i = w and M ≥ 2P−1 no device idles between its first and its last op; up
// to 2P−1 activations are held. The figure's order continued by the same rule. With fewer microbatches there is no
// steady state in which weight gradients could make up for that delay, so they go where the figure's grid of equal
// slots is free, and the step is never longer than ZB-H1's: (M+P−1)(f+i)+w for M ≤ P. Any P and M can run. Orders:
//   pattern (default)  that
//   search             list scheduling for the scenario's costs at the same memory, 2P−1 activations (or another)

#include "core/schedule/generators.h"
#include "core/schedule/searchedorder.h"
#include "core/sim/simulator.h"

#include <algorithm>

namespace bubblescope {
namespace {

int warmUpOf(const Scenario& scenario, int device)
{
    return std::min(scenario.microbatches, 2 * (scenario.devices - 1 - device));
}

Result<Schedule> generateSteady(const Scenario& scenario, const JobControl& control)
{
    const int count = scenario.microbatches;
    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const int warmUp = warmUpOf(scenario, device);
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

/// Weight gradients take the slots in which the device waits for the figure's other ops.
Result<Schedule> generateFewMicrobatches(const Scenario& scenario, const JobControl& control)
{
    const int count = scenario.microbatches;
    RowWriter others(2 * opsPerPass(scenario));
    Result<Schedule> without = writeRows(scenario, control.quiet(), others, [&](int device) {
        const int warmUp = warmUpOf(scenario, device);
        for (int m = 0; m < warmUp; ++m)
            others.add(device, OpKind::Forward, m);
        for (int i = 0; i < count; ++i) {
            if (warmUp + i < count)
                others.add(device, OpKind::Forward, warmUp + i);
            others.add(device, OpKind::BackwardInput, i);
        }
    });
    if (!without.ok())
        return without;
    OpCosts slots;
    slots.forwardNs = slots.backwardInputNs = std::vector<TimeNs>(static_cast<std::size_t>(scenario.devices), 1);
    slots.backwardWeightNs = slots.forwardNs;
    const Result<Timeline> grid = simulate(without.value(), slots, control.quiet());
    if (!grid.ok())
        return grid.error();

    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const Timeline::Row row = grid.value().row(DeviceId(device));
        int ended = 0;  // input gradients
        int done = 0;   // weight gradients
        TimeNs slot = 0;
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            for (; slot < row.startNs[i] && done < ended; ++slot)
                writer.add(device, OpKind::BackwardWeight, done++);
            writer.add(row.ops[i]);
            ended += row.ops[i].kind == OpKind::BackwardInput ? 1 : 0;
            slot = row.endNs[i];
        }
        while (done < count)
            writer.add(device, OpKind::BackwardWeight, done++);
    });
}

Result<Schedule> generatePattern(const Scenario& scenario, const JobControl& control)
{
    return scenario.microbatches < 2 * scenario.devices - 1 ? generateFewMicrobatches(scenario, control)
                                                            : generateSteady(scenario, control);
}

}  // namespace

Result<Schedule> generateZbH2(const Scenario& scenario, const JobControl& control)
{
    const Result<bool> searched = wantsSearch(scenario);
    if (!searched.ok())
        return searched.error();
    if (!searched.value())
        return generatePattern(scenario, control);
    return searchedOrder(scenario, {generatePattern, generateInterleavedZeroBubble}, 2 * scenario.devices - 1, control);
}

}  // namespace bubblescope
