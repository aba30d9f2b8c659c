// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/streamrecords.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace bubblescope::live {

void IntervalCollector::setPlan(std::shared_ptr<const LivePlan> plan)
{
    m_plan = std::move(plan);
    m_table = OpTable(m_plan->schedule);
    const std::size_t devices = m_plan->devices.size();
    m_next.assign(devices, 0);
    m_nextTransfer.assign(m_plan->edges.size(), 0);
    m_lastPlace.assign(devices, -1);
    m_run.devices.resize(devices);
    m_run.clocks.resize(devices);
}

bool IntervalCollector::begin(int number, TimeNs startNs, std::vector<double> slowdown)
{
    if (!m_plan)
        return false;
    if (!m_own.empty() && number <= m_own.back()->number) {
        // Made by an interval that overtook the record.
        if (number < m_own.back()->number || !m_own.back()->slowdown.empty())
            return false;
        LiveIteration& iteration = writable(m_own.size() - 1);
        iteration.startNs = std::min(iteration.startNs, startNs);
        iteration.slowdown = std::move(slowdown);
        return true;
    }
    auto iteration = std::make_shared<LiveIteration>();
    iteration->number = number;
    iteration->startNs = startNs;
    iteration->slowdown = std::move(slowdown);
    iteration->devices.resize(m_plan->devices.size());
    m_own.push_back(iteration);
    m_unshared.push_back(true);
    m_run.iterations.push_back(std::move(iteration));
    return true;
}

LiveIteration& IntervalCollector::writable(std::size_t index)
{
    if (!m_unshared[index]) {
        m_own[index] = std::make_shared<LiveIteration>(*m_own[index]);
        m_run.iterations[index] = m_own[index];
        m_unshared[index] = true;
        m_firstUnshared = std::min(m_firstUnshared, index);
    }
    return *m_own[index];
}

void IntervalCollector::shareAll()
{
    std::fill(m_unshared.begin() + static_cast<std::ptrdiff_t>(m_firstUnshared), m_unshared.end(), false);
    m_firstUnshared = m_unshared.size();
}

LiveIteration* IntervalCollector::iterationOf(std::int64_t number, TimeNs startNs)
{
    const std::int64_t last = m_own.empty() ? -1 : m_own.back()->number;
    if (number == last + 1 && number <= std::numeric_limits<int>::max())
        begin(static_cast<int>(number), startNs, {});
    // Nearly always the last one.
    for (std::size_t i = m_own.size(); i-- > 0 && m_own[i]->number >= number;)
        if (m_own[i]->number == number)
            return &writable(i);
    return nullptr;
}

bool IntervalCollector::inSequence(std::int64_t sequence, std::int64_t& next, std::int64_t& missing,
                                   std::int64_t& repeated)
{
    if (sequence < next) {
        ++repeated;
        return false;
    }
    missing = std::min(missing + sequence - next, kMaxStreamNumber);
    next = sequence + 1;
    return true;
}

void IntervalCollector::add(const IntervalEntry& entry)
{
    StreamFaults& faults = m_run.faults;
    if (!m_plan || entry.device < 0 || entry.device >= static_cast<std::int64_t>(m_next.size())) {
        ++faults.badIntervals;
        return;
    }
    const auto device = static_cast<std::size_t>(entry.device);
    if (entry.sequence < m_next[device]) {
        ++faults.repeated;
        return;
    }
    const Schedule& schedule = m_plan->schedule;
    std::uint32_t op = OpTable::kNone;
    if (entry.stage < schedule.stageCount && schedule.microbatchSpan > 0)
        op = m_table.find({outputOf(entry.kind), static_cast<int>(entry.stage),
                           static_cast<int>(entry.microbatch % schedule.microbatchSpan)});
    const OpRows& rows = *schedule.rows;
    if (op == OpTable::kNone || rows.ops[op].kind != entry.kind || op < rows.rowBegin[device] ||
        op >= rows.rowBegin[device + 1]) {
        ++faults.badIntervals;
        return;
    }
    // What was lost is missing in the numbers and in the plan alike. A number that is further ahead than the plan has
    // ops in between is wrong: without a hole in the plan the interval is right all the same, else nothing tells.
    const std::int64_t number = entry.microbatch / schedule.microbatchSpan;
    const auto inIteration = static_cast<std::int64_t>(rows.rowBegin[device + 1] - rows.rowBegin[device]);
    if (number > std::numeric_limits<int>::max()) {  // see iterationOf(); nor would it be safe to multiply
        ++faults.badIntervals;
        return;
    }
    const std::int64_t at = number * inIteration + static_cast<std::int64_t>(op - rows.rowBegin[device]);
    const std::int64_t skipped = at - m_lastPlace[device] - 1;
    const std::int64_t lost = std::min(entry.sequence - m_next[device], std::max<std::int64_t>(skipped, 0));
    const bool wrongNumber = lost != entry.sequence - m_next[device];
    LiveIteration* iteration =
        skipped < 0 || (wrongNumber && skipped > 0) ? nullptr : iterationOf(number, entry.startNs);
    if (iteration == nullptr) {
        ++faults.badIntervals;
        return;
    }
    m_next[device] += lost + 1;
    m_lastPlace[device] = at;
    faults.missing = std::min(faults.missing + lost, kMaxStreamNumber);
    m_run.devices[device].missing += lost;
    place(*iteration, device, op, entry.startNs, entry.startNs + entry.durationNs);
}

void IntervalCollector::place(LiveIteration& iteration, std::size_t device, std::uint32_t op, TimeNs startNs,
                              TimeNs endNs)
{
    DeviceIntervals& intervals = iteration.devices[device];
    LiveDeviceSums& sums = m_run.devices[device];
    const bool joins =
        m_plan->schedule.rows->ops[op].joinsPrevious && !intervals.ops.empty() && intervals.ops.back() + 1 == op;
    const TimeNs leastNs = joins ? intervals.startNs.back() : std::max<TimeNs>(sums.lastEndNs, 0);
    if (joins ? startNs != leastNs || endNs != intervals.endNs.back() : startNs < leastNs)
        ++m_run.faults.adjusted;
    startNs = joins ? leastNs : std::max(startNs, leastNs);
    endNs = joins ? intervals.endNs.back() : std::max(startNs, endNs);
    intervals.ops.push_back(op);
    intervals.startNs.push_back(startNs);
    intervals.endNs.push_back(endNs);
    ++iteration.opCount;
    ++sums.ops;
    sums.lastEndNs = endNs;
    if (!joins)
        sums.busyNs += endNs - startNs;
}

void IntervalCollector::add(const TransferEntry& entry)
{
    StreamFaults& faults = m_run.faults;
    if (!m_plan || entry.edge < 0 || entry.edge >= static_cast<std::int64_t>(m_nextTransfer.size())) {
        ++faults.badIntervals;
        return;
    }
    const auto inSequence = [&] {
        return this->inSequence(entry.sequence, m_nextTransfer[static_cast<std::size_t>(entry.edge)],
                                faults.missingTransfers, faults.repeated);
    };
    if (entry.payload == Payload::Token) {
        static_cast<void>(inSequence());
        return;
    }
    const Schedule& schedule = m_plan->schedule;
    std::uint32_t producer = OpTable::kNone;
    if (entry.stage < schedule.stageCount && schedule.microbatchSpan > 0)
        producer =
            m_table.find({entry.payload == Payload::Activation ? Output::Activation : Output::InputGradient,
                          static_cast<int>(entry.stage), static_cast<int>(entry.microbatch % schedule.microbatchSpan)});
    LiveIteration* iteration =
        producer == OpTable::kNone ? nullptr : iterationOf(entry.microbatch / schedule.microbatchSpan, entry.startNs);
    if (iteration == nullptr) {
        ++faults.badIntervals;
        return;
    }
    if (!inSequence())
        return;
    iteration->transfers.push_back({producer, entry.startNs, entry.startNs + entry.durationNs});
}

void IntervalCollector::settle(const std::vector<std::int64_t>& intervals, const std::vector<std::int64_t>& transfers)
{
    for (std::size_t d = 0; d < std::min(intervals.size(), m_next.size()); ++d) {
        const std::int64_t missing = std::max<std::int64_t>(0, intervals[d] - m_next[d]);
        m_run.devices[d].missing += missing;
        m_run.faults.missing = std::min(m_run.faults.missing + missing, kMaxStreamNumber);
    }
    for (std::size_t e = 0; e < std::min(transfers.size(), m_nextTransfer.size()); ++e)
        m_run.faults.missingTransfers =
            std::min(m_run.faults.missingTransfers + std::max<std::int64_t>(0, transfers[e] - m_nextTransfer[e]),
                     kMaxStreamNumber);
}

}  // namespace bubblescope::live
