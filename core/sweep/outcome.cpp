// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/outcome.h"

#include "core/analysis/activations.h"
#include "core/analysis/analysis.h"
#include "core/schedule/registry.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <vector>

namespace bubblescope {

namespace {

void addMemory(const MemoryFigures& memory, Outcome& outcome)
{
    if (memory.empty())
        return;
    outcome.peakBytes = memory.peakBytes();
    for (const DeviceMemory& device : memory.devices)
        if (device.overLimitAtNs >= 0 && (outcome.overLimitAtNs < 0 || device.overLimitAtNs < outcome.overLimitAtNs))
            outcome.overLimitAtNs = device.overLimitAtNs;
}

int weightCopies(const Schedule& schedule)
{
    std::vector<int> copies(static_cast<std::size_t>(schedule.stageCount), 0);
    for (int d = 0; d < schedule.deviceCount(); ++d)
        for (const StageId stage : schedule.stagesOf(DeviceId(d)))
            ++copies[stage.index()];
    return *std::max_element(copies.begin(), copies.end());
}

}  // namespace

Outcome evaluate(const Scenario& scenario, const JobControl& control)
{
    Outcome outcome;
    const Result<Schedule> made = makeSchedule(scenario, control);
    if (!made.ok()) {
        outcome.error = made.error();
        return outcome;
    }
    const Schedule& schedule = made.value();
    const Result<OpCosts> costs = resolveCosts(scenario, schedule);
    if (!costs.ok()) {
        outcome.error = costs.error();
        return outcome;
    }
    const Result<Timeline> timeline = simulate(schedule, costs.value(), control.quiet());
    if (!timeline.ok()) {
        outcome.error = timeline.error();
        return outcome;
    }
    const JobControl quiet = control.quiet();
    const Analysis figures = timeFigures(timeline.value(), quiet);
    outcome.devices = schedule.deviceCount();
    outcome.stages = schedule.stageCount;
    outcome.microbatches = schedule.microbatchCount;
    outcome.makespanNs = figures.makespanNs;
    outcome.bubbleTimeNs = figures.bubbleTimeNs;
    outcome.bubbleRatio = figures.bubbleRatio;
    outcome.overheadRatio = figures.overheadRatio;
    outcome.spanBubbleRatio = figures.spanBubbleRatio;
    outcome.theory = closedForm(scenario, schedule, costs.value());
    for (const StepFunction& held : activationsInFlight(timeline.value(), ReleaseAt::BackwardEnd, quiet))
        outcome.peakActivations = std::max(outcome.peakActivations, held.peak());
    outcome.peakShares = static_cast<double>(outcome.peakActivations) * outcome.devices / outcome.stages;
    outcome.weightCopies = schedule.oneDevicePerStage ? 1 : weightCopies(schedule);
    addMemory(memoryFigures(scenario, schedule, costs.value(), timeline.value(), quiet), outcome);
    if (control.stopped())
        outcome.error = Error{};
    return outcome;
}

}  // namespace bubblescope
