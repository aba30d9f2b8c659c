// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Schedule files from other people's repositories, which are not ours to ship: skipped where they are not at hand.
//   realfiles CLI FOLDER

#include "tests/cli/checks.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;

struct RealFile {
    const char* name;
    int devices;
    int stages;
    int microbatches;
    int makespanNs;
    int busyNs;
};

/// At F = I = W = 1 ns, no transfer time.
constexpr RealFile kFiles[] = {
    {"torchtitan_4rank.csv", 4, 8, 6, 39, 36},
    {"torchtitan_4rank_old_letters.csv", 4, 8, 6, 39, 36},
    {"torchtitan_custom_schedule_first.csv", 2, 4, 8, 49, 48},
    {"zb1p_2rank_2stagep_comms.csv", 2, 4, 8, 49, 48},
    {"zb1p_2rank_2stagep_compute_old_letters.csv", 2, 4, 8, 49, 48},
};

std::string unitCosts(int stages)
{
    const std::vector<int> ones(static_cast<std::size_t>(stages), 1);
    return Json{{"f", ones}, {"i", ones}, {"w", ones}}.dump();
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return EXIT_FAILURE;
    const std::filesystem::path folder = argv[2];
    if (!std::filesystem::is_directory(folder)) {
        std::printf("skipped: there is no folder %s with real schedule files\n", folder.c_str());
        return clitest::kSkipped;
    }
    clitest::Checks checks;
    const clitest::ScratchFolder scratch;
    for (const RealFile& file : kFiles) {
        const std::string costs = scratch.write("costs.json", unitCosts(file.stages));
        const clitest::Ended ended = clitest::run(
            {argv[1], "simulate", "--schedule-csv", (folder / file.name).string(), "--costs", costs, "--json"});
        const std::string name = file.name;
        checks.that(ended.exitStatus == 0, name + ": " + ended.errors);
        const Json report = Json::parse(ended.output, nullptr, false);
        if (!report.is_object())
            continue;
        checks.that(report.at("device_count") == file.devices, name + ": devices");
        checks.that(report.at("stage_count") == file.stages, name + ": stages");
        checks.that(report.at("microbatch_count") == file.microbatches, name + ": microbatches");
        checks.that(report.at("makespan_ns") == file.makespanNs,
                    name + ": makespan " + report.at("makespan_ns").dump());
        for (const Json& device : report.at("devices"))
            checks.that(device.at("busy_ns") == file.busyNs, name + ": busy " + device.at("busy_ns").dump());
    }
    return checks.finish();
}
