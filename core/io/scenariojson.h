// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenarios as JSON: {"bubblescope": 1, "schedule": "1f1b", "devices": 4, …}. Absent keys take their defaults, unknown
// keys and impossible values are refused with the key's path. core/io/README.md lists the keys.

#include "core/model/result.h"
#include "core/model/scenario.h"

#include <optional>
#include <string>
#include <string_view>

namespace bubblescope {

inline constexpr int kScenarioVersion = 1;

/// The words for them in files and on the command line: "long-tail", "fixed-batch".
[[nodiscard]] std::string_view wordOf(JitterKind kind);
[[nodiscard]] std::string_view wordOf(BatchMode mode);
[[nodiscard]] std::optional<JitterKind> jitterKindOf(std::string_view word);
[[nodiscard]] std::optional<BatchMode> batchModeOf(std::string_view word);
/// All of them, for messages: "none, uniform, normal, long-tail".
[[nodiscard]] std::string jitterKindWords();
[[nodiscard]] std::string batchModeWords();

/// `name` is the file's, for messages. The result is valid (validate() has passed).
[[nodiscard]] Result<Scenario> readScenarioJson(std::string_view text, const std::string& name);
/// Indented, keys in a fixed order, every value written; reading it back gives an equal scenario.
[[nodiscard]] std::string writeScenarioJson(const Scenario& scenario);

/// Costs as the golden data have them, in ns for each stage: {"f":[],"i":[],"w":[],"comm":0,"overlap_saving":0}.
/// Fills the costs and the transfer latency of `scenario`.
[[nodiscard]] Result<Scenario> readOracleCosts(std::string_view text, const std::string& name, Scenario scenario);

}  // namespace bubblescope
