// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every preset loads, has a title, runs, and takes as long as resources/presets/README.md says.
//   presets CLI FOLDER

#include "tests/cli/checks.h"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;

/// Makespan in ns.
const std::map<std::string, std::int64_t>& expected()
{
    static const std::map<std::string, std::int64_t> table{
        {"first-picture", 220'000'000},     {"no-overlap", 640'000'000},         {"inference-slow-middle", 260'000'000},
        {"slow-middle-gpipe", 153'000'000}, {"slow-middle-1f1b", 150'000'000},   {"interleaved", 28'500'000},
        {"slow-links", 49'000'000},         {"small-microbatches", 297'500'000}, {"eight-gpus-measured", 3'169'571'139},
    };
    return table;
}

void checkMeasured(clitest::Checks& checks, const Json& report, const Json& preset)
{
    const auto makespanNs = report.at("makespan_ns").get<double>();
    checks.that(std::abs(makespanNs / 1e6 - 3169.6) < 0.05, "eight GPUs: 3169.6 ms simulated");
    checks.that(std::abs(report.at("bubble_ratio").get<double>() - 0.3404) < 0.00005, "eight GPUs: bubble 0.3404");
    checks.that(preset.at("measured").at("makespan_ns") == 3'237'888'000, "eight GPUs: 3237.888 ms measured");
    checks.that(!preset.at("measured").at("source").get<std::string>().empty(), "eight GPUs: the source is named");
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return EXIT_FAILURE;
    clitest::Checks checks;
    std::size_t found = 0;
    for (const auto& path : clitest::filesIn(argv[2], ".json")) {
        const std::string name = path.stem().string();
        const clitest::Ended ended = clitest::run({argv[1], "simulate", "--scenario", path.string(), "--json"});
        checks.that(ended.exitStatus == 0, name + ": " + ended.errors);
        const Json report = Json::parse(ended.output, nullptr, false);
        const Json preset = Json::parse(clitest::readFile(path), nullptr, false);
        if (!report.is_object() || !preset.is_object())
            continue;
        checks.that(!preset.value("title", "").empty(), name + " has no title");
        const auto known = expected().find(name);
        checks.that(known != expected().end(), name + " is new: add its makespan here and to the README");
        if (known == expected().end())
            continue;
        ++found;
        checks.that(report.at("makespan_ns") == known->second, name + ": " + report.at("makespan_ns").dump() + " ns");
        if (name == "eight-gpus-measured")
            checkMeasured(checks, report, preset);
    }
    checks.that(found == expected().size(), "a preset is missing");
    return checks.finish();
}
