// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenarios side by side as JSON: {"bubblescope_comparison": 1, "scenarios": [{…}, {…}]}, each of the scenarios as in a
// file of its own, whose version may be left out here.

#include "core/model/result.h"
#include "core/model/scenario.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bubblescope {

inline constexpr int kComparisonVersion = 1;

/// Told by the key that holds the version.
[[nodiscard]] bool looksLikeComparison(std::string_view text);

/// `name` is the file's, for messages, which name the scenario as well: "pair.json: scenarios[1]: devices". Two to four
/// scenarios, each of them valid.
[[nodiscard]] Result<std::vector<Scenario>> readComparisonJson(std::string_view text, const std::string& name);
/// Reading it back gives equal scenarios.
[[nodiscard]] std::string writeComparisonJson(std::span<const Scenario> scenarios);

}  // namespace bubblescope
