// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/cpubackend.h"

#include "core/live/cpucalibration.h"
#include "core/live/cpulane.h"
#include "core/live/cpuwork.h"
#include "core/live/monotonic.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <new>
#include <span>
#include <utility>

namespace bubblescope::live {

CpuBackend::CpuBackend(PayloadLinks* links)
    : m_links(links)
{
}

CpuBackend::~CpuBackend()
{
    endLanes();
}

std::optional<LiveFault> CpuBackend::prepare(std::shared_ptr<const Plan> plan, const Workload& workload,
                                             const Placement& placement, std::stop_token stop)
{
    m_plan = std::move(plan);
    m_workload = workload;
    m_placement = placement;
    m_stopWish = stop;
    m_words = payloadWords(workload.payloadBytes);
    if (std::optional<LiveFault> fault = refusal())
        return fault;
    if (std::optional<LiveFault> fault = allocate())
        return fault;
    describe();
    if (workload.mode == WorkMode::Compute) {
        std::vector<int> devices;
        for (int d = 0; d < m_plan->deviceCount(); ++d) {
            if (m_placement.isLocal(DeviceId(d)))
                devices.push_back(d);
        }
        m_calibration = calibrateCpu(devices, devicesOnMachine(), stop);
    }
    if (!stop.stop_requested())
        startLanes();
    return std::nullopt;
}

std::optional<LiveFault> CpuBackend::refusal() const
{
    LiveFault fault;
    fault.code = "unsupported";
    if (m_plan->deviceCount() > kMostCpuDevices) {
        fault.text = fmt::format("{} devices would be as many threads; the CPU backend runs up to {}",
                                 m_plan->deviceCount(), kMostCpuDevices);
        return fault;
    }
    if (m_workload.slowdownBy == SlowdownBy::FewerUnits) {
        fault.text = "a CPU thread cannot use fewer units";
        fault.hint = "slow down by more work or by waiting";
        return fault;
    }
    const auto crosses = [&](const Edge& edge) {
        return m_placement.isLocal(edge.from) != m_placement.isLocal(edge.to);
    };
    if (m_links == nullptr && std::any_of(m_plan->edges.begin(), m_plan->edges.end(), crosses)) {
        fault.text = "the plan has edges to other processes, but there is no link to them";
        return fault;
    }
    return std::nullopt;
}

std::optional<LiveFault> CpuBackend::allocate()
{
    const Plan& plan = *m_plan;
    const auto devices = static_cast<std::size_t>(plan.deviceCount());
    std::int64_t need = 0;
    const auto block = [&](std::uint32_t slots, bool here) -> Block {
        const std::size_t words = here ? static_cast<std::size_t>(slots) * m_words : 0;
        need += static_cast<std::int64_t>(words * sizeof(std::uint32_t));
        return words == 0 ? nullptr : std::make_unique<std::uint32_t[]>(words);
    };
    try {
        for (std::size_t d = 0; d < devices; ++d) {
            const bool here = m_placement.isLocal(DeviceId(static_cast<int>(d)));
            m_stash.push_back(block(plan.stashSlots[d], here));
            m_local.push_back(block(plan.localSlots[d], here));
        }
        for (const Edge& edge : plan.edges) {
            m_outputs.push_back(block(edge.slotCount, m_placement.isLocal(edge.from)));
            m_inputs.push_back(block(edge.slotCount, m_placement.isLocal(edge.to)));
        }
        m_durations.resize(plan.compute.size());
        m_sums.resize(plan.rows->ops.size());
        m_endedIn = std::vector<std::atomic<int>>(plan.nodeCount());
        m_check.emplace(m_plan, m_words, m_workload.seed);
        m_completions.reserve(plan.nodeCount());
    } catch (const std::bad_alloc&) {
        for (std::vector<Block>* blocks : {&m_stash, &m_local, &m_outputs, &m_inputs})
            blocks->clear();
        LiveFault fault;
        fault.code = "out-of-memory";
        fault.text = fmt::format("the buffers need {} bytes or more", need);
        fault.hint = "smaller payloads, fewer microbatches in flight or more memory";
        return fault;
    }
    return std::nullopt;
}

int CpuBackend::devicesOnMachine() const
{
    return std::max(m_placement.devicesOnMachine,
                    static_cast<int>(std::count(m_placement.rankOfDevice.begin(), m_placement.rankOfDevice.end(),
                                                m_placement.rank)));
}

void CpuBackend::describe()
{
    const bool paced = m_workload.mode == WorkMode::Paced;
    const int cores = usableCores();
    const int here = devicesOnMachine();
    const bool shared = here > cores;
    m_info.name = "cpu";
    for (int d = 0; d < m_plan->deviceCount(); ++d) {
        DevicePlace place;
        place.name = "CPU thread";
        place.shared = shared;
        place.detail = paced ? "paced: waits instead of computing" : fmt::format("{} devices, {} cores", here, cores);
        m_info.devices.push_back(std::move(place));
    }
    for (const Edge& edge : m_plan->edges)
        m_info.edges.push_back({m_placement.isLocal(edge.from) == m_placement.isLocal(edge.to) ? "local" : "tcp"});
    if (shared && !paced)
        m_info.warnings.push_back(fmt::format(
            "{} devices share {} cores: an op takes its time only while all of them are busy, less with fewer", here,
            cores));
}

void CpuBackend::startLanes()
{
    const Plan& plan = *m_plan;
    const auto devices = static_cast<std::size_t>(plan.deviceCount());
    m_laneOf.resize(plan.nodeCount());
    m_lanes.resize(devices + plan.edges.size());
    for (std::size_t d = 0; d < devices; ++d) {
        const bool here = m_placement.isLocal(DeviceId(static_cast<int>(d)));
        if (here)
            m_lanes[d] = std::make_unique<Lane>();
        for (std::size_t node = plan.computeBegin[d]; node < plan.computeBegin[d + 1]; ++node) {
            m_laneOf[node] = static_cast<std::uint32_t>(d);
            if (here)
                m_lanes[d]->nodes.push_back(static_cast<NodeId>(node));
        }
    }
    for (std::size_t e = 0; e < plan.edges.size(); ++e) {
        const Edge& edge = plan.edges[e];
        const bool from = m_placement.isLocal(edge.from);
        const bool to = m_placement.isLocal(edge.to);
        for (const NodeId node : edge.sends)
            m_laneOf[node] = static_cast<std::uint32_t>(devices + e);
        if (!from && !to)
            continue;
        m_lanes[devices + e] = std::make_unique<Lane>();
        m_lanes[devices + e]->nodes = from ? edge.sends : edge.receives;
        m_lanes[devices + e]->how = from && to ? How::Copy : from ? How::Send : How::Receive;
    }
    m_bells.resize(plan.nodeCount());
    for (NodeId node = 0; node < plan.nodeCount(); ++node) {
        if (m_lanes[m_laneOf[node]] == nullptr)
            continue;
        for (const NodeId wait : plan.waitsOf(node)) {
            std::vector<std::uint32_t>& bells = m_bells[wait];
            if (std::find(bells.begin(), bells.end(), m_laneOf[node]) == bells.end())
                bells.push_back(m_laneOf[node]);
        }
    }
    for (const std::unique_ptr<Lane>& lane : m_lanes) {
        if (lane != nullptr)
            lane->thread = std::thread([this, at = lane.get()] { runLane(*at); });
    }
}

void CpuBackend::endLanes()
{
    m_quit = true;
    requestStop();
    for (const std::unique_ptr<Lane>& lane : m_lanes) {
        if (lane != nullptr && lane->thread.joinable())
            lane->thread.join();
    }
}

std::vector<ClockReading> CpuBackend::clocks()
{
    std::vector<ClockReading> readings;
    for (int d = 0; m_plan != nullptr && d < m_plan->deviceCount(); ++d) {
        if (m_placement.isLocal(DeviceId(d)))
            readings.push_back({d, 0, 0.0, m_placement.clockErrorNs + 100});  // two readings of the clock
    }
    return readings;
}

void CpuBackend::startIteration(int iteration, const std::vector<double>& slowdown)
{
    m_iteration = iteration;
    const std::vector<double> none(slowdown.size(), 1.0);
    const bool waits = m_workload.mode == WorkMode::Paced || m_workload.slowdownBy == SlowdownBy::Paced;
    for (std::size_t i = 0; i < m_durations.size(); ++i) {
        const ComputeNode& node = m_plan->compute[i];
        const auto unit = std::span(m_plan->rows->ops).subspan(node.firstOp, node.endOp - node.firstOp);
        const TimeNs whole = m_workload.unitTargetNs(unit, slowdown);
        Duration& duration = m_durations[i];
        duration.wholeNs = waits ? whole : 0;
        duration.workNs = m_workload.mode == WorkMode::Paced ? 0
                          : waits                            ? std::min(whole, m_workload.unitTargetNs(unit, none))
                                                             : whole;
    }
}

void CpuBackend::issue(NodeId node)
{
    Lane& lane = *m_lanes[m_laneOf[node]];
    lane.issued.fetch_add(1);
    lane.ring();
}

void CpuBackend::poll(std::vector<Completion>& out, TimeNs waitNs)
{
    std::unique_lock lock(m_mutex);
    if (m_completions.empty() && waitNs > 0)
        m_someEnded.wait_for(lock, std::chrono::nanoseconds(waitNs));
    const std::size_t before = out.size();
    out.insert(out.end(), m_completions.begin(), m_completions.end());
    m_completions.clear();
    lock.unlock();
    for (std::size_t i = before; i < out.size(); ++i) {
        if (!m_plan->isCompute(out[i].node) || m_stop)
            continue;
        const ComputeNode& node = m_plan->compute[out[i].node];
        for (std::size_t op = node.firstOp; op < node.endOp; ++op)
            m_check->record(op, m_iteration, m_sums[op]);
    }
}

bool CpuBackend::idle()
{
    return std::all_of(m_lanes.begin(), m_lanes.end(), [this](const std::unique_ptr<Lane>& lane) {
        return lane == nullptr || (!lane->running && (m_stop || lane->done == lane->issued));
    });
}

std::optional<LiveFault> CpuBackend::fault()
{
    const std::scoped_lock lock(m_mutex);
    return m_fault;
}

void CpuBackend::fail(LiveFault fault)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_fault && !m_stop)
        m_fault = std::move(fault);
}

void CpuBackend::requestStop()
{
    m_stop = true;
    if (m_links != nullptr)
        m_links->stop();
    for (const std::unique_ptr<Lane>& lane : m_lanes) {
        if (lane != nullptr)
            lane->ring();
    }
}

std::optional<LiveFault> CpuBackend::verify()
{
    const std::optional<ValueFault> wrong = m_check->verify(m_stopWish);
    if (!wrong)
        return std::nullopt;
    LiveFault fault;
    fault.code = "wrong-values";
    fault.text = wrong->text(*m_plan);
    fault.device = m_plan->rows->deviceOf(wrong->op).value();
    return fault;
}

void CpuBackend::abandon()
{
    m_quit = true;
    requestStop();
}

TimeNs CpuBackend::nowNs() const
{
    return monotonicNs() - m_placement.zeroNs;
}

}  // namespace bubblescope::live
