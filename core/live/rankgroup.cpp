// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/rankgroup.h"

#include "core/live/monotonic.h"
#include "core/live/rankconnection.h"
#include "core/live/rankwire.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <utility>

// A group at work; rankjoin.cpp brings it together.
namespace bubblescope::live {

namespace {

constexpr std::chrono::milliseconds kPingEvery{250};
constexpr TimeNs kLookEveryNs = 500 * kNsPerMs;
constexpr std::chrono::seconds kBytesWait{60};

/// Before each payload.
struct PayloadHeader {
    std::uint64_t bytes = 0;
    std::int64_t startNs = 0;
};

}  // namespace

std::vector<int> dealDevices(int devices, int ranks)
{
    std::vector<int> rankOf(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d)
        rankOf[static_cast<std::size_t>(d)] = static_cast<int>(static_cast<std::int64_t>(d) * ranks / devices);
    return rankOf;
}

RankGroup::RankGroup(RankGroupOptions options)
    : m_options(std::move(options))
{
}

RankGroup::~RankGroup()
{
    m_ending = true;
    stop();
    for (const auto& connection : m_connections) {
        if (connection == nullptr)
            continue;
        connection->changed.notify_all();
        if (connection->writer.joinable())
            connection->writer.join();  // sends what is left
        connection->socket.shutDown();
        if (connection->reader.joinable())
            connection->reader.join();
    }
}

void RankGroup::setSink(StreamSink* sink)
{
    const std::scoped_lock lock(m_mutex);
    m_sink = sink;
}

void RankGroup::setOnEnding(std::function<void()> onEnding)
{
    const std::scoped_lock lock(m_mutex);
    m_onEnding = std::move(onEnding);
}

void RankGroup::start(Connection& connection)
{
    connection.lastHeardNs = monotonicNs();
    connection.reader = std::thread([this, &connection] { readFrom(connection); });
    connection.writer = std::thread([this, &connection] { writeTo(connection); });
}

void RankGroup::post(int rank, Frame frame, std::vector<std::byte> body)
{
    Connection* const connection = m_connections[m_options.rank == 0 ? static_cast<std::size_t>(rank) : 0].get();
    if (connection == nullptr)
        return;
    {
        const std::scoped_lock lock(connection->mutex);
        connection->outgoing.emplace_back(frame, std::move(body));
    }
    connection->changed.notify_one();
}

void RankGroup::tell(const PeerMessage& message)
{
    if (message.kind == PeerMessage::Ended)
        m_connections[0]->ended = true;  // rank 0 may leave before us now
    for (int rank = m_options.rank == 0 ? 1 : 0; rank < (m_options.rank == 0 ? m_options.size : 1); ++rank)
        post(rank, Frame::Message, bodyOf(message));
}

std::optional<PeerMessage> RankGroup::take()
{
    const std::scoped_lock lock(m_mutex);
    if (m_inbox.empty())
        return std::nullopt;
    std::optional<PeerMessage> first = std::move(m_inbox.front());
    m_inbox.pop_front();
    return first;
}

void RankGroup::writeTo(Connection& connection)
{
    const bool pings = m_options.rank != 0;
    std::int64_t pingedNs = 0;
    for (bool last = false; !last;) {
        std::deque<std::pair<Frame, Body>> frames;
        {
            std::unique_lock lock(connection.mutex);
            connection.changed.wait_for(lock, kPingEvery, [&] { return m_ending || !connection.outgoing.empty(); });
            last = m_ending;
            frames.swap(connection.outgoing);
        }
        const std::int64_t now = monotonicNs();
        if (pings && now - pingedNs >= std::chrono::nanoseconds(kPingEvery).count()) {
            pingedNs = now;
            frames.emplace_back(Frame::Ping, bodyOf(std::vector<std::int64_t>{now}));
        }
        for (const auto& [frame, body] : frames) {
            if (!sendFrame(connection.socket, frame, body))
                return;  // the reader sees the end too and says so
        }
    }
}

void RankGroup::readFrom(Connection& connection)
{
    while (!m_ending) {
        if (!connection.socket.awaitData(kLookEveryNs)) {
            if (monotonicNs() - connection.lastHeardNs > m_options.silenceNs)
                return lose(connection, fmt::format("nothing heard for {}", formatMs(m_options.silenceNs)));
            continue;
        }
        Frame frame = Frame::Message;
        Body body;
        if (!receiveFrame(connection.socket, frame, body))
            return lose(connection, "the connection has ended");
        connection.lastHeardNs = monotonicNs();
        handle(connection, frame, std::move(body));
    }
}

void RankGroup::handle(Connection& connection, Frame frame, std::vector<std::byte> body)
{
    switch (frame) {
    case Frame::Message: {
        std::optional<PeerMessage> message = messageOf(body);
        if (!message)
            return;
        message->rank = connection.rank;
        if (message->kind == PeerMessage::Ended)
            connection.ended = true;
        const std::scoped_lock lock(m_mutex);
        const bool ends = message->kind == PeerMessage::Cancel || message->kind == PeerMessage::Fault;
        m_inbox.push_back(std::move(*message));
        if (ends && m_onEnding)
            m_onEnding();
        return;
    }
    case Frame::Bytes: {
        const std::scoped_lock lock(m_mutex);
        m_bytes.push_back(std::move(body));
        m_changed.notify_all();
        return;
    }
    case Frame::Ping: {
        std::vector<std::int64_t> stamps = numbersOf(body);
        stamps.push_back(connection.lastHeardNs);
        stamps.push_back(monotonicNs());
        post(connection.rank, Frame::Pong, bodyOf(stamps));
        return;
    }
    case Frame::Pong: {
        const std::vector<std::int64_t> stamps = numbersOf(body);
        if (stamps.size() != 3 || m_sameClock)
            return;
        const std::int64_t now = connection.lastHeardNs;
        const std::int64_t away = (now - stamps[0]) - (stamps[2] - stamps[1]);
        // Only quick rounds say anything: the offset is known within half of what was spent on the way.
        if (away / 2 > 2 * m_clockErrorNs + 100 * kNsPerUs)
            return;
        m_movedNs = ((stamps[1] - stamps[0]) + (stamps[2] - now)) / 2 - m_offsetNs;
        return;
    }
    default:
        handleMeasured(connection, frame, body);
    }
}

void RankGroup::handleMeasured(Connection& connection, Frame frame, const std::vector<std::byte>& body)
{
    const std::scoped_lock lock(m_mutex);
    if (m_sink == nullptr)
        return;
    const auto known = [&](int device) {
        return device >= 0 && device < static_cast<int>(m_rankOfDevice.size()) &&
               m_rankOfDevice[static_cast<std::size_t>(device)] == connection.rank;
    };
    switch (frame) {
    case Frame::Ops:
        for (const MeasuredOp& op : opsOf(body)) {
            if (!known(op.device))
                continue;
            connection.lastOp = op;
            m_sink->op(op);
        }
        break;
    case Frame::Transfers:
        for (const MeasuredTransfer& one : transfersOf(body)) {
            if (one.edge >= 0 && one.edge < static_cast<int>(m_edges.size()))
                m_sink->transfer(one);
        }
        break;
    case Frame::Watermark:
        if (const std::vector<std::int64_t> at = numbersOf(body); at.size() == m_rankOfDevice.size())
            m_sink->merge(at);
        break;
    case Frame::Heartbeat:
        if (const std::optional<Heartbeat> beat = heartbeatOf(body);
            beat && beat->inFlight.size() == m_rankOfDevice.size() && beat->ended.size() == m_rankOfDevice.size() &&
            beat->last.size() == m_rankOfDevice.size())
            m_sink->merge(connection.rank, *beat);
        break;
    case Frame::Clocks:
        m_sink->clocks(clocksOf(body));
        break;
    case Frame::Warning:
        m_sink->warning("rank", fmt::format("rank {}: {}", connection.rank, textOf(body)));
        break;
    default:
        break;
    }
}

void RankGroup::lose(Connection& connection, const std::string& why)
{
    if (m_ending || connection.ended)
        return;
    PeerMessage message;
    message.kind = PeerMessage::Fault;
    message.rank = connection.rank;
    message.lost = true;
    message.fault.code = "peer-lost";
    message.fault.text = fmt::format("rank {} is gone: {}", connection.rank, why);
    const std::scoped_lock lock(m_mutex);
    if (connection.lastOp) {
        const MeasuredOp& op = *connection.lastOp;
        message.fault.device = op.device;
        message.fault.text += fmt::format("; its last op was stage {}, {}, microbatch {} on device {}", op.stage,
                                          letterOf(op.kind), op.microbatch, op.device);
    }
    message.fault.hint = "look at that process' standard error and exit status";
    m_inbox.push_back(std::move(message));
    m_lost = true;
    m_changed.notify_all();
    if (m_onEnding)
        m_onEnding();
}

bool RankGroup::send(std::uint32_t edge, std::span<const std::byte> data, TimeNs startNs)
{
    const PayloadHeader header{data.size(), startNs};
    const Socket& socket = m_edges[edge];
    return !m_stopped && socket.sendAll(std::as_bytes(std::span(&header, 1))) && socket.sendAll(data);
}

bool RankGroup::receive(std::uint32_t edge, std::span<std::byte> data, TimeNs& sentNs)
{
    PayloadHeader header;
    const Socket& socket = m_edges[edge];
    if (m_stopped || !socket.receiveAll(std::as_writable_bytes(std::span(&header, 1))) || header.bytes != data.size() ||
        !socket.receiveAll(data))
        return false;
    sentNs = header.startNs;
    return true;
}

void RankGroup::stop()
{
    m_stopped = true;
    for (const Socket& socket : m_edges)
        socket.shutDown();
}

void RankGroup::breakForTest()
{
    for (const auto& connection : m_connections) {
        if (connection != nullptr)
            connection->socket.shutDown();
    }
    for (const Socket& socket : m_edges)
        socket.shutDown();
}

bool RankGroup::fromRank0(std::vector<std::byte>& bytes)
{
    if (m_options.rank == 0) {
        for (int rank = 1; rank < m_options.size; ++rank)
            post(rank, Frame::Bytes, bytes);
        return true;
    }
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait_for(lock, kBytesWait, [this] { return !m_bytes.empty() || m_lost; }) || m_bytes.empty())
        return false;
    bytes = std::move(m_bytes.front());
    m_bytes.pop_front();
    return true;
}

ClockReading RankGroup::clockSinceStart() const
{
    return {0, m_movedNs, 0.0, m_clockErrorNs};
}

void ForwardingSink::clocks(const std::vector<ClockReading>& readings)
{
    m_clocks = readings;
    std::vector<ClockReading> now = readings;
    for (ClockReading& clock : now) {
        clock.offsetNs += m_group.clockSinceStart().offsetNs;
        clock.errorNs = std::max(clock.errorNs, m_group.clockSinceStart().errorNs);
    }
    m_group.post(0, RankGroup::Frame::Clocks, bodyOf(now));
}

void ForwardingSink::op(const MeasuredOp& measured)
{
    m_ops.push_back(measured);
}

void ForwardingSink::transfer(const MeasuredTransfer& measured)
{
    m_transfers.push_back(measured);
}

void ForwardingSink::flush()
{
    if (!m_ops.empty())
        m_group.post(0, RankGroup::Frame::Ops, bodyOf(m_ops));
    if (!m_transfers.empty())
        m_group.post(0, RankGroup::Frame::Transfers, bodyOf(m_transfers));
    m_ops.clear();
    m_transfers.clear();
}

void ForwardingSink::watermark(const std::vector<TimeNs>& atNs)
{
    flush();
    m_group.post(0, RankGroup::Frame::Watermark, bodyOf(atNs));
}

void ForwardingSink::heartbeat(const Heartbeat& beat)
{
    flush();
    m_group.post(0, RankGroup::Frame::Heartbeat, bodyOf(beat));
    if (!m_clocks.empty())
        clocks(std::vector(m_clocks));
}

void ForwardingSink::warning(const std::string& code, const std::string& text)
{
    m_group.post(0, RankGroup::Frame::Warning, bodyOf(std::string_view(code + ": " + text)));
}

}  // namespace bubblescope::live
