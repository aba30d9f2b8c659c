// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The simulator. Every device runs its ops in the order of its list, one unit at a time, from time 0. A unit starts as
// soon as its device is free and all that its parts need has arrived:
//   F(s,m) needs F(s−1,m);  B and I(s,m) need F(s,m) and B or I(s+1,m);  W(s,m) needs I(s,m).
// What crosses devices arrives OpCosts::transferDurationNs after its producer's end. That occupies nobody, unless
// transfers block: see simulation.h. Time O(ops), memory 16 bytes an op for the result and about 8 for the work.

#include "core/model/deadlock.h"
#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/timeline.h"
#include "core/sim/opcosts.h"

namespace bubblescope {

/// No op occurs twice (makeSchedule sees to that). Errors: CannotFinish (with the Deadlock), Cancelled.
[[nodiscard]] Result<Timeline> simulate(const Schedule& schedule, const OpCosts& costs, const JobControl& control = {});

}  // namespace bubblescope
