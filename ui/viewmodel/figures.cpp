// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/figures.h"

#include "core/schedule/registry.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>
#include <queue>

namespace bubblescope {
namespace {

TimeNs stageNs(const OpCosts& costs, std::size_t stage, bool hasBackward)
{
    return costs.forwardNs[stage] + (hasBackward ? costs.backwardInputNs[stage] + costs.backwardWeightNs[stage] : 0);
}

/// The longest forward queue before `stage` when every stage sends on what it has done, nothing holds it back and a
/// device takes what arrives in the order in which it arrives: exactly GPipe's forwards, with chunks Looped BFS's.
int freeForwardPeak(const Schedule& schedule, const OpCosts& costs, int stage, int microbatches)
{
    struct Arrival {
        TimeNs atNs = 0;
        int microbatch = 0;
        int stage = 0;
        auto operator<=>(const Arrival&) const = default;
    };
    std::priority_queue<Arrival, std::vector<Arrival>, std::greater<>> arrivals;
    for (int m = 0; m < microbatches; ++m)
        arrivals.push({0, m, 0});
    std::vector<TimeNs> freeNs(static_cast<std::size_t>(schedule.deviceCount()), 0);
    std::vector<StepFunction::Step> changes;
    while (!arrivals.empty()) {
        const auto [atNs, m, s] = arrivals.top();
        arrivals.pop();
        const DeviceId device = schedule.stageDevice[static_cast<std::size_t>(s)];
        TimeNs& free = freeNs[device.index()];
        const TimeNs start = std::max(free, atNs);
        free = start + costs.durationNs(makeOp(s, OpKind::Forward, m));
        if (s == stage) {
            changes.push_back({atNs, 1});
            changes.push_back({start, -1});
        }
        if (s + 1 == schedule.stageCount)
            continue;
        const bool crosses = schedule.stageDevice[static_cast<std::size_t>(s) + 1] != device;
        arrivals.push({free + (crosses ? costs.transferDurationNs(MicrobatchId(m)) : 0), m, s + 1});
    }
    return accumulate(std::move(changes)).peak();
}

/// How many forwards a device starts before its first backward.
int warmUpOf(const Run& run, DeviceId device)
{
    int count = 0;
    for (const Op& op : run.timeline.rows->row(device)) {
        if (op.kind != OpKind::Forward)
            break;
        ++count;
    }
    return count;
}

}  // namespace

int slowestStage(const Run& run)
{
    const ScheduleInfo* info = findSchedule(run.scenario.schedule);
    const bool hasBackward = !info || info->hasBackward;
    const std::size_t stages = run.costs.forwardNs.size();
    std::size_t slowest = 0;
    bool equal = true;
    for (std::size_t s = 1; s < stages; ++s) {
        equal = equal && stageNs(run.costs, s, hasBackward) == stageNs(run.costs, 0, hasBackward);
        if (stageNs(run.costs, s, hasBackward) > stageNs(run.costs, slowest, hasBackward))
            slowest = s;
    }
    return equal ? -1 : static_cast<int>(slowest);
}

std::optional<HeldBackQueue> heldBackQueue(const Run& run)
{
    // Fewer microbatches than there are make the queue no longer, so the answer stays right, only more careful.
    constexpr int kMostSteps = 1 << 18;
    const Schedule& schedule = run.schedule;
    if (!schedule.oneDevicePerStage)
        return std::nullopt;
    // The first that is slower than every stage before it, of those that take as long as the slowest.
    const int slowest = slowestStage(run);
    if (slowest < 1 || static_cast<std::size_t>(slowest) >= run.analysis.stages.size())
        return std::nullopt;

    HeldBackQueue held;
    held.schedule = run.scenario.schedule;
    held.stage = slowest;
    held.peak = run.analysis.stages[static_cast<std::size_t>(slowest)].peakForwardQueue;
    const int microbatches =
        schedule.asynchronous ? schedule.microbatchCount : schedule.microbatchCount / schedule.iterations;
    held.freePeak =
        freeForwardPeak(schedule, run.costs, slowest, std::min(microbatches, kMostSteps / schedule.stageCount));
    // One more or less is a matter of instants, not a queue.
    if (held.freePeak - held.peak < 2)
        return std::nullopt;
    const DeviceId sender = schedule.stageDevice[static_cast<std::size_t>(slowest) - 1];
    held.sender = sender.value();
    held.warmUp = warmUpOf(run, sender);
    held.byWarmUp = held.warmUp < microbatches * static_cast<int>(schedule.stagesOf(sender).size());
    return held;
}

RunFigures runFigures(const Run& run)
{
    const Analysis& analysis = run.analysis;
    RunFigures figures;
    figures.bubbleRatio = analysis.bubbleRatio;
    figures.overheadRatio = analysis.overheadRatio;
    figures.spanBubbleRatio = analysis.spanBubbleRatio;
    figures.makespanNs = analysis.makespanNs;
    if (analysis.makespanNs > 0)
        figures.speedUp = static_cast<double>(analysis.withoutOverlapNs) / static_cast<double>(analysis.makespanNs);
    figures.firstResultNs = analysis.firstResultNs;
    figures.measured = run.scenario.measured;
    figures.theory = analysis.theory;
    figures.steady = analysis.steady;
    // Costs are rounded to whole ns, which may shift a ratio in its last digits.
    figures.theoryMatches =
        analysis.theory.applies() && std::abs(analysis.theory.bubbleRatio - analysis.bubbleRatio) < 5e-4;
    for (const DeviceFigures& device : analysis.devices)
        figures.peakActivations.push_back(device.peakActivations);
    for (const StageFigures& stage : analysis.stages)
        figures.queues.push_back({stage.peakForwardQueue, stage.peakBackwardQueue});
    figures.slowestStage = slowestStage(run);
    figures.heldBack = heldBackQueue(run);
    return figures;
}

CursorFigures cursorFigures(const Run& run, TimeNs atNs)
{
    CursorFigures figures;
    figures.atNs = atNs;
    figures.bubbleRatio = run.bubbleRatioUntil(atNs);
    const int devices = run.timeline.deviceCount();
    figures.devices.reserve(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d)
        figures.devices.push_back(
            {run.bubbleRatioUntil(DeviceId(d), atNs), run.analysis.activations[static_cast<std::size_t>(d)].at(atNs)});
    figures.queues.reserve(run.analysis.queues.size());
    for (const StageQueues& queues : run.analysis.queues)
        figures.queues.push_back({queues.forward.at(atNs), queues.backward.at(atNs)});
    return figures;
}

QString heldBackText(const HeldBackQueue& queue)
{
    const QString cause =
        queue.byWarmUp
            ? QCoreApplication::translate("queues", "%1's warm-up limit (%2 forwards on device %3)")
                  .arg(scheduleName(queue.schedule), QString::number(queue.warmUp), QString::number(queue.sender))
            : QCoreApplication::translate("queues", "%1's order").arg(scheduleName(queue.schedule));
    return QCoreApplication::translate("queues",
                                       "%1 holds the senders back: the queue before stage %2 stays at %3 instead of "
                                       "%4; the wait shows as idle time upstream.")
        .arg(cause, QString::number(queue.stage), QString::number(queue.peak), QString::number(queue.freePeak));
}

QString heldBackText(const Run& run)
{
    const std::optional<HeldBackQueue> queue = heldBackQueue(run);
    return queue ? heldBackText(*queue) : QString();
}

}  // namespace bubblescope
