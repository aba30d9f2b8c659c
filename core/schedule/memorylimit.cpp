// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/memorylimit.h"

#include "core/partition/stagememory.h"
#include "core/schedule/generators.h"
#include "core/schedule/listscheduler.h"

#include <algorithm>
#include <string>

namespace bubblescope {

Result<std::vector<std::int64_t>> memoryLimits(const Scenario& scenario, const Schedule& shape, const OpCosts& costs,
                                               int absent)
{
    const auto devices = static_cast<std::size_t>(shape.deviceCount());
    if (!optionIs(scenario, "limit-from", "device-memory")) {
        const int limit = optionNumber(scenario, "memory-limit", 0);
        return std::vector<std::int64_t>(devices, kActivation * std::int64_t{limit == 0 ? absent : limit});
    }
    const std::vector<StageMemory> stages = stageMemory(scenario, costs.split, shape.stageCount, true);
    if (scenario.memoryLimitBytes == 0 || stages.empty())
        return refused(scenario, "options.limit-from",
                       scenario.memoryLimitBytes == 0 ? "the scenario has no limit of a device's memory in bytes"
                                                      : "the scenario does not say how many bytes its model takes");
    // More than every microbatch in every stage is never held.
    const std::int64_t most = std::int64_t{shape.microbatchCount} * shape.stageCount;
    std::vector<std::int64_t> limits;
    for (int d = 0; d < shape.deviceCount(); ++d) {
        std::vector<int> own;
        for (const StageId stage : shape.stagesOf(DeviceId(d)))
            own.push_back(stage.value());
        const std::int64_t fits = activationsWithin(stages, own, scenario.memoryLimitBytes).value_or(most);
        if (fits < static_cast<std::int64_t>(own.size()))
            return refused(scenario, "memory_limit_bytes",
                           "beside weights and optimizer, device " + std::to_string(d) + " has room for " +
                               std::to_string(fits) + " activations; it needs " + std::to_string(own.size()) +
                               " to run at all");
        limits.push_back(kActivation * std::min(fits, most));
    }
    return limits;
}

}  // namespace bubblescope
