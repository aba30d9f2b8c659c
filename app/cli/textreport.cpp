// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/textreport.h"

#include "app/cli/memorytext.h"
#include "app/cli/textgantt.h"
#include "core/analysis/closedformtext.h"
#include "core/analysis/papersrule.h"
#include "core/schedule/registry.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bubblescope::cli {

namespace {

/// More would scroll away; --json has all.
constexpr int kMostRows = 64;

/// What is less than all must not read as 100 %.
std::string percent(double ratio)
{
    return fmt::format("{:.2f} %", ratio < 1 ? std::min(100 * ratio, 99.99) : 100 * ratio);
}

std::string count(int number, std::string_view singular, std::string_view plural)
{
    return fmt::format("{} {}", number, number == 1 ? singular : plural);
}

/// Words of `text` in lines of at most `width`, each after the first indented.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent)
{
    std::string result;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t space = std::min(text.find(' '), text.size());
        if (column > indent && column + 1 + space > width) {
            result.append("\n").append(indent, ' ');
            column = indent;
        } else if (column > indent) {
            result += ' ';
            ++column;
        }
        result.append(text.substr(0, space));
        column += space;
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return result;
}

void writeHeading(Output& out, const Simulation& simulation)
{
    const Scenario& scenario = simulation.scenario;
    const Schedule& schedule = simulation.schedule;
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    if (!scenario.title.empty())
        out << scenario.title << "\n";
    out << fmt::format("{}: {}, ", info == nullptr ? scenario.schedule : std::string(info->name),
                       count(schedule.deviceCount(), "device", "devices"));
    if (schedule.stageCount != schedule.deviceCount())
        out << count(schedule.stageCount, "stage", "stages") << ", ";
    out << count(schedule.microbatchCount / schedule.iterations, "microbatch", "microbatches");
    if (schedule.iterations > 1)
        out << fmt::format(", {} iterations{}", schedule.iterations,
                           schedule.asynchronous       ? ", asynchronous"
                           : scenario.optimizerBarrier ? ""
                                                       : " without a barrier");
    out << "\n\n";
}

void writeFigure(Output& out, std::string_view name, const std::string& value, const std::string& note = {})
{
    out << fmt::format("  {:<26}{:>14}{}{}\n", name, value, note.empty() ? "" : "   ", note);
}

void writeFigures(Output& out, const Simulation& simulation)
{
    const Analysis& analysis = simulation.analysis;
    const ClosedForm& theory = analysis.theory;
    const bool incomplete = !simulation.timeline.unfinished.empty();
    writeFigure(out, "makespan", formatMs(analysis.makespanNs), incomplete ? "as far as it was measured" : "");
    writeFigure(out, "bubble", percent(analysis.bubbleRatio),
                incomplete ? "idle share of the time that is known of each device"
                           : "idle share of devices × makespan");
    if (theory.applies())
        writeFigure(out, "  by the closed form", percent(theory.bubbleRatio),
                    fmt::format("{}, makespan {}", theory.formula, formatMs(theory.makespanNs)));
    else
        out << "    no closed form: " << reasonText(theory) << "\n";
    if (const auto rule = papersRule(simulation.scenario, simulation.schedule, analysis))
        writeFigure(out, "  zero-bubble papers' rule", percent(rule->bubbleRatio),
                    fmt::format("makespan {}: P transfers less, as their tables have it", formatMs(rule->makespanNs)));
    writeFigure(out, "idle over busy", percent(analysis.overheadRatio));
    writeFigure(out, "bubble of longest span", percent(analysis.spanBubbleRatio), "first start to last end");
    if (analysis.iterationEndNs.size() > 1) {
        writeFigure(out, "iteration, steady state", formatMs(analysis.steady.iterationNs),
                    analysis.iterationEndNs.size() > 2 ? "without the first and the last" : "the second");
        writeFigure(out, "  its bubble", percent(analysis.steady.bubbleRatio));
    }
    if (analysis.firstResultNs >= 0)
        writeFigure(out, "first result", formatMs(analysis.firstResultNs), "first forward out of the last stage");
    if (analysis.makespanNs > 0)
        writeFigure(out, "speed-up",
                    fmt::format("{:.2f}", static_cast<double>(analysis.withoutOverlapNs) /
                                              static_cast<double>(analysis.makespanNs)),
                    "against one device at work at a time");
    if (const auto& measured = simulation.scenario.measured; measured && measured->makespanNs > 0) {
        const double ratio = static_cast<double>(analysis.makespanNs) / static_cast<double>(measured->makespanNs) - 1;
        writeFigure(out, "measured", formatMs(measured->makespanNs),
                    fmt::format("simulation {:.1f} % {}", 100 * std::abs(ratio), ratio < 0 ? "below" : "above"));
        if (!measured->source.empty())
            out << "    source: " << measured->source << "\n";
    }
    out << "\n";
}

void writeRest(Output& out, int all, std::string_view what)
{
    if (all > kMostRows)
        out << fmt::format("  … and {} more {}s; --json has all of them\n", all - kMostRows, what);
}

void writeDevices(Output& out, const Analysis& analysis)
{
    const int devices = static_cast<int>(analysis.devices.size());
    const bool split = std::any_of(analysis.devices.begin(), analysis.devices.end(), [](const DeviceFigures& figures) {
        return figures.peakActivations != figures.peakActivationsUntilInputGrad;
    });
    out << fmt::format("  device {:>14} {:>9} {:>14} {:>14}  activations\n", "busy", "bubble", "first start",
                       "last end");
    for (int device = 0; device < std::min(devices, kMostRows); ++device) {
        const DeviceFigures& figures = analysis.devices[static_cast<std::size_t>(device)];
        out << fmt::format("  {:>6} {:>14} {:>9} {:>14} {:>14}  {:>11}", device, formatMs(figures.busyNs),
                           percent(figures.bubbleRatio), formatMs(figures.firstStartNs), formatMs(figures.lastEndNs),
                           figures.peakActivations);
        if (split)
            out << fmt::format(" ({} until the input's gradient)", figures.peakActivationsUntilInputGrad);
        out << "\n";
    }
    writeRest(out, devices, "device");
    out << "\n";
}

/// Causes that occur, one column each.
void writeCauses(Output& out, const Analysis& analysis)
{
    constexpr std::string_view kHeads[kIdleCauses] = {"activation", "gradient", "transfer",     "order",
                                                      "dependency", "late",     "nothing left", "not measured"};
    std::vector<std::size_t> used;
    for (std::size_t cause = 0; cause < kIdleCauses; ++cause)
        if (analysis.idleByCauseNs[cause] > 0)
            used.push_back(cause);
    if (used.empty())
        return;
    out << "  idle, waiting for";
    for (const std::size_t cause : used)
        out << fmt::format(" {:>14}", kHeads[cause]);
    out << "\n";
    const auto row = [&](std::string_view name, const IdleTimes& times) {
        out << fmt::format("  {:>17}", name);
        for (const std::size_t cause : used)
            out << fmt::format(" {:>14}", formatMs(times[cause]));
        out << "\n";
    };
    const int devices = static_cast<int>(analysis.devices.size());
    for (int device = 0; device < std::min(devices, kMostRows); ++device)
        row(fmt::format("device {}", device), analysis.devices[static_cast<std::size_t>(device)].idleByCauseNs);
    row("all", analysis.idleByCauseNs);
    writeRest(out, devices, "device");
    out << "\n";
}

void writeQueues(Output& out, const Analysis& analysis)
{
    const int stages = static_cast<int>(analysis.stages.size());
    out << "  longest queue before stage (forward / backward):\n ";
    for (int stage = 0; stage < std::min(stages, kMostRows); ++stage) {
        const StageFigures& figures = analysis.stages[static_cast<std::size_t>(stage)];
        if (stage > 0 && stage % 8 == 0)
            out << "\n ";
        out << fmt::format(" {}: {}/{} ", stage, figures.peakForwardQueue, figures.peakBackwardQueue);
    }
    out << "\n";
    writeRest(out, stages, "stage");
    out << "\n";
}

/// The letters that occur, explained.
std::string legend(const Schedule& schedule)
{
    bool used[kOpKinds] = {};
    bool overlapped = false;
    for (const Op& op : schedule.rows->ops) {
        used[static_cast<int>(op.kind)] = true;
        overlapped = overlapped || op.joinsPrevious;
    }
    constexpr std::string_view kNames[kOpKinds] = {"F forward", "B backward", "I backward for the input",
                                                   "W backward for the weights"};
    std::string text;
    for (int kind = 0; kind < kOpKinds; ++kind) {
        if (used[kind])
            text.append(text.empty() ? "" : ", ").append(kNames[kind]);
    }
    return text + (overlapped ? ", X two ops overlapped" : "");
}

void writeGantt(Output& out, const Simulation& simulation, int width)
{
    const int devices = simulation.schedule.deviceCount();
    const int digits = static_cast<int>(std::to_string(std::min(devices, kMostRows) - 1).size());
    const int margin = digits + 4;  // two blanks, the number, " |"
    const bool chunks = simulation.schedule.stageCount != devices || !simulation.schedule.oneDevicePerStage;
    const TextGantt gantt = drawTextGantt(simulation.timeline, width - margin - 1, kMostRows, chunks);
    if (gantt.rows.empty())
        return;
    const bool small = std::any_of(gantt.rows.begin(), gantt.rows.end(), [](const std::string& row) {
        return row.find_first_of("fbiwx") != std::string::npos;
    });
    constexpr int kExact = 15;  // digits, down to a nanosecond
    const std::string notes = fmt::format(
        "one column = {}; {}; {}{}; · idle{}", formatMs(gantt.nsPerColumn, kExact), legend(simulation.schedule),
        gantt.withStages ? "number before: stage, after: microbatch" : "number: microbatch",
        small ? "; small letter: less than half of the column is busy" : "",
        gantt.endsEarly ? "; blank: not measured" : "");
    out << "  " << wrapped(notes, static_cast<std::size_t>(width), 2) << "\n";
    for (std::size_t device = 0; device < gantt.rows.size(); ++device)
        out << fmt::format("  {:>{}} |", device, digits) << gantt.rows[device] << "|\n";
    writeRest(out, devices, "device");
}

void writeOps(Output& out, const Timeline& timeline)
{
    out << fmt::format("\n  {:>6}  {:<24} {:>16} {:>16}\n", "device", "op", "start ns", "end ns");
    for (int device = 0; device < timeline.deviceCount(); ++device) {
        const Timeline::Row row = timeline.row(DeviceId(device));
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            if (!row.ops[i].joinsPrevious)
                out << fmt::format("  {:>6}  {:<24} {:>16} {:>16}\n", device,
                                   timeline.rows->unitText(row.firstIndex + i), row.startNs[i], row.endNs[i]);
        }
        if (out.readerGone())
            return;
    }
}

}  // namespace

void writeText(Output& out, const Simulation& simulation, bool withOps, int width)
{
    writeHeading(out, simulation);
    writeFigures(out, simulation);
    writeLayers(out, simulation.scenario, simulation.schedule, simulation.split);
    writeDevices(out, simulation.analysis);
    writeCauses(out, simulation.analysis);
    writeMemory(out, simulation.analysis.memory, kMostRows);
    writeQueues(out, simulation.analysis);
    writeGantt(out, simulation, width);
    if (withOps)
        writeOps(out, simulation.timeline);
}

void writeRegistryText(Output& out, int width)
{
    const auto columns = static_cast<std::size_t>(width);
    for (const ScheduleInfo& info : scheduleRegistry()) {
        out << info.id << "\n    " << wrapped(info.description, columns, 4) << "\n    "
            << wrapped("source: " + std::string(info.source), columns, 4) << "\n";
        if (!info.aliases.empty())
            out << "    " << wrapped(fmt::format("also: {}", fmt::join(info.aliases, ", ")), columns, 4) << "\n";
        if (info.usesChunks && info.id != "custom")  // a schedule file says how many
            out << fmt::format("    --chunks V: stages on each device ({})\n",
                               info.minChunks == info.maxChunks
                                   ? std::to_string(info.minChunks)
                                   : fmt::format("{} to {}", info.minChunks, info.maxChunks));
        for (const ScheduleOption& option : info.options) {
            const std::string values = option.choices.empty() ? fmt::format("{} to {}", option.least, option.most)
                                                              : fmt::format("{}", fmt::join(option.choices, " or "));
            out << "    "
                << wrapped(fmt::format("--{}: {} ({}, default {})", option.id, option.description, values,
                                       option.defaultValue),
                           columns, 6)
                << "\n";
        }
    }
}

}  // namespace bubblescope::cli
