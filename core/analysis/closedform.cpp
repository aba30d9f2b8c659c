// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/closedform.h"

#include "core/schedule/registry.h"

#include <algorithm>
#include <array>
#include <utility>

namespace bubblescope {
namespace {

/// Of one stage where all are equal.
struct Times {
    TimeNs f = 0;
    TimeNs i = 0;
    TimeNs w = 0;
    TimeNs saving = 0;  ///< of an overlapped unit
    [[nodiscard]] TimeNs b() const { return i + w; }
    [[nodiscard]] TimeNs all() const { return f + i + w; }
    [[nodiscard]] bool equal() const { return f == i && i == w; }
};

/// P, V, M.
struct Shape {
    std::int64_t p = 1;
    std::int64_t v = 1;
    std::int64_t m = 1;
};

struct Verdict {
    NoClosedForm reason = NoClosedForm::None;
    std::vector<std::string> args = {};
};

struct Formula {
    std::string_view schedule;
    std::string_view text;
    TimeNs (*length)(const Shape& shape, const Times& times);
    /// Where it holds for equal stages; null: everywhere.
    Verdict (*holds)(const Shape& shape, const Times& times) = nullptr;
    /// What overlapping saves, over all devices; null: nothing overlaps.
    TimeNs (*saved)(const Shape& shape, const Times& times) = nullptr;
    /// For M < P, before the row for the rest.
    bool few = false;
    bool hasBackward = true;
};

Verdict from(std::int64_t least, const Shape& s)
{
    if (s.m >= least)
        return {};
    return {NoClosedForm::FewMicrobatches, {std::to_string(s.m), std::to_string(least)}};
}

Verdict where(bool condition, const char* text)
{
    return condition ? Verdict{} : Verdict{NoClosedForm::OtherTimes, {text}};
}

Verdict both(Verdict first, Verdict second)
{
    return first.reason != NoClosedForm::None ? std::move(first) : std::move(second);
}

TimeNs pipelined(const Shape& s, const Times& t)
{
    return (s.m + s.p - 1) * (t.f + t.b());
}
TimeNs forwardsPipelined(const Shape& s, const Times& t)
{
    return (s.m + s.p - 1) * t.f;
}
TimeNs interleaved(const Shape& s, const Times& t)
{
    return (s.m * s.v + s.p - 1) * (t.f + t.b());
}
Verdict asManyAsDevices(const Shape& s, const Times&)
{
    return from(s.p, s);
}
TimeNs loopedBfs(const Shape& s, const Times& t)
{
    return std::max(s.m * s.v + s.p - 1, s.m + s.p * s.v - 1) * (t.f + t.b());
}
TimeNs oneAtATime(const Shape& s, const Times& t)
{
    return s.m * s.p * (t.f + t.b());
}
TimeNs forwardsOneAtATime(const Shape& s, const Times& t)
{
    return s.m * s.p * t.f;
}

TimeNs zbH1(const Shape& s, const Times& t)
{
    return s.m * s.v * t.all() + (s.p - 1) * std::max({t.f + t.i - t.w, t.f, t.i});
}

TimeNs zbFew(const Shape& s, const Times& t)
{
    return (s.m + s.p - 1) * (t.f + t.i) + t.w;
}
Verdict equalTimes(const Shape&, const Times& t)
{
    return where(t.equal(), "f = i = w");
}

TimeNs zbH2(const Shape& s, const Times& t)
{
    return s.m * t.all() + (s.p - 1) * std::max({t.f, t.f + t.i - 2 * t.w, t.i - t.f});
}
Verdict zbH2Holds(const Shape& s, const Times& t)
{
    return t.equal() ? Verdict{} : from(2 * s.p - 1, s);
}

TimeNs zbV(const Shape& s, const Times& t)
{
    return s.m * s.v * t.all() + (s.p - 1) * std::max(t.i, 2 * (t.i - t.w));
}
Verdict zbVHolds(const Shape& s, const Times& t)
{
    return both(where(t.f <= t.i && t.w <= t.i, "f ≤ i ≥ w"), from(2 * s.p - 1, s));
}

TimeNs vHalf(const Shape& s, const Times& t)
{
    return s.m * s.v * t.all() + (s.p == 2 ? 1 : 3 * s.p - (s.p % 2 == 0 ? 7 : 4)) * t.f;
}
TimeNs vMin(const Shape& s, const Times& t)
{
    return s.m * s.v * t.all() + (4 * s.p - (s.p % 3 == 0 ? 7 : 5)) * t.f;
}
Verdict blockHolds(const Shape& s, const Times& t)
{
    return both(where(t.equal(), "f = i = w"), from(2 * s.p, s));
}

/// Half of DualPipe's devices are as DualPipeV's with half of its microbatches.
struct DualPipe {
    std::int64_t devices;
    std::int64_t count;
    TimeNs unit;  ///< F&B
    TimeNs saving;
    DualPipe(std::int64_t halfOf, std::int64_t microbatches, const Times& t)
        : devices(halfOf)
        , count(microbatches)
        , unit(std::max({t.f, t.b(), t.f + t.b() - t.saving}))
        , saving(t.f + t.b() - unit)
    {
    }
    [[nodiscard]] TimeNs length(const Times& t) const
    {
        // The devices that idle longest run 2(count − devices) − 1 units.
        return 2 * count * t.all() - saving * (2 * (count - devices) - 1) + (devices - 1) * (unit + t.b() - 3 * t.w);
    }
    [[nodiscard]] TimeNs saved() const
    {
        // Device r runs 2·count − 3·devices + r + 1 of them, the last one less.
        return saving * (devices * (2 * count - 3 * devices + 1) + devices * (devices - 1) / 2 - 1);
    }
};
TimeNs dualPipe(const Shape& s, const Times& t)
{
    return DualPipe(s.p / 2, s.m / 2, t).length(t);
}
TimeNs dualPipeSaved(const Shape& s, const Times& t)
{
    return 2 * DualPipe(s.p / 2, s.m / 2, t).saved();
}
TimeNs dualPipeV(const Shape& s, const Times& t)
{
    return DualPipe(s.p, s.m, t).length(t);
}
TimeNs dualPipeVSaved(const Shape& s, const Times& t)
{
    return DualPipe(s.p, s.m, t).saved();
}
Verdict dualPipeHolds(const Shape&, const Times& t)
{
    return where(t.f == t.i && t.w <= t.f, "f = i ≥ w");
}

TimeNs chimera(const Shape& s, const Times& t)
{
    const TimeNs longer = std::max(t.f, t.b());
    const TimeNs shorter = std::min(t.f, t.b());
    return s.m * (t.f + t.b()) + (s.p - 2) * (longer + (s.m / s.p - 1) * (longer - shorter));
}
Verdict chimeraHolds(const Shape& s, const Times&)
{
    if (s.m % s.p == 0)
        return {};
    return {NoClosedForm::NotDivisible, {std::to_string(s.p), std::to_string(s.m)}};
}

TimeNs waves(const Shape& s, const Times& t)
{
    return s.m * s.v * t.all() + 2 * (s.p - 1) * std::max(t.f, t.b());
}
TimeNs wavesFew(const Shape& s, const Times& t)
{
    return s.p * s.v * t.all() + 2 * (s.m - 1) * std::max(t.f, t.b());
}

constexpr Formula kFormulas[] = {
    {"gpipe", "(P−1)/(P+M−1)", pipelined},
    {"1f1b", "(P−1)/(P+M−1)", pipelined},
    {"interleaved-1f1b", "(P−1)/(P−1+M·V)", interleaved, asManyAsDevices},
    {"eager-1f1b", "(P−1)/(P+M−1)", pipelined},
    {"looped-bfs", "1−M·V/max(M·V+P−1, M+P·V−1)", loopedBfs},
    {"zb-h1", "1−M·t/((M+P−1)(f+i)+w), t = f+i+w", zbFew, equalTimes, nullptr, true},
    {"zb-h1", "1−M·t/(M·t+(P−1)·max(f+i−w, f, i)), t = f+i+w", zbH1, asManyAsDevices},
    {"interleaved-zero-bubble", "1−M·V·t/(M·V·t+(P−1)·max(f+i−w, f, i)), t = f+i+w", zbH1, asManyAsDevices},
    {"zb-h2", "1−M·t/((M+P−1)(f+i)+w), t = f+i+w", zbFew, equalTimes, nullptr, true},
    {"zb-h2", "1−M·t/(M·t+(P−1)·max(f, f+i−2w, i−f)), t = f+i+w", zbH2, zbH2Holds},
    {"zb-v", "1−M·V·t/(M·V·t+(P−1)·max(i, 2(i−w))), t = f+i+w", zbV, zbVHolds},
    {"v-half", "1−6M/(6M+3P−k), k = 7 (P even), 4 (odd), 5 (P = 2)", vHalf, blockHolds},
    {"v-min", "1−6M/(6M+4P−k), k = 7 (3 divides P), 5 (else)", vMin, blockHolds},
    {"dualpipe", "1−busy/T, longest idle time (P/2−1)(F&B+B−3W)", dualPipe, dualPipeHolds, dualPipeSaved},
    {"dualpipev", "1−busy/T, longest idle time (P−1)(F&B+B−3W)", dualPipeV, dualPipeHolds, dualPipeVSaved},
    {"chimera", "x/(M·(f+b)+x), x = (P−2)(max(f, b)+(M/P−1)·|b−f|)", chimera, chimeraHolds},
    {"hanayo", "1−M·V·(f+b)/(P·V·(f+b)+2(M−1)·max(f, b))", wavesFew, nullptr, nullptr, true},
    {"hanayo", "x/(M·V·(f+b)+x), x = 2(P−1)·max(f, b)", waves},
    {"pipedream", "(P−1)/(P+N−1), N = M·iterations", pipelined},
    {"forward-only", "(P−1)/(P+M−1)", forwardsPipelined, nullptr, nullptr, false, false},
    {"forward-only-sequential", "1−1/P", forwardsOneAtATime, nullptr, nullptr, false, false},
    {"sequential", "1−1/P", oneAtATime},
    {"naive", "1−1/P", oneAtATime},
};

/// Whether backwards are split, so that their halves count one by one.
bool splitsBackward(const Schedule& schedule)
{
    const auto row = schedule.rows->row(DeviceId(schedule.deviceCount() - 1));
    return std::any_of(row.begin(), row.end(), [](const Op& op) { return op.kind == OpKind::BackwardInput; });
}

/// The stage that takes longest, or −1 where all take the same for every kind of op in use.
int slowestStage(const OpCosts& costs, bool hasBackward, bool splits)
{
    const auto timesOf = [&](std::size_t s) {
        const TimeNs input = hasBackward ? costs.backwardInputNs[s] : 0;
        const TimeNs weight = hasBackward ? costs.backwardWeightNs[s] : 0;
        return std::array{costs.forwardNs[s], input + (splits ? 0 : weight), splits ? weight : 0};
    };
    const auto allOf = [&](std::size_t s) {
        const auto times = timesOf(s);
        return times[0] + times[1] + times[2];
    };
    bool equal = true;
    std::size_t slowest = 0;
    for (std::size_t s = 1; s < costs.forwardNs.size(); ++s) {
        equal = equal && timesOf(s) == timesOf(0);
        if (allOf(s) > allOf(slowest))
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
    if (isSearched(scenario)) {
        form.reason = NoClosedForm::Searched;
        return form;
    }
    // What never drains is one long pipeline, the rest so many equal ones.
    const int iterations = schedule.asynchronous ? 1 : schedule.iterations;
    Shape shape;
    shape.p = schedule.deviceCount();
    // Bidirectional schedules have as many stages as devices, each on two of them.
    shape.v = schedule.stageCount / shape.p;
    shape.m = schedule.microbatchCount / iterations;
    const auto* formula = std::find_if(std::begin(kFormulas), std::end(kFormulas), [&](const Formula& f) {
        return f.schedule == scenario.schedule && (!f.few || shape.m < shape.p);
    });
    if (formula == std::end(kFormulas))
        return form;
    form.formula = formula->text;

    const int microbatch = 0;
    const auto duration = [&](int stage, OpKind kind) { return costs.durationNs(makeOp(stage, kind, microbatch)); };
    Times times;
    times.f = duration(0, OpKind::Forward);
    times.w = duration(0, OpKind::BackwardWeight);
    times.i = duration(0, OpKind::Backward) - times.w;
    times.saving = costs.overlapSavingNs;
    const TimeNs length = formula->length(shape, times);
    const TimeNs work = shape.p * shape.m * shape.v * (formula->hasBackward ? times.all() : times.f);
    const TimeNs busy = work - (formula->saved ? formula->saved(shape, times) : 0);
    if (length > 0)
        form.bubbleRatio = 1 - static_cast<double>(busy) / (static_cast<double>(shape.p) * static_cast<double>(length));
    const auto because = [&form](NoClosedForm reason, std::vector<std::string> args) {
        form.reason = reason;
        form.args = std::move(args);
        return form;
    };
    // With one device there is nothing to wait for, whatever things cost; only overlapping may differ.
    const bool alone = shape.p == 1 && formula->saved == nullptr;
    if (!alone) {
        if (const int slowest = slowestStage(costs, formula->hasBackward, splitsBackward(schedule)); slowest >= 0)
            return because(NoClosedForm::UnequalStages, {std::to_string(slowest)});
        if (costs.transfersTakeTime())
            return because(NoClosedForm::Transfers, {});
    }
    if (costs.jitter.kind != JitterKind::None && costs.jitter.amount > 0)
        return because(NoClosedForm::Jitter, {});
    if (!equalMicrobatches(costs))
        return because(NoClosedForm::UnequalMicrobatches, {});
    if (!alone && iterations > 1 && !scenario.optimizerBarrier)
        return because(NoClosedForm::Iterations, {});
    if (!alone && formula->holds) {
        Verdict verdict = formula->holds(shape, times);
        if (verdict.reason != NoClosedForm::None)
            return because(verdict.reason, std::move(verdict.args));
    }
    form.makespanNs = length * iterations;
    if (alone) {
        // Stages may differ here: the device runs all of them for each microbatch.
        form.bubbleRatio = 0;
        form.makespanNs = 0;
        for (int s = 0; s < schedule.stageCount; ++s)
            form.makespanNs +=
                (duration(s, OpKind::Forward) + (formula->hasBackward ? duration(s, OpKind::Backward) : 0)) * shape.m *
                iterations;
    }
    return because(NoClosedForm::None, {});
}

}  // namespace bubblescope
