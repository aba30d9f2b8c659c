// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A run as a Chrome trace (Trace Event Format, JSON object form), for ui.perfetto.dev and chrome://tracing.
// A process for each device (pid = device + 1: pid and tid 0 are special to Perfetto) with a lane for its work, one for
// what arrives, and one for its bubbles. Of several runs each has processes of its own, one run's after another's,
// whose names begin with its letter and schedule; all begin at time 0. Names are PyTorch's cells ("3F2"): Perfetto
// colours by the name without digits, so by kind; `cname` colours chrome://tracing. Arrows lead from an op to the
// transfer that it waits for. `ts` and `dur` are microseconds with three decimals, exact to the nanosecond; events
// ascend by `ts`. `otherData` has title, `measured` and `complete`; of several runs `scenarios`, a list with letter,
// title, schedule and these two. Where a run is a part of what was to be run, an instant "incomplete" stands on each
// device that had more to do, where its doings are known to; what follows is "unmeasured", no bubble.

#include "core/io/export/exportedrun.h"
#include "core/io/export/textexport.h"

#include <span>

namespace bubblescope {

/// Error: Cancelled.
[[nodiscard]] std::optional<Error> writeChromeTrace(std::span<const ExportedRun> runs, const ExportRange& range,
                                                    const TextSink& sink, const JobControl& control = {});

}  // namespace bubblescope
