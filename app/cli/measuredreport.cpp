// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/measuredreport.h"

#include "app/cli/textreport.h"
#include "core/live/comparison.h"
#include "core/live/measuredrun.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>

namespace bubblescope::cli {

namespace {

constexpr std::size_t kShownDevices = 8;

std::string_view textOf(live::GapSource source)
{
    switch (source) {
    case live::GapSource::Compute:
        return "ops took longer or shorter than meant, on average";
    case live::GapSource::Spread:
        return "ops of a stage did not all take equally long";
    case live::GapSource::Transfers:
        return "transfers took longer or shorter than meant";
    case live::GapSource::Buffers:
        return "waiting for a free buffer or the transfer before";
    case live::GapSource::Dispatcher:
        return "ops began later than they could: the dispatcher's own";
    }
    return "";
}

void writeComparison(const live::Comparison& comparison, Output& out)
{
    const auto line = [&](std::string_view name, TimeNs ns, std::string_view why) {
        out << fmt::format("  {:<12}{:>14}  {}\n", name, formatMs(ns, 5), why);
    };
    out << "\nPredicted and measured:\n";
    line("predicted", comparison.predictedNs, "the simulation of the scenario");
    for (int i = 0; i < live::kGapSources; ++i) {
        const auto source = static_cast<live::GapSource>(i);
        line(live::idOf(source), comparison.byNs[static_cast<std::size_t>(i)], textOf(source));
    }
    line("measured", comparison.measuredNs, "the sum of these");
}

}  // namespace

std::optional<double> bubbleSoFar(const live::LiveRun& run, std::size_t device)
{
    if (run.iterations.empty())
        return std::nullopt;
    // As far as the device is known: an op under way is no bubble.
    const live::LiveDeviceSums& sums = run.devices[device];
    const TimeNs untilNs = std::max(sums.lastEndNs, std::min(sums.watermarkNs, run.lastEndNs()));
    const TimeNs elapsedNs = run.workingNs(untilNs) - run.workingNs(run.iterations.front()->startNs);
    if (elapsedNs <= 0)
        return std::nullopt;
    return 1 - static_cast<double>(sums.busyNs) / static_cast<double>(elapsedNs);
}

std::string liveTableHead(const live::LiveRun& run)
{
    std::string text = fmt::format("{:>9}  {:<11} {:>9} {:>9}  bubble so far:", "time", "state", "iteration", "ops");
    const std::size_t shown = std::min(run.devices.size(), kShownDevices);
    for (std::size_t d = 0; d < shown; ++d)
        text += fmt::format(" {:>7}", fmt::format("dev {}", d));
    return text + (shown < run.devices.size() ? "  …\n" : "\n");
}

std::string liveTableRow(const live::LiveRun& run)
{
    const TimeNs atNs = std::max(run.phaseAtNs, run.lastEndNs());
    std::string text = fmt::format("{:>7.1f} s  {:<11} {:>9} {:>9}                ", static_cast<double>(atNs) / 1e9,
                                   live::wordOf(run.phase), run.iterations.size(), run.opCount());
    for (std::size_t d = 0; d < std::min(run.devices.size(), kShownDevices); ++d)
        text += bubbleSoFar(run, d) ? fmt::format(" {:>5.1f} %", 100 * *bubbleSoFar(run, d)) : "       –";
    return text + "\n";
}

std::string errorSentence(const live::LiveError& error)
{
    std::string sentence = error.op.empty() ? error.text : error.op + ": " + error.text;
    if (!error.hint.empty()) {
        const bool ownSentence = std::isupper(static_cast<unsigned char>(error.hint.front())) != 0;
        sentence += (ownSentence ? ". " : "; ") + error.hint;
    }
    return sentence;
}

void writeLiveNotes(const live::LiveRun& run, bool withError)
{
    for (const live::LiveMessage& warning : run.warnings)
        writeNote(warning.text);
    const live::StreamFaults& faults = run.faults;
    if (faults.missing > 0)
        writeNote(fmt::format("{} intervals were lost on the way ({} of them dropped by the worker)", faults.missing,
                              faults.dropped));
    if (faults.strayLines + faults.longLines + faults.badRecords + faults.badIntervals + faults.repeated > 0)
        writeNote(fmt::format("in the stream: {} lines of something else, {} too long, {} records and {} intervals "
                              "that cannot be, {} repeated",
                              faults.strayLines, faults.longLines, faults.badRecords, faults.badIntervals,
                              faults.repeated));
    if (run.error && withError)
        writeNote(errorSentence(*run.error));
    if (run.done && run.done->verified == std::optional<bool>(false))
        writeNote("the values that the run produced are wrong");
    if (run.phase == live::LivePhase::CutOff && run.hello)
        writeNote("the run was cut off: its stream ends without a record of the end");
}

std::optional<Failure> chooseIteration(const live::LiveRun& run, const std::string& wanted, int& index)
{
    const int count = static_cast<int>(run.iterations.size());
    index = count - 1;
    if (wanted == "all") {
        index = -1;
        return std::nullopt;
    }
    if (wanted.empty()) {
        for (int i = count; i-- > 0;)
            if (run.isComplete(*run.iterations[static_cast<std::size_t>(i)])) {
                index = i;
                break;
            }
        return std::nullopt;
    }
    int number = -1;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    for (int i = 0; i < count && error == std::errc() && end == wanted.data() + wanted.size(); ++i)
        if (run.iterations[static_cast<std::size_t>(i)]->number == number) {
            index = i;
            return std::nullopt;
        }
    return wrongUse(count == 0 ? "nothing has been measured"
                               : fmt::format("--iteration: there is no '{}'; there are {} to {}, and all", wanted,
                                             run.iterations.front()->number, run.iterations.back()->number));
}

std::optional<Failure> makeMeasured(const live::LiveRun& run, int index, std::shared_ptr<const Run>& made)
{
    const live::IterationRange range =
        index < 0 ? live::IterationRange{} : live::IterationRange{static_cast<std::size_t>(index), 1};
    Result<std::shared_ptr<const Run>> measured = live::measuredRun(run, range);
    if (!measured.ok())
        return measured.error().code == ErrorCode::EmptySchedule ? wrongUse("nothing has been measured")
                                                                 : failureOf(measured.error());
    made = std::move(measured.value());
    return std::nullopt;
}

std::optional<Failure> writeMeasuredText(const live::LiveRun& run, int index, bool withOps, Output& out)
{
    std::shared_ptr<const Run> made;
    if (std::optional<Failure> failure = makeMeasured(run, index, made))
        return failure;
    const Run& measured = *made;
    const std::string which =
        index < 0
            ? fmt::format("all {} iterations", run.iterations.size())
            : fmt::format("iteration {}{}", run.iterations[static_cast<std::size_t>(index)]->number,
                          run.isComplete(*run.iterations[static_cast<std::size_t>(index)]) ? "" : " (not complete)");
    out << fmt::format("Measured: {} of a run{}{}, {}\n\n", which,
                       run.plan->backend.empty() ? std::string() : " on " + run.plan->backend,
                       run.plan->paced ? " (paced: waiting instead of arithmetic)" : "", live::wordOf(run.phase));
    writeText(out,
              {measured.scenario, measured.schedule, measured.timeline, measured.analysis, measured.costs.split, true},
              withOps, terminalWidth());
    if (index < 0)
        return std::nullopt;
    // Where lost intervals leave holes there is nothing to compare.
    if (const Result<live::Comparison> comparison = live::compare(run, static_cast<std::size_t>(index));
        comparison.ok())
        writeComparison(comparison.value(), out);
    return std::nullopt;
}

}  // namespace bubblescope::cli
