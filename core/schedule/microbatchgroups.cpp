// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/microbatchgroups.h"

#include "core/schedule/generators.h"

#include <algorithm>

namespace bubblescope {
namespace {

Result<std::vector<int>> groupsOfSize(const Scenario& scenario, int size)
{
    const int count = scenario.microbatches;
    const int devices = scenario.devices;
    const std::string where = "options.group-size";
    if (size < devices)
        return refused(scenario, where,
                       "a group of " + std::to_string(size) + " is smaller than the number of devices, " +
                           std::to_string(devices) +
                           ", so its first microbatch would wait for its own next chunk; use " +
                           std::to_string(devices) + " or more");
    std::vector<int> sizes(static_cast<std::size_t>(count / size), size);
    if (const int rest = count % size; rest > 0) {
        if (rest < devices)
            return refused(scenario, where,
                           "the last group is left with " + std::to_string(rest) +
                               ", fewer than the number of devices, " + std::to_string(devices) +
                               "; choose another group size or number of microbatches");
        sizes.push_back(rest);
    }
    return sizes;
}

}  // namespace

std::vector<int> balancedGroups(int microbatches, int devices)
{
    const int groups = std::max(1, microbatches / devices);
    std::vector<int> sizes(static_cast<std::size_t>(groups), microbatches / groups);
    std::fill_n(sizes.begin(), microbatches % groups, microbatches / groups + 1);
    return sizes;
}

Result<MicrobatchGroups> microbatchGroups(const Scenario& scenario)
{
    const int size = optionNumber(scenario, "group-size", 0);
    std::vector<int> sizes;
    if (size == 0) {
        sizes = balancedGroups(scenario.microbatches, scenario.devices);
    } else {
        Result<std::vector<int>> given = groupsOfSize(scenario, size);
        if (!given.ok())
            return given.error();
        sizes = std::move(given).value();
    }

    MicrobatchGroups groups;
    groups.warmUpSize = size == 0 ? sizes.front() : size;
    groups.steps.reserve(static_cast<std::size_t>(scenario.chunks) * static_cast<std::size_t>(scenario.microbatches));
    int first = 0;
    for (const int count : sizes) {
        for (int chunk = 0; chunk < scenario.chunks; ++chunk)
            for (int m = first; m < first + count; ++m)
                groups.steps.push_back({chunk, m});
        first += count;
    }
    return groups;
}

}  // namespace bubblescope
