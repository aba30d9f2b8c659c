// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/memorytext.h"

#include "core/model/timens.h"
#include "core/partition/split.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace bubblescope::cli {

namespace {

std::string stateText(const DeviceMemory& device)
{
    return fmt::format("{:>10} {:>10} {:>10}", formatBytes(device.weightBytes), formatBytes(device.gradientBytes),
                       formatBytes(device.optimizerBytes));
}

}  // namespace

std::string formatBytes(std::int64_t bytes)
{
    constexpr std::array<std::string_view, 7> kUnits{"B", "kB", "MB", "GB", "TB", "PB", "EB"};
    constexpr double kStep = 1000;
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    // 999.5 would be rounded to 1000 of this unit.
    while (value >= 999.5 && unit + 1 < kUnits.size()) {
        value /= kStep;
        ++unit;
    }
    const int digits = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
    return fmt::format("{:.{}f} {}", value, digits, kUnits[unit]);
}

void writeMemory(Output& out, const MemoryFigures& memory, int mostRows)
{
    if (memory.empty())
        return;
    out << fmt::format("  device {:>10} {:>10} {:>10} {:>11} {:>10}\n", "weights", "gradients", "optimizer",
                       "activations", "peak");
    const int devices = static_cast<int>(memory.devices.size());
    for (int d = 0; d < std::min(devices, mostRows); ++d) {
        const DeviceMemory& device = memory.devices[static_cast<std::size_t>(d)];
        out << fmt::format("  {:>6} {} {:>11} {:>10}{}\n", d, stateText(device),
                           formatBytes(device.peakBytes - device.stateBytes()), formatBytes(device.peakBytes),
                           device.overLimitAtNs < 0 ? std::string()
                                                    : " over the limit from " + formatMs(device.overLimitAtNs) + " on");
    }
    if (devices > mostRows)
        out << fmt::format("  … and {} more devices; --json has all of them\n", devices - mostRows);
    out << fmt::format("  peak {} on device {}", formatBytes(memory.peakBytes()), memory.worstDevice());
    if (memory.limitBytes > 0)
        out << fmt::format(", limit {}: {}", formatBytes(memory.limitBytes),
                           memory.overLimit() ? "does not fit" : "fits");
    out << "\n\n";
}

void writeLayers(Output& out, const Scenario& scenario, const Schedule& schedule, const Split& split)
{
    if (split.empty() || !scenario.partition)
        return;
    const std::vector<ModelLayer> layers = layersToSplit(*scenario.partition);
    const bool halves = layers.size() != scenario.partition->layers.size();
    std::string counts;
    int heaviest = 0;
    const StageTimes times(layers, schedule.hasBackward() ? SplitTime::ForwardAndBackward : SplitTime::Forward);
    TimeNs longest = -1;
    TimeNs shortest = INT64_MAX;
    for (int s = 0; s < schedule.stageCount; ++s) {
        const int first = split[static_cast<std::size_t>(s)];
        const int last = split[static_cast<std::size_t>(s) + 1];
        counts += (s == 0 ? "" : "+") + std::to_string(last - first);
        const TimeNs ns = times.stageNs(first, last, slowdownOf(scenario, s));
        if (ns > longest) {
            longest = ns;
            heaviest = s;
        }
        shortest = std::min(shortest, ns);
    }
    out << fmt::format("  {} in each stage: {}; ", halves ? "pieces of layers (a divisible one is two)" : "layers",
                       counts);
    if (shortest == longest)
        out << fmt::format("every stage takes {} a microbatch\n\n", formatMs(longest));
    else
        out << fmt::format("stage {} takes longest, {} a microbatch, and sets the pace\n\n", heaviest,
                           formatMs(longest));
}

}  // namespace bubblescope::cli
