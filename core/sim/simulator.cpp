// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/sim/countable.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <array>

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
        , m_stride(strideFor(schedule.microbatchSpan))
        , m_devices(static_cast<std::size_t>(schedule.deviceCount()))
    {
        const std::size_t places = static_cast<std::size_t>(schedule.stageCount) * m_stride;
        m_doneNs.assign(places, kNotDone);
        if (!schedule.oneDevicePerStage)
            m_doneBy.assign(places, 0);
        for (std::size_t d = 0; d < m_devices.size(); ++d) {
            m_devices[d].position = m_rows.rowBegin[d];
            m_devices[d].nextExtra = firstExtra(m_rows.rowBegin[d]);
        }
        for (int d = schedule.deviceCount() - 1; d >= 0; --d)
            m_runnable.push_back(d);
        gatherStageFacts();
        m_timeline.rows = schedule.rows;
        m_timeline.startNs.resize(m_rows.ops.size());
        m_timeline.endNs.resize(m_rows.ops.size());
        if (!m_plain)
            std::fill(m_timeline.endNs.begin(), m_timeline.endNs.end(), kNotDone);
    }

    Result<Timeline> run(const JobControl& control)
    {
        const auto opCount = static_cast<double>(m_rows.ops.size());
        std::size_t polledAt = 0;
        while (!m_runnable.empty()) {
            const int device = m_runnable.back();
            m_runnable.pop_back();
            while (m_plain ? runPlain(device) : runNextUnit(device)) {
            }
            if (m_completed - polledAt < kOpsPerPoll)
                continue;
            polledAt = m_completed;
            if (control.stopped())
                return Error{};
            control.report(0.6 * static_cast<double>(m_completed) / opCount);
        }
        if (m_plain && !writePlainTimes(control.part(0.6, 0.8)))
            return Error{};
        if (m_completed < m_rows.ops.size())
            return cannotFinish(m_schedule, OpTable(m_schedule), positionsOf(m_devices), m_timeline);
        if (!recordTransfers(control.part(0.8, 1)))
            return Error{};
        return std::move(m_timeline);
    }

private:
    struct Device {
        std::size_t position = 0;  ///< of the next op
        TimeNs freeAtNs = 0;
        std::size_t nextExtra = 0;  ///< first extra dependency whose consumer is not before `position`
        int nextWaiter = -1;        ///< another device that waits for the same
    };

    /// For runPlain().
    struct StageFacts {
        std::size_t place = 0;  ///< of its first activation
        std::array<TimeNs, kOpKinds> durationNs{};
        TimeNs fromBeforeNs = 0;  ///< transfer from the stage before
        TimeNs fromAfterNs = 0;
        bool hasAfter = false;
    };

    // A place for an end time that is still open holds kNotDone, or −2 − d if device d waits for it.
    static constexpr TimeNs waitedForBy(int device) { return -2 - TimeNs{device}; }

    /// Two places a microbatch, and an odd number of cache lines, so that the places that all devices use at one time
    /// do not crowd into a few cache sets, as they do where M is a power of two.
    static std::size_t strideFor(int microbatches)
    {
        constexpr std::size_t kPerLine = 8;
        return ((2 * static_cast<std::size_t>(microbatches) / kPerLine + 1) | 1) * kPerLine;
    }

    std::size_t firstExtra(std::size_t opIndex) const
    {
        const auto at =
            std::lower_bound(m_schedule.extra.begin(), m_schedule.extra.end(), opIndex,
                             [](const ExtraDependency& extra, std::size_t index) { return extra.consumer < index; });
        return static_cast<std::size_t>(at - m_schedule.extra.begin());
    }

    void gatherStageFacts()
    {
        m_plain = m_costs.sameForAllMicrobatches() && m_schedule.oneDevicePerStage && m_schedule.extra.empty();
        if (!m_plain)
            return;
        const TimeNs transferNs = m_costs.transferDurationNs(MicrobatchId(0));
        const std::vector<DeviceId>& holder = m_schedule.stageDevice;
        m_stages.resize(static_cast<std::size_t>(m_schedule.stageCount));
        for (std::size_t s = 0; s < m_stages.size(); ++s) {
            StageFacts& stage = m_stages[s];
            stage.place = s * m_stride;
            stage.hasAfter = s + 1 < m_stages.size();
            for (int k = 0; k < kOpKinds; ++k)
                stage.durationNs[static_cast<std::size_t>(k)] =
                    m_costs.durationNs(makeOp(static_cast<int>(s), static_cast<OpKind>(k), 0));
            stage.fromBeforeNs = s > 0 && holder[s - 1] != holder[s] ? transferNs : 0;
            stage.fromAfterNs = stage.hasAfter && holder[s + 1] != holder[s] ? transferNs : 0;
        }
    }

    /// The activation and the gradient of a stage and microbatch side by side: a backward looks at both. Weight
    /// gradients have no place: nothing in another op's needs asks for them.
    std::size_t place(Output output, int stage, int microbatch) const
    {
        return static_cast<std::size_t>(stage) * m_stride + 2 * static_cast<std::size_t>(microbatch) +
               (output == Output::Activation ? 0 : 1);
    }

    /// Puts the device on the list of those that wait for `place`.
    void wait(TimeNs& open, int device)
    {
        m_devices[static_cast<std::size_t>(device)].nextWaiter = open == kNotDone ? -1 : static_cast<int>(-2 - open);
        open = waitedForBy(device);
    }

    void finish(TimeNs& open, TimeNs atNs)
    {
        if (open != kNotDone)
            wake(open);
        open = atNs;
    }

    /// Takes up again all devices that wait for `open`.
    void wake(TimeNs open)
    {
        for (int waiter = static_cast<int>(-2 - open); waiter >= 0;
             waiter = m_devices[static_cast<std::size_t>(waiter)].nextWaiter)
            m_runnable.push_back(waiter);
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
                doneNs += m_costs.transferDurationNs(MicrobatchId(need.microbatch));
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
        const TimeNs endNs = startNs + m_costs.unitDurationNs(std::span(m_rows.ops).subspan(begin, end - begin));
        for (std::size_t i = begin; i < end; ++i) {
            const Op& op = m_rows.ops[i];
            m_timeline.startNs[i] = startNs;
            if (m_schedule.extra.empty())
                m_timeline.endNs[i] = endNs;
            else
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

    /// The same for a stretch of ops on their own, where each stage has one device, microbatches are alike and there
    /// are no extra dependencies: most of what is simulated. At most kOpsPerPoll ops at a time. It notes only when each
    /// output is done; writePlainTimes() makes starts and ends of that, one row after another, since all devices'
    /// places in the timeline, at one time, crowd into a few cache sets.
    bool runPlain(int device)
    {
        Device& state = m_devices[static_cast<std::size_t>(device)];
        const std::size_t first = state.position;
        const std::size_t end = std::min(m_rows.rowBegin[static_cast<std::size_t>(device) + 1], first + kOpsPerPoll);
        const Op* const ops = m_rows.ops.data();
        TimeNs* const done = m_doneNs.data();
        std::size_t position = first;
        TimeNs nowNs = state.freeAtNs;
        TimeNs* open = nullptr;  ///< what the device must wait for
        for (; position < end; ++position) {
            const Op op = ops[position];
            if (op.joinsPrevious || (position + 1 < m_rows.ops.size() && ops[position + 1].joinsPrevious))
                break;
            const StageFacts& stage = m_stages[op.stage.index()];
            TimeNs* const forward = done + stage.place + 2 * op.microbatch.index();
            TimeNs* const gradient = forward + 1;
            TimeNs arrivedNs = 0;
            TimeNs* output = nullptr;
            if (op.kind == OpKind::Forward) {
                output = forward;
                if (stage.place > 0) {
                    open = forward - m_stride;
                    arrivedNs = *open + stage.fromBeforeNs;
                }
            } else if (op.kind == OpKind::BackwardWeight) {
                open = gradient;
                arrivedNs = *open;
            } else {
                output = gradient;
                open = forward;
                arrivedNs = *open;
                if (*open >= 0 && stage.hasAfter) {
                    open = gradient + m_stride;
                    arrivedNs = std::max(arrivedNs, *open + stage.fromAfterNs);
                }
            }
            if (open && *open < 0)
                break;
            open = nullptr;
            nowNs = std::max(nowNs, arrivedNs) + stage.durationNs[static_cast<std::size_t>(op.kind)];
            if (output)
                finish(*output, nowNs);
        }
        state.position = position;
        state.freeAtNs = nowNs;
        m_completed += position - first;
        if (open) {
            wait(*open, device);
            return false;
        }
        if (position > first)
            return true;
        return runNextUnit(device);
    }

    /// The starts and ends of what runPlain() has done; runNextUnit() has written those of overlapped units. False if
    /// stopped.
    bool writePlainTimes(const JobControl& control)
    {
        JobSteps steps(control, m_rows.ops.size());
        for (std::size_t d = 0; d < m_devices.size(); ++d) {
            TimeNs nowNs = 0;
            const std::size_t end = m_devices[d].position;
            for (std::size_t i = m_rows.rowBegin[d]; i < end; ++i) {
                if (steps.stopAt(i))
                    return false;
                const Op op = m_rows.ops[i];
                if (op.joinsPrevious || (i + 1 < end && m_rows.ops[i + 1].joinsPrevious)) {
                    nowNs = m_timeline.endNs[i];
                    continue;
                }
                const StageFacts& stage = m_stages[op.stage.index()];
                const TimeNs durationNs = stage.durationNs[static_cast<std::size_t>(op.kind)];
                const TimeNs doneNs =
                    m_doneNs[stage.place + 2 * op.microbatch.index() + (op.kind == OpKind::Forward ? 0 : 1)];
                nowNs = op.kind == OpKind::BackwardWeight ? std::max(nowNs, doneNs) + durationNs : doneNs;
                m_timeline.startNs[i] = nowNs - durationNs;
                m_timeline.endNs[i] = nowNs;
            }
            const auto left = m_timeline.endNs.begin() + static_cast<std::ptrdiff_t>(end);
            std::fill(left, m_timeline.endNs.begin() + static_cast<std::ptrdiff_t>(m_rows.rowBegin[d + 1]), kNotDone);
        }
        return true;
    }

    /// False if stopped.
    bool recordTransfers(const JobControl& control)
    {
        if (!m_costs.transfersTakeTime())
            return true;
        const OpTable table(m_schedule, control.part(0, 0.5));
        const JobControl scan = control.part(0.5, 1);
        JobSteps steps(scan, m_rows.ops.size());
        for (int d = 0; d < m_schedule.deviceCount(); ++d) {
            const std::size_t rowBegin = m_rows.rowBegin[static_cast<std::size_t>(d)];
            const std::size_t rowEnd = m_rows.rowBegin[static_cast<std::size_t>(d) + 1];
            for (std::size_t i = rowBegin; i < rowEnd; ++i) {
                if (steps.stopAt(i))
                    return false;
                const auto receiver = receiverOf(m_rows.ops[i], m_schedule.stageCount);
                const std::uint32_t consumer = receiver ? table.find(*receiver) : OpTable::kNone;
                if (consumer == OpTable::kNone || (consumer >= rowBegin && consumer < rowEnd))
                    continue;
                const TimeNs startNs = m_timeline.endNs[i];
                m_timeline.transfers.push_back(
                    {i, consumer, startNs, startNs + m_costs.transferDurationNs(m_rows.ops[i].microbatch)});
            }
        }
        return true;
    }

    const Schedule& m_schedule;
    const OpRows& m_rows;
    const OpCosts& m_costs;
    std::size_t m_stride;  ///< places of one stage
    std::vector<Device> m_devices;
    Timeline m_timeline;
    LargeVector<TimeNs> m_doneNs;      ///< by place()
    std::vector<int> m_doneBy;         ///< by place(); empty where each stage has one device
    std::vector<int> m_runnable;       ///< a stack of devices
    std::vector<StageFacts> m_stages;  ///< only where m_plain
    bool m_plain = false;
    std::size_t m_completed = 0;
};

}  // namespace

Result<Timeline> simulate(const Schedule& schedule, const OpCosts& costs, const JobControl& control)
{
    if (std::optional<Error> error = uncountable(schedule, costs))
        return *std::move(error);
    Result<Timeline> timeline = costs.blockingTransfers && costs.transfersTakeTime()
                                    ? simulateBlocking(schedule, costs, control)
                                    : ListSimulation(schedule, costs).run(control);
    if (timeline.ok())
        if (std::optional<Error> error = uncountable(timeline.value()))
            return *std::move(error);
    return timeline;
}

}  // namespace bubblescope
