// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The flags that describe a scenario, for every program that takes one: the command line and the worker.

#include "app/cli/arguments.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace bubblescope::cli {

struct ValueFlag {
    const char* name;
    const char* value;
    const char* help;
    const char* group;
};

/// Its text goes into Arguments::values.
void addFlag(CLI::App& app, Arguments& arguments, const ValueFlag& flag);
/// Schedule with its options, stages, chunks, microbatches, scenario and schedule files.
void addPipelineFlags(CLI::App& app, Arguments& arguments);
/// Durations, slowdown, transfers, jitter, batch, the model's memory and layers.
void addCostFlags(CLI::App& app, Arguments& arguments);

/// One sentence for an argument that the command does not know. `name` is what one types before " --help".
[[nodiscard]] std::string describeExtra(const CLI::App& command, const std::string& name, const std::string& extra,
                                        const Arguments& arguments);

/// CLI11's sentence, without the capital.
[[nodiscard]] std::string describeMisuse(const CLI::ParseError& error);

/// "--forward -3" is a value for us to refuse, not a flag "-3".
[[nodiscard]] std::vector<std::string> joinNegativeValues(int argc, const char* const* argv);

}  // namespace bubblescope::cli
