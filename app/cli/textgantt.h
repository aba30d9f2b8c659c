// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A Gantt chart in letters: a row for each device, every column the same span of time. A column shows the op that fills
// most of it; where less than half of the column is busy its letter is small, and only what is idle all through is '·'.
// What was not measured, at the end of a device in a run that was cut off, is blank.

#include "core/model/timeline.h"

#include <string>
#include <vector>

namespace bubblescope::cli {

struct TextGantt {
    TimeNs nsPerColumn = 1;
    int columns = 0;
    bool withStages = false;
    bool endsEarly = false;  ///< a row has columns of which nothing is known
    /// One a device, `columns` characters each.
    std::vector<std::string> rows;
};

/// At most `maxColumns` columns and `maxRows` rows. `withStages`: labels name the stage ("2F5") if all have room for
/// it.
[[nodiscard]] TextGantt drawTextGantt(const Timeline& timeline, int maxColumns, int maxRows, bool withStages);

}  // namespace bubblescope::cli
