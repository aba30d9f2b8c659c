// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/world.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace fakegpu {

namespace {

constexpr TimeNs kHeadStartNs = 1000 * kNsPerS;
constexpr std::size_t kMostNotes = 20;

TimeNs realNowNs()
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<TimeNs>(now.tv_sec) * kNsPerS + now.tv_nsec;
}

std::uint32_t wordAt(const std::uint32_t* word)
{
    return std::atomic_ref(const_cast<std::uint32_t&>(*word)).load();
}

}  // namespace

void join(VectorClock& into, const VectorClock& other)
{
    if (into.size() < other.size())
        into.resize(other.size(), 0);
    for (std::size_t i = 0; i < other.size(); ++i)
        into[i] = std::max(into[i], other[i]);
}

World::World(const Options& wanted)
    : options(wanted)
    , nowNs(realNowNs() + (wanted.realTime ? 0 : kHeadStartNs))
    , hostClock(1, 0)
    , used(static_cast<std::size_t>(std::max(1, wanted.gpus)), 0)
{
}

World::~World()
{
    for (const auto& block : memory)  // a backend that has given up frees nothing
        std::free(block.first);
}

void World::note(const std::string& text)
{
    if (noted.size() < kMostNotes)
        noted.push_back(text);
}

void World::pass(TimeNs ns)
{
    nowNs = options.realTime ? realNowNs() : nowNs + ns;
    progress();
}

std::uint64_t World::deviceNs(int gpu, TimeNs hostNs) const
{
    const double slower = options.driftPpm * 1e-6 * (gpu + 1);
    const TimeNs jump = gpu == options.gpus - 1 ? options.jumpNs : 0;
    return static_cast<std::uint64_t>(hostNs - std::llround(static_cast<double>(hostNs) * slower) + jump);
}

void World::enqueue(FakeStream& stream, Command command)
{
    for (const auto& comm : comms) {
        if (!comm->dead && comm->polls > 0 && comm->pendingStream == &stream)
            note("something was put into a stream while NCCL was in progress on it");
    }
    command.enqueuedNs = nowNs;
    ++hostClock[0];
    command.hostClock = hostClock;
    stream.commands.push_back(std::move(command));
}

void World::forget(const void* block, std::size_t bytes)
{
    const auto* end = static_cast<const std::byte*>(block) + bytes;
    m_history.erase(m_history.lower_bound(block), m_history.lower_bound(end));
}

void World::check(const FakeStream& stream, const Command& command)
{
    const auto seen = [&](const std::pair<std::size_t, std::uint64_t>& access) {
        return access.first == SIZE_MAX ||
               (access.first < stream.clock.size() && stream.clock[access.first] >= access.second);
    };
    const std::pair<std::size_t, std::uint64_t> now{stream.index, stream.clock[stream.index]};
    for (const Access& access : command.accesses) {
        History& past = m_history[access.memory];
        if (!seen(past.write))
            note("a payload is used while it may still be written");
        if (access.writes) {
            if (!std::all_of(past.reads.begin(), past.reads.end(), seen))
                note("a payload is overwritten while it may still be read");
            past.reads.clear();
            past.write = now;
        } else {
            past.reads.push_back(now);
        }
    }
}

void World::start(FakeStream& stream, Command& command, TimeNs atNs)
{
    command.startNs = atNs;
    join(stream.clock, command.hostClock);
    if (stream.clock.size() <= stream.index)
        stream.clock.resize(stream.index + 1, 0);
    ++stream.clock[stream.index];
    if (command.kind != Command::Kind::Receive)  // that one writes at its end
        check(stream, command);
    if (command.begin)
        command.begin(atNs);
    if (command.duration)
        command.endNs = atNs + command.duration(atNs);
    if (command.kind == Command::Kind::Send) {
        Message& message = *command.message;
        message.sendStart = atNs;
        message.senderClock = stream.clock;
        if (options.buffered && !message.dropped) {
            const auto* bytes = static_cast<const std::byte*>(message.from);
            message.buffer.assign(bytes, bytes + message.sendBytes);
        }
    } else if (command.kind == Command::Kind::Receive) {
        command.message->receiveStart = atNs;
    }
}

TimeNs World::endOfMessage(const Command& command) const
{
    const Message& message = *command.message;
    if (message.dropped)
        return nowNs;
    if (options.buffered && command.kind == Command::Kind::Send)
        return *command.startNs + options.copyNs;
    if (!message.sendStart || !message.receiveStart)
        return kNever;
    return std::max(*message.sendStart, *message.receiveStart) + options.copyNs;
}

TimeNs World::endOf(FakeStream& stream, Command& command)
{
    if (!command.startNs) {
        const TimeNs at = std::max(stream.freeAtNs, command.enqueuedNs + options.submitNs);
        if (at > nowNs)
            return kNever;
        start(stream, command, at);
    }
    const TimeNs from = *command.startNs;
    switch (command.kind) {
    case Command::Kind::Timed:
        if (command.stop != nullptr && !options.deafToStop && wordAt(command.stop) != 0)
            return std::min(command.endNs, std::max(from, nowNs));
        return command.endNs;
    case Command::Kind::Record:
        return from;
    case Command::Kind::Wait:
        if (command.event->reached < command.round)
            return kNever;
        join(stream.clock, command.event->clock);
        return std::max(from, command.event->atNs);
    case Command::Kind::Listen:
        return wordAt(command.word) == command.value ? nowNs : kNever;
    case Command::Kind::Send:
    case Command::Kind::Receive:
        return endOfMessage(command);
    }
    return kNever;
}

void World::finish(FakeStream& stream)
{
    Command command = std::move(stream.commands.front());
    stream.commands.pop_front();
    const TimeNs end = command.endNs;
    stream.freeAtNs = std::max(stream.freeAtNs, end);
    if (command.effect)
        command.effect(end);
    if (command.kind == Command::Kind::Record) {
        command.event->reached = command.round;
        command.event->atNs = end;
        command.event->deviceNs = deviceNs(stream.gpu, end);
        command.event->clock = stream.clock;
    } else if (command.kind == Command::Kind::Receive && !command.message->dropped) {
        Message& message = *command.message;
        join(stream.clock, message.senderClock);
        check(stream, command);
        if (message.sendBytes != message.receiveBytes)
            note("a send and its receive differ in size");
        const std::size_t bytes = std::min(message.sendBytes, message.receiveBytes);
        std::memcpy(message.to, options.buffered ? message.buffer.data() : message.from, bytes);
        if (std::exchange(corrupt, false))
            *static_cast<std::uint32_t*>(message.to) ^= 1U;
    }
}

void World::progress()
{
    while (!sticky) {
        FakeStream* next = nullptr;
        TimeNs earliest = kNever;
        for (const auto& stream : streams) {
            if (!stream || stream->commands.empty())
                continue;
            const TimeNs end = endOf(*stream, stream->commands.front());
            if (end < earliest) {
                earliest = end;
                next = stream.get();
            }
        }
        if (next == nullptr || earliest > nowNs)
            return;
        next->commands.front().endNs = earliest;
        finish(*next);
    }
}

std::shared_ptr<World> makeWorld(const Options& options)
{
    return std::make_shared<World>(options);
}

void change(World& world, const std::function<void(Options&)>& by)
{
    const Lock lock(world.mutex);
    by(world.options);
}

std::vector<std::string> violations(const World& world)
{
    const Lock lock(world.mutex);
    return world.noted;
}

Counts counts(const World& world)
{
    const Lock lock(world.mutex);
    return world.count;
}

TimeNs trueTimeNs(const World& world, Event event)
{
    const Lock lock(world.mutex);
    return native(event)->atNs;
}

void releaseAborts(World& world)
{
    const Lock lock(world.mutex);
    world.mayAbort = true;
    world.released.notify_all();
}

void corruptNextCopy(World& world)
{
    const Lock lock(world.mutex);
    world.corrupt = true;
}

}  // namespace fakegpu
