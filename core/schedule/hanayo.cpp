// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Hanayo (Liu et al. 2023, SC '23, arXiv 2308.15762): waves. The model is cut into 2·W·P stages; a microbatch runs down
// the devices and back up, W times, so that at each turn two stages in a row are on one device and nothing is sent.
// Device r holds r, 2P−1−r, 2P+r, 4P−1−r, … With one wave the placement is that of a V.
// No public implementation was found; the order follows the paper's description, waves in groups of P microbatches, on
// a grid where a device runs at most one forward and one backward a step. Within a group microbatch j runs F(s) in step
// 2j+s: what goes down and what comes back up meet on a device in steps of different parity, and the next wave arrives
// when the last of the group has left, so no two forwards meet. Backwards run the same waves in reverse, from the step
// after the first microbatch has passed the last stage; in a step the backward goes first. A group begins when the one
// before has entered its last wave; M microbatches make M/P groups as equal as can be, of P or more each, where a wave
// takes as many steps more as the largest group needs.
// Checked over P, W, M and costs: every (stage, microbatch) runs once each way; the placement; with M ≥ P the step
// takes MV(f+b) + 2(P−1)·max(f, b) of one stage's times, so every wave and every microbatch makes the bubble smaller;
// with fewer, PV(f+b) + 2(M−1)·max(f, b). Where P divides M no device holds more than 1F1B: PV activations of a stage,
// which are those of P microbatches. With b = 2f and M = P the bubble is (2P−2)/(3PW+2P−2), below the (2P−2)/(3PW+P−1)
// that is quoted from the paper.
// Refused: an odd number of chunks, which would be half a wave.

#include "core/schedule/generators.h"
#include "core/schedule/microbatchgroups.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace bubblescope {

Result<Schedule> generateHanayo(const Scenario& scenario, const JobControl& control)
{
    const int devices = scenario.devices;
    const int stages = scenario.stages();
    if (scenario.chunks % 2 != 0)
        return refused(scenario, "chunks",
                       "a wave goes down the devices and back up, which takes two chunks; " +
                           std::to_string(scenario.chunks) + " chunks are not whole waves");
    struct Step {
        std::int64_t at;
        Op op;
    };
    const std::vector<int> groups = balancedGroups(scenario.microbatches, devices);
    const auto strideOf = [&](int group) { return std::int64_t{std::max(devices, group)}; };
    // How far into its waves the microbatch `j` of a group is at its n-th stage.
    const auto stepAt = [&](std::int64_t stride, int j, int n) {
        return 2 * stride * (n / (2 * devices)) + n % (2 * devices) + 2 * std::int64_t{j};
    };
    const std::int64_t firstBackward = stepAt(strideOf(groups.front()), 0, stages - 1) + 1;
    std::vector<Step> steps;
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        steps.clear();
        std::int64_t begin = 0;
        int first = 0;
        for (const int group : groups) {
            const std::int64_t stride = strideOf(group);
            for (int chunk = 0; chunk < scenario.chunks; ++chunk) {
                const int stage = chunk * devices + (chunk % 2 == 0 ? device : devices - 1 - device);
                for (int j = 0; j < group; ++j) {
                    const int m = first + j;
                    // Twice the step, so that there is room for the backward before the forward of the same one.
                    steps.push_back({2 * (begin + stepAt(stride, j, stage)) + 1, makeOp(stage, OpKind::Forward, m)});
                    steps.push_back({2 * (begin + firstBackward + stepAt(stride, j, stages - 1 - stage)),
                                     makeOp(stage, OpKind::Backward, m)});
                }
            }
            begin += stride * scenario.chunks;
            first += group;
        }
        std::sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) { return a.at < b.at; });
        for (const Step& step : steps)
            writer.add(step.op);
    });
}

}  // namespace bubblescope
