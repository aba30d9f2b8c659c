// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"

#include "core/analysis/activations.h"

#include <algorithm>

namespace bubblescope {
namespace {

DeviceFigures figuresOf(const Timeline& timeline, DeviceId device, TimeNs makespanNs)
{
    const Timeline::Row row = timeline.row(device);
    DeviceFigures figures;
    for (std::size_t i = 0; i < row.ops.size(); ++i)
        if (!row.ops[i].joinsPrevious)
            figures.busyNs += row.endNs[i] - row.startNs[i];
    const TimeNs knownNs = timeline.knownUntilNs(device, makespanNs);
    figures.idleNs = knownNs - figures.busyNs;
    if (!row.ops.empty()) {
        figures.firstStartNs = row.startNs.front();
        figures.lastEndNs = row.endNs.back();
    }
    if (knownNs > 0)
        figures.bubbleRatio = static_cast<double>(figures.idleNs) / static_cast<double>(knownNs);
    return figures;
}

TimeNs firstResult(const Timeline& timeline, int lastStage)
{
    TimeNs first = -1;
    for (std::size_t i = 0; i < timeline.rows->ops.size(); ++i) {
        const Op& op = timeline.rows->ops[i];
        if (op.kind == OpKind::Forward && op.stage.value() == lastStage && (first < 0 || timeline.endNs[i] < first))
            first = timeline.endNs[i];
    }
    return first;
}

void addRatios(Analysis& analysis)
{
    TimeNs busy = 0;
    TimeNs mostBusy = 0;
    TimeNs longestSpan = 0;
    for (const DeviceFigures& device : analysis.devices) {
        busy += device.busyNs;
        mostBusy = std::max(mostBusy, device.busyNs);
        longestSpan = std::max(longestSpan, device.lastEndNs - device.firstStartNs);
        analysis.bubbleTimeNs += device.idleNs;
    }
    const auto idle = static_cast<double>(analysis.bubbleTimeNs);
    // devices × makespan, but for devices that are not known that far.
    if (const TimeNs known = busy + analysis.bubbleTimeNs; known > 0)
        analysis.bubbleRatio = idle / static_cast<double>(known);
    if (busy > 0)
        analysis.overheadRatio = idle / static_cast<double>(busy);
    if (longestSpan > 0)
        analysis.spanBubbleRatio = 1 - static_cast<double>(mostBusy) / static_cast<double>(longestSpan);
    analysis.withoutOverlapNs = busy;
}

}  // namespace

Analysis timeFigures(const Timeline& timeline, const JobControl& control)
{
    Analysis analysis;
    analysis.makespanNs = timeline.makespanNs();
    for (int d = 0; d < timeline.deviceCount(); ++d) {
        if (control.stopped())
            return analysis;
        analysis.devices.push_back(figuresOf(timeline, DeviceId(d), analysis.makespanNs));
    }
    addRatios(analysis);
    return analysis;
}

Result<Analysis> analyse(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs,
                         const Timeline& timeline, const JobControl& control, const ComesLater& comesLater)
{
    Analysis analysis = timeFigures(timeline, control);
    if (control.stopped())
        return Error{};
    for (const Transfer& transfer : timeline.transfers)
        analysis.withoutOverlapNs += transfer.endNs - transfer.startNs;
    analysis.firstResultNs = firstResult(timeline, schedule.stageCount - 1);
    analysis.theory = closedForm(scenario, schedule, costs);
    analysis.iterationEndNs = iterationEnds(schedule, timeline, control);
    analysis.steady = steadyState(schedule, timeline, analysis.iterationEndNs, control);
    control.report(0.1);
    if (control.stopped())
        return Error{};

    const OpTable table(schedule, control.part(0.1, 0.15));
    if (control.stopped())
        return Error{};
    const Result<std::vector<IdleTimes>> causes =
        idleByCause(schedule, table, timeline, costs, control.part(0.15, 0.35));
    if (!causes.ok())
        return causes.error();
    for (std::size_t d = 0; d < analysis.devices.size(); ++d) {
        analysis.devices[d].idleByCauseNs = causes.value()[d];
        for (std::size_t cause = 0; cause < kIdleCauses; ++cause)
            analysis.idleByCauseNs[cause] += causes.value()[d][cause];
    }

    analysis.queues = stageQueues(schedule, timeline, control.part(0.35, 0.55), comesLater);
    for (const StageQueues& queues : analysis.queues)
        analysis.stages.push_back({queues.forward.peak(), queues.backward.peak()});
    if (control.stopped())
        return Error{};

    // A forward's activation waits for the backward of its own stage and microbatch.
    const bool backwardComes =
        comesLater && std::any_of(timeline.rows->ops.begin(), timeline.rows->ops.end(), [&](const Op& op) {
            return op.kind == OpKind::Forward &&
                   comesLater({Output::InputGradient, op.stage.value(), op.microbatch.value()}).has_value();
        });
    analysis.activations =
        activationsInFlight(timeline, ReleaseAt::BackwardEnd, control.part(0.55, 0.75), backwardComes);
    const std::vector<StepFunction> untilInput =
        activationsInFlight(timeline, ReleaseAt::InputGradient, control.part(0.75, 1), backwardComes);
    for (std::size_t d = 0; d < analysis.devices.size(); ++d) {
        analysis.devices[d].peakActivations = analysis.activations[d].peak();
        analysis.devices[d].peakActivationsUntilInputGrad = untilInput[d].peak();
    }
    analysis.memory = memoryFigures(scenario, schedule, costs, timeline, control);
    if (control.stopped())
        return Error{};
    return analysis;
}

}  // namespace bubblescope
