// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Interleaved zero bubble (PyTorch's ScheduleInterleavedZeroBubble, after Qi et al. 2024, arXiv 2401.10241): the
// interleaved order of chunks with the warm-up halved, each backward split, and device r's weight gradients put off by
// r steps. Device r holds the stages r, P+r, 2P+r, … With one chunk it is ZB-H1. PyTorch wants M divisible by
// max(1, ⌊M/P⌋); here groups may differ by one microbatch (see microbatchgroups.h), so any P, V and M can run.

#include "core/schedule/generators.h"
#include "core/schedule/microbatchgroups.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generateInterleavedZeroBubble(const Scenario& scenario, const JobControl& control)
{
    const Result<MicrobatchGroups> groups = microbatchGroups(scenario);
    if (!groups.ok())
        return groups.error();
    const int devices = scenario.devices;
    const int chunks = scenario.chunks;
    const int total = chunks * scenario.microbatches;
    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const auto add = [&](OpKind kind, int i) {
            const auto step = groups.value().steps[static_cast<std::size_t>(i)];
            const int chunk = kind == OpKind::Forward ? step.chunk : chunks - 1 - step.chunk;
            writer.add(chunk * devices + device, kind, step.microbatch);
        };
        const int warmUp = std::min(total, (chunks - 1) * groups.value().warmUpSize + devices - 1 - device);
        for (int i = 0; i < warmUp; ++i)
            add(OpKind::Forward, i);
        for (int i = 0; i < total; ++i) {
            if (warmUp + i < total)
                add(OpKind::Forward, warmUp + i);
            add(OpKind::BackwardInput, i);
            if (i >= device)
                add(OpKind::BackwardWeight, i - device);
        }
        for (int i = std::max(0, total - device); i < total; ++i)
            add(OpKind::BackwardWeight, i);
    });
}

}  // namespace bubblescope
