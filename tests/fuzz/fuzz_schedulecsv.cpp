// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is refused with a sentence or read as a schedule, which survives writing and reading, and which the
// simulator runs to its end or says who waits for what.
#include "core/model/deadlock.h"
#include "core/model/errortext.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/simulator.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string_view>

namespace {

using namespace bubblescope;

void simulateIt(const Schedule& schedule)
{
    OpCosts costs;
    const auto stages = static_cast<std::size_t>(schedule.stageCount);
    costs.forwardNs.assign(stages, 3);
    costs.backwardInputNs.assign(stages, 2);
    costs.backwardWeightNs.assign(stages, 1);
    costs.latencyNs = 1;
    for (const bool blocking : {false, true}) {
        costs.blockingTransfers = blocking;
        const Result<Timeline> timeline = simulate(schedule, costs);
        if (!timeline) {
            fuzz::require(!describe(timeline.error()).empty(), "a failure has a sentence");
            if (timeline.error().code == ErrorCode::CannotFinish) {
                const auto& deadlock = timeline.error().deadlock;
                fuzz::require(deadlock && !deadlock->blocked.empty(), "a schedule that cannot finish names who waits");
                fuzz::require(deadlock->completedUnits < deadlock->totalUnits, "something was left to do");
            }
            continue;
        }
        for (int device = 0; device < schedule.deviceCount(); ++device) {
            const Timeline::Row row = timeline.value().row(DeviceId(device));
            for (std::size_t i = 1; i < row.ops.size(); ++i)
                fuzz::require(row.startNs[i] >= (row.ops[i].joinsPrevious ? row.startNs[i - 1] : row.endNs[i - 1]),
                              "a device does one thing at a time");
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Schedule> read = readScheduleCsv(text, "input.csv");
    if (!read) {
        fuzz::require(!describe(read.error()).empty(), "a refusal has a sentence");
        return 0;
    }
    const Schedule& schedule = read.value();
    const Result<Schedule> again = readScheduleCsv(writeScheduleCsv(schedule), "again.csv");
    fuzz::require(again.ok() && again.value().rows->ops == schedule.rows->ops &&
                      again.value().rows->rowBegin == schedule.rows->rowBegin,
                  "what was written reads back equal");
    simulateIt(schedule);
    return 0;
}
