// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/rankwire.h"

#include <array>
#include <bit>
#include <cstring>
#include <nlohmann/json.hpp>

namespace bubblescope::live {

namespace {

using Json = nlohmann::json;

constexpr std::uint32_t kMostBytes = 256u << 20;

Body jsonBody(const Json& json)
{
    return bodyOf(std::string_view(json.dump(-1, ' ', false, Json::error_handler_t::replace)));
}

Json jsonOf(const LiveFault& fault)
{
    return {{"code", fault.code},
            {"device", fault.device},
            {"node", fault.node},
            {"text", fault.text},
            {"hint", fault.hint}};
}

LiveFault faultOf(const Json& json)
{
    LiveFault fault;
    fault.code = json.at("code");
    fault.device = json.at("device");
    fault.node = json.at("node");
    fault.text = json.at("text");
    fault.hint = json.at("hint");
    return fault;
}

Json jsonOf(const BackendInfo& info)
{
    Json devices = Json::array();
    for (const DevicePlace& place : info.devices)
        devices.push_back({place.name, place.detail, place.physical, place.shared});
    Json edges = Json::array();
    for (const EdgeTransport& edge : info.edges)
        edges.push_back(edge.name);
    return {{"name", info.name}, {"devices", devices}, {"edges", edges}, {"warnings", info.warnings}};
}

BackendInfo infoOf(const Json& json)
{
    BackendInfo info;
    info.name = json.at("name");
    for (const Json& place : json.at("devices"))
        info.devices.push_back({place.at(0), place.at(1), place.at(2), place.at(3)});
    for (const Json& edge : json.at("edges"))
        info.edges.push_back({edge.get<std::string>()});
    info.warnings = json.at("warnings").get<std::vector<std::string>>();
    return info;
}

}  // namespace

bool sendFrame(const Socket& socket, RankGroup::Frame frame, const Body& body)
{
    const auto size = static_cast<std::uint32_t>(body.size());
    Body whole(sizeof size + 1 + body.size());
    std::memcpy(whole.data(), &size, sizeof size);
    whole[sizeof size] = static_cast<std::byte>(frame);
    if (!body.empty())
        std::memcpy(whole.data() + sizeof size + 1, body.data(), body.size());
    return socket.sendAll(whole);
}

bool receiveFrame(const Socket& socket, RankGroup::Frame& frame, Body& body)
{
    std::array<std::byte, sizeof(std::uint32_t) + 1> header{};
    if (!socket.receiveAll(header))
        return false;
    std::uint32_t size = 0;
    std::memcpy(&size, header.data(), sizeof size);
    frame = static_cast<RankGroup::Frame>(header.back());
    if (size > kMostBytes)
        return false;
    body.resize(size);
    return socket.receiveAll(body);
}

Body bodyOf(std::string_view text)
{
    Body body(text.size());
    if (!text.empty())
        std::memcpy(body.data(), text.data(), text.size());
    return body;
}

std::string textOf(const Body& body)
{
    std::string text(body.size(), '\0');
    if (!body.empty())
        std::memcpy(text.data(), body.data(), body.size());
    return text;
}

Body bodyOf(const std::vector<std::int64_t>& numbers)
{
    Body body(numbers.size() * sizeof(std::int64_t));
    if (!body.empty())
        std::memcpy(body.data(), numbers.data(), body.size());
    return body;
}

std::vector<std::int64_t> numbersOf(const Body& body)
{
    std::vector<std::int64_t> numbers(body.size() / sizeof(std::int64_t));
    if (!numbers.empty())
        std::memcpy(numbers.data(), body.data(), numbers.size() * sizeof(std::int64_t));
    return numbers;
}

Body bodyOf(const PeerMessage& message)
{
    Json json{{"kind", static_cast<int>(message.kind)},
              {"rank", message.rank},
              {"number", message.number},
              {"slowdown", message.slowdown}};
    if (message.verified)
        json["verified"] = *message.verified;
    if (message.kind == PeerMessage::Fault)
        json["fault"] = jsonOf(message.fault);
    if (message.kind == PeerMessage::Prepared) {
        json["info"] = jsonOf(message.info);
        Json fits = Json::array();
        for (const Calibration& fit : message.calibration)
            fits.push_back({fit.device, fit.fixedNs, fit.perUnitNs, fit.linearityError});
        json["calibration"] = std::move(fits);
    }
    return jsonBody(json);
}

std::optional<PeerMessage> messageOf(const Body& body)
{
    const Json json = Json::parse(textOf(body), nullptr, false);
    try {
        PeerMessage message;
        const int kind = json.at("kind");
        if (kind < 0 || kind > PeerMessage::Fault)
            return std::nullopt;
        message.kind = static_cast<PeerMessage::Kind>(kind);
        message.rank = json.at("rank");
        message.number = json.at("number");
        message.slowdown = json.at("slowdown").get<std::vector<double>>();
        if (json.contains("verified"))
            message.verified = json["verified"].get<bool>();
        if (message.kind == PeerMessage::Fault)
            message.fault = faultOf(json.at("fault"));
        if (message.kind == PeerMessage::Prepared) {
            message.info = infoOf(json.at("info"));
            for (const Json& fit : json.at("calibration"))
                message.calibration.push_back({fit.at(0), fit.at(1), fit.at(2), fit.at(3)});
        }
        return message;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

Body bodyOf(const std::vector<MeasuredOp>& ops)
{
    std::vector<std::int64_t> numbers;
    numbers.reserve(ops.size() * 6);
    for (const MeasuredOp& op : ops)
        numbers.insert(numbers.end(), {op.device, static_cast<std::int64_t>(op.kind), op.stage, op.microbatch,
                                       op.startNs, op.durationNs});
    return bodyOf(numbers);
}

std::vector<MeasuredOp> opsOf(const Body& body)
{
    const std::vector<std::int64_t> numbers = numbersOf(body);
    std::vector<MeasuredOp> ops;
    for (std::size_t i = 0; i + 6 <= numbers.size(); i += 6)
        ops.push_back({static_cast<int>(numbers[i]), static_cast<OpKind>(numbers[i + 1] & 3),
                       static_cast<int>(numbers[i + 2]), numbers[i + 3], numbers[i + 4], numbers[i + 5]});
    return ops;
}

Body bodyOf(const std::vector<MeasuredTransfer>& transfers)
{
    std::vector<std::int64_t> numbers;
    numbers.reserve(transfers.size() * 6);
    for (const MeasuredTransfer& one : transfers)
        numbers.insert(numbers.end(), {one.edge, static_cast<std::int64_t>(one.payload), one.stage, one.microbatch,
                                       one.startNs, one.durationNs});
    return bodyOf(numbers);
}

std::vector<MeasuredTransfer> transfersOf(const Body& body)
{
    const std::vector<std::int64_t> numbers = numbersOf(body);
    std::vector<MeasuredTransfer> transfers;
    for (std::size_t i = 0; i + 6 <= numbers.size(); i += 6)
        transfers.push_back({static_cast<int>(numbers[i]), static_cast<Payload>(numbers[i + 1]),
                             static_cast<int>(numbers[i + 2]), numbers[i + 3], numbers[i + 4], numbers[i + 5]});
    return transfers;
}

Body bodyOf(const Heartbeat& beat)
{
    return jsonBody(Json{{"at", beat.atNs}, {"inFlight", beat.inFlight}, {"ended", beat.ended}, {"last", beat.last}});
}

std::optional<Heartbeat> heartbeatOf(const Body& body)
{
    const Json json = Json::parse(textOf(body), nullptr, false);
    try {
        Heartbeat beat;
        beat.atNs = json.at("at");
        beat.inFlight = json.at("inFlight").get<std::vector<int>>();
        beat.ended = json.at("ended").get<std::vector<std::int64_t>>();
        beat.last = json.at("last").get<std::vector<std::string>>();
        return beat;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

Body bodyOf(const std::vector<ClockReading>& clocks)
{
    std::vector<std::int64_t> numbers;
    for (const ClockReading& clock : clocks)
        numbers.insert(numbers.end(),
                       {clock.device, clock.offsetNs, std::bit_cast<std::int64_t>(clock.driftPpm), clock.errorNs});
    return bodyOf(numbers);
}

std::vector<ClockReading> clocksOf(const Body& body)
{
    const std::vector<std::int64_t> numbers = numbersOf(body);
    std::vector<ClockReading> clocks;
    for (std::size_t i = 0; i + 4 <= numbers.size(); i += 4)
        clocks.push_back(
            {static_cast<int>(numbers[i]), numbers[i + 1], std::bit_cast<double>(numbers[i + 2]), numbers[i + 3]});
    return clocks;
}

}  // namespace bubblescope::live
