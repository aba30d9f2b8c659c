// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The processes of one run, over TCP. Rank 0 listens; every other rank connects, shows version, token and the hash of
// its plan (all must run the same), and measures how far its clock is off rank 0's. Then messages, measurements and
// heartbeats travel on that connection, payloads on one connection for each edge between two ranks, straight from the
// sender to the receiver. A rank that has said nothing for a while, or whose connection ends, is lost.

#include "core/live/payloadlinks.h"
#include "core/live/peers.h"
#include "core/live/plan.h"
#include "core/live/socket.h"
#include "core/live/streamsink.h"
#include "core/live/workload.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

namespace bubblescope::live {

struct RankGroupOptions {
    int rank = 0;
    int size = 1;
    std::string host = "127.0.0.1";  ///< rank 0's; it listens on that interface alone
    int port = 0;
    std::string token;  ///< what all processes of the run know and others do not
    std::uint64_t runHash = 0;
    TimeNs connectNs = 30 * kNsPerS;
    TimeNs silenceNs = 4 * kNsPerS;
    /// Looked at while waiting for the others.
    std::function<bool()> cancelled;
    /// Rank 0: for a port that the system chose, told before anybody connects.
    std::function<void(int port)> onListening;
};

/// Of all that must be the same in every process; `backend` is what a backend has of that kind, as text.
[[nodiscard]] std::uint64_t runHash(const Plan& plan, const Workload& workload, const DispatchOptions& options,
                                    std::string_view backend = {});

/// Devices in equal runs of neighbours, one a rank.
[[nodiscard]] std::vector<int> dealDevices(int devices, int ranks);

class RankGroup final : public Peers, public PayloadLinks {
public:
    /// Connects everything, including the edges of `plan` that cross ranks, and fills `placement`. A sentence where
    /// that does not work; empty if it was cancelled.
    [[nodiscard]] static std::variant<std::unique_ptr<RankGroup>, std::string>
    join(RankGroupOptions options, const Plan& plan, Placement& placement);
    ~RankGroup() override;
    RankGroup(const RankGroup&) = delete;
    RankGroup& operator=(const RankGroup&) = delete;

    /// Rank 0: where the others' measurements go; before the first iteration starts, and null before the sink ends.
    void setSink(StreamSink* sink);
    /// Called from a connection's thread when the run is to end: prepare() need not go on.
    void setOnEnding(std::function<void()> onEnding);

    [[nodiscard]] int rank() const override { return m_options.rank; }
    [[nodiscard]] int size() const override { return m_options.size; }
    void tell(const PeerMessage& message) override;
    [[nodiscard]] std::optional<PeerMessage> take() override;

    [[nodiscard]] bool send(std::uint32_t edge, std::span<const std::byte> data, TimeNs startNs) override;
    [[nodiscard]] bool receive(std::uint32_t edge, std::span<std::byte> data, TimeNs& sentNs) override;
    void stop() override;

    /// As if this process were killed: all connections end without a word.
    void breakForTest();

    /// For GpuOptions::fromRank0.
    [[nodiscard]] bool fromRank0(std::vector<std::byte>& bytes);

    /// How far this rank's clock has moved off rank 0's since the start, and how well that is known.
    [[nodiscard]] ClockReading clockSinceStart() const;

    enum class Frame : std::uint8_t {
        Message,
        Ops,
        Transfers,
        Watermark,
        Heartbeat,
        Clocks,
        Warning,
        Bytes,
        Ping,
        Pong
    };
    /// To rank 0, or from it to `rank`. Does not wait.
    void post(int rank, Frame frame, std::vector<std::byte> body);

private:
    struct Connection;

    explicit RankGroup(RankGroupOptions options);
    [[nodiscard]] std::string lead(const Plan& plan, Placement& placement);
    [[nodiscard]] std::string follow(const Plan& plan, Placement& placement);
    /// Takes a process in, or says why the run cannot go on. Strangers are let go of.
    [[nodiscard]] std::string welcome(Socket socket, const Placement& placement, std::vector<std::string>& addresses,
                                      std::vector<std::string>& machines);
    [[nodiscard]] std::string measureClock(Connection& connection, Placement& placement);
    [[nodiscard]] std::string connectEdges(const Plan& plan, const Placement& placement, const Socket& listener,
                                           const std::vector<std::string>& addresses);
    void start(Connection& connection);
    void readFrom(Connection& connection);
    void writeTo(Connection& connection);
    void handle(Connection& connection, Frame frame, std::vector<std::byte> body);
    void handleMeasured(Connection& connection, Frame frame, const std::vector<std::byte>& body);
    void lose(Connection& connection, const std::string& why);
    [[nodiscard]] bool isCancelled() const { return m_options.cancelled && m_options.cancelled(); }

    RankGroupOptions m_options;
    /// Rank 0: one a rank (none for itself); others: one, to rank 0.
    std::vector<std::unique_ptr<Connection>> m_connections;
    std::vector<Socket> m_edges;  ///< one an edge; not open where it does not cross from or to this rank
    std::atomic<bool> m_stopped{false};
    std::atomic<bool> m_ending{false};
    std::int64_t m_offsetNs = 0;  ///< rank 0's clock minus ours, at the start
    bool m_sameClock = false;
    std::atomic<std::int64_t> m_movedNs{0};
    std::atomic<std::int64_t> m_clockErrorNs{0};

    std::vector<int> m_rankOfDevice;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_lost = false;  ///< guarded by m_mutex, as the rest
    std::deque<PeerMessage> m_inbox;
    std::deque<std::vector<std::byte>> m_bytes;
    StreamSink* m_sink = nullptr;
    std::function<void()> m_onEnding;
};

/// The sink of every rank but 0: sends all on.
class ForwardingSink final : public Sink {
public:
    explicit ForwardingSink(RankGroup& group)
        : m_group(group)
    {
    }
    void state(RunState /*state*/, TimeNs /*atNs*/) override {}
    void prepared(const BackendInfo& /*info*/, const std::vector<Calibration>& /*calibration*/) override {}
    void clocks(const std::vector<ClockReading>& readings) override;
    void iteration(int /*number*/, TimeNs /*atNs*/, const std::vector<double>& /*slowdown*/) override {}
    void op(const MeasuredOp& measured) override;
    void transfer(const MeasuredTransfer& measured) override;
    void watermark(const std::vector<TimeNs>& atNs) override;
    void heartbeat(const Heartbeat& beat) override;
    void metrics(const DispatchMetrics& /*metrics*/) override {}
    void warning(const std::string& code, const std::string& text) override;
    void error(const LiveFault& fault) override { m_fault = fault; }
    void done(const Ending& /*ending*/) override { flush(); }
    /// Sends what has been collected. Before a message that says that nothing more follows.
    void flush();
    /// What this rank has found wrong itself.
    [[nodiscard]] const std::optional<LiveFault>& fault() const { return m_fault; }

private:
    RankGroup& m_group;
    std::optional<LiveFault> m_fault;
    std::vector<MeasuredOp> m_ops;
    std::vector<MeasuredTransfer> m_transfers;
    std::vector<ClockReading> m_clocks;
};

}  // namespace bubblescope::live
