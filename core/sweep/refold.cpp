// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/refold.h"

#include <vector>

namespace bubblescope {
namespace {

int deviceOf(int stage, int devices, bool folded)
{
    const int at = stage % devices;
    return folded && (stage / devices) % 2 == 1 ? devices - 1 - at : at;
}

template <class T>
std::vector<T> sumByDevice(const std::vector<T>& list, int devices, bool folded)
{
    std::vector<T> sums(static_cast<std::size_t>(devices), T{});
    for (std::size_t s = 0; s < list.size(); ++s)
        sums[static_cast<std::size_t>(deviceOf(static_cast<int>(s), devices, folded))] += list[s];
    return sums;
}

}  // namespace

bool folds(const ScheduleInfo& info)
{
    return info.minChunks > 1;
}

bool comparable(const ScheduleInfo& a, const ScheduleInfo& b)
{
    return a.hasBackward == b.hasBackward && a.asynchronous == b.asynchronous;
}

Scenario refolded(const Scenario& present, const ScheduleInfo& to, int chunks)
{
    Scenario scenario = present;
    scenario.schedule = to.id;
    scenario.options.clear();
    scenario.customCsv.clear();
    scenario.measured.reset();
    scenario.chunks = chunks;
    const ScheduleInfo* from = findSchedule(present.schedule);
    const bool folded = from != nullptr && folds(*from);
    if (chunks == present.chunks && folded == folds(to))
        return scenario;
    const auto stages = static_cast<std::size_t>(present.stages());
    if (present.chunks > 1) {
        for (auto* list :
             {&scenario.costs.forwardNs, &scenario.costs.backwardInputNs, &scenario.costs.backwardWeightNs})
            if (list->size() == stages)
                *list = sumByDevice(*list, present.devices, folded);
        std::vector<double>& slowdown = scenario.costs.slowdown;
        if (slowdown.size() == stages) {
            slowdown = sumByDevice(slowdown, present.devices, folded);
            for (double& factor : slowdown)
                factor /= present.chunks;
        }
    }
    if (scenario.partition && scenario.partition->split == SplitMode::Manual) {
        scenario.partition->split = SplitMode::Optimal;
        scenario.partition->layersPerStage.clear();
    }
    return scenario;
}

}  // namespace bubblescope
