// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How colours look to people whose colour vision differs, and how far apart two colours are.
//
// The simulation is that of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
// Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, with its matrices for
// severity 1.0 applied to linear RGB. Distances are CIEDE2000 (CIE 142-2001): about 1 is just noticed side by side, 10
// is plain at a glance.

#include <QColor>

namespace bubblescope {

enum class Vision { Normal, Deuteranopia, Protanopia, Tritanopia, Grey };
inline constexpr int kVisions = 5;

/// A colour as it looks to somebody who sees so. Grey keeps its luminance alone, as a black-and-white print does.
[[nodiscard]] QColor seenBy(const QColor& colour, Vision vision);

/// CIE L*a*b* for a white of D65.
struct LabColour {
    double l = 0;
    double a = 0;
    double b = 0;
};
[[nodiscard]] LabColour labOf(const QColor& colour);
/// CIEDE2000.
[[nodiscard]] double distance(const LabColour& one, const LabColour& other);
[[nodiscard]] inline double distance(const QColor& one, const QColor& other)
{
    return distance(labOf(one), labOf(other));
}

}  // namespace bubblescope
