// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The few symbols of buttons, drawn so that they do not depend on the fonts installed.

#include <QColor>
#include <QIcon>

namespace bubblescope {

enum class Glyph { Play, Pause, StepBack, StepForward, ToStart, ToEnd, Loop };

/// A square icon with its disabled form.
[[nodiscard]] QIcon glyphIcon(Glyph glyph, const QColor& color, int sizePx);

}  // namespace bubblescope
