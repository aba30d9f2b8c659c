// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/jsonreport.h"

#include "core/io/export/analysisjson.h"
#include "core/schedule/registry.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace bubblescope::cli {

namespace {

using Json = nlohmann::ordered_json;

Json optionJson(const ScheduleOption& option)
{
    Json json;
    json["id"] = option.id;
    json["description"] = option.description;
    json["default"] = option.defaultValue;
    if (option.choices.empty()) {
        json["least"] = option.least;
        json["most"] = option.most;
    } else {
        json["choices"] = option.choices;
    }
    return json;
}

}  // namespace

void writeJson(Output& out, const Simulation& simulation, bool withOps)
{
    const ExportedRun run{simulation.scenario, simulation.schedule, simulation.timeline,
                          simulation.analysis, simulation.split,    simulation.measured};
    // It stops early only where nobody reads any more, which is no failure.
    static_cast<void>(writeAnalysisJson(run, withOps, [&out](std::string_view text) {
        out << text;
        return !out.readerGone();
    }));
}

void writeJson(Output& out, const Scenario& scenario, const Schedule& schedule, const Deadlock& deadlock)
{
    out << deadlockJson(scenario, schedule, deadlock);
}

void writeRegistryJson(Output& out)
{
    const char* separator = "[\n  ";
    for (const ScheduleInfo& info : scheduleRegistry()) {
        Json json;
        json["id"] = info.id;
        json["name"] = info.name;
        json["description"] = info.description;
        json["source"] = info.source;
        json["aliases"] = info.aliases;
        json["has_backward"] = info.hasBackward;
        json["uses_chunks"] = info.usesChunks;
        json["bidirectional"] = info.bidirectional;
        json["least_chunks"] = fittingChunks(info, 1);
        json["most_chunks"] = fittingChunks(info, kMaxChunks);
        json["options"] = Json::array();
        for (const ScheduleOption& option : info.options)
            json["options"].push_back(optionJson(option));
        out << separator << json.dump();
        separator = ",\n  ";
    }
    out << "\n]\n";
}

}  // namespace bubblescope::cli
