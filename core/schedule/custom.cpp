// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// An order given cell by cell, in PyTorch's notation.

#include "core/schedule/custom.h"

#include "core/schedule/generators.h"
#include "core/schedule/schedulecsv.h"

#include <algorithm>

namespace bubblescope {

Result<Schedule> generateCustom(const Scenario& scenario, const JobControl&)
{
    return readScheduleCsv(scenario.customCsv, scenario.title.empty() ? "custom" : scenario.title);
}

Result<Scenario> customScenario(std::string_view csv, const std::string& name, Scenario base)
{
    const Result<Schedule> read = readScheduleCsv(csv, name);
    if (!read.ok())
        return read.error();
    const Schedule& schedule = read.value();
    base.title = name;
    base.schedule = "custom";
    base.options.clear();
    base.customCsv = csv;
    base.devices = schedule.deviceCount();
    base.chunks = std::max(1, schedule.stageCount / schedule.deviceCount());
    base.microbatches = schedule.microbatchCount;
    base.measured.reset();
    for (auto* list : {&base.costs.forwardNs, &base.costs.backwardInputNs, &base.costs.backwardWeightNs})
        if (list->size() != 1 && list->size() != static_cast<std::size_t>(schedule.stageCount))
            list->resize(1);
    if (base.costs.slowdown.size() != 1 && base.costs.slowdown.size() != static_cast<std::size_t>(schedule.stageCount))
        base.costs.slowdown = {1.0};
    base.batch = {};
    return base;
}

}  // namespace bubblescope
