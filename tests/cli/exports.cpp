// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What `export` writes, where to, and what is left where it does not come to its end.
//   exports CLI

#include "tests/cli/checks.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

namespace {

using clitest::Checks;
using clitest::Ended;
using Json = nlohmann::json;

const std::vector<std::string> kScenario{"--schedule",     "zb-h1", "--stages",  "4",
                                         "--microbatches", "8",     "--latency", "1"};

Ended exported(const std::string& cli, std::vector<std::string> more)
{
    std::vector<std::string> command{cli, "export"};
    command.insert(command.end(), kScenario.begin(), kScenario.end());
    command.insert(command.end(), more.begin(), more.end());
    return clitest::run(command);
}

std::size_t filesLeft(const std::string& folder)
{
    const std::filesystem::directory_iterator all(folder);
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

void checkJson(Checks& checks, const std::string& cli)
{
    std::vector<std::string> simulate{cli, "simulate", "--json", "--ops"};
    simulate.insert(simulate.end(), kScenario.begin(), kScenario.end());
    const Ended ended = exported(cli, {"--format", "json"});
    checks.that(ended.exitStatus == 0 && ended.output == clitest::run(simulate).output,
                "the JSON is that of simulate: " + ended.errors);
    checks.that(Json::parse(ended.output, nullptr, false).is_object(), "the JSON can be read");
}

void checkFiles(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder folder;
    for (const char* format : {"csv", "json", "chrome-trace", "tikz", "pytorch-csv", "pytorch-csv-communication"}) {
        const std::string path = folder.path(std::string("zażółć – конвейер.") + format);
        const Ended toFile = exported(cli, {"--format", format, "--output", path});
        const Ended toOutput = exported(cli, {"--format", format});
        checks.that(toFile.exitStatus == 0 && toFile.errors.empty() && toFile.output.empty(), toFile.errors);
        checks.that(!toOutput.output.empty() && clitest::readFile(path) == toOutput.output,
                    std::string(format) + ": the file is what standard output gets");
    }
    checks.that(filesLeft(folder.path("")) == 6, "nothing else is left in the folder");
    const std::string own = folder.path("own.json");
    const Ended saved =
        clitest::run({cli, "simulate", "--schedule", "gpipe", "--stages", "2", "--microbatches", "2", "--save", own});
    checks.that(saved.exitStatus == 0, saved.errors);
    const std::string before = clitest::readFile(own);
    for (const bool flag : {false, true}) {
        std::vector<std::string> words{cli, "export", "--format", "json", "--output", own, own};
        if (flag)
            words.insert(words.end() - 1, "--scenario");
        const Ended over = clitest::run(words);
        checks.that(over.exitStatus == 2 && over.errors.find("name another file") != std::string::npos, over.errors);
    }
    checks.that(!before.empty() && clitest::readFile(own) == before, "what is read is not written over");
    const Ended nowhere = exported(cli, {"--format", "csv", "--output", folder.path("none/out.csv")});
    checks.that(nowhere.exitStatus == 2 && nowhere.errors.find("none/out.csv") != std::string::npos,
                "a folder that is not there: " + nowhere.errors);
}

void checkRange(Checks& checks, const std::string& cli)
{
    const Ended ended = exported(cli, {"--format", "csv", "--range", "3ms:4500us"});
    std::istringstream lines(ended.output);
    std::string line;
    std::getline(lines, line);
    std::size_t count = 0;
    while (std::getline(lines, line)) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, ',');)
            cells.push_back(cell);
        checks.that(std::stoll(cells.at(5)) < 4'500'000 && std::stoll(cells.at(6)) > 3'000'000, "in range: " + line);
        ++count;
    }
    checks.that(count > 0, "something is in range");
    const auto refused = [&](const char* format, const char* range, const char* why) {
        const Ended wrong = exported(cli, {"--format", format, "--range", range});
        checks.that(wrong.exitStatus == 2 && wrong.output.empty() && wrong.errors.find(why) != std::string::npos,
                    std::string(range) + ": " + wrong.errors);
    };
    refused("csv", "4:3", "the earlier first");
    refused("csv", "4", "two times");
    refused("csv", "soon:later", "two times");
    refused("json", "1:2", "whole run");
    refused("pytorch-csv", "1:2", "whole run");
    const Ended unknown = exported(cli, {"--format", "xml"});
    checks.that(unknown.exitStatus == 2 && unknown.errors.find("chrome-trace") != std::string::npos,
                "names those that there are: " + unknown.errors);
}

std::size_t linesIn(const std::string& text)
{
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Files instead of flags: several go into one, and each is in it as it is alone.
void checkSeveral(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder folder;
    const std::string gpipe =
        folder.write("gpipe.json", R"({"bubblescope": 1, "title": "first", "schedule": "gpipe", "devices": 3})");
    const std::string order = folder.write("order.csv", "0F0,0F1,0B0,0B1\n1F0,1B0,1F1,1B1\n");
    const std::string both = folder.write(
        "both.json",
        R"({"bubblescope_comparison": 1, "scenarios": [{"schedule": "zb-h1"}, {"schedule": "1f1b", "devices": 2}]})");
    const auto written = [&](std::vector<std::string> files, const char* format) {
        std::vector<std::string> command{cli, "export", "--format", format};
        command.insert(command.end(), files.begin(), files.end());
        return clitest::run(command);
    };
    for (const char* format : {"csv", "json", "chrome-trace", "tikz", "pytorch-csv"}) {
        const Ended alone = written({gpipe}, format);
        const Ended flagged = clitest::run({cli, "export", "--format", format, "--scenario", gpipe});
        checks.that(alone.exitStatus == 0 && alone.output == flagged.output,
                    std::string(format) + ": one file is as --scenario: " + alone.errors);
    }
    const Ended csv = written({gpipe, order, both}, "csv");
    checks.that(csv.exitStatus == 0 && csv.output.starts_with("scenario,schedule,device,op,"), "csv: " + csv.errors);
    checks.that(linesIn(csv.output) == 1 + 3 * 8 * 2 + 8 + 4 * 8 * 3 + 2 * 8 * 2,
                "csv: every op of each: " + std::to_string(linesIn(csv.output)));
    for (const char* start : {"\nA,gpipe,2,2F7,", "\nB,custom,1,1B1,", "\nC,zb-h1,0,0W7,", "\nD,1f1b,1,1B7,"})
        checks.that(csv.output.find(start) != std::string::npos, std::string("csv: has ") + start);
    const Json json = Json::parse(written({gpipe, order, both}, "json").output, nullptr, false);
    checks.that(json.is_object() && json["scenarios"].size() == 4, "json: four scenarios");
    checks.that(json["scenarios"][0]["run"] == Json::parse(written({gpipe}, "json").output),
                "json: the first as it is alone");
    checks.that(json["scenarios"][3]["letter"] == "D" && json["scenarios"][0]["title"] == "first", "json: names");
    const Json trace = Json::parse(written({both}, "chrome-trace").output, nullptr, false);
    checks.that(trace["otherData"]["scenarios"].size() == 2, "trace: its scenarios");
    checks.that(written({both}, "tikz").output.find("B: 1F1B") != std::string::npos, "tikz: names");

    const auto refused = [&](const Ended& ended, const char* why) {
        checks.that(ended.exitStatus == 2 && ended.output.empty() && ended.errors.find(why) != std::string::npos,
                    std::string(why) + ": " + ended.errors);
    };
    refused(written({both}, "pytorch-csv"), "one schedule, not 2");
    refused(written({both, both, gpipe}, "csv"), "not 5");
    refused(clitest::run({cli, "export", gpipe, "--format", "csv", "--stages", "3"}), "--stages cannot go with files");
    refused(clitest::run({cli, "export", gpipe, "--format", "csv", "--no-barrier"}), "--no-barrier cannot go");
    refused(clitest::run({cli, "compare", gpipe}), "compare takes 2 to 4 scenarios, not 1");
    const std::string stuck = folder.write("stuck.csv", "0F0,0B0\n1B0,1F0\n");
    const Ended wrong = written({gpipe, stuck}, "csv");
    checks.that(wrong.exitStatus == 1 && wrong.output.empty() && wrong.errors.find("scenario B: ") != std::string::npos,
                "names the one that cannot run: " + wrong.errors);
}

/// Ctrl+C while the file is being written: there is none then, also not in part.
void checkInterrupt(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder folder;
    const std::string out = folder.path("out.json");
    const std::string shell = "'" + cli + "' export --format chrome-trace --stages 64 --microbatches 40000 --output '" +
                              out + "' & child=$!; until ls '" + out +
                              "'.*.part > /dev/null 2>&1; do sleep 0.01; done; kill -INT $child; wait $child";
    const Ended ended = clitest::run({"/bin/bash", "-c", "set -m; " + shell});
    checks.that(ended.exitStatus == 130, "exit status " + std::to_string(ended.exitStatus));
    checks.that(ended.errors.find("interrupted") != std::string::npos, "says so: " + ended.errors);
    checks.that(filesLeft(folder.path("")) == 0, "something is left of an interrupted export");
}

void checkProgress(Checks& checks, const std::string& cli)
{
    if (!std::filesystem::exists("/usr/bin/script"))
        return;
    const Ended ended = clitest::run(
        {"/usr/bin/script", "-qec",
         "BUBBLESCOPE_PROGRESS_AFTER=0 '" + cli + "' export --format csv --stages 64 --microbatches 2000 > /dev/null",
         "/dev/null"});
    checks.that(ended.output.find(" %") != std::string::npos, "no progress on a terminal: " + ended.output);
    checks.that(ended.output.ends_with("\r\x1b[K"), "the line of the progress stays: " + ended.output);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2)
        return EXIT_FAILURE;
    const std::string cli = argv[1];
    Checks checks;
    checkJson(checks, cli);
    checkFiles(checks, cli);
    checkRange(checks, cli);
    checkSeveral(checks, cli);
    checkInterrupt(checks, cli);
    checkProgress(checks, cli);
    return checks.finish();
}
