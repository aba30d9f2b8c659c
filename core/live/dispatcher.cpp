// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/dispatcher.h"

#include "core/live/monotonic.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

// The run from prepare() to its end; dispatchqueues.cpp issues and harvests, dispatchpeers.cpp talks to other
// processes.
namespace bubblescope::live {

namespace {

constexpr TimeNs kWaitNs = kNsPerMs;
constexpr TimeNs kWaitPausedNs = 5 * kNsPerMs;
constexpr TimeNs kSuspicionNs = 500 * kNsPerMs;

}  // namespace

Dispatcher::Dispatcher(std::shared_ptr<const Plan> plan, Workload workload, Placement placement,
                       DispatchOptions options, Backend& backend, Sink& sink, Peers* peers)
    : m_plan(std::move(plan))
    , m_workload(std::move(workload))
    , m_placement(std::move(placement))
    , m_options(options)
    , m_backend(backend)
    , m_sink(sink)
    , m_peers(peers)
    , m_slowdown(m_workload.slowdown)
{
    m_slowdown.resize(static_cast<std::size_t>(m_plan->stageCount), 1.0);
    m_workload.slowdown = m_slowdown;
    const auto devices = static_cast<std::size_t>(m_plan->deviceCount());
    m_watermark.assign(devices, -1);
    m_endedOf.assign(devices, 0);
    m_lastOf.assign(devices, kNoNode);
    if (m_peers != nullptr)
        m_heard.assign(PeerMessage::Fault + 1, std::vector<bool>(static_cast<std::size_t>(m_peers->size()), false));
    buildQueues();
}

void Dispatcher::cancel()
{
    const std::scoped_lock lock(m_mutex);
    m_wishes.cancel = true;
    m_stop.request_stop();
}

void Dispatcher::pause()
{
    const std::scoped_lock lock(m_mutex);
    m_wishes.pause = true;
}

void Dispatcher::resume()
{
    const std::scoped_lock lock(m_mutex);
    m_wishes.pause = false;
}

void Dispatcher::ping()
{
    const std::scoped_lock lock(m_mutex);
    m_wishes.ping = true;
}

bool Dispatcher::setSlowdown(std::vector<double> factors)
{
    const bool fits = factors.size() == static_cast<std::size_t>(m_plan->stageCount) &&
                      std::all_of(factors.begin(), factors.end(), [](double f) { return f > 0 && f < 1e6; });
    if (!fits)
        return false;
    const std::scoped_lock lock(m_mutex);
    m_wishes.slowdown = std::move(factors);
    return true;
}

Ending Dispatcher::run()
{
    m_workingSinceNs = monotonicNs();
    m_sink.state(RunState::Starting, nowNs());
    if (prepareAll()) {
        setState(RunState::Running);
        runIterations();
    }
    if (ending())
        windDown();
    else
        verify();
    if (m_peers != nullptr) {
        giveWatermark();  // all that has been measured, before the word that nothing follows
        beat(true);
        endWithPeers();
    }
    m_sink.clocks(m_backend.clocks());
    giveWatermark();
    beat(true);
    Ending end;
    end.reason = m_fault ? EndReason::Error : m_cancelled ? EndReason::Cancelled : EndReason::Finished;
    end.iterations = m_complete;
    end.verified = m_verified;
    end.atNs = nowNs();
    end.gaveUp = m_gaveUp;
    m_sink.done(end);
    return end;
}

bool Dispatcher::prepareAll()
{
    setState(RunState::Calibrating);
    std::optional<LiveFault> fault = m_backend.prepare(m_plan, m_workload, m_placement, m_stop.get_token());
    m_workingSinceNs = monotonicNs();  // what prepare() takes is no overhead of the run
    takeWishes();
    if (fault && !m_cancelled)
        fail(std::move(*fault));
    // Somebody's word has ended prepare() early: nothing is ready to run, and what it was shows in a moment.
    while (m_stop.stop_requested() && !ending())
        step(kWaitNs);
    if (ending())
        return false;
    BackendInfo info = m_backend.info();
    std::vector<Calibration> calibration = m_backend.calibration();
    if (m_peers != nullptr) {
        if (!leads()) {
            PeerMessage ready;
            ready.info = std::move(info);
            ready.calibration = std::move(calibration);
            tell(std::move(ready));
            return true;
        }
        if (!awaitPeers(PeerMessage::Prepared, false))
            return false;
        mergePrepared(info, calibration);
    }
    m_sink.prepared(info, calibration);
    return true;
}

void Dispatcher::runIterations()
{
    std::vector<ClockReading> clocks = m_backend.clocks();
    for (const ClockReading& clock : clocks)
        m_clockErrorNs = std::max(m_clockErrorNs, clock.errorNs);
    m_sink.clocks(clocks);
    for (int number = 0; nextIteration(number); ++number) {
        if (!runIteration())
            return;
        if (m_peers != nullptr) {
            PeerMessage drained;
            drained.kind = PeerMessage::Drained;
            drained.number = number;
            if (!leads())
                tell(std::move(drained));
            else if (!awaitPeers(PeerMessage::Drained, true))
                return;
        }
        ++m_complete;
    }
}

bool Dispatcher::nextIteration(int number)
{
    if (!holdWhilePaused())
        return false;
    if (!leads()) {
        while (!m_start && !m_finishing && !ending()) {
            step(kWaitNs);
            if (!holdWhilePaused())
                return false;
        }
        if (ending() || !m_start)
            return false;
        m_slowdown = std::move(m_start->slowdown);
        m_start.reset();
    } else {
        PeerMessage message;
        message.kind = PeerMessage::Finish;
        const bool more = m_options.iterations == 0 || number < m_options.iterations;
        if (more) {
            {
                const std::scoped_lock lock(m_mutex);
                if (m_wishes.slowdown)
                    m_slowdown = *std::exchange(m_wishes.slowdown, std::nullopt);
            }
            message.kind = PeerMessage::Start;
            message.number = number;
            message.slowdown = m_slowdown;
        }
        tell(std::move(message));
        if (!more)
            return false;
    }
    m_iteration = number;
    m_backend.startIteration(number, m_slowdown);
    m_sink.iteration(number, nowNs(), m_slowdown);
    return true;
}

bool Dispatcher::runIteration()
{
    m_left = 0;
    for (std::size_t q = 0; q < m_queues.size(); ++q) {
        Queue& queue = m_queues[q];
        queue.issued = queue.ended = 0;
        queue.runnableSinceNs = -1;
        m_left += queue.nodes.size();
        for (const NodeId node : queue.nodes)
            m_nodeState[node] = Waiting;
        markDirty(static_cast<std::uint32_t>(q));
    }
    while (m_left > 0) {
        if (!holdWhilePaused())
            return false;
        issueReady();
        if (m_inFlight == 0 && m_left > 0) {
            // A plan that checkPlan() would have refused: nothing runs and nothing may be issued.
            LiveFault fault;
            fault.code = "stalled";
            fault.text = fmt::format("nothing is under way and nothing can start, with {} nodes left", m_left);
            for (std::uint32_t q = 0; q < m_queues.size(); ++q) {
                if (m_queues[q].issued < m_queues[q].nodes.size())
                    fault.text += "; " + queueText(q);
            }
            fail(std::move(fault));
        }
        step(kWaitNs);
        if (ending())
            return false;
    }
    return true;
}

bool Dispatcher::pauseWanted()
{
    if (m_peerPause)
        return true;
    const std::scoped_lock lock(m_mutex);
    return m_wishes.pause && leads();
}

bool Dispatcher::holdWhilePaused()
{
    if (ending() || !pauseWanted())
        return !ending();
    setState(RunState::Pausing);
    PeerMessage message;
    message.kind = leads() ? PeerMessage::Pause : PeerMessage::Paused;
    if (leads())
        tell(message);
    while (!quiet() && !ending())
        step(kWaitNs);
    if (!leads())
        tell(message);
    else if (m_peers != nullptr && !awaitPeers(PeerMessage::Paused, false))
        return false;
    if (ending())
        return false;
    setState(RunState::Paused);
    const TimeNs since = nowNs();
    while (pauseWanted() && !ending()) {
        step(kWaitPausedNs);
        if (!ending() && nowNs() - since > m_options.pauseLimitNs) {
            m_sink.warning("pause-limit",
                           fmt::format("cancelled after a pause of {}", formatMs(m_options.pauseLimitNs)));
            cancel();
        }
    }
    if (ending())
        return false;
    for (Queue& queue : m_queues)
        queue.runnableSinceNs = -1;
    setState(RunState::Running);  // first, so that no other rank goes on before that time
    message.kind = PeerMessage::Resume;
    if (leads())
        tell(message);
    return true;
}

void Dispatcher::windDown()
{
    setState(RunState::Stopping);
    if (leads()) {
        PeerMessage message;
        message.kind = m_fault ? PeerMessage::Fault : PeerMessage::Cancel;
        message.fault = m_fault.value_or(LiveFault());
        tell(message);
    }
    const TimeNs start = nowNs();
    while (m_inFlight > 0 && !m_fault && nowNs() - start < m_options.inFlightNs)
        step(kWaitNs);
    m_backend.requestStop();
    const TimeNs asked = nowNs();
    while (!m_backend.idle() && nowNs() - asked < m_options.stopNs)
        step(kWaitNs);
    step(0);  // what ended since
    if (!m_backend.idle()) {
        m_gaveUp = true;
        m_sink.warning("gave-up", fmt::format("the {} backend has not come to rest in {}", m_backend.info().name,
                                              formatMs(m_options.stopNs)));
        m_backend.abandon();
    }
}

void Dispatcher::verify()
{
    setState(RunState::Verifying);
    std::optional<LiveFault> fault = m_backend.verify();
    m_workingSinceNs = monotonicNs();  // nor is what that takes
    takeWishes();
    if (m_cancelled)
        return;
    m_verified = !fault;
    if (fault)
        fail(std::move(*fault));
}

void Dispatcher::step(TimeNs waitNs)
{
    m_metrics.dispatchNs += monotonicNs() - m_workingSinceNs;
    m_backend.poll(m_completions, waitNs);
    m_workingSinceNs = monotonicNs();
    ++m_metrics.polls;
    harvest();
    takeWishes();
    if (m_peers != nullptr)
        takeMessages();
    if (!m_fault) {
        std::optional<LiveFault> fault = m_backend.fault();
        if (fault && fault->code == "peer-lost" && m_cancelled)
            fault.reset();  // the others wind down too, some sooner
        if (fault && m_peers != nullptr && fault->code == "peer-lost")
            suspect(std::move(*fault));
        else if (fault)
            fail(std::move(*fault));
        if (m_suspected && nowNs() - m_suspectedAtNs > kSuspicionNs)
            fail(*m_suspected);
    }
    beat(false);
    if (m_state == RunState::Running || m_state == RunState::Pausing)
        checkStall();
}

void Dispatcher::takeWishes()
{
    bool ping = false;
    bool cancel = false;
    {
        const std::scoped_lock lock(m_mutex);
        cancel = m_wishes.cancel;
        ping = std::exchange(m_wishes.ping, false);
    }
    if (cancel && !std::exchange(m_cancelled, true) && !leads() && !m_fault) {
        PeerMessage message;
        message.kind = PeerMessage::Leaving;
        tell(std::move(message));
    }
    if (ping)
        beat(true);
}

void Dispatcher::fail(LiveFault fault)
{
    if (m_fault)
        return;
    m_fault = std::move(fault);
    m_sink.error(*m_fault);
    if (leads())
        return;
    PeerMessage message;
    message.kind = PeerMessage::Fault;
    message.fault = *m_fault;
    tell(std::move(message));
}

void Dispatcher::beat(bool now)
{
    const TimeNs at = nowNs();
    if (!now && at - m_beatAtNs < m_options.beatNs)
        return;
    m_beatAtNs = at;
    Heartbeat beat;
    beat.atNs = at;
    beat.ended = m_endedOf;
    for (std::size_t d = 0; d < m_endedOf.size(); ++d) {
        beat.inFlight.push_back(static_cast<int>(m_queues[d].inFlight()));
        beat.last.push_back(m_lastOf[d] == kNoNode ? std::string() : m_plan->nodeText(m_lastOf[d]));
    }
    m_sink.heartbeat(beat);
    m_metrics.atNs = at;
    m_metrics.backend = m_backend.metrics();
    m_sink.metrics(m_metrics);
}

TimeNs Dispatcher::nowNs() const
{
    return monotonicNs() - m_placement.zeroNs;
}

void Dispatcher::setState(RunState state)
{
    if (state == m_state)
        return;
    m_state = state;
    m_sink.state(state, nowNs());
}

}  // namespace bubblescope::live
