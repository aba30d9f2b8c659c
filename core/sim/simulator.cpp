// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/sim/simulation.h"

#include <algorithm>

namespace bubblescope {
namespace {

/// Runs every device along its list as far as it can; a device that must wait registers with what it waits for and is
/// taken up again when that is done. Each op is visited once plus once for each wait. Since nothing but the order in
/// the lists and the needs decides when an op starts, the order in which devices are taken up does not matter.
class ListSimulation {
public:
    ListSimulation(const Schedule& schedule, const OpCosts& costs)
        : m_schedule(schedule)
        , m_rows(*schedule.rows)
        , m_costs(costs)
        , m_span(static_cast<std::size_t>(schedule.microbatchSpan))
        , m_gradients(static_cast<std::size_t>(schedule.stageCount) * m_span)
        , m_devices(static_cast<std::size_t>(schedule.deviceCount()))
    {
        m_timeline.rows = schedule.rows;
        m_timeline.startNs.assign(m_rows.ops.size(), kNotDone);
        m_timeline.endNs.assign(m_rows.ops.size(), kNotDone);
        m_doneNs.assign(2 * m_gradients, kNotDone);
        if (!schedule.oneDevicePerStage)
            m_doneBy.assign(2 * m_gradients, 0);
        for (std::size_t d = 0; d < m_devices.size(); ++d) {
            m_devices[d].position = m_rows.rowBegin[d];
            m_devices[d].nextExtra = firstExtra(m_rows.rowBegin[d]);
        }
        for (int d = schedule.deviceCount() - 1; d >= 0; --d)
            m_runnable.push_back(d);
        precomputeDurations();
    }

    Result<Timeline> run(const JobControl& control)
    {
        const auto opCount = static_cast<double>(m_rows.ops.size());
        std::size_t polledAt = 0;
        while (!m_runnable.empty()) {
            const int device = m_runnable.back();
            m_runnable.pop_back();
            while (runNextUnit(device)) {
                if (m_completed - polledAt < kOpsPerPoll)
                    continue;
                polledAt = m_completed;
                if (control.stopped())
                    return Error{};
                control.report(static_cast<double>(m_completed) / opCount);
            }
        }
        if (m_completed < m_rows.ops.size()) {
            std::vector<std::size_t> position;
            for (const Device& device : m_devices)
                position.push_back(device.position);
            return cannotFinish(m_schedule, OpTable(m_schedule), position, m_timeline.endNs);
        }
        recordTransfers();
        return std::move(m_timeline);
    }

private:
    struct Device {
        std::size_t position = 0;  ///< of the next op
        TimeNs freeAtNs = 0;
        std::size_t nextExtra = 0;  ///< first extra dependency whose consumer is not before `position`
        int nextWaiter = -1;        ///< another device that waits for the same
    };

    // A place for an end time that is still open holds kNotDone, or −2 − d if device d waits for it.
    static constexpr TimeNs waitedForBy(int device) { return -2 - TimeNs{device}; }

    std::size_t firstExtra(std::size_t opIndex) const
    {
        const auto at =
            std::lower_bound(m_schedule.extra.begin(), m_schedule.extra.end(), opIndex,
                             [](const ExtraDependency& extra, std::size_t index) { return extra.consumer < index; });
        return static_cast<std::size_t>(at - m_schedule.extra.begin());
    }

    void precomputeDurations()
    {
        if (!m_costs.sameForAllMicrobatches())
            return;
        const int stages = m_schedule.stageCount;
        m_duration.resize(static_cast<std::size_t>(stages * kOpKinds));
        for (int s = 0; s < stages; ++s)
            for (int k = 0; k < kOpKinds; ++k)
                m_duration[static_cast<std::size_t>(s * kOpKinds + k)] =
                    m_costs.durationNs(makeOp(s, static_cast<OpKind>(k), 0));
        m_transferNs = m_costs.transferDurationNs(MicrobatchId(0));
    }

    TimeNs duration(std::span<const Op> unit) const
    {
        const Op& op = unit.front();
        if (unit.size() == 1 && !m_duration.empty())
            return m_duration[op.stage.index() * kOpKinds + static_cast<std::size_t>(op.kind)];
        return m_costs.unitDurationNs(unit);
    }

    /// Weight gradients have no place: nothing in another op's needs asks for them.
    std::size_t place(Output output, int stage, int microbatch) const
    {
        return (output == Output::Activation ? 0 : m_gradients) + static_cast<std::size_t>(stage) * m_span +
               static_cast<std::size_t>(microbatch);
    }

    /// Puts the device on the list of those that wait for `place`.
    void wait(TimeNs& open, int device)
    {
        m_devices[static_cast<std::size_t>(device)].nextWaiter = open == kNotDone ? -1 : static_cast<int>(-2 - open);
        open = waitedForBy(device);
    }

    void finish(TimeNs& open, TimeNs atNs)
    {
        int waiter = open == kNotDone ? -1 : static_cast<int>(-2 - open);
        open = atNs;
        while (waiter >= 0) {
            m_runnable.push_back(waiter);
            waiter = m_devices[static_cast<std::size_t>(waiter)].nextWaiter;
        }
    }

    /// When all needs of `op` have arrived at `device`, later than `readyNs`; false if one is not done (then the device
    /// waits for it).
    bool needsArrived(const Op& op, int device, TimeNs& readyNs)
    {
        for (const Need& need : needsOf(op, m_schedule.stageCount)) {
            const std::size_t at = place(need.output, need.stage, need.microbatch);
            TimeNs doneNs = m_doneNs[at];
            if (doneNs < 0) {
                wait(m_doneNs[at], device);
                return false;
            }
            const int by =
                m_doneBy.empty() ? m_schedule.stageDevice[static_cast<std::size_t>(need.stage)].value() : m_doneBy[at];
            if (by != device)
                doneNs += m_duration.empty() ? m_costs.transferDurationNs(MicrobatchId(need.microbatch)) : m_transferNs;
            readyNs = std::max(readyNs, doneNs);
        }
        return true;
    }

    bool extrasArrived(Device& state, int device, TimeNs& readyNs)
    {
        const std::vector<ExtraDependency>& extras = m_schedule.extra;
        for (std::size_t e = state.nextExtra; e < extras.size() && extras[e].consumer == state.position; ++e) {
            TimeNs& doneNs = m_timeline.endNs[extras[e].producer];
            if (doneNs < 0) {
                wait(doneNs, device);
                return false;
            }
            TimeNs arrivedNs = doneNs;
            if (extras[e].untilArrival && m_rows.deviceOf(extras[e].producer).value() != device)
                arrivedNs += m_costs.transferDurationNs(m_rows.ops[extras[e].producer].microbatch);
            readyNs = std::max(readyNs, arrivedNs);
        }
        return true;
    }

    /// False if the device has nothing left or must wait.
    bool runNextUnit(int device)
    {
        Device& state = m_devices[static_cast<std::size_t>(device)];
        const std::size_t begin = state.position;
        const std::size_t rowEnd = m_rows.rowBegin[static_cast<std::size_t>(device) + 1];
        if (begin >= rowEnd)
            return false;
        std::size_t end = begin + 1;
        while (end < rowEnd && m_rows.ops[end].joinsPrevious)
            ++end;
        TimeNs startNs = state.freeAtNs;
        for (std::size_t i = begin; i < end; ++i)
            if (!needsArrived(m_rows.ops[i], device, startNs))
                return false;
        if (!m_schedule.extra.empty()) {
            if (!extrasArrived(state, device, startNs))
                return false;
            while (state.nextExtra < m_schedule.extra.size() && m_schedule.extra[state.nextExtra].consumer < end)
                ++state.nextExtra;
        }
        const TimeNs endNs = startNs + duration(std::span(m_rows.ops).subspan(begin, end - begin));
        for (std::size_t i = begin; i < end; ++i) {
            const Op& op = m_rows.ops[i];
            m_timeline.startNs[i] = startNs;
            finish(m_timeline.endNs[i], endNs);
            if (op.kind == OpKind::BackwardWeight)
                continue;
            const std::size_t at = place(outputOf(op.kind), op.stage.value(), op.microbatch.value());
            finish(m_doneNs[at], endNs);
            if (!m_doneBy.empty())
                m_doneBy[at] = device;
        }
        state.freeAtNs = endNs;
        state.position = end;
        m_completed += end - begin;
        return true;
    }

    void recordTransfers()
    {
        if (!m_costs.transfersTakeTime())
            return;
        const OpTable table(m_schedule);
        for (int d = 0; d < m_schedule.deviceCount(); ++d) {
            const std::size_t rowBegin = m_rows.rowBegin[static_cast<std::size_t>(d)];
            const std::size_t rowEnd = m_rows.rowBegin[static_cast<std::size_t>(d) + 1];
            for (std::size_t i = rowBegin; i < rowEnd; ++i) {
                const auto receiver = receiverOf(m_rows.ops[i], m_schedule.stageCount);
                const std::uint32_t consumer = receiver ? table.find(*receiver) : OpTable::kNone;
                if (consumer == OpTable::kNone || (consumer >= rowBegin && consumer < rowEnd))
                    continue;
                const TimeNs startNs = m_timeline.endNs[i];
                m_timeline.transfers.push_back(
                    {i, consumer, startNs, startNs + m_costs.transferDurationNs(m_rows.ops[i].microbatch)});
            }
        }
    }

    const Schedule& m_schedule;
    const OpRows& m_rows;
    const OpCosts& m_costs;
    std::size_t m_span;
    std::size_t m_gradients;  ///< where the places of gradients begin
    std::vector<Device> m_devices;
    Timeline m_timeline;
    std::vector<TimeNs> m_doneNs;    ///< by place()
    std::vector<int> m_doneBy;       ///< by place(); empty where each stage has one device
    std::vector<int> m_runnable;     ///< a stack of devices
    std::vector<TimeNs> m_duration;  ///< by stage and kind; empty where microbatches differ
    TimeNs m_transferNs = 0;
    std::size_t m_completed = 0;
};

}  // namespace

Result<Timeline> simulate(const Schedule& schedule, const OpCosts& costs, const JobControl& control)
{
    if (costs.blockingTransfers && costs.transfersTakeTime())
        return simulateBlocking(schedule, costs, control);
    return ListSimulation(schedule, costs).run(control);
}

}  // namespace bubblescope
