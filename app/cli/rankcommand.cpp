// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/memorytext.h"
#include "app/cli/progress.h"
#include "app/cli/scenarioflags.h"
#include "app/cli/values.h"
#include "core/model/errortext.h"
#include "core/schedule/registry.h"
#include "core/sweep/inorder.h"
#include "core/sweep/rank.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace bubblescope::cli {

namespace {

using Json = nlohmann::ordered_json;

/// "8", "80GB", or a schedule whose own peak is the limit.
std::optional<Failure> takeLimit(const Arguments& arguments, Scenario& scenario, RankOptions& options)
{
    if (!arguments.has("limit"))
        return std::nullopt;
    const std::string& text = arguments.values.at("limit");
    std::optional<Error> error;
    if (const std::optional<double> activations = parseNumber(text); activations && *activations > 0) {
        error = limitTo(*activations, scenario, options);
        return error ? std::optional(failureOf(*error)) : std::nullopt;
    }
    if (const ScheduleInfo* info = findSchedule(text); info != nullptr && info->id != "custom") {
        error = limitTo(*info, scenario, options);
        return error ? std::optional(failureOf(*error)) : std::nullopt;
    }
    const Result<std::int64_t> bytes = parseBytes("--limit", text, false);
    if (!bytes || bytes.value() == 0)
        return failureOf({ErrorCode::WrongType,
                          "--limit",
                          {"activations such as 8, a schedule such as 1f1b, or bytes such as 80GB", "\"" + text + "\""},
                          nullptr});
    if (!scenario.memory && !scenario.partition)
        return wrongUse("--limit in bytes needs a model: give --model NAME, or its numbers");
    scenario.memoryLimitBytes = bytes.value();
    return std::nullopt;
}

std::optional<Failure> takeBasis(const Arguments& arguments, RankOptions& options)
{
    if (!arguments.has("basis"))
        return std::nullopt;
    const std::string& text = arguments.values.at("basis");
    if (text != "devices" && text != "stages")
        return failureOf({ErrorCode::NotOneOf, "--basis", {text, "devices, stages"}, nullptr});
    options.basis = text == "stages" ? RankBasis::Stages : RankBasis::Devices;
    return std::nullopt;
}

std::string_view wordOf(Fit fit)
{
    switch (fit) {
    case Fit::Fits:
        return "fits";
    case Fit::OverLimit:
        return "over-limit";
    case Fit::Refused:
        return "refused";
    }
    return "";
}

Json rowJson(const RankedRow& row)
{
    const Outcome& outcome = row.outcome;
    const bool known = row.fit != Fit::Refused;
    Json json;
    json["schedule"] = row.scenario.schedule;
    json["devices"] = row.scenario.devices;
    json["chunks"] = row.scenario.chunks;
    json["options"] = row.scenario.options;
    json["present"] = row.present;
    json["fit"] = wordOf(row.fit);
    json["makespan_ns"] = known ? Json(outcome.makespanNs) : Json();
    json["bubble_ratio"] = known ? Json(outcome.bubbleRatio) : Json();
    json["span_bubble_ratio"] = known ? Json(outcome.spanBubbleRatio) : Json();
    json["peak_activations"] = known ? Json(outcome.peakActivations) : Json();
    json["peak_shares"] = known ? Json(outcome.peakShares) : Json();
    json["weight_copies"] = known ? Json(outcome.weightCopies) : Json();
    json["peak_bytes"] = outcome.peakBytes ? Json(*outcome.peakBytes) : Json();
    json["reason"] = known ? Json() : Json(describe(*outcome.error));
    return json;
}

/// What a device may take; 0: no limit in bytes.
std::int64_t limitBytes(const Scenario& scenario, const RankOptions& options)
{
    if (!options.mostBytes)
        return scenario.memoryLimitBytes;
    return scenario.memoryLimitBytes > 0 ? std::min(scenario.memoryLimitBytes, *options.mostBytes) : *options.mostBytes;
}

void writeRankJson(Output& out, const std::vector<RankedRow>& rows, const Scenario& scenario,
                   const RankOptions& options)
{
    Json limit;
    const std::int64_t bytes = limitBytes(scenario, options);
    limit["activations"] = options.mostActivations ? Json(*options.mostActivations) : Json();
    limit["bytes"] = bytes > 0 ? Json(bytes) : Json();
    out << "{\n  \"basis\": \"" << (options.basis == RankBasis::Stages ? "stages" : "devices")
        << "\",\n  \"limit\": " << limit.dump() << ",\n  \"rows\": [";
    for (std::size_t i = 0; i < rows.size(); ++i)
        out << (i == 0 ? "\n    " : ",\n    ") << rowJson(rows[i]).dump(-1, ' ', false, Json::error_handler_t::replace);
    out << "\n  ]\n}\n";
}

std::string nameOf(const Scenario& scenario, RankBasis basis)
{
    std::string options = optionsText(scenario);
    if (basis == RankBasis::Stages)
        options = std::to_string(scenario.devices) + " devices" + (options.empty() ? "" : ", ") + options;
    return scenario.schedule + (options.empty() ? "" : " (" + options + ")");
}

void writeRankText(Output& out, const std::vector<RankedRow>& rows, const Scenario& scenario,
                   const RankOptions& options)
{
    const bool equalStages = options.basis == RankBasis::Stages;
    out << (equalStages ? fmt::format("at equal stages: {} stages, {} microbatches, devices as needed",
                                      scenario.stages(), scenario.microbatches)
                        : fmt::format("at equal devices: {} devices, {} microbatches", scenario.devices,
                                      scenario.microbatches));
    if (const std::int64_t bytes = limitBytes(scenario, options); bytes > 0)
        out << "; at most " << formatBytes(bytes) << " on a device, state and activations together";
    else if (options.mostActivations)
        out << fmt::format("; at most {:.4g} activations of a {}", *options.mostActivations,
                           equalStages ? "stage" : "device's share");
    out << "\n\n";
    std::size_t width = 0;
    for (const RankedRow& row : rows)
        width = std::max(width, nameOf(row.scenario, options.basis).size());
    out << fmt::format("  rank  {:<{}} {:>14} {:>9} {:>8} {:>9}\n", "schedule", width, "makespan", "bubble", "held",
                       "peak");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RankedRow& row = rows[i];
        const std::string place = row.fit == Fit::Fits ? std::to_string(i + 1) : "–";
        out << fmt::format("{} {:>5}  {:<{}} ", row.present ? "*" : " ", place, nameOf(row.scenario, options.basis),
                           width);
        if (row.fit == Fit::Refused) {
            out << describe(*row.outcome.error) << "\n";
            continue;
        }
        out << fmt::format("{:>14} {:>7.2f} % {:>8.4g} {:>9}{}{}\n", formatMs(row.outcome.makespanNs),
                           100 * row.outcome.bubbleRatio, heldBy(row.outcome, options.basis),
                           row.outcome.peakBytes ? formatBytes(*row.outcome.peakBytes) : "",
                           row.outcome.weightCopies > 1 ? "  two copies of the weights" : "",
                           row.fit == Fit::OverLimit ? "  over the limit" : "");
    }
    out << "\n  held: most activations on a device, in microbatches of a "
        << (equalStages ? "stage" : "device's share of the model") << "; * as given\n";
}

}  // namespace

std::optional<Failure> runRank(const Arguments& arguments, Output& out)
{
    Input input;
    if (std::optional<Failure> failure = prepare(arguments, input))
        return failure;
    RankOptions options;
    options.threads = allCores();
    if (std::optional<Failure> failure = takeBasis(arguments, options))
        return failure;
    if (std::optional<Failure> failure = takeLimit(arguments, input.scenario, options))
        return failure;
    const Interrupt interrupt;
    Result<std::vector<RankedRow>> rows = Error{};
    {
        Progress progress;
        rows = rank(input.scenario, options, progress.control(interrupt.token()));
    }
    if (!rows)
        return Failure{"interrupted", kInterrupted, std::nullopt};
    if (arguments.json)
        writeRankJson(out, rows.value(), input.scenario, options);
    else
        writeRankText(out, rows.value(), input.scenario, options);
    return std::nullopt;
}

}  // namespace bubblescope::cli
