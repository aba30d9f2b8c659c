// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/streamsink.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bubblescope::live {

namespace {

using Json = nlohmann::ordered_json;

Json record(const char* type)
{
    return Json{{"bsw", kStreamVersion}, {"type", type}};
}

/// Names of hosts and files need not be UTF-8.
std::string text(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

const char* wordOf(RunState state)
{
    switch (state) {
    case RunState::Starting:
        return "starting";
    case RunState::Calibrating:
        return "calibrating";
    case RunState::Running:
        return "running";
    case RunState::Pausing:
        return "pausing";
    case RunState::Paused:
        return "paused";
    case RunState::Verifying:
        return "verifying";
    case RunState::Stopping:
        return "stopping";
    }
    return "";
}

const char* wordOf(SlowdownBy by)
{
    switch (by) {
    case SlowdownBy::MoreWork:
        return "more-work";
    case SlowdownBy::FewerUnits:
        return "fewer-units";
    case SlowdownBy::Paced:
        return "paced";
    }
    return "";
}

const char* wordOf(EndReason reason)
{
    switch (reason) {
    case EndReason::Finished:
        return "finished";
    case EndReason::Cancelled:
        return "cancelled";
    case EndReason::Error:
        return "error";
    }
    return "";
}

Json scheduleOf(const OpRows& rows)
{
    Json devices = Json::array();
    for (std::size_t d = 0; d + 1 < rows.rowBegin.size(); ++d) {
        Json cells = Json::array();
        for (std::size_t i = rows.rowBegin[d]; i < rows.rowBegin[d + 1]; i = rows.unitEnd(i))
            cells.push_back(rows.unitText(i));
        devices.push_back(std::move(cells));
    }
    return devices;
}

Json arrayOf(const std::vector<Capability>& capabilities)
{
    Json array = Json::array();
    for (const Capability& one : capabilities)
        array.push_back({{"name", one.name}, {"available", one.available}, {"detail", one.detail}});
    return array;
}

}  // namespace

std::string capabilitiesJson(const std::vector<Capability>& capabilities)
{
    return arrayOf(capabilities).dump(2, ' ', false, Json::error_handler_t::replace);
}

std::string calibrationWarning(const std::vector<Calibration>& calibration)
{
    constexpr double kMostError = 0.1;
    const auto worst =
        std::max_element(calibration.begin(), calibration.end(), [](const Calibration& a, const Calibration& b) {
            return a.linearityError < b.linearityError;
        });
    if (worst == calibration.end() || worst->linearityError <= kMostError)
        return {};
    const auto bad = std::count_if(calibration.begin(), calibration.end(),
                                   [](const Calibration& one) { return one.linearityError > kMostError; });
    return fmt::format(
        "the calibration of {} of {} devices is bad, device {} is {:.0f} % off: something else keeps the "
        "machine busy, and ops will miss their durations by as much",
        bad, calibration.size(), worst->device, 100 * worst->linearityError);
}

StreamSink::StreamSink(StreamWriter& writer, std::shared_ptr<const Plan> plan, Workload workload, Placement placement,
                       DispatchOptions options)
    : m_writer(writer)
    , m_plan(std::move(plan))
    , m_workload(std::move(workload))
    , m_placement(std::move(placement))
    , m_options(options)
    , m_watermark(static_cast<std::size_t>(m_plan->deviceCount()), 0)
    , m_watermarkWritten(m_watermark)
{
    m_others.inFlight.assign(m_watermark.size(), 0);
    m_others.ended.assign(m_watermark.size(), 0);
    m_others.last.resize(m_watermark.size());
}

void StreamSink::hello(const StreamHello& hello)
{
    Json json = record("hello");
    json["program"] = "bubblescope-worker";
    json["version"] = hello.version;
    json["pid"] = hello.pid;
    json["host"] = hello.host;
    json["started_unix_ns"] = hello.startedUnixNs;
    json["capabilities"] = arrayOf(hello.capabilities);
    Json limits = Json::object();
    for (const auto& [name, value] : hello.limits)
        limits[name] = value;
    json["limits"] = std::move(limits);
    m_writer.line(text(json));
}

void StreamSink::scenario(const std::string& scenario)
{
    Json json = record("scenario");
    json["scenario"] = Json::parse(scenario, nullptr, false);
    m_writer.line(text(json));
}

void StreamSink::state(RunState state, TimeNs atNs)
{
    Json json = record("state");
    json["state"] = wordOf(state);
    json["t"] = atNs;
    m_writer.line(text(json));
}

void StreamSink::prepared(const BackendInfo& info, const std::vector<Calibration>& calibration)
{
    Json json = record("plan");
    json["backend"] = info.name;
    json["mode"] = m_workload.mode == WorkMode::Paced ? "paced" : "compute";
    json["slowdown_by"] = wordOf(m_workload.slowdownBy);
    json["posting"] = m_options.posting == Posting::Late ? "late" : "early";
    json["lookahead"] = m_options.lookahead;
    json["ranks"] = m_placement.size;
    Json devices = Json::array();
    for (std::size_t d = 0; d < info.devices.size(); ++d) {
        const DevicePlace& place = info.devices[d];
        devices.push_back({{"name", place.name},
                           {"detail", place.detail},
                           {"shared", place.shared},
                           {"rank", m_placement.rankOfDevice[d]}});
    }
    json["devices"] = std::move(devices);
    Json edges = Json::array();
    for (std::size_t e = 0; e < m_plan->edges.size(); ++e) {
        const Edge& edge = m_plan->edges[e];
        edges.push_back({{"from", edge.from.value()},
                         {"to", edge.to.value()},
                         {"slots", edge.slotCount},
                         {"transport", e < info.edges.size() ? info.edges[e].name : ""}});
    }
    json["edges"] = std::move(edges);
    json["ops"] = m_plan->rows->ops.size();
    json["iterations"] = m_options.iterations;
    json["payload_bytes"] = m_workload.payloadBytes;
    json["microbatch_span"] = m_plan->microbatchSpan;
    json["schedule"] = scheduleOf(*m_plan->rows);
    m_writer.line(text(json));
    for (const std::string& one : info.warnings)
        warning("backend", one);
    for (const Calibration& one : calibration) {
        Json fit = record("calibration");
        fit["dev"] = one.device;
        fit["fixed_ns"] = one.fixedNs;
        fit["per_unit_ns"] = one.perUnitNs;
        fit["linearity_error"] = one.linearityError;
        m_writer.line(text(fit));
    }
    if (const std::string bad = calibrationWarning(calibration); !bad.empty())
        warning(kCalibrationWarning, bad);
    std::vector<ClockReading> early;
    {
        const std::scoped_lock lock(m_mutex);
        m_planned = true;
        early.swap(m_earlyClocks);
    }
    clocks(early);
}

void StreamSink::clocks(const std::vector<ClockReading>& readings)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_planned) {
            // Readers learn from the plan which devices there are.
            m_earlyClocks.insert(m_earlyClocks.end(), readings.begin(), readings.end());
            return;
        }
    }
    for (const ClockReading& reading : readings) {
        Json json = record("clock");
        json["dev"] = reading.device;
        json["offset_ns"] = reading.offsetNs;
        json["drift_ppm"] = reading.driftPpm;
        json["error_ns"] = reading.errorNs;
        m_writer.line(text(json));
    }
}

void StreamSink::iteration(int number, TimeNs atNs, const std::vector<double>& slowdown)
{
    Json json = record("iteration");
    json["n"] = number;
    json["t"] = atNs;
    json["slowdown"] = slowdown;
    m_writer.line(text(json));
}

void StreamSink::watermark(const std::vector<TimeNs>& atNs)
{
    merge(atNs);
    Json json = record("wm");
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_planned || m_watermark == m_watermarkWritten)
            return;
        m_watermarkWritten = m_watermark;
        json["t"] = m_watermark;
    }
    m_writer.line(text(json), true);
}

void StreamSink::merge(const std::vector<TimeNs>& watermark)
{
    const std::scoped_lock lock(m_mutex);
    for (std::size_t d = 0; d < m_watermark.size(); ++d)
        m_watermark[d] = std::max(m_watermark[d], watermark[d]);
}

void StreamSink::merge(int rank, const Heartbeat& beat)
{
    const std::scoped_lock lock(m_mutex);
    for (std::size_t d = 0; d < m_watermark.size(); ++d) {
        if (m_placement.rankOfDevice[d] != rank)
            continue;
        m_others.inFlight[d] = beat.inFlight[d];
        m_others.ended[d] = beat.ended[d];
        m_others.last[d] = beat.last[d];
    }
}

void StreamSink::heartbeat(const Heartbeat& beat)
{
    merge(0, beat);
    Json json = record("hb");
    json["t"] = beat.atNs;
    {
        const std::scoped_lock lock(m_mutex);
        json["issued"] = m_others.inFlight;
        json["done"] = m_others.ended;
        json["last"] = m_others.last;
    }
    m_writer.line(text(json), true);
}

void StreamSink::metrics(const DispatchMetrics& metrics)
{
    Json json = record("metrics");
    json["t"] = metrics.atNs;
    json["dispatch_ns"] = metrics.dispatchNs;
    json["busy_ns"] = metrics.busyNs;
    json["polls"] = metrics.polls;
    for (const auto& [name, value] : metrics.backend)
        json[name] = value;
    m_writer.line(text(json), true);
}

void StreamSink::warning(const std::string& code, const std::string& words)
{
    Json json = record("warn");
    json["code"] = code;
    json["text"] = words;
    m_writer.line(text(json));
}

void StreamSink::error(const LiveFault& fault)
{
    Json json = record("error");
    json["code"] = fault.code;
    json["dev"] = fault.device >= 0 ? Json(fault.device) : Json();
    const bool known = fault.node < m_plan->nodeCount();
    json["op"] = known ? Json(m_plan->nodeText(fault.node)) : Json();
    json["edge"] = known && !m_plan->isCompute(fault.node) ? Json(m_plan->transfer(fault.node).edge) : Json();
    json["text"] = fault.text;
    json["hint"] = fault.hint;
    m_writer.line(text(json));
}

void StreamSink::done(const Ending& ending)
{
    m_writer.seal();
    Json json = record("done");
    json["reason"] = wordOf(ending.reason);
    json["iterations"] = ending.iterations;
    json["count"] = m_writer.opCounts();
    json["tr_count"] = m_writer.transferCounts();
    json["verified"] = ending.verified ? Json(*ending.verified) : Json();
    json["t"] = ending.atNs;
    m_writer.lastLine(text(json));
}

}  // namespace bubblescope::live
