// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fake CUDA and the fake NCCL share: streams and the commands in them, events, messages, time.

#include "tests/gpu/fakeworld.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace fakegpu {

using VectorClock = std::vector<std::uint64_t>;

void join(VectorClock& into, const VectorClock& other);

struct Access {
    const void* memory = nullptr;
    bool writes = false;
};

struct FakeStream;
struct FakeEvent {
    bool recorded = false;    ///< in some stream, perhaps not reached yet
    std::uint64_t round = 0;  ///< of the record
    std::uint64_t reached = 0;
    TimeNs atNs = 0;
    std::uint64_t deviceNs = 0;
    int gpu = 0;
    VectorClock clock;
};

struct FakeComm {
    NcclId id{};
    int gpu = 0;
    int rank = 0;
    int ranks = 2;
    int polls = 0;  ///< left until what is in progress has ended
    NcclCode state = kNcclSuccess;
    bool dead = false;
    FakeStream* pendingStream = nullptr;
    std::uint64_t sent = 0;
    std::uint64_t received = 0;
};

/// A message between the two communicators of an id.
struct Message {
    const void* from = nullptr;
    void* to = nullptr;
    std::size_t sendBytes = 0;
    std::size_t receiveBytes = 0;
    std::optional<TimeNs> sendStart;
    std::optional<TimeNs> receiveStart;
    std::optional<TimeNs> endsAt;
    std::vector<std::byte> buffer;
    VectorClock senderClock;
    bool dropped = false;
};

struct Command {
    enum class Kind { Timed, Record, Wait, Listen, Send, Receive };
    Kind kind = Kind::Timed;
    TimeNs enqueuedNs = 0;
    VectorClock hostClock;
    std::vector<Access> accesses;
    std::function<TimeNs(TimeNs startNs)> duration;
    std::function<void(TimeNs endNs)> effect;
    std::function<void(TimeNs startNs)> begin;
    const std::uint32_t* stop = nullptr;
    FakeEvent* event = nullptr;
    std::uint64_t round = 0;
    const std::uint32_t* word = nullptr;  ///< Listen: until this is `value`
    std::uint32_t value = 0;
    std::shared_ptr<Message> message;
    std::optional<TimeNs> startNs;
    TimeNs endNs = 0;
};

struct FakeStream {
    int gpu = 0;
    std::size_t index = 0;
    std::deque<Command> commands;
    TimeNs freeAtNs = 0;
    VectorClock clock;
};

struct History {
    std::pair<std::size_t, std::uint64_t> write{SIZE_MAX, 0};
    std::vector<std::pair<std::size_t, std::uint64_t>> reads;
};

inline constexpr TimeNs kNever = std::numeric_limits<TimeNs>::max();

/// Not for many threads by itself: who calls holds `mutex`.
class World {
public:
    explicit World(const Options& wanted);
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    void note(const std::string& text);
    /// Lets time pass and does what is due.
    void pass(TimeNs ns);
    [[nodiscard]] std::uint64_t deviceNs(int gpu, TimeNs hostNs) const;
    void enqueue(FakeStream& stream, Command command);
    void forget(const void* memory, std::size_t bytes);

    Options options;
    mutable std::recursive_mutex mutex;
    std::condition_variable_any released;
    bool mayAbort = false;
    bool corrupt = false;
    std::vector<std::string> noted;
    Counts count;
    bool sticky = false;

    TimeNs nowNs = 0;
    VectorClock hostClock;  ///< index 0 is the host's own
    std::vector<std::unique_ptr<FakeStream>> streams;
    std::vector<std::unique_ptr<FakeEvent>> events;
    std::map<void*, std::pair<int, std::size_t>> memory;
    std::vector<std::size_t> used;
    std::vector<std::unique_ptr<FakeComm>> comms;
    std::map<std::pair<NcclId, std::uint64_t>, std::shared_ptr<Message>> messages;
    int ids = 0;

private:
    void progress();
    void check(const FakeStream& stream, const Command& command);
    [[nodiscard]] TimeNs endOf(FakeStream& stream, Command& command);
    [[nodiscard]] TimeNs endOfMessage(const Command& command) const;
    void start(FakeStream& stream, Command& command, TimeNs atNs);
    void finish(FakeStream& stream);

    std::map<const void*, History> m_history;
};

/// Whether what is counted down has come to its end.
[[nodiscard]] inline bool isDue(int& countdown)
{
    return countdown >= 0 && countdown-- == 0;
}

using Lock = std::scoped_lock<std::recursive_mutex>;

inline thread_local int currentGpu = 0;

inline FakeStream* native(Stream stream)
{
    return reinterpret_cast<FakeStream*>(stream);
}

inline FakeEvent* native(Event event)
{
    return reinterpret_cast<FakeEvent*>(event);
}

}  // namespace fakegpu
