// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/stepfunction.h"

#include <algorithm>

namespace bubblescope {

namespace {

bool earlier(const StepFunction::Step& a, const StepFunction::Step& b)
{
    return a.atNs < b.atNs;
}

/// Changes mostly come as all that arrives followed by all that leaves, each already in order: those need no sort.
void sortByTime(std::vector<StepFunction::Step>& changes)
{
    const auto second = std::is_sorted_until(changes.begin(), changes.end(), earlier);
    if (second == changes.end())
        return;
    if (std::is_sorted(second, changes.end(), earlier))
        std::inplace_merge(changes.begin(), second, changes.end(), earlier);
    else
        std::sort(changes.begin(), changes.end(), earlier);
}

}  // namespace

int StepFunction::at(TimeNs timeNs) const
{
    const auto after = std::upper_bound(steps.begin(), steps.end(), timeNs,
                                        [](TimeNs ns, const Step& step) { return ns < step.atNs; });
    return after == steps.begin() ? 0 : (after - 1)->value;
}

int StepFunction::peak() const
{
    int highest = 0;
    for (const Step& step : steps)
        highest = std::max(highest, step.value);
    return highest;
}

TimeNs StepFunction::peakAtNs() const
{
    const int highest = peak();
    for (const Step& step : steps)
        if (step.value == highest)
            return step.atNs;
    return 0;
}

StepFunction accumulate(std::vector<StepFunction::Step> changes)
{
    sortByTime(changes);
    // Written over the changes themselves: never more steps than changes read so far.
    int value = 0;
    int lastWritten = 0;
    std::size_t written = 0;
    for (std::size_t i = 0; i < changes.size();) {
        const TimeNs atNs = changes[i].atNs;
        for (; i < changes.size() && changes[i].atNs == atNs; ++i)
            value += changes[i].value;
        if (value == lastWritten)
            continue;
        changes[written++] = {atNs, value};
        lastWritten = value;
    }
    changes.resize(written);
    changes.shrink_to_fit();
    return {std::move(changes)};
}

}  // namespace bubblescope
