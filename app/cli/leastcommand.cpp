// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "app/cli/scenarioflags.h"
#include "app/cli/values.h"
#include "core/model/errortext.h"
#include "core/sweep/leastmicrobatches.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>

namespace bubblescope::cli {

namespace {

constexpr int kMostTried = 4096;

/// "10%" or "0.1".
std::optional<Failure> takeBubble(const Arguments& arguments, double& wanted)
{
    const std::string text = arguments.has("bubble") ? arguments.values.at("bubble") : std::string();
    std::string_view digits = text;
    const bool percent = digits.ends_with('%');
    if (percent)
        digits.remove_suffix(1);
    while (digits.ends_with(' '))
        digits.remove_suffix(1);
    const std::optional<double> number = parseNumber(digits);
    constexpr double kHundred = 100;
    wanted = number.value_or(0) / (percent ? kHundred : 1);
    if (number && wanted > 0 && wanted < 1)
        return std::nullopt;
    return failureOf({ErrorCode::WrongType,
                      "--bubble",
                      {"a share such as 10% or 0.1", text.empty() ? "absent" : "\"" + text + "\""},
                      nullptr});
}

void writeLeastJson(Output& out, const LeastMicrobatches& found, double wanted)
{
    nlohmann::ordered_json json;
    json["wanted_bubble_ratio"] = wanted;
    json["microbatches"] = found.microbatches > 0 ? nlohmann::ordered_json(found.microbatches) : nullptr;
    json["bubble_ratio"] = found.microbatches > 0 ? nlohmann::ordered_json(found.bubbleRatio) : nullptr;
    json["all_smaller_tried"] = found.allSmallerTried;
    json["best_microbatches"] = found.bestMicrobatches > 0 ? nlohmann::ordered_json(found.bestMicrobatches) : nullptr;
    json["best_bubble_ratio"] = found.bestMicrobatches > 0 ? nlohmann::ordered_json(found.bestBubbleRatio) : nullptr;
    out << json.dump(2) << "\n";
}

}  // namespace

std::optional<Failure> runLeastMicrobatches(const Arguments& arguments, Output& out)
{
    double wanted = 0;
    if (std::optional<Failure> failure = takeBubble(arguments, wanted))
        return failure;
    int most = kMostTried;
    if (arguments.has("most")) {
        const Result<std::int64_t> given = parseWhole("--most", arguments.values.at("most"), 1, kMaxMicrobatches);
        if (!given)
            return failureOf(given.error());
        most = static_cast<int>(given.value());
    }
    Input input;
    if (std::optional<Failure> failure = readFiles(arguments, input))
        return failure;
    if (std::optional<Failure> failure = applyFlags(arguments, input))
        return failure;
    if (input.scenario.schedule == "custom")
        return wrongUse("the order in a file is for its own number of microbatches; give --schedule instead");

    const Interrupt interrupt;
    Result<LeastMicrobatches> found = Error{};
    {
        Progress progress;
        found = leastMicrobatches(input.scenario, wanted, most, progress.control(interrupt.token()));
    }
    if (!found)
        return Failure{"interrupted", kInterrupted, std::nullopt};
    const LeastMicrobatches& least = found.value();
    if (least.bestMicrobatches == 0 && least.refusal)
        return failureOf(nameFlag(*least.refusal, arguments));
    if (arguments.json)
        writeLeastJson(out, least, wanted);
    else if (least.microbatches > 0)
        out << fmt::format("{}: {} microbatches are enough: bubble {:.2f} %{}\n", input.scenario.schedule,
                           least.microbatches, 100 * least.bubbleRatio,
                           least.allSmallerTried ? "" : " (found by halving; not every smaller number was tried)");
    if (least.microbatches == 0)
        return Failure{fmt::format("no number up to {} gets the bubble to {:.4g} %; least: {:.2f} % with {}", most,
                                   100 * wanted, 100 * least.bestBubbleRatio, least.bestMicrobatches),
                       kCannotFinish, std::nullopt};
    return std::nullopt;
}

}  // namespace bubblescope::cli
