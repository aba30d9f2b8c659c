// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/scenario.h"

namespace bubblescope {

double slowdownOf(const Scenario& scenario, int stage)
{
    const std::vector<double>& list = scenario.costs.slowdown;
    if (list.size() <= 1)
        return list.empty() ? 1.0 : list.front();
    const auto s = static_cast<std::size_t>(stage);
    // P values: a device's chunks alike. Stage s is on device s mod P unless the schedule folds the model; there the
    // lists that the window makes have one value a stage.
    return list.size() == static_cast<std::size_t>(scenario.stages()) ? list[s] : list[s % list.size()];
}

}  // namespace bubblescope
