// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The search over policies of list scheduling.

#include "core/schedule/listscheduler.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cstdint>
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
                memory += 100;
            else if (op.kind == OpKind::Backward)
                memory -= 100;
            else
                memory -= op.kind == OpKind::BackwardInput ? problem.releasedByInput : 100 - problem.releasedByInput;
            if (memory > problem.memoryLimit)
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
        const Result<Timeline> timeline = simulate(schedule, *m_problem.costs, m_control);
        if (!timeline.ok())
            return;
        const Score score = scoreOf(timeline.value(), m_problem.objective);
        if (m_best && score >= m_score)
            return;
        m_score = score;
        m_best = std::move(schedule);
    }

    /// True if the policy gives a better order than all before.
    bool offer(const ListPolicy& policy)
    {
        std::vector<std::vector<Op>> rows = listSchedule(m_problem, policy);
        if (rows.empty())
            return false;
        const bool had = m_best.has_value();
        const Score before = m_score;
        offer(makeScheduleFromRows(rows));
        if (!m_best || (had && m_score >= before))
            return false;
        m_policy = policy;
        return true;
    }

    /// Warm-ups and delays of the known schedules, and combinations of them.
    std::vector<ListPolicy> policies() const
    {
        std::vector<ListPolicy> list;
        for (const int warmUp : {0, 1, 2})
            for (const int delay : {0, 1, 2})
                for (const double weightGap : {1.0, 0.5, 0.0})
                    for (const double forwardGap : {0.0, 0.9})
                        for (const bool forwardFirst : {false, true})
                            for (const bool laterStageFirst : {true, false}) {
                                if (!laterStageFirst && m_chunks == 1)
                                    continue;
                                list.push_back({limits(warmUp, true), limits(delay, false), weightGap, forwardGap,
                                                forwardFirst, laterStageFirst});
                            }
        return list;
    }

    /// Random changes to the best policy found so far; false if stopped.
    bool climb(int rounds)
    {
        Random random;
        ListPolicy current = m_policy.value_or(ListPolicy{limits(0, true), limits(0, false)});
        for (int round = 0; round < rounds; ++round) {
            if (m_control.stopped())
                return false;
            m_control.report(static_cast<double>(round) / static_cast<double>(rounds));
            ListPolicy changed = current;
            const int changes = 1 + random.below(3);
            for (int i = 0; i < changes; ++i)
                change(changed, random);
            if (offer(changed))
                current = changed;
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

    void change(ListPolicy& policy, Random& random) const
    {
        const int most = static_cast<int>(
            std::min<std::int64_t>(m_problem.shape->microbatchCount * m_chunks,
                                   m_problem.memoryLimit / std::max(1, 100 - m_problem.releasedByInput) + 1));
        const auto device = static_cast<std::size_t>(random.below(m_devices));
        const auto changed = [&](int value) {
            return std::clamp(std::min(value, most) + random.below(5) - 2, 0, most);
        };
        constexpr double shares[] = {0, 0.25, 0.5, 0.75, 1};
        switch (random.below(8)) {
        case 0:
        case 1:
        case 2:
            policy.inFlight[device] = std::max(m_chunks, changed(policy.inFlight[device]));
            break;
        case 3:
        case 4:
        case 5:
            policy.putOff[device] = changed(policy.putOff[device]);
            break;
        case 6:
            policy.weightGap = shares[random.below(5)];
            break;
        default:
            policy.forwardGap = shares[random.below(5)];
            break;
        }
    }

    const ListProblem& m_problem;
    const JobControl& m_control;
    int m_devices;
    int m_chunks;
    std::optional<Schedule> m_best;
    std::optional<ListPolicy> m_policy;
    Score m_score;
};

}  // namespace

Result<Schedule> searchSchedule(const ListProblem& problem, const std::vector<Schedule>& candidates, int rounds,
                                const JobControl& control)
{
    Search search(problem, control);
    for (const Schedule& candidate : candidates)
        search.offer(candidate);
    for (const ListPolicy& policy : search.policies()) {
        if (search.stopped())
            return Error{};
        search.offer(policy);
    }
    if (!search.climb(rounds))
        return Error{};
    std::optional<Schedule> best = search.takeBest();
    if (!best)
        return Error{search.stopped() ? ErrorCode::Cancelled : ErrorCode::Refused, {}, {}, nullptr};
    return *std::move(best);
}

}  // namespace bubblescope
