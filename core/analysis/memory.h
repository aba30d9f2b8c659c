// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The bytes that each device holds over time: weights, gradients and optimizer state all the time, and for each
// microbatch in each stage its activations from the start of F to the end of B, or of W where the backward is split (as
// activations.h counts them). A device with two copies of a model's part (bidirectional schedules) has all stages whose
// ops it runs; where weights are updated while microbatches are on their way (PipeDream), all the versions count that
// it keeps. A microbatch smaller than the largest keeps proportionally less.

#include "core/model/jobcontrol.h"
#include "core/model/scenario.h"
#include "core/model/timeline.h"
#include "core/partition/stagememory.h"
#include "core/sim/opcosts.h"

#include <cstdint>
#include <vector>

namespace bubblescope {

struct DeviceMemory {
    struct Step {
        TimeNs atNs = 0;
        std::int64_t bytes = 0;  ///< from then on, state included
        friend bool operator==(const Step&, const Step&) = default;
    };
    std::int64_t weightBytes = 0;
    std::int64_t gradientBytes = 0;
    std::int64_t optimizerBytes = 0;
    std::int64_t peakBytes = 0;
    TimeNs peakAtNs = 0;
    /// The first instant at which it holds more than the limit; −1: never, or there is no limit.
    TimeNs overLimitAtNs = -1;
    /// Ascending in time, from 0, neighbours differ. What comes and goes at the same instant is netted.
    std::vector<Step> steps;

    [[nodiscard]] std::int64_t stateBytes() const { return weightBytes + gradientBytes + optimizerBytes; }
    [[nodiscard]] std::int64_t at(TimeNs timeNs) const;  ///< O(log n)
};

struct MemoryFigures {
    std::vector<StageMemory> stages;
    std::vector<DeviceMemory> devices;
    std::int64_t limitBytes = 0;  ///< 0: none

    /// Nothing is said of memory.
    [[nodiscard]] bool empty() const { return devices.empty(); }
    /// Of the device that takes most, which is what has to fit; 0 if empty.
    [[nodiscard]] std::int64_t peakBytes() const;
    [[nodiscard]] int worstDevice() const;
    [[nodiscard]] bool overLimit() const { return limitBytes > 0 && peakBytes() > limitBytes; }
};

/// Empty where the scenario has neither a memory model nor layers with bytes. O(ops log ops). Stops early, with
/// what it has, when asked to.
[[nodiscard]] MemoryFigures memoryFigures(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs,
                                          const Timeline& timeline, const JobControl& control = {});

}  // namespace bubblescope
