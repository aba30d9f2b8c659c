// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/comparisonjson.h"

#include "core/io/json/jsontext.h"
#include "core/io/json/objectreader.h"
#include "core/io/scenariojson.h"
#include "core/sweep/sidebyside.h"

namespace bubblescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kVersionKey = "bubblescope_comparison";
constexpr const char* kScenarioVersionKey = "bubblescope";

}  // namespace

bool looksLikeComparison(std::string_view text)
{
    return text.find(std::string("\"") + kVersionKey + "\"") != std::string_view::npos;
}

Result<std::vector<Scenario>> readComparisonJson(std::string_view text, const std::string& name)
{
    const Result<Json> json = parseJson(text, name);
    if (!json)
        return json.error();
    Problems problems(name);
    ObjectReader reader(json.value(), {}, problems);
    std::int64_t version = 0;
    const Json* given = reader.find(kVersionKey);
    if (given == nullptr)
        problems.add(ErrorCode::MissingVersion, {}, {kVersionKey, std::to_string(kComparisonVersion)});
    else if (reader.read(kVersionKey, version, 0, kMaxMicrobatches); version != kComparisonVersion)
        problems.add(ErrorCode::UnsupportedVersion, kVersionKey, {quote(*given), std::to_string(kComparisonVersion)});
    const Json* list = reader.find("scenarios");
    reader.refuseOtherKeys();
    const std::string allowed = std::to_string(kLeastCompared) + " to " + std::to_string(kMostCompared);
    if (list == nullptr || !list->is_array())
        problems.add(ErrorCode::WrongType, "scenarios",
                     {"a list of " + allowed + " scenarios", list == nullptr ? "absent" : quote(*list)});
    else if (list->size() < kLeastCompared || list->size() > kMostCompared)
        problems.add(ErrorCode::WrongCount, "scenarios", {std::to_string(list->size()), allowed});
    if (problems.first())
        return *problems.first();

    std::vector<Scenario> scenarios;
    for (std::size_t i = 0; i < list->size(); ++i) {
        Json one = (*list)[i];
        const std::string where = name + ": scenarios[" + std::to_string(i) + "]";
        if (one.is_object() && !one.contains(kScenarioVersionKey))
            one[kScenarioVersionKey] = kScenarioVersion;
        Result<Scenario> scenario = readScenarioJson(one.dump(), where);
        if (!scenario)
            return scenario.error();
        scenarios.push_back(std::move(scenario).value());
    }
    return scenarios;
}

std::string writeComparisonJson(std::span<const Scenario> scenarios)
{
    // A scenario's own text, so that there is one writer of it; indented as far as the list is.
    std::string text = "{\n  \"";
    text.append(kVersionKey).append("\": ").append(std::to_string(kComparisonVersion)).append(",\n  \"scenarios\": [");
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        text += i == 0 ? "\n    " : ",\n    ";
        std::string one = writeScenarioJson(scenarios[i]);
        while (!one.empty() && one.back() == '\n')
            one.pop_back();
        for (const char c : one)
            text.append(1, c).append(c == '\n' ? "    " : "");
    }
    return text + "\n  ]\n}\n";
}

}  // namespace bubblescope
