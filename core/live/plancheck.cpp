// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/plancheck.h"

#include "core/model/dataflow.h"

#include <algorithm>

namespace bubblescope::live {
namespace {

using MaybeFault = std::optional<PlanFault>;

std::string edgeText(const Edge& edge)
{
    return std::to_string(edge.from.value()) + ">" + std::to_string(edge.to.value());
}

/// The node before each in its own queue; kNoNode for the first ones.
std::vector<NodeId> queuePredecessors(const Plan& plan)
{
    std::vector<NodeId> before(plan.nodeCount(), kNoNode);
    for (std::size_t d = 0; d + 1 < plan.computeBegin.size(); ++d)
        for (std::size_t n = plan.computeBegin[d] + 1; n < plan.computeBegin[d + 1]; ++n)
            before[n] = static_cast<NodeId>(n - 1);
    for (const Edge& edge : plan.edges)
        for (std::size_t p = 1; p < edge.sends.size(); ++p)
            before[edge.sends[p]] = edge.sends[p - 1];
    return before;
}

MaybeFault checkEdge(const Plan& plan, std::uint32_t index)
{
    const Edge& edge = plan.edges[index];
    const std::size_t places = std::max(edge.sends.size(), edge.receives.size());
    const auto textAt = [&plan](const std::vector<NodeId>& list, std::size_t place) {
        return place < list.size() ? plan.nodeText(list[place]) : std::string("nothing");
    };
    for (std::size_t place = 0; place < places; ++place) {
        const std::string sent = textAt(edge.sends, place);
        if (place >= edge.sends.size() || place >= edge.receives.size() || edge.sends[place] != edge.receives[place])
            return PlanFault{PlanRule::R1SameSequences, "edge " + edgeText(edge) + ", place " + std::to_string(place) +
                                                            ": sends " + sent + ", receives " +
                                                            textAt(edge.receives, place)};
        const TransferNode& transfer = plan.transfer(edge.sends[place]);
        const DeviceId from = plan.compute[plan.nodeOf(transfer.producer)].device;
        const DeviceId to = plan.compute[plan.nodeOf(transfer.consumer)].device;
        if (transfer.edge != index || transfer.place != place || from != edge.from || to != edge.to)
            return PlanFault{PlanRule::R1SameSequences,
                             sent + " does not belong to edge " + edgeText(edge) + ", place " + std::to_string(place)};
    }
    return std::nullopt;
}

}  // namespace

std::optional<PlanFault> checkSequences(const Plan& plan)
{
    std::size_t listed = 0;
    for (std::uint32_t e = 0; e < plan.edges.size(); ++e) {
        if (MaybeFault fault = checkEdge(plan, e))
            return fault;
        listed += plan.edges[e].sends.size();
    }
    // Each transfer knows its place, so none is listed twice; one that no edge lists is missing in the sum.
    if (listed != plan.transfers.size())
        return PlanFault{PlanRule::R1SameSequences,
                         std::to_string(plan.transfers.size() - listed) + " transfers are on no edge"};
    const Schedule schedule = makeScheduleFromRows(*plan.rows);
    const OpTable table(schedule);
    const LargeVector<Op>& ops = plan.rows->ops;
    for (std::size_t i = 0; i < ops.size(); ++i) {
        for (const Need& need : needsOf(ops[i], plan.stageCount)) {
            const std::uint32_t producer = table.find(need);
            if (need.stage == ops[i].stage.value() || producer == OpTable::kNone ||
                plan.compute[plan.nodeOf(producer)].device == plan.compute[plan.nodeOf(i)].device)
                continue;
            const NodeId incoming = plan.buffers[i].incoming;
            if (incoming == kNoNode || incoming != plan.buffers[producer].outgoing ||
                plan.transfer(incoming).producer != producer || plan.transfer(incoming).consumer != i)
                return PlanFault{PlanRule::R1SameSequences,
                                 "nothing brings " + toString(ops[producer]) + "'s output to " + toString(ops[i])};
        }
    }
    return std::nullopt;
}

std::optional<PlanFault> checkNoCycle(const Plan& plan)
{
    const std::size_t nodes = plan.nodeCount();
    const std::vector<NodeId> before = queuePredecessors(plan);
    std::vector<std::uint32_t> afterBegin(nodes + 1, 0);
    std::vector<std::uint32_t> open(nodes, 0);
    const auto forEachWait = [&](NodeId node, const auto& visit) {
        if (before[node] != kNoNode)
            visit(before[node]);
        for (const NodeId waitsFor : plan.waitsOf(node))
            visit(waitsFor);
    };
    for (NodeId node = 0; node < nodes; ++node)
        forEachWait(node, [&](NodeId waitsFor) {
            ++open[node];
            ++afterBegin[waitsFor + 1];
        });
    for (std::size_t n = 0; n < nodes; ++n)
        afterBegin[n + 1] += afterBegin[n];
    std::vector<NodeId> after(afterBegin.back());
    std::vector<std::uint32_t> next(afterBegin.begin(), afterBegin.end() - 1);
    for (NodeId node = 0; node < nodes; ++node)
        forEachWait(node, [&](NodeId waitsFor) { after[next[waitsFor]++] = node; });

    std::vector<NodeId> ready;
    for (NodeId node = 0; node < nodes; ++node)
        if (open[node] == 0)
            ready.push_back(node);
    std::size_t done = 0;
    for (; !ready.empty(); ++done) {
        const NodeId node = ready.back();
        ready.pop_back();
        for (std::uint32_t i = afterBegin[node]; i < afterBegin[node + 1]; ++i)
            if (--open[after[i]] == 0)
                ready.push_back(after[i]);
    }
    if (done == nodes)
        return std::nullopt;

    // Every node that is left waits for another that is left; following that leads round.
    std::vector<std::uint32_t> seenAt(nodes, UINT32_MAX);
    std::vector<NodeId> path;
    auto node = static_cast<NodeId>(
        std::find_if(open.begin(), open.end(), [](std::uint32_t count) { return count > 0; }) - open.begin());
    while (seenAt[node] == UINT32_MAX) {
        seenAt[node] = static_cast<std::uint32_t>(path.size());
        path.push_back(node);
        NodeId following = kNoNode;
        forEachWait(node, [&](NodeId waitsFor) {
            if (open[waitsFor] > 0)
                following = waitsFor;
        });
        node = following;
    }
    std::string cycle;
    for (std::size_t i = seenAt[node]; i < path.size(); ++i)
        cycle += plan.nodeText(path[i]) + " → ";
    return PlanFault{PlanRule::R2NoCycle, cycle + plan.nodeText(node)};
}

std::optional<PlanFault> checkSlots(const Plan& plan)
{
    for (const Edge& edge : plan.edges) {
        const auto most = std::max<std::size_t>(2, edge.sends.size());
        if (edge.slotCount < 2 || edge.slotCount > most)
            return PlanFault{PlanRule::R3LeastSlots, "edge " + edgeText(edge) + " has " +
                                                         std::to_string(edge.slotCount) + " slots; it needs 2 to " +
                                                         std::to_string(most)};
    }
    if (plan.slotRule != SlotRule::Least)
        return std::nullopt;
    Plan fewer = plan;
    for (Edge& edge : fewer.edges) {
        if (edge.slotCount == 2)
            continue;
        --edge.slotCount;
        assignWaits(fewer);
        if (!checkNoCycle(fewer))
            return PlanFault{PlanRule::R3LeastSlots, "edge " + edgeText(edge) + " has " +
                                                         std::to_string(edge.slotCount + 1) + " slots; " +
                                                         std::to_string(edge.slotCount) + " are enough"};
        ++edge.slotCount;
    }
    return std::nullopt;
}

std::optional<PlanFault> checkOrder(const Plan& plan)
{
    const auto fault = [](std::string detail) { return PlanFault{PlanRule::R6Order, std::move(detail)}; };
    std::vector<std::size_t> placeOf(plan.nodeCount(), SIZE_MAX);
    for (std::size_t i = 0; i < plan.order.size(); ++i) {
        const NodeId node = plan.order[i];
        if (node >= plan.nodeCount())
            return fault("place " + std::to_string(i) + " lists no node");
        if (placeOf[node] != SIZE_MAX)
            return fault(plan.nodeText(node) + " is listed twice");
        placeOf[node] = i;
    }
    const std::vector<NodeId> before = queuePredecessors(plan);
    for (NodeId node = 0; node < plan.nodeCount(); ++node) {
        if (placeOf[node] == SIZE_MAX)
            return fault(plan.nodeText(node) + " is not listed");
        const auto lateFor = [&](NodeId waitsFor) { return placeOf[waitsFor] > placeOf[node]; };
        const auto waits = plan.waitsOf(node);
        const auto late = std::find_if(waits.begin(), waits.end(), lateFor);
        if (late != waits.end())
            return fault(plan.nodeText(node) + " is listed before " + plan.nodeText(*late));
        if (before[node] != kNoNode && lateFor(before[node]))
            return fault(plan.nodeText(node) + " is listed before " + plan.nodeText(before[node]));
    }
    return std::nullopt;
}

std::optional<PlanFault> checkPlan(const Plan& plan)
{
    for (const auto check : {checkSequences, checkStash, checkOverwrites, checkNoCycle, checkSlots, checkOrder})
        if (MaybeFault fault = check(plan))
            return fault;
    return std::nullopt;
}

}  // namespace bubblescope::live
