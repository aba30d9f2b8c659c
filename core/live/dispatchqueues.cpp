// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/dispatcher.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

// What may be issued, what has ended, and what should have.
namespace bubblescope::live {

namespace {

constexpr TimeNs kWatermarkEveryNs = 20 * kNsPerMs;
constexpr TimeNs kStallCheckEveryNs = 100 * kNsPerMs;

}  // namespace

void Dispatcher::buildQueues()
{
    const Plan& plan = *m_plan;
    const auto devices = static_cast<std::size_t>(plan.deviceCount());
    m_queues.resize(devices + plan.edges.size());
    m_queueOf.assign(plan.nodeCount(), 0);
    m_nodeState.assign(plan.nodeCount(), Elsewhere);
    for (std::size_t d = 0; d < devices; ++d) {
        for (std::size_t node = plan.computeBegin[d]; node < plan.computeBegin[d + 1]; ++node) {
            m_queueOf[node] = static_cast<std::uint32_t>(d);
            if (m_placement.isLocal(DeviceId(static_cast<int>(d))))
                m_queues[d].nodes.push_back(static_cast<NodeId>(node));
        }
    }
    for (std::size_t e = 0; e < plan.edges.size(); ++e) {
        const Edge& edge = plan.edges[e];
        const bool from = m_placement.isLocal(edge.from);
        const bool to = m_placement.isLocal(edge.to);
        Queue& queue = m_queues[devices + e];
        queue.crossesRanks = from != to;
        if (from || to)
            queue.nodes = from ? edge.sends : edge.receives;
        for (const NodeId node : edge.sends)
            m_queueOf[node] = static_cast<std::uint32_t>(devices + e);
    }
    m_dependentBegin.assign(plan.nodeCount() + 1, 0);
    for (const NodeId wait : plan.waits)
        ++m_dependentBegin[wait + 1];
    for (std::size_t i = 1; i < m_dependentBegin.size(); ++i)
        m_dependentBegin[i] += m_dependentBegin[i - 1];
    m_dependents.resize(plan.waits.size());
    std::vector<std::uint32_t> next = m_dependentBegin;
    for (NodeId node = 0; node < plan.nodeCount(); ++node) {
        for (const NodeId wait : plan.waitsOf(node))
            m_dependents[next[wait]++] = node;
    }
    m_dirty.reserve(m_queues.size());
    m_completions.reserve(m_queues.size() * static_cast<std::size_t>(std::max(1, m_options.lookahead)));
}

void Dispatcher::markDirty(std::uint32_t queue)
{
    if (!std::exchange(m_queues[queue].dirty, true))
        m_dirty.push_back(queue);
}

void Dispatcher::markDependents(NodeId node)
{
    for (std::uint32_t i = m_dependentBegin[node]; i < m_dependentBegin[node + 1]; ++i)
        markDirty(m_queueOf[m_dependents[i]]);
}

bool Dispatcher::mayIssue(const Queue& queue) const
{
    if (queue.issued == queue.nodes.size() || queue.inFlight() >= static_cast<std::size_t>(m_options.lookahead))
        return false;
    const NodeId node = queue.nodes[queue.issued];
    const bool compute = m_plan->isCompute(node);
    const bool late = !compute && m_options.posting == Posting::Late;
    for (const NodeId wait : m_plan->waitsOf(node)) {
        const NodeState state = m_nodeState[wait];
        if (state == Ended || state == Elsewhere)
            continue;
        // What another process must do first may take long: a pause or a cancel must not have to wait for that.
        const bool otherEnd = compute && m_queues[m_queueOf[wait]].crossesRanks;
        if (state == Waiting || late || otherEnd)
            return false;
    }
    return true;
}

void Dispatcher::issueReady()
{
    while (!m_dirty.empty()) {
        const std::uint32_t q = m_dirty.back();
        m_dirty.pop_back();
        Queue& queue = m_queues[q];
        queue.dirty = false;
        while (mayIssue(queue)) {
            const NodeId node = queue.nodes[queue.issued++];
            m_nodeState[node] = Issued;
            ++m_inFlight;
            m_backend.issue(node);
            markDependents(node);
        }
    }
}

void Dispatcher::harvest()
{
    for (const Completion& completion : m_completions) {
        const std::uint32_t q = m_queueOf[completion.node];
        Queue& queue = m_queues[q];
        if (queue.inFlight() == 0 || queue.nodes[queue.ended] != completion.node) {
            LiveFault fault;
            fault.code = "device-error";
            fault.node = completion.node;
            fault.text = fmt::format("{} has ended, which was not its turn; {}", m_plan->nodeText(completion.node),
                                     queueText(q));
            fail(std::move(fault));
            continue;
        }
        ++queue.ended;
        queue.runnableSinceNs = -1;
        m_nodeState[completion.node] = Ended;
        --m_inFlight;
        --m_left;
        markDirty(q);
        markDependents(completion.node);
        if (!completion.cut)
            handOn(completion);
    }
    m_completions.clear();
    if (nowNs() - m_watermarkAtNs >= kWatermarkEveryNs)
        giveWatermark();
}

void Dispatcher::handOn(const Completion& completion)
{
    const Plan& plan = *m_plan;
    const TimeNs duration = std::max<TimeNs>(0, completion.endNs - completion.startNs);
    const std::int64_t firstMicrobatch = static_cast<std::int64_t>(m_iteration) * plan.microbatchSpan;
    if (!plan.isCompute(completion.node)) {
        const TransferNode& node = plan.transfer(completion.node);
        if (!m_placement.isLocal(plan.edges[node.edge].to))
            return;  // the receiving process has it
        const Op& op = plan.rows->ops[node.producer];
        m_sink.transfer({static_cast<int>(node.edge), node.payload, op.stage.value(),
                         firstMicrobatch + op.microbatch.value(), completion.startNs, duration});
        return;
    }
    const ComputeNode& node = plan.compute[completion.node];
    const std::size_t device = node.device.index();
    for (std::size_t i = node.firstOp; i < node.endOp; ++i) {
        const Op& op = plan.rows->ops[i];
        m_sink.op({node.device.value(), op.kind, op.stage.value(), firstMicrobatch + op.microbatch.value(),
                   completion.startNs, duration});
    }
    m_metrics.busyNs += duration;
    ++m_endedOf[device];
    m_lastOf[device] = completion.node;
    m_watermark[device] = std::max(m_watermark[device], completion.endNs);
}

void Dispatcher::giveWatermark()
{
    const TimeNs now = nowNs();
    m_watermarkAtNs = now;
    for (std::size_t d = 0; d < m_watermark.size(); ++d) {
        // What is not issued yet starts later than now; what is in flight, after the one before it.
        if (m_queues[d].inFlight() == 0 && m_placement.isLocal(DeviceId(static_cast<int>(d))))
            m_watermark[d] = std::max(m_watermark[d], now - m_clockErrorNs);
    }
    m_sink.watermark(m_watermark);
}

bool Dispatcher::quiet() const
{
    return std::all_of(m_queues.begin(), m_queues.end(),
                       [](const Queue& queue) { return queue.inFlight() == 0 || queue.crossesRanks; });
}

TimeNs Dispatcher::expectedNs(NodeId node) const
{
    if (!m_plan->isCompute(node))
        return m_workload.transferLatencyNs;
    const ComputeNode& compute = m_plan->compute[node];
    return m_workload.unitTargetNs(
        std::span(m_plan->rows->ops).subspan(compute.firstOp, compute.endOp - compute.firstOp), m_slowdown);
}

void Dispatcher::checkStall()
{
    const TimeNs now = nowNs();
    if (m_fault || now - m_stallCheckAtNs < kStallCheckEveryNs)
        return;
    m_stallCheckAtNs = now;
    for (std::uint32_t q = 0; q < m_queues.size(); ++q) {
        Queue& queue = m_queues[q];
        // A transfer between processes waits for what only the other one knows; the link notices a peer that is gone.
        if (queue.inFlight() == 0 || queue.crossesRanks)
            continue;
        const NodeId node = queue.nodes[queue.ended];
        const auto waits = m_plan->waitsOf(node);
        const bool runnable = std::all_of(waits.begin(), waits.end(), [&](NodeId wait) {
            return m_nodeState[wait] == Ended || m_nodeState[wait] == Elsewhere;
        });
        if (!runnable)
            continue;
        if (queue.runnableSinceNs < 0)
            queue.runnableSinceNs = now;
        if (now - queue.runnableSinceNs > std::max(m_options.stallFactor * expectedNs(node), m_options.stallNs))
            return fail(stallFault(q, now - queue.runnableSinceNs));
    }
}

std::string Dispatcher::queueText(std::uint32_t q) const
{
    const Queue& queue = m_queues[q];
    const auto devices = static_cast<std::uint32_t>(m_plan->deviceCount());
    std::string text = q < devices ? fmt::format("device {}", q)
                                   : fmt::format("edge {}>{}", m_plan->edges[q - devices].from.value(),
                                                 m_plan->edges[q - devices].to.value());
    text += queue.ended > 0 ? ": last ended " + m_plan->nodeText(queue.nodes[queue.ended - 1]) : ": none ended";
    if (queue.inFlight() > 0)
        text += ", under way or waiting " + m_plan->nodeText(queue.nodes[queue.ended]);
    else if (queue.issued < queue.nodes.size())
        text += ", next " + m_plan->nodeText(queue.nodes[queue.issued]);
    return text;
}

LiveFault Dispatcher::stallFault(std::uint32_t q, TimeNs forNs) const
{
    const auto devices = static_cast<std::uint32_t>(m_plan->deviceCount());
    LiveFault fault;
    fault.code = "stalled";
    fault.node = m_queues[q].nodes[m_queues[q].ended];
    fault.text = fmt::format("{} has not ended in {}, expected {}; {}", m_plan->nodeText(fault.node), formatMs(forNs),
                             formatMs(expectedNs(fault.node)), queueText(q));
    if (q < devices) {
        fault.device = static_cast<int>(q);
    } else {
        const Edge& edge = m_plan->edges[q - devices];
        fault.device = edge.to.value();
        for (const DeviceId end : {edge.from, edge.to})
            fault.text += "; " + queueText(static_cast<std::uint32_t>(end.value()));
    }
    fault.hint = "the device does not answer; look at its driver's log, and give long ops more time";
    return fault;
}

}  // namespace bubblescope::live
