// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Interleaved 1F1B (Narayanan et al. 2021, arXiv 2104.04473, §2.2): device r holds the stages r, P+r, 2P+r, …, and
// microbatches pass in groups through one chunk after another. Published codes differ in the groups where P does not
// divide M; by default they are max(1, ⌊M/P⌋) groups whose sizes differ by at most one, which is PyTorch's order
// (Schedule Interleaved1F1B) wherever PyTorch accepts M. With a group size given it is Megatron-LM's rule: groups of
// that size and one smaller group last.

#include "core/schedule/generators.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace bubblescope {
namespace {

std::vector<int> balancedGroups(int microbatches, int devices)
{
    const int groups = std::max(1, microbatches / devices);
    std::vector<int> sizes(static_cast<std::size_t>(groups), microbatches / groups);
    std::fill_n(sizes.begin(), microbatches % groups, microbatches / groups + 1);
    return sizes;
}

struct Groups {
    std::vector<int> sizes;
    int warmUpSize = 0;  ///< forwards that the warm-up adds for each chunk but the last
};

Result<Groups> groupsOf(const Scenario& scenario)
{
    const int count = scenario.microbatches;
    const int devices = scenario.devices;
    int size = 0;
    if (const auto option = scenario.options.find("group-size"); option != scenario.options.end())
        std::from_chars(option->second.data(), option->second.data() + option->second.size(), size);
    if (size == 0) {
        std::vector<int> sizes = balancedGroups(count, devices);
        const int largest = sizes.front();
        return Groups{std::move(sizes), largest};
    }
    const std::string where = "options.group-size";
    if (size < devices)
        return refused(scenario, where,
                       "a group of " + std::to_string(size) + " microbatches is smaller than the " +
                           std::to_string(devices) + " devices, so the first would wait for its own next chunk; use " +
                           std::to_string(devices) + " or more");
    std::vector<int> sizes(static_cast<std::size_t>(count / size), size);
    if (const int rest = count % size; rest > 0) {
        if (rest < devices)
            return refused(scenario, where,
                           "the last group has " + std::to_string(rest) + " microbatches, fewer than the " +
                               std::to_string(devices) +
                               " devices; choose another group size or number of microbatches");
        sizes.push_back(rest);
    }
    return Groups{std::move(sizes), size};
}

}  // namespace

Result<Schedule> generateInterleaved1f1b(const Scenario& scenario, const JobControl& control)
{
    const Result<Groups> made = groupsOf(scenario);
    if (!made.ok())
        return made.error();
    const Groups& groups = made.value();

    // The order of (chunk, microbatch) in which forwards pass; backwards pass in the same order with chunks reversed.
    struct Step {
        int chunk;
        int microbatch;
    };
    const int chunks = scenario.chunks;
    const int total = chunks * scenario.microbatches;
    std::vector<Step> steps;
    steps.reserve(static_cast<std::size_t>(total));
    int first = 0;
    for (const int size : groups.sizes) {
        for (int chunk = 0; chunk < chunks; ++chunk)
            for (int m = first; m < first + size; ++m)
                steps.push_back({chunk, m});
        first += size;
    }

    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const auto forward = [&](int i) {
            const Step step = steps[static_cast<std::size_t>(i)];
            writer.add(step.chunk * scenario.devices + device, OpKind::Forward, step.microbatch);
        };
        const auto backward = [&](int i) {
            const Step step = steps[static_cast<std::size_t>(i)];
            writer.add((chunks - 1 - step.chunk) * scenario.devices + device, OpKind::Backward, step.microbatch);
        };
        const int warmUp = std::min(total, (chunks - 1) * groups.warmUpSize + 2 * (scenario.devices - 1 - device));
        for (int i = 0; i < warmUp; ++i)
            forward(i);
        for (int i = warmUp; i < total; ++i) {
            forward(i);
            backward(i - warmUp);
        }
        for (int i = total - warmUp; i < total; ++i)
            backward(i);
    });
}

}  // namespace bubblescope
