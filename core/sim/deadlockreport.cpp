// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulation.h"

#include <algorithm>

namespace bubblescope {
namespace {

/// What the needed op is called: the letter that the schedule uses for that stage and microbatch.
std::string nameOf(const Need& need, std::uint32_t producer, const Schedule& schedule, const OpTable& table)
{
    if (producer != OpTable::kNone)
        return toString(schedule.rows->ops[producer]);
    OpKind kind = OpKind::Forward;
    if (need.output == Output::InputGradient) {
        // A split backward that lacks its I still has its W.
        const Need weight{Output::WeightGradient, need.stage, need.microbatch};
        kind = table.find(weight) == OpTable::kNone ? OpKind::Backward : OpKind::BackwardInput;
    }
    return toString(makeOp(need.stage, kind, need.microbatch));
}

BlockedUnit describeBlocked(const Schedule& schedule, const OpTable& table, DeviceId device, std::size_t at,
                            std::span<const TimeNs> endNs)
{
    const OpRows& rows = *schedule.rows;
    BlockedUnit blocked{device, 0, rows.unitText(at), {}};
    for (std::size_t i = rows.rowBegin[device.index()]; i < at; i = rows.unitEnd(i))
        ++blocked.index;
    const auto add = [&blocked](BlockedUnit::Need need) {
        if (std::find(blocked.waitingFor.begin(), blocked.waitingFor.end(), need) == blocked.waitingFor.end())
            blocked.waitingFor.push_back(std::move(need));
    };
    for (std::size_t i = at; i < rows.unitEnd(at); ++i)
        for (const Need& need : needsOf(rows.ops[i], schedule.stageCount)) {
            const std::uint32_t producer = table.find(need);
            if (producer == OpTable::kNone || endNs[producer] < 0)
                add({nameOf(need, producer, schedule, table), producer != OpTable::kNone});
        }
    for (const ExtraDependency& extra : schedule.extra)
        if (extra.consumer == at && endNs[extra.producer] < 0)
            add({toString(rows.ops[extra.producer]), true});
    return blocked;
}

std::shared_ptr<const Timeline> whatRan(const OpRows& rows, std::span<const std::size_t> position,
                                        const Timeline& timeline)
{
    auto ran = std::make_shared<Timeline>();
    OpRows done;
    for (std::size_t d = 0; d < position.size(); ++d) {
        for (std::size_t i = rows.rowBegin[d]; i < position[d]; ++i) {
            done.ops.push_back(rows.ops[i]);
            ran->startNs.push_back(timeline.startNs[i]);
            ran->endNs.push_back(timeline.endNs[i]);
        }
        done.rowBegin.push_back(done.ops.size());
        ran->unfinished.push_back(position[d] < rows.rowBegin[d + 1]);
    }
    ran->rows = std::make_shared<const OpRows>(std::move(done));
    return ran;
}

}  // namespace

Error cannotFinish(const Schedule& schedule, const OpTable& table, std::span<const std::size_t> position,
                   const Timeline& timeline)
{
    const OpRows& rows = *schedule.rows;
    const std::span<const TimeNs> endNs(timeline.endNs);
    auto deadlock = std::make_shared<Deadlock>();
    for (std::size_t i = 0; i < rows.ops.size(); i = rows.unitEnd(i)) {
        ++deadlock->totalUnits;
        if (endNs[i] >= 0)
            ++deadlock->completedUnits;
    }
    for (int d = 0; d < schedule.deviceCount(); ++d) {
        const std::size_t at = position[static_cast<std::size_t>(d)];
        if (at < rows.rowBegin[static_cast<std::size_t>(d) + 1])
            deadlock->blocked.push_back(describeBlocked(schedule, table, DeviceId(d), at, endNs));
    }
    deadlock->ran = whatRan(rows, position, timeline);
    const BlockedUnit& first = deadlock->blocked.front();
    std::string waits;
    for (const BlockedUnit::Need& need : first.waitingFor)
        waits += (waits.empty() ? "" : ", ") + need.op;
    return {ErrorCode::CannotFinish,
            "",
            {std::to_string(deadlock->completedUnits), std::to_string(deadlock->totalUnits), first.unit, waits},
            std::move(deadlock)};
}

}  // namespace bubblescope
