// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/dispatcher.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

// What the dispatchers of a run's processes tell each other.
namespace bubblescope::live {

namespace {

constexpr TimeNs kWaitNs = kNsPerMs;
/// Launchers that lose a process kill the others about a second after their SIGTERM; the stream is to be whole by then.
constexpr TimeNs kAfterLossNs = 300 * kNsPerMs;

}  // namespace

void Dispatcher::tell(PeerMessage message)
{
    if (m_peers == nullptr)
        return;
    message.rank = m_peers->rank();
    m_peers->tell(message);
}

void Dispatcher::takeMessages()
{
    while (std::optional<PeerMessage> message = m_peers->take())
        takeMessage(std::move(*message));
}

void Dispatcher::takeMessage(PeerMessage message)
{
    if (leads())
        m_heard[message.kind][static_cast<std::size_t>(message.rank)] = true;
    switch (message.kind) {
    case PeerMessage::Prepared:
        m_peersPrepared.push_back(std::move(message));
        break;
    case PeerMessage::Start:
        m_start = std::move(message);
        break;
    case PeerMessage::Pause:
        m_peerPause = true;
        break;
    case PeerMessage::Resume:
        m_peerPause = false;
        break;
    case PeerMessage::Cancel:
        m_cancelled = true;
        break;
    case PeerMessage::Finish:
        m_finishing = true;
        break;
    case PeerMessage::Ended:
        m_peersVerified = m_peersVerified && message.verified.value_or(false);
        break;
    case PeerMessage::Fault:
        if (leads() && message.lost)
            m_heard[PeerMessage::Ended][static_cast<std::size_t>(message.rank)] = true;  // as much as will come
        // A rank that a cancel has reached says that it has ended. One that is gone without that was not cancelled: a
        // launcher that has lost a process ends the others, and its signal may be here before the broken connection.
        if (m_cancelled && !message.lost && message.fault.code == "peer-lost")
            break;
        if (!leads() && !message.lost) {
            m_fault = m_fault ? std::move(m_fault) : std::move(message.fault);  // rank 0 knows it already
            break;
        }
        if (message.lost || message.fault.code != "peer-lost")
            fail(std::move(message.fault));
        else
            suspect(std::move(message.fault));
        break;
    case PeerMessage::Leaving:
        if (!m_cancelled)
            suspect(leftFault(message.rank), true);
        break;
    case PeerMessage::Drained:
    case PeerMessage::Paused:
        break;
    }
}

LiveFault Dispatcher::leftFault(int rank) const
{
    LiveFault fault;
    fault.code = "peer-lost";
    fault.text = fmt::format("rank {} was told to end by somebody else (a signal)", rank);
    for (std::size_t d = 0; d < m_placement.rankOfDevice.size() && fault.device < 0; ++d) {
        if (m_placement.rankOfDevice[d] == rank)
            fault.device = static_cast<int>(d);
    }
    fault.hint = "to cancel a run, tell rank 0";
    return fault;
}

void Dispatcher::suspect(LiveFault fault, bool namesRank)
{
    if (m_suspected) {
        // Whoever says that it leaves explains the connections that broke.
        if (namesRank && !std::exchange(m_suspectedIsNamed, true))
            m_suspected = std::move(fault);
        return;
    }
    m_suspected = std::move(fault);
    m_suspectedIsNamed = namesRank;
    m_suspectedAtNs = nowNs();
    if (leads())
        return;
    PeerMessage message;
    message.kind = PeerMessage::Fault;
    message.fault = *m_suspected;
    tell(std::move(message));
}

bool Dispatcher::heardAll(PeerMessage::Kind kind)
{
    std::vector<bool>& heard = m_heard[kind];
    heard[0] = true;  // rank 0 itself
    if (!std::all_of(heard.begin(), heard.end(), [](bool told) { return told; }))
        return false;
    heard.assign(heard.size(), false);
    return true;
}

bool Dispatcher::awaitPeers(PeerMessage::Kind kind, bool mayPause)
{
    while (!heardAll(kind)) {
        step(kWaitNs);
        if (ending() || (mayPause && !holdWhilePaused()))
            return false;
    }
    return true;
}

void Dispatcher::endWithPeers()
{
    if (!leads()) {
        PeerMessage message;
        message.kind = PeerMessage::Ended;
        message.verified = m_verified;
        tell(std::move(message));
        return;
    }
    const TimeNs since = nowNs();
    const auto patience = [&] {
        const bool loss = m_fault && m_fault->code == "peer-lost";
        return loss ? std::min(m_options.peerEndNs, kAfterLossNs) : m_options.peerEndNs;
    };
    while (!heardAll(PeerMessage::Ended) && (!ending() || nowNs() - since < patience()))
        step(kWaitNs);
    if (m_suspected && !ending())
        fail(*m_suspected);  // all have ended, one of them too early
    if (ending() && m_verified == std::optional(true))
        m_verified.reset();  // what was checked is only this rank's part
    if (m_verified && !m_peersVerified)
        m_verified = false;
}

void Dispatcher::mergePrepared(BackendInfo& info, std::vector<Calibration>& calibration) const
{
    for (const PeerMessage& peer : m_peersPrepared) {
        const auto has = [&](DeviceId device) { return m_placement.rankOfDevice[device.index()] == peer.rank; };
        for (std::size_t d = 0; d < std::min(info.devices.size(), peer.info.devices.size()); ++d) {
            if (has(DeviceId(static_cast<int>(d))))
                info.devices[d] = peer.info.devices[d];
        }
        for (std::size_t e = 0; e < std::min(info.edges.size(), peer.info.edges.size()); ++e) {
            if (has(m_plan->edges[e].to))
                info.edges[e] = peer.info.edges[e];
        }
        for (const std::string& warning : peer.info.warnings) {
            if (std::find(info.warnings.begin(), info.warnings.end(), warning) == info.warnings.end())
                info.warnings.push_back(warning);
        }
        calibration.insert(calibration.end(), peer.calibration.begin(), peer.calibration.end());
    }
    std::sort(calibration.begin(), calibration.end(),
              [](const Calibration& a, const Calibration& b) { return a.device < b.device; });
}

}  // namespace bubblescope::live
