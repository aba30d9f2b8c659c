// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sidebyside.h"

#include "core/schedule/registry.h"
#include "core/schedule/validate.h"
#include "core/sweep/refold.h"
#include "core/sweep/scenarioedit.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

/// What stays a scenario's own when another one gives it the model.
void keepOwn(const Scenario& own, Scenario& changed)
{
    changed.title = own.title;
    changed.options = own.options;
    changed.microbatches = own.microbatches;
    changed.iterations = own.iterations;
    changed.optimizerBarrier = own.optimizerBarrier;
    changed.transfer = own.transfer;
    changed.jitter = own.jitter;
    const std::size_t factors = own.costs.slowdown.size();
    if (factors == 1 || factors == static_cast<std::size_t>(changed.devices) ||
        factors == static_cast<std::size_t>(changed.stages()))
        changed.costs.slowdown = own.costs.slowdown;
}

Scenario ifValid(const Scenario& changed, const Scenario& otherwise)
{
    return validate(changed) ? otherwise : changed;
}

}  // namespace

CommonBasis commonBasis(std::span<const Scenario> scenarios)
{
    CommonBasis common;
    if (scenarios.empty())
        return common;
    const Scenario& first = scenarios.front();
    common.batchMode = first.batch.mode;
    for (const Scenario& other : scenarios) {
        common.devices = common.devices && other.devices == first.devices;
        common.stages = common.stages && other.stages() == first.stages();
        common.microbatches = common.microbatches && other.microbatches == first.microbatches;
        if (other.batch.mode != first.batch.mode)
            common.batchMode.reset();
    }
    return common;
}

RankBasis countingBasis(const CommonBasis& common)
{
    return common.stages && !common.devices ? RankBasis::Stages : RankBasis::Devices;
}

bool differsInWork(const Outcome& first, const Outcome& other)
{
    // Halves and thirds of nanoseconds, over many ops.
    constexpr double kRounding = 1e-3;
    const auto work = static_cast<double>(first.workNs);
    return std::abs(static_cast<double>(other.workNs) - work) > kRounding * work;
}

Scenario atDevicesOf(const Scenario& first, const Scenario& other)
{
    const ScheduleInfo* info = findSchedule(other.schedule);
    if (other.devices == first.devices || info == nullptr || info->id == "custom")
        return other;
    Scenario changed = refolded(first, *info, other.chunks);
    keepOwn(other, changed);
    return ifValid(changed, other);
}

Scenario atStagesOf(const Scenario& first, const Scenario& other)
{
    const ScheduleInfo* info = findSchedule(other.schedule);
    if (other.stages() == first.stages() || info == nullptr || info->id == "custom" ||
        first.stages() % other.chunks != 0)
        return other;
    Scenario changed = atEqualStages(first, *info, other.chunks);
    keepOwn(other, changed);
    return ifValid(changed, other);
}

Scenario inBatchMode(const Scenario& first, const Scenario& other, BatchMode mode, bool splitBackward)
{
    Scenario changed = other;
    changed.microbatches = first.microbatches;
    changed = withBatchMode(changed, mode, splitBackward);
    changed.microbatches = other.microbatches;
    return ifValid(changed, other);
}

Scenario withSettingsOf(const Scenario& from, const Scenario& to)
{
    const ScheduleInfo* info = findSchedule(to.schedule);
    if (info == nullptr)
        return to;
    Scenario changed = to;
    if (info->id == "custom") {
        changed.iterations = from.iterations;
        changed.optimizerBarrier = from.optimizerBarrier;
        changed.transfer = from.transfer;
        changed.jitter = from.jitter;
        changed.memoryLimitBytes = from.memoryLimitBytes;
    } else {
        changed = refolded(from, *info, to.chunks);
        changed.title = to.title;
        changed.options = to.options;
    }
    return ifValid(changed, to);
}

}  // namespace bubblescope
