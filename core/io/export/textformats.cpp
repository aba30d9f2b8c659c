// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/textformats.h"

#include "core/io/export/analysisjson.h"
#include "core/io/export/chrometrace.h"
#include "core/io/export/intervalcsv.h"
#include "core/io/export/tikz.h"
#include "core/schedule/schedulecommunication.h"
#include "core/schedule/schedulecsv.h"

#include <algorithm>
#include <cassert>

namespace bubblescope {

namespace {

constexpr TextFormatInfo kFormats[] = {
    {"csv", "csv", TextFormat::IntervalCsv, true, false, true},
    {"json", "json", TextFormat::AnalysisJson, false, true, true},
    {"chrome-trace", "json", TextFormat::ChromeTrace, true, false, true},
    {"tikz", "tex", TextFormat::Tikz, true, false, true},
    {"pytorch-csv", "csv", TextFormat::ScheduleCsv, false, false, false},
    {"pytorch-csv-communication", "csv", TextFormat::ScheduleCsvWithCommunication, false, false, false},
};

/// A schedule's text is small beside its timeline: made in one go.
std::optional<Error> writeWhole(const Result<std::string>& text, const TextSink& sink, const JobControl& control)
{
    if (!text.ok())
        return text.error();
    if (control.stopped() || !sink(text.value()))
        return Error{};
    control.report(1);
    return std::nullopt;
}

/// What is to be run, also where a run holds a part of it: half an order is of no use.
Schedule wholeSchedule(const ExportedRun& run)
{
    return run.planned ? makeScheduleFromRows(*run.planned) : run.schedule;
}

}  // namespace

std::span<const TextFormatInfo> textFormats()
{
    return kFormats;
}

const TextFormatInfo* findTextFormat(std::string_view id)
{
    const auto* found = std::find_if(std::begin(kFormats), std::end(kFormats),
                                     [&](const TextFormatInfo& format) { return format.id == id; });
    return found == std::end(kFormats) ? nullptr : found;
}

std::optional<Error> exportText(TextFormat format, std::span<const ExportedRun> runs, const ExportRange& range,
                                const TextSink& sink, const JobControl& control)
{
    assert(!runs.empty());
    switch (format) {
    case TextFormat::IntervalCsv:
        return writeIntervalCsv(runs, range, sink, control);
    case TextFormat::AnalysisJson:
        return runs.front().letter.empty() ? writeAnalysisJson(runs.front(), true, sink, control)
                                           : writeAnalysesJson(runs, true, sink, control);
    case TextFormat::ChromeTrace:
        return writeChromeTrace(runs, range, sink, control);
    case TextFormat::Tikz: {
        TikzOptions options;
        options.range = range;
        return writeTikz(runs, options, sink, control);
    }
    case TextFormat::ScheduleCsv:
        return writeWhole(writeScheduleCsv(wholeSchedule(runs.front())), sink, control);
    case TextFormat::ScheduleCsvWithCommunication:
        return writeWhole(writeScheduleCsvWithCommunication(wholeSchedule(runs.front())), sink, control);
    }
    return std::nullopt;
}

}  // namespace bubblescope
