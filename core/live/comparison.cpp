// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/comparison.h"

#include "core/live/lower.h"
#include "core/live/plancheck.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <utility>

namespace bubblescope::live {
namespace {

/// A plan's nodes with durations of their own, each begun as soon as its waits and its queue let it.
class Replay {
public:
    Replay(const MeasuredTimeline& measured, const OpCosts& targets, Plan plan)
        : m_measured(measured)
        , m_targets(targets)
        , m_plan(std::move(plan))
        , m_recordedNs(measured.timeline.rows->ops.size(), -1)
        , m_noTime(m_plan.transfers.size(), false)
    {
        for (const Transfer& transfer : measured.timeline.transfers)
            m_recordedNs[transfer.producer] = transfer.endNs - transfer.startNs;
        for (std::size_t t = 0; t < m_plan.transfers.size(); ++t)
            m_noTime[t] = m_plan.transfers[t].payload == Payload::Token && !waitsForArrival(m_plan.transfers[t]);
    }

    enum class Transfers { AsPredicted, AsMeasured };
    enum class Edges { Free, InTurn };

    [[nodiscard]] TimeNs makespanNs(Transfers transfers, Edges edges) const
    {
        std::vector<TimeNs> endNs(m_plan.nodeCount(), 0);
        TimeNs lastNs = 0;
        forEachInOrder(edges, [&](NodeId node, NodeId before) {
            TimeNs startNs = before == kNoNode ? 0 : endNs[before];
            for (const NodeId waited : m_plan.waitsOf(node))
                startNs = std::max(startNs, endNs[waited]);
            endNs[node] = startNs + durationNs(node, transfers);
            if (m_plan.isCompute(node))
                lastNs = std::max(lastNs, endNs[node]);
        });
        return lastNs;
    }

    /// From now on with the slots that the edges of the stream's plan have; none where that would hang.
    void takeSlots(const std::vector<LiveEdge>& edges)
    {
        const std::vector<Edge> before = m_plan.edges;
        for (Edge& edge : m_plan.edges)
            for (const LiveEdge& real : edges)
                if (real.from == edge.from.value() && real.to == edge.to.value() && real.slotCount > 0)
                    edge.slotCount = static_cast<std::uint32_t>(real.slotCount);
        assignWaits(m_plan);
        if (!checkNoCycle(m_plan))
            return;
        m_plan.edges = before;
        assignWaits(m_plan);
    }

private:
    [[nodiscard]] bool waitsForArrival(const TransferNode& token) const
    {
        const std::vector<ExtraDependency>& extras = m_measured.schedule.extra;
        return std::any_of(extras.begin(), extras.end(), [&](const ExtraDependency& extra) {
            return extra.producer == token.producer && extra.consumer == token.consumer && extra.untilArrival;
        });
    }

    [[nodiscard]] TimeNs durationNs(NodeId node, Transfers transfers) const
    {
        const Timeline& timeline = m_measured.timeline;
        if (m_plan.isCompute(node)) {
            const std::size_t op = m_plan.compute[node].firstOp;
            return timeline.endNs[op] - timeline.startNs[op];
        }
        const TransferNode& transfer = m_plan.transfer(node);
        if (m_noTime[node - m_plan.compute.size()])
            return 0;
        if (transfers == Transfers::AsMeasured && transfer.payload != Payload::Token &&
            m_recordedNs[transfer.producer] >= 0)
            return m_recordedNs[transfer.producer];
        return m_targets.transferDurationNs(timeline.rows->ops[transfer.producer].microbatch);
    }

    /// Calls visit(node, the one before it in its queue) for every node, after all that it waits for.
    template <class Visit>
    void forEachInOrder(Edges edges, const Visit& visit) const
    {
        const std::size_t nodes = m_plan.nodeCount();
        std::vector<NodeId> before(nodes, kNoNode);
        for (std::size_t d = 0; d + 1 < m_plan.computeBegin.size(); ++d)
            for (std::size_t n = m_plan.computeBegin[d] + 1; n < m_plan.computeBegin[d + 1]; ++n)
                before[n] = static_cast<NodeId>(n - 1);
        if (edges == Edges::InTurn)
            for (const Edge& edge : m_plan.edges)
                for (std::size_t p = 1; p < edge.sends.size(); ++p)
                    before[edge.sends[p]] = edge.sends[p - 1];
        std::vector<std::uint32_t> open(nodes, 0);
        std::vector<std::pair<NodeId, NodeId>> after;
        for (NodeId node = 0; node < nodes; ++node) {
            const auto add = [&](NodeId first) {
                after.emplace_back(first, node);
                ++open[node];
            };
            if (before[node] != kNoNode)
                add(before[node]);
            for (const NodeId waited : m_plan.waitsOf(node))
                add(waited);
        }
        std::sort(after.begin(), after.end());
        std::vector<NodeId> ready;
        for (NodeId node = 0; node < nodes; ++node)
            if (open[node] == 0)
                ready.push_back(node);
        while (!ready.empty()) {
            const NodeId node = ready.back();
            ready.pop_back();
            visit(node, before[node]);
            for (auto next = std::lower_bound(after.begin(), after.end(), std::pair(node, NodeId{0}));
                 next != after.end() && next->first == node; ++next)
                if (--open[next->second] == 0)
                    ready.push_back(next->second);
        }
    }

    const MeasuredTimeline& m_measured;
    const OpCosts& m_targets;
    Plan m_plan;
    std::vector<TimeNs> m_recordedNs;  ///< what the transfer of each op's output took; −1 if it is not known
    std::vector<bool> m_noTime;        ///< transfers that the simulator counts as instant
};

}  // namespace

std::string_view idOf(GapSource source)
{
    constexpr std::string_view kIds[kGapSources] = {"compute", "spread", "transfers", "buffers", "dispatcher"};
    return kIds[static_cast<std::size_t>(source)];
}

Result<Comparison> compare(const LiveRun& run, std::size_t index, const JobControl& control)
{
    if (!run.plan || index >= run.iterations.size() || run.iterations[index]->opCount == 0)
        return Error{ErrorCode::EmptySchedule, "", {}, nullptr};
    const IterationRange range{index, 1};
    Comparison made;
    made.measured = measuredTimeline(run, range);
    const Scenario scenario = liveScenario(run, range);
    const Schedule& schedule = made.measured.schedule;
    Result<OpCosts> targets = resolveCosts(scenario, run.plan->schedule);
    if (!targets.ok())
        return targets.error();
    made.targets = std::move(targets).value();
    made.costs = measuredCosts(made.measured, made.targets);
    made.withMeasured = withMeasuredCosts(scenario, made.targets, made.costs);
    const Result<OpCosts> means = resolveCosts(made.withMeasured, run.plan->schedule);
    if (!means.ok())
        return means.error();
    Result<Timeline> predicted = simulate(schedule, made.targets, control);
    if (!predicted.ok())
        return predicted.error();
    made.predicted = std::move(predicted).value();
    Result<Timeline> expected = simulate(schedule, means.value(), control);
    if (!expected.ok())
        return expected.error();
    made.expected = std::move(expected).value();
    Result<Plan> plan = lower(schedule, made.expected);
    if (!plan.ok())
        return plan.error();
    if (control.stopped())
        return Error{};

    made.predictedNs = made.predicted.makespanNs();
    made.expectedNs = made.expected.makespanNs();
    made.measuredNs = made.measured.timeline.makespanNs();
    Replay replay(made.measured, made.targets, std::move(plan).value());
    const TimeNs ownOpsNs = replay.makespanNs(Replay::Transfers::AsPredicted, Replay::Edges::Free);
    const TimeNs ownTransfersNs = replay.makespanNs(Replay::Transfers::AsMeasured, Replay::Edges::Free);
    replay.takeSlots(run.plan->edges);
    const TimeNs inTurnNs = replay.makespanNs(Replay::Transfers::AsMeasured, Replay::Edges::InTurn);
    made.byNs = {made.expectedNs - made.predictedNs, ownOpsNs - made.expectedNs, ownTransfersNs - ownOpsNs,
                 inTurnNs - ownTransfersNs, made.measuredNs - inTurnNs};
    return made;
}

}  // namespace bubblescope::live
