// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs a plan without time, as freely as its rules allow: at every step any node that may begin begins, or any that
// runs ends, by a seeded choice. Buffers are modelled one by one, so reading what is not there, or writing over what is
// still needed, is seen whatever the waits say.

#include "core/live/plan.h"
#include "core/model/dataflow.h"

#include <QString>

#include <map>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <vector>

namespace bubblescope::test {

class PlanExecutor {
public:
    PlanExecutor(const live::Plan& plan, const Schedule& schedule, std::uint32_t seed)
        : m_plan(plan)
        , m_schedule(schedule)
        , m_table(schedule)
        , m_random(seed)
        , m_state(plan.nodeCount(), State::Waiting)
    {
        for (std::size_t d = 0; d + 1 < plan.computeBegin.size(); ++d) {
            m_queues.emplace_back();
            for (std::size_t n = plan.computeBegin[d]; n < plan.computeBegin[d + 1]; ++n)
                m_queues.back().push_back(static_cast<live::NodeId>(n));
        }
        for (const live::Edge& edge : plan.edges)
            m_queues.push_back(edge.sends);
        m_next.resize(m_queues.size());
    }

    /// What went wrong, or nothing.
    std::optional<std::string> run()
    {
        std::size_t ended = 0;
        while (ended < m_plan.nodeCount()) {
            std::vector<std::size_t> able;  // queues that can do something
            for (std::size_t q = 0; q < m_queues.size(); ++q)
                if (m_next[q] < m_queues[q].size() && (running(q) || mayBegin(m_queues[q][m_next[q]])))
                    able.push_back(q);
            if (able.empty())
                return "nothing can go on";
            const std::size_t queue = able[m_random() % able.size()];
            const live::NodeId node = m_queues[queue][m_next[queue]];
            if (!running(queue)) {
                m_state[node] = State::Running;
                begin(node);
            } else {
                end(node);
                m_state[node] = State::Ended;
                ++m_next[queue];
                ++ended;
            }
            if (!m_fault.empty())
                return m_fault;
        }
        return std::nullopt;
    }

private:
    enum class State { Waiting, Running, Ended };
    /// Kind of buffer, its device or edge, its number.
    using Key = std::tuple<char, std::size_t, std::uint32_t>;
    struct Buffer {
        std::string holds;
        int readsLeft = 0;
        int readers = 0;
        bool written = false;  ///< is being written
    };

    bool running(std::size_t queue) const { return m_state[m_queues[queue][m_next[queue]]] == State::Running; }

    bool mayBegin(live::NodeId node) const
    {
        for (const live::NodeId before : m_plan.waitsOf(node))
            if (m_state[before] != State::Ended)
                return false;
        return true;
    }

    void fail(live::NodeId node, const std::string& what)
    {
        if (m_fault.empty())
            m_fault = m_plan.nodeText(node) + " " + what;
    }

    void beginRead(live::NodeId node, const Key& key, const std::string& wanted)
    {
        Buffer& buffer = m_buffers[key];
        if (buffer.written || buffer.holds != wanted || buffer.readsLeft == 0)
            fail(node, "wants " + wanted + " and finds " + buffer.holds);
        ++buffer.readers;
    }
    void endRead(live::NodeId node, const Key& key)
    {
        Buffer& buffer = m_buffers[key];
        if (buffer.written)
            fail(node, "read while it was written");
        --buffer.readers;
        --buffer.readsLeft;
    }
    void beginWrite(live::NodeId node, const Key& key)
    {
        Buffer& buffer = m_buffers[key];
        if (buffer.written || buffer.readers > 0 || buffer.readsLeft > 0)
            fail(node, "writes over " + buffer.holds);
        buffer.written = true;
    }
    void endWrite(const Key& key, const std::string& what, int reads) { m_buffers[key] = {what, reads, 0, false}; }

    Key slotKey(char kind, live::NodeId node) const
    {
        const live::TransferNode& t = m_plan.transfer(node);
        return {kind, t.edge, t.place % m_plan.edges[t.edge].slotCount};
    }
    std::string nameOf(std::size_t op) const { return toString(m_plan.rows->ops[op]); }

    /// The op of another stage that op i has its input from.
    std::uint32_t producerOf(std::size_t i) const
    {
        const Op& op = m_plan.rows->ops[i];
        for (const Need& need : needsOf(op, m_schedule.stageCount))
            if (need.stage != op.stage.value())
                return m_table.find(need);
        return OpTable::kNone;
    }

    /// Who must have ended, by the rules of data flow and the schedule's extra dependencies, whatever the plan says.
    void checkNeeds(live::NodeId node)
    {
        const live::ComputeNode& unit = m_plan.compute[node];
        const auto require = [&](std::size_t producer) {
            if (m_state[m_plan.nodeOf(producer)] != State::Ended)
                fail(node, "begins before " + nameOf(producer) + " has ended");
        };
        for (std::size_t i = unit.firstOp; i < unit.endOp; ++i)
            for (const Need& need : needsOf(m_plan.rows->ops[i], m_schedule.stageCount))
                require(m_table.find(need));
        for (const ExtraDependency& extra : m_schedule.extra)
            if (extra.consumer == unit.firstOp)
                require(extra.producer);
    }

    /// Calls for each buffer that the unit reads or writes: visit(key, content, reads left if it is written, or −1).
    template <class Visit>
    void forEachBuffer(const live::ComputeNode& unit, const Visit& visit) const
    {
        for (std::size_t i = unit.firstOp; i < unit.endOp; ++i) {
            const live::OpBuffers& at = m_plan.buffers[i];
            const Op& op = m_plan.rows->ops[i];
            const std::uint32_t producer = producerOf(i);
            if (producer != OpTable::kNone) {
                if (at.incoming != live::kNoNode)
                    visit(slotKey('i', at.incoming), nameOf(producer), -1);
                else
                    visit(Key{'l', unit.device.index(), at.localIn}, nameOf(producer), -1);
            }
            if (at.outgoing != live::kNoNode)
                visit(slotKey('o', at.outgoing), nameOf(i), 1);
            if (at.localOut != live::OpBuffers::kNone)
                visit(Key{'l', unit.device.index(), at.localOut}, nameOf(i), 1);
            if (at.stash != live::OpBuffers::kNone) {
                const std::string what = std::to_string(op.stage.value()) + "," + std::to_string(op.microbatch.value());
                const bool split =
                    m_table.find({Output::WeightGradient, op.stage.value(), op.microbatch.value()}) != OpTable::kNone;
                visit(Key{'s', unit.device.index(), at.stash}, what, op.kind == OpKind::Forward ? (split ? 2 : 1) : -1);
            }
        }
    }

    void begin(live::NodeId node)
    {
        if (m_plan.isCompute(node)) {
            checkNeeds(node);
            forEachBuffer(m_plan.compute[node], [&](const Key& key, const std::string& what, int reads) {
                if (reads < 0)
                    beginRead(node, key, what);
            });
            forEachBuffer(m_plan.compute[node], [&](const Key& key, const std::string&, int reads) {
                if (reads > 0)
                    beginWrite(node, key);
            });
        } else if (m_plan.transfer(node).payload != live::Payload::Token) {
            beginRead(node, slotKey('o', node), nameOf(m_plan.transfer(node).producer));
            beginWrite(node, slotKey('i', node));
        }
    }

    void end(live::NodeId node)
    {
        if (m_plan.isCompute(node)) {
            forEachBuffer(m_plan.compute[node], [&](const Key& key, const std::string& what, int reads) {
                if (reads < 0)
                    endRead(node, key);
                else
                    endWrite(key, what, reads);
            });
        } else if (m_plan.transfer(node).payload != live::Payload::Token) {
            endRead(node, slotKey('o', node));
            endWrite(slotKey('i', node), nameOf(m_plan.transfer(node).producer), 1);
        }
    }

    const live::Plan& m_plan;
    const Schedule& m_schedule;
    OpTable m_table;
    std::mt19937 m_random;
    std::vector<State> m_state;
    std::vector<std::vector<live::NodeId>> m_queues;
    std::vector<std::size_t> m_next;
    std::map<Key, Buffer> m_buffers;
    std::string m_fault;
};

}  // namespace bubblescope::test
