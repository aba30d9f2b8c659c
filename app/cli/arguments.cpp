// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/exitstatus.h"
#include "app/cli/flags.h"

#include <algorithm>
#include <CLI/CLI.hpp>
#include <string_view>
#include <vector>

namespace bubblescope::cli {

namespace {

constexpr const char* kOutput = "Output";

constexpr ValueFlag kExportFlags[] = {
    {"format", "NAME",
     "csv (intervals), json (figures and ops), chrome-trace (Perfetto), tikz, pytorch-csv, pytorch-csv-communication",
     kOutput},
    {"range", "FROM:TO", "Only this part of csv, chrome-trace or tikz: 12ms:40ms", kOutput},
    {"output", "FILE", "Where to; standard output if not given", kOutput},
};

constexpr const char* kScenarioFiles =
    "Scenarios as JSON, one file with several, or orders in PyTorch's notation (CSV)";

constexpr const char* kExamples =
    "Examples:\n"
    "  bubblescope-cli simulate --schedule 1f1b --stages 4 --microbatches 16 --forward 10 --backward 10\n"
    "  bubblescope-cli simulate --schedule gpipe --stages 4 --microbatches 16 --forward 1 --backward 2 --slowdown 2:3\n"
    "  bubblescope-cli simulate --schedule interleaved-1f1b --stages 4 --chunks 2 --forward 1 --backward 2 --json\n"
    "  bubblescope-cli simulate --schedule-csv order.csv --costs costs.json --json --ops\n"
    "  bubblescope-cli export --schedule zb-h1 --stages 4 --microbatches 8 --format tikz --output gantt.tex\n"
    "  bubblescope-cli export gpipe.json 1f1b.json --format chrome-trace --output both.json\n"
    "  bubblescope-cli schedule 1f1b --stages 4 --microbatches 8 --csv\n"
    "  bubblescope-cli schedules\n"
    "  bubblescope-cli sweep --schedule gpipe,1f1b,zb-h1 --stages 2,4,8 --microbatches 4:256:*2 --latency 0,1\n"
    "  bubblescope-cli rank --stages 8 --microbatches 32 --forward 1 --backward 2 --slowdown 3:1.5 --limit 1f1b\n"
    "  bubblescope-cli compare gpipe.json 1f1b.json\n"
    "  bubblescope-cli least-microbatches --schedule 1f1b --stages 8 --bubble 10%\n"
    "  bubblescope-cli live --schedule 1f1b --stages 4 --microbatches 8 --op-ms 5 --paced --trace run.jsonl\n"
    "  bubblescope-cli show run.jsonl\n"
    "\n"
    "Exit status: 0 done, 1 the schedule cannot finish (or no number is enough), 2 wrong usage or input, 130 "
    "interrupted.\n";

void addCommands(CLI::App& app, Arguments& arguments)
{
    CLI::App* simulate = app.add_subcommand("simulate", "Simulate a schedule: makespan, bubbles, queues, a text Gantt");
    CLI::App* exporting = app.add_subcommand(
        "export", "Write a simulated run, or several, as a table, JSON, a trace, a TikZ picture or PyTorch's CSV");
    CLI::App* schedules = app.add_subcommand("schedules", "List the schedules with their options and papers");
    CLI::App* schedule = app.add_subcommand("schedule", "Print the order in which each device runs its ops");
    CLI::App* show = app.add_subcommand("show", "Figures of a live run whose stream was kept, as for simulate");
    // Listed for the help alone: its arguments are mostly the worker's.
    app.add_subcommand("live", "Run a pipeline for real, here or elsewhere, and watch it ('live --help')");
    show->callback([&arguments] { arguments.command = Command::Show; });
    simulate->callback([&arguments] { arguments.command = Command::Simulate; });
    exporting->callback([&arguments] { arguments.command = Command::Export; });
    schedules->callback([&arguments] { arguments.command = Command::Schedules; });
    schedule->callback([&arguments] { arguments.command = Command::Schedule; });
    CLI::App* sweep = app.add_subcommand(
        "sweep",
        "Simulate all combinations of lists (4,8,16) and ranges (4:64:*2, 4:16:4), a row each; values that are "
        "lists themselves are separated by ';'");
    CLI::App* rank = app.add_subcommand("rank", "Compare all schedules for one scenario, under a memory limit");
    CLI::App* compare = app.add_subcommand(
        "compare",
        "Two to four scenario files, or a comparison's, side by side: figures and differences from the first");
    CLI::App* least = app.add_subcommand("least-microbatches", "How many microbatches a wanted bubble needs");
    least->alias("least-m");
    sweep->callback([&arguments] { arguments.command = Command::Sweep; });
    compare->callback([&arguments] { arguments.command = Command::Compare; });
    rank->callback([&arguments] { arguments.command = Command::Rank; });
    least->callback([&arguments] { arguments.command = Command::LeastMicrobatches; });
    for (CLI::App* command : {simulate, exporting, schedules, schedule, sweep, rank, compare, least, show}) {
        command->footer(kExamples);
        command->allow_extras();  // we say more about them than CLI11 does
    }
    for (CLI::App* command : {simulate, exporting, schedule, sweep, rank, least})
        addPipelineFlags(*command, arguments);
    for (CLI::App* command : {simulate, exporting, schedule, sweep, rank, least})
        addCostFlags(*command, arguments);
    for (const ValueFlag& flag : kExportFlags)
        addFlag(*exporting, arguments, flag);
    addFlag(*sweep, arguments, {"threads", "N", "Instead of all cores; rows come out the same", kOutput});
    addFlag(*sweep, arguments,
            {"shard", "I/N", "Only part I of N, from 1: parts one after another are the whole", kOutput});
    sweep->add_flag("--csv", arguments.csv, "As CSV, which is the default")->group(kOutput);
    sweep->add_flag("--json", arguments.json, "A JSON array, an object a line")->group(kOutput);
    addFlag(
        *rank, arguments,
        {"limit", "LIMIT",
         "Most that a device holds: activations (8), bytes (80GB), or as much as a schedule (1f1b); where bytes are "
         "known, in bytes of weights, gradients, optimizer state and activations",
         kOutput});
    addFlag(
        *rank, arguments,
        {"basis", "WHAT", "What is the same in all rows: devices (default), or stages, of the same times", kOutput});
    rank->add_flag("--json", arguments.json, "As JSON")->group(kOutput);
    compare->add_option("file", arguments.files, kScenarioFiles);
    exporting->add_option("file", arguments.files,
                          std::string(kScenarioFiles) + "; several go into one csv, json, chrome-trace or tikz");
    compare->add_flag("--json", arguments.json, "As JSON")->group(kOutput);
    addFlag(*least, arguments, {"bubble", "SHARE", "The bubble that is wanted: 10% or 0.1", kOutput});
    addFlag(*least, arguments, {"most", "M", "Most microbatches to try (4096)", kOutput});
    least->add_flag("--json", arguments.json, "As JSON")->group(kOutput);
    simulate->add_flag("--json", arguments.json, "One JSON object instead of the tables")->group(kOutput);
    simulate->add_flag("--ops", arguments.ops, "Also start and end of every op")->group(kOutput);
    show->add_option_function<std::string>(
        "file", [&arguments](const std::string& text) { arguments.values["file"] = text; }, "What --trace kept");
    addFlag(*show, arguments, {"iteration", "N", "Its number, or all; the last complete one if not given", kOutput});
    show->add_flag("--json", arguments.json, "One JSON object instead of the tables")->group(kOutput);
    show->add_flag("--ops", arguments.ops, "Also start and end of every op")->group(kOutput);
    schedules->add_flag("--json", arguments.json, "As JSON")->group(kOutput);
    schedule->add_flag("--csv", arguments.csv, "PyTorch's compute-only CSV: a row for each device")->group(kOutput);
    schedule
        ->add_flag("--old-letters", arguments.oldLetters,
                   "The CSV as older PyTorch has it: B for the input half, BW for the whole backward")
        ->group(kOutput);
    schedule
        ->add_flag("--communication", arguments.communication, "That CSV with sends and receives: SEND_F, RECV_B, …")
        ->group(kOutput);
    schedule->add_option_function<std::string>(
        "name", [&arguments](const std::string& text) { arguments.values["name"] = text; },
        "The schedule, as --schedule");
}

Finished wrongUsage(std::string sentence)
{
    return {kWrongInput, {}, std::move(sentence)};
}

/// `first` is the first argument.
std::string describe(const CLI::ParseError& error, const std::string& first)
{
    if (error.get_name() != "RequiredError")
        return describeMisuse(error);
    const std::string known =
        "simulate, export, schedules, schedule, live, show, sweep, rank, compare or least-microbatches; "
        "'bubblescope-cli --help' has examples";
    return first.empty() ? "say what to do: " + known : "there is no command '" + first + "'; known: " + known;
}

}  // namespace

std::variant<Arguments, Finished> parseArguments(int argc, const char* const* argv)
{
    Arguments arguments;
    if (argc > 1 && std::string_view(argv[1]) == "live") {
        arguments.command = Command::Live;
        arguments.forWorker.assign(argv + 2, argv + argc);
        return arguments;
    }
    CLI::App app("Simulates pipeline schedules and shows where the time goes.", "bubblescope-cli");
    app.set_version_flag("--version", std::string("bubblescope-cli ") + BUBBLESCOPE_VERSION);
    app.footer(kExamples);
    app.require_subcommand(1);
    addCommands(app, arguments);

    std::vector<std::string> given = joinNegativeValues(argc, argv);
    const std::string first = given.empty() ? std::string() : given.front();
    std::reverse(given.begin(), given.end());  // as CLI11 wants them
    try {
        app.parse(given);
    } catch (const CLI::CallForVersion& version) {
        return Finished{0, std::string(version.what()) + "\n", {}};
    } catch (const CLI::CallForHelp&) {
        const auto commands = app.get_subcommands();
        return Finished{0, commands.empty() ? app.help() : commands.front()->help(), {}};
    } catch (const CLI::ParseError& error) {
        return wrongUsage(describe(error, first));
    }
    const CLI::App& command = *app.get_subcommands().front();
    if (const std::vector<std::string> extras = command.remaining(); !extras.empty())
        return wrongUsage(describeExtra(command, "bubblescope-cli " + command.get_name(), extras.front(), arguments));
    if (const auto name = arguments.values.find("name"); name != arguments.values.end()) {
        const auto [schedule, alone] = arguments.values.insert({"schedule", name->second});
        if (!alone)
            return wrongUsage("the schedule is named twice, as '" + name->second + "' and by --schedule " +
                              schedule->second + "; leave one out");
        arguments.values.erase("name");
    }
    for (const CLI::Option* option : command.parse_order())
        if (!option->get_lnames().empty())
            arguments.order.push_back(option->get_lnames().front());
    return arguments;
}

}  // namespace bubblescope::cli
