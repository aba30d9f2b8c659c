// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/planslots.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace bubblescope::live {
namespace {

/// The transfers that a compute node takes in and sends out, as indices into Plan::transfers.
class Links {
public:
    explicit Links(const Plan& plan)
        : m_in(plan, &TransferNode::consumer)
        , m_out(plan, &TransferNode::producer)
    {
    }
    [[nodiscard]] std::span<const std::uint32_t> in(NodeId node) const { return m_in.of(node); }
    [[nodiscard]] std::span<const std::uint32_t> out(NodeId node) const { return m_out.of(node); }

private:
    struct List {
        List(const Plan& plan, std::size_t TransferNode::*end)
            : begin(plan.compute.size() + 1)
            , items(plan.transfers.size())
        {
            std::vector<NodeId> nodes;
            nodes.reserve(items.size());
            for (const TransferNode& transfer : plan.transfers) {
                nodes.push_back(plan.nodeOf(transfer.*end));
                ++begin[nodes.back() + 1];
            }
            for (std::size_t n = 0; n + 1 < begin.size(); ++n)
                begin[n + 1] += begin[n];
            std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
            for (std::uint32_t t = 0; t < nodes.size(); ++t)
                items[next[nodes[t]]++] = t;
        }
        [[nodiscard]] std::span<const std::uint32_t> of(NodeId node) const
        {
            return std::span(items).subspan(begin[node], begin[node + 1] - begin[node]);
        }
        std::vector<std::uint32_t> begin;
        std::vector<std::uint32_t> items;
    };
    List m_in;
    List m_out;
};

class UntimedRun {
public:
    UntimedRun(const Plan& plan, const Links& links, std::vector<std::uint32_t> slots)
        : m_plan(plan)
        , m_links(links)
        , m_slots(std::move(slots))
        , m_devices(static_cast<std::size_t>(plan.deviceCount()))
        , m_next(m_devices + plan.edges.size())
        , m_edgesOf(m_devices)
        , m_listed(m_next.size(), false)
    {
        for (std::size_t d = 0; d < m_devices; ++d)
            m_next[d] = plan.computeBegin[d];
        for (std::size_t e = 0; e < plan.edges.size(); ++e) {
            m_edgesOf[plan.edges[e].from.index()].push_back(m_devices + e);
            m_edgesOf[plan.edges[e].to.index()].push_back(m_devices + e);
        }
        for (std::size_t q = 0; q < m_next.size(); ++q)
            list(q);
    }

    /// Called with each compute node when it is done.
    std::function<void(NodeId)> onComputed;

    /// Goes on as far as it can; true if everything is done.
    bool run()
    {
        while (!m_toTry.empty()) {
            const std::size_t queue = m_toTry.back();
            m_toTry.pop_back();
            m_listed[queue] = false;
            bool moved = false;
            for (; m_next[queue] < endOf(queue) && !blockedBy(queue); moved = true) {
                if (queue < m_devices && onComputed)
                    onComputed(static_cast<NodeId>(m_next[queue]));
                ++m_next[queue];
            }
            if (moved)
                listNeighbours(queue);
        }
        for (std::size_t q = 0; q < m_next.size(); ++q)
            if (m_next[q] < endOf(q))
                return false;
        return true;
    }

    /// Where run() has stuck: adds a slot to the edge with the fewest among those whose full slots are part of the
    /// cycle of waiting nodes. False if the cycle has none; then `cycle` names it.
    bool addSlot(std::string& cycle)
    {
        std::vector<std::size_t> path;
        std::vector<Block> blocks;
        std::vector<std::size_t> placeInPath(m_next.size(), SIZE_MAX);
        std::size_t queue = 0;
        while (m_next[queue] >= endOf(queue))
            ++queue;
        while (placeInPath[queue] == SIZE_MAX) {
            placeInPath[queue] = path.size();
            path.push_back(queue);
            blocks.push_back(*blockedBy(queue));
            queue = blocks.back().queue;
        }
        std::size_t chosen = SIZE_MAX;
        for (std::size_t i = placeInPath[queue]; i < path.size(); ++i) {
            const std::size_t edge = blocks[i].slotOfEdge;
            if (edge != SIZE_MAX && (chosen == SIZE_MAX || m_slots[edge] < m_slots[chosen]))
                chosen = edge;
        }
        if (chosen == SIZE_MAX) {
            for (std::size_t i = placeInPath[queue]; i < path.size(); ++i)
                cycle += m_plan.nodeText(headOf(path[i])) + " → ";
            cycle += m_plan.nodeText(headOf(queue));
            return false;
        }
        ++m_slots[chosen];
        list(m_devices + chosen);
        list(m_plan.edges[chosen].from.index());
        return true;
    }

    [[nodiscard]] const std::vector<std::uint32_t>& slots() const { return m_slots; }

private:
    /// Why the next node of a queue must wait.
    struct Block {
        std::size_t queue = 0;              ///< that has to go on first
        std::size_t slotOfEdge = SIZE_MAX;  ///< if it waits for a slot
    };

    void list(std::size_t queue)
    {
        if (!m_listed[queue])
            m_toTry.push_back(queue);
        m_listed[queue] = true;
    }

    void listNeighbours(std::size_t queue)
    {
        if (queue < m_devices) {
            for (const std::size_t edge : m_edgesOf[queue])
                list(edge);
            return;
        }
        const Edge& edge = m_plan.edges[queue - m_devices];
        list(edge.from.index());
        list(edge.to.index());
    }

    [[nodiscard]] std::size_t endOf(std::size_t queue) const
    {
        return queue < m_devices ? m_plan.computeBegin[queue + 1] : m_plan.edges[queue - m_devices].sends.size();
    }

    [[nodiscard]] NodeId headOf(std::size_t queue) const
    {
        return queue < m_devices ? static_cast<NodeId>(m_next[queue])
                                 : m_plan.edges[queue - m_devices].sends[m_next[queue]];
    }

    [[nodiscard]] bool computed(std::size_t op, std::size_t& device) const
    {
        const NodeId node = m_plan.nodeOf(op);
        device = m_plan.compute[node].device.index();
        return node < m_next[device];
    }

    [[nodiscard]] std::optional<Block> blockedBy(std::size_t queue) const
    {
        return queue < m_devices ? computeBlockedBy(static_cast<NodeId>(m_next[queue]))
                                 : transferBlockedBy(queue - m_devices);
    }

    [[nodiscard]] std::optional<Block> computeBlockedBy(NodeId node) const
    {
        for (const std::uint32_t t : m_links.in(node)) {
            const TransferNode& transfer = m_plan.transfers[t];
            if (transfer.place >= m_next[m_devices + transfer.edge])
                return Block{m_devices + transfer.edge};
        }
        for (const std::uint32_t t : m_links.out(node)) {
            const TransferNode& transfer = m_plan.transfers[t];
            if (transfer.place >= m_next[m_devices + transfer.edge] + m_slots[transfer.edge])
                return Block{m_devices + transfer.edge, transfer.edge};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Block> transferBlockedBy(std::size_t edgeIndex) const
    {
        const Edge& edge = m_plan.edges[edgeIndex];
        const std::size_t place = m_next[m_devices + edgeIndex];
        std::size_t device = 0;
        if (!computed(m_plan.transfer(edge.sends[place]).producer, device))
            return Block{device};
        if (place >= m_slots[edgeIndex] &&
            !computed(m_plan.transfer(edge.sends[place - m_slots[edgeIndex]]).consumer, device))
            return Block{device, edgeIndex};
        return std::nullopt;
    }

    const Plan& m_plan;
    const Links& m_links;
    std::vector<std::uint32_t> m_slots;
    std::size_t m_devices;
    std::vector<std::size_t> m_next;  ///< devices: next compute node; then edges: next place
    std::vector<std::vector<std::size_t>> m_edgesOf;
    std::vector<bool> m_listed;
    std::vector<std::size_t> m_toTry;
};

}  // namespace

Result<std::vector<std::uint32_t>> leastSlots(const Plan& plan)
{
    const Links links(plan);
    UntimedRun grow(plan, links, std::vector<std::uint32_t>(plan.edges.size(), 2));
    // What has run stays run when a slot is added, so the run just goes on.
    while (!grow.run())
        if (std::string cycle; !grow.addSlot(cycle))
            return Error{ErrorCode::PlanDeadlock, "", {cycle}, nullptr};
    std::vector<std::uint32_t> slots = grow.slots();
    // A slot added early may have become needless. Fewer slots elsewhere never make one needless here, so once round
    // is enough.
    for (std::uint32_t& count : slots) {
        while (count > 2) {
            --count;
            if (!UntimedRun(plan, links, slots).run()) {
                ++count;
                break;
            }
        }
    }
    return slots;
}

std::vector<std::uint32_t> unthrottledSlots(const Plan& plan)
{
    const Links links(plan);
    const auto devices = static_cast<std::size_t>(plan.deviceCount());
    // known[d][e]: all compute nodes of e before this one have ended before the node that d is at can start.
    std::vector<std::vector<NodeId>> known(devices);
    for (auto& clock : known)
        clock.assign(plan.computeBegin.begin(), plan.computeBegin.end() - 1);
    std::vector<std::vector<NodeId>> carried(plan.transfers.size());
    std::vector<std::uint32_t> used(plan.edges.size(), 0);  // transfers of the edge known to be used, without a gap
    std::vector<std::uint32_t> slots(plan.edges.size(), 2);

    UntimedRun free(plan, links, std::vector<std::uint32_t>(plan.edges.size(), UINT32_MAX / 2));
    free.onComputed = [&](NodeId node) {
        const std::size_t device = plan.compute[node].device.index();
        std::vector<NodeId>& clock = known[device];
        for (const std::uint32_t t : links.in(node)) {
            for (std::size_t d = 0; d < devices; ++d)
                clock[d] = std::max(clock[d], carried[t][d]);
            carried[t] = {};
        }
        for (const std::uint32_t t : links.out(node)) {
            const TransferNode& transfer = plan.transfers[t];
            const Edge& edge = plan.edges[transfer.edge];
            std::uint32_t& gone = used[transfer.edge];
            while (gone < transfer.place &&
                   plan.nodeOf(plan.transfer(edge.sends[gone]).consumer) < clock[edge.to.index()])
                ++gone;
            slots[transfer.edge] = std::max(slots[transfer.edge], transfer.place + 1 - gone);
        }
        clock[device] = node + 1;
        for (const std::uint32_t t : links.out(node))
            carried[t] = clock;
    };
    free.run();
    return slots;
}

}  // namespace bubblescope::live
