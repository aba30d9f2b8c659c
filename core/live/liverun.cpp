// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/liverun.h"

#include <algorithm>

namespace bubblescope::live {

std::string_view wordOf(LivePhase phase)
{
    constexpr std::string_view kWords[] = {"nothing yet", "starting",  "calibrating", "running",  "pausing",
                                           "paused",      "verifying", "stopping",    "finished", "cancelled",
                                           "failed",      "cut off",   "refused"};
    return kWords[static_cast<std::size_t>(phase)];
}

TimeNs LiveRun::lastEndNs() const
{
    TimeNs last = 0;
    for (const LiveDeviceSums& device : devices)
        last = std::max(last, device.lastEndNs);
    return last;
}

std::int64_t LiveRun::opCount() const
{
    std::int64_t count = 0;
    for (const LiveDeviceSums& device : devices)
        count += device.ops;
    return count;
}

bool LiveRun::isComplete(const LiveIteration& iteration) const
{
    return plan && iteration.opCount == plan->schedule.opCount();
}

TimeNs LiveRun::workingNs(TimeNs atNs) const
{
    const auto after = std::upper_bound(pauses.begin(), pauses.end(), atNs,
                                        [](TimeNs at, const LivePause& pause) { return at < pause.startNs; });
    if (after == pauses.begin())
        return atNs;
    const LivePause& pause = *(after - 1);
    return atNs - pause.beforeNs - (std::min(atNs, pause.endNs) - pause.startNs);
}

TimeNs LiveRun::pausedNs() const
{
    TimeNs sum = 0;
    for (const LivePause& pause : pauses)
        sum += pause.endNs < INT64_MAX ? pause.endNs - pause.startNs : 0;
    return sum;
}

TimeNs LiveRun::clockErrorNs() const
{
    TimeNs worst = 0;
    for (const LiveClock& clock : clocks)
        worst = std::max(worst, clock.errorNs);
    return worst;
}

}  // namespace bubblescope::live
