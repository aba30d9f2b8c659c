// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The search over policies of list scheduling.

#include "core/schedule/listscheduler.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>

namespace bubblescope {
namespace {

/// Smaller is better, first entry first.
using Score = std::pair<TimeNs, TimeNs>;

Score scoreOf(const Timeline& timeline, ListObjective objective)
{
    TimeNs span = 0;
    for (int d = 0; d < timeline.deviceCount(); ++d) {
        const Timeline::Row row = timeline.row(DeviceId(d));
        if (!row.ops.empty())
            span = std::max(span, row.endNs.back() - row.startNs.front());
    }
    const TimeNs makespan = timeline.makespanNs();
    return objective == ListObjective::Makespan ? Score{makespan, span} : Score{span, makespan};
}

/// Memory depends on nothing but the order.
bool withinLimit(const Schedule& schedule, const ListProblem& problem)
{
    for (int d = 0; d < schedule.deviceCount(); ++d) {
        std::int64_t memory = 0;
        for (const Op& op : schedule.rows->row(DeviceId(d))) {
            if (op.kind == OpKind::Forward)
                memory += kActivation;
            else if (op.kind == OpKind::Backward)
                memory -= kActivation;
            else
                memory -=
                    op.kind == OpKind::BackwardInput ? problem.releasedByInput : kActivation - problem.releasedByInput;
            if (memory > problem.memoryLimit[static_cast<std::size_t>(d)])
                return false;
        }
    }
    return true;
}

/// A small generator of our own, the same on every machine (splitmix64, Steele et al. 2014).
class Random {
public:
    int below(int bound)
    {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return static_cast<int>((z ^ (z >> 31)) % static_cast<std::uint64_t>(bound));
    }

private:
    std::uint64_t m_state = 1;
};

class Search {
public:
    Search(const ListProblem& problem, const JobControl& control)
        : m_problem(problem)
        , m_control(control)
        , m_devices(problem.shape->deviceCount())
        , m_chunks(problem.shape->stageCount / m_devices)
    {
    }

    void offer(Schedule schedule)
    {
        if (!withinLimit(schedule, m_problem))
            return;
        const Result<Timeline> timeline = simulate(schedule, *m_problem.costs, m_control.quiet());
        if (!timeline.ok())
            return;
        const Score score = scoreOf(timeline.value(), m_problem.objective);
        if (m_best && score >= m_score)
            return;
        m_score = score;
        m_best = std::move(schedule);
    }

    /// Keeps the policy for climb() if it is the best of all policies.
    bool offer(const ListPolicy& policy)
    {
        const OpLists rows = listSchedule(m_problem, policy);
        if (rows.empty())
            return false;
        Schedule schedule = makeScheduleFromRows(rows);
        const Result<Timeline> timeline = simulate(schedule, *m_problem.costs, m_control.quiet());
        if (!timeline.ok())
            return false;
        const Score score = scoreOf(timeline.value(), m_problem.objective);
        // Equally good ones are taken too while climbing, so that it does not stay on a plateau.
        const bool better = !m_policy || score < m_policyScore || (m_climbing && score == m_policyScore);
        if (better) {
            m_policy = policy;
            m_policyScore = score;
        }
        if (!m_best || score < m_score) {
            m_score = score;
            m_best = std::move(schedule);
        }
        return better;
    }

    /// The most promising first.
    std::vector<ListPolicy> policies(const std::vector<Schedule>& candidates) const
    {
        std::vector<ListPolicy> list;
        for (const auto& order : orders(candidates))
            for (const double weightGap : {1.0, 0.5, 0.0})
                for (const int delay : {0, 1, 2}) {
                    list.emplace_back();
                    list.back().order = order;
                    list.back().putOff = limits(delay, false);
                    list.back().weightGap.assign(static_cast<std::size_t>(m_devices), weightGap);
                }
        for (const double forwardGap : {0.0, 0.9})
            for (const bool forwardFirst : {false, true})
                for (const double weightGap : {0.5, 1.0, 0.0})
                    for (const bool laterStageFirst : {true, false})
                        for (const int warmUp : {0, 1, 2})
                            for (const int delay : {0, 1, 2}) {
                                if (!laterStageFirst && m_chunks == 1)
                                    continue;
                                ListPolicy& policy = list.emplace_back();
                                policy.inFlight = limits(warmUp, true);
                                policy.putOff = limits(delay, false);
                                policy.weightGap.assign(static_cast<std::size_t>(m_devices), weightGap);
                                policy.forwardGap = forwardGap;
                                policy.forwardFirst = forwardFirst;
                                policy.laterStageFirst = laterStageFirst;
                            }
        return list;
    }

    /// Random changes to the best policy found so far; false if stopped.
    bool climb(int rounds, const JobControl& control)
    {
        if (!m_policy)
            return !m_control.stopped();
        m_climbing = true;
        Random random;
        for (int round = 0; round < rounds; ++round) {
            if (m_control.stopped())
                return false;
            control.report(static_cast<double>(round) / rounds);
            ListPolicy changed = *m_policy;
            const int changes = 1 + random.below(3);
            for (int i = 0; i < changes; ++i)
                change(changed, random);
            offer(changed);
        }
        return true;
    }

    [[nodiscard]] bool stopped() const { return m_control.stopped(); }
    std::optional<Schedule> takeBest() { return std::move(m_best); }

private:
    /// 0: none. For forwards in flight, 1: as 1F1B and ZB-H1, 2: as ZB-H2; for weight gradients put off likewise.
    std::vector<int> limits(int kind, bool forwards) const
    {
        std::vector<int> list(static_cast<std::size_t>(m_devices), ListPolicy::kNoLimit);
        if (kind == 0)
            return list;
        for (int d = 0; d < m_devices; ++d) {
            const int after = m_devices - 1 - d;
            const int count = forwards ? kind * after + 1 + (m_chunks - 1) * m_devices : kind * d;
            list[static_cast<std::size_t>(d)] = count;
        }
        return list;
    }

    /// The candidates' orders without weight gradients, and for one stage a device warm-ups that the costs suggest.
    std::vector<std::shared_ptr<const OpLists>> orders(const std::vector<Schedule>& candidates) const
    {
        std::vector<std::shared_ptr<const OpLists>> list;
        for (const Schedule& candidate : candidates) {
            OpLists rows(static_cast<std::size_t>(m_devices));
            for (int d = 0; d < m_devices; ++d)
                for (const Op& op : candidate.rows->row(DeviceId(d)))
                    if (op.kind != OpKind::BackwardWeight)
                        rows[static_cast<std::size_t>(d)].push_back(op);
            list.push_back(std::make_shared<const OpLists>(std::move(rows)));
        }
        if (m_chunks == 1)
            for (const int more : {0, 1, 2})
                list.push_back(std::make_shared<const OpLists>(alternating(more)));
        return list;
    }

    /// Forwards as long as no gradient can have come back, and `more` of them as far as memory goes; then backwards and
    /// forwards in turn.
    OpLists alternating(int more) const
    {
        OpLists rows(static_cast<std::size_t>(m_devices));
        const OpCosts& costs = *m_problem.costs;
        const int count = m_problem.shape->microbatchCount;
        TimeNs wayBack = 0;
        for (int d = m_devices - 1; d >= 0; --d) {
            const std::int64_t limit = m_problem.memoryLimit[static_cast<std::size_t>(d)];
            const auto most = static_cast<int>(std::min<std::int64_t>(count, limit / kActivation));
            const auto duration = [&](OpKind kind) { return costs.durationNs(makeOp(d, kind, 0)); };
            const TimeNs forward = std::max(TimeNs{1}, duration(OpKind::Forward));
            const TimeNs fits = std::min(TimeNs{count}, 1 + wayBack / forward + (d + 1 < m_devices ? more : 0));
            const int warmUp = std::min(most, static_cast<int>(fits));
            for (int m = 0; m < warmUp; ++m)
                rows[static_cast<std::size_t>(d)].push_back(makeOp(d, OpKind::Forward, m));
            for (int m = 0; m < count; ++m) {
                rows[static_cast<std::size_t>(d)].push_back(makeOp(d, OpKind::BackwardInput, m));
                if (warmUp + m < count)
                    rows[static_cast<std::size_t>(d)].push_back(makeOp(d, OpKind::Forward, warmUp + m));
            }
            wayBack += forward + duration(OpKind::BackwardInput) + 2 * costs.transferDurationNs(MicrobatchId(0));
        }
        return rows;
    }

    void change(ListPolicy& policy, Random& random) const
    {
        const std::int64_t kept = std::max(1, kActivation - m_problem.releasedByInput);
        const auto device = static_cast<std::size_t>(random.below(m_devices));
        const auto most = static_cast<int>(std::min<std::int64_t>(
            std::int64_t{m_problem.shape->microbatchCount} * m_chunks, m_problem.memoryLimit[device] / kept + 1));
        const auto changed = [&](int value) {
            return std::clamp(std::min(value, most) + random.below(5) - 2, 0, most);
        };
        constexpr double shares[] = {0, 0.25, 0.5, 0.75, 1};
        switch (random.below(8)) {
        case 0:
        case 1:
        case 2:
            if (policy.order)
                policy.order = std::make_shared<const OpLists>(withChangedTurn(*policy.order, device, random));
            else
                policy.inFlight[device] = std::max(m_chunks, changed(policy.inFlight[device]));
            break;
        case 3:
        case 4:
        case 5:
            policy.putOff[device] = changed(policy.putOff[device]);
            break;
        case 6:
            policy.weightGap[random.below(2) == 0 ? device : static_cast<std::size_t>(random.below(m_devices))] =
                shares[random.below(5)];
            break;
        default:
            policy.forwardGap = shares[random.below(5)];
            break;
        }
    }

    /// From some place on, the device runs its forwards one turn earlier or later.
    static OpLists withChangedTurn(OpLists order, std::size_t device, Random& random)
    {
        std::vector<Op>& row = order[device];
        if (row.size() < 3)
            return order;
        const bool earlier = random.below(2) == 0;
        const bool once = random.below(2) == 0;
        auto i = static_cast<std::size_t>(random.below(static_cast<int>(row.size()) - 1));
        for (; i + 1 < row.size(); ++i) {
            const bool forwardNext = row[i + 1].kind == OpKind::Forward;
            const bool turn = (row[i].kind == OpKind::Forward) != forwardNext && forwardNext == earlier;
            const bool same = row[i].stage == row[i + 1].stage && row[i].microbatch == row[i + 1].microbatch;
            if (!turn || same)
                continue;
            std::swap(row[i], row[i + 1]);
            if (once)
                break;
            ++i;
        }
        return order;
    }

    const ListProblem& m_problem;
    const JobControl& m_control;
    int m_devices;
    int m_chunks;
    std::optional<Schedule> m_best;
    Score m_score;
    std::optional<ListPolicy> m_policy;
    Score m_policyScore;
    bool m_climbing = false;
};

}  // namespace

Result<Schedule> searchSchedule(const ListProblem& problem, const std::vector<Schedule>& candidates, int rounds,
                                const JobControl& control)
{
    // About what one core schedules and simulates in half a second.
    constexpr std::size_t opsPerPhase = 3'000'000;
    const std::size_t runs = opsPerPhase / std::max<std::size_t>(1, problem.shape->opCount());
    Search search(problem, control);
    for (const Schedule& candidate : candidates)
        search.offer(candidate);
    std::vector<ListPolicy> policies = search.policies(candidates);
    policies.resize(std::clamp<std::size_t>(runs, 9, policies.size()));
    const auto changes = rounds > 0 ? rounds : static_cast<int>(std::min<std::size_t>(runs, 1000));
    const double share = static_cast<double>(policies.size()) / (static_cast<double>(policies.size()) + changes);
    const JobControl fixed = control.part(0, share);
    for (std::size_t i = 0; i < policies.size(); ++i) {
        if (search.stopped())
            return Error{};
        fixed.report(static_cast<double>(i) / static_cast<double>(policies.size()));
        search.offer(policies[i]);
    }
    if (!search.climb(changes, control.part(share, 1)))
        return Error{};
    std::optional<Schedule> best = search.takeBest();
    if (!best)
        return Error{search.stopped() ? ErrorCode::Cancelled : ErrorCode::Refused, {}, {}, nullptr};
    return *std::move(best);
}

}  // namespace bubblescope
