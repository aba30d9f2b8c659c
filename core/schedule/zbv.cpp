// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// ZB-V (Qi et al. 2024, arXiv 2401.10241, §6; Qi et al. 2024, arXiv 2405.15362): 2P stages folded into a V, device r
// holds the stages r and 2P−1−r, every backward split. With f = i = w and M ≥ 2P no device idles between its first and
// its last op, at 1F1B's memory (2P activations of half the size). Orders:
//   pattern (default)  PyTorch's ScheduleZBVZeroBubble: a fixed order made for at least 2P−1 microbatches; with fewer,
//                      those too many are left out, which leaves holes
//   search             list scheduling for the costs of the scenario under the limit of 2P activations (or another),
//                      as the authors' scheduler does; the pattern, V-Half and V-Min are among the candidates as
//                      far as they stay within the limit, so it is never worse; with limit-from=device-memory under
//                      as many as the scenario's limit in bytes leaves room for
// A limit, or another option that only the search looks at, is enough to ask for it. Any P and M can run. Refused: a
// limit below 2, since a microbatch is held twice on each device; order=pattern with an option of the search.

#include "core/schedule/generators.h"
#include "core/schedule/searchedorder.h"

#include <algorithm>

namespace bubblescope {
namespace {

void writePattern(RowWriter& writer, int device, int devices, int microbatches)
{
    const int count = std::max(microbatches, 2 * devices - 1);
    const int stages[2] = {device, 2 * devices - 1 - device};
    int next[2][3] = {};  // by chunk; forwards, input gradients, weight gradients
    const auto add = [&](OpKind kind, int chunk) {
        const int index = kind == OpKind::Forward ? 0 : kind == OpKind::BackwardInput ? 1 : 2;
        const int m = next[chunk][index]++;
        if (m < microbatches)
            writer.add(stages[chunk], kind, m);
    };
    const auto addSplit = [&](int chunk) {
        add(OpKind::BackwardInput, chunk);
        add(OpKind::BackwardWeight, chunk);
    };
    for (int i = 0; i < 2 * (devices - device) - 1; ++i)
        add(OpKind::Forward, 0);
    for (int i = 0; i < device; ++i) {
        add(OpKind::Forward, 1);
        add(OpKind::Forward, 0);
    }
    for (int i = 0; i < devices - device; ++i) {
        add(OpKind::Forward, 1);
        addSplit(1);
    }
    while (next[1][0] < next[0][0] || next[0][0] < count) {
        if (next[0][0] < count)
            add(OpKind::Forward, 0);
        addSplit(0);
        add(OpKind::Forward, 1);
        addSplit(1);
    }
    for (int i = 0; i < device; ++i) {
        add(OpKind::BackwardInput, 0);
        add(OpKind::BackwardInput, 1);
    }
    for (int i = 0; i < devices - device; ++i)
        addSplit(0);
    for (const int chunk : {1, 0})
        while (next[chunk][2] < next[chunk][1])
            add(OpKind::BackwardWeight, chunk);
}

Result<Schedule> generatePattern(const Scenario& scenario, const JobControl& control)
{
    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer,
                     [&](int device) { writePattern(writer, device, scenario.devices, scenario.microbatches); });
}

}  // namespace

Result<Schedule> generateZbV(const Scenario& scenario, const JobControl& control)
{
    const Result<bool> searched = wantsSearch(scenario);
    if (!searched.ok())
        return searched.error();
    if (!searched.value())
        return generatePattern(scenario, control);
    return searchedOrder(scenario, {generatePattern, generateVHalfPattern, generateVMinPattern}, 2 * scenario.devices,
                         control);
}

}  // namespace bubblescope
