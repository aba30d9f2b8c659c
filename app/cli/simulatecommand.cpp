// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/jsonreport.h"
#include "app/cli/progress.h"
#include "app/cli/scenarioflags.h"
#include "app/cli/textreport.h"
#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/sim/opcosts.h"
#include "core/sim/simulator.h"

#include <utility>

namespace bubblescope::cli {

namespace {

/// The error's sentence and, under it, what every blocked device waits for.
Failure deadlockFailure(const Error& error, bool listed)
{
    Failure failure = failureOf(error);
    if (!listed)
        return failure;
    std::string all = describe(*error.deadlock);
    if (!all.empty() && all.back() == '\n')
        all.pop_back();
    failure.sentence += "\n" + all;
    return failure;
}

}  // namespace

std::optional<Failure> runSimulate(const Arguments& arguments, Output& out)
{
    Input input;
    if (std::optional<Failure> failure = readFiles(arguments, input))
        return failure;
    if (std::optional<Failure> failure = applyFlags(arguments, input))
        return failure;
    std::optional<Interrupt> interrupt(std::in_place);
    std::optional<Progress> progress(std::in_place);
    const JobControl control = progress->control(interrupt->token());
    const auto failed = [&](Failure failure) {
        const bool cancelled = failure.error && failure.error->code == ErrorCode::Cancelled;
        return cancelled ? Failure{"interrupted", kInterrupted, std::nullopt} : std::move(failure);
    };
    const double prepared = shareOfOrder(input.scenario);
    if (std::optional<Failure> failure = order(arguments, input, control.part(0, prepared)))
        return failed(*std::move(failure));
    for (const std::string& sentence : flagsWithoutEffect(arguments, input.scenario))
        writeNote(sentence);
    if (input.communication)
        writeNote(describe(*input.communication) + "; sends and receives are left out anyway");
    if (const auto save = arguments.values.find("save"); save != arguments.values.end()) {
        if (const std::optional<Error> error = writeTextFile(save->second, writeScenarioJson(input.scenario)))
            return failureOf(*error);
    }
    const Result<OpCosts> costs = resolveCosts(input.scenario, input.schedule);
    if (!costs)
        return failureOf(nameFlag(costs.error(), arguments));
    Result<Timeline> timeline = simulate(input.schedule, costs.value(), control.part(prepared, 0.5 * (1 + prepared)));
    if (!timeline) {
        const Error& error = timeline.error();
        if (error.deadlock == nullptr)
            return failed(failureOf(error));
        if (arguments.json)
            writeJson(out, input.scenario, input.schedule, *error.deadlock);
        return deadlockFailure(error, !arguments.json);
    }
    Result<Analysis> analysis =
        analyse(input.scenario, input.schedule, costs.value(), timeline.value(), control.part(0.5 * (1 + prepared), 1));
    if (!analysis)
        return failed(failureOf(analysis.error()));
    const Simulation simulation{std::move(input.scenario), std::move(input.schedule), std::move(timeline).value(),
                                std::move(analysis).value(), costs.value().split};
    progress.reset();
    interrupt.reset();
    if (arguments.json)
        writeJson(out, simulation, arguments.ops);
    else
        writeText(out, simulation, arguments.ops, terminalWidth());
    return std::nullopt;
}

}  // namespace bubblescope::cli
