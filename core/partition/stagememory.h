// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What each stage takes of its device's memory. From the scenario's layers where their bytes or parameters are given,
// otherwise from the memory model with its layers split evenly. See core/model/memorymodel.h for the formula.

#include "core/model/scenario.h"
#include "core/partition/split.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace bubblescope {

struct StageMemory {
    std::int64_t parameters = 0;
    std::int64_t weightBytes = 0;
    /// 0 where nothing is trained.
    std::int64_t gradientBytes = 0;
    std::int64_t optimizerBytes = 0;
    /// What the largest microbatch leaves behind until its backward.
    std::int64_t activationBytes = 0;

    /// What is there all the time.
    [[nodiscard]] std::int64_t stateBytes() const { return weightBytes + gradientBytes + optimizerBytes; }
    friend bool operator==(const StageMemory&, const StageMemory&) = default;
};

/// One entry a stage; empty where the scenario does not say. `split` is the layers' (OpCosts::split), empty without
/// layers. `trained`: the schedule has backwards.
[[nodiscard]] std::vector<StageMemory> stageMemory(const Scenario& scenario, const Split& split, int stageCount,
                                                   bool trained);

/// Samples of the largest microbatch.
[[nodiscard]] std::int64_t largestMicrobatch(const Scenario& scenario);

/// How many microbatches a device with these stages can hold in each of them at once before it goes over the limit:
/// what is left beside the state, in units of the largest of its activations. Nothing if there is no limit or no
/// figure for activations.
[[nodiscard]] std::optional<std::int64_t> activationsWithin(const std::vector<StageMemory>& stages,
                                                            const std::vector<int>& ofDevice, std::int64_t limitBytes);

}  // namespace bubblescope
