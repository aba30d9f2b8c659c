// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The files that a command line names after its command: scenarios, comparisons of several, orders in PyTorch's
// notation.

#include "app/cli/failure.h"
#include "core/model/scenario.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bubblescope::cli {

/// Their scenarios, in their order: from one to as many as can be compared. `command` is for messages.
[[nodiscard]] std::optional<Failure> readScenarios(const std::vector<std::string>& paths, std::string_view command,
                                                   std::vector<Scenario>& scenarios);
[[nodiscard]] Failure wrongCount(std::string_view command, std::size_t count);

/// "A", "B", …: by which they are told apart.
[[nodiscard]] inline char letterOf(std::size_t index)
{
    return static_cast<char>('A' + index);
}

}  // namespace bubblescope::cli
