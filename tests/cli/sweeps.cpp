// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps, ranks and communication from outside: the same bytes whatever the number of threads, parts that add up to
// the whole, whole rows after Ctrl+C.
//   sweeps CLI

#include "tests/cli/checks.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace {

using clitest::Checks;
using clitest::Ended;
using Json = nlohmann::json;

std::vector<std::string> command(const std::string& cli, const std::string& arguments)
{
    std::vector<std::string> list{cli};
    std::istringstream stream(arguments);
    for (std::string word; stream >> word;)
        list.push_back(word);
    return list;
}

const std::string kGrid =
    "sweep --microbatches 4:64:*2 --schedule gpipe,1f1b,zb-h1,dualpipe --stages 2,3,8 --latency 0,1";

void checkThreadsAndShards(Checks& checks, const std::string& cli)
{
    const Ended one = clitest::run(command(cli, kGrid + " --threads 1"));
    checks.that(one.exitStatus == 0 && one.errors.empty(), "one thread: " + one.errors);
    checks.that(std::count(one.output.begin(), one.output.end(), '\n') == 1 + 5 * 4 * 3 * 2, "rows of the grid");
    checks.that(one.output.find("dualpipe cannot do this") != std::string::npos, "refused rows have their reason");
    for (const char* threads : {"2", "5"})
        checks.that(clitest::run(command(cli, kGrid + " --threads " + threads)).output == one.output,
                    std::string(threads) + " threads differ");
    std::string all;
    for (const char* part : {"1/4", "2/4", "3/4", "4/4"}) {
        const Ended ended = clitest::run(command(cli, kGrid + " --shard " + part));
        all += ended.output;
    }
    checks.that(all == one.output, "parts one after another are not the whole");

    const Ended json = clitest::run(command(cli, kGrid + " --json"));
    const Json rows = Json::parse(json.output, nullptr, false);
    checks.that(rows.is_array() && rows.size() == 120, "as JSON");
    const Ended single =
        clitest::run(command(cli, "simulate --json --schedule zb-h1 --stages 8 --microbatches 16 --latency 1"));
    const Json expected = Json::parse(single.output, nullptr, false);
    bool found = false;
    for (const Json& row : rows)
        if (row.at("schedule") == "zb-h1" && row.at("stages") == 8 && row.at("microbatches") == 16 &&
            row.at("latency") == "1") {
            found = true;
            checks.that(row.at("makespan_ns") == expected.at("makespan_ns") &&
                            row.at("bubble_ratio") == expected.at("bubble_ratio"),
                        "a row is what simulate says");
        }
    checks.that(found, "the row is there");
}

void checkInterrupt(Checks& checks, const std::string& cli)
{
    // Too much for a few seconds; a signal from outside as Ctrl+C sends it.
    const std::string shell = "'" + cli +
                              "' sweep --schedule zb-auto --stages 8 --microbatches 8:100000 --effort 50 & "
                              "child=$!; sleep 2; kill -INT $child; wait $child";
    const Ended ended = clitest::run({"/bin/bash", "-c", "set -m; " + shell});
    checks.that(ended.exitStatus == 130, "exit status " + std::to_string(ended.exitStatus));
    checks.that(ended.errors.find("interrupted") != std::string::npos, "says so: " + ended.errors);
    checks.that(ended.output.ends_with("\n"), "whole rows");
    std::istringstream lines(ended.output);
    std::string header;
    std::getline(lines, header);
    const Ended alone = clitest::run(
        {"/bin/bash", "-c",
         "set -m; '" + cli + "' simulate --schedule zb-auto --stages 16 --microbatches 256 --effort 1000000 & " +
             "child=$!; sleep 2; kill -INT $child; wait $child"});
    checks.that(alone.exitStatus == 130 && alone.output.empty(), "simulate: " + std::to_string(alone.exitStatus));
    checks.that(alone.errors.find("interrupted") != std::string::npos, "simulate says so: " + alone.errors);
    const auto commas = std::count(header.begin(), header.end(), ',');
    long index = 0;
    for (std::string line; std::getline(lines, line); ++index)
        checks.that(std::count(line.begin(), line.end(), ',') == commas &&
                        line.starts_with(std::to_string(index) + ","),
                    "row " + line);
    checks.that(ended.errors.find(" " + std::to_string(index) + " of ") != std::string::npos,
                "counts the rows: " + ended.errors);
}

/// The ranked table for P=8, M=32, one slow stage, and a limit of 1F1B's memory.
void checkRank(Checks& checks, const std::string& cli)
{
    const Ended ended = clitest::run(command(
        cli, "rank --json --stages 8 --microbatches 32 --forward 10 --backward 20 --slowdown 3:1.5 --limit 1f1b"));
    const Json report = Json::parse(ended.output, nullptr, false);
    checks.that(ended.exitStatus == 0 && report.is_object(), "rank: " + ended.errors);
    checks.that(report.at("limit").at("activations") == 8, "1F1B holds eight");
    const Json& rows = report.at("rows");
    checks.that(rows.size() > 20, "many schedules");
    checks.that(rows[0].at("fit") == "fits" && rows[0].at("peak_shares") <= 8, "the best fits");
    double last = 0;
    bool fits = true;
    for (const Json& row : rows) {
        const bool now = row.at("fit") == "fits";
        checks.that(fits || !now, "those that fit come first");
        fits = now;
        if (now) {
            checks.that(row.at("makespan_ns") >= last, "by makespan");
            last = row.at("makespan_ns");
        }
        checks.that((row.at("fit") == "refused") == !row.at("reason").is_null(), "refused rows have a reason");
        if (row.at("schedule") == "chimera")
            checks.that(row.at("weight_copies") == 2, "Chimera holds the weights twice");
    }
    const Ended bytes = clitest::run(
        command(cli, "rank --json --stages 8 --microbatches 32 --model gpt3-175b --tensor-parallel 8 --limit 1f1b"));
    const Json known = Json::parse(bytes.output, nullptr, false);
    checks.that(bytes.exitStatus == 0 && known.is_object(), "rank with a model: " + bytes.errors);
    const Json& most = known.at("limit").at("bytes");
    for (const Json& row : known.at("rows")) {
        if (row.at("fit") != "refused")
            checks.that((row.at("fit") == "fits") == (row.at("peak_bytes") <= most), "the limit is in bytes");
        if (row.at("schedule") == "1f1b")
            checks.that(row.at("peak_bytes") == most, "as much as 1F1B");
    }
}

void checkCommunication(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder scratch;
    const std::string order = "interleaved-zero-bubble --stages 2 --chunks 2 --microbatches 6";
    const Ended compute = clitest::run(command(cli, "schedule " + order + " --csv"));
    for (const char* flags : {"--communication", "--communication --old-letters", "--old-letters"}) {
        const Ended ended = clitest::run(command(cli, "schedule " + order + " " + flags));
        checks.that(ended.exitStatus == 0 && ended.output != compute.output, std::string(flags) + ": " + ended.errors);
        const std::string path = scratch.write("order.csv", ended.output);
        const Ended again = clitest::run({cli, "schedule", "--csv", "--schedule-csv", path});
        checks.that(again.output == compute.output && again.errors.empty(),
                    std::string(flags) + " reads back the same");
    }
    const std::string path = scratch.write("torn.csv", "0F0,0SEND_F0,0B0\n1F0,1B0,1SEND_B0\n");
    const Ended torn = clitest::run({cli, "simulate", "--json", "--schedule-csv", path});
    checks.that(torn.exitStatus == 0 &&
                    torn.errors.find("0SEND_F0: 1RECV_F0 is not in the schedule") != std::string::npos,
                "a send without its receive is told: " + torn.errors);
}

/// GPipe and 1F1B: the same bubble, half the activations.
void checkCompare(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder scratch;
    const std::string sizes = R"("devices": 4, "microbatches": 8)";
    const std::string gpipe = R"({"bubblescope": 1, "schedule": "gpipe", )" + sizes + "}";
    const std::string oneF1B = R"({"bubblescope": 1, "schedule": "1f1b", )" + sizes + "}";
    const std::string first = scratch.write("gpipe.json", gpipe);
    const std::string second = scratch.write("1f1b.json", oneF1B);
    const std::string pair =
        scratch.write("pair.json", R"({"bubblescope_comparison": 1, "scenarios": [)" + gpipe + ", " + oneF1B + "]}");

    const Ended ended = clitest::run({cli, "compare", "--json", first, second});
    const Json report = Json::parse(ended.output, nullptr, false);
    checks.that(ended.exitStatus == 0 && report.is_object(), "compare: " + ended.errors);
    checks.that(report.at("same_devices") == true && report.at("batch_mode") == "fixed-microbatch", "the basis");
    const Json& rows = report.at("rows");
    checks.that(rows.size() == 2 && rows[0].at("peak_activations") == 8 && rows[1].at("peak_activations") == 4,
                "activations");
    const Json& difference = rows[1].at("difference");
    checks.that(difference.at("makespan_ns") == 0 && difference.at("bubble_ratio") == 0.0 &&
                    difference.at("peak_activations") == -4 && difference.at("work_ns") == 0,
                "differences");
    checks.that(clitest::run({cli, "compare", "--json", pair}).output == ended.output, "one file with both");

    const Ended text = clitest::run({cli, "compare", first, second});
    for (const char* part : {"same devices, same stages, same microbatch size", "27.27 %", "±0", "−4"})
        checks.that(text.output.find(part) != std::string::npos, std::string("says ") + part + ": " + text.output);
    const std::string longer =
        scratch.write("longer.json", R"({"bubblescope": 1, "schedule": "1f1b", "devices": 4, "microbatches": 12})");
    checks.that(clitest::run({cli, "compare", first, longer}).output.find("not the same work: B does 1.5 times") !=
                    std::string::npos,
                "unequal work is told");
    const std::string huge =
        scratch.write("huge.json", R"({"bubblescope": 1, "schedule": "1f1b", "devices": 4, "microbatches": 65536})");
    checks.that(clitest::run({cli, "compare", first, huge}).output.find("B does 8192 times") != std::string::npos,
                "numbers are written out");
    // An order's file, as the window reads it.
    const std::string order = scratch.write(
        "order.csv", clitest::run({cli, "schedule", "zb-h1", "--stages", "4", "--microbatches", "8", "--csv"}).output);
    const Ended withOrder = clitest::run({cli, "compare", first, order});
    for (const char* part : {"custom, 4 devices, 8 microbatches", "pp"})
        checks.that(withOrder.output.find(part) != std::string::npos,
                    std::string("says ") + part + ": " + withOrder.output + withOrder.errors);
    const std::string refused = scratch.write("refused.json", R"({"bubblescope": 1, "schedule": "dualpipe",
        "devices": 3, "microbatches": 8})");
    const Ended partly = clitest::run({cli, "compare", "--json", refused, first});
    const Json withRefused = Json::parse(partly.output, nullptr, false);
    checks.that(partly.exitStatus == 0 && !withRefused.at("rows")[0].at("reason").is_null() &&
                    withRefused.at("rows")[1].at("makespan_ns") == 33'000'000 &&
                    withRefused.at("rows")[1].at("difference").is_null(),
                "one that is refused leaves the other: " + partly.errors);
    const std::string bad = scratch.write("bad.json", R"({"bubblescope": 1, "devices": 0})");
    const Ended wrong = clitest::run({cli, "compare", first, bad});
    checks.that(wrong.exitStatus == 2 && wrong.errors.find("bad.json: devices") != std::string::npos &&
                    wrong.output.empty(),
                "a bad file: " + wrong.errors);
    const Ended alone = clitest::run({cli, "compare", first});
    checks.that(alone.exitStatus == 2 && alone.errors.find("2 to 4 scenarios, not 1") != std::string::npos,
                "one alone: " + alone.errors);
}

}  // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv, argv + argc);
    Checks checks;
    if (arguments.size() == 2) {
        checkThreadsAndShards(checks, arguments[1]);
        checkInterrupt(checks, arguments[1]);
        checkRank(checks, arguments[1]);
        checkCommunication(checks, arguments[1]);
        checkCompare(checks, arguments[1]);
    }
    return checks.finish();
}
