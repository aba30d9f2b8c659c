// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules in which no two devices, or no two microbatches, are at work at once, and the plain forward pipeline.

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generateForwardOnly(const Scenario& scenario, const JobControl& control)
{
    RowWriter writer(opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        for (int m = 0; m < scenario.microbatches; ++m)
            writer.add(device, OpKind::Forward, m);
    });
}

Result<Schedule> generateForwardOnlySequential(const Scenario& scenario, const JobControl& control)
{
    Result<Schedule> made = generateForwardOnly(scenario, control);
    if (!made.ok() || scenario.devices == 1)
        return made;
    // The next microbatch enters when the last one has left: F(0,m) waits for F(P−1,m−1).
    Schedule& schedule = made.value();
    const std::size_t lastRow = schedule.rows->rowBegin[static_cast<std::size_t>(scenario.devices) - 1];
    for (std::size_t m = 1; m < static_cast<std::size_t>(scenario.microbatches); ++m)
        schedule.extra.push_back({m, lastRow + m - 1, false});
    return made;
}

Result<Schedule> generateNaive(const Scenario& scenario, const JobControl& control)
{
    RowWriter writer(2 * opsPerPass(scenario));
    const int count = scenario.microbatches;
    Result<Schedule> made = writeRows(scenario, control, writer, [&](int device) {
        for (int m = 0; m < count; ++m)
            writer.add(device, OpKind::Forward, m);
        for (int m = 0; m < count; ++m)
            writer.add(device, OpKind::Backward, m);
    });
    if (!made.ok())
        return made;
    // The whole batch moves on at once: the first op of a pass waits for the neighbour's last to have arrived.
    Schedule& schedule = made.value();
    const auto batch = static_cast<std::size_t>(count);
    const auto devices = static_cast<std::size_t>(scenario.devices);
    const auto row = [batch](std::size_t device) { return 2 * batch * device; };
    for (std::size_t d = 0; d < devices; ++d) {
        if (d > 0)
            schedule.extra.push_back({row(d), row(d - 1) + batch - 1, true});
        if (d + 1 < devices)
            schedule.extra.push_back({row(d) + batch, row(d + 1) + 2 * batch - 1, true});
    }
    return made;
}

Result<Schedule> generateSequential(const Scenario& scenario, const JobControl& control)
{
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        for (int m = 0; m < scenario.microbatches; ++m) {
            writer.add(device, OpKind::Forward, m);
            writer.add(device, OpKind::Backward, m);
        }
    });
}

}  // namespace bubblescope
