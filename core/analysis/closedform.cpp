// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/closedform.h"

#include <algorithm>

namespace bubblescope {
namespace {

/// For equal stages: f and b of one stage, P, V and M as real numbers.
struct Formula {
    std::string_view schedule;
    std::string_view text;
    double (*bubble)(double p, double v, double m);
    /// In units of f and of b; both are whole numbers where the formula holds.
    std::int64_t (*forwards)(std::int64_t p, std::int64_t v, std::int64_t m);
    bool hasBackward;
    bool fromAsManyAsDevices;  ///< it holds for M ≥ P only
    /// Where the length is no multiple of f + b: what it is longer than a device's work, of one stage's times. Null:
    /// `bubble` and `forwards` say it.
    TimeNs (*longerBy)(TimeNs f, TimeNs i, TimeNs w, std::int64_t p) = nullptr;
};

double pipelined(double p, double, double m)
{
    return (p - 1) / (p + m - 1);
}
double interleaved(double p, double v, double m)
{
    return (p - 1) / (p - 1 + m * v);
}
double oneAtATime(double p, double, double)
{
    return 1 - 1 / p;
}
std::int64_t pipelinedLength(std::int64_t p, std::int64_t, std::int64_t m)
{
    return m + p - 1;
}
std::int64_t interleavedLength(std::int64_t p, std::int64_t v, std::int64_t m)
{
    return m * v + p - 1;
}
std::int64_t oneAtATimeLength(std::int64_t p, std::int64_t, std::int64_t m)
{
    return m * p;
}

double loopedBfs(double p, double v, double m)
{
    return 1 - m * v / std::max(m * v + p - 1, m + p * v - 1);
}
std::int64_t loopedBfsLength(std::int64_t p, std::int64_t v, std::int64_t m)
{
    return std::max(m * v + p - 1, m + p * v - 1);
}
TimeNs zeroBubble(TimeNs f, TimeNs i, TimeNs w, std::int64_t p)
{
    return (p - 1) * std::max({f + i - w, f, i});
}

constexpr Formula kFormulas[] = {
    {"gpipe", "(P−1)/(P+M−1)", pipelined, pipelinedLength, true, false},
    {"1f1b", "(P−1)/(P+M−1)", pipelined, pipelinedLength, true, false},
    {"interleaved-1f1b", "(P−1)/(P−1+M·V)", interleaved, interleavedLength, true, true},
    {"eager-1f1b", "(P−1)/(P+M−1)", pipelined, pipelinedLength, true, false},
    {"looped-bfs", "1−M·V/max(M·V+P−1, M+P·V−1)", loopedBfs, loopedBfsLength, true, false},
    {"zb-h1", "1−M·t/(M·t+(P−1)·max(f+i−w, f, i)), t = f+i+w", nullptr, nullptr, true, true, zeroBubble},
    {"interleaved-zero-bubble", "1−M·V·t/(M·V·t+(P−1)·max(f+i−w, f, i)), t = f+i+w", nullptr, nullptr, true, true,
     zeroBubble},
    {"pipedream", "(P−1)/(P+N−1), N = M·iterations", pipelined, pipelinedLength, true, false},
    {"forward-only", "(P−1)/(P+M−1)", pipelined, pipelinedLength, false, false},
    {"forward-only-sequential", "1−1/P", oneAtATime, oneAtATimeLength, false, false},
    {"sequential", "1−1/P", oneAtATime, oneAtATimeLength, true, false},
    {"naive", "1−1/P", oneAtATime, oneAtATimeLength, true, false},
};

/// The stage that takes longest, or −1 where all take the same for every kind of op in use.
int slowestStage(const OpCosts& costs, bool hasBackward)
{
    const auto timesOf = [&](std::size_t s) {
        const TimeNs backward = costs.backwardInputNs[s] + costs.backwardWeightNs[s];
        return std::pair(costs.forwardNs[s], hasBackward ? backward : 0);
    };
    bool equal = true;
    std::size_t slowest = 0;
    for (std::size_t s = 1; s < costs.forwardNs.size(); ++s) {
        equal = equal && timesOf(s) == timesOf(0);
        if (timesOf(s).first + timesOf(s).second > timesOf(slowest).first + timesOf(slowest).second)
            slowest = s;
    }
    return equal ? -1 : static_cast<int>(slowest);
}

bool equalMicrobatches(const OpCosts& costs)
{
    return std::all_of(costs.shareOf.begin(), costs.shareOf.end(),
                       [&](std::int64_t share) { return share == costs.shareOf.front(); });
}

}  // namespace

ClosedForm closedForm(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs)
{
    ClosedForm form;
    const auto* formula = std::find_if(std::begin(kFormulas), std::end(kFormulas),
                                       [&](const Formula& f) { return f.schedule == scenario.schedule; });
    if (formula == std::end(kFormulas))
        return form;

    const int p = schedule.deviceCount();
    const int v = schedule.stageCount / p;
    // What never drains is one long pipeline, the rest so many equal ones.
    const int iterations = schedule.asynchronous ? 1 : schedule.iterations;
    const int m = schedule.microbatchCount / iterations;
    form.formula = formula->text;
    TimeNs work = 0;
    TimeNs length = 0;
    if (formula->longerBy) {
        const TimeNs f = costs.forwardNs[0];
        const TimeNs i = costs.backwardInputNs[0];
        const TimeNs w = costs.backwardWeightNs[0];
        work = (f + i + w) * m * v;
        length = work + formula->longerBy(f, i, w, p);
    }
    form.bubbleRatio = formula->bubble ? formula->bubble(p, v, m)
                       : length > 0    ? 1 - static_cast<double>(work) / static_cast<double>(length)
                                       : 0.0;
    const auto because = [&form](NoClosedForm reason, std::vector<std::string> args) {
        form.reason = reason;
        form.args = std::move(args);
        return form;
    };
    // With one device there is nothing to wait for, whatever things cost.
    if (p > 1) {
        if (const int slowest = slowestStage(costs, formula->hasBackward); slowest >= 0)
            return because(NoClosedForm::UnequalStages, {std::to_string(slowest)});
        if (costs.transfersTakeTime())
            return because(NoClosedForm::Transfers, {});
    }
    if (costs.jitter.kind != JitterKind::None && costs.jitter.amount > 0)
        return because(NoClosedForm::Jitter, {});
    if (!equalMicrobatches(costs))
        return because(NoClosedForm::UnequalMicrobatches, {});
    if (p > 1 && iterations > 1 && !scenario.optimizerBarrier)
        return because(NoClosedForm::Iterations, {});
    if (formula->fromAsManyAsDevices && m < p)
        return because(NoClosedForm::FewMicrobatches, {std::to_string(m), std::to_string(p)});

    const int microbatch = 0;
    TimeNs perStep = costs.durationNs(makeOp(0, OpKind::Forward, microbatch));
    if (formula->hasBackward)
        perStep += costs.durationNs(makeOp(0, OpKind::Backward, microbatch));
    if (p == 1) {
        // Stages may differ here: the device runs all of them for each microbatch.
        perStep = 0;
        for (int s = 0; s < schedule.stageCount; ++s) {
            perStep += costs.durationNs(makeOp(s, OpKind::Forward, microbatch));
            if (formula->hasBackward)
                perStep += costs.durationNs(makeOp(s, OpKind::Backward, microbatch));
        }
        form.makespanNs = perStep * m;
    } else if (formula->longerBy) {
        const auto duration = [&](OpKind kind) { return costs.durationNs(makeOp(0, kind, microbatch)); };
        const TimeNs f = duration(OpKind::Forward);
        const TimeNs i = duration(OpKind::BackwardInput);
        const TimeNs w = duration(OpKind::BackwardWeight);
        form.makespanNs = (f + i + w) * m * v + formula->longerBy(f, i, w, p);
        form.bubbleRatio = form.makespanNs == 0 ? 0.0
                                                : static_cast<double>(formula->longerBy(f, i, w, p)) /
                                                      static_cast<double>(form.makespanNs);
    } else {
        form.makespanNs = perStep * formula->forwards(p, v, m);
    }
    form.makespanNs *= iterations;
    return because(NoClosedForm::None, {});
}

}  // namespace bubblescope
