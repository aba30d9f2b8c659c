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

Schedule makeScheduleFromRows(const std::vector<std::vector<Op>>& rows, const JobControl& control)
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
    return makeScheduleFromRows(std::move(flat), control);
}

Schedule makeScheduleFromRows(OpRows rows, const JobControl& control)
{
    Schedule schedule;
    constexpr DeviceId none(-1);
    std::vector<DeviceId>& holders = schedule.stageDevice;
    std::vector<char> seen;
    JobSteps steps(control, rows.ops.size());
    // One pass, growing what is known of stages and microbatches as they turn up: this runs for every schedule made.
    for (int d = 0; d < rows.deviceCount(); ++d) {
        const DeviceId device(d);
        for (std::size_t i = rows.rowBegin[device.index()]; i < rows.rowBegin[device.index() + 1]; ++i) {
            if (steps.stopAt(i))
                return schedule;
            const Op& op = rows.ops[i];
            if (op.stage.index() >= holders.size())
                holders.resize(op.stage.index() + 1, none);
            if (op.microbatch.index() >= seen.size())
                seen.resize(op.microbatch.index() + 1);
            DeviceId& holder = holders[op.stage.index()];
            if (holder != device) {
                schedule.oneDevicePerStage = schedule.oneDevicePerStage && holder == none;
                if (holder == none)
                    holder = device;
            }
            seen[op.microbatch.index()] = 1;
        }
    }
    // A stage without ops (a gap in a hand-written schedule) has no device; say the first, nothing runs there.
    std::replace(holders.begin(), holders.end(), none, DeviceId(0));
    schedule.stageCount = static_cast<int>(holders.size());
    schedule.microbatchSpan = static_cast<int>(seen.size());
    schedule.microbatchCount = static_cast<int>(std::count(seen.begin(), seen.end(), 1));
    schedule.rows = std::make_shared<const OpRows>(std::move(rows));
    return schedule;
}

}  // namespace bubblescope
