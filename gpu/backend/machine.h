// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything that a run needs of the GPUs, made before it starts: each pipeline device's share, each edge's streams and
// way, memory, peer access, communicators. The run itself allocates nothing, since cudaMalloc would hold up its peers.

#include "core/live/backend.h"
#include "core/live/gpumodule.h"
#include "gpu/api/ncclapi.h"
#include "gpu/backend/nccllinks.h"
#include "gpu/backend/share.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace bubblescope::gpu {

/// What a run is asked for; fixed while it lasts.
struct Job {
    std::shared_ptr<const live::Plan> plan;
    live::Workload workload;
    live::Placement placement;
    live::GpuOptions options;
    std::uint32_t words = 1;    ///< of a payload
    std::int64_t stride = 256;  ///< bytes from one payload to the next

    [[nodiscard]] std::int64_t payloadBytes() const { return static_cast<std::int64_t>(words) * 4; }
};

/// How an edge carries its payloads.
struct Route {
    enum class Way { Elsewhere, Local, Peer, Staged, Nccl };
    Way way = Way::Elsewhere;  ///< neither end in this process
    Share* from = nullptr;     ///< null: in another process
    Share* to = nullptr;       ///< null: in another process
    OwnedStream sendStream;    ///< on the sender's GPU; the only one unless NCCL has both ends here
    OwnedStream receiveStream;

    [[nodiscard]] Stream stream() const { return sendStream.get() != nullptr ? sendStream.get() : receiveStream.get(); }
    /// Both ends post and both must end.
    [[nodiscard]] bool twoStreams() const { return sendStream.get() != nullptr && receiveStream.get() != nullptr; }
    [[nodiscard]] Gpu& gpu() const { return from != nullptr ? from->gpu() : to->gpu(); }
};

[[nodiscard]] const char* wayName(Route::Way way);

class Machine {
public:
    /// Throws Failure. A stop request ends it early: stopped().
    Machine(Cuda& cuda, std::shared_ptr<NcclApi> nccl, Job job, const std::stop_token& stop);
    ~Machine();
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    [[nodiscard]] bool stopped() const { return m_stopped; }
    [[nodiscard]] const Job& job() const { return m_job; }
    [[nodiscard]] Cuda& cuda() const { return m_cuda; }
    [[nodiscard]] const std::vector<std::unique_ptr<Gpu>>& gpus() const { return m_gpus; }
    /// Null for a device of another process.
    [[nodiscard]] Share* share(DeviceId device) const { return m_shares[device.index()].get(); }
    [[nodiscard]] Route& route(std::uint32_t edge) { return m_routes[edge]; }
    [[nodiscard]] NcclLinks* links() const { return m_links.get(); }
    [[nodiscard]] const live::BackendInfo& info() const { return m_info; }

    /// Copies a payload, or for a token only its latency, between the ends of `node` on the route's streams.
    void transfer(live::NodeId node);
    /// Leaves everything as it is: no more calls to CUDA or NCCL but the abort of what is in flight.
    void abandon(TimeNs withinNs);

private:
    void checkOptions() const;
    void openGpus();
    void makeShares();
    void allocate();
    void makeRoutes();
    void makeRoute(std::uint32_t edge);
    void connect(const std::stop_token& stop);
    void warmRoutes(const std::stop_token& stop);
    void describe();
    [[nodiscard]] std::vector<Share*> sharesOn(const Gpu& gpu) const;
    /// Whether one end or both of an edge are in this process and its payloads go by NCCL.
    [[nodiscard]] bool goesByNccl(const live::Edge& edge) const;
    /// Multiprocessors that ops leave alone: a message that waits for its peer spins on them, at most `ncclMaxCtas` for
    /// each end of an edge, and shares none with a product, whose last blocks would have to wait for the first.
    [[nodiscard]] int sparedForNccl(int gpu) const;
    [[nodiscard]] std::vector<OwnedPartition> split(Gpu& gpu, int groups, int spared, int& each);
    [[nodiscard]] live::LiveFault memoryFault(const Gpu& gpu, std::size_t freeBytes) const;

    Cuda& m_cuda;
    std::shared_ptr<NcclApi> m_nccl;
    Job m_job;
    bool m_stopped = false;
    std::vector<std::unique_ptr<Gpu>> m_gpus;
    std::vector<int> m_gpuOfDevice;  ///< index into m_gpus, −1: another process's
    std::vector<std::unique_ptr<Share>> m_shares;
    std::vector<Route> m_routes;
    std::unique_ptr<NcclLinks> m_links;
    live::BackendInfo m_info;
};

}  // namespace bubblescope::gpu
