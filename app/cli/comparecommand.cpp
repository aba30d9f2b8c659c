// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/comparedfiles.h"
#include "app/cli/interrupt.h"
#include "app/cli/memorytext.h"
#include "core/io/scenariojson.h"
#include "core/model/errortext.h"
#include "core/sweep/outcome.h"
#include "core/sweep/sidebyside.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

namespace bubblescope::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Compared {
    std::vector<Scenario> scenarios;
    std::vector<Outcome> outcomes;  ///< one for each
    RankBasis counting = RankBasis::Devices;
};

/// What the others are compared with; none where the first has no figures.
const Outcome* firstOf(const Compared& compared)
{
    return compared.outcomes.front().error ? nullptr : &compared.outcomes.front();
}

template <class T>
Json beside(bool known, const T& value)
{
    return known ? Json(value) : Json();
}

Json rowJson(const Compared& compared, std::size_t index)
{
    const Scenario& scenario = compared.scenarios[index];
    const Outcome& own = compared.outcomes[index];
    const Outcome* first = firstOf(compared);
    const bool known = !own.error;
    Json json;
    json["letter"] = std::string(1, letterOf(index));
    json["title"] = scenario.title;
    json["schedule"] = scenario.schedule;
    json["devices"] = scenario.devices;
    json["chunks"] = scenario.chunks;
    json["microbatches"] = scenario.microbatches;
    json["options"] = scenario.options;
    json["makespan_ns"] = beside(known, own.makespanNs);
    json["bubble_ratio"] = beside(known, own.bubbleRatio);
    json["peak_activations"] = beside(known, own.peakActivations);
    json["held"] = beside(known, heldBy(own, compared.counting));
    json["peak_bytes"] = own.peakBytes ? Json(*own.peakBytes) : Json();
    json["work_ns"] = beside(known, own.workNs);
    Json difference;
    if (known && first != nullptr) {
        difference["makespan_ns"] = own.makespanNs - first->makespanNs;
        difference["bubble_ratio"] = own.bubbleRatio - first->bubbleRatio;
        difference["peak_activations"] = own.peakActivations - first->peakActivations;
        difference["held"] = heldBy(own, compared.counting) - heldBy(*first, compared.counting);
        difference["peak_bytes"] =
            own.peakBytes && first->peakBytes ? Json(*own.peakBytes - *first->peakBytes) : Json();
        difference["work_ns"] = own.workNs - first->workNs;
    }
    json["difference"] = difference;
    json["reason"] = known ? Json() : Json(describe(*own.error));
    return json;
}

std::string_view wordOf(bool same)
{
    return same ? "true" : "false";
}

void writeJson(Output& out, const Compared& compared)
{
    const CommonBasis common = commonBasis(compared.scenarios);
    out << "{\n  \"same_devices\": " << wordOf(common.devices) << ",\n  \"same_stages\": " << wordOf(common.stages)
        << ",\n  \"same_microbatches\": " << wordOf(common.microbatches)
        << ",\n  \"batch_mode\": " << (common.batchMode ? Json(bubblescope::wordOf(*common.batchMode)) : Json()).dump()
        << ",\n  \"rows\": [";
    for (std::size_t i = 0; i < compared.scenarios.size(); ++i)
        out << (i == 0 ? "\n    " : ",\n    ")
            << rowJson(compared, i).dump(-1, ' ', false, Json::error_handler_t::replace);
    out << "\n  ]\n}\n";
}

std::string signedText(double difference, const std::string& size)
{
    return difference == 0 ? "±0" : (difference < 0 ? "−" : "+") + size;
}

/// To the right of `width` columns; signs that take several bytes are one column.
std::string right(const std::string& text, std::size_t width)
{
    const auto columns = static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    return std::string(width - std::min(width, columns), ' ') + text;
}

std::string nameOf(const Scenario& scenario)
{
    const std::string options = optionsText(scenario);
    return fmt::format("{}, {} device{}, {} microbatch{}{}{}", scenario.schedule, scenario.devices,
                       scenario.devices == 1 ? "" : "s", scenario.microbatches, scenario.microbatches == 1 ? "" : "es",
                       options.empty() ? "" : ", ", options);
}

/// Three digits, and never a power of ten: 1.5, 8192.
std::string factorText(double factor)
{
    return factor < 1000 ? fmt::format("{:.3g}", factor) : fmt::format("{:.0f}", factor);
}

void writeBasis(Output& out, const Compared& compared)
{
    const CommonBasis common = commonBasis(compared.scenarios);
    out << (common.devices ? "same devices" : "different numbers of devices") << ", "
        << (common.stages ? "same stages" : "different numbers of stages") << ", "
        << (!common.batchMode                            ? "some with a whole batch's times, some with a microbatch's"
            : *common.batchMode == BatchMode::FixedBatch ? "same batch"
                                                         : "same microbatch size")
        << "\n";
    const Outcome* first = firstOf(compared);
    for (std::size_t i = 1; first != nullptr && i < compared.outcomes.size(); ++i)
        if (!compared.outcomes[i].error && differsInWork(*first, compared.outcomes[i]))
            out << fmt::format(
                "not the same work: {} does {} times what A does\n", letterOf(i),
                factorText(static_cast<double>(compared.outcomes[i].workNs) / static_cast<double>(first->workNs)));
    out << "\n";
}

void writeText(Output& out, const Compared& compared)
{
    writeBasis(out, compared);
    std::size_t width = 0;
    for (const Scenario& scenario : compared.scenarios)
        width = std::max(width, nameOf(scenario).size());
    const bool bytes = std::any_of(compared.outcomes.begin(), compared.outcomes.end(),
                                   [](const Outcome& outcome) { return outcome.peakBytes.has_value(); });
    out << fmt::format("   {:<{}} {:>12} {:>11} {:>9} {:>12} {:>5} {:>6}", "", width, "makespan", "", "bubble", "",
                       "held", "");
    out << (bytes ? fmt::format(" {:>10}\n", "peak") : "\n");
    const Outcome* first = firstOf(compared);
    for (std::size_t i = 0; i < compared.scenarios.size(); ++i) {
        const Outcome& own = compared.outcomes[i];
        out << fmt::format("{}  {:<{}} ", letterOf(i), nameOf(compared.scenarios[i]), width);
        if (own.error) {
            out << describe(*own.error) << "\n";
            continue;
        }
        const double held = heldBy(own, compared.counting);
        out << right(formatMs(own.makespanNs), 12);
        const bool differs = first != nullptr && i > 0;
        const auto beside = [&](double difference, const std::string& size, std::size_t room) {
            out << " " << right(differs ? signedText(difference, size) : "", room);
        };
        const TimeNs longer = differs ? own.makespanNs - first->makespanNs : 0;
        beside(static_cast<double>(longer), formatMs(std::abs(longer)), 11);
        const double points = differs ? 100 * (own.bubbleRatio - first->bubbleRatio) : 0;
        out << fmt::format(" {:>7.2f} %", 100 * own.bubbleRatio);
        beside(std::abs(points) < 0.005 ? 0 : points, fmt::format("{:.2f} pp", std::abs(points)), 12);
        const double more = differs ? held - heldBy(*first, compared.counting) : 0;
        out << fmt::format(" {:>5.4g}", held);
        beside(more, fmt::format("{:.4g}", std::abs(more)), 6);
        out << (own.peakBytes ? " " + right(formatBytes(*own.peakBytes), 10) : "") << "\n";
    }
    out << "\n   beside each figure its difference from A, of the bubble in percentage points (pp)\n"
        << "   held: most activations on a device, in microbatches of a "
        << (compared.counting == RankBasis::Stages ? "stage" : "device's share of the model") << "\n";
}

}  // namespace

std::optional<Failure> runCompare(const Arguments& arguments, Output& out)
{
    Compared compared;
    if (std::optional<Failure> failure = readScenarios(arguments.files, "compare", compared.scenarios))
        return failure;
    if (compared.scenarios.size() < kLeastCompared)
        return wrongCount("compare", compared.scenarios.size());
    compared.counting = countingBasis(commonBasis(compared.scenarios));
    const Interrupt interrupt;
    for (const Scenario& scenario : compared.scenarios) {
        compared.outcomes.push_back(evaluate(scenario, {interrupt.token(), {}}));
        if (compared.outcomes.back().error && compared.outcomes.back().error->code == ErrorCode::Cancelled)
            return Failure{"interrupted", kInterrupted, std::nullopt};
    }
    if (arguments.json)
        writeJson(out, compared);
    else
        writeText(out, compared);
    return std::nullopt;
}

}  // namespace bubblescope::cli
