// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words for a model's settings in files and on the command line: "selective", "optimal".

#include "core/model/layers.h"
#include "core/model/memorymodel.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace bubblescope {

template <class Enum>
[[nodiscard]] std::span<const std::pair<std::string_view, Enum>> wordsOf();
template <>
[[nodiscard]] std::span<const std::pair<std::string_view, Recomputation>> wordsOf();
template <>
[[nodiscard]] std::span<const std::pair<std::string_view, BlockKind>> wordsOf();
template <>
[[nodiscard]] std::span<const std::pair<std::string_view, LayerKind>> wordsOf();
template <>
[[nodiscard]] std::span<const std::pair<std::string_view, SplitMode>> wordsOf();

[[nodiscard]] std::string_view wordOf(Recomputation recomputation);
[[nodiscard]] std::string_view wordOf(BlockKind kind);
[[nodiscard]] std::string_view wordOf(LayerKind kind);
[[nodiscard]] std::string_view wordOf(SplitMode mode);

template <class Enum>
[[nodiscard]] std::optional<Enum> valueOf(std::string_view text)
{
    const auto words = wordsOf<Enum>();
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.first == text; });
    return found == words.end() ? std::nullopt : std::optional<Enum>(found->second);
}

/// All of them, for messages: "none, selective, full".
template <class Enum>
[[nodiscard]] std::string allWords()
{
    std::string list;
    for (const auto& word : wordsOf<Enum>())
        list.append(list.empty() ? "" : ", ").append(word.first);
    return list;
}
[[nodiscard]] std::string modelPresetWords();

}  // namespace bubblescope
