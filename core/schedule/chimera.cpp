// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Chimera (Li and Hoefler 2021, arXiv 2107.06925): two pipelines in opposite directions over the same devices. P
// stages; device r holds stage r of the one and stage P−1−r of the other. A unit is P microbatches, half of them each
// way; on the paper's grid, where F and B take one slot each, microbatch j of a direction runs F(s) in slot 2j+s and
// B(s) in slot 2j+2P−1−s, the two directions never meet in a slot, and the next unit begins 2P slots later (the paper's
// direct concatenation). Each device runs its ops in the order of their slots. Microbatches are numbered unit by unit,
// within a unit first those that enter at device 0. The order is that of the authors' generator (Shigangli/Chimera)
// wherever that one works. Refused: an odd number of devices, where the directions would meet in one slot.

#include "core/schedule/generators.h"

#include <algorithm>
#include <vector>

namespace bubblescope {

Result<Schedule> generateChimera(const Scenario& scenario, const JobControl& control)
{
    const int devices = scenario.devices;
    const int count = scenario.microbatches;
    if (devices % 2 != 0)
        return refused(scenario, "devices",
                       "the two directions alternate slot by slot only on an even number of devices, not " +
                           std::to_string(devices));
    struct Slot {
        int time;
        Op op;
    };
    std::vector<Slot> slots;
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        slots.clear();
        const auto add = [&](int stage, int first, int size, int unitBegin) {
            for (int j = 0; j < size; ++j) {
                const int entry = unitBegin + 2 * j;
                slots.push_back({entry + stage, makeOp(stage, OpKind::Forward, first + j)});
                slots.push_back({entry + 2 * devices - 1 - stage, makeOp(stage, OpKind::Backward, first + j)});
            }
        };
        for (int unit = 0; unit * devices < count; ++unit) {
            const int first = unit * devices;
            const int down = std::min(devices / 2, count - first);
            const int up = std::min(devices / 2, count - first - down);
            add(device, first, down, 2 * devices * unit);
            add(devices - 1 - device, first + down, up, 2 * devices * unit);
        }
        std::sort(slots.begin(), slots.end(), [](const Slot& a, const Slot& b) { return a.time < b.time; });
        for (const Slot& slot : slots)
            writer.add(slot.op);
    });
}

}  // namespace bubblescope
