// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/papersrule.h"

#include "core/sim/opcosts.h"

#include <algorithm>
#include <string>

namespace bubblescope {
namespace {

bool allEqual(const std::vector<TimeNs>& times)
{
    return std::all_of(times.begin(), times.end(), [&](TimeNs time) { return time == times.front(); });
}

bool differs(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs, TimeNs transfer)
{
    const auto group = scenario.options.find("group-size");
    const bool groupsOfP =
        scenario.microbatches % scenario.devices == 0 &&
        (group == scenario.options.end() || group->second == "0" || group->second == std::to_string(scenario.devices));
    const bool inTables = scenario.schedule == "interleaved-1f1b" && scenario.devices > 1 && scenario.chunks > 1 &&
                          schedule.iterations == 1 && schedule.deviceCount() == scenario.devices;
    const bool equal = allEqual(costs.forwardNs) && allEqual(costs.backwardInputNs) &&
                       allEqual(costs.backwardWeightNs) && costs.sameForAllMicrobatches();
    return inTables && groupsOfP && equal && !costs.blockingTransfers && transfer > 0 &&
           transfer <= costs.forwardNs.front();
}

}  // namespace

std::optional<PapersRule> papersRule(const Scenario& scenario, const Schedule& schedule, const Analysis& analysis)
{
    const Result<OpCosts> costs = resolveCosts(scenario, schedule);
    if (!costs.ok())
        return std::nullopt;
    const TimeNs transfer = costs.value().transferDurationNs(MicrobatchId(0));
    if (!differs(scenario, schedule, costs.value(), transfer))
        return std::nullopt;
    TimeNs busy = 0;
    for (const DeviceFigures& device : analysis.devices)
        busy += device.busyNs;
    PapersRule rule;
    rule.makespanNs = analysis.makespanNs - schedule.deviceCount() * transfer;
    rule.bubbleRatio = 1 - static_cast<double>(busy) /
                               (static_cast<double>(schedule.deviceCount()) * static_cast<double>(rule.makespanNs));
    return rule;
}

}  // namespace bubblescope
