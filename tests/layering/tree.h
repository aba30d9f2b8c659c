// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The house rules that a program can check, over a whole source tree.

#include "tests/layering/rules.h"

#include <filesystem>
#include <string>
#include <vector>

namespace layering {

struct Report {
    /// "core/sim/simulator.cpp:7: includes ui/window/mainwindow.h, which core/sim may not (…)"
    std::vector<std::string> violations;
    int files = 0;
    int includes = 0;
};

/// Includes against `rules`; SPDX lines; #pragma once; length; line ends; links and pictures of the README.md files,
/// and that every top folder has one.
[[nodiscard]] Report checkTree(const std::filesystem::path& root, const Rules& rules);

}  // namespace layering
