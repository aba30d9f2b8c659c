// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/run.h"

#include "core/schedule/registry.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <utility>

namespace bubblescope {
namespace {

/// Extra dependencies have no index by producer; there are few of them.
void addExtraDependents(const Schedule& schedule, std::size_t producer, std::vector<std::size_t>& dependents)
{
    for (const ExtraDependency& extra : schedule.extra)
        if (extra.producer == producer)
            dependents.push_back(extra.consumer);
}

}  // namespace

bool Run::hasBackward() const
{
    const LargeVector<Op>& ops = allRows().ops;
    return std::any_of(ops.begin(), ops.end(), [](const Op& op) { return op.kind != OpKind::Forward; });
}

TimeNs Run::busyUntilNs(DeviceId device, TimeNs atNs) const
{
    return total(index.busy(timeline, device, 0, atNs));
}

double Run::bubbleRatioUntil(DeviceId device, TimeNs atNs) const
{
    atNs = std::min(atNs, timeline.knownUntilNs(device, analysis.makespanNs));
    return atNs <= 0 ? 0 : 1 - static_cast<double>(busyUntilNs(device, atNs)) / static_cast<double>(atNs);
}

double Run::bubbleRatioUntil(TimeNs atNs) const
{
    TimeNs busy = 0;
    TimeNs known = 0;
    for (int d = 0; d < timeline.deviceCount(); ++d) {
        const TimeNs untilNs = std::min(atNs, timeline.knownUntilNs(DeviceId(d), analysis.makespanNs));
        busy += busyUntilNs(DeviceId(d), untilNs);
        known += untilNs;
    }
    return known <= 0 ? 0 : 1 - static_cast<double>(busy) / static_cast<double>(known);
}

std::vector<std::size_t> Run::dependenciesOf(std::size_t opIndex) const
{
    std::vector<std::size_t> dependencies;
    for (const Need& need : needsOf(timeline.rows->ops[opIndex], schedule.stageCount))
        if (const std::uint32_t producer = table.find(need); producer != OpTable::kNone)
            dependencies.push_back(producer);
    const auto extra =
        std::equal_range(schedule.extra.begin(), schedule.extra.end(), ExtraDependency{opIndex, 0, false},
                         [](const ExtraDependency& a, const ExtraDependency& b) { return a.consumer < b.consumer; });
    for (auto at = extra.first; at != extra.second; ++at)
        dependencies.push_back(at->producer);
    return dependencies;
}

std::vector<std::size_t> Run::dependentsOf(std::size_t opIndex) const
{
    const Op& op = timeline.rows->ops[opIndex];
    const int stage = op.stage.value();
    const int microbatch = op.microbatch.value();
    std::vector<std::size_t> dependents;
    const auto add = [&](const Need& need) {
        if (const std::uint32_t consumer = table.find(need); consumer != OpTable::kNone)
            dependents.push_back(consumer);
    };
    if (const auto receiver = receiverOf(op, schedule.stageCount))
        add(*receiver);
    if (op.kind == OpKind::Forward)
        add({Output::InputGradient, stage, microbatch});
    if (op.kind == OpKind::BackwardInput)
        add({Output::WeightGradient, stage, microbatch});
    addExtraDependents(schedule, opIndex, dependents);
    return dependents;
}

TimeNs Run::arrivalNs(std::size_t producer, std::size_t consumer) const
{
    const auto sent = std::lower_bound(timeline.transfers.begin(), timeline.transfers.end(), producer,
                                       [](const Transfer& t, std::size_t wanted) { return t.producer < wanted; });
    if (sent != timeline.transfers.end() && sent->producer == producer && sent->consumer == consumer)
        return sent->endNs;
    return timeline.endNs[producer];
}

std::size_t Run::waitedFor(std::size_t opIndex) const
{
    // The whole unit waits for what any of its parts needs.
    std::size_t begin = opIndex;
    while (timeline.rows->ops[begin].joinsPrevious)
        --begin;
    std::size_t last = opIndex;
    TimeNs lastNs = 0;
    const DeviceId device = timeline.rows->deviceOf(begin);
    if (begin > timeline.rows->rowBegin[device.index()]) {
        last = begin - 1;
        lastNs = timeline.endNs[last];
    }
    for (std::size_t i = begin; i < timeline.rows->unitEnd(begin); ++i)
        for (const std::size_t dependency : dependenciesOf(i))
            if (const TimeNs arrived = arrivalNs(dependency, i); arrived > lastNs) {
                last = dependency;
                lastNs = arrived;
            }
    return last;
}

std::optional<IdleGap> Run::idleGapAt(DeviceId device, TimeNs atNs) const
{
    return bubblescope::idleGapAt(schedule, table, timeline, costs, device, atNs);
}

std::vector<PathStep> Run::chainBehind(const IdleGap& gap) const
{
    if (gap.next == kNoOp)
        return {};
    return chainBefore(schedule, table, timeline, costs, gap.next, gap.startNs);
}

std::size_t Run::indexOf(int stage, OpKind kind, int microbatch) const
{
    const std::uint32_t found = table.find({outputOf(kind), stage, microbatch});
    if (found == OpTable::kNone || timeline.rows->ops[found].kind != kind)
        return schedule.opCount();
    return found;
}

Result<std::shared_ptr<const Run>> computeRun(const Scenario& scenario, const JobControl& control)
{
    Run run;
    run.scenario = scenario;
    Result<Schedule> schedule = makeSchedule(scenario, control.part(0, 0.2));
    if (!schedule.ok())
        return schedule.error();
    run.schedule = std::move(schedule).value();
    Result<OpCosts> costs = resolveCosts(scenario, run.schedule);
    if (!costs.ok())
        return costs.error();
    run.costs = std::move(costs).value();
    control.report(0.2);
    Result<Timeline> timeline = simulate(run.schedule, run.costs, control.part(0.2, 0.5));
    if (!timeline.ok())
        return timeline.error();
    run.timeline = std::move(timeline).value();
    return analysedRun(std::move(run), control.part(0.5, 1));
}

Result<std::shared_ptr<const Run>> stuckRun(const Scenario& scenario, const Error& error, const JobControl& control)
{
    if (!error.deadlock || error.deadlock->ran->rows->ops.empty())
        return error;
    Result<Schedule> whole = makeSchedule(scenario, control.quiet());
    if (!whole.ok())
        return whole.error();
    Result<OpCosts> costs = resolveCosts(scenario, whole.value());
    if (!costs.ok())
        return costs.error();
    Run run;
    run.scenario = scenario;
    run.costs = std::move(costs).value();
    run.stuck = error.deadlock;
    run.timeline = *error.deadlock->ran;
    run.schedule = whole.value();
    run.schedule.rows = run.timeline.rows;
    run.schedule.extra.clear();  // they number the ops of the whole
    const OpTable all(whole.value());
    run.planned = whole.value().rows;
    return analysedRun(std::move(run), control, [&all](const Need& need) {
        return all.find(need) == OpTable::kNone ? std::nullopt : std::optional(kNotTakenUp);
    });
}

Result<std::shared_ptr<const Run>> analysedRun(Run begun, const JobControl& control, const ComesLater& comesLater)
{
    auto run = std::make_shared<Run>(std::move(begun));
    Result<Analysis> analysis =
        analyse(run->scenario, run->schedule, run->costs, run->timeline, control.part(0, 0.8), comesLater);
    if (!analysis.ok())
        return analysis.error();
    const ClosedForm theory = std::move(run->analysis.theory);
    run->analysis = std::move(analysis).value();
    if (run->measured)
        run->analysis.theory = theory;
    run->index = IntervalIndex(run->timeline, control.part(0.8, 0.86));
    run->table = OpTable(run->schedule, control.part(0.86, 0.92));
    if (control.stopped())
        return Error{};
    if (run->schedule.asynchronous)
        run->weightVersions = weightVersions(run->schedule);
    run->criticalPath =
        bubblescope::criticalPath(run->schedule, run->table, run->timeline, run->costs, control.part(0.96, 1));
    if (control.stopped())
        return Error{};
    control.report(1);
    return std::shared_ptr<const Run>(std::move(run));
}

}  // namespace bubblescope
