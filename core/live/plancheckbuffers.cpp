// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// R4 and R5: who holds which buffer when.
#include "core/live/plancheck.h"
#include "core/model/dataflow.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace bubblescope::live {
namespace {

using MaybeFault = std::optional<PlanFault>;

constexpr std::uint32_t kFree = UINT32_MAX;

/// Walks each device's units, keeping what its own buffers hold.
class DeviceWalk {
public:
    explicit DeviceWalk(const Plan& plan)
        : m_plan(plan)
        , m_ops(plan.rows->ops)
        , m_table(makeScheduleFromRows(*plan.rows))
    {
    }

    MaybeFault stash() const
    {
        for (int d = 0; d < m_plan.deviceCount(); ++d) {
            std::vector<std::uint32_t> held(m_plan.stashSlots[static_cast<std::size_t>(d)], kFree);  // F of each slot
            std::size_t inFlight = 0;
            std::size_t peak = 0;
            for (std::size_t n = m_plan.computeBegin[static_cast<std::size_t>(d)];
                 n < m_plan.computeBegin[static_cast<std::size_t>(d) + 1]; ++n) {
                const ComputeNode& unit = m_plan.compute[n];
                for (std::size_t i = unit.firstOp; i < unit.endOp; ++i)
                    if (MaybeFault fault = useStash(i, held, inFlight))
                        return fault;
                peak = std::max(peak, inFlight);
                for (std::size_t i = unit.firstOp; i < unit.endOp; ++i)
                    if (endsStash(m_ops[i])) {
                        held[m_plan.buffers[i].stash] = kFree;
                        --inFlight;
                    }
            }
            if (peak != held.size())
                return PlanFault{PlanRule::R4Stash, "device " + std::to_string(d) + " has " +
                                                        std::to_string(held.size()) + " slots for the " +
                                                        std::to_string(peak) + " activations in flight at once"};
        }
        return std::nullopt;
    }

    MaybeFault local() const
    {
        for (int d = 0; d < m_plan.deviceCount(); ++d) {
            std::vector<std::uint32_t> held(m_plan.localSlots[static_cast<std::size_t>(d)], kFree);  // its producer
            for (std::size_t n = m_plan.computeBegin[static_cast<std::size_t>(d)];
                 n < m_plan.computeBegin[static_cast<std::size_t>(d) + 1]; ++n)
                if (MaybeFault fault = useLocal(m_plan.compute[n], held))
                    return fault;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::uint32_t find(Output output, int stage, const Op& op) const
    {
        return m_table.find({output, stage, op.microbatch.value()});
    }

    [[nodiscard]] bool endsStash(const Op& op) const
    {
        if (op.kind == OpKind::BackwardWeight)
            return true;
        return givesInputGradient(op.kind) && find(Output::WeightGradient, op.stage.value(), op) == OpTable::kNone;
    }

    [[nodiscard]] PlanFault fault(PlanRule rule, std::size_t op, const std::string& what) const
    {
        return {rule, toString(m_ops[op]) + what};
    }

    MaybeFault useStash(std::size_t i, std::vector<std::uint32_t>& held, std::size_t& inFlight) const
    {
        const Op& op = m_ops[i];
        const std::uint32_t slot = m_plan.buffers[i].stash;
        const bool forward = op.kind == OpKind::Forward;
        if (forward && find(Output::InputGradient, op.stage.value(), op) == OpTable::kNone) {
            if (slot != OpBuffers::kNone)
                return fault(PlanRule::R4Stash, i, " keeps an activation that no backward needs");
            return std::nullopt;
        }
        if (slot >= held.size())
            return fault(PlanRule::R4Stash, i, " has no slot of the stash");
        if (forward) {
            if (held[slot] != kFree)
                return fault(PlanRule::R4Stash, i,
                             " overwrites the activation of " + toString(m_ops[held[slot]]) + " in stash slot " +
                                 std::to_string(slot));
            held[slot] = static_cast<std::uint32_t>(i);
            ++inFlight;
            return std::nullopt;
        }
        const std::uint32_t filledBy = find(Output::Activation, op.stage.value(), op);
        if (held[slot] != filledBy)
            return fault(PlanRule::R4Stash, i,
                         " looks for its activation in stash slot " + std::to_string(slot) + ", which holds " +
                             (held[slot] == kFree ? "nothing" : "that of " + toString(m_ops[held[slot]])));
        return std::nullopt;
    }

    /// The op on another stage of the same device that hands op i its input; kNone if there is none.
    [[nodiscard]] std::uint32_t localProducer(std::size_t i) const
    {
        for (const Need& need : needsOf(m_ops[i], m_plan.stageCount)) {
            const std::uint32_t producer = m_table.find(need);
            if (need.stage != m_ops[i].stage.value() && producer != OpTable::kNone &&
                m_plan.compute[m_plan.nodeOf(producer)].device == m_plan.compute[m_plan.nodeOf(i)].device)
                return producer;
        }
        return OpTable::kNone;
    }

    MaybeFault useLocal(const ComputeNode& unit, std::vector<std::uint32_t>& held) const
    {
        for (std::size_t i = unit.firstOp; i < unit.endOp; ++i) {
            const std::uint32_t slot = m_plan.buffers[i].localIn;
            const std::uint32_t producer = localProducer(i);
            if ((slot == OpBuffers::kNone) != (producer == OpTable::kNone))
                return fault(PlanRule::R5NoEarlyOverwrite, i, " does not know where its input is");
            if (slot == OpBuffers::kNone)
                continue;
            if (slot >= held.size() || held[slot] != producer)
                return fault(PlanRule::R5NoEarlyOverwrite, i,
                             " reads local slot " + std::to_string(slot) + ", which does not hold the output of " +
                                 toString(m_ops[producer]));
        }
        for (std::size_t i = unit.firstOp; i < unit.endOp; ++i) {
            const std::uint32_t slot = m_plan.buffers[i].localOut;
            if (slot == OpBuffers::kNone)
                continue;
            if (slot >= held.size() || held[slot] != kFree)
                return fault(
                    PlanRule::R5NoEarlyOverwrite, i,
                    " writes local slot " + std::to_string(slot) + ", which " +
                        (slot >= held.size() ? "is not there" : "holds the output of " + toString(m_ops[held[slot]])));
            held[slot] = static_cast<std::uint32_t>(i);
        }
        for (std::size_t i = unit.firstOp; i < unit.endOp; ++i)
            if (const std::uint32_t slot = m_plan.buffers[i].localIn; slot != OpBuffers::kNone)
                held[slot] = kFree;
        return std::nullopt;
    }

    const Plan& m_plan;
    const LargeVector<Op>& m_ops;
    OpTable m_table;
};

/// What each queue has waited for so far, as the latest place in each other queue.
class EdgeWaits {
public:
    explicit EdgeWaits(const Plan& plan)
        : m_plan(plan)
        , m_consumers(plan.compute.size())
        , m_producers(plan.compute.size())
    {
        for (std::size_t t = 0; t < plan.transfers.size(); ++t) {
            const auto node = static_cast<NodeId>(plan.compute.size() + t);
            m_producers[plan.nodeOf(plan.transfers[t].producer)].push_back(node);
            m_consumers[plan.nodeOf(plan.transfers[t].consumer)].push_back(node);
        }
    }

    MaybeFault check()
    {
        for (std::size_t d = 0; d + 1 < m_plan.computeBegin.size(); ++d) {
            m_reached.clear();
            for (std::size_t n = m_plan.computeBegin[d]; n < m_plan.computeBegin[d + 1]; ++n)
                if (MaybeFault fault = checkCompute(static_cast<NodeId>(n)))
                    return fault;
        }
        for (const Edge& edge : m_plan.edges) {
            m_reached.clear();
            for (const NodeId node : edge.sends)
                if (MaybeFault fault = checkTransfer(edge, node))
                    return fault;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::pair<std::size_t, std::size_t> placeOf(NodeId node) const
    {
        if (m_plan.isCompute(node))
            return {m_plan.compute[node].device.index(), node};
        const TransferNode& transfer = m_plan.transfer(node);
        return {static_cast<std::size_t>(m_plan.deviceCount()) + transfer.edge, transfer.place};
    }

    void addWaits(NodeId node)
    {
        for (const NodeId waitsFor : m_plan.waitsOf(node)) {
            const auto [queue, place] = placeOf(waitsFor);
            std::size_t& reached = m_reached[queue];
            reached = std::max(reached, place + 1);
        }
    }

    [[nodiscard]] bool isBefore(NodeId earlier) const
    {
        const auto [queue, place] = placeOf(earlier);
        const auto reached = m_reached.find(queue);
        return reached != m_reached.end() && place < reached->second;
    }

    [[nodiscard]] std::optional<NodeId> slotUserBefore(NodeId node) const
    {
        const TransferNode& transfer = m_plan.transfer(node);
        const Edge& edge = m_plan.edges[transfer.edge];
        if (transfer.place < edge.slotCount)
            return std::nullopt;
        return edge.sends[transfer.place - edge.slotCount];
    }

    [[nodiscard]] PlanFault fault(const std::string& detail) const { return {PlanRule::R5NoEarlyOverwrite, detail}; }

    MaybeFault checkCompute(NodeId node)
    {
        addWaits(node);
        for (const NodeId incoming : m_consumers[node])
            if (!isBefore(incoming))
                return fault(m_plan.nodeText(node) + " does not wait for " + m_plan.nodeText(incoming));
        for (const NodeId outgoing : m_producers[node])
            if (const auto user = slotUserBefore(outgoing); user && !isBefore(*user))
                return fault(m_plan.nodeText(node) + " overwrites the output slot of " + m_plan.nodeText(*user) +
                             " without waiting for it");
        return std::nullopt;
    }

    MaybeFault checkTransfer(const Edge& edge, NodeId node)
    {
        addWaits(node);
        const NodeId producer = m_plan.nodeOf(m_plan.transfer(node).producer);
        if (!isBefore(producer))
            return fault(m_plan.nodeText(node) + " does not wait for " + m_plan.nodeText(producer));
        const auto user = slotUserBefore(node);
        if (!user)
            return std::nullopt;
        const NodeId reader = m_plan.nodeOf(m_plan.transfer(*user).consumer);
        if (!isBefore(reader))
            return fault(m_plan.nodeText(node) + " overwrites slot " +
                         std::to_string(m_plan.transfer(node).place % edge.slotCount) + " before " +
                         m_plan.nodeText(reader) + " has read it");
        return std::nullopt;
    }

    const Plan& m_plan;
    std::vector<std::vector<NodeId>> m_consumers;  ///< transfers that each compute node takes in
    std::vector<std::vector<NodeId>> m_producers;  ///< that it sends
    std::map<std::size_t, std::size_t> m_reached;  ///< queue → one past the latest place waited for
};

}  // namespace

std::optional<PlanFault> checkStash(const Plan& plan)
{
    return DeviceWalk(plan).stash();
}

std::optional<PlanFault> checkOverwrites(const Plan& plan)
{
    if (MaybeFault fault = DeviceWalk(plan).local())
        return fault;
    return EdgeWaits(plan).check();
}

}  // namespace bubblescope::live
