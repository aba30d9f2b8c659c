// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/words.h"

#include <array>

namespace bubblescope {
namespace {

template <class Enum, std::size_t Count>
using Table = std::array<std::pair<std::string_view, Enum>, Count>;

constexpr Table<Recomputation, 3> kRecomputations{
    {{"none", Recomputation::None}, {"selective", Recomputation::Selective}, {"full", Recomputation::Full}}};
constexpr Table<BlockKind, 2> kBlockKinds{{{"gpt", BlockKind::Gpt}, {"llama", BlockKind::Llama}}};
constexpr Table<LayerKind, 2> kLayerKinds{{{"block", LayerKind::Block}, {"end", LayerKind::Ends}}};
constexpr Table<SplitMode, 3> kSplitModes{
    {{"equal", SplitMode::EqualCount}, {"optimal", SplitMode::Optimal}, {"manual", SplitMode::Manual}}};

template <class Enum>
std::string_view wordIn(Enum value)
{
    const auto words = wordsOf<Enum>();
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.second == value; });
    return found->first;
}

}  // namespace

template <>
std::span<const std::pair<std::string_view, Recomputation>> wordsOf()
{
    return kRecomputations;
}

template <>
std::span<const std::pair<std::string_view, BlockKind>> wordsOf()
{
    return kBlockKinds;
}

template <>
std::span<const std::pair<std::string_view, LayerKind>> wordsOf()
{
    return kLayerKinds;
}

template <>
std::span<const std::pair<std::string_view, SplitMode>> wordsOf()
{
    return kSplitModes;
}

std::string_view wordOf(Recomputation recomputation)
{
    return wordIn(recomputation);
}

std::string_view wordOf(BlockKind kind)
{
    return wordIn(kind);
}

std::string_view wordOf(LayerKind kind)
{
    return wordIn(kind);
}

std::string_view wordOf(SplitMode mode)
{
    return wordIn(mode);
}

std::string modelPresetWords()
{
    std::string list;
    for (const ModelPreset& preset : modelPresets())
        list.append(list.empty() ? "" : ", ").append(preset.id);
    return list;
}

}  // namespace bubblescope
