// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/listscheduler.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <queue>
#include <tuple>

namespace bubblescope {
namespace {

constexpr TimeNs kUnknown = std::numeric_limits<TimeNs>::max();

class ListScheduler {
public:
    ListScheduler(const ListProblem& problem, const ListPolicy& policy)
        : m_problem(problem)
        , m_costs(*problem.costs)
        , m_policy(policy)
        , m_stageCount(problem.shape->stageCount)
        , m_count(problem.shape->microbatchCount)
        , m_stages(static_cast<std::size_t>(m_stageCount))
        , m_devices(static_cast<std::size_t>(problem.shape->deviceCount()))
        , m_rows(m_devices.size())
    {
        const auto places = static_cast<std::size_t>(m_stageCount) * static_cast<std::size_t>(m_count);
        m_forwardReady.assign(places, kUnknown);
        m_gradientReady.assign(places, kUnknown);
        std::fill_n(m_forwardReady.begin(), m_count, 0);
        for (int s = 0; s < m_stageCount; ++s)
            m_devices[deviceOf(s)].stages.push_back(s);
        for (std::size_t d = 0; d < m_devices.size(); ++d)
            wake(0, d);
    }

    OpLists run()
    {
        while (!m_wakes.empty()) {
            const auto [now, device] = m_wakes.top();
            m_wakes.pop();
            if (m_devices[device].freeAt > now)
                continue;
            if (m_policy.order)
                follow(device, now);
            else
                decide(device, now);
        }
        const auto all = 3 * static_cast<std::size_t>(m_stageCount) * static_cast<std::size_t>(m_count);
        return m_done == all ? std::move(m_rows) : OpLists{};
    }

private:
    struct Stage {
        int nextForward = 0;
        int nextInput = 0;
    };
    struct Device {
        std::vector<int> stages;  ///< ascending
        TimeNs freeAt = 0;
        std::int64_t memory = 0;
        int inFlight = 0;
        std::vector<Op> putOff;
        std::size_t weightsDone = 0;
        std::size_t position = 0;  ///< in the policy's order
        [[nodiscard]] int pending() const { return static_cast<int>(putOff.size() - weightsDone); }
    };
    struct Choice {
        Op op;
        bool found = false;
        TimeNs nextArrival = kUnknown;  ///< of one that is not there yet
    };

    [[nodiscard]] std::size_t deviceOf(int stage) const
    {
        return m_problem.shape->stageDevice[static_cast<std::size_t>(stage)].index();
    }
    [[nodiscard]] std::size_t place(int stage, int microbatch) const
    {
        return static_cast<std::size_t>(stage) * static_cast<std::size_t>(m_count) +
               static_cast<std::size_t>(microbatch);
    }
    void wake(TimeNs at, std::size_t device) { m_wakes.push({at, device}); }

    /// The op to prefer among those of one kind that are ready.
    Choice choose(std::size_t index, OpKind kind, TimeNs now) const
    {
        const Device& device = m_devices[index];
        Choice best;
        for (const int s : device.stages) {
            const Stage& stage = m_stages[static_cast<std::size_t>(s)];
            const int m = kind == OpKind::Forward ? stage.nextForward : stage.nextInput;
            if (m >= m_count || (kind == OpKind::BackwardInput && m >= stage.nextForward))
                continue;
            const TimeNs ready = (kind == OpKind::Forward ? m_forwardReady : m_gradientReady)[place(s, m)];
            if (ready > now) {
                best.nextArrival = std::min(best.nextArrival, ready);
                continue;
            }
            if (kind == OpKind::Forward && !mayStart(index, s, m))
                continue;
            const bool better = m_policy.laterStageFirst || m < best.op.microbatch.value();
            if (!best.found || better)
                best.op = makeOp(s, kind, m);
            best.found = true;
        }
        return best;
    }

    /// Whether memory is left for this forward and, beside it, for those that the oldest microbatch still needs here:
    /// else devices with several stages could fill up with microbatches of which none can finish.
    [[nodiscard]] bool mayStart(std::size_t index, int stage, int microbatch) const
    {
        const Device& device = m_devices[index];
        const int oldest = m_stages[static_cast<std::size_t>(device.stages.back())].nextForward;
        std::int64_t needed = kActivation;
        if (microbatch != oldest) {
            for (const int s : device.stages)
                if (s != stage && m_stages[static_cast<std::size_t>(s)].nextForward <= oldest)
                    needed += kActivation;
        }
        return device.memory + needed <= m_problem.memoryLimit[index];
    }

    [[nodiscard]] bool waitsForMemory(std::size_t index, TimeNs now) const
    {
        const Device& device = m_devices[index];
        return std::any_of(device.stages.begin(), device.stages.end(), [&](int s) {
            const int m = m_stages[static_cast<std::size_t>(s)].nextForward;
            return m < m_count && m_forwardReady[place(s, m)] <= now && !mayStart(index, s, m);
        });
    }

    [[nodiscard]] bool within(TimeNs arrival, TimeNs now, double share, const Op& op) const
    {
        return arrival != kUnknown &&
               static_cast<double>(arrival - now) < share * static_cast<double>(m_costs.durationNs(op));
    }

    void decide(std::size_t index, TimeNs now)
    {
        Device& device = m_devices[index];
        const Choice input = choose(index, OpKind::BackwardInput, now);
        Choice forward = choose(index, OpKind::Forward, now);
        const bool room = device.inFlight < m_policy.inFlight[index];
        forward.found = forward.found && room;
        const bool weightDue = device.pending() > m_policy.putOff[index];

        if (input.found && !(m_policy.forwardFirst && forward.found && !weightDue))
            return start(index, input.op, now);
        if (forward.found && !weightDue && !within(input.nextArrival, now, m_policy.forwardGap, forward.op))
            return start(index, forward.op, now);
        if (device.pending() == 0)
            return;
        Op weight = device.putOff[device.weightsDone];
        weight.kind = OpKind::BackwardWeight;
        const TimeNs arrival = room ? std::min(input.nextArrival, forward.nextArrival) : input.nextArrival;
        const bool forced = weightDue || waitsForMemory(index, now);
        if (!within(forced ? input.nextArrival : arrival, now, m_policy.weightGap[index], weight))
            start(index, weight, now);
    }

    /// As decide(), where the policy gives the order of all but weight gradients.
    void follow(std::size_t index, TimeNs now)
    {
        Device& device = m_devices[index];
        const std::vector<Op>& order = (*m_policy.order)[index];
        const bool ended = device.position == order.size();
        const Op next = ended ? Op{} : order[device.position];
        const bool forward = next.kind == OpKind::Forward;
        const bool fits = !forward || device.memory + kActivation <= m_problem.memoryLimit[index];
        TimeNs ready = kUnknown;
        if (!ended && fits)
            ready = (forward ? m_forwardReady : m_gradientReady)[place(next.stage.value(), next.microbatch.value())];
        const bool weightDue = device.pending() > m_policy.putOff[index];
        if (ready <= now && !weightDue) {
            ++device.position;
            return start(index, next, now);
        }
        if (device.pending() == 0)
            return;
        Op weight = device.putOff[device.weightsDone];
        weight.kind = OpKind::BackwardWeight;
        if (weightDue || !within(ready, now, m_policy.weightGap[index], weight))
            start(index, weight, now);
    }

    void start(std::size_t index, const Op& op, TimeNs now)
    {
        Device& device = m_devices[index];
        Stage& stage = m_stages[op.stage.index()];
        const int s = op.stage.value();
        const int m = op.microbatch.value();
        const TimeNs end = now + m_costs.durationNs(op);
        device.freeAt = end;
        m_rows[index].push_back(op);
        ++m_done;
        switch (op.kind) {
        case OpKind::Forward:
            device.memory += kActivation;
            ++device.inFlight;
            ++stage.nextForward;
            arrive(s + 1 < m_stageCount ? m_forwardReady : m_gradientReady, std::min(s + 1, m_stageCount - 1), m, index,
                   end);
            break;
        case OpKind::BackwardInput:
            device.memory -= m_problem.releasedByInput;
            --device.inFlight;
            ++stage.nextInput;
            device.putOff.push_back(op);
            if (s > 0)
                arrive(m_gradientReady, s - 1, m, index, end);
            break;
        case OpKind::BackwardWeight:
            device.memory -= kActivation - m_problem.releasedByInput;
            ++device.weightsDone;
            break;
        case OpKind::Backward:
            break;
        }
        wake(end, index);
    }

    void arrive(std::vector<TimeNs>& ready, int stage, int microbatch, std::size_t from, TimeNs end)
    {
        const std::size_t to = deviceOf(stage);
        const TimeNs at = to == from ? end : end + m_costs.transferDurationNs(MicrobatchId(microbatch));
        ready[place(stage, microbatch)] = at;
        if (to != from)
            wake(at, to);
    }

    const ListProblem& m_problem;
    const OpCosts& m_costs;
    const ListPolicy& m_policy;
    int m_stageCount;
    int m_count;
    std::vector<Stage> m_stages;
    std::vector<Device> m_devices;
    std::vector<TimeNs> m_forwardReady;   ///< when F(s,m) may start at the earliest, once that is known
    std::vector<TimeNs> m_gradientReady;  ///< the same for I(s,m)
    using Wake = std::pair<TimeNs, std::size_t>;
    std::priority_queue<Wake, std::vector<Wake>, std::greater<>> m_wakes;
    OpLists m_rows;
    std::size_t m_done = 0;
};

}  // namespace

OpLists listSchedule(const ListProblem& problem, const ListPolicy& policy)
{
    return ListScheduler(problem, policy).run();
}

}  // namespace bubblescope
