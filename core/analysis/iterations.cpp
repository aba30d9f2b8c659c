// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/iterations.h"

#include <algorithm>
#include <cstddef>

namespace bubblescope {
namespace {

std::size_t iterationOf(const Schedule& schedule, const Op& op)
{
    return op.microbatch.index() / static_cast<std::size_t>(schedule.iterationSpan());
}

/// Whether the op is the last one of its microbatch in its stage, after which its gradient is complete.
bool completesGradient(const Op& op)
{
    return op.kind == OpKind::Backward || op.kind == OpKind::BackwardWeight;
}

constexpr std::size_t kPollEvery = 1 << 16;

}  // namespace

std::vector<TimeNs> iterationEnds(const Schedule& schedule, const Timeline& timeline, const JobControl& control)
{
    std::vector<TimeNs> ends(static_cast<std::size_t>(schedule.iterations));
    for (std::size_t i = 0; i < timeline.rows->ops.size(); ++i) {
        if (i % kPollEvery == 0 && control.stopped())
            break;
        TimeNs& end = ends[iterationOf(schedule, timeline.rows->ops[i])];
        end = std::max(end, timeline.endNs[i]);
    }
    return ends;
}

SteadyState steadyState(const Schedule& schedule, const Timeline& timeline, const std::vector<TimeNs>& ends,
                        const JobControl& control)
{
    if (ends.size() < 2)
        return {};
    const std::size_t last = std::max<std::size_t>(1, ends.size() - 2);
    TimeNs busy = 0;
    for (std::size_t i = 0; i < timeline.rows->ops.size(); ++i) {
        if (i % kPollEvery == 0 && control.stopped())
            break;
        const std::size_t n = iterationOf(schedule, timeline.rows->ops[i]);
        if (n >= 1 && n <= last && !timeline.rows->ops[i].joinsPrevious)
            busy += timeline.endNs[i] - timeline.startNs[i];
    }
    const TimeNs window = ends[last] - ends[0];
    SteadyState steady;
    steady.iterationNs = window / static_cast<TimeNs>(last);
    if (window > 0)
        steady.bubbleRatio =
            1 - static_cast<double>(busy) / (static_cast<double>(schedule.deviceCount()) * static_cast<double>(window));
    return steady;
}

std::vector<int> weightVersions(const Schedule& schedule)
{
    const OpRows& rows = *schedule.rows;
    std::vector<int> versions(rows.ops.size());
    if (!schedule.asynchronous) {
        std::transform(rows.ops.begin(), rows.ops.end(), versions.begin(),
                       [&](const Op& op) { return static_cast<int>(iterationOf(schedule, op)); });
        return versions;
    }
    const auto span = static_cast<std::size_t>(schedule.microbatchSpan);
    std::vector<int> updates(static_cast<std::size_t>(schedule.stageCount));
    std::vector<int> usedBy(updates.size() * span);
    for (std::size_t i = 0; i < rows.ops.size(); ++i) {
        const Op& op = rows.ops[i];
        int& used = usedBy[op.stage.index() * span + op.microbatch.index()];
        if (op.kind == OpKind::Forward)
            used = updates[op.stage.index()];
        versions[i] = used;
        if (completesGradient(op))
            ++updates[op.stage.index()];
    }
    return versions;
}

int mostWeightVersions(const Schedule& schedule, DeviceId device)
{
    if (!schedule.asynchronous)
        return 1;
    // A forward keeps a version of its own until its backward: as many as are in flight, of one stage.
    std::vector<int> inFlight(static_cast<std::size_t>(schedule.stageCount));
    int most = 1;
    for (const Op& op : schedule.rows->row(device)) {
        int& count = inFlight[op.stage.index()];
        count += op.kind == OpKind::Forward ? 1 : completesGradient(op) ? -1 : 0;
        most = std::max(most, count);
    }
    return most;
}

}  // namespace bubblescope
