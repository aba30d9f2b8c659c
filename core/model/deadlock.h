// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said of a schedule that cannot finish.

#include "core/model/ids.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace bubblescope {

struct Timeline;

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
    /// What did run: its rows are the units of each device before the blocked one. Without transfers.
    std::shared_ptr<const Timeline> ran;
};

}  // namespace bubblescope
