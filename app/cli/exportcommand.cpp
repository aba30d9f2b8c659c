// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/comparedfiles.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "app/cli/scenarioflags.h"
#include "core/analysis/run.h"
#include "core/io/export/textformats.h"
#include "core/io/outfile.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace bubblescope::cli {

namespace {

std::string knownFormats()
{
    std::string known;
    for (const TextFormatInfo& format : textFormats())
        known.append(known.empty() ? "" : ", ").append(format.id);
    return known;
}

struct Wanted {
    const TextFormatInfo* format = nullptr;
    ExportRange range;
};

std::optional<Failure> readWanted(const Arguments& arguments, Wanted& wanted)
{
    const auto format = arguments.values.find("format");
    if (format == arguments.values.end())
        return wrongUse("export needs --format, one of " + knownFormats());
    wanted.format = findTextFormat(format->second);
    if (wanted.format == nullptr)
        return wrongUse("--format: there is no '" + format->second + "'; known: " + knownFormats());
    const auto range = arguments.values.find("range");
    if (range == arguments.values.end())
        return std::nullopt;
    if (!wanted.format->takesRange)
        return wrongUse("--range: " + format->second + " is of the whole run; leave it out");
    const std::optional<ExportRange> parsed = parseExportRange(range->second);
    if (!parsed)
        return wrongUse("--range: '" + range->second + "' will not do; two times such as 12ms:40ms, the earlier first");
    wanted.range = *parsed;
    return std::nullopt;
}

/// What is read is not written over.
bool isInput(const std::string& path, const Arguments& arguments)
{
    std::vector<std::string> inputs = arguments.files;
    for (const char* flag : {"scenario", "schedule-csv", "costs", "layers"})
        if (const auto given = arguments.values.find(flag); given != arguments.values.end())
            inputs.push_back(given->second);
    return std::any_of(inputs.begin(), inputs.end(), [&](const std::string& input) {
        std::error_code none;
        return std::filesystem::equivalent(path, input, none);
    });
}

/// The simulated runs to standard output or to a file, which is there whole or not at all.
std::optional<Failure> write(const Wanted& wanted, std::span<const ExportedRun> runs, const Arguments& arguments,
                             Output& out, const JobControl& control)
{
    const auto file = arguments.values.find("output");
    if (file == arguments.values.end()) {
        const auto sink = [&out](std::string_view text) {
            out << text;
            return !out.readerGone();
        };
        const std::optional<Error> error = exportText(wanted.format->format, runs, wanted.range, sink, control);
        return error && !out.readerGone() ? std::optional(failureOf(*error)) : std::nullopt;
    }
    if (isInput(file->second, arguments))
        return wrongUse("--output: " + file->second + " is what is read; name another file");
    OutFile to(file->second);
    const auto sink = [&to](std::string_view text) { return to.write(text); };
    std::optional<Error> error = exportText(wanted.format->format, runs, wanted.range, sink, control);
    if (to.error())
        error = to.error();
    if (!error)
        error = to.commit();
    return error ? std::optional(failureOf(*error)) : std::nullopt;
}

std::optional<Failure> simulateAndWrite(const Wanted& wanted, const Arguments& arguments, Output& out,
                                        const JobControl& control)
{
    Input input;
    if (std::optional<Failure> failure = readFiles(arguments, input))
        return failure;
    if (std::optional<Failure> failure = applyFlags(arguments, input))
        return failure;
    const double ordered = shareOfOrder(input.scenario);
    const JobControl rest = control.part(ordered, 1);
    if (std::optional<Failure> failure = order(arguments, input, control.part(0, ordered)))
        return failure;
    const Result<OpCosts> costs = resolveCosts(input.scenario, input.schedule);
    if (!costs)
        return failureOf(nameFlag(costs.error(), arguments));
    const Result<Timeline> timeline = simulate(input.schedule, costs.value(), rest.part(0, 0.25));
    if (!timeline)
        return failureOf(timeline.error());
    Result<Analysis> analysis = Analysis{};
    if (wanted.format->needsAnalysis)
        analysis = analyse(input.scenario, input.schedule, costs.value(), timeline.value(), rest.part(0.25, 0.6));
    if (!analysis)
        return failureOf(analysis.error());
    const ExportedRun run{input.scenario, input.schedule, timeline.value(), analysis.value(), costs.value().split};
    return write(wanted, std::span(&run, 1), arguments, out, rest.part(0.6, 1));
}

/// What files say is taken as it is.
std::optional<Failure> flagBesideFiles(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 3> kAboutTheExport{"format", "range", "output"};
    for (const std::string& flag : arguments.order)
        if (std::find(kAboutTheExport.begin(), kAboutTheExport.end(), flag) == kAboutTheExport.end())
            return wrongUse("--" + flag + " cannot go with files: they say that already; leave one out");
    return std::nullopt;
}

std::optional<Failure> readAndWrite(const Wanted& wanted, const Arguments& arguments, Output& out,
                                    const JobControl& control)
{
    if (std::optional<Failure> failure = flagBesideFiles(arguments))
        return failure;
    std::vector<Scenario> scenarios;
    if (std::optional<Failure> failure = readScenarios(arguments.files, "export", scenarios))
        return failure;
    const bool several = scenarios.size() > 1;
    if (several && !wanted.format->takesSeveral)
        return wrongUse("--format: " + std::string(wanted.format->id) + " holds one schedule, not " +
                        std::to_string(scenarios.size()) + "; name one file with one scenario");
    constexpr double kComputed = 0.6;
    const auto count = static_cast<double>(scenarios.size());
    std::vector<std::shared_ptr<const Run>> computed;
    std::vector<ExportedRun> runs;
    for (const Scenario& scenario : scenarios) {
        const auto nth = static_cast<double>(computed.size());
        const Result<std::shared_ptr<const Run>> run =
            computeRun(scenario, control.part(kComputed * nth / count, kComputed * (nth + 1) / count));
        if (!run) {
            Failure failure = failureOf(run.error());
            if (several)
                failure.sentence = std::string("scenario ") + letterOf(computed.size()) + ": " + failure.sentence;
            return failure;
        }
        computed.push_back(run.value());
        runs.push_back(exportedRun(*computed.back()));
        if (several)
            runs.back().letter = std::string(1, letterOf(runs.size() - 1));
    }
    return write(wanted, runs, arguments, out, control.part(kComputed, 1));
}

}  // namespace

std::optional<Failure> runExport(const Arguments& arguments, Output& out)
{
    Wanted wanted;
    if (std::optional<Failure> failure = readWanted(arguments, wanted))
        return failure;
    const Interrupt interrupt;
    Progress progress;
    const JobControl control = progress.control(interrupt.token());
    std::optional<Failure> failure = arguments.files.empty() ? simulateAndWrite(wanted, arguments, out, control)
                                                             : readAndWrite(wanted, arguments, out, control);
    if (failure && failure->error && failure->error->code == ErrorCode::Cancelled)
        return Failure{"interrupted", kInterrupted, std::nullopt};
    return failure;
}

}  // namespace bubblescope::cli
