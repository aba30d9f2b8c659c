// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the command line to a scenario and its schedule: the scenario file first, then the schedule file, then the
// costs file, then single flags, each overriding what came before.

#include "app/cli/arguments.h"
#include "app/cli/failure.h"
#include "core/model/jobcontrol.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"

#include <optional>
#include <string>
#include <vector>

namespace bubblescope::cli {

struct Input {
    Scenario scenario;
    Schedule schedule;
    /// What is wrong with the sends and receives in a schedule file.
    std::optional<Error> communication = std::nullopt;
};

/// The three steps of prepare(): the scenario and schedule files, and all other flags over what `input` holds then; the
/// order. The scenario that comes out of the second has been validated. The first two may be called from any thread.
[[nodiscard]] std::optional<Failure> readFiles(const Arguments& arguments, Input& input);
[[nodiscard]] std::optional<Failure> applyFlags(const Arguments& arguments, Input& input);
[[nodiscard]] std::optional<Failure> order(const Arguments& arguments, Input& input, const JobControl& control);

/// Fills `input` with a valid scenario and its schedule, or says what is wrong.
[[nodiscard]] std::optional<Failure> prepare(const Arguments& arguments, Input& input, const JobControl& control = {});

/// How much of a simulation's time the order takes: nearly all where it is searched for.
[[nodiscard]] double shareOfOrder(const Scenario& scenario);

/// Sentences on flags that have no effect, given the scenario that came of all of them.
[[nodiscard]] std::vector<std::string> flagsWithoutEffect(const Arguments& arguments, const Scenario& scenario);

/// An error about a scenario with the flag that set the value, instead of the value's JSON path.
[[nodiscard]] Error nameFlag(Error error, const Arguments& arguments);

}  // namespace bubblescope::cli
