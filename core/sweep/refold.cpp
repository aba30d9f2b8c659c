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

/// The present list as one value a stage.
template <class T>
std::vector<T> stageByStage(const std::vector<T>& list, const Scenario& present, bool folded, int parts)
{
    const int stages = present.stages();
    if (list.size() == static_cast<std::size_t>(stages))
        return list;
    std::vector<T> all;
    all.reserve(static_cast<std::size_t>(stages));
    for (int s = 0; s < stages; ++s)
        all.push_back(list[list.size() == 1 ? 0 : static_cast<std::size_t>(deviceOf(s, present.devices, folded))] /
                      static_cast<T>(parts));
    return all;
}

/// Another schedule, with nothing that belongs to the present one alone.
Scenario underOther(const Scenario& present, const ScheduleInfo& to, int chunks)
{
    Scenario scenario = present;
    scenario.schedule = to.id;
    scenario.options.clear();
    scenario.customCsv.clear();
    scenario.measured.reset();
    scenario.chunks = chunks;
    return scenario;
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
    Scenario scenario = underOther(present, to, chunks);
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

Scenario atEqualStages(const Scenario& present, const ScheduleInfo& to, int chunks)
{
    Scenario scenario = underOther(present, to, chunks);
    scenario.devices = present.stages() / chunks;
    const ScheduleInfo* from = findSchedule(present.schedule);
    const bool folded = from != nullptr && folds(*from);
    if (scenario.devices == present.devices && folded == folds(to))
        return scenario;
    StageCosts& costs = scenario.costs;
    for (auto* list : {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs})
        *list = stageByStage(*list, present, folded, present.chunks);
    costs.slowdown = stageByStage(costs.slowdown, present, folded, 1);
    return scenario;
}

}  // namespace bubblescope
