// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The formats that are text, by name: one list for the command line and the window.

#include "core/io/export/exportedrun.h"
#include "core/io/export/textexport.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace bubblescope {

enum class TextFormat : std::uint8_t {
    IntervalCsv,
    AnalysisJson,
    ChromeTrace,
    Tikz,
    ScheduleCsv,
    ScheduleCsvWithCommunication,
};

struct TextFormatInfo {
    std::string_view id;  ///< as in --format
    std::string_view suffix;
    TextFormat format = TextFormat::IntervalCsv;
    /// Whether a part of a run can be exported; figures and schedules are of all of it.
    bool takesRange = false;
    bool needsAnalysis = false;
    /// Whether scenarios side by side fit into one file; an order that others run is of one.
    bool takesSeveral = false;
};

[[nodiscard]] std::span<const TextFormatInfo> textFormats();
/// Null where there is none of this name.
[[nodiscard]] const TextFormatInfo* findTextFormat(std::string_view id);

/// One run, or several that have letters. Error: Cancelled, also where the sink wants no more; what the format cannot
/// take (TooLarge, Refused).
[[nodiscard]] std::optional<Error> exportText(TextFormat format, std::span<const ExportedRun> runs,
                                              const ExportRange& range, const TextSink& sink,
                                              const JobControl& control = {});
[[nodiscard]] inline std::optional<Error> exportText(TextFormat format, const ExportedRun& run,
                                                     const ExportRange& range, const TextSink& sink,
                                                     const JobControl& control = {})
{
    return exportText(format, std::span(&run, 1), range, sink, control);
}

}  // namespace bubblescope
