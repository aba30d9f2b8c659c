// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/ganttpath.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {

std::vector<PathStep> visibleSteps(std::span<const PathStep> path, const TimeScale& scale, double leastPx)
{
    const double perNs = pixelsPerNs(scale);
    const auto firstEndingAfter = [&path](std::size_t from, TimeNs ns) {
        const auto at = std::upper_bound(path.begin() + static_cast<std::ptrdiff_t>(from), path.end(), ns,
                                         [](TimeNs wanted, const PathStep& step) { return wanted < step.endNs; });
        return static_cast<std::size_t>(at - path.begin());
    };
    std::vector<PathStep> steps;
    std::size_t at = firstEndingAfter(0, scale.fromNs);
    if (at > 0)
        --at;
    while (at < path.size()) {
        const PathStep& step = path[at];
        steps.push_back(step);
        if (step.startNs >= scale.toNs)
            break;
        if (static_cast<double>(step.endNs - step.startNs) * perNs >= leastPx) {
            ++at;
            continue;
        }
        // On to what is still there a pixel later; the last narrow one before something wide is one of them.
        const TimeNs nextNs = step.endNs + std::max<TimeNs>(1, std::llround(1 / perNs));
        at = std::max(at + 1, firstEndingAfter(at, nextNs));
    }
    return steps;
}

}  // namespace bubblescope
