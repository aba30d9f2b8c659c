// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <numeric>

namespace bubblescope::gpu {
namespace {

using live::LiveFault;
using live::NodeId;
using live::Payload;

constexpr TimeNs kConnectWithinNs = 60 * kNsPerS;
constexpr std::size_t kReserveBytes = std::size_t{64} << 20U;  ///< for CUDA's own needs beside ours
constexpr std::size_t kNcclBytesPerEnd = std::size_t{16} << 20U;

[[noreturn]] void refuse(const char* code, std::string text, std::string hint = {})
{
    LiveFault fault;
    fault.code = code;
    fault.text = std::move(text);
    fault.hint = std::move(hint);
    throw Failure{std::move(fault)};
}

std::string sizeText(std::int64_t bytes)
{
    return bytes < (std::int64_t{1} << 30U) ? fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1 << 20))
                                            : fmt::format("{:.2f} GiB", static_cast<double>(bytes) / (1 << 30));
}

std::string edgeName(const live::Edge& edge)
{
    return fmt::format("{}>{}", edge.from.value(), edge.to.value());
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

const char* wayName(Route::Way way)
{
    switch (way) {
    case Route::Way::Elsewhere:
        break;
    case Route::Way::Local:
        return "local";
    case Route::Way::Peer:
        return "peer";
    case Route::Way::Staged:
        return "staged";
    case Route::Way::Nccl:
        return "nccl";
    }
    return "";
}

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
        refuse("unsupported",
               fmt::format("No GPU can be used: {} ({}): {}", m_cuda.api().errorName(code), code,
                           m_cuda.api().errorText(code)),
               adviceFor(code));
    }
    std::vector<int> chosen = m_job.options.gpus;
    if (chosen.empty()) {
        chosen.resize(static_cast<std::size_t>(count));
        std::iota(chosen.begin(), chosen.end(), 0);
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
            at = m_gpus.end() - 1;
        }
        m_gpuOfDevice[here[i]] = static_cast<int>(at - m_gpus.begin());
    }
}

std::vector<OwnedPartition> Machine::split(Gpu& gpu, int groups, int& each)
{
    std::vector<OwnedPartition> parts;
    const std::string& wish = m_job.options.partition;
    if (groups < 2 || wish == "quota" || wish == "none") {
        return parts;
    }
    m_cuda.use(gpu.ordinal());
    std::vector<Partition> made;
    std::string reason;
    const Code code = m_cuda.api().split(gpu.ordinal(), groups, made, each, reason);
    for (const Partition part : made) {
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

void Machine::makeShares()
{
    for (std::size_t g = 0; g < m_gpus.size(); ++g) {
        Gpu& gpu = *m_gpus[g];
        const auto groups =
            static_cast<int>(std::count(m_gpuOfDevice.begin(), m_gpuOfDevice.end(), static_cast<int>(g)));
        const int all = gpu.properties().multiprocessors;
        int each = 0;
        std::vector<OwnedPartition> parts = split(gpu, groups, each);
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

void Machine::makeRoutes()
{
    m_routes.resize(m_job.plan->edges.size());
    for (std::uint32_t e = 0; e < m_routes.size(); ++e) {
        makeRoute(e);
    }
}

void Machine::makeRoute(std::uint32_t edge)
{
    const live::Edge& ends = m_job.plan->edges[edge];
    const std::string& wish = m_job.options.transport;
    Route& route = m_routes[edge];
    route.from = share(ends.from);
    route.to = share(ends.to);
    if (route.from == nullptr && route.to == nullptr) {
        return;
    }
    if (route.from != nullptr) {
        route.sendStream = makeStream(m_cuda, route.from->gpu().ordinal(), true);
    }
    if (route.from == nullptr || route.to == nullptr) {
        if (wish == "peer" || wish == "staged") {
            refuse("unsupported",
                   fmt::format("Edge {} goes from one process to another, which the transport \"{}\" "
                               "cannot.",
                               edgeName(ends), wish),
                   "Choose \"auto\" or \"nccl\".");
        }
        route.way = Route::Way::Nccl;
    } else if (&route.from->gpu() == &route.to->gpu()) {
        route.way = Route::Way::Local;  // NCCL refuses two ranks on one GPU
    } else if (wish == "nccl") {
        route.way = Route::Way::Nccl;
    } else {
        route.way = Route::Way::Staged;
        bool can = false;
        m_cuda.check(m_cuda.api().canAccessPeer(can, route.from->gpu().ordinal(), route.to->gpu().ordinal()),
                     "cudaDeviceCanAccessPeer");
        if (can && wish != "staged") {
            m_cuda.use(route.from->gpu().ordinal());
            const Code code = m_cuda.api().enablePeerAccess(route.to->gpu().ordinal());
            if (code != kPeerAlreadyEnabled) {
                m_cuda.check(code, "cudaDeviceEnablePeerAccess");
            }
            route.way = Route::Way::Peer;
        } else if (!can && wish == "peer") {
            m_info.warnings.push_back(fmt::format("Edge {}: GPU {} cannot reach GPU {} directly; payloads go through "
                                                  "the host.",
                                                  edgeName(ends), route.from->gpu().ordinal(),
                                                  route.to->gpu().ordinal()));
        }
    }
    if (route.way == Route::Way::Nccl && route.to != nullptr) {
        route.receiveStream = makeStream(m_cuda, route.to->gpu().ordinal(), true);
    }
}

void Machine::connect(const std::stop_token& stop)
{
    std::vector<NcclEnds> here;
    std::vector<NcclId> ids;
    bool across = false;
    const live::Placement& placement = m_job.placement;
    std::size_t needed = 0;  // ids, counted alike in all processes
    for (std::uint32_t e = 0; e < m_routes.size(); ++e) {
        const live::Edge& edge = m_job.plan->edges[e];
        const bool crosses = placement.rankOfDevice[edge.from.index()] != placement.rankOfDevice[edge.to.index()];
        across = across || crosses;
        const Route& route = m_routes[e];
        if (route.way == Route::Way::Nccl) {
            NcclEnds ends;
            ends.edge = static_cast<int>(e);
            ends.sendGpu = route.from != nullptr ? route.from->gpu().ordinal() : -1;
            ends.receiveGpu = route.to != nullptr ? route.to->gpu().ordinal() : -1;
            ends.name = edgeName(edge);
            here.push_back(ends);
        }
    }
    if (here.empty() && !across) {
        return;
    }
    needed = m_routes.size();
    std::string why;
    const bool usable = m_nccl->available(why);
    const auto makeIds = [&] {
        ids.resize(needed);
        for (NcclId& id : ids) {
            const NcclCode code = m_nccl->uniqueId(id);
            if (code != kNcclSuccess) {
                refuse("nccl-error", "ncclGetUniqueId: " + m_nccl->errorText(code, nullptr));
            }
        }
    };
    if (placement.size > 1 && across) {
        // Rank 0 takes part even where it has no NCCL, with nothing to give, so that nobody waits for it.
        std::vector<std::byte> bytes;
        if (placement.rank == 0 && usable) {
            makeIds();
            bytes.resize(needed * sizeof(NcclId));
            std::memcpy(bytes.data(), ids.data(), bytes.size());
        }
        if (!m_job.options.fromRank0 || !m_job.options.fromRank0(bytes)) {
            if (stop.stop_requested()) {
                m_stopped = true;
                return;
            }
            refuse("peer-lost", "A process has gone before all were connected.");
        }
        if (usable && bytes.size() != needed * sizeof(NcclId)) {
            refuse("unsupported", "Rank 0 has no usable NCCL.");
        }
        ids.resize(needed);
        std::memcpy(ids.data(), bytes.data(), std::min(bytes.size(), needed * sizeof(NcclId)));
    } else if (usable) {
        makeIds();
    }
    if (!usable) {
        refuse("unsupported", "NCCL cannot be used: " + why, "Install libnccl2.");
    }
    for (const auto& gpu : m_gpus) {
        const auto ends = std::count_if(here.begin(), here.end(), [&](const NcclEnds& n) {
            return n.sendGpu == gpu->ordinal() || n.receiveGpu == gpu->ordinal();
        });
        if (static_cast<std::size_t>(ends) * kNcclBytesPerEnd > gpu->freeBytes()) {
            throw Failure{memoryFault(*gpu, gpu->freeBytes())};
        }
    }
    for (NcclEnds& ends : here) {
        ends.id = ids[static_cast<std::size_t>(ends.edge)];
    }
    m_links = std::make_unique<NcclLinks>(m_nccl, m_cuda, m_job.options.ncclMaxCtas);
    m_stopped = !m_links->connect(here, kConnectWithinNs, stop);
}

void Machine::transfer(NodeId node)
{
    const live::TransferNode& transfer = m_job.plan->transfer(node);
    Route& route = m_routes[transfer.edge];
    const bool token = transfer.payload == Payload::Token;
    const auto bytes = static_cast<std::size_t>(m_job.payloadBytes());
    if (m_job.workload.transferLatencyNs > 0 && route.from != nullptr) {
        m_cuda.use(route.from->gpu().ordinal());
        m_cuda.check(
            m_cuda.api().launch(PaceLaunch{m_job.workload.transferLatencyNs, nullptr, route.from->gpu().stopWord()},
                                route.sendStream.get()),
            "pacing kernel");
    }
    if (route.way != Route::Way::Nccl) {
        if (token) {
            return;  // the events alone carry the order
        }
        const void* from = route.from->payload(route.from->layout().slot(transfer.edge, transfer.place));
        void* to = route.to->payload(route.to->layout().slot(transfer.edge, transfer.place));
        m_cuda.use(route.from->gpu().ordinal());
        if (route.way == Route::Way::Local) {
            m_cuda.check(m_cuda.api().copy(to, from, bytes, route.sendStream.get()), "cudaMemcpyAsync");
        } else {
            m_cuda.check(m_cuda.api().copyPeer(to, route.to->gpu().ordinal(), from, route.from->gpu().ordinal(), bytes,
                                               route.sendStream.get()),
                         "cudaMemcpyPeerAsync");
        }
        return;
    }
    if (token && route.from != nullptr && route.to != nullptr) {
        return;
    }
    // A token between processes is a message like any other: nothing else could carry the order there.
    NcclLinks::Message message;
    message.bytes = bytes;
    message.sendStream = route.sendStream.get();
    message.receiveStream = route.receiveStream.get();
    if (route.from != nullptr) {
        message.from = route.from->payload(route.from->layout().slot(transfer.edge, transfer.place));
    }
    if (route.to != nullptr) {
        message.to = route.to->payload(route.to->layout().slot(transfer.edge, transfer.place));
    }
    m_links->post(static_cast<int>(transfer.edge), message);
}

void Machine::warmRoutes(const std::stop_token& stop)
{
    // NCCL connects at the first message; a copy's first call sets it up too. In the edges' order, as all processes do.
    for (std::uint32_t e = 0; e < m_routes.size(); ++e) {
        Route& route = m_routes[e];
        if (route.way == Route::Way::Elsewhere || m_job.plan->edges[e].sends.empty()) {
            continue;
        }
        const auto first = std::find_if(m_job.plan->edges[e].sends.begin(), m_job.plan->edges[e].sends.end(),
                                        [&](NodeId n) { return m_job.plan->transfer(n).payload != Payload::Token; });
        transfer(first != m_job.plan->edges[e].sends.end() ? *first : m_job.plan->edges[e].sends.front());
        const TimeNs until = m_cuda.api().hostNowNs() + kConnectWithinNs;
        std::vector<OwnedEvent> ended;
        bool done = false;
        while (!done) {
            const bool posted = route.way != Route::Way::Nccl || m_links->settled(static_cast<int>(e));
            if (posted && ended.empty()) {
                for (const auto& [share, stream] :
                     {std::pair{route.from, route.sendStream.get()}, std::pair{route.to, route.receiveStream.get()}}) {
                    if (stream != nullptr) {
                        ended.push_back(makeEvent(m_cuda, share->gpu().ordinal(), false));
                        m_cuda.check(m_cuda.api().record(ended.back().get(), stream), "cudaEventRecord");
                    }
                }
            }
            done = posted && std::all_of(ended.begin(), ended.end(), [&](const OwnedEvent& event) {
                       const Code code = m_cuda.api().query(event.get());
                       m_cuda.check(code == kNotReady ? kSuccess : code, "first transfer");
                       return code == kSuccess;
                   });
            if (!done && stop.stop_requested()) {
                m_stopped = true;
                return;
            }
            if (!done && m_cuda.api().hostNowNs() > until) {
                refuse("peer-lost",
                       fmt::format("The first message on edge {} did not arrive within {} s.",
                                   edgeName(m_job.plan->edges[e]), kConnectWithinNs / kNsPerS),
                       "If GPUs of one machine cannot reach each other, NCCL_P2P_DISABLE=1 helps.");
            }
            m_cuda.api().relax(done ? 0 : 100 * kNsPerUs);
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
            place.detail = fmt::format("GPU {}, {} of {} SMs{}", share->gpu().ordinal(), share->blocks(),
                                       properties.multiprocessors,
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
        m_links->abandon(withinNs);
    }
}

}  // namespace bubblescope::gpu
