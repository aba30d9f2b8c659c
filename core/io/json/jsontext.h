// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Text to a JSON tree and back, for files that people write: duplicate keys, deep nesting and numbers that no double
// can hold are refused, with line and column. Nothing is thrown out of here. For .cpp files of core/io only: headers
// elsewhere know no JSON library.

#include "core/model/result.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace bubblescope {

/// Deeper than any file of ours; the parser itself would go on until memory ends.
inline constexpr int kMaxJsonDepth = 16;
/// Four lists of a value for each stage come to 131,068.
inline constexpr std::size_t kMaxJsonValues = 1'000'000;

/// Errors: NotJson {line, column, what is wrong}; WrongType for a key given twice, too deep nesting, too many values.
[[nodiscard]] Result<nlohmann::ordered_json> parseJson(std::string_view text, const std::string& name);

/// Objects with a line for each key, lists on one line, a line end at the end.
[[nodiscard]] std::string toText(const nlohmann::ordered_json& json);

/// A value as a message quotes it: short, lists and objects only by what they are.
[[nodiscard]] std::string quote(const nlohmann::ordered_json& value);

}  // namespace bubblescope
