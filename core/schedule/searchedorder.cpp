// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/searchedorder.h"

#include "core/schedule/generators.h"
#include "core/schedule/listscheduler.h"
#include "core/schedule/memorylimit.h"
#include "core/schedule/registry.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace bubblescope {
namespace {

constexpr std::array kSearchOptions{"memory-limit", "limit-from", "released-by-input", "objective", "effort"};

/// The first that is not at its default; null: none.
const char* searchOptionIn(const Scenario& scenario)
{
    const ScheduleInfo& info = *findSchedule(scenario.schedule);
    for (const char* id : kSearchOptions)
        for (const ScheduleOption& option : info.options)
            if (option.id == id && optionText(scenario, option) != option.defaultValue)
                return id;
    return nullptr;
}

}  // namespace

Result<bool> wantsSearch(const Scenario& scenario)
{
    if (optionIs(scenario, "order", "search"))
        return true;
    const char* option = searchOptionIn(scenario);
    if (option != nullptr && optionIs(scenario, "order", "pattern"))
        return refused(scenario, std::string("options.") + option,
                       "the fixed order (order pattern) looks at no such option; leave it out, or take order search");
    return option != nullptr;
}

Result<Schedule> searchedOrder(const Scenario& scenario, const std::vector<Generate>& candidates, int usualLimit,
                               const JobControl& control)
{
    Scenario plain = scenario;
    plain.options.clear();
    std::vector<Schedule> made;
    for (const Generate generate : candidates) {
        Result<Schedule> one = generate(plain, control.quiet());
        if (!one.ok())
            return one;
        made.push_back(std::move(one).value());
    }
    const Schedule& shape = made.front();
    const int chunks = shape.stageCount / shape.deviceCount();
    if (const int limit = optionNumber(scenario, "memory-limit", 0); limit > 0 && limit < chunks)
        return refused(scenario, "options.memory-limit",
                       "a microbatch is held twice on each device, once in each chunk; allow " +
                           std::to_string(chunks) + " activations or more");
    Result<OpCosts> costs = resolveCosts(scenario, shape);
    if (!costs.ok())
        return costs.error();
    costs.value().jitter = {};
    ListProblem problem;
    problem.shape = &shape;
    problem.costs = &costs.value();
    Result<std::vector<std::int64_t>> limits = memoryLimits(scenario, shape, costs.value(), usualLimit);
    if (!limits.ok())
        return limits.error();
    problem.memoryLimit = std::move(limits).value();
    problem.releasedByInput = optionNumber(scenario, "released-by-input", 0);
    problem.objective = optionIs(scenario, "objective", "span") ? ListObjective::LongestSpan : ListObjective::Makespan;
    return searchSchedule(problem, made, optionNumber(scenario, "effort", 0), control);
}

int peakActivationsOf(const Schedule& schedule)
{
    int peak = 0;
    for (int d = 0; d < schedule.deviceCount(); ++d) {
        int held = 0;
        for (const Op& op : schedule.rows->row(DeviceId(d))) {
            held += op.kind == OpKind::Forward ? 1 : op.kind == OpKind::BackwardInput ? 0 : -1;
            peak = std::max(peak, held);
        }
    }
    return peak;
}

}  // namespace bubblescope
