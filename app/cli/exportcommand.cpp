// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/scenarioflags.h"
#include "core/io/export/chrometrace.h"
#include "core/io/export/intervalcsv.h"
#include "core/io/export/tikz.h"
#include "core/io/textfile.h"
#include "core/schedule/schedulecommunication.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/opcosts.h"
#include "core/sim/simulator.h"

#include <optional>
#include <string_view>

namespace bubblescope::cli {

namespace {

constexpr std::string_view kFormats = "csv, chrome-trace, tikz, pytorch-csv, pytorch-csv-communication";

std::optional<Result<std::string>> exported(const std::string& format, const Scenario& scenario,
                                            const Schedule& schedule, const Timeline& timeline)
{
    if (format == "csv")
        return writeIntervalCsv(timeline);
    if (format == "chrome-trace")
        return writeChromeTrace(timeline, scenario.title.empty() ? scenario.schedule : scenario.title);
    if (format == "tikz")
        return writeTikz(timeline);
    if (format == "pytorch-csv")
        return writeScheduleCsv(schedule);
    if (format == "pytorch-csv-communication")
        return writeScheduleCsvWithCommunication(schedule);
    return std::nullopt;
}

}  // namespace

std::optional<Failure> runExport(const Arguments& arguments, Output& out)
{
    const auto format = arguments.values.find("format");
    if (format == arguments.values.end())
        return wrongUse("export needs --format, one of " + std::string(kFormats));
    Input input;
    if (std::optional<Failure> failure = prepare(arguments, input))
        return failure;
    const Result<OpCosts> costs = resolveCosts(input.scenario, input.schedule);
    if (!costs)
        return failureOf(nameFlag(costs.error(), arguments));
    const Result<Timeline> timeline = simulate(input.schedule, costs.value());
    if (!timeline)
        return failureOf(timeline.error());
    const auto text = exported(format->second, input.scenario, input.schedule, timeline.value());
    if (!text)
        return wrongUse("--format: there is no '" + format->second + "'; known: " + std::string(kFormats));
    if (!text->ok())
        return failureOf(text->error());
    const auto file = arguments.values.find("output");
    if (file == arguments.values.end()) {
        out << text->value();
        return std::nullopt;
    }
    if (const std::optional<Error> error = writeTextFile(file->second, text->value()))
        return failureOf(*error);
    return std::nullopt;
}

}  // namespace bubblescope::cli
