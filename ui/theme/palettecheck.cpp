// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/palettecheck.h"

#include <algorithm>

namespace bubblescope {
namespace {

std::vector<QColor> withAlternate(const Theme& theme, const QColor& colour)
{
    const double share = theme.alternateShare();
    const auto lighter = [share](int channel) { return qRound(channel + (255 - channel) * share); };
    return {colour, QColor(lighter(colour.red()), lighter(colour.green()), lighter(colour.blue()))};
}

}  // namespace

PaletteSign signOf(PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Backward:
        return PaletteSign::SolidFoot;
    case PaletteKind::BackwardInput:
        return PaletteSign::DottedFoot;
    case PaletteKind::BackwardWeight:
        return PaletteSign::DoubleFoot;
    case PaletteKind::Idle:
        return PaletteSign::Hatching;
    case PaletteKind::Transfer:
        return PaletteSign::ThinLine;
    case PaletteKind::Accent:
        return PaletteSign::ThickLine;
    case PaletteKind::Forward:
    case PaletteKind::Overlapped:
    case PaletteKind::Ground:
        break;
    }
    return PaletteSign::None;
}

std::vector<QColor> coloursOf(const Theme& theme, PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Forward:
        return withAlternate(theme, theme.forward);
    case PaletteKind::Backward:
        return withAlternate(theme, theme.backward);
    case PaletteKind::BackwardInput:
        return withAlternate(theme, theme.backwardInput);
    case PaletteKind::BackwardWeight:
        return withAlternate(theme, theme.backwardWeight);
    case PaletteKind::Overlapped:
        return withAlternate(theme, theme.overlapped);
    case PaletteKind::Idle:
        return {theme.idleHatch};
    case PaletteKind::Transfer:
        return {theme.transfer};
    case PaletteKind::Accent:
        return {theme.accent};
    case PaletteKind::Ground:
        break;
    }
    return {theme.window};
}

std::vector<PalettePair> palettePairs(const Theme& theme, Vision vision)
{
    std::vector<PalettePair> pairs;
    for (int i = 0; i < kPaletteKinds; ++i)
        for (int j = i + 1; j < kPaletteKinds; ++j) {
            PalettePair pair{static_cast<PaletteKind>(i), static_cast<PaletteKind>(j), 1e9};
            for (const QColor& one : coloursOf(theme, pair.one))
                for (const QColor& other : coloursOf(theme, pair.other))
                    pair.distance = std::min(pair.distance, distance(seenBy(one, vision), seenBy(other, vision)));
            pairs.push_back(pair);
        }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const PalettePair& a, const PalettePair& b) { return a.distance < b.distance; });
    return pairs;
}

}  // namespace bubblescope
