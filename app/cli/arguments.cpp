// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/exitstatus.h"
#include "core/schedule/registry.h"

#include <algorithm>
#include <cctype>
#include <CLI/CLI.hpp>
#include <numeric>
#include <set>
#include <string_view>
#include <vector>

namespace bubblescope::cli {

namespace {

struct ValueFlag {
    const char* name;
    const char* value;
    const char* help;
    const char* group;
};

constexpr const char* kPipeline = "Pipeline";
constexpr const char* kCosts = "Durations (ms unless they carry a unit: ns us ms s)";
constexpr const char* kTransfers = "Transfers between devices";
constexpr const char* kVariation = "Jitter and batch";
constexpr const char* kFiles = "Files";
constexpr const char* kScheduleOptions = "Options of schedules";
constexpr const char* kOutput = "Output";

constexpr ValueFlag kScenarioFlags[] = {
    {"schedule", "NAME", "One that 'bubblescope-cli schedules' lists", kPipeline},
    {"stages", "P", "Devices; with --chunks V each holds V stages", kPipeline},
    {"chunks", "V", "Stages on each device", kPipeline},
    {"microbatches", "M", "Microbatches in the batch", kPipeline},
    {"scenario", "FILE", "Scenario JSON; other flags override what it says", kFiles},
    {"schedule-csv", "FILE", "Order of the ops in PyTorch's notation, instead of --schedule", kFiles},
};
constexpr ValueFlag kSimulateFlags[] = {
    {"forward", "LIST", "Forward of one microbatch: one value, P (a device's share) or P·V (each stage)", kCosts},
    {"backward", "LIST", "Whole backward, half for the input and half for the weights", kCosts},
    {"backward-input", "LIST", "Backward for the stage's input", kCosts},
    {"backward-weight", "LIST", "Backward for the stage's weights", kCosts},
    {"slowdown", "LIST", "Factors: one, P or P·V, or STAGE:FACTOR pairs such as 2:3", kCosts},
    {"overlap-saving", "TIME", "What two ops gain by running as one overlapped unit", kCosts},
    {"costs", "FILE", "Costs JSON in whole ns for each stage: f, i, w, comm, overlap_saving", kFiles},
    {"save", "FILE", "Write the scenario as JSON", kFiles},
    {"latency", "TIME", "From an op's end until another device may use its output", kTransfers},
    {"bytes", "SIZE", "Size of an activation: 4096, 64KiB, 33.5MB", kTransfers},
    {"bandwidth", "RATE", "Bytes per second: 25GB/s; unlimited if not given", kTransfers},
    {"jitter", "KIND:AMOUNT", "uniform, normal or long-tail, and how much: normal:0.1", kVariation},
    {"seed", "N", "Start of the random numbers", kVariation},
    {"batch-mode", "MODE", "fixed-microbatch (work grows with M) or fixed-batch (each takes 1/M)", kVariation},
    {"samples", "N", "Samples in the batch; the last microbatches may be smaller", kVariation},
    {"overhead", "TIME", "Added to every op in fixed-batch mode", kVariation},
};

constexpr const char* kExamples =
    "Examples:\n"
    "  bubblescope-cli simulate --schedule 1f1b --stages 4 --microbatches 16 --forward 10 --backward 10\n"
    "  bubblescope-cli simulate --schedule gpipe --stages 4 --microbatches 16 --forward 1 --backward 2 --slowdown 2:3\n"
    "  bubblescope-cli simulate --schedule interleaved-1f1b --stages 4 --chunks 2 --forward 1 --backward 2 --json\n"
    "  bubblescope-cli simulate --schedule-csv order.csv --costs costs.json --json --ops\n"
    "  bubblescope-cli schedule 1f1b --stages 4 --microbatches 8 --csv\n"
    "  bubblescope-cli schedules\n"
    "\n"
    "Exit status: 0 done, 1 the schedule cannot finish, 2 wrong usage or input.\n";

void addFlag(CLI::App& app, Arguments& arguments, const ValueFlag& flag)
{
    const std::string name = flag.name;
    const std::string names = name == "stages" ? "--stages,--devices" : "--" + name;
    app.add_option_function<std::string>(
           names, [&arguments, name](const std::string& text) { arguments.values[name] = text; }, flag.help)
        ->type_name(flag.value)
        ->group(flag.group);
}

/// Each schedule's own options, once where several have the same.
void addScheduleOptions(CLI::App& app, Arguments& arguments)
{
    std::map<std::string, std::pair<const ScheduleOption*, std::string>> options;
    for (const ScheduleInfo& info : scheduleRegistry()) {
        for (const ScheduleOption& option : info.options) {
            auto& [first, schedules] = options[std::string(option.id)];
            first = first == nullptr ? &option : first;
            schedules.append(schedules.empty() ? "" : ", ").append(info.id);
        }
    }
    for (const auto& [id, use] : options) {
        const auto& [option, schedules] = use;
        std::string value;
        for (const std::string_view choice : option->choices)
            value.append(value.empty() ? "" : "|").append(choice);
        const std::string help = schedules + ": " + std::string(option->description);
        addFlag(app, arguments, {id.c_str(), value.empty() ? "N" : value.c_str(), help.c_str(), kScheduleOptions});
    }
}

void addCommands(CLI::App& app, Arguments& arguments)
{
    CLI::App* simulate = app.add_subcommand("simulate", "Simulate a schedule: makespan, bubbles, queues, a text Gantt");
    CLI::App* schedules = app.add_subcommand("schedules", "List the schedules with their options and papers");
    CLI::App* schedule = app.add_subcommand("schedule", "Print the order in which each device runs its ops");
    simulate->callback([&arguments] { arguments.command = Command::Simulate; });
    schedules->callback([&arguments] { arguments.command = Command::Schedules; });
    schedule->callback([&arguments] { arguments.command = Command::Schedule; });
    for (CLI::App* command : {simulate, schedules, schedule}) {
        command->footer(kExamples);
        command->allow_extras();  // we say more about them than CLI11 does
    }
    for (CLI::App* command : {simulate, schedule}) {
        for (const ValueFlag& flag : kScenarioFlags)
            addFlag(*command, arguments, flag);
        addScheduleOptions(*command, arguments);
    }
    for (const ValueFlag& flag : kSimulateFlags)
        addFlag(*simulate, arguments, flag);
    simulate->add_flag("--blocking", arguments.blocking, "Transfers occupy both devices")->group(kTransfers);
    simulate->add_flag("--json", arguments.json, "One JSON object instead of the tables")->group(kOutput);
    simulate->add_flag("--ops", arguments.ops, "Also start and end of every op")->group(kOutput);
    schedules->add_flag("--json", arguments.json, "As JSON")->group(kOutput);
    schedule->add_flag("--csv", arguments.csv, "PyTorch's compute-only CSV: a row for each device")->group(kOutput);
    schedule->add_option_function<std::string>(
        "name", [&arguments](const std::string& text) { arguments.values["schedule"] = text; },
        "The schedule, as --schedule");
}

/// How many letters apart two names are (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = std::exchange(row[j + 1], std::min({change, row[j] + 1, row[j + 1] + 1}));
        }
    }
    return row.back();
}

/// One sentence for an argument that the command does not know.
std::string describeExtra(const CLI::App& command, const std::string& extra, const Arguments& arguments)
{
    const std::string help = "'bubblescope-cli " + command.get_name() + " --help' lists what it takes";
    if (extra.empty() || extra.front() != '-')
        return "'" + extra + "' is not expected here; " + help;
    const std::string given = extra.substr(0, extra.find('='));
    std::string nearest;
    std::size_t least = given.size() / 3 + 1;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            const std::size_t apart = distance(given, "--" + name);
            if (apart < least) {
                least = apart;
                nearest = "--" + name;
            }
        }
    }
    std::string sentence = given + " is no option of '" + command.get_name() + "'";
    if (!nearest.empty())
        return sentence + "; did you mean " + nearest + "?";
    const auto named = arguments.values.find("schedule");
    const ScheduleInfo* info = named == arguments.values.end() ? nullptr : findSchedule(named->second);
    if (info != nullptr) {
        std::string own;
        for (const ScheduleOption& option : info->options)
            own.append(own.empty() ? "--" : ", --").append(option.id);
        sentence += "; " + std::string(info->id) + " has " + (own.empty() ? "no options of its own" : own);
    }
    return sentence + "; " + help;
}

/// "--forward -3" is a value for us to refuse, not a flag "-3".
std::vector<std::string> joinNegativeValues(int argc, const char* const* argv)
{
    std::vector<std::string> joined;
    for (int i = 1; i < argc; ++i) {
        const std::string_view text = argv[i];
        const bool negative = text.size() > 1 && text[0] == '-' && (std::isdigit(text[1]) != 0 || text[1] == '.');
        if (negative && !joined.empty() && joined.back().starts_with("--") &&
            joined.back().find('=') == std::string::npos)
            joined.back().append("=").append(text);
        else
            joined.emplace_back(text);
    }
    return joined;
}

Finished wrongUsage(std::string sentence)
{
    return {kWrongInput, {}, std::move(sentence)};
}

/// CLI11's sentences, without the capital and with what to do. `first` is the first argument.
std::string describe(const CLI::ParseError& error, const std::string& first)
{
    std::string text = error.what();
    if (error.get_name() == "RequiredError") {
        const std::string known = "simulate, schedules or schedule; 'bubblescope-cli --help' has examples";
        return first.empty() ? "say what to do: " + known : "there is no command '" + first + "'; known: " + known;
    }
    if (const std::size_t end = text.find(": 1 required "); end != std::string::npos)
        return text.substr(0, end) + " needs a value";
    if (const std::size_t end = text.find(": At Most 1 required"); end != std::string::npos)
        return text.substr(0, end) + " is given more than once";
    if (!text.empty() && std::isupper(static_cast<unsigned char>(text[0])) != 0)
        text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

}  // namespace

std::variant<Arguments, Finished> parseArguments(int argc, const char* const* argv)
{
    Arguments arguments;
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
        return wrongUsage(describeExtra(command, extras.front(), arguments));
    return arguments;
}

}  // namespace bubblescope::cli
