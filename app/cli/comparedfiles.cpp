// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/comparedfiles.h"

#include "core/io/comparisonjson.h"
#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/schedule/custom.h"
#include "core/sweep/sidebyside.h"

#include <filesystem>
#include <fmt/format.h>

namespace bubblescope::cli {
namespace {

bool looksLikeJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

/// A file of PyTorch's with an order; its ops take what they take by default, each stage's as much as another's.
Result<Scenario> scenarioOfOrder(const std::string& csv, const std::string& path)
{
    Result<Scenario> scenario = customScenario(csv, std::filesystem::path(path).filename().string(), Scenario());
    if (!scenario || scenario.value().chunks == 1)
        return scenario;
    Scenario inStages = scenario.value();
    const auto stages = static_cast<std::size_t>(inStages.stages());
    for (auto list : {&StageCosts::forwardNs, &StageCosts::backwardInputNs, &StageCosts::backwardWeightNs})
        if (std::vector<TimeNs>& values = inStages.costs.*list; values.size() == 1)
            values.assign(stages, TimeNs(values.front()));
    return inStages;
}

}  // namespace

Failure wrongCount(std::string_view command, std::size_t count)
{
    return wrongUse(fmt::format("{} takes {} to {} scenarios, not {}: give their files, or one that holds them",
                                command, kLeastCompared, kMostCompared, count));
}

std::optional<Failure> readScenarios(const std::vector<std::string>& paths, std::string_view command,
                                     std::vector<Scenario>& scenarios)
{
    for (const std::string& path : paths) {
        const Result<std::string> text = readTextFile(path);
        if (!text)
            return failureOf(text.error());
        if (looksLikeComparison(text.value())) {
            const Result<std::vector<Scenario>> several = readComparisonJson(text.value(), path);
            if (!several)
                return failureOf(several.error());
            scenarios.insert(scenarios.end(), several.value().begin(), several.value().end());
            continue;
        }
        const bool json = looksLikeJson(text.value()) || std::filesystem::path(path).extension() == ".json";
        const Result<Scenario> one = json ? readScenarioJson(text.value(), path) : scenarioOfOrder(text.value(), path);
        if (!one)
            return failureOf(one.error());
        scenarios.push_back(one.value());
    }
    if (scenarios.empty() || scenarios.size() > kMostCompared)
        return wrongCount(command, scenarios.size());
    return std::nullopt;
}

}  // namespace bubblescope::cli
