// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/runner.h"

#include <algorithm>

namespace bubblescope::gpu {
namespace {

using live::Completion;
using live::kNoNode;
using live::NodeId;
using live::OpBuffers;

constexpr std::size_t kLastIssued = 4;
constexpr TimeNs kAnchorEveryNs = 2 * kNsPerS;
constexpr TimeNs kWatchEveryNs = 50 * kNsPerMs;
constexpr TimeNs kEndMessagesNs = 800 * kNsPerMs;
constexpr int kQuickAnchorRounds = 16;

}  // namespace

Runner::Runner(Machine& machine, std::vector<WorkRate> rates)
    : m_machine(machine)
    , m_plan(*machine.job().plan)
    , m_cuda(machine.cuda())
    , m_rates(std::move(rates))
    , m_lanes(static_cast<std::size_t>(m_plan.deviceCount()) + m_plan.edges.size())
    , m_nodes(m_plan.nodeCount())
    , m_amounts(m_plan.compute.size())
    , m_values(machine.job().plan, machine.job().words, machine.job().workload.seed)
{
    for (std::size_t e = 0; e < m_plan.edges.size(); ++e) {
        m_lanes[static_cast<std::size_t>(m_plan.deviceCount()) + e].edge = static_cast<int>(e);
    }
}

Runner::Lane& Runner::laneOf(NodeId node)
{
    return m_plan.isCompute(node)
               ? m_lanes[m_plan.compute[node].device.index()]
               : m_lanes[static_cast<std::size_t>(m_plan.deviceCount()) + m_plan.transfer(node).edge];
}

void Runner::startIteration(int iteration, const std::vector<double>& slowdown)
{
    collectSums();
    m_iteration = iteration;
    const live::Workload& workload = m_machine.job().workload;
    const std::vector<double> even(slowdown.size(), 1.0);
    for (NodeId node = 0; node < m_plan.compute.size(); ++node) {
        const live::ComputeNode& unit = m_plan.compute[node];
        if (m_machine.share(unit.device) == nullptr) {
            continue;
        }
        const auto ops = std::span(m_plan.rows->ops).subspan(unit.firstOp, unit.endOp - unit.firstOp);
        const TimeNs target = workload.unitTargetNs(ops, even);
        const TimeNs slowed = workload.unitTargetNs(ops, slowdown);
        const double factor = target > 0 ? static_cast<double>(slowed) / static_cast<double>(target) : 1.0;
        m_amounts[node] = workFor(target, factor, static_cast<int>(ops.size()), m_rates[unit.device.index()], workload);
    }
    for (Node& node : m_nodes) {
        node = {};
    }
    const TimeNs now = m_cuda.api().hostNowNs();
    if (now - m_lastAnchorNs > kAnchorEveryNs) {
        for (const auto& gpu : m_machine.gpus()) {
            gpu->clock().anchor(kQuickAnchorRounds);
        }
        m_lastAnchorNs = now;
    }
}

void Runner::issue(NodeId node)
{
    if (m_stopping) {
        return;
    }
    Lane& lane = laneOf(node);
    m_nodes[node].phase = Phase::Parked;
    lane.parked.push_back(node);
    submitParked(lane);
}

bool Runner::canSubmit(const Lane& lane, NodeId node) const
{
    if (!lane.inStream.empty() && !m_nodes[lane.inStream.back()].timed) {
        return false;  // NCCL has not taken the one before over yet
    }
    const auto waits = m_plan.waitsOf(node);
    return std::all_of(waits.begin(), waits.end(), [&](NodeId wait) {
        return !m_machine.job().placement.runsHere(m_plan, wait) || m_nodes[wait].phase == Phase::Done ||
               (m_nodes[wait].phase == Phase::InStream && m_nodes[wait].timed);
    });
}

void Runner::submitParked(Lane& lane)
{
    while (!lane.parked.empty() && canSubmit(lane, lane.parked.front())) {
        const NodeId node = lane.parked.front();
        lane.parked.pop_front();
        lane.inStream.push_back(node);
        m_nodes[node].phase = Phase::InStream;
        m_last.push_front(node);
        if (m_last.size() > kLastIssued) {
            m_last.pop_back();
        }
        m_plan.isCompute(node) ? submitCompute(node) : submitTransfer(node);
    }
}

void Runner::waitAndBegin(NodeId node, Ends& ends, Gpu& gpu, Stream stream)
{
    m_cuda.use(gpu.ordinal());
    for (const NodeId wait : m_plan.waitsOf(node)) {
        const Node& before = m_nodes[wait];
        if (before.phase != Phase::InStream) {
            continue;  // has ended, or is another process's
        }
        for (const Ends* side : {&before.first, &before.second}) {
            if (side->end != nullptr) {
                m_cuda.check(m_cuda.api().wait(stream, side->end), "cudaStreamWaitEvent");
            }
        }
    }
    ends.gpu = &gpu;
    ends.begin = gpu.take();
    ends.end = gpu.take();
    ends.base = gpu.clock().hold();
    m_cuda.check(m_cuda.api().record(ends.begin, stream), "cudaEventRecord");
}

void Runner::end(Ends& ends, Stream stream)
{
    m_cuda.use(ends.gpu->ordinal());
    m_cuda.check(m_cuda.api().record(ends.end, stream), "cudaEventRecord");
}

live::ValueBuffers Runner::buffersOf(const Share& share, std::size_t op) const
{
    const OpBuffers& buffers = m_plan.buffers[op];
    live::ValueBuffers at;
    at.words = m_machine.job().words;
    const auto slotOf = [&](NodeId transfer) {
        const live::TransferNode& node = m_plan.transfer(transfer);
        return share.payload(share.layout().slot(node.edge, node.place));
    };
    if (buffers.incoming != kNoNode) {
        at.in = slotOf(buffers.incoming);
    } else if (buffers.localIn != OpBuffers::kNone) {
        at.in = share.payload(share.layout().local(buffers.localIn));
    }
    if (buffers.outgoing != kNoNode) {
        at.out = slotOf(buffers.outgoing);
    } else if (buffers.localOut != OpBuffers::kNone) {
        at.out = share.payload(share.layout().local(buffers.localOut));
    }
    if (buffers.stash != OpBuffers::kNone) {
        at.stash = share.payload(share.layout().stash(buffers.stash));
    }
    return at;
}

void Runner::submitCompute(NodeId node)
{
    const live::ComputeNode& unit = m_plan.compute[node];
    Share& share = *m_machine.share(unit.device);
    Ends& ends = m_nodes[node].first;
    waitAndBegin(node, ends, share.gpu(), share.stream());
    const std::size_t row = m_plan.rows->rowBegin[unit.device.index()];
    for (std::size_t op = unit.firstOp; op < unit.endOp; ++op) {
        share.launchValues(live::valueOp(m_plan, op, m_iteration, m_machine.job().workload.seed), buffersOf(share, op),
                           op - row, op == unit.firstOp);
    }
    share.launchWork(m_amounts[node]);
    end(ends, share.stream());
    m_nodes[node].timed = true;
}

void Runner::submitTransfer(NodeId node)
{
    Route& route = m_machine.route(m_plan.transfer(node).edge);
    Node& state = m_nodes[node];
    if (route.sendStream.get() != nullptr) {
        waitAndBegin(node, state.first, route.from->gpu(), route.sendStream.get());
    }
    if (route.receiveStream.get() != nullptr) {
        waitAndBegin(node, route.twoStreams() ? state.second : state.first, route.to->gpu(), route.receiveStream.get());
    }
    m_machine.transfer(node);
    settle(laneOf(node));
}

void Runner::settle(Lane& lane)
{
    if (lane.edge < 0 || lane.inStream.empty() || m_nodes[lane.inStream.back()].timed) {
        return;
    }
    const Route& route = m_machine.route(static_cast<std::uint32_t>(lane.edge));
    if (route.way == Route::Way::Nccl && !m_machine.links()->settled(lane.edge)) {
        return;
    }
    recordEnd(lane);
}

void Runner::recordEnd(Lane& lane)
{
    const Route& route = m_machine.route(static_cast<std::uint32_t>(lane.edge));
    Node& last = m_nodes[lane.inStream.back()];
    end(last.first, route.stream());
    if (route.twoStreams()) {
        end(last.second, route.receiveStream.get());
    }
    last.timed = true;
}

bool Runner::ended(const Ends& ends)
{
    if (ends.end == nullptr) {
        return true;
    }
    const Code code = m_cuda.api().query(ends.end);
    if (code == kNotReady) {
        return false;
    }
    m_cuda.use(ends.gpu->ordinal());
    m_cuda.check(code, "cudaEventQuery");
    return true;
}

void Runner::close(Ends& ends)
{
    if (ends.gpu != nullptr) {
        ends.gpu->clock().release(ends.base);
        ends.gpu->giveBack(ends.begin);
        ends.gpu->giveBack(ends.end);
        ends = {};
    }
}

Completion Runner::timesOf(NodeId node, Lane& lane)
{
    Node& state = m_nodes[node];
    Completion completion{node, 0, 0};
    TimeNs error = 0;
    for (const Ends* side : {&state.first, &state.second}) {
        if (side->gpu == nullptr) {
            continue;
        }
        GpuClock& clock = side->gpu->clock();
        m_cuda.use(side->gpu->ordinal());
        // Both ends: it moves once both have begun, and the receiver's end counts, which is the second.
        completion.startNs = std::max(completion.startNs, clock.hostTimeNs(side->base, side->begin));
        completion.endNs = clock.hostTimeNs(side->base, side->end);
        error = std::max(error, clock.errorNs());
    }
    const TimeNs zero = m_machine.job().placement.zeroNs;
    completion.startNs -= zero;
    completion.endNs -= zero;
    for (const NodeId wait : m_plan.waitsOf(node)) {
        if (m_nodes[wait].phase == Phase::Done && completion.startNs + 2 * error < m_nodes[wait].endNs) {
            ++m_causalityFaults;
        }
    }
    // The conversion is renewed every second, by less than its error; a lane's intervals still never overlap.
    completion.startNs = std::max(completion.startNs, lane.lastEndNs);
    completion.endNs = std::max(completion.endNs, completion.startNs);
    lane.lastEndNs = completion.endNs;
    state.endNs = completion.endNs;
    return completion;
}

void Runner::harvest(Lane& lane, std::vector<Completion>& out)
{
    settle(lane);
    while (!lane.inStream.empty()) {
        const NodeId node = lane.inStream.front();
        Node& state = m_nodes[node];
        if (!state.timed || !ended(state.first) || !ended(state.second)) {
            return;
        }
        if (state.phase == Phase::InStream) {
            out.push_back(timesOf(node, lane));
            // The stop word reaches every product; whether it was early enough to cut this one nobody says.
            out.back().cut = m_stopping && lane.edge < 0 && out.back().endNs > m_stoppedNs;
            state.phase = Phase::Done;
        }
        close(state.first);
        close(state.second);
        lane.inStream.pop_front();
    }
}

void Runner::poll(std::vector<Completion>& out, TimeNs waitNs)
{
    GpuApi& api = m_cuda.api();
    const std::size_t before = out.size();
    const TimeNs until = api.hostNowNs() + waitNs;
    while (true) {
        for (Lane& lane : m_lanes) {
            harvest(lane, out);
            submitParked(lane);
        }
        for (const auto& gpu : m_machine.gpus()) {
            gpu->clock().tick();
        }
        const TimeNs now = api.hostNowNs();
        if (m_machine.links() != nullptr && now - m_lastWatchNs > kWatchEveryNs) {
            m_machine.links()->watch();
            m_lastWatchNs = now;
        }
        if (out.size() > before || now >= until) {
            return;
        }
        api.relax(0);
    }
}

bool Runner::idle() const
{
    return !m_messagesHang && std::all_of(m_lanes.begin(), m_lanes.end(), [&](const Lane& lane) {
        return lane.parked.empty() && std::all_of(lane.inStream.begin(), lane.inStream.end(),
                                                  [&](NodeId node) { return m_nodes[node].phase == Phase::Dropped; });
    });
}

bool Runner::drained() const
{
    return !m_messagesHang && std::all_of(m_lanes.begin(), m_lanes.end(), [](const Lane& lane) {
        return lane.parked.empty() && lane.inStream.empty();
    });
}

void Runner::requestStop()
{
    m_stopping = true;
    m_stoppedNs = m_cuda.api().hostNowNs() - m_machine.job().placement.zeroNs;
    for (const auto& gpu : m_machine.gpus()) {
        gpu->stop();
    }
    for (Lane& lane : m_lanes) {
        for (const NodeId node : lane.parked) {
            m_nodes[node].phase = Phase::Dropped;
        }
        lane.parked.clear();
        for (const NodeId node : lane.inStream) {
            const Ends& ends = m_nodes[node].first;
            const Code code = m_cuda.api().query(ends.begin);
            m_cuda.check(code == kNotReady ? kSuccess : code, "cudaEventQuery");
            if (code == kNotReady) {
                m_nodes[node].phase = Phase::Dropped;
            }
        }
    }
    endMessages();
}

void Runner::endMessages()
{
    NcclLinks* const links = m_machine.links();
    const auto waits = [this](const Lane& lane) {
        return lane.edge >= 0 && !lane.inStream.empty() &&
               m_machine.route(static_cast<std::uint32_t>(lane.edge)).way == Route::Way::Nccl;
    };
    if (links == nullptr || std::none_of(m_lanes.begin(), m_lanes.end(), waits)) {
        return;
    }
    m_messagesHang = !links->abandon(kEndMessagesNs);
    if (m_messagesHang) {
        return;
    }
    for (Lane& lane : m_lanes) {
        if (!waits(lane)) {
            continue;
        }
        for (const NodeId node : lane.inStream) {
            m_nodes[node].phase = Phase::Dropped;
        }
        if (!m_nodes[lane.inStream.back()].timed) {
            recordEnd(lane);
        }
    }
}

void Runner::collectSums()
{
    if (m_iteration < 0) {
        return;
    }
    for (int d = 0; d < m_plan.deviceCount(); ++d) {
        Share* share = m_machine.share(DeviceId(d));
        if (share == nullptr) {
            continue;
        }
        const std::vector<live::ValueSums> sums = share->takeSums();
        const auto row = static_cast<std::size_t>(d);
        for (std::size_t node = m_plan.computeBegin[row]; node < m_plan.computeBegin[row + 1]; ++node) {
            const live::ComputeNode& unit = m_plan.compute[node];
            if (m_nodes[node].phase != Phase::Done) {
                continue;
            }
            for (std::size_t op = unit.firstOp; op < unit.endOp; ++op) {
                m_values.record(op, m_iteration, sums[op - m_plan.rows->rowBegin[row]]);
            }
        }
    }
    m_iteration = -1;
}

std::optional<live::ValueFault> Runner::verify()
{
    collectSums();
    return m_values.verify();
}

std::string Runner::lastIssued() const
{
    std::string text;
    for (const NodeId node : m_last) {
        text += (text.empty() ? "" : ", ") + m_plan.nodeText(node);
    }
    return text;
}

}  // namespace bubblescope::gpu
