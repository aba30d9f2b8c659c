// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Looped breadth-first (Lamy-Poirier 2022, arXiv 2211.05953): device r holds the stages r, P+r, 2P+r, …; all
// microbatches pass one chunk before the next one begins, and go back the same way. Published codes differ in the
// order of the backwards within a chunk: PyTorch (ScheduleLoopedBFS) goes from microbatch M−1 down to 0, which is the
// default here, minPP from 0 up. Any P, V and M can run.

#include "core/schedule/generators.h"

namespace bubblescope {

Result<Schedule> generateLoopedBfs(const Scenario& scenario, const JobControl& control)
{
    const bool fifo = optionIs(scenario, "backward-order", "fifo");
    const int count = scenario.microbatches;
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        for (int chunk = 0; chunk < scenario.chunks; ++chunk)
            for (int m = 0; m < count; ++m)
                writer.add(chunk * scenario.devices + device, OpKind::Forward, m);
        for (int chunk = scenario.chunks - 1; chunk >= 0; --chunk)
            for (int i = 0; i < count; ++i)
                writer.add(chunk * scenario.devices + device, OpKind::Backward, fifo ? i : count - 1 - i);
    });
}

}  // namespace bubblescope
