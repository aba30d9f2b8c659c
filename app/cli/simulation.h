// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A simulated scenario, as the reports show it.

#include "core/analysis/analysis.h"
#include "core/model/deadlock.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"
#include "core/model/timeline.h"

namespace bubblescope::cli {

struct Simulation {
    Scenario scenario;
    Schedule schedule;
    Timeline timeline;
    Analysis analysis;
    /// Which layers each stage has; empty without layers.
    Split split;
    bool measured = false;
};

}  // namespace bubblescope::cli
