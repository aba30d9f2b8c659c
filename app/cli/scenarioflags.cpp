// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenarioflags.h"

#include "app/cli/flagreader.h"
#include "app/cli/modelflags.h"
#include "app/cli/values.h"
#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"
#include "core/schedule/validate.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <utility>

namespace bubblescope::cli {

namespace {

void readScenarioFile(FlagReader& flags, Scenario& scenario)
{
    const std::string* path = flags.path("scenario");
    if (path == nullptr)
        return;
    std::string text;
    if (*path == "-" && !flags.given().scenarioText.empty())
        flags.take(readScenarioJson(flags.given().scenarioText, "standard input"), scenario);
    else if (flags.take(readTextFile(*path), text))
        flags.take(readScenarioJson(text, *path), scenario);
}

void readScheduleFile(const Arguments& arguments, FlagReader& flags, Input& input)
{
    const std::string* path = flags.path("schedule-csv");
    if (path == nullptr)
        return;
    for (const char* other : {"schedule", "stages", "chunks", "microbatches"}) {
        if (arguments.has(other))
            return flags.fail(wrongUse(std::string("--") + other +
                                       " cannot go with --schedule-csv: the file says that already; leave one out"));
    }
    Scenario& scenario = input.scenario;
    if (!flags.take(readTextFile(*path), scenario.customCsv) ||
        !flags.take(readScheduleCsv(scenario.customCsv, *path, &input.communication), input.schedule))
        return;
    scenario.title = std::filesystem::path(*path).filename().string();
    scenario.schedule = "custom";
    scenario.options.clear();
    scenario.devices = input.schedule.deviceCount();
    scenario.chunks = std::clamp(input.schedule.stageCount / scenario.devices, 1, kMaxChunks);
    scenario.microbatches = input.schedule.microbatchCount;
}

/// Another schedule than the scenario file's does not inherit what only that one knows.
void takeSchedule(FlagReader& flags, Scenario& scenario)
{
    const std::string* name = flags.text("schedule");
    if (name == nullptr)
        return;
    const ScheduleInfo* info = findSchedule(*name);
    const std::string id = info == nullptr ? *name : std::string(info->id);
    if (id == scenario.schedule)
        return;
    if (id == "custom")
        return flags.fail(wrongUse("--schedule custom needs an order: give --schedule-csv FILE instead"));
    scenario.schedule = id;
    scenario.options.clear();
    scenario.customCsv.clear();
    if (info != nullptr)
        scenario.chunks = fittingChunks(*info, scenario.chunks);
}

void takeScheduleOptions(FlagReader& flags, Scenario& scenario)
{
    for (const ScheduleInfo& info : scheduleRegistry()) {
        for (const ScheduleOption& option : info.options) {
            if (const std::string* value = flags.text(std::string(option.id)))
                scenario.options[std::string(option.id)] = *value;
        }
    }
}

void readCostsFile(FlagReader& flags, Scenario& scenario, int stageCount)
{
    const std::string* path = flags.path("costs");
    if (path == nullptr)
        return;
    for (const char* time : {"forward", "backward", "backward-input", "backward-weight"})
        if (flags.text(time) != nullptr)
            return flags.fail(
                wrongUse("--costs has the times of every stage; give it or --" + std::string(time) + ", not both"));
    std::string text;
    if (!flags.take(readTextFile(*path), text) || !flags.take(readOracleCosts(text, *path, scenario), scenario))
        return;
    const std::array<std::pair<const char*, std::size_t>, 3> lists{{{"f", scenario.costs.forwardNs.size()},
                                                                    {"i", scenario.costs.backwardInputNs.size()},
                                                                    {"w", scenario.costs.backwardWeightNs.size()}}};
    for (const auto& [key, count] : lists) {
        if (count != static_cast<std::size_t>(stageCount))
            flags.fail(failureOf(
                {ErrorCode::WrongCount, *path + ": " + key, {std::to_string(count), std::to_string(stageCount)}, {}}));
    }
}

/// A whole backward is half for the input and half for the weights; an odd nanosecond goes to the weights.
void takeBackward(const Arguments& arguments, FlagReader& flags, StageCosts& costs)
{
    if (arguments.has("backward") && (arguments.has("backward-input") || arguments.has("backward-weight")))
        return flags.fail(wrongUse("--backward is both halves together; give it alone, or --backward-input and "
                                   "--backward-weight instead"));
    std::vector<TimeNs> whole;
    flags.durations("backward", whole);
    if (!whole.empty()) {
        costs.backwardInputNs.clear();
        costs.backwardWeightNs.clear();
        for (const TimeNs value : whole) {
            costs.backwardInputNs.push_back(value / 2);
            costs.backwardWeightNs.push_back(value - value / 2);
        }
    }
    flags.durations("backward-input", costs.backwardInputNs);
    flags.durations("backward-weight", costs.backwardWeightNs);
}

void takeSlowdown(FlagReader& flags, Scenario& scenario, int stageCount)
{
    const std::string* text = flags.text("slowdown");
    if (text == nullptr)
        return;
    std::vector<double> current(static_cast<std::size_t>(stageCount), 1.0);
    if (stageCount == scenario.stages()) {
        for (int stage = 0; stage < stageCount; ++stage)
            current[static_cast<std::size_t>(stage)] = slowdownOf(scenario, stage);
    }
    flags.take(parseFactors("--slowdown", *text, current), scenario.costs.slowdown);
}

void takeJitter(FlagReader& flags, Jitter& jitter)
{
    if (const std::string* text = flags.text("jitter")) {
        const std::size_t colon = text->find(':');
        const std::optional<JitterKind> kind = jitterKindOf(text->substr(0, colon));
        const std::optional<double> amount =
            colon == std::string::npos ? jitter.amount : parseNumber(std::string_view(*text).substr(colon + 1));
        if (!kind)
            return flags.fail(
                failureOf({ErrorCode::NotOneOf, "--jitter", {text->substr(0, colon), jitterKindWords()}, {}}));
        if (!amount)
            return flags.fail(failureOf({ErrorCode::WrongType,
                                         "--jitter",
                                         {"a kind and an amount from 0 to 1 such as normal:0.1", "\"" + *text + "\""},
                                         {}}));
        jitter.kind = *kind;
        jitter.amount = *amount;
    }
    if (const std::string* text = flags.text("seed"))
        flags.take(parseSeed("--seed", *text), jitter.seed);
}

void takeBatch(FlagReader& flags, Batch& batch)
{
    if (const std::string* text = flags.text("batch-mode")) {
        const std::optional<BatchMode> mode = batchModeOf(*text);
        if (!mode)
            return flags.fail(failureOf({ErrorCode::NotOneOf, "--batch-mode", {*text, batchModeWords()}, {}}));
        batch.mode = *mode;
    }
    flags.whole("samples", batch.samples, 0, std::numeric_limits<int>::max());
    if (flags.text("overhead") != nullptr && batch.mode != BatchMode::FixedBatch)
        return flags.fail(wrongUse("--overhead is added in fixed-batch mode only; give --batch-mode fixed-batch too"));
    flags.duration("overhead", batch.overheadNs);
}

void takeCosts(const Arguments& arguments, FlagReader& flags, Scenario& scenario, int stageCount)
{
    readCostsFile(flags, scenario, stageCount);
    flags.durations("forward", scenario.costs.forwardNs);
    takeBackward(arguments, flags, scenario.costs);
    takeSlowdown(flags, scenario, stageCount);
    flags.duration("overlap-saving", scenario.costs.overlapSavingNs);
    flags.duration("latency", scenario.transfer.latencyNs);
    flags.bytes("bytes", scenario.transfer.bytes, false);
    flags.bytes("bandwidth", scenario.transfer.bytesPerSecond, true);
    scenario.transfer.blocking = scenario.transfer.blocking || arguments.blocking;
    takeJitter(flags, scenario.jitter);
    takeBatch(flags, scenario.batch);
    takeModel(flags, scenario);
    takeLayers(flags, scenario);
}

/// Which flag sets the value at a JSON path; the first one that was given counts.
constexpr std::array<std::pair<std::string_view, std::string_view>, 42> kFlagOfPath{
    {{"schedule", "schedule"},
     {"devices", "stages"},
     {"chunks", "chunks"},
     {"microbatches", "microbatches"},
     {"iterations", "iterations"},
     {"costs.forward_ns", "forward"},
     {"costs.backward_input_ns", "backward-input"},
     {"costs.backward_input_ns", "backward"},
     {"costs.backward_weight_ns", "backward-weight"},
     {"costs.backward_weight_ns", "backward"},
     {"costs.slowdown", "slowdown"},
     {"costs.overlap_saving_ns", "overlap-saving"},
     {"transfer.latency_ns", "latency"},
     {"transfer.bytes", "bytes"},
     {"transfer.bytes_per_second", "bandwidth"},
     {"jitter.kind", "jitter"},
     {"jitter.amount", "jitter"},
     {"batch.mode", "batch-mode"},
     {"batch.samples", "samples"},
     {"batch.overhead_ns", "overhead"},
     {"memory", "model"},
     {"memory.layers", "model-layers"},
     {"memory.hidden_size", "hidden-size"},
     {"memory.heads", "heads"},
     {"memory.key_value_heads", "kv-heads"},
     {"memory.feed_forward_size", "ffn-size"},
     {"memory.vocabulary", "vocabulary"},
     {"memory.sequence_length", "sequence-length"},
     {"memory.microbatch_size", "microbatch-size"},
     {"memory.value_bytes", "value-bytes"},
     {"memory.tensor_parallel", "tensor-parallel"},
     {"memory.gradient_bytes", "gradient-bytes"},
     {"memory.optimizer_bytes", "optimizer-bytes"},
     {"memory_limit_bytes", "device-memory"},
     {"partition.layers", "layers"},
     {"partition.layers", "layer-split"},
     {"partition.layers_per_stage", "layer-split"},
     {"partition.layers_per_stage", "stages"},
     {"partition.layers_per_stage", "chunks"},
     {"options.limit-from", "limit-from"},
     {"memory", "microbatches"},
     {"memory", "sequence-length"}}};

}  // namespace

Error nameFlag(Error error, const Arguments& arguments)
{
    const std::size_t bracket = error.where.find('[');
    const std::string path = error.where.substr(0, bracket);
    const auto use = [&](const std::string& flag) {
        if (!arguments.has(flag))
            return false;
        std::string where = "--" + flag;
        if (bracket != std::string::npos) {
            const int index = std::atoi(error.where.c_str() + bracket + 1);
            where += ", value " + std::to_string(index + 1);
        }
        error.where = where;
        return true;
    };
    constexpr std::string_view kOptions = "options.";
    if (path.starts_with(kOptions) && use(path.substr(kOptions.size())))
        return error;
    for (const auto& [known, flag] : kFlagOfPath) {
        if (known == path && use(std::string(flag)))
            return error;
    }
    if (!arguments.has("scenario") || error.where.empty())
        return error;
    std::string file = arguments.values.at("scenario");
    if (error.code == ErrorCode::WrongCount && arguments.has("schedule-csv"))
        file += " is for another number of stages than " + arguments.values.at("schedule-csv") + " has";
    error.where = file + ": " + error.where;
    return error;
}

std::vector<std::string> flagsWithoutEffect(const Arguments& arguments, const Scenario& scenario)
{
    const TransferCosts& transfer = scenario.transfer;
    std::vector<std::string> sentences;
    const auto add = [&](bool given, bool hasEffect, const char* sentence) {
        if (given && !hasEffect)
            sentences.emplace_back(sentence);
    };
    add(arguments.has("bandwidth"), transfer.bytes > 0, "--bandwidth has no effect without --bytes");
    add(arguments.has("bytes"), transfer.bytesPerSecond > 0 || transfer.bytes == 0,
        "--bytes take no time without --bandwidth");
    add(arguments.blocking, transfer.latencyNs > 0 || (transfer.bytes > 0 && transfer.bytesPerSecond > 0),
        "--blocking has no effect where transfers take no time; give --latency, or --bytes and --bandwidth");
    // Those of a file or of a model have times of their own; equal ones divide the stages' times.
    const auto layers = arguments.values.find("layers");
    const bool equalLayers = layers != arguments.values.end() && !layers->second.empty() &&
                             layers->second.find_first_not_of("0123456789") == std::string::npos;
    for (const char* flag : {"forward", "backward", "backward-input", "backward-weight"})
        if (arguments.has(flag) && scenario.partition && !equalLayers)
            sentences.push_back("--" + std::string(flag) +
                                " has no effect beside layers, which have times of their own; --slowdown scales them");
    add(arguments.has("seed"), scenario.jitter.kind != JitterKind::None, "--seed has no effect without --jitter");
    return sentences;
}

std::optional<Failure> readFiles(const Arguments& arguments, Input& input)
{
    std::optional<Failure> failure;
    FlagReader flags(arguments, failure);
    readScenarioFile(flags, input.scenario);
    readScheduleFile(arguments, flags, input);
    return failure;
}

std::optional<Failure> applyFlags(const Arguments& arguments, Input& input)
{
    std::optional<Failure> failure;
    FlagReader flags(arguments, failure);
    Scenario& scenario = input.scenario;
    takeSchedule(flags, scenario);
    flags.whole("stages", scenario.devices, 1, kMaxDevices);
    flags.whole("chunks", scenario.chunks, 1, kMaxChunks);
    flags.whole("microbatches", scenario.microbatches, 1, kMaxMicrobatches);
    flags.whole("iterations", scenario.iterations, 1, kMaxIterations);
    scenario.optimizerBarrier = scenario.optimizerBarrier && !arguments.noBarrier;
    if (const ScheduleInfo* info = findSchedule(scenario.schedule); info != nullptr && flags.text("chunks") != nullptr)
        scenario.chunks = chunksMeant(*info, scenario.chunks);
    takeScheduleOptions(flags, scenario);
    if (failure)
        return failure;

    const bool fromFile = arguments.has("schedule-csv");
    takeCosts(arguments, flags, scenario, fromFile ? input.schedule.stageCount : scenario.stages());
    if (failure)
        return failure;
    if (const std::optional<Error> error = validate(scenario))
        return failureOf(nameFlag(*error, arguments));
    return std::nullopt;
}

std::optional<Failure> order(const Arguments& arguments, Input& input, const JobControl& control)
{
    Result<Schedule> schedule = arguments.has("schedule-csv")
                                    ? withIterations(std::move(input.schedule), input.scenario, control)
                                    : makeSchedule(input.scenario, control);
    if (!schedule)
        return failureOf(nameFlag(schedule.error(), arguments));
    input.schedule = std::move(schedule).value();
    return std::nullopt;
}

double shareOfOrder(const Scenario& scenario)
{
    return isSearched(scenario) ? 0.95 : 0.2;
}

std::optional<Failure> prepare(const Arguments& arguments, Input& input, const JobControl& control)
{
    if (std::optional<Failure> failure = readFiles(arguments, input))
        return failure;
    if (std::optional<Failure> failure = applyFlags(arguments, input))
        return failure;
    return order(arguments, input, control);
}

}  // namespace bubblescope::cli
