// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/whatif.h"

#include "core/model/timeline.h"
#include "core/sim/simulator.h"

#include <cmath>
#include <utility>

namespace bubblescope {

OpCosts withFasterStage(OpCosts costs, StageId stage, double percent)
{
    for (std::vector<TimeNs>* times : {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs}) {
        TimeNs& ns = (*times)[stage.index()];
        ns = std::llround(static_cast<double>(ns) * (1 - percent / 100));
    }
    return costs;
}

Result<std::vector<TimeNs>> soonerWithFasterStage(const Schedule& schedule, const OpCosts& costs, TimeNs makespanNs,
                                                  double percent, const JobControl& control)
{
    std::vector<TimeNs> sooner;
    for (int s = 0; s < schedule.stageCount; ++s) {
        if (control.stopped())
            return Error{};
        const Result<Timeline> timeline =
            simulate(schedule, withFasterStage(costs, StageId(s), percent), control.quiet());
        if (!timeline.ok())
            return timeline.error();
        sooner.push_back(makespanNs - timeline.value().makespanNs());
        control.report(static_cast<double>(s + 1) / schedule.stageCount);
    }
    return sooner;
}

}  // namespace bubblescope
