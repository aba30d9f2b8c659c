// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/registry.h"

#include "core/schedule/generators.h"
#include "core/schedule/iterations.h"
#include "core/schedule/searchedorder.h"
#include "core/schedule/validate.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace bubblescope {
namespace {

ScheduleOption groupSizeOption()
{
    return {.id = "group-size",
            .description = "microbatches that pass one chunk before the next (Megatron's rule, at least the number of "
                           "devices); 0: evenly sized groups, as in PyTorch",
            .defaultValue = "0",
            .most = kMaxMicrobatches};
}

/// What the searching schedules have in common.
std::vector<ScheduleOption> searchOptions(std::string_view memoryDescription)
{
    return {
        {.id = "memory-limit", .description = memoryDescription, .defaultValue = "0", .most = 2 * kMaxMicrobatches},
        {.id = "limit-from",
         .description = "activations: as memory-limit says; device-memory: as many as the limit of a device's memory "
                        "in bytes leaves room for",
         .defaultValue = "activations",
         .choices = {"activations", "device-memory"}},
        {.id = "released-by-input",
         .description =
             "thousandths of an activation that the end of an input gradient gives back; the weight gradient the rest",
         .defaultValue = "0",
         .most = 1000},
        {.id = "objective",
         .description = "what is made small: makespan, or span, the longest of a device from first to last op",
         .defaultValue = "makespan",
         .choices = {"makespan", "span"}},
        {.id = "effort",
         .description = "random changes to the best order that are tried; 0: as many as take about a second",
         .defaultValue = "0",
         .most = 1'000'000}};
}

/// Those of a schedule that has a fixed order too.
std::vector<ScheduleOption> patternOrSearch(std::string_view orderDescription, std::string_view memoryDescription)
{
    std::vector<ScheduleOption> options = searchOptions(memoryDescription);
    options.insert(
        options.begin(),
        {.id = "order", .description = orderDescription, .defaultValue = "pattern", .choices = {"pattern", "search"}});
    return options;
}

std::vector<ScheduleOption> zbH1Options()
{
    std::vector<ScheduleOption> options = patternOrSearch(
        "pattern: the paper's fixed order, as PyTorch has it; search (also where a limit or the like is given): made "
        "for the scenario's costs at the same memory, as the authors' scheduler does",
        "activations that a device may hold in the search; 0: P, as 1F1B");
    options.insert(options.begin(),
                   {.id = "split",
                    .description = "always: every backward in two; needed: whole where splitting gains nothing, as in "
                                   "the authors' patch of Megatron-LM",
                    .defaultValue = "always",
                    .choices = {"always", "needed"}});
    return options;
}

std::vector<ScheduleOption> blockOptions()
{
    return patternOrSearch("pattern: the building block's order, whatever things cost; search (also where a limit or "
                           "the like is given): made for the scenario's costs",
                           "activations that a device may hold in the search, each of one of its two stages; 0: what "
                           "the pattern holds");
}

/// In the order in which the window lists them.
const std::vector<ScheduleInfo>& rows()
{
    static const std::vector<ScheduleInfo> table{
        {.id = "1f1b",
         .name = "1F1B",
         .description = "One forward, one backward in turn after a short warm-up; GPipe's bubble, less memory.",
         .source = "Narayanan et al. 2021, arXiv 2006.09503 and 2104.04473",
         .aliases = {"pipedream-flush", "one-forward-one-backward"},
         .generate = generate1f1b},
        {.id = "gpipe",
         .name = "GPipe",
         .description = "All forwards, then all backwards.",
         .source = "Huang et al. 2019, arXiv 1811.06965",
         .aliases = {"fill-drain"},
         .options = {{.id = "backward-order",
                      .description =
                          "lifo: the last microbatch goes back first, as in the paper; fifo: the first, as in PyTorch",
                      .defaultValue = "lifo",
                      .choices = {"lifo", "fifo"}}},
         .generate = generateGpipe},
        {.id = "interleaved-1f1b",
         .name = "Interleaved 1F1B",
         .description = "Each device holds several chunks of the model; the bubble shrinks by their number.",
         .source = "Narayanan et al. 2021, arXiv 2104.04473, section 2.2",
         .aliases = {"vpp", "virtual-pipeline", "interleaved", "looped"},
         .options = {groupSizeOption()},
         .usesChunks = true,
         .generate = generateInterleaved1f1b},
        {.id = "eager-1f1b",
         .name = "Eager 1F1B",
         .description = "1F1B with twice the warm-up, so that transfers hide behind forwards; more memory.",
         .source = "Zhuang et al. 2023, arXiv 2211.05322",
         .aliases = {"1f1b-eager"},
         .generate = generateEager1f1b},
        {.id = "looped-bfs",
         .name = "Looped BFS",
         .description = "All microbatches pass one chunk before the next begins.",
         .source = "Lamy-Poirier 2022, arXiv 2211.05953; PyTorch ScheduleLoopedBFS",
         .aliases = {"breadth-first", "bfs"},
         .options = {{.id = "backward-order",
                      .description = "lifo: the last microbatch goes back first, as in PyTorch; fifo: the first, as in "
                                     "minPP",
                      .defaultValue = "lifo",
                      .choices = {"lifo", "fifo"}}},
         .usesChunks = true,
         .generate = generateLoopedBfs},
        {.id = "zb-h1",
         .name = "ZB-H1",
         .description = "1F1B whose weight gradients are put off to fill the bubble, at 1F1B's memory.",
         .source = "Qi et al. 2024, arXiv 2401.10241; PyTorch ScheduleInterleavedZeroBubble with one stage a device",
         .aliases = {"zero-bubble-h1", "zb1p-h1"},
         .options = zbH1Options(),
         .generate = generateZbH1},
        {.id = "zb-h2",
         .name = "ZB-H2",
         .description = "Zero bubble with twice the warm-up: where F, I and W take equally long, no idle time inside a "
                        "device's span; about twice the memory.",
         .source = "Qi et al. 2024, arXiv 2401.10241, figure 3",
         .aliases = {"zero-bubble-h2"},
         .options = patternOrSearch(
             "pattern: the paper's fixed order; search (also where a limit or the like is given): made for the "
             "scenario's costs at the same memory, as the authors' scheduler does",
             "activations that a device may hold in the search; 0: 2P−1, as the pattern"),
         .generate = generateZbH2},
        {.id = "zb-auto",
         .name = "ZB automatic",
         .description = "Zero bubble for these very costs: the best order found under a memory limit.",
         .source = "Qi et al. 2024, arXiv 2401.10241, section 3",
         .aliases = {"zb-1p", "zero-bubble", "zero-bubble-auto"},
         .options = searchOptions("activations that a device may hold; 0: P, as 1F1B"),
         .generate = generateZbAuto},
        {.id = "interleaved-zero-bubble",
         .name = "Interleaved zero bubble",
         .description = "Interleaved 1F1B with split backwards: several chunks a device and delayed weight gradients.",
         .source = "PyTorch ScheduleInterleavedZeroBubble, after Qi et al. 2024, arXiv 2401.10241",
         .aliases = {"interleaved-zb"},
         .options = {groupSizeOption()},
         .usesChunks = true,
         .generate = generateInterleavedZeroBubble},
        {.id = "1f1b-v",
         .name = "1F1B-V",
         .description = "1F1B folded into a V: two thirds of 1F1B's memory.",
         .source = "Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism",
         .aliases = {"v-1f1b"},
         .usesChunks = true,
         .minChunks = 2,
         .maxChunks = 2,
         .generate = generate1f1bV},
        {.id = "zb-v",
         .name = "ZB-V",
         .description = "Zero bubble folded into a V: where F, I and W take equally long, no idle time inside a "
                        "device's span, at 1F1B's memory.",
         .source = "Qi et al. 2024, arXiv 2401.10241, section 6; PyTorch ScheduleZBVZeroBubble",
         .aliases = {"zbv", "v-zb"},
         .options = patternOrSearch(
             "pattern: PyTorch's fixed order; search (also where a limit or the like is given): made for the "
             "scenario's costs",
             "activations that a device may hold in the search, each of one of its two stages; 0: 2P, as the pattern"),
         .usesChunks = true,
         .minChunks = 2,
         .maxChunks = 2,
         .generate = generateZbV},
        {.id = "v-half",
         .name = "V-Half",
         .description = "A V of split backwards at half of 1F1B's memory.",
         .source = "Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism",
         .aliases = {"vhalf"},
         .options = blockOptions(),
         .usesChunks = true,
         .minChunks = 2,
         .maxChunks = 2,
         .generate = generateVHalf},
        {.id = "v-min",
         .name = "V-Min",
         .description = "A V of split backwards at a third of 1F1B's memory, the least.",
         .source = "Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism",
         .aliases = {"vmin"},
         .options = blockOptions(),
         .usesChunks = true,
         .minChunks = 2,
         .maxChunks = 2,
         .generate = generateVMin},
        {.id = "dualpipe",
         .name = "DualPipe",
         .description = "Microbatches enter at both ends; a forward and a backward run as one overlapped unit.",
         .source = "DeepSeek-AI 2024, arXiv 2412.19437; deepseek-ai/DualPipe",
         .aliases = {"dual-pipe"},
         .bidirectional = true,
         .generate = generateDualPipe},
        {.id = "dualpipev",
         .name = "DualPipeV",
         .description = "DualPipe folded into a V: half the devices, no second copy of the weights.",
         .source = "deepseek-ai/DualPipe; PyTorch ScheduleDualPipeV",
         .aliases = {"dualpipe-v", "dual-pipe-v"},
         .usesChunks = true,
         .minChunks = 2,
         .maxChunks = 2,
         .generate = generateDualPipeV},
        {.id = "chimera",
         .name = "Chimera",
         .description = "Two pipelines in opposite directions over the same devices fill each other's bubbles.",
         .source = "Li and Hoefler 2021, arXiv 2107.06925",
         .aliases = {"bidirectional"},
         .bidirectional = true,
         .generate = generateChimera},
        {.id = "hanayo",
         .name = "Hanayo",
         .description = "Waves: each microbatch runs down the devices and back up, several times.",
         .source = "Liu et al. 2023, arXiv 2308.15762",
         .aliases = {"wave", "waves"},
         .usesChunks = true,
         .minChunks = 2,
         .generate = generateHanayo},
        {.id = "pipedream",
         .name = "PipeDream",
         .description = "1F1B that never drains: weights change after every microbatch, and old versions are kept.",
         .source = "Harlap et al. 2018, arXiv 1806.03377; Narayanan et al. 2019, SOSP",
         .aliases = {"pipedream-async", "1f1b-async"},
         .asynchronous = true,
         .generate = generatePipeDream},
        {.id = "forward-only",
         .name = "Forward only",
         .description = "A pipeline of forwards, as in inference.",
         .source = "Huang et al. 2019, arXiv 1811.06965, its forward half",
         .aliases = {"inference"},
         .hasBackward = false,
         .generate = generateForwardOnly},
        {.id = "forward-only-sequential",
         .name = "Forward only, no overlap",
         .description = "The next microbatch enters when the last one has left.",
         .source = "definition",
         .aliases = {"inference-sequential"},
         .hasBackward = false,
         .generate = generateForwardOnlySequential},
        {.id = "sequential",
         .name = "Sequential",
         .description = "Microbatch by microbatch, forward and backward, one device at work at a time.",
         .source = "definition",
         .aliases = {"naive-sequential", "microbatch-by-microbatch"},
         .generate = generateSequential},
        {.id = "naive",
         .name = "Naive model parallel",
         .description = "The whole batch goes through one stage after another, forward and back.",
         .source = "Huang et al. 2019, arXiv 1811.06965, figure 2b",
         .aliases = {"model-parallel", "whole-batch"},
         .generate = generateNaive},
        {.id = "custom",
         .name = "Custom",
         .description = "The order in a PyTorch schedule file (CSV).",
         .source = "PyTorch torch.distributed.pipelining, compute-only CSV",
         .aliases = {"csv", "file"},
         .usesChunks = true,
         .generate = generateCustom},
    };
    return table;
}

}  // namespace

std::span<const ScheduleInfo> scheduleRegistry()
{
    return rows();
}

const ScheduleInfo* findSchedule(std::string_view idOrAlias)
{
    std::string wanted(idOrAlias);
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == '_' || c == ' ' ? '-' : c;
    });
    for (const ScheduleInfo& info : rows())
        if (info.id == wanted || std::find(info.aliases.begin(), info.aliases.end(), wanted) != info.aliases.end())
            return &info;
    return nullptr;
}

int fittingChunks(const ScheduleInfo& info, int chunks)
{
    return info.usesChunks ? std::clamp(chunks, info.minChunks, info.maxChunks) : 1;
}

std::string_view optionText(const Scenario& scenario, const ScheduleOption& option)
{
    const auto given = scenario.options.find(std::string(option.id));
    return given == scenario.options.end() ? option.defaultValue : std::string_view(given->second);
}

bool isSearched(const Scenario& scenario)
{
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    const auto has = [info](std::string_view id) {
        return info != nullptr && std::any_of(info->options.begin(), info->options.end(),
                                              [id](const ScheduleOption& option) { return option.id == id; });
    };
    if (!has("effort"))
        return false;
    const Result<bool> wants = wantsSearch(scenario);
    return !has("order") || (wants.ok() && wants.value());
}

Result<Schedule> withIterations(Schedule one, const Scenario& scenario, const JobControl& control)
{
    if (scenario.iterations == 1)
        return one;
    return repeated(one, scenario.iterations, scenario.optimizerBarrier, control);
}

Result<Schedule> makeSchedule(const Scenario& scenario, const JobControl& control)
{
    if (std::optional<Error> error = validate(scenario))
        return *std::move(error);
    const ScheduleInfo& info = *findSchedule(scenario.schedule);
    Result<Schedule> one = info.generate(scenario, control);
    if (!one.ok() || info.asynchronous)
        return one;
    return withIterations(std::move(one).value(), scenario, control);
}

}  // namespace bubblescope
