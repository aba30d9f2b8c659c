// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The command line as plain data. CLI11 stays inside arguments.cpp and flags.cpp: it takes 20 s to
// compile.

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace bubblescope::cli {

enum class Command { Simulate, Schedules, Schedule, Export, Sweep, Rank, LeastMicrobatches, Compare, Live, Show };

struct Arguments {
    Command command = Command::Simulate;
    /// What was given, by the flag's name without dashes: {"stages": "4", "group-size": "5"}. Flags that take no value
    /// are in the other members.
    std::map<std::string, std::string> values;
    /// Their names in the order of the command line.
    std::vector<std::string> order;
    /// What --scenario - stands for.
    std::string scenarioText;
    bool blocking = false;
    bool noBarrier = false;
    bool json = false;
    bool ops = false;
    bool csv = false;
    bool communication = false;
    bool oldLetters = false;
    /// Of `compare` and `export`.
    std::vector<std::string> files;
    /// All that follows `live`.
    std::vector<std::string> forWorker;

    [[nodiscard]] bool has(const std::string& flag) const { return values.contains(flag); }
};

/// Nothing left to do: help or the version has been asked for, or the command line is wrong.
struct Finished {
    int exitStatus = 0;
    std::string standardOutput;
    std::string standardError;
};

[[nodiscard]] std::variant<Arguments, Finished> parseArguments(int argc, const char* const* argv);

}  // namespace bubblescope::cli
