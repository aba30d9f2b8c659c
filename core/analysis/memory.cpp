// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/memory.h"

#include "core/analysis/iterations.h"

#include <algorithm>
#include <cstddef>

namespace bubblescope {
namespace {

using Step = DeviceMemory::Step;

/// Bytes of a microbatch in a stage.
class ActivationBytes {
public:
    ActivationBytes(const std::vector<StageMemory>& stages, const OpCosts& costs)
        : m_stages(stages)
        , m_shareOf(costs.shareOf)
    {
        for (const std::int64_t share : m_shareOf)
            m_largestShare = std::max(m_largestShare, share);
    }

    [[nodiscard]] std::int64_t of(const Op& op) const
    {
        const std::int64_t bytes = m_stages[op.stage.index()].activationBytes;
        if (m_shareOf.empty() || m_shareOf[op.microbatch.index()] == m_largestShare)
            return bytes;
        const double share =
            static_cast<double>(m_shareOf[op.microbatch.index()]) / static_cast<double>(m_largestShare);
        return static_cast<std::int64_t>(static_cast<double>(bytes) * share);
    }

private:
    const std::vector<StageMemory>& m_stages;
    const std::vector<std::int64_t>& m_shareOf;
    std::int64_t m_largestShare = 1;
};

/// The device that ran the forward of each (stage, microbatch) holds its activation, wherever the backward runs.
std::vector<int> forwardDevices(const Schedule& schedule)
{
    const OpRows& rows = *schedule.rows;
    const auto span = static_cast<std::size_t>(schedule.microbatchSpan);
    std::vector<int> devices(static_cast<std::size_t>(schedule.stageCount) * span, -1);
    for (int d = 0; d < rows.deviceCount(); ++d)
        for (const Op& op : rows.row(DeviceId(d)))
            if (op.kind == OpKind::Forward)
                devices[op.stage.index() * span + op.microbatch.index()] = d;
    return devices;
}

/// Changes of each device, in no order of time.
std::vector<std::vector<Step>> changesOf(const Schedule& schedule, const Timeline& timeline,
                                         const ActivationBytes& bytes, const JobControl& control)
{
    const bool trained = schedule.hasBackward();
    const auto span = static_cast<std::size_t>(schedule.microbatchSpan);
    const std::vector<int> holders = forwardDevices(schedule);
    std::vector<std::vector<Step>> changes(static_cast<std::size_t>(timeline.deviceCount()));
    for (int d = 0; d < timeline.deviceCount() && !control.stopped(); ++d) {
        const Timeline::Row row = timeline.row(DeviceId(d));
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            const Op& op = row.ops[i];
            const int holder = holders[op.stage.index() * span + op.microbatch.index()];
            const bool frees = op.kind == OpKind::Backward || op.kind == OpKind::BackwardWeight;
            if (op.kind == OpKind::Forward)
                changes[static_cast<std::size_t>(d)].push_back({row.startNs[i], bytes.of(op)});
            if (holder >= 0 && (frees || !trained))
                changes[static_cast<std::size_t>(holder)].push_back({row.endNs[i], -bytes.of(op)});
        }
    }
    return changes;
}

void accumulateSteps(std::vector<Step> changes, DeviceMemory& device)
{
    std::sort(changes.begin(), changes.end(), [](const Step& a, const Step& b) { return a.atNs < b.atNs; });
    std::int64_t bytes = device.stateBytes();
    device.steps.push_back({0, bytes});
    for (std::size_t i = 0; i < changes.size();) {
        const TimeNs atNs = changes[i].atNs;
        for (; i < changes.size() && changes[i].atNs == atNs; ++i)
            bytes += changes[i].bytes;
        if (atNs == 0)
            device.steps.back().bytes = bytes;
        else if (bytes != device.steps.back().bytes)
            device.steps.push_back({atNs, bytes});
    }
    device.steps.shrink_to_fit();
}

void findPeak(DeviceMemory& device, std::int64_t limitBytes)
{
    device.peakBytes = device.stateBytes();
    for (const Step& step : device.steps) {
        if (step.bytes > device.peakBytes) {
            device.peakBytes = step.bytes;
            device.peakAtNs = step.atNs;
        }
        if (limitBytes > 0 && step.bytes > limitBytes && device.overLimitAtNs < 0)
            device.overLimitAtNs = step.atNs;
    }
}

}  // namespace

std::int64_t DeviceMemory::at(TimeNs timeNs) const
{
    const auto after = std::upper_bound(steps.begin(), steps.end(), timeNs,
                                        [](TimeNs ns, const Step& step) { return ns < step.atNs; });
    return after == steps.begin() ? stateBytes() : (after - 1)->bytes;
}

int MemoryFigures::worstDevice() const
{
    const auto worst =
        std::max_element(devices.begin(), devices.end(),
                         [](const DeviceMemory& a, const DeviceMemory& b) { return a.peakBytes < b.peakBytes; });
    return static_cast<int>(worst - devices.begin());
}

std::int64_t MemoryFigures::peakBytes() const
{
    return devices.empty() ? 0 : devices[static_cast<std::size_t>(worstDevice())].peakBytes;
}

MemoryFigures memoryFigures(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs,
                            const Timeline& timeline, const JobControl& control)
{
    MemoryFigures figures;
    figures.limitBytes = scenario.memoryLimitBytes;
    figures.stages = stageMemory(scenario, costs.split, schedule.stageCount, schedule.hasBackward());
    if (figures.stages.empty())
        return figures;
    std::vector<std::vector<Step>> changes =
        changesOf(schedule, timeline, ActivationBytes(figures.stages, costs), control);
    figures.devices.resize(changes.size());
    for (std::size_t d = 0; d < changes.size() && !control.stopped(); ++d) {
        DeviceMemory& device = figures.devices[d];
        for (const StageId stage : schedule.stagesOf(DeviceId(static_cast<int>(d)))) {
            device.weightBytes += figures.stages[stage.index()].weightBytes;
            device.gradientBytes += figures.stages[stage.index()].gradientBytes;
            device.optimizerBytes += figures.stages[stage.index()].optimizerBytes;
        }
        if (schedule.asynchronous)
            device.weightBytes *= mostWeightVersions(schedule, DeviceId(static_cast<int>(d)));
        accumulateSteps(std::move(changes[d]), device);
        findPeak(device, figures.limitBytes);
    }
    return figures;
}

}  // namespace bubblescope
