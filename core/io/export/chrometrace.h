// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A run as a Chrome trace (Trace Event Format, JSON object form), for ui.perfetto.dev and chrome://tracing.
// A process for each device (pid = device + 1: pid and tid 0 are special to Perfetto) with a lane for its work, one for
// what arrives, and one for its bubbles. Names are PyTorch's cells ("3F2"): Perfetto colours by the name without
// digits, so by kind; `cname` colours chrome://tracing. Arrows lead from an op to the transfer that it waits for.
// `ts` and `dur` are microseconds with three decimals, exact to the nanosecond; events ascend by `ts`.

#include "core/io/export/textexport.h"
#include "core/model/timeline.h"

#include <string_view>

namespace bubblescope {

/// `title` names the trace in its metadata. Error: Cancelled.
[[nodiscard]] std::optional<Error> writeChromeTrace(const Timeline& timeline, std::string_view title,
                                                    const ExportRange& range, const TextSink& sink,
                                                    const JobControl& control = {});

}  // namespace bubblescope
