// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every case of the golden data under every cost set, through the command line: all expected fields, exactly.
//   golden CLI FOLDER [ONLY]

#include "tests/cli/checks.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace {

using clitest::Checks;
using Json = nlohmann::json;

/// One value of each device, as the golden data have it: {"busy": [24, 24]}.
Json column(const Json& devices, const char* key)
{
    Json values = Json::array();
    for (const Json& device : devices)
        values.push_back(device.at(key));
    return values;
}

/// The command line's report in the golden data's words.
Json inGoldenWords(const Json& report)
{
    Json words{{"ranks", report.at("device_count")},
               {"stages", report.at("stage_count")},
               {"microbatches", report.at("microbatch_count")},
               {"deadlock", report.at("deadlock")}};
    if (report.at("deadlock") == true) {
        words["completed_cells"] = report.at("completed_ops");
        words["total_cells"] = report.at("total_ops");
        words["blocked"] = report.at("blocked");
        for (Json& blocked : words["blocked"]) {
            blocked["rank"] = blocked.at("device");
            blocked.erase("device");
        }
        return words;
    }
    const Json& devices = report.at("devices");
    words["makespan"] = report.at("makespan_ns");
    words["bubble_time"] = report.at("bubble_time_ns");
    words["bubble_ratio"] = report.at("bubble_ratio");
    words["busy"] = column(devices, "busy_ns");
    words["idle"] = column(devices, "idle_ns");
    words["first_start"] = column(devices, "first_start_ns");
    words["last_end"] = column(devices, "last_end_ns");
    words["peak_activations"] = column(devices, "peak_activations");
    words["peak_activations_until_input_grad"] = column(devices, "peak_activations_until_input_grad");
    words["ops"] = column(devices, "ops");
    return words;
}

/// The order inside `waiting_for` has no meaning.
void sortNeeds(Json& json)
{
    if (!json.contains("blocked"))
        return;
    for (Json& blocked : json["blocked"]) {
        Json& needs = blocked["waiting_for"];
        std::sort(needs.begin(), needs.end(), [](const Json& a, const Json& b) { return a.dump() < b.dump(); });
    }
}

void compareRun(Checks& checks, const std::string& name, Json expected, Json found)
{
    constexpr double kTolerance = 1e-12;
    sortNeeds(expected);
    sortNeeds(found);
    for (const auto& [key, value] : expected.items()) {
        if (!found.contains(key)) {
            checks.that(false, name + ": no " + key);
            continue;
        }
        const Json& other = found.at(key);
        const bool equal = value.is_number_float() || other.is_number_float()
                               ? std::abs(value.get<double>() - other.get<double>()) <= kTolerance
                               : value == other;
        checks.that(equal, name + ": " + key + " should be " + value.dump().substr(0, 300) + ", is " +
                               other.dump().substr(0, 300));
    }
}

void runCase(Checks& checks, const std::string& cli, const std::filesystem::path& path)
{
    const Json golden = Json::parse(clitest::readFile(path));
    std::filesystem::path csv = path;
    csv.replace_extension(".csv");
    const clitest::ScratchFolder scratch;
    for (const Json& run : golden.at("runs")) {
        const std::string name = golden.at("case").get<std::string>() + " / " + run.at("name").get<std::string>();
        const std::string costs = scratch.write("costs.json", run.at("costs").dump());
        const clitest::Ended ended =
            clitest::run({cli, "simulate", "--schedule-csv", csv.string(), "--costs", costs, "--json", "--ops"});
        const bool deadlock = run.at("expected").at("deadlock").get<bool>();
        checks.that(ended.exitStatus == (deadlock ? 1 : 0),
                    name + ": exit status " + std::to_string(ended.exitStatus) + "; " + ended.errors);
        checks.that(ended.errors.empty() != deadlock, name + ": says on standard error: " + ended.errors);
        const Json report = Json::parse(ended.output, nullptr, false);
        if (report.is_object())
            compareRun(checks, name, run.at("expected"), inGoldenWords(report));
        else
            checks.that(false, name + ": the output is no JSON object: " + ended.output.substr(0, 300));
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return EXIT_FAILURE;
    Checks checks;
    const auto paths = clitest::filesIn(argv[2], ".json");
    const std::string only = argc > 3 ? argv[3] : "";
    checks.that(paths.size() >= 61, "there are only " + std::to_string(paths.size()) + " cases");
    clitest::inParallel(paths.size(), [&](std::size_t i) {
        if (paths[i].string().find(only) != std::string::npos)
            runCase(checks, argv[1], paths[i]);
    });
    return checks.finish();
}
