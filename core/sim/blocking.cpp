// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulation.h"

#include <algorithm>
#include <queue>
#include <set>
#include <tuple>

namespace bubblescope {
namespace {

class BlockingSimulation {
public:
    BlockingSimulation(const Schedule& schedule, const OpCosts& costs, const JobControl& control)
        : m_schedule(schedule)
        , m_rows(*schedule.rows)
        , m_costs(costs)
        , m_table(schedule, control.part(0, 0.1))
        , m_devices(static_cast<std::size_t>(schedule.deviceCount()))
        , m_arrivedNs(m_rows.ops.size(), kNotDone)
    {
        m_timeline.rows = schedule.rows;
        m_timeline.startNs.assign(m_rows.ops.size(), kNotDone);
        m_timeline.endNs.assign(m_rows.ops.size(), kNotDone);
        for (std::size_t d = 0; d < m_devices.size(); ++d)
            m_devices[d].position = m_rows.rowBegin[d];
    }

    Result<Timeline> run(const JobControl& control)
    {
        const auto opCount = static_cast<double>(m_rows.ops.size());
        std::size_t polledAt = 0;
        if (control.stopped())
            return Error{};
        act();
        while (!m_events.empty()) {
            m_nowNs = m_events.top().atNs;
            while (!m_events.empty() && m_events.top().atNs == m_nowNs) {
                const Event event = m_events.top();
                m_events.pop();
                if (event.isTransfer)
                    endTransfer(m_timeline.transfers[event.index]);
                else
                    endUnit(event.index);
            }
            act();
            // A step costs as much as there are devices; poll by that.
            m_work += m_devices.size();
            if (m_work - polledAt >= kOpsPerPoll) {
                polledAt = m_work;
                if (control.stopped())
                    return Error{};
                control.report(0.1 + 0.9 * static_cast<double>(m_completed) / opCount);
            }
        }
        if (m_completed < m_rows.ops.size())
            return cannotFinish(m_schedule, m_table, positionsOf(m_devices), m_timeline);
        std::sort(m_timeline.transfers.begin(), m_timeline.transfers.end(),
                  [](const Transfer& a, const Transfer& b) { return a.producer < b.producer; });
        return std::move(m_timeline);
    }

private:
    struct Device {
        std::size_t position = 0;
        int unsent = 0;     ///< outputs of its last unit still to be sent
        bool busy = false;  ///< computes or transfers
    };
    struct Event {
        TimeNs atNs = 0;
        bool isTransfer = false;
        std::size_t index = 0;  ///< of the unit's first op, or of the transfer
        bool operator>(const Event& other) const
        {
            return std::tie(atNs, isTransfer, index) > std::tie(other.atNs, other.isTransfer, other.index);
        }
    };
    struct Pending {
        TimeNs readyNs = 0;
        std::size_t producer = 0;
        std::size_t consumer = 0;
        auto operator<=>(const Pending&) const = default;
    };

    Device& deviceOf(std::size_t opIndex) { return m_devices[m_rows.deviceOf(opIndex).index()]; }

    void endUnit(std::size_t begin)
    {
        const DeviceId device = m_rows.deviceOf(begin);
        Device& state = m_devices[device.index()];
        state.busy = false;
        for (std::size_t i = begin; i < state.position; ++i) {
            m_timeline.endNs[i] = m_nowNs;
            m_arrivedNs[i] = m_nowNs;
            ++m_completed;
            const auto receiver = receiverOf(m_rows.ops[i], m_schedule.stageCount);
            const std::uint32_t consumer = receiver ? m_table.find(*receiver) : OpTable::kNone;
            if (consumer == OpTable::kNone || m_rows.deviceOf(consumer) == device)
                continue;
            m_arrivedNs[i] = kNotDone;
            ++state.unsent;
            m_pending.insert({m_nowNs, i, consumer});
        }
    }

    void endTransfer(const Transfer& transfer)
    {
        m_arrivedNs[transfer.producer] = m_nowNs;
        Device& sender = deviceOf(transfer.producer);
        sender.busy = false;
        --sender.unsent;
        deviceOf(transfer.consumer).busy = false;
    }

    /// Starts all that can start now: transfers first, so that a receiver takes what waits before it goes on.
    void act()
    {
        for (auto at = m_pending.begin(); at != m_pending.end();) {
            Device& sender = deviceOf(at->producer);
            Device& receiver = deviceOf(at->consumer);
            if (sender.busy || receiver.busy) {
                ++at;
                continue;
            }
            sender.busy = true;
            receiver.busy = true;
            const TimeNs endNs = m_nowNs + m_costs.transferDurationNs(m_rows.ops[at->producer].microbatch);
            m_events.push({endNs, true, m_timeline.transfers.size()});
            m_timeline.transfers.push_back({at->producer, at->consumer, m_nowNs, endNs});
            at = m_pending.erase(at);
        }
        for (int d = 0; d < m_schedule.deviceCount(); ++d)
            startUnit(DeviceId(d));
    }

    void startUnit(DeviceId device)
    {
        Device& state = m_devices[device.index()];
        const std::size_t begin = state.position;
        if (state.busy || state.unsent > 0 || begin >= m_rows.rowBegin[device.index() + 1] ||
            !needsArrived(begin, device))
            return;
        state.busy = true;
        state.position = m_rows.unitEnd(begin);
        const std::size_t count = state.position - begin;
        std::fill_n(m_timeline.startNs.begin() + static_cast<std::ptrdiff_t>(begin), count, m_nowNs);
        m_events.push({m_nowNs + m_costs.unitDurationNs(std::span(m_rows.ops).subspan(begin, count)), false, begin});
    }

    bool needsArrived(std::size_t begin, DeviceId device) const
    {
        for (std::size_t i = begin; i < m_rows.unitEnd(begin); ++i)
            for (const Need& need : needsOf(m_rows.ops[i], m_schedule.stageCount)) {
                const std::uint32_t producer = m_table.find(need);
                if (producer == OpTable::kNone)
                    return false;
                const bool here = m_rows.deviceOf(producer) == device;
                if ((here ? m_timeline.endNs : m_arrivedNs)[producer] < 0)
                    return false;
            }
        const auto& extras = m_schedule.extra;
        auto extra = std::lower_bound(extras.begin(), extras.end(), begin,
                                      [](const ExtraDependency& e, std::size_t index) { return e.consumer < index; });
        for (; extra != extras.end() && extra->consumer == begin; ++extra)
            if ((extra->untilArrival ? m_arrivedNs : m_timeline.endNs)[extra->producer] < 0)
                return false;
        return true;
    }

    const Schedule& m_schedule;
    const OpRows& m_rows;
    const OpCosts& m_costs;
    OpTable m_table;
    std::vector<Device> m_devices;
    Timeline m_timeline;
    LargeVector<TimeNs> m_arrivedNs;  ///< when an op's output may be used by its receiver
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    std::set<Pending> m_pending;
    TimeNs m_nowNs = 0;
    std::size_t m_completed = 0;
    std::size_t m_work = 0;
};

}  // namespace

Result<Timeline> simulateBlocking(const Schedule& schedule, const OpCosts& costs, const JobControl& control)
{
    return BlockingSimulation(schedule, costs, control).run(control);
}

}  // namespace bubblescope
