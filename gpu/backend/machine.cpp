// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/machine.h"

#include "gpu/backend/probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

// Shares and memory; machineroutes.cpp has the ways between them.
namespace bubblescope::gpu {
namespace {

using live::LiveFault;

constexpr std::size_t kReserveBytes = std::size_t{64} << 20U;  ///< for CUDA's own needs beside ours

std::string sizeText(std::int64_t bytes)
{
    return bytes < (std::int64_t{1} << 30U) ? fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1 << 20))
                                            : fmt::format("{:.2f} GiB", static_cast<double>(bytes) / (1 << 30));
}

std::string stagesText(const live::Plan& plan, DeviceId device)
{
    std::vector<int> stages;
    for (const Op& op : plan.rows->row(device)) {
        stages.push_back(op.stage.value());
    }
    std::sort(stages.begin(), stages.end());
    stages.erase(std::unique(stages.begin(), stages.end()), stages.end());
    return fmt::format("{} {}", stages.size() == 1 ? "stage" : "stages", fmt::join(stages, ", "));
}

}  // namespace

Machine::Machine(Cuda& cuda, std::shared_ptr<NcclApi> nccl, Job job, const std::stop_token& stop)
    : m_cuda(cuda)
    , m_nccl(std::move(nccl))
    , m_job(std::move(job))
    , m_gpuOfDevice(static_cast<std::size_t>(m_job.plan->deviceCount()), -1)
    , m_shares(m_gpuOfDevice.size())
{
    checkOptions();
    openGpus();
    makeShares();
    allocate();
    makeRoutes();
    connect(stop);
    if (!m_stopped) {
        warmRoutes(stop);
    }
    describe();
}

Machine::~Machine()
{
    if (m_links && !m_cuda.silent()) {
        m_links->close(2 * kNsPerS);
    }
}

void Machine::checkOptions() const
{
    const auto known = [](const std::string& name, const std::string& value, std::initializer_list<const char*> words) {
        if (std::find(words.begin(), words.end(), value) == words.end()) {
            refuse("unsupported", fmt::format("The GPU module knows no {} \"{}\".", name, value),
                   fmt::format("It knows {}.", fmt::join(words, ", ")));
        }
    };
    known("transport", m_job.options.transport, {"auto", "peer", "staged", "nccl"});
    known("partition", m_job.options.partition, {"auto", "green", "quota", "none"});
}

void Machine::openGpus()
{
    int count = 0;
    const Code code = m_cuda.api().deviceCount(count);
    if (code != kSuccess || count == 0) {
        refuse("unsupported", "No GPU can be used: " + whyNoGpu(m_cuda.api(), code == kSuccess ? kNoDevice : code),
               adviceFor(code));
    }
    std::vector<int> chosen = m_job.options.gpus;
    if (chosen.empty()) {
        chosen = gpusOfProcess(count, m_job.options.localRank, m_job.options.localSize);
    }
    for (const int gpu : chosen) {
        if (gpu < 0 || gpu >= count) {
            refuse("unsupported", fmt::format("There is no GPU {}: this machine has {}.", gpu, count));
        }
    }
    std::vector<std::size_t> here;
    for (int d = 0; d < m_job.plan->deviceCount(); ++d) {
        if (m_job.placement.isLocal(DeviceId(d))) {
            here.push_back(static_cast<std::size_t>(d));
        }
    }
    const std::vector<int> dealt = dealDevices(static_cast<int>(here.size()), chosen);
    for (std::size_t i = 0; i < here.size(); ++i) {
        auto at = std::find_if(m_gpus.begin(), m_gpus.end(), [&](const auto& g) { return g->ordinal() == dealt[i]; });
        if (at == m_gpus.end()) {
            m_gpus.push_back(std::make_unique<Gpu>(m_cuda, dealt[i]));
            const GpuProperties& properties = m_gpus.back()->properties();
            if (properties.major < kLeastMajor) {
                refuse("unsupported", fmt::format("GPU {} ({}, sm_{}{}) is older than sm_{}0.", dealt[i],
                                                  properties.name, properties.major, properties.minor, kLeastMajor));
            }
            at = m_gpus.end() - 1;
        }
        m_gpuOfDevice[here[i]] = static_cast<int>(at - m_gpus.begin());
    }
}

std::vector<OwnedPartition> Machine::split(Gpu& gpu, int groups, int spared, int& each)
{
    std::vector<OwnedPartition> parts;
    const std::string& wish = m_job.options.partition;
    if (groups < 2 || wish == "quota" || wish == "none") {
        return parts;
    }
    m_cuda.use(gpu.ordinal());
    std::vector<Partition> made;
    std::string reason;
    const Code code = m_cuda.api().split(gpu.ordinal(), groups, spared, made, each, reason);
    for (Partition part : made) {
        parts.emplace_back(m_cuda, gpu.ordinal(), part);
    }
    if (code != kSuccess) {
        parts.clear();
        const std::string text = fmt::format("GPU {} cannot be split into {} green contexts: {}", gpu.ordinal(), groups,
                                             reason.empty() ? m_cuda.api().errorName(code) : reason);
        if (wish == "green") {
            refuse("unsupported", text, "Leave the partition to \"auto\": each stage then gets a quota of blocks.");
        }
        m_info.warnings.push_back(text + "; each stage gets a quota of blocks instead.");
    }
    return parts;
}

bool Machine::goesByNccl(const live::Edge& edge) const
{
    const int from = m_gpuOfDevice[edge.from.index()];
    const int to = m_gpuOfDevice[edge.to.index()];
    return from < 0 || to < 0 ? from != to : from != to && m_job.options.transport == "nccl";
}

int Machine::sparedForNccl(int gpu) const
{
    int ends = 0;
    for (const live::Edge& edge : m_job.plan->edges) {
        if (goesByNccl(edge)) {
            ends += (m_gpuOfDevice[edge.from.index()] == gpu ? 1 : 0) + (m_gpuOfDevice[edge.to.index()] == gpu ? 1 : 0);
        }
    }
    const int all = m_gpus[static_cast<std::size_t>(gpu)]->properties().multiprocessors;
    return std::min(ends * m_job.options.ncclMaxCtas, all / 2);
}

void Machine::makeShares()
{
    for (std::size_t g = 0; g < m_gpus.size(); ++g) {
        Gpu& gpu = *m_gpus[g];
        const auto groups =
            static_cast<int>(std::count(m_gpuOfDevice.begin(), m_gpuOfDevice.end(), static_cast<int>(g)));
        const int spared = sparedForNccl(static_cast<int>(g));
        const int all = gpu.properties().multiprocessors - spared;
        int each = 0;
        std::vector<OwnedPartition> parts = split(gpu, groups, spared, each);
        if (parts.empty()) {
            each = m_job.options.partition == "none" ? all : std::max(1, all / groups);
        }
        std::size_t next = 0;
        for (std::size_t d = 0; d < m_gpuOfDevice.size(); ++d) {
            if (m_gpuOfDevice[d] == static_cast<int>(g)) {
                OwnedPartition part = parts.empty() ? OwnedPartition{} : std::move(parts[next++]);
                m_shares[d] =
                    std::make_unique<Share>(m_cuda, gpu, DeviceId(static_cast<int>(d)), std::move(part), each);
            }
        }
    }
}

std::vector<Share*> Machine::sharesOn(const Gpu& gpu) const
{
    std::vector<Share*> all;
    for (const auto& share : m_shares) {
        if (share && &share->gpu() == &gpu) {
            all.push_back(share.get());
        }
    }
    return all;
}

LiveFault Machine::memoryFault(const Gpu& gpu, std::size_t freeBytes) const
{
    LiveFault fault;
    fault.code = "out-of-memory";
    fault.hint = adviceFor(kOutOfMemory);
    fault.text = fmt::format("GPU {} ({}) has {} free; needed are", gpu.ordinal(), gpu.properties().name,
                             sizeText(static_cast<std::int64_t>(freeBytes)));
    const char* separator = " ";
    for (const Share* share : sharesOn(gpu)) {
        const live::Plan& plan = *m_job.plan;
        fault.device = fault.device < 0 ? share->device().value() : fault.device;
        fault.text += fmt::format("{}{} for device {} ({}: {} kept activations of {}, {} for matrices)", separator,
                                  sizeText(DeviceLayout(plan, share->device(), m_job.stride).bytes() +
                                           static_cast<std::int64_t>(m_cuda.api().workBytes())),
                                  share->device().value(), stagesText(plan, share->device()),
                                  plan.stashSlots[share->device().index()], sizeText(m_job.payloadBytes()),
                                  sizeText(static_cast<std::int64_t>(m_cuda.api().workBytes())));
        separator = ", ";
    }
    fault.text += '.';
    return fault;
}

void Machine::allocate()
{
    for (const auto& gpu : m_gpus) {
        const std::size_t freeBytes = gpu->freeBytes();
        std::size_t needed = kReserveBytes;
        for (const Share* share : sharesOn(*gpu)) {
            needed += static_cast<std::size_t>(DeviceLayout(*m_job.plan, share->device(), m_job.stride).bytes()) +
                      m_cuda.api().workBytes();
        }
        if (needed > freeBytes) {
            throw Failure{memoryFault(*gpu, freeBytes)};
        }
        try {
            for (Share* share : sharesOn(*gpu)) {
                m_cuda.use(gpu->ordinal());
                share->allocate(*m_job.plan, m_job.words, m_job.stride, m_job.workload.seed);
            }
        } catch (const Failure& failure) {
            if (failure.fault.code == "out-of-memory") {  // somebody else was faster
                throw Failure{memoryFault(*gpu, freeBytes)};
            }
            throw;
        }
    }
}

void Machine::describe()
{
    m_info.name = "cuda";
    for (std::size_t d = 0; d < m_shares.size(); ++d) {
        live::DevicePlace place;
        if (const Share* share = m_shares[d].get()) {
            const GpuProperties& properties = share->gpu().properties();
            place.name = properties.name;
            place.physical = share->gpu().ordinal();
            place.shared = sharesOn(share->gpu()).size() > 1;
            const int spared = sparedForNccl(m_gpuOfDevice[d]);
            place.detail =
                fmt::format("GPU {}, {} of {} SMs{}{}", share->gpu().ordinal(), share->blocks(),
                            properties.multiprocessors, spared > 0 ? fmt::format(", {} left to NCCL", spared) : "",
                            share->isPartition() ? " (green context)"
                            : place.shared       ? " (quota of blocks)"
                                                 : "");
        }
        m_info.devices.push_back(std::move(place));
    }
    for (const Route& route : m_routes) {
        m_info.edges.push_back({wayName(route.way)});
    }
}

void Machine::abandon(TimeNs withinNs)
{
    m_cuda.silence();
    if (m_links) {
        static_cast<void>(m_links->abandon(withinNs));
    }
}

}  // namespace bubblescope::gpu
