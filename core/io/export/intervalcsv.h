// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every op's interval as a table for a spreadsheet or a script: a line of names, then one line an op, device by device
// in the order in which each ran them. Times in whole ns.

#include "core/io/export/textexport.h"
#include "core/model/timeline.h"

namespace bubblescope {

/// Columns: device, op (as in PyTorch's cells; the parts of an overlapped unit each have a line), kind (forward,
/// backward, backward-input, backward-weight), stage, microbatch, start_ns, end_ns, unit (the overlapped unit's cell,
/// else empty). Error: Cancelled.
[[nodiscard]] std::optional<Error> writeIntervalCsv(const Timeline& timeline, const ExportRange& range,
                                                    const TextSink& sink, const JobControl& control = {});

}  // namespace bubblescope
