// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/flags.h"

#include "core/schedule/registry.h"

#include <algorithm>
#include <cctype>
#include <CLI/CLI.hpp>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>

namespace bubblescope::cli {

namespace {

constexpr const char* kPipeline = "Pipeline";
constexpr const char* kCosts = "Durations (ms unless they carry a unit: ns us ms s)";
constexpr const char* kTransfers = "Transfers between devices";
constexpr const char* kVariation = "Jitter and batch";
constexpr const char* kMemory = "Memory (activations by the formula of Korthikanti et al. 2022, arXiv 2205.05198)";
constexpr const char* kLayers = "Layers (the stages' times come from them)";
constexpr const char* kFiles = "Files";
constexpr const char* kScheduleOptions = "Options of schedules";

constexpr ValueFlag kScenarioFlags[] = {
    {"schedule", "NAME", "One that 'bubblescope-cli schedules' lists", kPipeline},
    {"stages", "P", "Devices; with --chunks V each holds V stages", kPipeline},
    {"chunks", "V", "Stages on each device", kPipeline},
    {"microbatches", "M", "Microbatches in the batch", kPipeline},
    {"iterations", "N", "Training steps one after another", kPipeline},
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
constexpr ValueFlag kModelFlags[] = {
    {"model", "NAME", "gpt3-175b, llama3-70b, llama3-405b, …; what follows changes it; none: counts no bytes", kMemory},
    {"device-memory", "SIZE", "What a device has: 80GB; none: no limit", kMemory},
    {"block", "KIND", "gpt or llama", kMemory},
    {"model-layers", "N", "Transformer layers in the model", kMemory},
    {"hidden-size", "N", "Width between layers", kMemory},
    {"heads", "N", "Attention heads", kMemory},
    {"kv-heads", "N", "Key and value heads; 0: as many as heads", kMemory},
    {"ffn-size", "N", "Width of the feed-forward part; 0: four times the hidden size", kMemory},
    {"vocabulary", "N", "Tokens that embedding and head know", kMemory},
    {"sequence-length", "N", "Tokens in a sample", kMemory},
    {"microbatch-size", "N", "Samples in a microbatch; --samples, where given, counts instead", kMemory},
    {"value-bytes", "N", "Of an activation and of a weight", kMemory},
    {"recompute", "WHAT", "none, selective (attention scores) or full", kMemory},
    {"tensor-parallel", "T", "Devices that share each layer", kMemory},
    {"sequence-parallel", "on|off", "Whether they also share what lies between the matrices", kMemory},
    {"gradient-bytes", "N", "For each parameter", kMemory},
    {"optimizer-bytes", "N", "For each parameter: 12 for Adam with a 32-bit copy", kMemory},
    {"layers", "N|model|FILE", "N alike, those of --model, or a CSV file: name,forward,backward_input,…", kLayers},
    {"layer-split", "HOW", "equal (count), optimal (longest stage shortest), or layers in each stage: 1,2,2,3",
     kLayers},
    {"divisible", "LIST", "Layers, from 0, that may be cut into halves; all; none", kLayers},
};

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

}  // namespace

void addFlag(CLI::App& app, Arguments& arguments, const ValueFlag& flag)
{
    const std::string name = flag.name;
    const std::string names = name == "stages" ? "--stages,--devices" : "--" + name;
    app.add_option_function<std::string>(
           names, [&arguments, name](const std::string& text) { arguments.values[name] = text; }, flag.help)
        ->type_name(flag.value)
        ->group(flag.group);
}

void addPipelineFlags(CLI::App& app, Arguments& arguments)
{
    for (const ValueFlag& flag : kScenarioFlags)
        addFlag(app, arguments, flag);
    app.add_flag("--no-barrier", arguments.noBarrier,
                 "A device begins the next iteration while others still end the last")
        ->group(kPipeline);
    addScheduleOptions(app, arguments);
}

void addCostFlags(CLI::App& app, Arguments& arguments)
{
    for (const ValueFlag& flag : kSimulateFlags)
        addFlag(app, arguments, flag);
    for (const ValueFlag& flag : kModelFlags)
        addFlag(app, arguments, flag);
    app.add_flag("--blocking", arguments.blocking, "Transfers occupy both devices")->group(kTransfers);
}

std::string describeExtra(const CLI::App& command, const std::string& name, const std::string& extra,
                          const Arguments& arguments)
{
    const std::string help = "'" + name + " --help' lists what it takes";
    if (extra.empty() || extra.front() != '-')
        return "'" + extra + "' is not expected here; " + help;
    const std::string shown = command.get_name().empty() ? name : command.get_name();
    const std::string given = extra.substr(0, extra.find('='));
    std::string nearest;
    std::size_t least = given.size() / 3 + 1;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& known : option->get_lnames()) {
            const std::size_t apart = distance(given, "--" + known);
            if (apart < least) {
                least = apart;
                nearest = "--" + known;
            }
        }
    }
    std::string sentence = given + " is no option of '" + shown + "'";
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

std::string describeMisuse(const CLI::ParseError& error)
{
    std::string text = error.what();
    if (const std::size_t end = text.find(": 1 required "); end != std::string::npos)
        return text.substr(0, end) + " needs a value";
    if (const std::size_t end = text.find(": At Most 1 required"); end != std::string::npos)
        return text.substr(0, end) + " is given more than once";
    if (!text.empty() && std::isupper(static_cast<unsigned char>(text[0])) != 0)
        text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

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

}  // namespace bubblescope::cli
