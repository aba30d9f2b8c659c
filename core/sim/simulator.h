// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The simulator. Every device runs its ops in the order of its list, one unit at a time, from time 0. A unit starts as
// soon as its device is free and all that its parts need has arrived:
//   F(s,m) needs F(s−1,m);  B and I(s,m) need F(s,m) and B or I(s+1,m);  W(s,m) needs I(s,m).
// What crosses devices arrives OpCosts::transferDurationNs after its producer's end. That occupies nobody, unless
// transfers block: see blocking.h. Time O(ops), memory 16 bytes an op for the result and about 8 for the work.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/timeline.h"
#include "core/sim/opcosts.h"

#include <cstddef>
#include <string>
#include <vector>

namespace bubblescope {

/// The first unit that a device could not run.
struct BlockedUnit {
    struct Need {
        std::string op;          ///< "1B0"
        bool inSchedule = true;  ///< false: no device ever runs it
        friend bool operator==(const Need&, const Need&) = default;
    };
    DeviceId device;
    std::size_t index = 0;  ///< among the device's units, from 0
    std::string unit;       ///< as a CSV cell
    std::vector<Need> waitingFor;
};

/// Nothing can run any more before everything has. Which units have run then does not depend on any choice.
struct Deadlock {
    std::size_t completedUnits = 0;
    std::size_t totalUnits = 0;
    std::vector<BlockedUnit> blocked;  ///< every device with units left, in order
};

/// Errors: CannotFinish (with the Deadlock), DuplicateOp, Cancelled.
[[nodiscard]] Result<Timeline> simulate(const Schedule& schedule, const OpCosts& costs, const JobControl& control = {});

}  // namespace bubblescope
