// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/flowmodel.h"

#include <algorithm>
#include <utility>

namespace bubblescope {

namespace {

void sortIfNeeded(std::vector<TimeNs>& times)
{
    if (!std::is_sorted(times.begin(), times.end()))
        std::sort(times.begin(), times.end());
}

/// How many of the ascending instants have come.
int countUntil(const std::vector<TimeNs>& times, TimeNs atNs)
{
    return static_cast<int>(std::upper_bound(times.begin(), times.end(), atNs) - times.begin());
}

/// Position in the row of the first op that starts after `atNs`.
std::size_t firstAfter(const Timeline::Row& row, TimeNs atNs)
{
    return static_cast<std::size_t>(std::upper_bound(row.startNs.begin(), row.startNs.end(), atNs) -
                                    row.startNs.begin());
}

/// The op whose output `op` waits for to join its stage's queue; kNone for what the batch or the stage itself gives.
std::uint32_t feederOf(const Run& run, const Op& op)
{
    const int stage = op.stage.value();
    const int microbatch = op.microbatch.value();
    if (op.kind == OpKind::Forward)
        return run.table.find({Output::Activation, stage - 1, microbatch});
    if (!givesInputGradient(op.kind))
        return OpTable::kNone;
    if (stage + 1 == run.schedule.stageCount)
        return run.table.find({Output::Activation, stage, microbatch});
    return run.table.find({Output::InputGradient, stage + 1, microbatch});
}

const Transfer* transferBetween(const Timeline& timeline, std::size_t producer, std::size_t consumer)
{
    auto sent = std::lower_bound(timeline.transfers.begin(), timeline.transfers.end(), producer,
                                 [](const Transfer& t, std::size_t wanted) { return t.producer < wanted; });
    for (; sent != timeline.transfers.end() && sent->producer == producer; ++sent)
        if (sent->consumer == consumer)
            return &*sent;
    return nullptr;
}

}  // namespace

FlowModel::FlowModel(std::shared_ptr<const Run> run)
    : m_run(std::move(run))
{
    if (!m_run)
        return;
    const Schedule& schedule = m_run->schedule;
    const Timeline& timeline = m_run->timeline;
    m_hasBackward = m_run->hasBackward();
    m_devices.resize(static_cast<std::size_t>(schedule.stageCount));
    if (schedule.oneDevicePerStage) {
        for (std::size_t s = 0; s < m_devices.size(); ++s)
            m_devices[s] = {schedule.stageDevice[s]};
    } else {
        for (int d = 0; d < schedule.deviceCount(); ++d)
            for (const StageId stage : schedule.stagesOf(DeviceId(d)))
                m_devices[stage.index()].push_back(DeviceId(d));
    }
    for (int m = 0; m < schedule.microbatchSpan; ++m) {
        const std::uint32_t in = m_run->table.find({Output::Activation, 0, m});
        const std::uint32_t through = m_run->table.find({Output::Activation, schedule.stageCount - 1, m});
        const std::uint32_t back = m_run->table.find({Output::InputGradient, 0, m});
        const std::uint32_t last = m_hasBackward ? back : through;
        if (in != OpTable::kNone)
            m_enteredNs.push_back(timeline.startNs[in]);
        if (through != OpTable::kNone)
            m_forwardDoneNs.push_back(timeline.endNs[through]);
        if (last != OpTable::kNone)
            m_finishedNs.push_back(timeline.endNs[last]);
    }
    for (std::vector<TimeNs>* times : {&m_enteredNs, &m_forwardDoneNs, &m_finishedNs})
        sortIfNeeded(*times);
    for (const Transfer& transfer : timeline.transfers)
        m_longestWayNs = std::max(m_longestWayNs, transfer.endNs - timeline.endNs[transfer.producer]);
    for (const StageFigures& stage : m_run->analysis.stages)
        m_peakQueue = std::max({m_peakQueue, stage.peakForwardQueue, stage.peakBackwardQueue});
}

FlowToken FlowModel::tokenFor(std::size_t op) const
{
    const Timeline& timeline = m_run->timeline;
    const Op& what = timeline.rows->ops[op];
    FlowToken token;
    token.microbatch = what.microbatch.value();
    token.kind = what.kind;
    token.op = op;
    token.startNs = timeline.startNs[op];
    token.endNs = timeline.endNs[op];
    if (const std::uint32_t feeder = feederOf(*m_run, what); feeder != OpTable::kNone) {
        const Transfer* transfer = transferBetween(timeline, feeder, op);
        token.departedNs = transfer ? transfer->startNs : timeline.endNs[feeder];
        token.arrivedNs = transfer ? transfer->endNs : timeline.endNs[feeder];
    }
    return token;
}

void FlowModel::addWorking(FlowStage& stage, DeviceId device, TimeNs atNs) const
{
    const Timeline::Row row = m_run->timeline.row(device);
    const std::size_t after = firstAfter(row, atNs);
    if (after == 0)
        return;
    std::size_t begin = after - 1;
    while (begin > 0 && row.ops[begin].joinsPrevious)
        --begin;
    for (std::size_t i = begin; i < after; ++i)
        if (row.endNs[i] > atNs && row.ops[i].stage.value() == stage.stage)
            stage.working.push_back(tokenFor(row.firstIndex + i));
}

void FlowModel::addWaiting(FlowQueue& queue, int stage, bool forward, TimeNs atNs, int tokens) const
{
    queue.length = forward ? forwardQueueAt(stage, atNs) : backwardQueueAt(stage, atNs);
    const std::vector<DeviceId>& devices = devicesOf(stage);
    // A stage on two devices may have all of its queue on either.
    const auto wanted = static_cast<std::size_t>(std::min(tokens, queue.length));
    for (const DeviceId device : devices) {
        const Timeline::Row row = m_run->timeline.row(device);
        const std::size_t from = firstAfter(row, atNs);
        const std::size_t to = std::min(row.ops.size(), from + kMostOpsLookedAt);
        std::size_t found = 0;
        for (std::size_t i = from; i < to && found < wanted; ++i) {
            const Op& op = row.ops[i];
            if (op.stage.value() != stage || (forward ? op.kind != OpKind::Forward : !givesInputGradient(op.kind)))
                continue;
            const FlowToken token = tokenFor(row.firstIndex + i);
            if (token.arrivedNs < 0 || token.arrivedNs > atNs)
                continue;
            queue.next.push_back(token);
            ++found;
        }
    }
    if (devices.size() > 1) {
        std::stable_sort(queue.next.begin(), queue.next.end(),
                         [](const FlowToken& a, const FlowToken& b) { return a.startNs < b.startNs; });
        queue.next.resize(std::min(queue.next.size(), wanted));
    }
}

void FlowModel::addArriving(FlowStage& stage, int from, bool forward, TimeNs atNs) const
{
    const Timeline& timeline = m_run->timeline;
    for (const DeviceId device : devicesOf(from)) {
        const Timeline::Row row = timeline.row(device);
        const std::size_t after = firstAfter(row, atNs);
        const std::size_t oldest = after - std::min(after, kMostOpsLookedAt);
        for (std::size_t i = after; i-- > oldest;) {
            if (row.endNs[i] > atNs)
                continue;
            if (row.endNs[i] + m_longestWayNs <= atNs)
                break;
            const Op& op = row.ops[i];
            if (op.stage.value() != from || (forward ? op.kind != OpKind::Forward : !givesInputGradient(op.kind)))
                continue;
            const Output output = forward ? Output::Activation : Output::InputGradient;
            const std::uint32_t consumer = m_run->table.find({output, stage.stage, op.microbatch.value()});
            if (consumer == OpTable::kNone)
                continue;
            const FlowToken token = tokenFor(consumer);
            if (token.arrivedNs > atNs)
                stage.arriving.push_back(token);
        }
    }
}

FlowState FlowModel::stateAt(TimeNs atNs, int first, int end, int tokens) const
{
    FlowState state;
    state.atNs = atNs;
    if (!m_run)
        return state;
    state.notEntered = static_cast<int>(m_enteredNs.size()) - countUntil(m_enteredNs, atNs);
    state.forwardDone = countUntil(m_forwardDoneNs, atNs);
    state.finished = countUntil(m_finishedNs, atNs);
    const int stages = stageCount();
    first = std::clamp(first, 0, stages);
    end = std::clamp(end, first, stages);
    state.stages.reserve(static_cast<std::size_t>(end - first));
    for (int s = first; s < end; ++s) {
        FlowStage& stage = state.stages.emplace_back();
        stage.stage = s;
        for (const DeviceId device : devicesOf(s))
            addWorking(stage, device, atNs);
        addWaiting(stage.forward, s, true, atNs, tokens);
        addWaiting(stage.backward, s, false, atNs, tokens);
        if (m_longestWayNs > 0) {
            if (s > 0)
                addArriving(stage, s - 1, true, atNs);
            if (s + 1 < stages)
                addArriving(stage, s + 1, false, atNs);
            std::stable_sort(stage.arriving.begin(), stage.arriving.end(),
                             [](const FlowToken& a, const FlowToken& b) { return a.arrivedNs < b.arrivedNs; });
        }
    }
    if (first == 0 && end > 0 && state.notEntered > 0)
        addEntering(state, tokens);
    return state;
}

void FlowModel::addEntering(FlowState& state, int tokens) const
{
    for (const DeviceId device : devicesOf(0)) {
        const Timeline::Row row = m_run->timeline.row(device);
        const std::size_t from = firstAfter(row, state.atNs);
        const std::size_t to = std::min(row.ops.size(), from + kMostOpsLookedAt);
        int found = 0;
        for (std::size_t i = from; i < to && found < tokens; ++i) {
            if (row.ops[i].kind != OpKind::Forward || row.ops[i].stage.value() != 0)
                continue;
            state.entering.push_back(tokenFor(row.firstIndex + i));
            ++found;
        }
    }
    std::stable_sort(state.entering.begin(), state.entering.end(),
                     [](const FlowToken& a, const FlowToken& b) { return a.startNs < b.startNs; });
    state.entering.resize(std::min(state.entering.size(), static_cast<std::size_t>(tokens)));
}

int FlowModel::forwardQueueAt(int stage, TimeNs atNs) const
{
    return m_run->analysis.queues[static_cast<std::size_t>(stage)].forward.at(atNs);
}

int FlowModel::backwardQueueAt(int stage, TimeNs atNs) const
{
    return m_run->analysis.queues[static_cast<std::size_t>(stage)].backward.at(atNs);
}

LongestQueues FlowModel::longestQueuesAt(TimeNs atNs) const
{
    LongestQueues longest;
    for (int s = 0; s < stageCount(); ++s) {
        longest.forward = std::max(longest.forward, forwardQueueAt(s, atNs));
        longest.backward = std::max(longest.backward, backwardQueueAt(s, atNs));
    }
    return longest;
}

}  // namespace bubblescope
