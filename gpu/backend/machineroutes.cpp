// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace bubblescope::gpu {
namespace {

using live::NodeId;
using live::Payload;

constexpr TimeNs kConnectWithinNs = 60 * kNsPerS;
constexpr std::size_t kHardwareQueues = 32;  ///< CUDA_DEVICE_MAX_CONNECTIONS at most
constexpr std::size_t kNcclBytesPerEnd = std::size_t{16} << 20U;

std::string edgeName(const live::Edge& edge)
{
    return fmt::format("{}>{}", edge.from.value(), edge.to.value());
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

void Machine::makeRoutes()
{
    m_routes.resize(m_job.plan->edges.size());
    for (std::uint32_t e = 0; e < m_routes.size(); ++e) {
        makeRoute(e);
    }
    for (const auto& gpu : m_gpus) {
        const auto isHere = [&](Stream stream, const Share* share) {
            return stream != nullptr && &share->gpu() == gpu.get() ? 1U : 0U;
        };
        std::size_t streams = sharesOn(*gpu).size() + 1;  // and the clock's
        for (const Route& route : m_routes) {
            streams += isHere(route.sendStream.get(), route.from) + isHere(route.receiveStream.get(), route.to);
        }
        if (streams > kHardwareQueues) {
            m_info.warnings.push_back(fmt::format("GPU {} has {} streams; beyond {} some share a queue, so that an op "
                                                  "may wait for another device's.",
                                                  gpu->ordinal(), streams, kHardwareQueues));
        }
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
    if (goesByNccl(ends)) {
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
            // A copy ends by itself, in a moment; a message may never, and is aborted later.
            if (!done && route.way == Route::Way::Nccl && stop.stop_requested()) {
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

}  // namespace bubblescope::gpu
