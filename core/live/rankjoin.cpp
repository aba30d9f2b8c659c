// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/monotonic.h"
#include "core/live/rankconnection.h"
#include "core/live/rankgroup.h"
#include "core/live/rankwire.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

// How the processes of a run find each other.
namespace bubblescope::live {

namespace {

using Json = nlohmann::json;

constexpr int kWireVersion = 2;
constexpr const char* kMagic = "bubblescope-ranks";
constexpr int kPings = 64;
/// For an answer of a process that is there.
constexpr TimeNs kAnswerNs = 5 * kNsPerS;
constexpr TimeNs kSliceNs = 100 * kNsPerMs;

constexpr std::uint64_t kHashStart = 0xcbf29ce484222325U;

/// FNV-1a.
void hash(std::uint64_t& value, const void* data, std::size_t size)
{
    const auto* const bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i)
        value = (value ^ bytes[i]) * 0x100000001b3U;
}

void hash(std::uint64_t& value, std::int64_t number)
{
    hash(value, &number, sizeof number);
}

template <class List>
void hashAll(std::uint64_t& value, const List& list)
{
    for (const auto& one : list)
        hash(value, static_cast<std::int64_t>(one));
}

/// Two processes with the same one have the same CLOCK_MONOTONIC.
std::string bootId()
{
    std::string id;
    std::getline(std::ifstream("/proc/sys/kernel/random/boot_id"), id);
    return id;
}

bool sendJson(const Socket& socket, const Json& json)
{
    return sendFrame(socket, RankGroup::Frame::Message, bodyOf(std::string_view(json.dump())));
}

/// Null where nothing, or no JSON, comes in time.
Json receiveJson(const Socket& socket, TimeNs waitNs)
{
    RankGroup::Frame frame = RankGroup::Frame::Message;
    Body body;
    if (!socket.awaitData(waitNs) || !receiveFrame(socket, frame, body))
        return {};
    Json json = Json::parse(textOf(body), nullptr, false);
    return json.is_object() ? json : Json();
}

struct EdgeHello {
    std::uint64_t token = 0;
    std::uint64_t edge = 0;
};

std::uint64_t tokenOf(const RankGroupOptions& options)
{
    std::uint64_t value = kHashStart;
    hash(value, options.token.data(), options.token.size());
    hash(value, static_cast<std::int64_t>(options.runHash));
    return value;
}

}  // namespace

std::uint64_t runHash(const Plan& plan, const Workload& workload, const DispatchOptions& options,
                      std::string_view backend)
{
    std::uint64_t value = kHashStart;
    for (const Op& op : plan.rows->ops) {
        hash(value, op.microbatch.value());
        hash(value, op.stage.value());
        hash(value, static_cast<std::int64_t>(op.kind) * 2 + (op.joinsPrevious ? 1 : 0));
    }
    hashAll(value, plan.rows->rowBegin);
    for (const Edge& edge : plan.edges) {
        hash(value, edge.from.value());
        hash(value, edge.to.value());
        hash(value, edge.slotCount);
        hashAll(value, edge.sends);
    }
    hashAll(value, plan.waits);
    hashAll(value, workload.forwardNs);
    hashAll(value, workload.backwardInputNs);
    hashAll(value, workload.backwardWeightNs);
    for (const std::int64_t one :
         {workload.payloadBytes, workload.transferLatencyNs, workload.overlapSavingNs,
          static_cast<std::int64_t>(workload.seed), static_cast<std::int64_t>(workload.mode),
          static_cast<std::int64_t>(workload.slowdownBy), static_cast<std::int64_t>(options.iterations),
          static_cast<std::int64_t>(options.posting), static_cast<std::int64_t>(options.lookahead)})
        hash(value, one);
    for (const double factor : workload.slowdown)
        hash(value, std::bit_cast<std::int64_t>(factor));
    hash(value, backend.data(), backend.size());
    return value;
}

std::variant<std::unique_ptr<RankGroup>, std::string> RankGroup::join(RankGroupOptions options, const Plan& plan,
                                                                      Placement& placement)
{
    std::unique_ptr<RankGroup> group(new RankGroup(std::move(options)));
    placement.rank = group->m_options.rank;
    placement.size = group->m_options.size;
    placement.rankOfDevice = dealDevices(plan.deviceCount(), placement.size);
    group->m_rankOfDevice = placement.rankOfDevice;
    if (placement.size > plan.deviceCount())
        return fmt::format("{} processes for {} devices; start as many as there are devices, or fewer", placement.size,
                           plan.deviceCount());
    std::string problem = placement.rank == 0 ? group->lead(plan, placement) : group->follow(plan, placement);
    if (!problem.empty() || group->isCancelled())
        return group->isCancelled() ? std::string() : std::move(problem);
    for (const auto& connection : group->m_connections) {
        if (connection != nullptr)
            group->start(*connection);
    }
    return group;
}

std::string RankGroup::lead(const Plan& plan, Placement& placement)
{
    const std::int64_t deadline = monotonicNs() + m_options.connectNs;
    SocketResult listening = listenOn(m_options.host, m_options.port);
    SocketResult data = listenOn(m_options.host, 0);
    for (const SocketResult* one : {&listening, &data}) {
        if (!one->socket.isOpen())
            return "cannot listen on " + one->problem;
    }
    if (m_options.onListening)
        m_options.onListening(listening.socket.localPort());
    const auto size = static_cast<std::size_t>(m_options.size);
    m_connections.resize(size);
    std::vector<std::string> addresses(size);
    std::vector<std::string> machines(size);
    machines[0] = bootId();
    addresses[0] = fmt::format("{} {}", m_options.host, data.socket.localPort());
    for (std::size_t joined = 1; joined < size;) {
        if (isCancelled())
            return {};
        if (monotonicNs() > deadline)
            return fmt::format("{} of {} other processes have come in {}", joined - 1, size - 1,
                               formatMs(m_options.connectNs));
        Socket socket = listening.socket.accept(kSliceNs);
        if (!socket.isOpen())
            continue;
        std::string problem = welcome(std::move(socket), placement, addresses, machines);
        if (!problem.empty())
            return problem;
        joined = 1 + static_cast<std::size_t>(std::count_if(m_connections.begin(), m_connections.end(),
                                                            [](const auto& c) { return c != nullptr; }));
    }
    const auto devicesBeside = [&](int rank) {
        const std::string& machine = machines[static_cast<std::size_t>(rank)];
        return std::count_if(placement.rankOfDevice.begin(), placement.rankOfDevice.end(), [&](int other) {
            return other == rank || (!machine.empty() && machines[static_cast<std::size_t>(other)] == machine);
        });
    };
    placement.devicesOnMachine = static_cast<int>(devicesBeside(0));
    for (const auto& connection : m_connections) {
        if (connection != nullptr &&
            !sendJson(connection->socket, {{"addresses", addresses}, {"devices", devicesBeside(connection->rank)}}))
            return fmt::format("rank {} has left again", connection->rank);
    }
    return connectEdges(plan, placement, data.socket, addresses);
}

std::string RankGroup::welcome(Socket socket, const Placement& placement, std::vector<std::string>& addresses,
                               std::vector<std::string>& machines)
{
    const Json hello = receiveJson(socket, kAnswerNs);
    // Somebody who does not know the token is none of ours: no answer, and the run goes on without.
    if (!hello.is_object() || hello.value("magic", "") != kMagic || hello.value("token", "") != m_options.token)
        return {};
    const int rank = hello.value("rank", -1);
    std::string problem;
    if (hello.value("version", 0) != kWireVersion)
        problem = fmt::format("rank {} speaks version {} of the protocol, rank 0 version {}", rank,
                              hello.value("version", 0), kWireVersion);
    else if (hello.value("order", -1) != static_cast<int>(std::endian::native))
        problem = fmt::format("rank {} has another byte order", rank);
    else if (rank < 1 || rank >= m_options.size || hello.value("size", 0) != m_options.size)
        problem = fmt::format("a process says that it is rank {} of {}, but this run has {}", rank,
                              hello.value("size", 0), m_options.size);
    else if (m_connections[static_cast<std::size_t>(rank)] != nullptr)
        problem = fmt::format("two processes say that they are rank {}", rank);
    else if (hello.value("hash", std::uint64_t{0}) != m_options.runHash)
        problem = fmt::format("rank {} has another plan; all processes need the same flags and files", rank);
    if (!problem.empty()) {
        static_cast<void>(sendJson(socket, {{"refused", problem}}));
        return problem;
    }
    std::string gone = fmt::format("rank {} has left again", rank);
    if (!sendJson(socket, {{"zero", placement.zeroNs}, {"boot", bootId()}}))
        return gone;
    for (int i = 0; i < kPings; ++i) {
        const Json ping = receiveJson(socket, kAnswerNs);
        const std::int64_t now = monotonicNs();
        if (!ping.is_object() || !sendJson(socket, {{"in", now}, {"out", monotonicNs()}}))
            return gone;
    }
    auto connection = std::make_unique<Connection>();
    connection->rank = rank;
    addresses[static_cast<std::size_t>(rank)] = fmt::format("{} {}", socket.peerAddress(), hello.value("port", 0));
    machines[static_cast<std::size_t>(rank)] = hello.value("boot", "");
    connection->socket = std::move(socket);
    m_connections[static_cast<std::size_t>(rank)] = std::move(connection);
    return {};
}

std::string RankGroup::follow(const Plan& plan, Placement& placement)
{
    const std::int64_t deadline = monotonicNs() + m_options.connectNs;
    SocketResult control = connectTo(m_options.host, m_options.port, deadline, m_options.cancelled);
    if (!control.socket.isOpen())
        return "cannot reach rank 0 at " + control.problem;
    m_connections.push_back(std::make_unique<Connection>());
    Connection& connection = *m_connections.front();
    connection.socket = std::move(control.socket);
    const SocketResult data = listenOn(connection.socket.localAddress(), 0);
    if (!data.socket.isOpen())
        return "cannot listen on " + data.problem;
    if (!sendJson(connection.socket, {{"magic", kMagic},
                                      {"version", kWireVersion},
                                      {"order", static_cast<int>(std::endian::native)},
                                      {"token", m_options.token},
                                      {"rank", m_options.rank},
                                      {"size", m_options.size},
                                      {"hash", m_options.runHash},
                                      {"boot", bootId()},
                                      {"port", data.socket.localPort()}}))
        return "rank 0 does not answer";
    if (std::string problem = measureClock(connection, placement); !problem.empty())
        return problem;
    while (!connection.socket.awaitData(kSliceNs)) {  // until the last one has come
        if (isCancelled())
            return {};
        if (monotonicNs() > deadline)
            return "the other processes have not come";
    }
    const Json answer = receiveJson(connection.socket, kAnswerNs);
    if (!answer.is_object() || !answer.contains("addresses"))
        return "rank 0 has ended the run before it began";
    placement.devicesOnMachine = answer.value("devices", 0);
    return connectEdges(plan, placement, data.socket, answer["addresses"].get<std::vector<std::string>>());
}

std::string RankGroup::measureClock(Connection& connection, Placement& placement)
{
    const Json welcome = receiveJson(connection.socket, kAnswerNs);
    if (!welcome.is_object())
        return "rank 0 does not answer; do all processes have the same token?";
    if (welcome.contains("refused"))
        return "rank 0 refuses: " + welcome["refused"].get<std::string>();
    std::int64_t least = INT64_MAX;
    for (int i = 0; i < kPings; ++i) {
        const std::int64_t sent = monotonicNs();
        const bool asked = sendJson(connection.socket, {{"ping", i}});
        const Json pong = asked ? receiveJson(connection.socket, kAnswerNs) : Json();
        const std::int64_t back = monotonicNs();
        if (!pong.is_object())
            return "rank 0 has left again";
        const std::int64_t in = pong.at("in");
        const std::int64_t out = pong.at("out");
        const std::int64_t away = (back - sent) - (out - in);
        if (away >= least)
            continue;
        least = away;
        m_offsetNs = ((in - sent) + (out - back)) / 2;
    }
    m_clockErrorNs = least / 2 + 1;
    // One kernel, one clock: what the pings measured is only their own error.
    m_sameClock = welcome.value("boot", "") == bootId() && !bootId().empty() &&
                  std::abs(m_offsetNs) <= m_clockErrorNs + 100 * kNsPerUs;
    if (m_sameClock) {
        m_offsetNs = 0;
        m_clockErrorNs = 0;
    }
    placement.zeroNs = welcome.at("zero").get<std::int64_t>() - m_offsetNs;
    placement.clockErrorNs = m_clockErrorNs;
    return {};
}

std::string RankGroup::connectEdges(const Plan& plan, const Placement& placement, const Socket& listener,
                                    const std::vector<std::string>& addresses)
{
    const std::int64_t deadline = monotonicNs() + m_options.connectNs;
    m_edges.resize(plan.edges.size());
    std::size_t expected = 0;
    for (std::size_t e = 0; e < plan.edges.size(); ++e) {
        const Edge& edge = plan.edges[e];
        const bool from = placement.isLocal(edge.from);
        if (from == placement.isLocal(edge.to))
            continue;
        if (!from) {
            ++expected;
            continue;
        }
        const int rank = placement.rankOfDevice[edge.to.index()];
        const std::string& address = addresses[static_cast<std::size_t>(rank)];
        const std::size_t space = address.rfind(' ');
        SocketResult connected =
            connectTo(address.substr(0, space), std::atoi(address.c_str() + space + 1), deadline, m_options.cancelled);
        const EdgeHello hello{tokenOf(m_options), e};
        if (!connected.socket.isOpen() || !connected.socket.sendAll(std::as_bytes(std::span(&hello, 1))))
            return fmt::format("cannot reach rank {}: {}", rank, connected.problem);
        m_edges[e] = std::move(connected.socket);
    }
    while (expected > 0) {
        if (isCancelled())
            return {};
        if (monotonicNs() > deadline)
            return fmt::format("{} connections between the processes are missing", expected);
        Socket socket = listener.accept(kSliceNs);
        EdgeHello hello;
        if (!socket.isOpen() || !socket.awaitData(kAnswerNs) ||
            !socket.receiveAll(std::as_writable_bytes(std::span(&hello, 1))) || hello.token != tokenOf(m_options) ||
            hello.edge >= m_edges.size() || m_edges[hello.edge].isOpen())
            continue;
        m_edges[hello.edge] = std::move(socket);
        --expected;
    }
    return {};
}

}  // namespace bubblescope::live
