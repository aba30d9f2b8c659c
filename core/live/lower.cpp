// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/lower.h"

#include "core/live/plancheck.h"
#include "core/live/planslots.h"
#include "core/model/dataflow.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <queue>
#include <tuple>
#include <utility>

namespace bubblescope::live {
namespace {

using MaybeError = std::optional<Error>;

/// Buffers of one device that are handed out and given back in the order of its list; the lowest free one first.
class SlotPool {
public:
    std::uint32_t take()
    {
        if (m_free.empty())
            return m_count++;
        const std::uint32_t slot = m_free.top();
        m_free.pop();
        return slot;
    }
    void giveBack(std::uint32_t slot) { m_free.push(slot); }
    [[nodiscard]] std::uint32_t count() const { return m_count; }

private:
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> m_free;
    std::uint32_t m_count = 0;
};

class Lowering {
public:
    Lowering(const Schedule& schedule, const Timeline& simulated, SlotRule rule)
        : m_schedule(schedule)
        , m_simulated(simulated)
        , m_ops(schedule.rows->ops)
        , m_table(schedule)
        , m_localConsumer(m_ops.size(), OpTable::kNone)
    {
        m_plan.rows = schedule.rows;
        m_plan.stageCount = schedule.stageCount;
        m_plan.microbatchSpan = schedule.microbatchSpan;
        m_plan.slotRule = rule;
        m_plan.buffers.resize(m_ops.size());
    }

    Result<Plan> run(const BufferLimit& limit)
    {
        makeComputeNodes();
        if (MaybeError error = makeTransfers())
            return *std::move(error);
        makeEdges();
        handOutLocalSlots();
        handOutStash();
        if (MaybeError error = chooseSlots(limit))
            return *std::move(error);
        assignWaits(m_plan);
        if (MaybeError error = makeOrder())
            return *std::move(error);
        return std::move(m_plan);
    }

private:
    void makeComputeNodes()
    {
        const OpRows& rows = *m_schedule.rows;
        m_plan.computeBegin.push_back(0);
        m_nodeOf.resize(m_ops.size());
        for (int d = 0; d < rows.deviceCount(); ++d) {
            const std::size_t rowEnd = rows.rowBegin[static_cast<std::size_t>(d) + 1];
            for (std::size_t i = rows.rowBegin[static_cast<std::size_t>(d)]; i < rowEnd;) {
                const std::size_t end = std::min(rows.unitEnd(i), rowEnd);
                std::fill(m_nodeOf.begin() + static_cast<std::ptrdiff_t>(i),
                          m_nodeOf.begin() + static_cast<std::ptrdiff_t>(end),
                          static_cast<NodeId>(m_plan.compute.size()));
                m_plan.compute.push_back({i, end, DeviceId(d)});
                i = end;
            }
            m_plan.computeBegin.push_back(m_plan.compute.size());
        }
    }

    [[nodiscard]] DeviceId deviceOf(std::size_t op) const { return m_plan.compute[m_nodeOf[op]].device; }

    [[nodiscard]] Error cycle(std::size_t producer, std::size_t consumer) const
    {
        const std::string text = m_plan.nodeText(m_nodeOf[consumer]);
        return {
            ErrorCode::PlanDeadlock, "", {text + " → " + m_plan.nodeText(m_nodeOf[producer]) + " → " + text}, nullptr};
    }

    /// One for each need that crosses devices; what stays on a device is noted for its local slots.
    MaybeError makeTransfers()
    {
        for (std::size_t i = 0; i < m_ops.size(); ++i)
            for (const Need& need : needsOf(m_ops[i], m_schedule.stageCount))
                if (MaybeError error = makeTransfer(i, need))
                    return error;
        for (const ExtraDependency& extra : m_schedule.extra) {
            if (deviceOf(extra.producer) != deviceOf(extra.consumer))
                m_plan.transfers.push_back({extra.producer, extra.consumer, Payload::Token});
            else if (m_nodeOf[extra.producer] >= m_nodeOf[extra.consumer])
                return cycle(extra.producer, extra.consumer);
        }
        return std::nullopt;
    }

    MaybeError makeTransfer(std::size_t consumer, const Need& need)
    {
        const std::uint32_t producer = m_table.find(need);
        const std::string name = toString(m_ops[consumer]);
        if (producer == OpTable::kNone)
            return Error{ErrorCode::PlanDeadlock, "", {name + " → ?"}, nullptr};
        const bool toNextStage = need.stage != m_ops[consumer].stage.value();
        if (deviceOf(producer) == deviceOf(consumer)) {
            if (m_nodeOf[producer] >= m_nodeOf[consumer])
                return cycle(producer, consumer);
            if (toNextStage)
                m_localConsumer[producer] = static_cast<std::uint32_t>(consumer);
            return std::nullopt;
        }
        if (!toNextStage)
            return Error{ErrorCode::TornMicrobatch,
                         "",
                         {name, std::to_string(deviceOf(consumer).value()), toString(m_ops[producer]),
                          std::to_string(deviceOf(producer).value())},
                         nullptr};
        m_plan.transfers.push_back(
            {producer, consumer, need.output == Output::Activation ? Payload::Activation : Payload::Gradient});
        return std::nullopt;
    }

    void makeEdges()
    {
        const auto key = [this](const TransferNode& t) {
            return std::tuple(deviceOf(t.producer), deviceOf(t.consumer), t.producer, t.payload, t.consumer);
        };
        std::vector<TransferNode>& transfers = m_plan.transfers;
        std::sort(transfers.begin(), transfers.end(),
                  [&key](const TransferNode& a, const TransferNode& b) { return key(a) < key(b); });
        // A schedule may name a dependency twice.
        transfers.erase(std::unique(transfers.begin(), transfers.end(),
                                    [&key](const TransferNode& a, const TransferNode& b) { return key(a) == key(b); }),
                        transfers.end());
        for (std::size_t t = 0; t < transfers.size(); ++t) {
            TransferNode& transfer = transfers[t];
            const auto node = static_cast<NodeId>(m_plan.compute.size() + t);
            const DeviceId from = deviceOf(transfer.producer);
            const DeviceId to = deviceOf(transfer.consumer);
            if (m_plan.edges.empty() || m_plan.edges.back().from != from || m_plan.edges.back().to != to)
                m_plan.edges.push_back({from, to, 2, {}, {}});
            Edge& edge = m_plan.edges.back();
            transfer.edge = static_cast<std::uint32_t>(m_plan.edges.size() - 1);
            transfer.place = static_cast<std::uint32_t>(edge.sends.size());
            edge.sends.push_back(node);
            edge.receives.push_back(node);
            if (transfer.payload == Payload::Token)
                continue;
            m_plan.buffers[transfer.producer].outgoing = node;
            m_plan.buffers[transfer.consumer].incoming = node;
        }
    }

    /// A slot is taken for the unit that writes it and given back after the unit that reads it.
    void handOutLocalSlots()
    {
        for (int d = 0; d < m_plan.deviceCount(); ++d) {
            SlotPool pool;
            forEachUnit(DeviceId(d), [&](const ComputeNode& unit) {
                for (std::size_t i = unit.firstOp; i < unit.endOp; ++i) {
                    if (const std::uint32_t consumer = m_localConsumer[i]; consumer != OpTable::kNone) {
                        m_plan.buffers[i].localOut = pool.take();
                        m_plan.buffers[consumer].localIn = m_plan.buffers[i].localOut;
                    }
                }
                for (std::size_t i = unit.firstOp; i < unit.endOp; ++i)
                    if (m_plan.buffers[i].localIn != OpBuffers::kNone)
                        pool.giveBack(m_plan.buffers[i].localIn);
            });
            m_plan.localSlots.push_back(pool.count());
        }
    }

    /// Taken for F's unit, given back after the last of B, I and W.
    void handOutStash()
    {
        for (int d = 0; d < m_plan.deviceCount(); ++d) {
            SlotPool pool;
            forEachUnit(DeviceId(d), [&](const ComputeNode& unit) {
                for (std::size_t i = unit.firstOp; i < unit.endOp; ++i) {
                    const Op& op = m_ops[i];
                    if (op.kind != OpKind::Forward)
                        continue;
                    const std::uint32_t backward = find(Output::InputGradient, op);
                    if (backward == OpTable::kNone)
                        continue;
                    const std::uint32_t slot = pool.take();
                    m_plan.buffers[i].stash = slot;
                    m_plan.buffers[backward].stash = slot;
                    if (const std::uint32_t weight = find(Output::WeightGradient, op); weight != OpTable::kNone)
                        m_plan.buffers[weight].stash = slot;
                }
                for (std::size_t i = unit.firstOp; i < unit.endOp; ++i) {
                    const Op& op = m_ops[i];
                    const bool last =
                        op.kind == OpKind::BackwardWeight ||
                        (givesInputGradient(op.kind) && find(Output::WeightGradient, op) == OpTable::kNone);
                    if (last)
                        pool.giveBack(m_plan.buffers[i].stash);
                }
            });
            m_plan.stashSlots.push_back(pool.count());
        }
    }

    [[nodiscard]] std::uint32_t find(Output output, const Op& op) const
    {
        return m_table.find({output, op.stage.value(), op.microbatch.value()});
    }

    template <class Visit>
    void forEachUnit(DeviceId device, const Visit& visit) const
    {
        for (std::size_t n = m_plan.computeBegin[device.index()]; n < m_plan.computeBegin[device.index() + 1]; ++n)
            visit(m_plan.compute[n]);
    }

    void setSlots(const std::vector<std::uint32_t>& slots)
    {
        for (std::size_t e = 0; e < slots.size(); ++e)
            m_plan.edges[e].slotCount = slots[e];
    }

    /// A device for which the plan's buffers are too many.
    [[nodiscard]] std::optional<DeviceId> overLimit(const BufferLimit& limit) const
    {
        if (limit.bytesPerDevice > 0)
            for (int d = 0; d < m_plan.deviceCount(); ++d)
                if (bufferBytes(m_plan, DeviceId(d), limit.payloadBytes) > limit.bytesPerDevice)
                    return DeviceId(d);
        return std::nullopt;
    }

    MaybeError chooseSlots(const BufferLimit& limit)
    {
        // Without a limit the unthrottled numbers are always right, and the least ones need not be known.
        std::vector<std::uint32_t> wanted;
        if (m_plan.slotRule == SlotRule::Unthrottled) {
            wanted = unthrottledSlots(m_plan);
            setSlots(wanted);
            if (!overLimit(limit))
                return std::nullopt;
        }
        Result<std::vector<std::uint32_t>> least = leastSlots(m_plan);
        if (!least.ok())
            return least.error();
        setSlots(least.value());
        if (const std::optional<DeviceId> full = overLimit(limit))
            return Error{ErrorCode::BuffersDoNotFit,
                         "",
                         {std::to_string(full->value()), std::to_string(bufferBytes(m_plan, *full, limit.payloadBytes)),
                          std::to_string(limit.bytesPerDevice)},
                         nullptr};
        if (!wanted.empty())
            fillMemory(least.value(), wanted, limit);
        return std::nullopt;
    }

    /// As many of the wanted slots as fit, the same bound for all edges.
    void fillMemory(const std::vector<std::uint32_t>& least, const std::vector<std::uint32_t>& wanted,
                    const BufferLimit& limit)
    {
        const auto bounded = [&](std::uint32_t bound) {
            std::vector<std::uint32_t> slots(least);
            for (std::size_t e = 0; e < slots.size(); ++e)
                slots[e] = std::max(slots[e], std::min(wanted[e], bound));
            return slots;
        };
        std::uint32_t fits = 2;
        std::uint32_t tooMany = *std::max_element(wanted.begin(), wanted.end());
        while (tooMany - fits > 1) {
            const std::uint32_t bound = fits + (tooMany - fits) / 2;
            setSlots(bounded(bound));
            (overLimit(limit) ? tooMany : fits) = bound;
        }
        setSlots(bounded(fits));
    }

    /// Each node as soon as all that it waits for is listed; among several, the one that comes first in the simulation.
    MaybeError makeOrder()
    {
        const std::size_t nodes = m_plan.nodeCount();
        std::vector<std::uint32_t> open(nodes, 0);
        std::vector<std::pair<NodeId, NodeId>> after;  // a node, one that waits for it
        const auto add = [&](NodeId first, NodeId second) {
            after.emplace_back(first, second);
            ++open[second];
        };
        for (std::size_t d = 0; d + 1 < m_plan.computeBegin.size(); ++d)
            for (std::size_t n = m_plan.computeBegin[d]; n + 1 < m_plan.computeBegin[d + 1]; ++n)
                add(static_cast<NodeId>(n), static_cast<NodeId>(n + 1));
        for (const Edge& edge : m_plan.edges)
            for (std::size_t p = 0; p + 1 < edge.sends.size(); ++p)
                add(edge.sends[p], edge.sends[p + 1]);
        for (NodeId node = 0; node < nodes; ++node)
            for (const NodeId before : m_plan.waitsOf(node))
                add(before, node);
        std::sort(after.begin(), after.end());

        using Item = std::pair<TimeNs, NodeId>;
        std::priority_queue<Item, std::vector<Item>, std::greater<>> ready;
        const auto timeOf = [this](NodeId node) {
            return m_plan.isCompute(node) ? m_simulated.startNs[m_plan.compute[node].firstOp]
                                          : m_simulated.endNs[m_plan.transfer(node).producer];
        };
        for (NodeId node = 0; node < nodes; ++node)
            if (open[node] == 0)
                ready.emplace(timeOf(node), node);
        m_plan.order.reserve(nodes);
        while (!ready.empty()) {
            const NodeId node = ready.top().second;
            ready.pop();
            m_plan.order.push_back(node);
            for (auto next = std::lower_bound(after.begin(), after.end(), std::pair(node, NodeId{0}));
                 next != after.end() && next->first == node; ++next)
                if (--open[next->second] == 0)
                    ready.emplace(timeOf(next->second), next->second);
        }
        if (m_plan.order.size() == nodes)
            return std::nullopt;
        return Error{ErrorCode::PlanDeadlock, "", {checkNoCycle(m_plan)->detail}, nullptr};
    }

    const Schedule& m_schedule;
    const Timeline& m_simulated;
    const LargeVector<Op>& m_ops;
    OpTable m_table;
    Plan m_plan;
    std::vector<NodeId> m_nodeOf;                ///< of each op
    std::vector<std::uint32_t> m_localConsumer;  ///< of each op whose output stays on its device
};

}  // namespace

Result<Plan> lower(const Schedule& schedule, const Timeline& simulated, const BufferLimit& limit, SlotRule rule)
{
    return Lowering(schedule, simulated, rule).run(limit);
}

}  // namespace bubblescope::live
