// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenariojson.h"

#include "core/io/json/jsontext.h"
#include "core/io/json/modeljson.h"
#include "core/io/json/objectreader.h"
#include "core/schedule/registry.h"
#include "core/schedule/validate.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace bubblescope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::pair<std::string_view, JitterKind>, 4> kJitterKinds{{{"none", JitterKind::None},
                                                                               {"uniform", JitterKind::Uniform},
                                                                               {"normal", JitterKind::Normal},
                                                                               {"long-tail", JitterKind::LongTail}}};
constexpr std::array<std::pair<std::string_view, BatchMode>, 2> kBatchModes{
    {{"fixed-microbatch", BatchMode::FixedMicrobatch}, {"fixed-batch", BatchMode::FixedBatch}}};

template <class Enum>
std::string_view wordIn(Words<Enum> words, Enum value)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.second == value; });
    return found->first;
}

constexpr std::int64_t kMaxBytes = std::numeric_limits<std::int64_t>::max();

void readCosts(const Json& json, StageCosts& costs, Problems& problems)
{
    ObjectReader reader(json, "costs", problems);
    reader.readDurations("forward_ns", costs.forwardNs);
    reader.readDurations("backward_input_ns", costs.backwardInputNs);
    reader.readDurations("backward_weight_ns", costs.backwardWeightNs);
    reader.readFactors("slowdown", costs.slowdown);
    reader.readDuration("overlap_saving_ns", costs.overlapSavingNs);
    reader.refuseOtherKeys();
}

void readTransfer(const Json& json, TransferCosts& transfer, Problems& problems)
{
    ObjectReader reader(json, "transfer", problems);
    reader.readDuration("latency_ns", transfer.latencyNs);
    reader.read("bytes", transfer.bytes, 0, kMaxBytes);
    reader.read("bytes_per_second", transfer.bytesPerSecond, 0, kMaxBytes);
    reader.read("blocking", transfer.blocking);
    reader.refuseOtherKeys();
}

void readJitter(const Json& json, Jitter& jitter, Problems& problems)
{
    ObjectReader reader(json, "jitter", problems);
    reader.readWord("kind", jitter.kind, Words<JitterKind>(kJitterKinds));
    reader.read("amount", jitter.amount);
    reader.read("seed", jitter.seed);
    reader.refuseOtherKeys();
}

void readBatch(const Json& json, Batch& batch, Problems& problems)
{
    ObjectReader reader(json, "batch", problems);
    reader.readWord("mode", batch.mode, Words<BatchMode>(kBatchModes));
    reader.read("samples", batch.samples, 0, std::numeric_limits<int>::max());
    reader.readDuration("overhead_ns", batch.overheadNs);
    reader.refuseOtherKeys();
}

void readMeasured(const Json& json, std::optional<Measurement>& measured, Problems& problems)
{
    if (json.is_null())
        return;
    Measurement measurement;
    ObjectReader reader(json, "measured", problems);
    // A whole run may take longer than one op may.
    if (const Json* value = reader.find("makespan_ns"); value != nullptr && value->is_number())
        reader.read("makespan_ns", measurement.makespanNs, 0, std::numeric_limits<TimeNs>::max());
    else
        reader.readDuration("makespan_ns", measurement.makespanNs);
    reader.read("source", measurement.source);
    reader.refuseOtherKeys();
    measured = measurement;
}

void readOptions(const Json& json, std::map<std::string, std::string>& options, Problems& problems)
{
    ObjectReader reader(json, "options", problems);
    if (!json.is_object())
        return;
    for (const auto& [key, value] : json.items()) {
        const std::optional<std::int64_t> whole = wholeNumber(value);
        if (value.is_string())
            options[key] = value.get<std::string>();
        else if (whole)
            options[key] = std::to_string(*whole);
        else
            problems.add(ErrorCode::WrongType, reader.pathOf(key), {"text or a whole number", quote(value)});
    }
}

/// True if the version is ours.
bool readVersion(const Json& json, Problems& problems)
{
    const std::string known = std::to_string(kScenarioVersion);
    const auto found = json.find("bubblescope");
    if (found == json.end())
        problems.add(ErrorCode::MissingVersion, {}, {"bubblescope", known});
    else if (!found->is_number_integer() || *found != kScenarioVersion)
        problems.add(ErrorCode::UnsupportedVersion, "bubblescope", {quote(*found), known});
    return !problems.first();
}

template <class Target, class ReadPart>
void readPart(ObjectReader& reader, std::string_view key, Target& target, Problems& problems, ReadPart readPart)
{
    if (const Json* value = reader.find(key))
        readPart(*value, target, problems);
}

/// A whole number written plainly, so that it can go into JSON as one and come back as the same text.
bool isPlainNumber(const std::string& text)
{
    constexpr std::size_t kMostDigits = 15;
    const bool digits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits && !text.empty() && text.size() <= kMostDigits && (text.size() == 1 || text.front() != '0');
}

Json optionsJson(const Scenario& scenario)
{
    Json options = Json::object();
    for (const auto& [key, value] : scenario.options) {
        if (isPlainNumber(value))
            options[key] = std::stoll(value);
        else
            options[key] = value;
    }
    return options;
}

}  // namespace

std::string_view wordOf(JitterKind kind)
{
    return wordIn(Words<JitterKind>(kJitterKinds), kind);
}

std::string_view wordOf(BatchMode mode)
{
    return wordIn(Words<BatchMode>(kBatchModes), mode);
}

std::optional<JitterKind> jitterKindOf(std::string_view word)
{
    return valueIn(Words<JitterKind>(kJitterKinds), word);
}

std::optional<BatchMode> batchModeOf(std::string_view word)
{
    return valueIn(Words<BatchMode>(kBatchModes), word);
}

std::string jitterKindWords()
{
    return listOf(Words<JitterKind>(kJitterKinds));
}

std::string batchModeWords()
{
    return listOf(Words<BatchMode>(kBatchModes));
}

Result<Scenario> readScenarioJson(std::string_view text, const std::string& name)
{
    const Result<Json> json = parseJson(text, name);
    if (!json)
        return json.error();
    Problems problems(name);
    ObjectReader reader(json.value(), {}, problems);
    if (problems.first() || !readVersion(json.value(), problems))
        return *problems.first();

    Scenario scenario;
    static_cast<void>(reader.find("bubblescope"));
    reader.read("title", scenario.title);
    reader.read("schedule", scenario.schedule);
    readPart(reader, "options", scenario.options, problems, readOptions);
    reader.read("custom_csv", scenario.customCsv);
    reader.read("devices", scenario.devices, 1, kMaxDevices);
    // Left out, it is what the schedule has at least: two where the model is folded into a V.
    if (const ScheduleInfo* info = findSchedule(scenario.schedule))
        scenario.chunks = fittingChunks(*info, scenario.chunks);
    reader.read("chunks", scenario.chunks, 1, kMaxChunks);
    if (const ScheduleInfo* info = findSchedule(scenario.schedule))
        scenario.chunks = chunksMeant(*info, scenario.chunks);
    reader.read("microbatches", scenario.microbatches, 1, kMaxMicrobatches);
    reader.read("iterations", scenario.iterations, 1, kMaxIterations);
    reader.read("optimizer_barrier", scenario.optimizerBarrier);
    readPart(reader, "costs", scenario.costs, problems, readCosts);
    readPart(reader, "transfer", scenario.transfer, problems, readTransfer);
    readPart(reader, "jitter", scenario.jitter, problems, readJitter);
    readPart(reader, "batch", scenario.batch, problems, readBatch);
    readPart(reader, "measured", scenario.measured, problems, readMeasured);
    readPart(reader, "memory", scenario.memory, problems, readMemoryModel);
    reader.read("memory_limit_bytes", scenario.memoryLimitBytes, 0, kMaxBytes);
    readPart(reader, "partition", scenario.partition, problems, readPartition);
    reader.refuseOtherKeys();
    if (problems.first())
        return *problems.first();
    if (std::optional<Error> error = validate(scenario)) {
        error->where = error->where.empty() ? name : name + ": " + error->where;
        return *error;
    }
    return scenario;
}

std::string writeScenarioJson(const Scenario& scenario)
{
    Json json;
    json["bubblescope"] = kScenarioVersion;
    json["title"] = scenario.title;
    json["schedule"] = scenario.schedule;
    json["options"] = optionsJson(scenario);
    json["custom_csv"] = scenario.customCsv;
    json["devices"] = scenario.devices;
    json["chunks"] = scenario.chunks;
    json["microbatches"] = scenario.microbatches;
    json["iterations"] = scenario.iterations;
    json["optimizer_barrier"] = scenario.optimizerBarrier;
    Json& costs = json["costs"];
    costs["forward_ns"] = scenario.costs.forwardNs;
    costs["backward_input_ns"] = scenario.costs.backwardInputNs;
    costs["backward_weight_ns"] = scenario.costs.backwardWeightNs;
    costs["slowdown"] = scenario.costs.slowdown;
    costs["overlap_saving_ns"] = scenario.costs.overlapSavingNs;
    Json& transfer = json["transfer"];
    transfer["latency_ns"] = scenario.transfer.latencyNs;
    transfer["bytes"] = scenario.transfer.bytes;
    transfer["bytes_per_second"] = scenario.transfer.bytesPerSecond;
    transfer["blocking"] = scenario.transfer.blocking;
    Json& jitter = json["jitter"];
    jitter["kind"] = wordOf(scenario.jitter.kind);
    jitter["amount"] = scenario.jitter.amount;
    jitter["seed"] = scenario.jitter.seed;
    Json& batch = json["batch"];
    batch["mode"] = wordOf(scenario.batch.mode);
    batch["samples"] = scenario.batch.samples;
    batch["overhead_ns"] = scenario.batch.overheadNs;
    Json& measured = json["measured"];
    if (scenario.measured) {
        measured["makespan_ns"] = scenario.measured->makespanNs;
        measured["source"] = scenario.measured->source;
    }
    json["memory"] = scenario.memory ? memoryModelJson(*scenario.memory) : Json();
    json["memory_limit_bytes"] = scenario.memoryLimitBytes;
    json["partition"] = scenario.partition ? partitionJson(*scenario.partition) : Json();
    return toText(json);
}

Result<Scenario> readOracleCosts(std::string_view text, const std::string& name, Scenario scenario)
{
    const Result<Json> json = parseJson(text, name);
    if (!json)
        return json.error();
    Problems problems(name);
    ObjectReader reader(json.value(), {}, problems);
    for (const char* required : {"f", "i", "w"}) {
        if (reader.find(required) == nullptr)
            problems.add(ErrorCode::WrongType, required, {"a list with a whole number of ns for each stage", "absent"});
    }
    reader.readDurations("f", scenario.costs.forwardNs, Units::NotAllowed);
    reader.readDurations("i", scenario.costs.backwardInputNs, Units::NotAllowed);
    reader.readDurations("w", scenario.costs.backwardWeightNs, Units::NotAllowed);
    reader.readDuration("comm", scenario.transfer.latencyNs, Units::NotAllowed);
    reader.readDuration("overlap_saving", scenario.costs.overlapSavingNs, Units::NotAllowed);
    reader.refuseOtherKeys();
    if (problems.first())
        return *problems.first();
    return scenario;
}

}  // namespace bubblescope
