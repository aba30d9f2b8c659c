// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What `export` writes, where to, and what is left where it does not come to its end.
//   exports CLI

#include "tests/cli/checks.h"

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
    checkInterrupt(checks, cli);
    checkProgress(checks, cli);
    return checks.finish();
}
