// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What people type and files they have: exit status, and what standard error and standard output say.
//   usage CLI ORACLEFOLDER

#include "tests/cli/checks.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace {

using clitest::Checks;
using clitest::Ended;
using Json = nlohmann::json;

struct Row {
    std::string arguments;  ///< blanks between them
    int exitStatus;
    std::vector<std::string> errors;  ///< all of these in standard error; none: it is empty
    std::vector<std::string> output;  ///< all of these in standard output; none: it is empty
};

const std::vector<Row>& commandLines()
{
    static const std::vector<Row> rows{
        // Asking
        {"--help", 0, {}, {"Examples:", "simulate --schedule 1f1b", "Exit status"}},
        {"simulate --help", 0, {}, {"--group-size", "--backward-order", "--slowdown", "Examples:"}},
        {"schedule --help", 0, {}, {"--csv", "--chunks"}},
        {"--version", 0, {}, {"bubblescope-cli 0."}},
        {"schedules", 0, {}, {"1f1b", "Huang et al. 2019", "--group-size", "--backward-order", "lifo or fifo"}},
        {"schedules --json", 0, {}, {R"("id":"interleaved-1f1b")", R"("choices":["lifo","fifo"])"}},
        // Doing
        {"simulate --schedule 1f1b --stages 4 --microbatches 16 --forward 10 --backward 10",
         0,
         {},
         {"1F1B: 4 devices, 16 microbatches", "380 ms", "15.79 %", "(P−1)/(P+M−1)", "ms; F forward, B backward"}},
        {"simulate --schedule GPIPE --stages 2 --microbatches 1 --forward 10ms --backward 10000us",
         0,
         {},
         {"GPipe: 2 devices, 1 microbatch", "40 ms", "50.00 %"}},
        {"simulate --stages 4 --slowdown 2:3", 0, {}, {"no closed form: stages take different times; stage 2"}},
        {"simulate --stages 2 --microbatches 1 --ops", 0, {}, {"0F0", "1B0", "start ns"}},
        {"simulate --devices 3 --json", 0, {}, {R"("device_count": 3)", R"("deadlock": false)"}},
        {"schedule 1f1b --stages 2 --microbatches 3 --csv",
         0,
         {},
         {"0F0,0F1,0B0,0F2,0B1,0B2\n1F0,1B0,1F1,1B1,1F2,1B2\n"}},
        {"schedule --schedule gpipe --stages 1 --microbatches 2", 0, {}, {"device 0: 0F0 0F1 0B1 0B0\n"}},
        {"schedule gpipe --backward-order fifo --stages 1 --microbatches 2 --csv", 0, {}, {"0F0,0F1,0B0,0B1\n"}},
        {"schedule naive --stages 2 --microbatches 2 --csv", 0, {"naive also makes some ops wait"}, {"0F0,0F1"}},
        {"simulate --stages 2 --layers 7", 0, {}, {"layers in each stage: 3+4; stage 1 takes longest"}},
        {"simulate --stages 16 --layers 40", 0, {}, {"stage 1 takes longest, 3.6 ms a microbatch, and sets the pace"}},
        {"simulate --stages 4 --layer-split 1,2,2,3 --model-layers 8 --hidden-size 64 --json",
         0,
         {},
         {R"("layers_per_stage": [1,2,2,3])", R"("peak_device":)", R"("over_limit":false)"}},
        {"simulate --schedule gpipe --stages 8 --microbatches 16 --model gpt3-175b --device-memory 60GB",
         0,
         {},
         {"limit 60.0 GB: does not fit", "over the limit from"}},
        {"simulate --schedule zb-auto --model gpt3-175b --stages 8 --device-memory 60GB --limit-from device-memory",
         0,
         {},
         {"limit 60.0 GB: fits"}},
        // Wrong commands and flags
        {"", 2, {"say what to do", "live, show, sweep, rank, compare or least-microbatches"}, {}},
        {"simulat", 2, {"no command 'simulat'", "simulate"}, {}},
        {"simulate --grup-size 4", 2, {"--grup-size", "did you mean --group-size?"}, {}},
        {"simulate --schedule gpipe --zzz 4", 2, {"--zzz", "gpipe has --backward-order"}, {}},
        {"simulate --schedule 1f1b --group-size 4", 2, {"--group-size", "1f1b", "none"}, {}},
        {"simulate --schedule gpipe --group-size 4", 2, {"--group-size", "gpipe", "backward-order"}, {}},
        {"simulate more", 2, {"'more'", "--help"}, {}},
        {"simulate --forward", 2, {"--forward needs a value"}, {}},
        {"simulate --stages 4 --stages 5", 2, {"--stages", "more than once"}, {}},
        // Flags that contradict each other, or come to nothing
        {"schedule 1f1b --schedule gpipe", 2, {"'1f1b'", "--schedule gpipe", "leave one out"}, {}},
        {"simulate --slowdown 2:3,2:4", 2, {"--slowdown", "one factor for a stage", "2:3,2:4"}, {}},
        {"simulate --forward 1e-9", 2, {"--forward", "1e-9", "at least 1ns"}, {}},
        {"simulate --latency 0.3ns", 2, {"--latency", "0.3ns", "at least 1ns"}, {}},
        {"simulate --latency 1e-400", 2, {"--latency", "at least 1ns"}, {}},
        {"simulate --latency 0.6ns --stages 2 --microbatches 1", 0, {}, {"makespan"}},
        {"simulate --latency 0e-9", 0, {}, {"makespan"}},
        {"simulate --overhead 1", 2, {"--overhead", "--batch-mode fixed-batch"}, {}},
        {"simulate --batch-mode fixed-batch --overhead 1 --stages 1 --microbatches 1", 0, {}, {"makespan"}},
        {"simulate --bandwidth 1GB/s", 0, {"note: --bandwidth", "--bytes"}, {"makespan"}},
        {"simulate --bytes 1MB", 0, {"note: --bytes", "--bandwidth"}, {"makespan"}},
        {"simulate --bytes 1MB --bandwidth 1GB/s --blocking", 0, {}, {"makespan"}},
        {"simulate --blocking", 0, {"note: --blocking", "--latency"}, {"makespan"}},
        {"simulate --blocking --latency 1", 0, {}, {"makespan"}},
        {"simulate --seed 7", 0, {"note: --seed", "--jitter"}, {"makespan"}},
        {"simulate --layers 8 --forward 50", 0, {}, {"makespan"}},
        {"simulate --model gpt3-175b --layers model --forward 50", 0, {"note: --forward", "layers"}, {"makespan"}},
        {"schedule 1f1b --forward 2", 0, {"note: the order of 1f1b"}, {"device 0"}},
        {"schedule zb-auto --forward 2 --latency 1 --effort 5", 0, {}, {"device 0"}},
        // Options of the search with a fixed order
        {"simulate --schedule zb-v --memory-limit 4 --effort 5", 0, {}, {"ZB-V"}},
        {"simulate --schedule zb-v --memory-limit 4 --order pattern", 2, {"--memory-limit", "order search"}, {}},
        {"simulate --schedule zb-v --objective span --order pattern", 2, {"--objective", "order search"}, {}},
        {"simulate --schedule v-min --memory-limit 1", 2, {"--memory-limit", "allow 2 "}, {}},
        {"simulate --schedule v-half --model gpt-22b --device-memory 1GB --limit-from device-memory --stages 8",
         2,
         {"device 0 has room for 0 activations"},
         {}},
        // Both directions on each device
        {"simulate --schedule dualpipe --stages 4 --microbatches 8 --chunks 2", 0, {}, {"4 devices, 8 microbatches"}},
        {"simulate --schedule chimera --chunks 3", 2, {"--chunks", "each device holds two stages", "give 2"}, {}},
        // Closed forms
        {"simulate --schedule dualpipe --stages 8 --microbatches 20 --backward 2",
         0,
         {},
         {"by the closed form", "(P/2−1)(F&B+B−3W)", "66 ms"}},
        {"simulate --schedule zb-auto --effort 5", 0, {}, {"made for these very costs"}},
        {"simulate --schedule interleaved-1f1b --chunks 2 --latency 0.1", 0, {}, {"zero-bubble papers' rule"}},
        {"simulate --schedule pipedream --iterations 2 --json --ops", 0, {}, {R"(["0F0",0,1000000,0])", ",1]"}},
        // Figures at the edge
        {"simulate --stages 2 --microbatches 1 --forward 1ns,1000s --backward 0", 0, {}, {"99.99 %"}},
        // Wrong values
        {"simulate --schedule nope", 2, {"--schedule", "nope", "1f1b, gpipe"}, {}},
        {"simulate --schedule custom", 2, {"--schedule-csv FILE"}, {}},
        {"simulate --stages 0", 2, {"--stages", "0 is out of range", "1 to 4096"}, {}},
        {"simulate --stages 99999999999999999999", 2, {"--stages", "1 to 4096"}, {}},
        {"simulate --stages four", 2, {"--stages", "whole number", "four"}, {}},
        {"simulate --microbatches -1", 2, {"--microbatches", "-1", "1 to 1000000"}, {}},
        {"simulate --stages 4096 --microbatches 1000000", 2, {"--microbatches", "at most 100000000"}, {}},
        {"simulate --chunks 2", 2, {"--chunks", "1f1b", "interleaved-1f1b"}, {}},
        {"simulate --forward -3", 2, {"--forward", "-3", "no duration", "2.5ms"}, {}},
        {"simulate --forward 3h", 2, {"--forward", "3h", "no duration"}, {}},
        {"simulate --forward 1,,1,1", 2, {"--forward", "no duration"}, {}},
        {"simulate --forward nan", 2, {"--forward", "nan", "no duration"}, {}},
        {"simulate --forward 2000s", 2, {"--forward", "2000s", "1000 s"}, {}},
        {"simulate --forward 1e300", 2, {"--forward", "1e300 is out of range", "1000 s"}, {}},
        {"simulate --forward 1e999s", 2, {"--forward", "1e999s is out of range", "1000 s"}, {}},
        {"simulate --forward 1e-999", 2, {"--forward", "at least 1ns"}, {}},
        {"simulate --forward -1e-999", 2, {"--forward", "no duration"}, {}},
        {"simulate --forward inf", 2, {"--forward", "inf", "no duration"}, {}},
        {"simulate --forward 1,2", 2, {"--forward", "2 values given", "1, 4"}, {}},
        {"simulate --backward 1,2", 2, {"--backward", "2 values given", "1, 4"}, {}},
        {"simulate --backward 1 --backward-input 1", 2, {"--backward", "--backward-weight"}, {}},
        {"simulate --slowdown 9:2", 2, {"--slowdown", "stage", "9", "0 to 3"}, {}},
        {"simulate --slowdown 1:0", 2, {"--slowdown, value 2", "0.01 to 1000"}, {}},
        {"simulate --slowdown 1,2:3", 2, {"--slowdown", "1,1,3,1", "2:3"}, {}},
        {"simulate --latency fast", 2, {"--latency", "fast"}, {}},
        {"simulate --bytes 1XB", 2, {"--bytes", "1XB", "64KiB"}, {}},
        {"simulate --bandwidth -1", 2, {"--bandwidth", "25GB/s"}, {}},
        {"simulate --jitter gauss:0.1", 2, {"--jitter", "gauss", "long-tail"}, {}},
        {"simulate --jitter normal:7", 2, {"--jitter", "7", "0 to 1"}, {}},
        {"simulate --jitter normal:x", 2, {"--jitter", "normal:0.1"}, {}},
        {"simulate --seed -1", 2, {"--seed", "-1"}, {}},
        {"simulate --batch-mode big", 2, {"--batch-mode", "fixed-batch"}, {}},
        {"simulate --samples 3", 2, {"--samples", "3", "8 to"}, {}},
        {"simulate --schedule gpipe --backward-order up", 2, {"--backward-order", "up", "lifo, fifo"}, {}},
        {"schedule interleaved-1f1b --chunks 2 --group-size 3 --csv",
         2,
         {"--group-size", "a group of 3 is smaller than the number of devices, 4", "4 or more"},
         {}},
        {"schedule dualpipe --stages 4 --microbatches 1", 2, {"M = 1 is less than 2P = 8"}, {}},
        {"simulate --schedule zb-h1 --stages 4 --microbatches 1", 0, {}, {"(M+P−1)(f+i)+w"}},
        {"simulate --schedule interleaved-1f1b --chunks 2 --stages 4 --microbatches 1",
         0,
         {},
         {"M = 1 is too small: it holds from M = 4 on"}},
        {"simulate --schedule interleaved-1f1b --chunks 2 --microbatches 5", 0, {}, {"(P−1)/(P−1+M·V), makespan"}},
        {"simulate --model gpt5", 2, {"--model", "gpt5", "llama3-405b"}, {}},
        {"simulate --recompute some", 2, {"--recompute", "some", "none, selective, full"}, {}},
        {"simulate --sequence-parallel maybe", 2, {"--sequence-parallel", "on, off"}, {}},
        {"simulate --optimizer-bytes 65", 2, {"--optimizer-bytes", "65", "0 to 64"}, {}},
        {"simulate --kv-heads 17", 2, {"--kv-heads", "17", "0 to 16"}, {}},
        {"simulate --model gpt-1t --sequence-length 16777216 --recompute none --microbatch-size 1048576",
         2,
         {"--model", "more bytes than can be counted"},
         {}},
        {"simulate --device-memory lots", 2, {"--device-memory", "64KiB"}, {}},
        {"simulate --schedule zb-auto --limit-from device-memory", 2, {"--limit-from", "no limit"}, {}},
        {"simulate --layers model", 2, {"--layers model", "--model NAME"}, {}},
        {"simulate --layers 3", 2, {"--layers", "3 values given", "4 or more"}, {}},
        {"simulate --layer-split optimal", 2, {"--layer-split needs layers"}, {}},
        {"simulate --layers 8 --layer-split 1,2", 2, {"--layer-split", "2 values given", "4 (one a stage)"}, {}},
        {"simulate --layers 8 --layer-split 1,2,3,4", 2, {"--layer-split", "add up to 10", "to 8"}, {}},
        {"simulate --layers 8 --layer-split fast", 2, {"--layer-split", "fast", "equal, optimal, manual"}, {}},
        {"simulate --layers 8 --divisible 8", 2, {"--divisible", "8", "0 to 7"}, {}},
        // Sweeps, ranks, least microbatches
        {"sweep --stages 2,4 --schedule gpipe,1f1b --microbatches 4:16:*2",
         0,
         {},
         {"index,schedule,stages,chunks,microbatches,makespan_ns,", "\n0,gpipe,2,1,4,", "\n1,gpipe,2,1,8,",
          "\n3,1f1b,2,1,4,", "\n11,1f1b,4,1,16,"}},
        {"sweep --latency 0:2ms:1ms --stages 2",
         0,
         {},
         {"microbatches,latency,", ",0ns,", ",1000000ns,", ",2000000ns,"}},
        {"sweep --slowdown 1;1,2;1:3 --stages 2 --json", 0, {}, {R"("slowdown":"1,2")", R"("slowdown":"1:3")"}},
        {"sweep --schedule 1f1b,zb-v --chunks 1,2",
         0,
         {},
         {"\"--chunks: 1f1b cannot do this", "--chunks: 1 is out of range"}},
        {"sweep --microbatches 8:4", 2, {"--microbatches", "8:4", "smaller to a larger"}, {}},
        {"sweep --microbatches 1:2000000", 2, {"--microbatches", "1:2000000", "at most 1000000 values"}, {}},
        {"sweep --microbatches 0:8:*2", 2, {"--microbatches", "0:8:*2"}, {}},
        {"sweep --schedule gpipe,1f2b", 2, {"--schedule", "1f2b"}, {}},
        {"sweep --latency fast,1", 2, {"--latency", "fast"}, {}},
        {"sweep --shard 3/2", 2, {"--shard", "3", "1 to 2"}, {}},
        {"sweep --shard 3", 2, {"--shard", "1/8"}, {}},
        {"sweep --microbatches 1:100000 --seed 1:100000", 2, {"combinations", "at most"}, {}},
        {"rank --stages 4 --microbatches 8", 0, {}, {"4 devices, 8 microbatches", "zb-auto (memory-limit 4)", "* "}},
        {"rank --stages 4 --microbatches 8 --limit 5GB", 2, {"--limit", "model"}, {}},
        {"rank --stages 8 --microbatches 16 --basis stages", 0, {}, {"at equal stages: 8", "dualpipev (4 devices)"}},
        {"rank --stages 4 --microbatches 8", 0, {}, {"at equal devices", "two copies of the weights"}},
        {"rank --basis chips", 2, {"--basis", "chips", "devices, stages"}, {}},
        {"rank --limit some", 2, {"--limit", "some", "80GB"}, {}},
        {"least-microbatches --schedule 1f1b --stages 4 --bubble 20%", 0, {}, {"12 microbatches", "20.00 %"}},
        {"least-m --schedule gpipe --stages 8 --bubble 0.1 --json", 0, {}, {R"("microbatches": 63)"}},
        {"least-microbatches --stages 4", 2, {"--bubble", "10%", "absent"}, {}},
        {"least-microbatches --stages 4 --bubble 110%", 2, {"--bubble", "110%"}, {}},
        {"least-microbatches --schedule sequential --stages 4 --bubble 50% --most 64",
         1,
         {"no number up to 64", "75.00 %"},
         {}},
        // Wrong files
        {"simulate --scenario /no/such.json", 2, {"/no/such.json", "No such file"}, {}},
        {"simulate --scenario /", 2, {"cannot read /", "directory"}, {}},
        {"simulate --schedule-csv /", 2, {"cannot read /", "directory"}, {}},
        {"simulate --costs /no/such.json", 2, {"/no/such.json", "No such file"}, {}},
        {"simulate --layers /no/such.csv", 2, {"/no/such.csv", "No such file"}, {}},
        {"simulate --save /no/such/folder/x.json", 2, {"/no/such/folder/x.json", "No such file"}, {}},
    };
    return rows;
}

std::vector<std::string> words(const std::string& text)
{
    std::vector<std::string> list;
    std::istringstream stream(text);
    for (std::string word; stream >> word;)
        list.push_back(word);
    return list;
}

void compare(Checks& checks, const std::string& name, const Row& row, const Ended& ended)
{
    checks.that(ended.exitStatus == row.exitStatus, name + ": exit status " + std::to_string(ended.exitStatus) +
                                                        " instead of " + std::to_string(row.exitStatus) + "; " +
                                                        ended.errors);
    for (const auto& [wanted, found] : {std::pair(&row.errors, &ended.errors), {&row.output, &ended.output}}) {
        if (wanted->empty())
            checks.that(found->empty(), name + ": says unasked: " + found->substr(0, 300));
        for (const std::string& part : *wanted)
            checks.that(found->find(part) != std::string::npos,
                        name + ": does not say '" + part + "' but: " + found->substr(0, 600));
    }
    // One sentence that starts with the program's name.
    if (row.exitStatus == 2)
        checks.that(ended.errors.starts_with("bubblescope-cli: ") &&
                        std::count(ended.errors.begin(), ended.errors.end(), '\n') == 1,
                    name + ": not one line: " + ended.errors);
}

/// Files with a mistake: the flag that reads them, their text, what the error must say.
struct BadFile {
    std::string flag;
    std::string text;
    std::vector<std::string> errors;
};

const std::vector<BadFile>& badFiles()
{
    static const std::vector<BadFile> files{
        {"--scenario", "", {"line 1, column 1"}},
        {"--scenario", "{\n  \"bubblescope\": 1,\n  oops\n}", {"line 3, column 3"}},
        {"--scenario", "[]", {"should be an object, not an empty list"}},
        {"--scenario", "{}", {"key “bubblescope” is missing", "version"}},
        {"--scenario", R"({"bubblescope": 2, "future": 1})", {"bubblescope", "version 2", "version 1"}},
        {"--scenario", R"({"bubblescope": 1, "stages": 4})", {"stages", "unknown key", "devices"}},
        {"--scenario", R"({"bubblescope": 1, "costs": {"forward": 4}})", {"costs.forward:", "forward_ns"}},
        {"--scenario", R"({"bubblescope": 1, "costs": {"forward_ns": [1, 1, -5, 1]}})", {"costs.forward_ns[2]", "-5"}},
        {"--scenario", R"({"bubblescope": 1, "devices": 2, "devices": 4})", {"devices", "given once"}},
        {"--scenario", R"({"bubblescope": 1, "devices": "4"})", {"devices", "whole number", "\"4\""}},
        {"--scenario", R"({"bubblescope": 1, "schedule": "gpipe", "options": {"order": "x"}})", {"options.order"}},
        {"--scenario", R"({"bubblescope": 1, "memory": {"layer": 4}})", {"memory.layer", "unknown key", "layers"}},
        {"--scenario", R"({"bubblescope": 1, "memory": {"preset": "x"}})", {"memory.preset", "gpt3-175b"}},
        {"--scenario", R"({"bubblescope": 1, "partition": {"layers": [{"size": 1}]}})", {"partition.layers[0].size"}},
        {"--scenario", R"({"bubblescope": 1, "partition": {}})", {"partition.layers", "a list of 1 to 4096 layers"}},
        {"--layers", "name,forward\nx,fast\n", {":2, column 2", "fast", "a duration"}},
        {"--costs", R"({"f": [1]})", {"i:", "each stage"}},
        {"--costs", R"({"f": [1], "i": [1], "w": [1]})", {"f:", "1 values given", "allowed: 4"}},
        {"--costs", R"({"f": [1,1,-1,1], "i": [1,1,1,1], "w": [1,1,1,1]})", {"f[2]", "-1"}},
        {"--costs", R"({"f": [1,1,1.5,1], "i": [1,1,1,1], "w": [1,1,1,1]})", {"f[2]", "1.5", "whole number"}},
        {"--costs", R"({"f": [1,1,1,1], "i": [1,1,1,1], "w": [1,1,1,1], "c": 1})", {"c:", "unknown key", "comm"}},
        {"--schedule-csv", "", {"no operations"}},
        {"--schedule-csv", "0F0,0X0\n", {":1, cell 2", "0X0"}},
        {"--schedule-csv", "0F0,0B0\n1F0,0B0\n", {"0B0"}},
        {"--schedule-csv", "0F0,0B0,0I0,0W0\n", {"stage 0"}},
    };
    return files;
}

void checkFiles(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder scratch;
    for (const BadFile& file : badFiles()) {
        const std::string path = scratch.write("input", file.text);
        const Ended ended = clitest::run({cli, "simulate", file.flag, path});
        std::vector<std::string> errors = file.errors;
        errors.push_back("input");
        compare(checks, file.flag + " with " + file.text, {"", 2, errors, {}}, ended);
    }
    for (const std::string flag : {"--scenario", "--schedule-csv", "--costs"})
        compare(checks, flag + " with an empty name", {"", 2, {flag + " needs the name of a file"}, {}},
                clitest::run({cli, "simulate", flag, ""}));
    const std::string huge = scratch.write("huge.json", "");
    std::filesystem::resize_file(huge, 300u << 20);
    compare(checks, "huge file", {"", 2, {"huge.json", "too large"}, {}},
            clitest::run({cli, "simulate", "--scenario", huge}));
    const std::string csv = scratch.write("order.csv", "0F0,0B0\n");
    const std::string json = scratch.write("three.json", R"({"bubblescope": 1, "devices": 3,
        "costs": {"forward_ns": [1, 2, 3]}})");
    compare(checks, "order and costs of different sizes",
            {"", 2, {"three.json is for another number of stages than", "order.csv", "costs.forward_ns"}, {}},
            clitest::run({cli, "simulate", "--schedule-csv", csv, "--scenario", json}));
    compare(checks, "order and size", {"", 2, {"--stages", "--schedule-csv"}, {}},
            clitest::run({cli, "simulate", "--schedule-csv", csv, "--stages", "1"}));
}

/// A saved scenario gives the same run; flags override it.
void checkSaving(Checks& checks, const std::string& cli)
{
    const clitest::ScratchFolder scratch;
    const std::string path = scratch.path("saved.json");
    std::vector<std::string> command = words(
        "simulate --json --ops --schedule interleaved-1f1b --chunks 2 --stages 2 --microbatches 6 --group-size 3 "
        "--forward 1,2.5 --backward 3333ns --slowdown 3:1.5 --latency 10us --bytes 4KiB --bandwidth 1GB/s "
        "--jitter normal:0.2 --seed 18446744073709551615 --batch-mode fixed-batch --samples 20 --overhead 5us --save");
    command.insert(command.begin(), cli);
    command.push_back(path);
    const Ended saved = clitest::run(command);
    checks.that(saved.exitStatus == 0, "saving: " + saved.errors);
    const Ended loaded = clitest::run({cli, "simulate", "--json", "--ops", "--scenario", path});
    checks.that(loaded.exitStatus == 0 && loaded.output == saved.output,
                "the saved scenario is another: " + loaded.errors);
    const std::string again = scratch.path("again.json");
    const Ended rewritten = clitest::run({cli, "simulate", "--scenario", path, "--save", again});
    checks.that(rewritten.exitStatus == 0 && clitest::readFile(again) == clitest::readFile(path),
                "saved twice, it differs");

    const Ended other = clitest::run(
        {cli, "simulate", "--json", "--scenario", path, "--schedule", "1f1b", "--forward", "1", "--slowdown", "1"});
    const Json report = Json::parse(other.output, nullptr, false);
    checks.that(report.is_object() && report.at("schedule") == "1f1b" && report.at("stage_count") == 2,
                "another schedule leaves chunks and options behind: " + other.errors);
    const Ended more = clitest::run({cli, "simulate", "--json", "--scenario", path, "--stages", "3"});
    compare(checks, "lists that no longer fit", {"", 2, {"saved.json", "costs.forward_ns", "2 values"}, {}}, more);
}

void checkDeadlock(Checks& checks, const std::string& cli, const std::filesystem::path& oracle)
{
    const std::string csv = (oracle / "deadlock-pytorch-p2-m2-v1.csv").string();
    compare(checks, "deadlock",
            {"", 1, {"cannot finish", "3 of 8", "device 1: 1B0 waits for 1F0 (which no device ever runs)"}, {}},
            clitest::run({cli, "simulate", "--schedule-csv", csv}));
    compare(checks, "deadlock, --json",
            {"", 1, {"cannot finish"}, {R"("deadlock": true)", R"("completed_ops": 3)", R"("total_ops": 8)"}},
            clitest::run({cli, "simulate", "--json", "--schedule-csv", csv}));
}

/// On a terminal, and there alone, a long command says how far it is, on a line that it empties in the end.
void checkProgress(Checks& checks, const std::string& cli)
{
    const std::string command = "simulate --schedule zb-auto --stages 8 --microbatches 64 --effort 4000 --json";
    const Ended piped = clitest::run({"/bin/sh", "-c", "'" + cli + "' " + command + " > /dev/null"});
    checks.that(piped.exitStatus == 0 && piped.errors.empty(), "progress without a terminal: " + piped.errors);
    // `script` gives it a terminal and copies what it writes there.
    if (!std::filesystem::exists("/usr/bin/script"))
        return;
    const Ended ended =
        clitest::run({"/usr/bin/script", "-qec",
                      "BUBBLESCOPE_PROGRESS_AFTER=0 '" + cli + "' " + command + " > /dev/null", "/dev/null"});
    const std::string& text = ended.output;
    checks.that(text.find(" %") != std::string::npos, "no progress on a terminal: " + text);
    checks.that(text.ends_with("\r\x1b[K"), "the line of the progress stays: " + text);
}

/// Readers that go away, disks that are full.
void checkOutput(Checks& checks, const std::string& cli)
{
    const std::string large = " schedule gpipe --stages 64 --microbatches 2000 --csv";
    const Ended gone = clitest::run({"/bin/sh", "-c", "'" + cli + "'" + large + " | head -c 10"});
    checks.that(gone.exitStatus == 0 && gone.output == "0F0,0F1,0F" && gone.errors.empty(), "| head: " + gone.errors);
    if (std::filesystem::exists("/dev/full")) {
        const Ended full = clitest::run({"/bin/sh", "-c", "'" + cli + "'" + large + " > /dev/full"});
        compare(checks, "full disk", {"", 2, {"cannot write", "No space left"}, {}}, full);
    }
}

/// Characters, not bytes, of the widest line.
std::size_t widestLine(const std::string& text)
{
    std::size_t widest = 0;
    std::size_t width = 0;
    for (const char c : text) {
        width = c == '\n' ? 0 : width + ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0);
        widest = std::max(widest, width);
    }
    return widest;
}

void checkGantt(Checks& checks, const std::string& cli)
{
    const std::vector<std::string> small{cli, "simulate", "--stages", "2", "--microbatches", "2"};
    const Ended narrow = clitest::run(small, {"COLUMNS=40"});
    // 34 columns for 9 ms: two for each, so that every edge falls between two.
    checks.that(narrow.output.find("one column = 0.5 ms") != std::string::npos, narrow.output);
    checks.that(narrow.output.find("  0 |F0F1····B0--··B1--|\n  1 |··F0B0--F1B1--····|\n") != std::string::npos,
                "the Gantt is another: " + narrow.output);
    for (const char* columns : {"40", "80", "133", "200"}) {
        const Ended ended =
            clitest::run({cli, "simulate", "--stages", "16", "--microbatches", "77", "--jitter", "normal:0.3"},
                         {std::string("COLUMNS=") + columns});
        const std::size_t gantt = ended.output.find("one column");
        const std::size_t widest = gantt == std::string::npos ? 0 : widestLine(ended.output.substr(gantt));
        checks.that(widest > 0 && widest <= static_cast<std::size_t>(std::stoi(columns)),
                    std::string("COLUMNS=") + columns + ": a line of " + std::to_string(widest));
    }
    const Ended many = clitest::run({cli, "simulate", "--stages", "100", "--microbatches", "2"});
    checks.that(many.output.find("and 36 more devices") != std::string::npos, "rows left out are counted");
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return EXIT_FAILURE;
    const std::string cli = argv[1];
    Checks checks;
    clitest::inParallel(commandLines().size(), [&](std::size_t i) {
        const Row& row = commandLines()[i];
        std::vector<std::string> command = words(row.arguments);
        command.insert(command.begin(), cli);
        compare(checks, row.arguments, row, clitest::run(command));
    });
    checkFiles(checks, cli);
    checkSaving(checks, cli);
    checkDeadlock(checks, cli, argv[2]);
    checkOutput(checks, cli);
    checkProgress(checks, cli);
    checkGantt(checks, cli);
    return checks.finish();
}
