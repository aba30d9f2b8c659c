// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One NCCL communicator for each directed edge: with fewer, a receive that waits holds back a send (NCCL runs a
// communicator's calls one after another). Every wait has a deadline, since NCCL does not report a peer that has died.

#include "gpu/api/ncclapi.h"
#include "gpu/backend/cuda.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace bubblescope::gpu {

/// Which ends of an edge are in this process.
struct NcclEnds {
    int edge = 0;
    int sendGpu = -1;     ///< −1: in another process
    int receiveGpu = -1;  ///< −1: in another process
    std::string name;     ///< "0>1", for errors
    NcclId id{};
};

class NcclLinks {
public:
    NcclLinks(std::shared_ptr<NcclApi> api, Cuda& cuda, int maxCtas);
    ~NcclLinks();
    NcclLinks(const NcclLinks&) = delete;
    NcclLinks& operator=(const NcclLinks&) = delete;

    /// Connects in the order given, which must be the same in all processes, each edge within `withinNs` of the one
    /// before. False when stopped.
    bool connect(const std::vector<NcclEnds>& edges, TimeNs withinNs, const std::stop_token& stop);

    struct Message {
        const void* from = nullptr;
        void* to = nullptr;
        std::size_t bytes = 0;
        Stream sendStream = nullptr;
        Stream receiveStream = nullptr;
    };
    /// Puts the ends that are here into their streams. Nothing may follow on those streams until settled().
    void post(int edge, const Message& message);
    [[nodiscard]] bool settled(int edge);
    /// Throws if an edge has failed behind our back.
    void watch();

    /// In order, all peers doing the same; what has not ended by then is aborted.
    void close(TimeNs withinNs);
    /// Stops all that is in flight and frees it, without the peers; leaves it behind and returns false if that takes
    /// longer.
    [[nodiscard]] bool abandon(TimeNs withinNs);

private:
    struct Link {
        NcclEnds ends;
        NcclComm send = nullptr;
        NcclComm receive = nullptr;
        bool pending = false;
    };
    void check(NcclCode code, const char* call, const Link& link, NcclComm comm);
    [[nodiscard]] bool ready(const Link& link, const char* call);
    void start(Link& link);
    [[nodiscard]] Link& at(int edge);
    [[nodiscard]] std::vector<NcclComm> comms() const;

    std::shared_ptr<NcclApi> m_api;
    Cuda& m_cuda;
    int m_maxCtas;
    std::vector<Link> m_links;
    std::vector<std::size_t> m_indexOfEdge;
};

}  // namespace bubblescope::gpu
