// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/outcome.h"

#include "core/analysis/activations.h"
#include "core/analysis/analysis.h"
#include "core/analysis/run.h"
#include "core/schedule/registry.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cmath>
#include <numeric>
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

TimeNs workNs(const Scenario& scenario, const Schedule& schedule)
{
    Scenario undisturbed = scenario;
    undisturbed.costs.slowdown = {1.0};
    undisturbed.jitter = {};
    undisturbed.batch.overheadNs = 0;
    const Result<OpCosts> resolved = resolveCosts(undisturbed, schedule);
    if (!resolved.ok())
        return 0;
    const OpCosts& costs = resolved.value();
    const auto sum = [](const std::vector<TimeNs>& list) {
        return std::accumulate(list.begin(), list.end(), TimeNs{0});
    };
    auto work = static_cast<double>(sum(costs.forwardNs));
    if (schedule.hasBackward())
        work += static_cast<double>(sum(costs.backwardInputNs) + sum(costs.backwardWeightNs));
    // A microbatch's share of that, on average.
    if (!costs.shareOf.empty())
        work *= static_cast<double>(std::accumulate(costs.shareOf.begin(), costs.shareOf.end(), std::int64_t{0})) /
                static_cast<double>(costs.shareOf.size()) / static_cast<double>(costs.shareTotal);
    return std::llround(work * scenario.microbatches * scenario.iterations);
}

void addFigures(const Scenario& scenario, const Schedule& schedule, const Analysis& figures, Outcome& outcome)
{
    outcome.devices = schedule.deviceCount();
    outcome.stages = schedule.stageCount;
    outcome.microbatches = schedule.microbatchCount;
    outcome.makespanNs = figures.makespanNs;
    outcome.bubbleTimeNs = figures.bubbleTimeNs;
    outcome.bubbleRatio = figures.bubbleRatio;
    outcome.overheadRatio = figures.overheadRatio;
    outcome.spanBubbleRatio = figures.spanBubbleRatio;
    outcome.weightCopies = schedule.oneDevicePerStage ? 1 : weightCopies(schedule);
    outcome.workNs = workNs(scenario, schedule);
}

void addPeak(int activations, Outcome& outcome)
{
    outcome.peakActivations = std::max(outcome.peakActivations, activations);
    outcome.peakShares = static_cast<double>(outcome.peakActivations) * outcome.devices / outcome.stages;
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
    addFigures(scenario, schedule, figures, outcome);
    outcome.theory = closedForm(scenario, schedule, costs.value());
    for (const StepFunction& held : activationsInFlight(timeline.value(), ReleaseAt::BackwardEnd, quiet))
        addPeak(held.peak(), outcome);
    addMemory(memoryFigures(scenario, schedule, costs.value(), timeline.value(), quiet), outcome);
    if (control.stopped())
        outcome.error = Error{};
    return outcome;
}

Outcome outcomeOf(const Run& run)
{
    Outcome outcome;
    addFigures(run.scenario, run.schedule, run.analysis, outcome);
    outcome.theory = run.analysis.theory;
    for (const DeviceFigures& device : run.analysis.devices)
        addPeak(device.peakActivations, outcome);
    addMemory(run.analysis.memory, outcome);
    return outcome;
}

}  // namespace bubblescope
