// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/memoryseries.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bubblescope {
namespace {

/// So that the peak still fits into a step's int with some six digits.
double unitFor(double peak)
{
    constexpr double kMostSteps = 1e6;
    double unit = 1;
    while (peak / unit > kMostSteps)
        unit *= 10;
    return unit;
}

StepFunction stepsOf(const DeviceMemory& device, double unit)
{
    StepFunction function;
    for (const DeviceMemory::Step& step : device.steps) {
        const int value = static_cast<int>(std::lround(static_cast<double>(step.bytes) / unit));
        if (function.steps.empty() || function.steps.back().value != value)
            function.steps.push_back({step.atNs, value});
    }
    return function;
}

/// GPipe holds every microbatch in every stage, 1F1B as many as there are stages from it to the end.
std::vector<MemoryReference> referencesOf(const Run& run, MemoryUnit unit)
{
    const Schedule& schedule = run.schedule;
    if (schedule.stageCount != schedule.deviceCount() || !schedule.oneDevicePerStage || !schedule.hasBackward() ||
        !run.costs.shareOf.empty())
        return {};
    MemoryReference gpipe{"gpipe"};
    MemoryReference onef1b{"1f1b"};
    const int microbatches = run.scenario.microbatches;
    for (int s = 0; s < schedule.stageCount; ++s) {
        const auto hold = [&](MemoryReference& reference, int held) {
            double peak = held;
            if (unit == MemoryUnit::Bytes) {
                const StageMemory& stage = run.analysis.memory.stages[static_cast<std::size_t>(s)];
                peak = static_cast<double>(stage.stateBytes() + held * stage.activationBytes);
            }
            reference.peak = std::max(reference.peak, peak);
            reference.microbatches = std::max(reference.microbatches, held);
        };
        hold(gpipe, microbatches);
        hold(onef1b, std::min(microbatches, schedule.stageCount - s));
    }
    return {gpipe, onef1b};
}

double baseOf(const MemoryFigures& memory)
{
    const auto least =
        std::min_element(memory.devices.begin(), memory.devices.end(),
                         [](const DeviceMemory& a, const DeviceMemory& b) { return a.stateBytes() < b.stateBytes(); });
    return static_cast<double>(least->stateBytes());
}

}  // namespace

MemorySeries memorySeries(const Run& run, MemoryUnit unit)
{
    const MemoryFigures& memory = run.analysis.memory;
    const bool bytes = unit == MemoryUnit::Bytes;
    MemorySeries series;
    series.unknown = bytes && memory.empty();
    if (series.unknown)
        return series;
    series.devices = static_cast<int>(run.analysis.activations.size());
    std::vector<double> peaks(run.analysis.activations.size());
    for (std::size_t d = 0; d < peaks.size(); ++d)
        peaks[d] = bytes ? static_cast<double>(memory.devices[d].peakBytes) : run.analysis.activations[d].peak();
    for (const double peak : peaks)
        series.peak = std::max(series.peak, peak);
    series.unit = bytes ? unitFor(series.peak) : 1;
    series.limit = bytes ? static_cast<double>(memory.limitBytes) : 0;
    series.base = bytes ? baseOf(memory) : 0;
    series.references = referencesOf(run, unit);

    std::vector<int> order(peaks.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return peaks[static_cast<std::size_t>(a)] > peaks[static_cast<std::size_t>(b)];
    });
    order.resize(std::min(order.size(), static_cast<std::size_t>(kMostMemoryLines)));
    std::sort(order.begin(), order.end());
    for (const int device : order) {
        const auto d = static_cast<std::size_t>(device);
        MemoryLine& line = series.lines.emplace_back();
        line.device = device;
        line.peak = peaks[d];
        line.overLimitAtNs = bytes ? memory.devices[d].overLimitAtNs : -1;
        line.steps = bytes ? stepsOf(memory.devices[d], series.unit) : run.analysis.activations[d];
    }
    return series;
}

}  // namespace bubblescope
