// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/schedule.h"

#include <algorithm>

namespace bubblescope {

DeviceId OpRows::deviceOf(std::size_t index) const
{
    const auto after = std::upper_bound(rowBegin.begin(), rowBegin.end(), index);
    return DeviceId(static_cast<int>(after - rowBegin.begin()) - 1);
}

std::string OpRows::unitText(std::size_t index) const
{
    const std::size_t end = unitEnd(index);
    if (end == index + 1)
        return toString(ops[index]);
    std::string text = "(";
    for (std::size_t i = index; i < end; ++i)
        text += (i == index ? "" : ";") + toString(ops[i]);
    return text + ")OVERLAP_F_B";
}

std::vector<StageId> Schedule::stagesOf(DeviceId device) const
{
    std::vector<StageId> stages;
    if (oneDevicePerStage) {
        for (int s = 0; s < stageCount; ++s)
            if (stageDevice[static_cast<std::size_t>(s)] == device)
                stages.emplace_back(s);
        return stages;
    }
    std::vector<bool> seen(static_cast<std::size_t>(stageCount));
    for (const Op& op : rows->row(device))
        seen[op.stage.index()] = true;
    for (int s = 0; s < stageCount; ++s)
        if (seen[static_cast<std::size_t>(s)])
            stages.emplace_back(s);
    return stages;
}

bool Schedule::hasBackward() const
{
    return std::any_of(rows->ops.begin(), rows->ops.end(), [](const Op& op) { return op.kind != OpKind::Forward; });
}

Schedule makeScheduleFromRows(const std::vector<std::vector<Op>>& rows)
{
    OpRows flat;
    std::size_t count = 0;
    for (const auto& row : rows)
        count += row.size();
    flat.ops.reserve(count);
    for (const auto& row : rows) {
        flat.ops.insert(flat.ops.end(), row.begin(), row.end());
        flat.rowBegin.push_back(flat.ops.size());
    }
    return makeScheduleFromRows(std::move(flat));
}

Schedule makeScheduleFromRows(OpRows rows)
{
    Schedule schedule;
    for (const Op& op : rows.ops) {
        schedule.stageCount = std::max(schedule.stageCount, op.stage.value() + 1);
        schedule.microbatchSpan = std::max(schedule.microbatchSpan, op.microbatch.value() + 1);
    }
    constexpr DeviceId none(-1);
    schedule.stageDevice.assign(static_cast<std::size_t>(schedule.stageCount), none);
    std::vector<bool> seen(static_cast<std::size_t>(schedule.microbatchSpan));
    for (int d = 0; d < rows.deviceCount(); ++d) {
        const DeviceId device(d);
        for (const Op& op : rows.row(device)) {
            DeviceId& holder = schedule.stageDevice[op.stage.index()];
            if (holder == none)
                holder = device;
            else if (holder != device)
                schedule.oneDevicePerStage = false;
            seen[op.microbatch.index()] = true;
        }
    }
    // A stage without ops (a gap in a hand-written schedule) has no device; say the first, nothing runs there.
    std::replace(schedule.stageDevice.begin(), schedule.stageDevice.end(), none, DeviceId(0));
    schedule.microbatchCount = static_cast<int>(std::count(seen.begin(), seen.end(), true));
    schedule.rows = std::make_shared<const OpRows>(std::move(rows));
    return schedule;
}

}  // namespace bubblescope
