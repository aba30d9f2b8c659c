// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Asks where a file is to be written. A name without a suffix gets one, and only then is it asked whether a file of
// that name may be replaced: a desktop's own dialog would ask about the name that was typed.

#include <QString>

class QWidget;

namespace bubblescope {

/// Empty where the user has thought better of it. `start` is a file or a folder to begin with, `suffix` begins with its
/// dot.
[[nodiscard]] QString askSaveName(QWidget* parent, const QString& title, const QString& start, const QString& filter,
                                  const QString& suffix);

}  // namespace bubblescope
