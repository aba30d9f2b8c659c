// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every op's interval as a table for a spreadsheet or a script: a line of names, then one line an op, device by device
// in the order in which each ran them. Times in whole ns.

#include "core/io/export/exportedrun.h"
#include "core/io/export/textexport.h"

#include <span>

namespace bubblescope {

/// Columns: device, op (as in PyTorch's cells; the parts of an overlapped unit each have a line), kind (forward,
/// backward, backward-input, backward-weight), stage, microbatch, start_ns, end_ns, unit (the overlapped unit's cell,
/// else empty).
/// Of several runs, one after another, each line begins with two more: scenario (its letter) and schedule (its id).
/// Where one of them is a part of what was to be run, each ends with one more: known_until_ns, how far the device's
/// doings are known; empty where its ops are all there. It is a column because a comment is none to most who read CSV:
/// pandas, R and spreadsheets take it for the names or for a row.
/// Error: Cancelled.
[[nodiscard]] std::optional<Error> writeIntervalCsv(std::span<const ExportedRun> runs, const ExportRange& range,
                                                    const TextSink& sink, const JobControl& control = {});

}  // namespace bubblescope
