// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/nccllinks.h"

#include <fmt/format.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace bubblescope::gpu {
namespace {

constexpr NcclCode kNcclRemoteError = 6;
constexpr int kGroupedAbortSince = 22200;

std::string versionText(int version)
{
    return fmt::format("{}.{}.{}", version / 10000, version / 100 % 100, version % 100);
}

/// Ends what is in flight on all communicators and frees them; may hang.
void tearDown(NcclApi& api, const std::vector<NcclComm>& comms, TimeNs quietWithinNs)
{
    bool quiet = api.canRevoke();
    if (quiet) {
        for (NcclComm comm : comms) {
            const NcclCode code = api.revoke(comm);
            quiet = quiet && (code == kNcclSuccess || code == kNcclInProgress);
        }
        const auto until = std::chrono::steady_clock::now() + std::chrono::nanoseconds(quietWithinNs);
        for (NcclComm comm : comms) {
            NcclCode state = kNcclInProgress;
            while (quiet && api.asyncError(comm, state) == kNcclSuccess && state == kNcclInProgress) {
                quiet = std::chrono::steady_clock::now() < until;
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            quiet = quiet && state == kNcclSuccess;
        }
    }
    const bool grouped = !quiet && api.version() >= kGroupedAbortSince;
    if (grouped) {
        api.groupStart();
    }
    for (NcclComm comm : comms) {
        quiet ? api.destroy(comm) : api.abort(comm);
    }
    if (grouped) {
        api.groupEnd();
    }
}

/// Runs `work` on a thread of its own and waits for it so long; left running after that. Whether it has ended.
bool runWithin(TimeNs withinNs, std::function<void()> work)
{
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        bool done = false;
    };
    const auto state = std::make_shared<State>();
    std::thread([state, work = std::move(work)] {
        work();
        const std::scoped_lock lock(state->mutex);
        state->done = true;
        state->changed.notify_all();
    }).detach();
    std::unique_lock lock(state->mutex);
    return state->changed.wait_for(lock, std::chrono::nanoseconds(withinNs), [&] { return state->done; });
}

/// An NCCL group that is closed on an exception too: one left open would swallow the calls that clean up.
class Group {
public:
    explicit Group(NcclApi& api)
        : m_api(api)
        , m_opened(api.groupStart())
    {
    }
    ~Group()
    {
        if (m_open) {
            m_api.groupEnd();
        }
    }
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;
    [[nodiscard]] NcclCode opened() const { return m_opened; }
    [[nodiscard]] NcclCode end()
    {
        m_open = false;
        return m_api.groupEnd();
    }

private:
    NcclApi& m_api;
    NcclCode m_opened;
    bool m_open = true;
};

}  // namespace

NcclLinks::NcclLinks(std::shared_ptr<NcclApi> api, Cuda& cuda, int maxCtas)
    : m_api(std::move(api))
    , m_cuda(cuda)
    , m_maxCtas(maxCtas)
{
}

NcclLinks::~NcclLinks()
{
    static_cast<void>(abandon(kNsPerS));
}

void NcclLinks::check(NcclCode code, const char* call, const Link& link, NcclComm comm)
{
    if (code == kNcclSuccess || code == kNcclInProgress) {
        return;
    }
    live::LiveFault fault;
    fault.code = code == kNcclRemoteError ? "peer-lost" : "nccl-error";
    fault.text = fmt::format("{} on edge {}: NCCL {}: {}", call, link.ends.name, versionText(m_api->version()),
                             m_api->errorText(code, comm));
    fault.hint = "NCCL_DEBUG=WARN and NCCL_DEBUG_FILE tell more. If GPUs of one machine cannot reach each other, "
                 "NCCL_P2P_DISABLE=1 helps; between machines, NCCL_SOCKET_IFNAME names the network interface.";
    throw Failure{std::move(fault)};
}

bool NcclLinks::ready(const Link& link, const char* call)
{
    for (NcclComm comm : {link.send, link.receive}) {
        if (comm == nullptr) {
            continue;
        }
        NcclCode state = kNcclSuccess;
        check(m_api->asyncError(comm, state), "ncclCommGetAsyncError", link, comm);
        check(state, call, link, comm);
        if (state == kNcclInProgress) {
            return false;
        }
    }
    return true;
}

void NcclLinks::start(Link& link)
{
    // Both ends in one process: each rank's call waits for the other's, unless they are one group.
    Group group(*m_api);
    check(group.opened(), "ncclGroupStart", link, nullptr);
    if (link.ends.sendGpu >= 0) {
        m_cuda.use(link.ends.sendGpu);
        check(m_api->init(link.send, link.ends.id, 2, 0, m_maxCtas), "ncclCommInitRankConfig", link, link.send);
    }
    if (link.ends.receiveGpu >= 0) {
        m_cuda.use(link.ends.receiveGpu);
        check(m_api->init(link.receive, link.ends.id, 2, 1, m_maxCtas), "ncclCommInitRankConfig", link, link.receive);
    }
    check(group.end(), "ncclGroupEnd", link, nullptr);
}

bool NcclLinks::connect(const std::vector<NcclEnds>& edges, TimeNs withinNs, const std::stop_token& stop)
{
    for (const NcclEnds& ends : edges) {
        const TimeNs until = m_cuda.api().hostNowNs() + withinNs;
        const auto edge = static_cast<std::size_t>(ends.edge);
        if (m_indexOfEdge.size() <= edge) {
            m_indexOfEdge.resize(edge + 1);
        }
        m_indexOfEdge[edge] = m_links.size();
        m_links.push_back({ends, nullptr, nullptr, false});
        start(m_links.back());
        while (!ready(m_links.back(), "ncclCommInitRankConfig")) {
            if (stop.stop_requested()) {
                return false;
            }
            if (m_cuda.api().hostNowNs() > until) {
                live::LiveFault fault;
                fault.code = "peer-lost";
                fault.text = fmt::format("Edge {} was not connected within {} s.", ends.name, withinNs / kNsPerS);
                fault.hint = "Can the machines reach each other? NCCL_SOCKET_IFNAME names the network interface.";
                throw Failure{std::move(fault)};
            }
            m_cuda.api().relax(kNsPerMs);
        }
    }
    return true;
}

NcclLinks::Link& NcclLinks::at(int edge)
{
    return m_links[m_indexOfEdge[static_cast<std::size_t>(edge)]];
}

void NcclLinks::post(int edge, const Message& message)
{
    Link& link = at(edge);
    Group group(*m_api);
    check(group.opened(), "ncclGroupStart", link, nullptr);
    if (link.send != nullptr) {
        m_cuda.use(link.ends.sendGpu);
        check(m_api->send(message.from, message.bytes, 1, link.send, message.sendStream), "ncclSend", link, link.send);
    }
    if (link.receive != nullptr) {
        m_cuda.use(link.ends.receiveGpu);
        check(m_api->receive(message.to, message.bytes, 0, link.receive, message.receiveStream), "ncclRecv", link,
              link.receive);
    }
    check(group.end(), "ncclGroupEnd", link, link.send != nullptr ? link.send : link.receive);
    link.pending = true;
}

bool NcclLinks::settled(int edge)
{
    if (m_links.empty()) {
        return false;  // abandoned
    }
    Link& link = at(edge);
    if (link.pending && ready(link, "ncclSend/ncclRecv")) {
        link.pending = false;
    }
    return !link.pending;
}

void NcclLinks::watch()
{
    for (const Link& link : m_links) {
        (void)ready(link, "transfer");
    }
}

std::vector<NcclComm> NcclLinks::comms() const
{
    std::vector<NcclComm> all;
    for (const Link& link : m_links) {
        for (NcclComm comm : {link.send, link.receive}) {
            if (comm != nullptr) {
                all.push_back(comm);
            }
        }
    }
    return all;
}

void NcclLinks::close(TimeNs withinNs)
{
    const std::vector<NcclComm> all = comms();
    if (all.empty()) {
        return;
    }
    const TimeNs until = m_cuda.api().hostNowNs() + withinNs;
    bool clean = true;
    for (NcclComm comm : all) {
        const NcclCode code = m_api->finalize(comm);
        clean = clean && (code == kNcclSuccess || code == kNcclInProgress);
    }
    for (NcclComm comm : all) {
        NcclCode state = kNcclInProgress;
        while (clean && m_api->asyncError(comm, state) == kNcclSuccess && state == kNcclInProgress) {
            clean = m_cuda.api().hostNowNs() < until;
            m_cuda.api().relax(kNsPerMs);
        }
        clean = clean && state == kNcclSuccess;
    }
    if (!clean) {
        static_cast<void>(abandon(withinNs));
        return;
    }
    m_links.clear();
    for (NcclComm comm : all) {
        m_api->destroy(comm);
    }
}

bool NcclLinks::abandon(TimeNs withinNs)
{
    std::vector<NcclComm> all = comms();
    m_links.clear();
    return all.empty() ||
           runWithin(withinNs, [api = m_api, all = std::move(all), withinNs] { tearDown(*api, all, withinNs / 2); });
}

}  // namespace bubblescope::gpu
