// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether the kinds of things in the picture can be told apart, however one sees colours. Colour is never the only
// sign: a bar's foot, hatching, or being a line instead of an area tells kinds apart as well. Two kinds whose only
// difference is colour must be farther apart than two that differ otherwise.

#include "ui/theme/appearance.h"

#include <vector>

namespace bubblescope {

enum class PaletteKind { Forward, Backward, BackwardInput, BackwardWeight, Overlapped, Idle, Transfer, Accent, Ground };
inline constexpr int kPaletteKinds = 9;

/// What tells a kind besides its colour.
enum class PaletteSign { None, SolidFoot, DottedFoot, DoubleFoot, Hatching, ThinLine, ThickLine };
[[nodiscard]] PaletteSign signOf(PaletteKind kind);

/// Least distances (CIEDE2000) with normal vision and in each simulated deficiency, for pairs told apart by colour
/// alone and for those with another sign besides.
inline constexpr double kLeastByColour = 10;
inline constexpr double kLeastWithSign = 7;

/// All colours in which a kind is painted: every other microbatch's bars are lighter. Idle time shows by the lines of
/// its hatching, since its ground is nearly the picture's.
[[nodiscard]] std::vector<QColor> coloursOf(const Theme& theme, PaletteKind kind);

struct PalettePair {
    PaletteKind one = PaletteKind::Forward;
    PaletteKind other = PaletteKind::Forward;
    double distance = 0;  ///< least of all their colours
    [[nodiscard]] bool byColourAlone() const { return signOf(one) == signOf(other); }
    [[nodiscard]] double least() const { return byColourAlone() ? kLeastByColour : kLeastWithSign; }
};
/// All pairs as they look to somebody who sees so, the nearest first. `theme` has its true colours.
[[nodiscard]] std::vector<PalettePair> palettePairs(const Theme& theme, Vision vision);

}  // namespace bubblescope
