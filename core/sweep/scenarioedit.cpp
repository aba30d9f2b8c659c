// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/scenarioedit.h"

#include "core/schedule/custom.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace bubblescope {
namespace {

TimeNs roundedNs(double ns)
{
    return std::llround(ns);
}

TimeNs medianOf(std::vector<TimeNs> list)
{
    const auto middle = list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2);
    std::nth_element(list.begin(), middle, list.end());
    return *middle;
}

/// A list of one value stays; one of P·V or P values gets the new length.
template <class T>
void resizeList(std::vector<T>& list, const Scenario& from, const Scenario& to, T added)
{
    if (list.size() <= 1)
        return;
    const bool eachStage = list.size() == static_cast<std::size_t>(from.stages());
    list.resize(static_cast<std::size_t>(eachStage ? to.stages() : to.devices), added);
}

/// P·V values of stages to P of devices; stage s is on device s mod P.
template <class T>
std::vector<T> sumByDevice(const std::vector<T>& list, int devices)
{
    std::vector<T> sums(static_cast<std::size_t>(devices), T{});
    for (std::size_t s = 0; s < list.size(); ++s)
        sums[s % sums.size()] += list[s];
    return sums;
}

void simplify(std::vector<double>& slowdown)
{
    if (std::all_of(slowdown.begin(), slowdown.end(), [](double factor) { return factor == 1.0; }))
        slowdown = {1.0};
}

std::array<std::vector<TimeNs>*, 3> costLists(StageCosts& costs)
{
    return {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs};
}

}  // namespace

int middleStage(const Scenario& scenario)
{
    return scenario.stages() / 2;
}

Scenario withSlowdown(const Scenario& scenario, int stage, double factor)
{
    Scenario changed = scenario;
    std::vector<double>& list = changed.costs.slowdown;
    const auto stages = static_cast<std::size_t>(scenario.stages());
    if (list.size() != stages) {
        list.assign(stages, 1.0);
        for (int s = 0; s < scenario.stages(); ++s)
            list[static_cast<std::size_t>(s)] = slowdownOf(scenario, s);
    }
    list[static_cast<std::size_t>(stage)] = factor;
    simplify(list);
    return changed;
}

Scenario withDevices(const Scenario& scenario, int devices, bool slowMiddleMoves)
{
    if (devices == scenario.devices)
        return scenario;
    Scenario changed = scenario;
    const double middleFactor = slowdownOf(scenario, middleStage(scenario));
    if (slowMiddleMoves)
        changed = withSlowdown(changed, middleStage(changed), 1.0);
    changed.devices = devices;
    for (std::vector<TimeNs>* list : costLists(changed.costs))
        resizeList(*list, scenario, changed, medianOf(*list));
    resizeList(changed.costs.slowdown, scenario, changed, 1.0);
    simplify(changed.costs.slowdown);
    if (slowMiddleMoves)
        changed = withSlowdown(changed, middleStage(changed), middleFactor);
    changed.measured.reset();
    return changed;
}

Scenario withChunks(const Scenario& scenario, int chunks)
{
    if (chunks == scenario.chunks)
        return scenario;
    Scenario changed = scenario;
    changed.chunks = chunks;
    changed.measured.reset();
    const auto stages = static_cast<std::size_t>(scenario.stages());
    if (scenario.chunks == 1)
        return changed;  // P values of one stage each are shares of devices already
    for (std::vector<TimeNs>* list : costLists(changed.costs))
        if (list->size() == stages)
            *list = sumByDevice(*list, scenario.devices);
    std::vector<double>& slowdown = changed.costs.slowdown;
    if (slowdown.size() == stages && chunks == 1) {
        slowdown = sumByDevice(slowdown, scenario.devices);
        for (double& factor : slowdown)
            factor /= scenario.chunks;
    } else if (slowdown.size() == stages) {
        slowdown.resize(static_cast<std::size_t>(changed.stages()), 1.0);
    }
    simplify(slowdown);
    return changed;
}

Scenario withMicrobatches(const Scenario& scenario, int microbatches)
{
    if (microbatches == scenario.microbatches)
        return scenario;
    Scenario changed = scenario;
    changed.microbatches = microbatches;
    changed.measured.reset();
    return changed;
}

Scenario withSchedule(const Scenario& scenario, const ScheduleInfo& info, int chunks)
{
    if (info.id == scenario.schedule)
        return scenario;
    Scenario changed = scenario;
    changed.measured.reset();
    changed.options.clear();
    if (info.id == "custom") {
        // Its file gives the sizes; one that cannot be read is said by the engine.
        Result<Scenario> custom = customScenario(scenario.customCsv, scenario.title, changed);
        changed.schedule = info.id;
        return custom.ok() ? custom.value() : changed;
    }
    for (const auto& [id, text] : scenario.options)
        for (const ScheduleOption& option : info.options)
            if (option.id == id)
                changed.options[id] = text;
    if (const int wanted = fittingChunks(info, changed.chunks == 1 ? chunks : changed.chunks); wanted != changed.chunks)
        changed = withChunks(changed, wanted);
    changed.schedule = info.id;
    return changed;
}

Scenario withBatchMode(const Scenario& scenario, BatchMode mode, bool splitBackward)
{
    if (mode == scenario.batch.mode)
        return scenario;
    Scenario changed = scenario;
    changed.batch.mode = mode;
    const TimeNs overhead = scenario.batch.overheadNs;
    const std::int64_t count = scenario.microbatches;
    for (std::vector<TimeNs>* list : costLists(changed.costs)) {
        const bool ownOp = list != &changed.costs.backwardWeightNs || splitBackward;
        const TimeNs extra = ownOp ? overhead : 0;
        for (TimeNs& ns : *list) {
            if (mode == BatchMode::FixedBatch)
                ns = std::max<TimeNs>(0, ns - extra) * count;
            else
                ns = roundedNs(static_cast<double>(ns) / static_cast<double>(count)) + extra;
        }
    }
    return changed;
}

bool varies(const std::vector<TimeNs>& list)
{
    return std::adjacent_find(list.begin(), list.end(), std::not_equal_to<>()) != list.end();
}

TimeNs meanOf(const std::vector<TimeNs>& list)
{
    if (list.empty())
        return 0;
    const double sum = std::accumulate(list.begin(), list.end(), 0.0,
                                       [](double total, TimeNs ns) { return total + static_cast<double>(ns); });
    return roundedNs(sum / static_cast<double>(list.size()));
}

std::vector<TimeNs> scaledTo(const std::vector<TimeNs>& list, TimeNs mean)
{
    const TimeNs old = meanOf(list);
    std::vector<TimeNs> scaled = list;
    for (TimeNs& ns : scaled)
        ns = old == 0 || list.size() == 1
                 ? mean
                 : roundedNs(static_cast<double>(ns) * static_cast<double>(mean) / static_cast<double>(old));
    return scaled;
}

Scenario withBackward(const Scenario& scenario, TimeNs sum)
{
    Scenario changed = scenario;
    const TimeNs input = meanOf(scenario.costs.backwardInputNs);
    const TimeNs weight = meanOf(scenario.costs.backwardWeightNs);
    const double share = input + weight > 0 ? static_cast<double>(input) / static_cast<double>(input + weight) : 0.5;
    const TimeNs newInput = roundedNs(static_cast<double>(sum) * share);
    changed.costs.backwardInputNs = scaledTo(scenario.costs.backwardInputNs, newInput);
    changed.costs.backwardWeightNs = scaledTo(scenario.costs.backwardWeightNs, sum - newInput);
    return changed;
}

}  // namespace bubblescope
