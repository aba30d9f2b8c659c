// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The command line as plain data. Values are read where they are used, so that errors name the flag.

#include "app/cli/arguments.h"

#include <variant>

namespace bubblescope::worker {

struct Arguments {
    /// Flags of the scenario and, in `values`, all others that take a value.
    cli::Arguments scenario;
    bool capabilities = false;
    bool json = false;
    bool paced = false;
    bool noStdin = false;

    [[nodiscard]] bool has(const std::string& flag) const { return scenario.has(flag); }
    /// Empty where it is not given.
    [[nodiscard]] std::string text(const std::string& flag) const
    {
        const auto found = scenario.values.find(flag);
        return found == scenario.values.end() ? std::string() : found->second;
    }
};

[[nodiscard]] std::variant<Arguments, cli::Finished> parseArguments(int argc, const char* const* argv);

}  // namespace bubblescope::worker
