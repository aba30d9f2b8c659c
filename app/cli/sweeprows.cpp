// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweeprows.h"

#include "core/model/errortext.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace bubblescope::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Columns of their own, whether or not they are varied.
constexpr std::array<std::string_view, 4> kAlways{"schedule", "stages", "chunks", "microbatches"};

bool isAlways(const std::string& flag)
{
    return std::find(kAlways.begin(), kAlways.end(), flag) != kAlways.end();
}

Json rowJson(const SweepRow& row, const std::vector<Axis>& axes, const std::vector<std::size_t>& entries)
{
    const Outcome& outcome = row.outcome;
    const bool known = !outcome.error;
    Json json;
    json["index"] = row.index;
    // Where flags were refused, what was given; else what it became.
    const bool refused = outcome.error && row.scenario == Scenario();
    const auto given = [&](const char* flag, const Json& value) {
        json[flag] = value;
        for (std::size_t i = 0; refused && i < axes.size(); ++i)
            if (axes[i].flag == flag)
                json[flag] = axes[i].values[entries[i]];
    };
    given("schedule", refused ? Json() : Json(row.scenario.schedule));
    given("stages", refused ? Json() : Json(row.scenario.devices));
    given("chunks", refused ? Json() : Json(row.scenario.chunks));
    given("microbatches", refused ? Json() : Json(row.scenario.microbatches));
    for (std::size_t i = 0; i < axes.size(); ++i)
        if (!isAlways(axes[i].flag))
            json[axes[i].flag] = axes[i].values[entries[i]];
    const auto figure = [&](const char* name, const Json& value) { json[name] = known ? value : Json(); };
    figure("makespan_ns", outcome.makespanNs);
    figure("bubble_time_ns", outcome.bubbleTimeNs);
    figure("bubble_ratio", outcome.bubbleRatio);
    figure("overhead_ratio", outcome.overheadRatio);
    figure("span_bubble_ratio", outcome.spanBubbleRatio);
    figure("peak_activations", outcome.peakActivations);
    figure("peak_bytes", outcome.peakBytes ? Json(*outcome.peakBytes) : Json());
    figure("over_limit_at_ns", outcome.overLimitAtNs < 0 ? Json() : Json(outcome.overLimitAtNs));
    json["refused"] = known ? Json() : Json(describe(*outcome.error));
    return json;
}

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string result = "\"";
    for (const char c : text)
        result.append(c == '"' ? 2 : 1, c);
    return result + '"';
}

std::string csvField(const Json& value)
{
    if (value.is_null())
        return {};
    return quoted(value.is_string() ? value.get<std::string>() : value.dump());
}

}  // namespace

SweepRows::SweepRows(Output& out, const std::vector<Axis>& axes, bool json, bool head)
    : m_out(out)
    , m_axes(axes)
    , m_json(json)
{
    if (json || !head)
        return;
    const Json names = rowJson({}, axes, std::vector<std::size_t>(axes.size(), 0));
    std::string line;
    for (const auto& [name, value] : names.items())
        line.append(line.empty() ? "" : ",").append(quoted(name));
    out << line << "\n";
}

void SweepRows::add(const SweepRow& row, const std::vector<std::size_t>& entries)
{
    const Json json = rowJson(row, m_axes, entries);
    if (m_json) {
        m_out << (m_first ? "[\n  " : ",\n  ") << json.dump(-1, ' ', false, Json::error_handler_t::replace);
        m_first = false;
        return;
    }
    std::string line;
    for (const auto& [name, value] : json.items())
        line.append(name == "index" ? "" : ",").append(csvField(value));
    m_out << line << "\n";
}

void SweepRows::end()
{
    if (m_json)
        m_out << (m_first ? "[]\n" : "\n]\n");
}

}  // namespace bubblescope::cli
