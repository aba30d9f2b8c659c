// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a run as one JSON object, for scripts: what `bubblescope-cli simulate --json` prints and what the
// window exports. app/cli/README.md lists the fields; scripts rely on them.

#include "core/io/export/exportedrun.h"
#include "core/io/export/textexport.h"
#include "core/model/deadlock.h"

#include <span>
#include <string>

namespace bubblescope {

/// `withOps`: also start and end of each op. Device by device, so that these are never all in memory as text.
/// Error: Cancelled.
[[nodiscard]] std::optional<Error> writeAnalysisJson(const ExportedRun& run, bool withOps, const TextSink& sink,
                                                     const JobControl& control = {});
/// Of several runs: {"scenarios": [{"letter": "A", "title": "…", "run": {…}}, …]}, each `run` as it is alone.
[[nodiscard]] std::optional<Error> writeAnalysesJson(std::span<const ExportedRun> runs, bool withOps,
                                                     const TextSink& sink, const JobControl& control = {});
/// What there is to say of a schedule that cannot finish.
[[nodiscard]] std::string deadlockJson(const Scenario& scenario, const Schedule& schedule, const Deadlock& deadlock);

}  // namespace bubblescope
