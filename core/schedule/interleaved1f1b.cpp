// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Interleaved 1F1B (Narayanan et al. 2021, arXiv 2104.04473, §2.2): device r holds the stages r, P+r, 2P+r, …, and
// microbatches pass in groups through one chunk after another (see microbatchgroups.h). The order is that of PyTorch's
// ScheduleInterleaved1F1B wherever PyTorch accepts M, and Megatron-LM's with a group size given.

#include "core/schedule/generators.h"
#include "core/schedule/microbatchgroups.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generateInterleaved1f1b(const Scenario& scenario, const JobControl& control)
{
    const Result<MicrobatchGroups> groups = microbatchGroups(scenario);
    if (!groups.ok())
        return groups.error();
    const int chunks = scenario.chunks;
    const int total = chunks * scenario.microbatches;
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const auto forward = [&](int i) {
            const auto step = groups.value().steps[static_cast<std::size_t>(i)];
            writer.add(step.chunk * scenario.devices + device, OpKind::Forward, step.microbatch);
        };
        const auto backward = [&](int i) {
            const auto step = groups.value().steps[static_cast<std::size_t>(i)];
            writer.add((chunks - 1 - step.chunk) * scenario.devices + device, OpKind::Backward, step.microbatch);
        };
        const int warmUp =
            std::min(total, (chunks - 1) * groups.value().warmUpSize + 2 * (scenario.devices - 1 - device));
        for (int i = 0; i < warmUp; ++i)
            forward(i);
        for (int i = warmUp; i < total; ++i) {
            forward(i);
            backward(i - warmUp);
        }
        for (int i = total - warmUp; i < total; ++i)
            backward(i);
    });
}

}  // namespace bubblescope
