// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/capabilities.h"

#include "core/live/cpubackend.h"
#include "core/live/cpuwork.h"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>

namespace bubblescope::worker {

namespace {

/// "AMD EPYC 9B14", where Linux tells.
std::string processorName()
{
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        const std::size_t colon = line.find(": ");
        if (line.rfind("model name", 0) == 0 && colon != std::string::npos)
            return line.substr(colon + 2);
    }
    return {};
}

live::Capability untried(live::Capability one)
{
    one.detail += fmt::format("; {}", live::kUntried);
    return one;
}

}  // namespace

live::Capability cpuCapability()
{
    const int cores = live::usableCores();
    const std::string name = processorName();
    return {"cpu", true,
            fmt::format("{} {}{}{}; up to {} devices", cores, cores == 1 ? "core" : "cores", name.empty() ? "" : ", ",
                        name, live::kMostCpuDevices)};
}

live::Capability ranksCapability()
{
    return {"ranks", true,
            fmt::format("several processes, from torchrun, Open MPI, Slurm or flags; between them TCP; on several "
                        "hosts {}",
                        live::kUntried)};
}

std::vector<live::Capability> capabilities(const GpuLoad& gpu)
{
    std::vector<live::Capability> all{
        cpuCapability(),
        {"paced", true, "waiting instead of computing; exact durations, also with fewer cores than devices"},
        ranksCapability()};
    if (gpu.module == nullptr) {
        all.push_back(untried({"cuda", false, "no GPU module: " + gpu.reason}));
        all.push_back(untried({"nccl", false, "comes with the GPU module"}));
        return all;
    }
    for (live::Capability& one : gpu.module->probe())
        all.push_back(untried(std::move(one)));
    return all;
}

std::string capabilityTable(const std::vector<live::Capability>& all)
{
    std::size_t width = 0;
    for (const live::Capability& one : all)
        width = std::max(width, one.name.size());
    std::string table;
    for (const live::Capability& one : all)
        table += fmt::format("{:<{}}  {:<3}  {}\n", one.name, width, one.available ? "yes" : "no", one.detail);
    return table;
}

}  // namespace bubblescope::worker
