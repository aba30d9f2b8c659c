// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenariojson.h"

#include "core/io/jsontext.h"
#include "core/schedule/validate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace bubblescope {

namespace {

using Json = nlohmann::ordered_json;

template <class Enum>
using Words = std::span<const std::pair<std::string_view, Enum>>;

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

template <class Enum>
std::optional<Enum> valueIn(Words<Enum> words, std::string_view text)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.first == text; });
    return found == words.end() ? std::nullopt : std::optional<Enum>(found->second);
}

template <class Enum>
std::string listOf(Words<Enum> words)
{
    std::string list;
    for (const auto& word : words)
        list.append(list.empty() ? "" : ", ").append(word.first);
    return list;
}

/// The first thing that is wrong in a file; what comes after is not looked at.
class Problems {
public:
    explicit Problems(std::string fileName)
        : m_fileName(std::move(fileName))
    {
    }
    void add(ErrorCode code, const std::string& path, std::vector<std::string> args)
    {
        if (!m_first)
            m_first = Error{code, path.empty() ? m_fileName : m_fileName + ": " + path, std::move(args), {}};
    }
    [[nodiscard]] const std::optional<Error>& first() const { return m_first; }

private:
    std::string m_fileName;
    std::optional<Error> m_first;
};

std::optional<std::int64_t> wholeNumber(const Json& value)
{
    constexpr double kExact = 9007199254740992.0;  // up to 2^53 a double holds every whole number
    if (value.is_number_unsigned() &&
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return std::numeric_limits<std::int64_t>::max();  // above every limit of ours
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (!value.is_number_float())
        return std::nullopt;
    // Programs that know only doubles write 2e6 or 2000000.0.
    const double number = value.get<double>();
    if (std::abs(number) <= kExact && std::trunc(number) == number)
        return static_cast<std::int64_t>(number);
    return std::nullopt;
}

/// "2.5ms": a duration that says its unit. Under a key that ends in `_ns` a bare number in quotes would be a riddle.
std::optional<TimeNs> durationWithUnit(const std::string& text)
{
    return !text.empty() && text.back() == 's' ? parseDuration(text) : std::nullopt;
}

/// The values of one object, by key; every read leaves its target alone if the key is absent.
class ObjectReader {
public:
    ObjectReader(const Json& object, std::string path, Problems& problems)
        : m_object(object)
        , m_path(std::move(path))
        , m_problems(problems)
    {
        if (!m_object.is_object())
            m_problems.add(ErrorCode::WrongType, m_path, {"an object", quote(m_object)});
    }

    /// Once all that is known has been read.
    void refuseOtherKeys() const
    {
        if (!m_object.is_object())
            return;
        std::string allowed;
        for (const std::string_view known : m_known)
            allowed.append(allowed.empty() ? "" : ", ").append(known);
        for (const auto& [key, value] : m_object.items()) {
            if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
                m_problems.add(ErrorCode::UnknownKey, pathOf(key), {key, allowed});
        }
    }

    [[nodiscard]] const Json* find(std::string_view key)
    {
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
            m_known.push_back(key);
        if (!m_object.is_object())
            return nullptr;
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string pathOf(std::string_view key) const
    {
        return m_path.empty() ? std::string(key) : m_path + "." + std::string(key);
    }

    void read(std::string_view key, std::string& target)
    {
        if (const Json* value = find(key)) {
            if (value->is_string())
                target = value->get<std::string>();
            else
                m_problems.add(ErrorCode::WrongType, pathOf(key), {"text", quote(*value)});
        }
    }
    void read(std::string_view key, bool& target)
    {
        if (const Json* value = find(key)) {
            if (value->is_boolean())
                target = value->get<bool>();
            else
                m_problems.add(ErrorCode::WrongType, pathOf(key), {"true or false", quote(*value)});
        }
    }
    void read(std::string_view key, double& target)
    {
        if (const Json* value = find(key))
            number(*value, pathOf(key), target);
    }
    void read(std::string_view key, std::uint64_t& target)
    {
        if (const Json* value = find(key)) {
            const std::optional<std::int64_t> whole = wholeNumber(*value);
            if (value->is_number_unsigned())
                target = value->get<std::uint64_t>();
            else if (whole && *whole >= 0)
                target = static_cast<std::uint64_t>(*whole);
            else
                m_problems.add(ErrorCode::WrongType, pathOf(key), {"a whole number, 0 or more", quote(*value)});
        }
    }
    /// A whole number; `least` and `most` are what may be given.
    template <class Integer>
    void read(std::string_view key, Integer& target, std::int64_t least, std::int64_t most)
    {
        if (const Json* value = find(key)) {
            std::int64_t whole = 0;
            if (integer(*value, pathOf(key), least, most, whole))
                target = static_cast<Integer>(whole);
        }
    }
    void readDuration(std::string_view key, TimeNs& target, bool unitsAllowed = true)
    {
        if (const Json* value = find(key))
            duration(*value, pathOf(key), target, unitsAllowed);
    }
    void readDurations(std::string_view key, std::vector<TimeNs>& target, bool unitsAllowed = true)
    {
        readList(key, target, [&](const Json& value, const std::string& path, TimeNs& entry) {
            duration(value, path, entry, unitsAllowed);
        });
    }
    void readFactors(std::string_view key, std::vector<double>& target)
    {
        readList(key, target,
                 [&](const Json& value, const std::string& path, double& entry) { number(value, path, entry); });
    }
    template <class Enum>
    void readWord(std::string_view key, Enum& target, Words<Enum> words)
    {
        std::string text;
        if (const Json* value = find(key); value != nullptr && value->is_string()) {
            text = value->get<std::string>();
            if (const std::optional<Enum> known = valueIn(words, text))
                target = *known;
            else
                m_problems.add(ErrorCode::NotOneOf, pathOf(key), {text, listOf(words)});
        } else if (value != nullptr) {
            m_problems.add(ErrorCode::WrongType, pathOf(key), {"one of " + listOf(words), quote(*value)});
        }
    }

private:
    void number(const Json& value, const std::string& path, double& target)
    {
        if (value.is_number())
            target = value.get<double>();
        else
            m_problems.add(ErrorCode::WrongType, path, {"a number", quote(value)});
    }
    bool integer(const Json& value, const std::string& path, std::int64_t least, std::int64_t most,
                 std::int64_t& target)
    {
        const std::optional<std::int64_t> whole = wholeNumber(value);
        if (!whole)
            m_problems.add(ErrorCode::WrongType, path, {"a whole number", quote(value)});
        else if (*whole < least || *whole > most)
            m_problems.add(ErrorCode::OutOfRange, path, {quote(value), std::to_string(least), std::to_string(most)});
        else
            target = *whole;
        return whole && *whole >= least && *whole <= most;
    }
    void duration(const Json& value, const std::string& path, TimeNs& target, bool unitsAllowed)
    {
        if (value.is_number_float() && !wholeNumber(value)) {
            m_problems.add(ErrorCode::WrongType, path, {"a whole number of ns", quote(value)});
        } else if (value.is_number()) {
            integer(value, path, 0, kMaxDurationNs, target);
        } else if (value.is_string() && unitsAllowed) {
            const auto text = value.get<std::string>();
            if (const std::optional<TimeNs> parsed = durationWithUnit(text))
                target = *parsed;
            else
                m_problems.add(ErrorCode::BadDuration, path, {text});
        } else {
            const char* expected =
                unitsAllowed ? "a whole number of ns, or text such as \"2.5ms\"" : "a whole number of ns";
            m_problems.add(ErrorCode::WrongType, path, {expected, quote(value)});
        }
    }
    /// A list, or one value that stands for a list of one.
    template <class Entry, class ReadEntry>
    void readList(std::string_view key, std::vector<Entry>& target, ReadEntry readEntry)
    {
        const Json* value = find(key);
        if (value == nullptr)
            return;
        if (!value->is_array()) {
            target.assign(1, Entry{});
            readEntry(*value, pathOf(key), target.front());
            return;
        }
        target.assign(value->size(), Entry{});
        for (std::size_t i = 0; i < value->size(); ++i)
            readEntry((*value)[i], pathOf(key) + "[" + std::to_string(i) + "]", target[i]);
    }

    const Json& m_object;
    std::string m_path;
    Problems& m_problems;
    std::vector<std::string_view> m_known;
};

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
        problems.add(ErrorCode::UnsupportedVersion, "bubblescope", {"none", known});
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
    reader.read("chunks", scenario.chunks, 1, kMaxChunks);
    reader.read("microbatches", scenario.microbatches, 1, kMaxMicrobatches);
    readPart(reader, "costs", scenario.costs, problems, readCosts);
    readPart(reader, "transfer", scenario.transfer, problems, readTransfer);
    readPart(reader, "jitter", scenario.jitter, problems, readJitter);
    readPart(reader, "batch", scenario.batch, problems, readBatch);
    readPart(reader, "measured", scenario.measured, problems, readMeasured);
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
    return toText(json);
}

Result<Scenario> readOracleCosts(std::string_view text, const std::string& name, Scenario scenario)
{
    const Result<Json> json = parseJson(text, name);
    if (!json)
        return json.error();
    Problems problems(name);
    ObjectReader reader(json.value(), {}, problems);
    constexpr bool kUnits = false;  // integers, as the golden data are defined
    for (const char* required : {"f", "i", "w"}) {
        if (reader.find(required) == nullptr)
            problems.add(ErrorCode::WrongType, required,
                         {"a list with a whole number of ns for each stage", "no such key"});
    }
    reader.readDurations("f", scenario.costs.forwardNs, kUnits);
    reader.readDurations("i", scenario.costs.backwardInputNs, kUnits);
    reader.readDurations("w", scenario.costs.backwardWeightNs, kUnits);
    reader.readDuration("comm", scenario.transfer.latencyNs, kUnits);
    reader.readDuration("overlap_saving", scenario.costs.overlapSavingNs, kUnits);
    reader.refuseOtherKeys();
    if (problems.first())
        return *problems.first();
    return scenario;
}

}  // namespace bubblescope
