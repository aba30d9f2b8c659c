// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One function a command; each returns why it stopped, if it did. What it prints goes to `out`.

#include "app/cli/arguments.h"
#include "app/cli/failure.h"
#include "app/cli/output.h"

#include <optional>
#include <string>
#include <vector>

namespace bubblescope::cli {

[[nodiscard]] std::optional<Failure> runSimulate(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runExport(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runSchedules(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runSchedule(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runSweep(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runRank(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runCompare(const Arguments& arguments, Output& out);
[[nodiscard]] std::optional<Failure> runLeastMicrobatches(const Arguments& arguments, Output& out);
/// `given` is what follows "live" on the command line: most of it is the worker's (see liveflags.h).
[[nodiscard]] std::optional<Failure> runLive(const std::vector<std::string>& given, Output& out);
[[nodiscard]] std::optional<Failure> runShow(const Arguments& arguments, Output& out);

}  // namespace bubblescope::cli
