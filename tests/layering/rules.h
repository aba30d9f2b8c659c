// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The allow-list of includes, as allowed.txt has it.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace layering {

struct Rule {
    std::string folder;
    std::vector<std::string> headers;
    std::vector<std::string> sources;
    std::vector<std::string> never;
};

struct Rules {
    std::vector<Rule> rules;
    /// What in the file could not be understood; empty if all was.
    std::vector<std::string> problems;

    /// The rule of the longest folder that holds `path`; null if there is none.
    [[nodiscard]] const Rule* ruleFor(std::string_view path) const;
};

[[nodiscard]] Rules readRules(const std::filesystem::path& file);

/// `what` is the include with its brackets, `<vector>`, or without its quotes, `core/model/op.h`.
[[nodiscard]] bool allows(const Rule& rule, std::string_view what, bool inHeader);

}  // namespace layering
