// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/world.h"

#include <algorithm>

namespace fakegpu {

namespace {

constexpr NcclCode kSystemError = 2;
constexpr NcclCode kRemoteError = 6;

class FakeNccl final : public NcclApi {
public:
    explicit FakeNccl(std::shared_ptr<World> world)
        : m_world(std::move(world))
        , m_w(*m_world)
    {
    }
    bool available(std::string& why) override
    {
        why = m_w.options.ncclWhy;
        return why.empty();
    }
    int version() override { return m_w.options.ncclVersion; }
    std::string errorText(NcclCode code, NcclComm /*comm*/) override { return "fake NCCL " + std::to_string(code); }
    NcclCode uniqueId(NcclId& id) override
    {
        const Lock lock(m_w.mutex);
        id = {};
        id[0] = static_cast<std::byte>(++m_w.ids);
        id[1] = static_cast<std::byte>(m_w.ids / 256);
        return kNcclSuccess;
    }
    NcclCode init(NcclComm& comm, const NcclId& id, int ranks, int rank, int /*maxCtas*/) override
    {
        const Lock lock(m_w.mutex);
        auto made = std::make_unique<FakeComm>();
        made->id = id;
        made->gpu = currentGpu;
        made->rank = rank;
        made->ranks = ranks;
        made->state = kNcclInProgress;
        made->polls = m_w.options.inProgressPolls;
        comm = reinterpret_cast<NcclComm>(made.get());
        m_w.comms.push_back(std::move(made));
        ++m_w.count.liveComms;
        return kNcclInProgress;
    }
    NcclCode groupStart() override
    {
        const Lock lock(m_w.mutex);
        return kNcclSuccess;
    }
    NcclCode groupEnd() override
    {
        const Lock lock(m_w.mutex);
        NcclCode worst = kNcclSuccess;
        for (const auto& call : std::exchange(m_grouped, {})) {
            const NcclCode code = call();
            worst = code != kNcclSuccess ? code : worst;
        }
        return worst;
    }
    NcclCode send(const void* data, std::size_t bytes, int /*peer*/, NcclComm comm, Stream stream) override
    {
        return post(comm, stream, [this, data, bytes](FakeComm& c, Command& command) {
            command.kind = Command::Kind::Send;
            command.message = messageOf(c.id, c.sent++);
            command.message->from = data;
            command.message->sendBytes = bytes;
            command.accesses = {{data, false}};
            ++m_w.count.messages;
            int& left = m_w.options.lostPeerAfter;
            if (left == 0)
                command.message = std::make_shared<Message>(*command.message);  // its receive waits for another
            left = std::max(left - 1, std::min(left, 0));
        });
    }
    NcclCode receive(void* data, std::size_t bytes, int /*peer*/, NcclComm comm, Stream stream) override
    {
        return post(comm, stream, [this, data, bytes](FakeComm& c, Command& command) {
            command.kind = Command::Kind::Receive;
            command.message = messageOf(c.id, c.received++);
            command.message->to = data;
            command.message->receiveBytes = bytes;
            command.accesses = {{data, true}};
        });
    }
    NcclCode asyncError(NcclComm comm, NcclCode& state) override
    {
        const Lock lock(m_w.mutex);
        m_w.pass(200);
        FakeComm& c = *reinterpret_cast<FakeComm*>(comm);
        if (c.state == kNcclInProgress && !m_w.options.neverConnects && c.polls-- <= 0 && peerIsThere(c)) {
            c.state = kNcclSuccess;
            c.polls = 0;
            for (auto& enqueueNow : std::exchange(m_waiting[&c], {}))
                enqueueNow();
        }
        state = c.state;
        return kNcclSuccess;
    }
    NcclCode finalize(NcclComm comm) override
    {
        const Lock lock(m_w.mutex);
        m_w.pass(200);
        (void)comm;
        return kNcclSuccess;
    }
    NcclCode destroy(NcclComm comm) override { return end(comm); }
    NcclCode abort(NcclComm comm) override
    {
        if (m_w.options.hangsInAbort) {
            std::unique_lock lock(m_w.mutex);
            m_w.released.wait(lock, [&] { return m_w.mayAbort; });
        }
        return end(comm);
    }
    bool canRevoke() override { return m_w.options.ncclVersion >= 22807; }
    NcclCode revoke(NcclComm comm) override
    {
        const Lock lock(m_w.mutex);
        FakeComm& c = *reinterpret_cast<FakeComm*>(comm);
        drop(c);
        c.state = m_w.options.hangsInAbort ? kNcclInProgress : kNcclSuccess;
        c.polls = m_w.options.hangsInAbort ? 1'000'000'000 : 0;
        return kNcclInProgress;
    }

private:
    std::shared_ptr<Message> messageOf(const NcclId& id, std::uint64_t number)
    {
        auto& message = m_w.messages[{id, number}];
        if (!message)
            message = std::make_shared<Message>();
        return message;
    }
    bool peerIsThere(const FakeComm& c) const
    {
        const auto ranks = std::count_if(m_w.comms.begin(), m_w.comms.end(),
                                         [&](const auto& other) { return !other->dead && other->id == c.id; });
        return ranks >= c.ranks;
    }
    template <class Fill>
    NcclCode post(NcclComm comm, Stream stream, Fill fill)
    {
        const Lock lock(m_w.mutex);
        FakeComm& c = *reinterpret_cast<FakeComm*>(comm);
        if (c.state != kNcclSuccess)
            m_w.note("a communicator is used before it is ready");
        if (c.gpu != native(stream)->gpu)
            m_w.note("a communicator is used with another device's stream");
        m_grouped.push_back([this, &c, stream, fill]() -> NcclCode {
            Command command;
            fill(c, command);
            if (isDue(m_w.options.remoteErrorAfter))
                c.state = kRemoteError;
            else if (isDue(m_w.options.asyncErrorAfter))
                c.state = kSystemError;
            if (c.state != kNcclSuccess)
                return kNcclInProgress;
            if (m_w.options.inProgressPolls == 0) {
                m_w.enqueue(*native(stream), std::move(command));
                return kNcclSuccess;
            }
            c.state = kNcclInProgress;
            c.polls = m_w.options.inProgressPolls;
            c.pendingStream = native(stream);
            m_waiting[&c].push_back([this, stream, command = std::move(command), &c]() {
                c.pendingStream = nullptr;
                m_w.enqueue(*native(stream), command);
            });
            return kNcclInProgress;
        });
        return kNcclSuccess;
    }
    /// What is in flight ends without its data.
    void drop(FakeComm& c)
    {
        for (const auto& [key, message] : m_w.messages) {
            if (key.first == c.id)
                message->dropped = true;
        }
        for (const auto& stream : m_w.streams) {
            if (!stream)
                continue;
            for (Command& command : stream->commands) {
                if (command.message && stream->gpu == c.gpu)
                    command.message->dropped = true;
            }
        }
    }
    NcclCode end(NcclComm comm)
    {
        const Lock lock(m_w.mutex);
        FakeComm& c = *reinterpret_cast<FakeComm*>(comm);
        if (c.dead)
            m_w.note("a communicator is freed twice");
        drop(c);
        m_waiting.erase(&c);
        c.dead = true;
        --m_w.count.liveComms;
        m_w.pass(200);
        return kNcclSuccess;
    }

    std::shared_ptr<World> m_world;
    World& m_w;
    std::vector<std::function<NcclCode()>> m_grouped;
    std::map<FakeComm*, std::vector<std::function<void()>>> m_waiting;
};

}  // namespace

std::shared_ptr<NcclApi> ncclApi(const std::shared_ptr<World>& world)
{
    return std::make_shared<FakeNccl>(world);
}

}  // namespace fakegpu
