// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The names that are proposed for files which have none yet.

#include "core/model/scenario.h"

#include <QString>

#include <vector>

namespace bubblescope {

/// A title as a file's name: without what means something in paths, here or elsewhere.
[[nodiscard]] QString fileNameOf(QString title);
/// Of one scenario its title, or what it is; of several which schedules they compare. Without a suffix.
/// `titled`: the title is still true of it.
[[nodiscard]] QString suggestedName(const std::vector<Scenario>& scenarios, bool titled);
/// Where a file goes that has no folder yet: beside `path`, or among the user's documents.
[[nodiscard]] QString suggestedFolder(const QString& path);

}  // namespace bubblescope
