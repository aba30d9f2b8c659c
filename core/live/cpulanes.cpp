// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/cpubackend.h"
#include "core/live/cpulane.h"
#include "core/live/cpuwork.h"
#include "core/live/monotonic.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <span>

// What the threads of CpuBackend do.
namespace bubblescope::live {

namespace {

/// Words between two looks at the stop flag: some tens of µs.
constexpr std::uint32_t kWordsAtOnce = 4096;

}  // namespace

void CpuBackend::runLane(Lane& lane)
{
    setUpThread(lane.how == How::Run ? "device" : "edge");
    for (std::int64_t count = 0; awaitIssue(lane, count); ++count) {
        const NodeId node = lane.nodes[static_cast<std::size_t>(count) % lane.nodes.size()];
        if (!awaitNodes(lane, node))
            return;
        // First say so, then look: requestStop() sets, then idle() looks here, so one of the two sees the other.
        lane.running = true;
        if (!m_stop) {
            if (lane.how == How::Run)
                ended(runCompute(lane, node));
            else if (const std::optional<Completion> completion = runTransfer(lane.how, node))
                ended(*completion);
        }
        ++lane.done;
        lane.running = false;
    }
}

bool CpuBackend::awaitIssue(Lane& lane, std::int64_t count) const
{
    for (int heard = lane.bell; lane.issued <= count && !m_stop; heard = lane.bell)
        lane.bell.wait(heard);
    return !m_stop;
}

bool CpuBackend::awaitNodes(Lane& lane, NodeId node) const
{
    for (const NodeId wait : m_plan->waitsOf(node)) {
        if (m_lanes[m_laneOf[wait]] == nullptr)
            continue;
        for (int heard = lane.bell; m_endedIn[wait] != m_iteration + 1 && !m_stop; heard = lane.bell)
            lane.bell.wait(heard);
    }
    return !m_stop;
}

Completion CpuBackend::runCompute(Lane& lane, NodeId node)
{
    Completion completion;
    completion.node = node;
    completion.startNs = nowNs();
    const ComputeNode& compute = m_plan->compute[node];
    for (std::size_t op = compute.firstOp; op < compute.endOp; ++op)
        m_sums[op] = passValues(op);
    const Duration& duration = m_durations[node];
    if (duration.workNs > 0) {
        const Calibration& fit = *std::find_if(m_calibration.begin(), m_calibration.end(), [&](const Calibration& one) {
            return one.device == compute.device.value();
        });
        const double left = static_cast<double>(duration.workNs - (nowNs() - completion.startNs)) - fit.fixedNs;
        completion.cut = !lane.work.run(std::llround(left / fit.perUnitNs), m_stop);
    }
    if (duration.wholeNs > 0 && !waitUntil(m_placement.zeroNs + completion.startNs + duration.wholeNs, m_stop))
        completion.cut = true;
    completion.endNs = nowNs();
    return completion;
}

std::uint32_t* CpuBackend::slotOf(std::vector<Block>& ends, NodeId transfer)
{
    const TransferNode& node = m_plan->transfer(transfer);
    return ends[node.edge].get() + static_cast<std::size_t>(node.place % m_plan->edges[node.edge].slotCount) * m_words;
}

ValueSums CpuBackend::passValues(std::size_t op)
{
    const OpBuffers& buffers = m_plan->buffers[op];
    const std::size_t device = m_plan->rows->deviceOf(op).index();
    const auto in = [&](std::vector<Block>& blocks, std::uint32_t slot) {
        return blocks[device].get() + static_cast<std::size_t>(slot) * m_words;
    };
    ValueBuffers at;
    at.words = m_words;
    if (buffers.incoming != kNoNode)
        at.in = slotOf(m_inputs, buffers.incoming);
    else if (buffers.localIn != OpBuffers::kNone)
        at.in = in(m_local, buffers.localIn);
    if (buffers.outgoing != kNoNode)
        at.out = slotOf(m_outputs, buffers.outgoing);
    else if (buffers.localOut != OpBuffers::kNone)
        at.out = in(m_local, buffers.localOut);
    if (buffers.stash != OpBuffers::kNone)
        at.stash = in(m_stash, buffers.stash);
    const ValueOp what = valueOp(*m_plan, op, m_iteration, m_workload.seed);
    ValueSums sums;
    for (std::uint32_t begin = 0; begin < m_words && !m_stop; begin += kWordsAtOnce) {
        const std::uint32_t end = std::min(m_words, begin + kWordsAtOnce);
        for (std::uint32_t i = begin; i < end; ++i)
            runWord(what, at, i, sums);
    }
    return sums;
}

std::optional<Completion> CpuBackend::runTransfer(How how, NodeId node)
{
    const TransferNode& transfer = m_plan->transfer(node);
    const std::size_t words = transfer.payload == Payload::Token ? 0 : m_words;
    Completion completion;
    completion.node = node;
    completion.startNs = nowNs();
    bool whole = true;
    if (how == How::Copy) {
        if (words > 0)
            std::memcpy(slotOf(m_inputs, node), slotOf(m_outputs, node), words * sizeof(std::uint32_t));
    } else if (how == How::Send) {
        const auto data = words == 0 ? std::span<const std::uint32_t>()
                                     : std::span<const std::uint32_t>(slotOf(m_outputs, node), words);
        whole = m_links->send(transfer.edge, std::as_bytes(data), completion.startNs);
    } else {
        const auto data = words == 0 ? std::span<std::uint32_t>() : std::span(slotOf(m_inputs, node), words);
        TimeNs sentNs = 0;
        whole = m_links->receive(transfer.edge, std::as_writable_bytes(data), sentNs);
        // The way begins when both ends are there; before that the receiver has only waited.
        completion.startNs = std::min(nowNs(), std::max(completion.startNs, sentNs));
    }
    if (!whole) {
        LiveFault fault;
        fault.code = "peer-lost";
        fault.node = node;
        fault.text = fmt::format("{}: the connection to the other end has broken", m_plan->nodeText(node));
        fail(std::move(fault));
        return std::nullopt;
    }
    if (how != How::Send && m_workload.transferLatencyNs > 0)
        completion.cut = !waitUntil(m_placement.zeroNs + completion.startNs + m_workload.transferLatencyNs, m_stop);
    completion.endNs = nowNs();
    return completion;
}

void CpuBackend::ended(const Completion& completion)
{
    m_endedIn[completion.node] = m_iteration + 1;
    for (const std::uint32_t lane : m_bells[completion.node])
        m_lanes[lane]->ring();
    const std::scoped_lock lock(m_mutex);
    m_completions.push_back(completion);
    m_someEnded.notify_one();
}

}  // namespace bubblescope::live
