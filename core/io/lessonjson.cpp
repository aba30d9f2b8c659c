// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/lessonjson.h"

#include "core/io/json/jsontext.h"
#include "core/io/json/objectreader.h"
#include "core/io/scenariojson.h"
#include "core/sweep/sidebyside.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace bubblescope {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kVersionKey = "bubblescope_lesson";
constexpr std::int64_t kMostCount = kMaxMicrobatches;
constexpr TimeNs kMostTimeNs = std::numeric_limits<TimeNs>::max();

constexpr std::array<std::pair<std::string_view, LessonFigure>, 11> kFigures{
    {{"bubble", LessonFigure::Bubble},
     {"bubble-at-end", LessonFigure::BubbleAtEnd},
     {"devices", LessonFigure::Devices},
     {"makespan", LessonFigure::Makespan},
     {"causes", LessonFigure::Causes},
     {"first-result", LessonFigure::FirstResult},
     {"activations", LessonFigure::Activations},
     {"queues", LessonFigure::Queues},
     {"bubble-ratio", LessonFigure::BubbleRatio},
     {"overhead", LessonFigure::Overhead},
     {"longest-span", LessonFigure::LongestSpan}}};
constexpr std::array<std::pair<std::string_view, LessonControl>, 13> kControls{
    {{"schedule", LessonControl::Schedule},
     {"stages", LessonControl::Stages},
     {"microbatches", LessonControl::Microbatches},
     {"chunks", LessonControl::Chunks},
     {"forward", LessonControl::Forward},
     {"backward", LessonControl::Backward},
     {"transfer", LessonControl::Transfer},
     {"slowdown", LessonControl::Slowdown},
     {"batch", LessonControl::Batch},
     {"jitter", LessonControl::Jitter},
     {"iterations", LessonControl::Iterations},
     {"barrier", LessonControl::Barrier},
     {"model", LessonControl::Model}}};
constexpr std::array<std::pair<std::string_view, LessonChart>, 3> kCharts{
    {{"queues", LessonChart::Queues}, {"activations", LessonChart::Activations}, {"memory", LessonChart::Memory}}};

bool isLanguageCode(std::string_view key)
{
    return (key.size() == 2 || key.size() == 3) &&
           std::all_of(key.begin(), key.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/// A list with its readers for each entry; "steps[2]" is the path of the third.
template <class ReadEntry>
void eachIn(const Json& json, const std::string& path, const std::string& expected, Problems& problems,
            ReadEntry readEntry)
{
    if (!json.is_array())
        return problems.add(ErrorCode::WrongType, path, {expected, quote(json)});
    for (std::size_t i = 0; i < json.size(); ++i)
        readEntry(json[i], path + "[" + std::to_string(i) + "]");
}

/// Text, or a list of paragraphs.
void readParagraphs(const Json& json, const std::string& path, std::string& target, Problems& problems)
{
    const auto add = [&](const Json& paragraph, const std::string& at) {
        if (!paragraph.is_string())
            return problems.add(ErrorCode::WrongType, at, {"text", quote(paragraph)});
        target.append(target.empty() ? "" : "\n").append(paragraph.get<std::string>());
    };
    if (json.is_string())
        add(json, path);
    else
        eachIn(json, path, "text, or a list of paragraphs", problems, add);
    if (target.empty())
        problems.add(ErrorCode::WrongType, path, {"text", "nothing"});
}

/// Plain text is English; an object has it by language, English among them.
void readText(const Json& json, const std::string& path, LessonText& text, Problems& problems)
{
    if (!json.is_object())
        return readParagraphs(json, path, text.byLanguage[std::string(kLessonFallback)], problems);
    for (const auto& [key, value] : json.items()) {
        const std::string at = std::string(path).append(".").append(key);
        if (isLanguageCode(key))
            readParagraphs(value, at, text.byLanguage[key], problems);
        else
            problems.add(ErrorCode::UnknownKey, at, {key, "codes of languages such as en, ru, pl"});
    }
    if (!text.has(kLessonFallback))
        problems.add(ErrorCode::WrongType, path + ".en", {"the English text", "absent"});
}

enum class Presence { Must, May };

/// Finds a key that must be there, or says what should have been.
const Json* findNeeded(ObjectReader& reader, const char* key, const std::string& expected, Problems& problems)
{
    const Json* value = reader.find(key);
    if (value == nullptr)
        problems.add(ErrorCode::WrongType, reader.pathOf(key), {expected, "absent"});
    return value;
}

void readText(ObjectReader& reader, const char* key, LessonText& text, Presence need, Problems& problems)
{
    const Json* value = need == Presence::Must ? findNeeded(reader, key, "text", problems) : reader.find(key);
    if (value != nullptr)
        readText(*value, reader.pathOf(key), text, problems);
}

/// A time in the run, which may be longer than one op may take.
void readTime(ObjectReader& reader, const char* key, TimeNs& target)
{
    if (const Json* value = reader.find(key); value != nullptr && value->is_number())
        reader.read(key, target, 0, kMostTimeNs);
    else
        reader.readDuration(key, target);
}

void readTime(ObjectReader& reader, const char* key, std::optional<TimeNs>& target)
{
    if (reader.find(key) == nullptr)
        return;
    target = 0;
    readTime(reader, key, *target);
}

void readPercent(ObjectReader& reader, const char* key, std::optional<double>& target)
{
    if (reader.find(key) == nullptr)
        return;
    target = 0;
    reader.read(key, *target);
}

void readCounts(ObjectReader& reader, const char* key, std::vector<int>& target, Problems& problems)
{
    const Json* value = reader.find(key);
    if (value == nullptr)
        return;
    eachIn(*value, reader.pathOf(key), "a list of whole numbers", problems,
           [&](const Json& entry, const std::string& path) {
               const std::optional<std::int64_t> whole = wholeNumber(entry);
               if (!whole || *whole < 0 || *whole > kMostCount)
                   return problems.add(ErrorCode::WrongType, path, {"a whole number, 0 or more", quote(entry)});
               target.push_back(static_cast<int>(*whole));
           });
}

Expectation readExpectation(const Json& json, const std::string& path, Problems& problems)
{
    using namespace expectationkeys;
    Expectation expected;
    ObjectReader reader(json, path, problems);
    readTime(reader, kMakespan, expected.makespanNs);
    readTime(reader, kFirstResult, expected.firstResultNs);
    readPercent(reader, kBubble, expected.bubblePercent);
    readPercent(reader, kOverhead, expected.overheadPercent);
    readPercent(reader, kLongestSpan, expected.longestSpanPercent);
    reader.readFactors(kDeviceBubble, expected.deviceBubblePercent);
    readCounts(reader, kPeakActivations, expected.peakActivations, problems);
    readCounts(reader, kPeakQueue, expected.peakQueue, problems);
    reader.refuseOtherKeys();
    return expected;
}

BubblePlace readPlace(const Json& json, const std::string& path, int devices, Problems& problems)
{
    BubblePlace place;
    ObjectReader reader(json, path, problems);
    for (const char* key : {"device", "at_ns"})
        static_cast<void>(findNeeded(reader, key, "the bubble's device and a time within it", problems));
    reader.read("device", place.device, 0, devices - 1);
    readTime(reader, "at_ns", place.atNs);
    reader.refuseOtherKeys();
    return place;
}

template <class Enum>
void readWord(ObjectReader& reader, const char* key, std::optional<Enum>& target, Words<Enum> words)
{
    if (reader.find(key) == nullptr)
        return;
    target = words.front().second;
    reader.readWord(key, *target, words);
}

void readIndex(ObjectReader& reader, const char* key, std::optional<int>& target, int count)
{
    if (reader.find(key) == nullptr)
        return;
    target = 0;
    reader.read(key, *target, 0, count - 1);
}

LessonMarks readMarks(const Json& json, const std::string& path, const Scenario& scenario, Problems& problems)
{
    LessonMarks marks;
    ObjectReader reader(json, path, problems);
    readIndex(reader, "queue", marks.queue, scenario.stages());
    readIndex(reader, "device", marks.device, scenario.devices);
    if (const Json* bubble = reader.find("bubble"))
        marks.bubble = readPlace(*bubble, reader.pathOf("bubble"), scenario.devices, problems);
    readWord(reader, "figure", marks.figure, Words<LessonFigure>(kFigures));
    readWord(reader, "control", marks.control, Words<LessonControl>(kControls));
    readWord(reader, "chart", marks.chart, Words<LessonChart>(kCharts));
    reader.read("critical_path", marks.criticalPath);
    reader.read("live", marks.live);
    reader.refuseOtherKeys();
    return marks;
}

NumberAnswer readNumber(const Json& json, const std::string& path, Problems& problems)
{
    NumberAnswer answer;
    ObjectReader reader(json, path, problems);
    static_cast<void>(findNeeded(reader, "value", "the number that is right", problems));
    reader.read("value", answer.value);
    reader.read("tolerance", answer.tolerance);
    reader.read("unit", answer.unit);
    reader.refuseOtherKeys();
    return answer;
}

ChoiceAnswer readChoice(const Json& json, const std::string& path, Problems& problems)
{
    ChoiceAnswer answer;
    ObjectReader reader(json, path, problems);
    if (const Json* choices = findNeeded(reader, "choices", "a list of texts", problems))
        eachIn(*choices, reader.pathOf("choices"), "a list of texts", problems,
               [&](const Json& choice, const std::string& at) {
                   readText(choice, at, answer.choices.emplace_back(), problems);
               });
    const auto count = static_cast<int>(answer.choices.size());
    if (count < 2 || count > kMaxChoices)
        problems.add(ErrorCode::WrongCount, reader.pathOf("choices"),
                     {std::to_string(count), "2 to " + std::to_string(kMaxChoices)});
    static_cast<void>(findNeeded(reader, "right", "which choice is right, counted from 0", problems));
    reader.read("right", answer.right, 0, std::max(0, count - 1));
    reader.refuseOtherKeys();
    return answer;
}

BubbleAnswer readBubbles(const Json& json, const std::string& path, int devices, Problems& problems)
{
    BubbleAnswer answer;
    const auto add = [&](const Json& place, const std::string& at) {
        answer.right.push_back(readPlace(place, at, devices, problems));
    };
    if (json.is_object())
        add(json, path);
    else
        eachIn(json, path, "a bubble or a list of them", problems, add);
    if (answer.right.empty())
        problems.add(ErrorCode::WrongCount, path, {"0", "1 or more"});
    return answer;
}

LessonQuestion readQuestion(const Json& json, const std::string& path, const Scenario& scenario, Problems& problems)
{
    LessonQuestion question;
    ObjectReader reader(json, path, problems);
    readText(reader, "text", question.text, Presence::Must, problems);
    readText(reader, "reason", question.reason, Presence::Must, problems);
    int kinds = 0;
    if (const Json* number = reader.find("number")) {
        question.answer = readNumber(*number, reader.pathOf("number"), problems);
        ++kinds;
    }
    if (const Json* choice = reader.find("choice")) {
        question.answer = readChoice(*choice, reader.pathOf("choice"), problems);
        ++kinds;
    }
    if (const Json* bubble = reader.find("bubble")) {
        question.answer = readBubbles(*bubble, reader.pathOf("bubble"), scenario.devices, problems);
        ++kinds;
    }
    if (kinds != 1 && json.is_object())
        problems.add(
            ErrorCode::WrongType, path,
            {"a question with one of number, choice, bubble", "one with " + std::to_string(kinds) + " of them"});
    reader.refuseOtherKeys();
    return question;
}

/// The scenario of a step: its own, the one before with a change, or the one before. `current` is that as JSON.
Scenario readScenario(ObjectReader& reader, Json& current, const std::string& file, Problems& problems)
{
    const Json* whole = reader.find("scenario");
    const Json* change = reader.find("change");
    const char* key = whole != nullptr ? "scenario" : "change";
    const Json* given = whole != nullptr ? whole : change;
    if (whole != nullptr && change != nullptr)
        problems.add(ErrorCode::WrongType, reader.pathOf("change"),
                     {"absent where there is a scenario", quote(*change)});
    else if (given != nullptr && !given->is_object())
        problems.add(ErrorCode::WrongType, reader.pathOf(key), {"an object", quote(*given)});
    else if (whole == nullptr && current.is_null())
        problems.add(ErrorCode::WrongType, reader.pathOf("scenario"), {"a scenario in the first step", "absent"});
    if (problems.first())
        return {};
    if (whole != nullptr)
        current = *whole;
    else if (change != nullptr)
        current.merge_patch(*change);
    if (!current.contains("bubblescope"))
        current["bubblescope"] = kScenarioVersion;
    const Result<Scenario> scenario = readScenarioJson(current.dump(), file + ": " + reader.pathOf(key));
    if (scenario.ok())
        return scenario.value();
    problems.add(scenario.error());
    return {};
}

/// What the step's scenario is compared with: changes to it, one for each.
void readCompared(ObjectReader& reader, const Json& own, const std::string& file, LessonStep& step, Problems& problems)
{
    constexpr const char* kKey = "compare_with";
    const Json* value = reader.find(kKey);
    if (value == nullptr || problems.first())
        return;
    constexpr std::size_t kMost = kMostCompared - 1;
    if (value->is_array() && (value->empty() || value->size() > kMost))
        problems.add(ErrorCode::WrongCount, reader.pathOf(kKey),
                     {std::to_string(value->size()), "1 to " + std::to_string(kMost)});
    eachIn(*value, reader.pathOf(kKey), "a list of changes to the scenario", problems,
           [&](const Json& change, const std::string& path) {
               if (!change.is_object())
                   return problems.add(ErrorCode::WrongType, path, {"an object", quote(change)});
               Json other = own;
               other.merge_patch(change);
               Result<Scenario> scenario = readScenarioJson(other.dump(), std::string(file).append(": ").append(path));
               if (scenario.ok())
                   step.comparedWith.push_back(std::move(scenario).value());
               else
                   problems.add(scenario.error());
           });
}

void readRange(ObjectReader& reader, LessonStep& step, Problems& problems)
{
    const Json* value = reader.find("range_ns");
    if (value == nullptr)
        return;
    std::vector<TimeNs> ends;
    reader.readDurations("range_ns", ends);
    if (ends.size() != 2)
        problems.add(ErrorCode::WrongCount, reader.pathOf("range_ns"), {std::to_string(ends.size()), "2: from, to"});
    else if (ends[0] >= ends[1])
        problems.add(ErrorCode::WrongType, reader.pathOf("range_ns"),
                     {"a range whose end is after its start", value->dump()});
    else
        step.rangeNs = {ends[0], ends[1]};
}

LessonStep readStep(const Json& json, const std::string& path, Json& current, const std::string& file,
                    Problems& problems)
{
    LessonStep step;
    ObjectReader reader(json, path, problems);
    readText(reader, "title", step.title, Presence::May, problems);
    readText(reader, "text", step.text, Presence::Must, problems);
    step.scenario = readScenario(reader, current, file, problems);
    readCompared(reader, current, file, step, problems);
    readTime(reader, "cursor_ns", step.cursorNs);
    readRange(reader, step, problems);
    if (const Json* marks = reader.find("show"))
        step.marks = readMarks(*marks, reader.pathOf("show"), step.scenario, problems);
    if (const Json* question = reader.find("question"))
        step.question = readQuestion(*question, reader.pathOf("question"), step.scenario, problems);
    if (const Json* expected = reader.find("expect"))
        step.expected = readExpectation(*expected, reader.pathOf("expect"), problems);
    reader.read("source", step.source);
    reader.refuseOtherKeys();
    return step;
}

bool readVersion(const Json& json, Problems& problems)
{
    const std::string known = std::to_string(kLessonVersion);
    const auto found = json.find(kVersionKey);
    if (found == json.end())
        problems.add(ErrorCode::MissingVersion, {}, {kVersionKey, known});
    else if (!found->is_number_integer() || *found != kLessonVersion)
        problems.add(ErrorCode::UnsupportedVersion, kVersionKey, {quote(*found), known});
    return !problems.first();
}

}  // namespace

bool looksLikeLesson(std::string_view text)
{
    return text.find(std::string("\"") + kVersionKey + "\"") != std::string_view::npos;
}

Result<Lesson> readLessonJson(std::string_view text, const std::string& name)
{
    const Result<Json> json = parseJson(text, name);
    if (!json)
        return json.error();
    Problems problems(name);
    ObjectReader reader(json.value(), {}, problems);
    if (problems.first() || !readVersion(json.value(), problems))
        return *problems.first();

    Lesson lesson;
    static_cast<void>(reader.find(kVersionKey));
    readText(reader, "title", lesson.title, Presence::Must, problems);
    Json current;
    if (const Json* steps = findNeeded(reader, "steps", "a list of steps", problems)) {
        const std::size_t count = steps->is_array() ? steps->size() : 1;
        if (count < 1 || count > static_cast<std::size_t>(kMaxLessonSteps))
            problems.add(ErrorCode::WrongCount, "steps",
                         {std::to_string(count), "1 to " + std::to_string(kMaxLessonSteps)});
        eachIn(*steps, "steps", "a list of steps", problems, [&](const Json& step, const std::string& path) {
            // One step's fault makes what builds on it wrong as well.
            if (!problems.first())
                lesson.steps.push_back(readStep(step, path, current, name, problems));
        });
    }
    reader.refuseOtherKeys();
    if (problems.first())
        return *problems.first();
    return lesson;
}

}  // namespace bubblescope
