// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/workloadof.h"

#include "core/sim/opcosts.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace bubblescope::live {

namespace {

TimeNs times(TimeNs ns, double factor)
{
    return std::clamp<TimeNs>(std::llround(static_cast<double>(ns) * factor), 0, kMaxDurationNs);
}

}  // namespace

Scenario scaled(Scenario scenario, double factor)
{
    StageCosts& costs = scenario.costs;
    for (std::vector<TimeNs>* list : {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs}) {
        for (TimeNs& ns : *list)
            ns = times(ns, factor);
    }
    costs.overlapSavingNs = times(costs.overlapSavingNs, factor);
    scenario.transfer.latencyNs = times(scenario.transfer.latencyNs, factor);
    if (scenario.transfer.bytesPerSecond > 0)
        scenario.transfer.bytesPerSecond =
            std::max<std::int64_t>(1, std::llround(static_cast<double>(scenario.transfer.bytesPerSecond) / factor));
    scenario.batch.overheadNs = times(scenario.batch.overheadNs, factor);
    scenario.measured.reset();
    return scenario;
}

Result<double> factorFor(const Scenario& scenario, const Schedule& schedule, TimeNs forwardNs)
{
    const Result<Workload> workload = workloadOf(scenario, schedule);
    if (!workload)
        return workload.error();
    const Workload& own = workload.value();
    const auto sum = [](const std::vector<TimeNs>& list) {
        return std::accumulate(list.begin(), list.end(), 0.0,
                               [](double all, TimeNs ns) { return all + static_cast<double>(ns); });
    };
    double whole = sum(own.forwardNs);
    if (whole <= 0)  // a scenario of backwards alone
        whole = sum(own.backwardInputNs) + sum(own.backwardWeightNs);
    if (whole <= 0)
        return 1.0;
    return static_cast<double>(forwardNs) * static_cast<double>(own.forwardNs.size()) / whole;
}

Result<Workload> workloadOf(const Scenario& scenario, const Schedule& schedule)
{
    Scenario plain = scenario;
    plain.costs.slowdown = {1.0};
    plain.jitter.kind = JitterKind::None;
    const Result<OpCosts> resolved = resolveCosts(plain, schedule);
    if (!resolved)
        return resolved.error();
    const OpCosts& costs = resolved.value();
    const std::vector<double>& factors = scenario.costs.slowdown;
    const auto stages = static_cast<std::size_t>(schedule.stageCount);
    Workload workload;
    for (std::size_t s = 0; s < stages; ++s) {
        const int stage = static_cast<int>(s);
        workload.forwardNs.push_back(costs.durationNs(makeOp(stage, OpKind::Forward, 0)));
        workload.backwardInputNs.push_back(costs.durationNs(makeOp(stage, OpKind::BackwardInput, 0)));
        // With an overhead on every op, I and W apart have two of them and B one.
        workload.backwardWeightNs.push_back(costs.durationNs(makeOp(stage, OpKind::Backward, 0)) -
                                            workload.backwardInputNs.back());
        workload.slowdown.push_back(factors.size() == stages ? factors[s]
                                    : factors.size() == 1    ? factors[0]
                                    : factors.size() == static_cast<std::size_t>(schedule.deviceCount())
                                        ? factors[schedule.stageDevice[s].index()]
                                        : 1.0);
    }
    workload.transferLatencyNs = costs.transferDurationNs(MicrobatchId(0));
    workload.overlapSavingNs = costs.overlapSavingNs;
    if (scenario.transfer.bytes > 0)
        workload.payloadBytes = scenario.transfer.bytes;
    workload.seed = scenario.jitter.seed;
    return workload;
}

std::vector<std::string> leftOut(const Scenario& scenario)
{
    std::vector<std::string> all;
    if (scenario.jitter.kind != JitterKind::None)
        all.emplace_back("the scenario's jitter is left out: a real run has its own");
    if (scenario.transfer.blocking)
        all.emplace_back("transfers run beside the work, although the scenario says that they block it");
    if (scenario.batch.samples > 0 && scenario.batch.samples % scenario.microbatches != 0)
        all.emplace_back("every microbatch takes as long as the largest");
    return all;
}

}  // namespace bubblescope::live
