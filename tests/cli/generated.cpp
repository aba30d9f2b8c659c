// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Golden cases whose schedule we generate: our order against theirs, cell by cell, empty cells dropped.
//   generated CLI FOLDER

#include "tests/cli/checks.h"

#include <nlohmann/json.hpp>
#include <sstream>

namespace {

using clitest::Checks;
using Json = nlohmann::json;

/// Which of our schedules is the same order as a golden schedule from one source.
struct Mapping {
    std::string schedule;
    std::string source;
    std::vector<std::string> arguments;
};

const std::vector<Mapping>& mappings()
{
    static const std::vector<Mapping> table{
        {"forward-only", "pytorch", {"forward-only"}},
        {"naive-sequential", "definition", {"sequential"}},
        {"gpipe", "pytorch", {"gpipe", "--backward-order", "fifo"}},
        {"1f1b", "pytorch", {"1f1b"}},
        {"1f1b", "sail", {"1f1b"}},
        {"interleaved-1f1b", "pytorch", {"interleaved-1f1b"}},
        {"interleaved-1f1b", "megatron", {"interleaved-1f1b"}},
        {"eager-1f1b", "minpp", {"eager-1f1b"}},
        {"looped-bfs", "pytorch", {"looped-bfs"}},
        {"looped-bfs", "minpp", {"looped-bfs", "--backward-order", "fifo"}},
        {"interleaved-zero-bubble", "pytorch", {"interleaved-zero-bubble"}},
        {"zb-h1", "pytorch", {"zb-h1"}},
        {"zb-h1", "sail-h1", {"zb-h1", "--split", "needed"}},
        {"1f1b-v", "sail", {"1f1b-v"}},
        {"zb-v", "pytorch", {"zb-v"}},
        {"v-half", "sail", {"v-half"}},
        {"v-min", "sail", {"v-min"}},
        {"dualpipev", "pytorch", {"dualpipev"}},
        {"dualpipe", "deepseek", {"dualpipe"}},
        {"chimera", "chimera", {"chimera"}},
    };
    return table;
}

using Cells = std::vector<std::vector<std::string>>;

Cells cellsOf(const std::string& csv)
{
    Cells rows;
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        rows.emplace_back();
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, ',');) {
            cell.erase(cell.find_last_not_of(" \r") + 1);
            if (!cell.empty())
                rows.back().push_back(cell);
        }
    }
    return rows;
}

std::string firstDifference(const Cells& expected, const Cells& found)
{
    if (expected.size() != found.size())
        return std::to_string(expected.size()) + " rows expected, " + std::to_string(found.size()) + " found";
    for (std::size_t r = 0; r < expected.size(); ++r) {
        for (std::size_t c = 0; c < std::max(expected[r].size(), found[r].size()); ++c) {
            const std::string a = c < expected[r].size() ? expected[r][c] : "the end";
            const std::string b = c < found[r].size() ? found[r][c] : "the end";
            if (a != b)
                return "row " + std::to_string(r) + ", cell " + std::to_string(c) + " should be " + a + ", is " + b;
        }
    }
    return {};
}

void compareOrder(Checks& checks, const std::string& cli, const Json& golden, const std::string& csv,
                  const std::vector<std::string>& own)
{
    std::vector<std::string> command{cli, "schedule"};
    command.insert(command.end(), own.begin(), own.end());
    // The golden data calls it two stages on each device where both directions share them.
    const bool bidirectional = own.front() == "dualpipe" || own.front() == "chimera";
    for (const auto& [flag, key] : {std::pair("--stages", "P"), {"--microbatches", "M"}, {"--chunks", "V"}}) {
        if (bidirectional && key == std::string("V"))
            continue;
        command.emplace_back(flag);
        command.push_back(std::to_string(golden.at(key).get<int>()));
    }
    command.emplace_back("--csv");
    const clitest::Ended ended = clitest::run(command);
    const std::string name = golden.at("case").get<std::string>();
    checks.that(ended.exitStatus == 0, name + ": " + ended.errors);
    const std::string difference = firstDifference(cellsOf(csv), cellsOf(ended.output));
    checks.that(difference.empty(), name + ": " + difference);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return EXIT_FAILURE;
    Checks checks;
    std::size_t compared = 0;
    for (std::filesystem::path path : clitest::filesIn(argv[2], ".json")) {
        const Json golden = Json::parse(clitest::readFile(path));
        const std::string csv = clitest::readFile(path.replace_extension(".csv"));
        for (const Mapping& mapping : mappings()) {
            if (mapping.schedule != golden.at("schedule") || mapping.source != golden.at("source"))
                continue;
            ++compared;
            compareOrder(checks, argv[1], golden, csv, mapping.arguments);
            // Megatron's own rule must give the same order as the sizes that we choose.
            const Json parameters = golden.value("parameters", Json::object());
            if (parameters.is_object() && parameters.contains("microbatch_group_size"))
                compareOrder(checks, argv[1], golden, csv,
                             {"interleaved-1f1b", "--group-size", parameters["microbatch_group_size"].dump()});
        }
    }
    checks.that(compared >= 49, "only " + std::to_string(compared) + " cases were generated");
    return checks.finish();
}
