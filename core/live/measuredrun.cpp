// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/measuredrun.h"

#include "core/analysis/closedform.h"
#include "core/live/streamreader.h"
#include "core/schedule/schedulecsv.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <optional>
#include <span>
#include <utility>

namespace bubblescope::live {
namespace {

/// The range cut to what there is.
IterationRange within(const LiveRun& run, IterationRange range)
{
    range.first = std::min(range.first, run.iterations.size());
    range.count = std::min(range.count, run.iterations.size() - range.first);
    return range;
}

class TimelineMaker {
public:
    TimelineMaker(const LiveRun& run, IterationRange range)
        : m_run(run)
        , m_plan(run.plan->schedule)
        , m_range(within(run, range))
        , m_span(m_plan.microbatchSpan)
    {
    }

    MeasuredTimeline make()
    {
        m_made.iterations = m_range.count;
        m_made.originNs = m_range.count == 0 ? 0 : m_run.workingNs(iteration(0).startNs);
        for (std::size_t i = 0; i < m_range.count; ++i) {
            m_made.complete = m_made.complete && m_run.isComplete(iteration(i));
            // An interval that overtook its iteration's record, or a clock's error.
            for (const DeviceIntervals& device : iteration(i).devices)
                if (!device.startNs.empty())
                    m_made.originNs = std::min(m_made.originNs, m_run.workingNs(device.startNs.front()));
        }
        addRows();
        makeSchedule();
        m_table = OpTable(m_made.schedule);
        addExtras();
        addTransfers();
        return std::move(m_made);
    }

private:
    /// On the made timeline, where pauses take no time.
    [[nodiscard]] TimeNs timeOf(TimeNs atNs) const { return m_run.workingNs(atNs) - m_made.originNs; }
    [[nodiscard]] const LiveIteration& iteration(std::size_t i) const { return *m_run.iterations[m_range.first + i]; }

    void addRows()
    {
        OpRows rows;
        const auto devices = static_cast<std::size_t>(m_plan.deviceCount());
        std::vector<bool> unfinished(devices);
        for (std::size_t d = 0; d < devices; ++d) {
            const std::size_t whole = m_plan.rows->rowBegin[d + 1] - m_plan.rows->rowBegin[d];
            unfinished[d] = m_range.count > 0 && iteration(m_range.count - 1).devices[d].ops.size() < whole;
            for (std::size_t i = 0; i < m_range.count; ++i)
                addIntervals(iteration(i).devices[d], static_cast<int>(i), rows.ops);
            rows.rowBegin.push_back(rows.ops.size());
        }
        m_made.timeline.rows = std::make_shared<const OpRows>(std::move(rows));
        if (std::find(unfinished.begin(), unfinished.end(), true) == unfinished.end())
            return;
        for (std::size_t d = 0; d < devices; ++d) {
            const auto row = m_made.timeline.row(DeviceId(static_cast<int>(d)));
            const TimeNs lastNs = row.endNs.empty() ? 0 : row.endNs.back();
            m_made.timeline.knownNs.push_back(unfinished[d] ? std::max(lastNs, timeOf(m_run.devices[d].watermarkNs))
                                                            : INT64_MAX);
            const std::vector<std::uint32_t>& done = iteration(m_range.count - 1).devices[d].ops;
            m_made.next.push_back(done.empty() ? m_plan.rows->rowBegin[d] : done.back() + std::size_t{1});
        }
        m_made.timeline.unfinished = std::move(unfinished);
    }

    void addIntervals(const DeviceIntervals& intervals, int nth, LargeVector<Op>& ops)
    {
        for (std::size_t i = 0; i < intervals.ops.size(); ++i) {
            Op op = m_plan.rows->ops[intervals.ops[i]];
            op.joinsPrevious = op.joinsPrevious && i > 0 && intervals.ops[i - 1] + 1 == intervals.ops[i];
            op.microbatch = MicrobatchId(nth * m_span + op.microbatch.value());
            ops.push_back(op);
            m_made.timeline.startNs.push_back(timeOf(intervals.startNs[i]));
            m_made.timeline.endNs.push_back(timeOf(intervals.endNs[i]));
        }
    }

    void makeSchedule()
    {
        const int rounds = std::max(1, static_cast<int>(m_range.count));
        Schedule schedule = m_plan;
        schedule.rows = m_made.timeline.rows;
        schedule.extra.clear();
        schedule.microbatchCount = m_plan.microbatchCount * rounds;
        schedule.microbatchSpan = m_span * rounds;
        schedule.iterations = m_plan.iterations * rounds;
        m_made.schedule = std::move(schedule);
    }

    /// Where op `index` of the plan is in the nth iteration; kNone if it has not been measured.
    [[nodiscard]] std::uint32_t placeOf(std::size_t index, int nth) const
    {
        const Op& op = m_plan.rows->ops[index];
        return m_table.find({outputOf(op.kind), op.stage.value(), nth * m_span + op.microbatch.value()});
    }

    void addExtras()
    {
        std::vector<ExtraDependency>& extras = m_made.schedule.extra;
        for (std::size_t i = 0; i < m_range.count; ++i) {
            const int nth = static_cast<int>(i);
            for (const ExtraDependency& extra : m_plan.extra) {
                const std::uint32_t consumer = placeOf(extra.consumer, nth);
                const std::uint32_t producer = placeOf(extra.producer, nth);
                if (consumer != OpTable::kNone && producer != OpTable::kNone &&
                    !m_made.timeline.rows->ops[consumer].joinsPrevious)
                    extras.push_back({consumer, producer, extra.untilArrival});
            }
            if (i > 0)
                addBarrier(i);
        }
        std::stable_sort(extras.begin(), extras.end(),
                         [](const ExtraDependency& a, const ExtraDependency& b) { return a.consumer < b.consumer; });
    }

    void addBarrier(std::size_t i)
    {
        std::uint32_t last = OpTable::kNone;
        TimeNs lastNs = -1;
        for (const DeviceIntervals& device : iteration(i - 1).devices)
            if (!device.ops.empty() && device.endNs.back() > lastNs) {
                lastNs = device.endNs.back();
                last = placeOf(device.ops.back(), static_cast<int>(i) - 1);
            }
        for (const DeviceIntervals& device : iteration(i).devices)
            if (!device.ops.empty() && last != OpTable::kNone)
                m_made.schedule.extra.push_back({placeOf(device.ops.front(), static_cast<int>(i)), last, false});
    }

    void addTransfers()
    {
        std::vector<Transfer>& transfers = m_made.timeline.transfers;
        for (std::size_t i = 0; i < m_range.count; ++i)
            for (const LiveTransfer& transfer : iteration(i).transfers) {
                const std::uint32_t producer = placeOf(transfer.producer, static_cast<int>(i));
                if (producer == OpTable::kNone)
                    continue;
                const auto receiver = receiverOf(m_made.timeline.rows->ops[producer], m_plan.stageCount);
                const std::uint32_t consumer = receiver ? m_table.find(*receiver) : OpTable::kNone;
                // One that is for an op still to come has nobody to be drawn to yet.
                if (consumer == OpTable::kNone)
                    continue;
                const TimeNs startNs = std::max(m_made.timeline.endNs[producer], timeOf(transfer.startNs));
                transfers.push_back({producer, consumer, startNs, std::max(startNs, timeOf(transfer.endNs))});
            }
        std::stable_sort(transfers.begin(), transfers.end(),
                         [](const Transfer& a, const Transfer& b) { return a.producer < b.producer; });
        transfers.erase(std::unique(transfers.begin(), transfers.end(),
                                    [](const Transfer& a, const Transfer& b) { return a.producer == b.producer; }),
                        transfers.end());
    }

    const LiveRun& m_run;
    const Schedule& m_plan;
    IterationRange m_range;
    int m_span;
    MeasuredTimeline m_made;
    OpTable m_table;
};

/// Adds up durations one by one (Welford's way, which does not cancel).
class CostSum {
public:
    void add(TimeNs ns)
    {
        const auto value = static_cast<double>(ns);
        m_cost.leastNs = m_cost.count == 0 ? ns : std::min(m_cost.leastNs, ns);
        m_cost.mostNs = std::max(m_cost.mostNs, ns);
        ++m_cost.count;
        const double before = value - m_cost.meanNs;
        m_cost.meanNs += before / static_cast<double>(m_cost.count);
        m_squares += before * (value - m_cost.meanNs);
    }
    [[nodiscard]] MeasuredCost cost() const
    {
        MeasuredCost cost = m_cost;
        if (cost.count > 1)
            cost.deviationNs = std::sqrt(m_squares / static_cast<double>(cost.count - 1));
        return cost;
    }

private:
    MeasuredCost m_cost;
    double m_squares = 0;
};

TimeNs rounded(double ns)
{
    return std::clamp<TimeNs>(std::llround(std::clamp(ns, 0.0, static_cast<double>(kMaxDurationNs))), 0,
                              kMaxDurationNs);
}

}  // namespace

MeasuredTimeline measuredTimeline(const LiveRun& run, IterationRange range)
{
    return TimelineMaker(run, range).make();
}

MeasuredCosts measuredCosts(const MeasuredTimeline& measured, const OpCosts& targets)
{
    const Timeline& timeline = measured.timeline;
    const LargeVector<Op>& ops = timeline.rows->ops;
    const auto stages = static_cast<std::size_t>(measured.schedule.stageCount);
    using Sums = std::vector<std::array<CostSum, kOpKinds>>;
    const auto at = [](Sums& sums, const Op& op) -> CostSum& {
        return sums[op.stage.index()][static_cast<std::size_t>(op.kind)];
    };
    const auto forEachUnit = [&](const auto& visit) {
        for (std::size_t i = 0; i < ops.size(); i = timeline.rows->unitEnd(i))
            visit(std::span(ops).subspan(i, timeline.rows->unitEnd(i) - i), timeline.endNs[i] - timeline.startNs[i]);
    };
    const auto take = [&](const Sums& sums, MeasuredCosts& costs) {
        for (std::size_t s = 0; s < stages; ++s)
            for (std::size_t k = 0; k < kOpKinds; ++k)
                if (costs.stages[s][k].count == 0)
                    costs.stages[s][k] = sums[s][k].cost();
    };

    MeasuredCosts costs;
    costs.stages.resize(stages);
    Sums alone(stages);
    forEachUnit([&](std::span<const Op> unit, TimeNs ns) {
        if (unit.size() == 1)
            at(alone, unit[0]).add(ns);
    });
    take(alone, costs);

    // What overlapping gains can be told where all parts ran alone too.
    const auto knownNs = [&](const Op& op) {
        const MeasuredCost& cost = costs.of(op.stage.value(), op.kind);
        return cost.count > 0 ? std::optional(cost.meanNs) : std::nullopt;
    };
    double saved = 0;
    std::size_t units = 0;
    forEachUnit([&](std::span<const Op> unit, TimeNs ns) {
        double sum = 0;
        for (const Op& op : unit)
            sum += knownNs(op).value_or(NAN);
        if (unit.size() == 1 || std::isnan(sum))
            return;
        saved += sum - static_cast<double>(ns);
        ++units;
    });
    if (units > 0)
        costs.overlapSavingNs = std::max(0.0, saved / static_cast<double>(units));

    Sums shared(stages);
    forEachUnit([&](std::span<const Op> unit, TimeNs ns) {
        double left = static_cast<double>(ns) + costs.overlapSavingNs;
        double target = 0;
        double unknown = 0;
        for (const Op& op : unit) {
            left -= knownNs(op).value_or(0);
            target += knownNs(op) ? 0 : static_cast<double>(targets.durationNs(op));
            unknown += knownNs(op) ? 0 : 1;
        }
        for (const Op& op : unit)
            if (unit.size() > 1 && !knownNs(op))
                at(shared, op)
                    .add(rounded(left *
                                 (target > 0 ? static_cast<double>(targets.durationNs(op)) / target : 1 / unknown)));
    });
    take(shared, costs);
    return costs;
}

Scenario liveScenario(const LiveRun& run, IterationRange range)
{
    range = within(run, range);
    const Schedule& schedule = run.plan->schedule;
    Scenario scenario;
    if (run.scenario && resolveCosts(*run.scenario, schedule).ok() &&
        (run.scenario->schedule == "custom" || run.scenario->devices == schedule.deviceCount())) {
        scenario = *run.scenario;
    } else {
        scenario.schedule = "custom";
        scenario.customCsv = writeScheduleCsv(schedule);
        scenario.devices = schedule.deviceCount();
        scenario.chunks = std::clamp(schedule.stageCount / schedule.deviceCount(), 1, kMaxChunks);
        scenario.microbatches = schedule.microbatchCount;
        const auto stages = static_cast<std::size_t>(schedule.stageCount);
        for (auto* list :
             {&scenario.costs.forwardNs, &scenario.costs.backwardInputNs, &scenario.costs.backwardWeightNs})
            list->assign(stages, kNsPerMs);
        OpCosts targets;
        targets.forwardNs = targets.backwardInputNs = targets.backwardWeightNs = scenario.costs.forwardNs;
        scenario = withMeasuredCosts(scenario, targets, measuredCosts(measuredTimeline(run, range), targets));
    }
    scenario.jitter.kind = JitterKind::None;
    scenario.transfer.blocking = false;
    if (range.count > 0) {
        const std::vector<double>& factors = run.iterations[range.first]->slowdown;
        const bool usable = factors.size() == static_cast<std::size_t>(schedule.stageCount) &&
                            std::all_of(factors.begin(), factors.end(),
                                        [](double factor) { return factor >= kMinSlowdown && factor <= kMaxSlowdown; });
        // Measured costs of a made-up scenario have it in them.
        if (usable && run.scenario && scenario.schedule == run.scenario->schedule)
            scenario.costs.slowdown = factors;
    }
    return scenario;
}

Scenario withMeasuredCosts(const Scenario& scenario, const OpCosts& targets, const MeasuredCosts& costs)
{
    Scenario changed = scenario;
    StageCosts& stages = changed.costs;
    stages.forwardNs = targets.forwardNs;
    stages.backwardInputNs = targets.backwardInputNs;
    stages.backwardWeightNs = targets.backwardWeightNs;
    for (std::size_t s = 0; s < costs.stages.size(); ++s) {
        const int stage = static_cast<int>(s);
        const auto take = [&](OpKind kind, TimeNs& target) {
            if (const MeasuredCost& cost = costs.of(stage, kind); cost.count > 0)
                target = rounded(cost.meanNs);
        };
        if (const MeasuredCost& whole = costs.of(stage, OpKind::Backward); whole.count > 0) {
            const TimeNs sum = stages.backwardInputNs[s] + stages.backwardWeightNs[s];
            const double share =
                sum > 0 ? static_cast<double>(stages.backwardInputNs[s]) / static_cast<double>(sum) : 0.5;
            stages.backwardInputNs[s] = rounded(whole.meanNs * share);
            stages.backwardWeightNs[s] = rounded(whole.meanNs) - stages.backwardInputNs[s];
        }
        take(OpKind::Forward, stages.forwardNs[s]);
        take(OpKind::BackwardInput, stages.backwardInputNs[s]);
        take(OpKind::BackwardWeight, stages.backwardWeightNs[s]);
    }
    stages.slowdown = {1.0};
    stages.overlapSavingNs = rounded(costs.overlapSavingNs);
    changed.jitter.kind = JitterKind::None;
    // The measured times are a microbatch's, whatever they were made from.
    changed.batch = {};
    return changed;
}

Result<std::shared_ptr<const Run>> measuredRun(const LiveRun& run, IterationRange range, const JobControl& control)
{
    if (!run.plan)
        return Error{ErrorCode::EmptySchedule, "", {}, nullptr};
    MeasuredTimeline measured = measuredTimeline(run, range);
    if (measured.timeline.rows->ops.empty())
        return Error{ErrorCode::EmptySchedule, "", {}, nullptr};
    Run made;
    made.measured = true;
    made.scenario = liveScenario(run, range);
    Result<OpCosts> costs = resolveCosts(made.scenario, run.plan->schedule);
    if (!costs.ok())
        return costs.error();
    made.costs = std::move(costs).value();
    made.analysis.theory = closedForm(made.scenario, run.plan->schedule, made.costs);
    if (!made.costs.shareOf.empty()) {
        const std::vector<std::int64_t> once = made.costs.shareOf;
        const auto span = static_cast<std::size_t>(measured.schedule.microbatchSpan);
        made.costs.shareOf.resize(span, 1);
        for (std::size_t m = 0; m < span; ++m)
            made.costs.shareOf[m] = once[m % static_cast<std::size_t>(run.plan->schedule.microbatchSpan) % once.size()];
    }
    made.schedule = std::move(measured.schedule);
    made.timeline = std::move(measured.timeline);
    const OpTable whole(run.plan->schedule);
    const int span = run.plan->schedule.microbatchSpan;
    const OpRows& rows = *run.plan->schedule.rows;
    made.planned = run.plan->schedule.rows;
    const std::vector<TimeNs> knownNs = made.timeline.knownNs;
    const ComesLater comesLater = [&](const Need& need) -> std::optional<TimeNs> {
        const std::uint32_t op =
            measured.complete ? OpTable::kNone : whole.find({need.output, need.stage, need.microbatch % span});
        if (op == OpTable::kNone)
            return std::nullopt;
        const bool last = static_cast<std::size_t>(need.microbatch / span) + 1 == measured.iterations;
        const std::size_t device = rows.deviceOf(op).index();
        // What a device is known up to is the start of what it does; where it waits, nothing has arrived for that yet.
        const bool underWay =
            last && !knownNs.empty() && op >= measured.next[device] && op < rows.unitEnd(measured.next[device]);
        return underWay ? knownNs[device] : kNotTakenUp;
    };
    return analysedRun(std::move(made), control, comesLater);
}

Result<std::shared_ptr<const LiveRun>> readStreamFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Error{ErrorCode::CannotRead, "", {path, std::strerror(errno)}, nullptr};
    StreamReader reader;
    std::vector<char> block(1u << 20);
    while (file) {
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        reader.feed({block.data(), static_cast<std::size_t>(file.gcount())});
    }
    if (file.bad())
        return Error{ErrorCode::CannotRead, "", {path, std::strerror(errno)}, nullptr};
    reader.endOfInput();
    if (reader.now().refused) {
        Error error = *reader.now().refused;
        error.where = path;
        return error;
    }
    if (!reader.now().hello && !reader.now().plan)
        return Error{ErrorCode::NotStream, path, {}, nullptr};
    return reader.snapshot();
}

}  // namespace bubblescope::live
