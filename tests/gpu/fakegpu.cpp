// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/world.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <sched.h>

namespace fakegpu {

namespace {

class FakeGpu final : public GpuApi {
public:
    explicit FakeGpu(std::shared_ptr<World> world)
        : m_world(std::move(world))
        , m_w(*m_world)
    {
    }

    TimeNs hostNowNs() override
    {
        const Lock lock(m_w.mutex);
        m_w.pass(50);
        return m_w.nowNs;
    }
    void relax(TimeNs ns) override
    {
        if (m_w.options.realTime) {
            if (ns > 0) {
                const timespec duration{static_cast<time_t>(ns / kNsPerS), static_cast<long>(ns % kNsPerS)};
                nanosleep(&duration, nullptr);
            } else {
                sched_yield();
            }
        }
        const Lock lock(m_w.mutex);
        m_w.pass(std::max<TimeNs>(ns, 500));
    }
    Code driverVersion(int& version) override
    {
        version = m_w.options.driverVersion;
        return kSuccess;
    }
    Code runtimeVersion(int& version) override
    {
        version = 13000;
        return kSuccess;
    }
    Code deviceCount(int& count) override
    {
        if (m_w.options.countCode == kSuccess)
            count = m_w.options.gpus;
        return m_w.options.countCode;
    }
    Code properties(int gpu, GpuProperties& properties) override
    {
        properties = {"Fake GPU",
                      "0000:0" + std::to_string(gpu) + ":00.0",
                      m_w.options.multiprocessors,
                      m_w.options.computeMajor,
                      0,
                      static_cast<std::int64_t>(m_w.options.memoryBytes)};
        return kSuccess;
    }
    std::string errorName(Code code) override { return "fakeError" + std::to_string(code); }
    std::string errorText(Code code) override { return "as the test wants it, " + std::to_string(code); }
    Code setDevice(int gpu) override
    {
        currentGpu = gpu;
        return called();
    }
    Code memoryInfo(std::size_t& freeBytes, std::size_t& totalBytes) override
    {
        const Lock lock(m_w.mutex);
        totalBytes = m_w.options.memoryBytes;
        freeBytes = totalBytes - m_w.used[static_cast<std::size_t>(currentGpu)];
        return called();
    }
    Code allocate(void*& memory, std::size_t bytes) override
    {
        const Lock lock(m_w.mutex);
        const auto gpu = static_cast<std::size_t>(currentGpu);
        if (isDue(m_w.options.noMemoryAfter) || m_w.used[gpu] + bytes > m_w.options.memoryBytes)
            return kOutOfMemory;
        memory = std::malloc(bytes);
        std::memset(memory, 0xa5, bytes);  // a GPU clears nothing either
        m_w.memory[memory] = {currentGpu, bytes};
        m_w.used[gpu] += bytes;
        ++m_w.count.allocationsEver;
        ++m_w.count.liveAllocations;
        return called();
    }
    Code free(void* memory) override
    {
        const Lock lock(m_w.mutex);
        const auto at = m_w.memory.find(memory);
        if (at == m_w.memory.end()) {
            m_w.note("memory is freed that is not allocated");
            return 1;
        }
        m_w.used[static_cast<std::size_t>(at->second.first)] -= at->second.second;
        m_w.forget(memory, at->second.second);
        m_w.memory.erase(at);
        std::free(memory);
        --m_w.count.liveAllocations;
        return called();
    }
    Code allocateMapped(MappedMemory& memory, std::size_t bytes) override
    {
        const Code code = allocate(memory.host, bytes);
        memory.device = memory.host;
        return code;
    }
    Code freeMapped(MappedMemory memory) override { return free(memory.host); }

    Code createStream(Stream& stream, bool /*urgent*/) override
    {
        const Lock lock(m_w.mutex);
        m_w.streams.push_back(std::make_unique<FakeStream>());
        m_w.streams.back()->gpu = currentGpu;
        m_w.streams.back()->index = m_w.streams.size();
        stream = reinterpret_cast<Stream>(m_w.streams.back().get());
        ++m_w.count.liveStreams;
        return called();
    }
    Code destroyStream(Stream stream) override
    {
        const Lock lock(m_w.mutex);
        const FakeStream* fake = native(stream);
        if (!fake->commands.empty())
            m_w.note("a stream is destroyed with work in it");
        m_w.streams[fake->index - 1].reset();
        --m_w.count.liveStreams;
        return called();
    }
    Code synchronize(Stream stream) override
    {
        const Lock lock(m_w.mutex);
        for (int i = 0; i < 10'000'000 && !native(stream)->commands.empty() && !m_w.sticky; ++i)
            m_w.pass(1000);
        join(m_w.hostClock, native(stream)->clock);
        return called();
    }
    Code createEvent(Event& event, bool /*timed*/) override
    {
        const Lock lock(m_w.mutex);
        m_w.events.push_back(std::make_unique<FakeEvent>());
        m_w.events.back()->gpu = currentGpu;
        event = reinterpret_cast<Event>(m_w.events.back().get());
        ++m_w.count.liveEvents;
        return called();
    }
    Code destroyEvent(Event /*event*/) override
    {
        const Lock lock(m_w.mutex);
        --m_w.count.liveEvents;
        return called();
    }
    Code record(Event event, Stream stream) override
    {
        const Lock lock(m_w.mutex);
        FakeEvent* fake = native(event);
        if (fake->gpu != native(stream)->gpu)
            m_w.note("an event is recorded on another device than its own");
        fake->recorded = true;
        Command command;
        command.kind = Command::Kind::Record;
        command.event = fake;
        command.round = ++fake->round;
        m_w.enqueue(*native(stream), std::move(command));
        return called();
    }
    Code query(Event event) override
    {
        const Lock lock(m_w.mutex);
        const Code code = called();
        if (code != kSuccess)
            return code;
        const FakeEvent* fake = native(event);
        if (!fake->recorded)
            m_w.note("an event is asked for that was never recorded");
        if (fake->reached < fake->round)
            return kNotReady;
        join(m_w.hostClock, fake->clock);
        return kSuccess;
    }
    Code elapsedMs(float& ms, Event from, Event to) override
    {
        const Lock lock(m_w.mutex);
        const FakeEvent* a = native(from);
        const FakeEvent* b = native(to);
        if (a->gpu != b->gpu)
            m_w.note("a time is taken between two devices");
        if (a->reached < a->round || b->reached < b->round)
            return kNotReady;
        const auto ns = static_cast<std::int64_t>(b->deviceNs - a->deviceNs);
        ms = static_cast<float>(static_cast<double>(ns) * 1e-6);
        return called();
    }
    Code wait(Stream stream, Event event) override
    {
        const Lock lock(m_w.mutex);
        if (!native(event)->recorded) {
            m_w.note("a stream waits for an event that was never recorded");
            return called();
        }
        Command command;
        command.kind = Command::Kind::Wait;
        command.event = native(event);
        command.round = native(event)->round;
        m_w.enqueue(*native(stream), std::move(command));
        return called();
    }

    Code copy(void* to, const void* from, std::size_t bytes, Stream stream) override
    {
        const Lock lock(m_w.mutex);
        Command command;
        command.duration = [&w = m_w](TimeNs) { return w.options.copyNs; };
        command.accesses = {{from, false}, {to, true}};
        command.effect = [&w = m_w, to, from, bytes](TimeNs) {
            std::memcpy(to, from, bytes);
            if (std::exchange(w.corrupt, false))
                *static_cast<std::uint32_t*>(to) ^= 1U;
        };
        m_w.enqueue(*native(stream), std::move(command));
        return called();
    }
    Code copyPeer(void* to, int /*toGpu*/, const void* from, int /*fromGpu*/, std::size_t bytes, Stream stream) override
    {
        ++m_w.count.peerCopies;
        return copy(to, from, bytes, stream);
    }
    Code clear(void* memory, std::size_t bytes, Stream stream) override
    {
        const Lock lock(m_w.mutex);
        Command command;
        command.duration = [](TimeNs) { return TimeNs{1000}; };
        command.effect = [memory, bytes](TimeNs) { std::memset(memory, 0, bytes); };
        m_w.enqueue(*native(stream), std::move(command));
        return called();
    }
    Code canAccessPeer(bool& can, int gpu, int peer) override
    {
        can = m_w.options.peerAccess && gpu != peer;
        return called();
    }
    Code enablePeerAccess(int peer) override
    {
        if (!m_w.options.peerAccess)
            m_w.note("peer access is enabled where there is none");
        return m_peers[{currentGpu, peer}]++ == 0 ? called() : kPeerAlreadyEnabled;
    }

    Code split(int /*gpu*/, int groups, int spare, std::vector<Partition>& parts, int& multiprocessorsEach,
               std::string& reason) override
    {
        if (!m_w.options.greenContexts) {
            reason = "the test has none";
            return kNotSupported;
        }
        m_w.count.livePartitions += groups;
        for (int i = 0; i < groups; ++i)
            parts.push_back(reinterpret_cast<Partition>(static_cast<std::uintptr_t>(i + 1)));
        multiprocessorsEach = (m_w.options.multiprocessors - spare) / groups / 8 * 8;
        return called();
    }
    Code createStreamIn(Stream& stream, Partition /*part*/) override { return createStream(stream, false); }
    Code destroyPartition(Partition /*part*/) override
    {
        --m_w.count.livePartitions;
        return called();
    }

    std::size_t workBytes() const override { return 4096; }
    Code fillWork(void* matrices, std::uint64_t /*seed*/, Stream stream) override
    {
        return clear(matrices, workBytes(), stream);
    }
    Code launch(const ValueLaunch& launch, Stream stream) override;
    Code launch(const WorkLaunch& launch, Stream stream) override
    {
        Command command;
        command.stop = launch.stop;
        const auto ns = static_cast<TimeNs>(launch.steps * m_w.options.nsPerStep);
        command.duration = [ns = longNs(ns)](TimeNs) { return ns; };
        return enqueueLaunch(std::move(command), stream);
    }
    Code launch(const PaceLaunch& launch, Stream stream) override
    {
        Command command;
        command.stop = launch.stop;
        command.duration = [&w = m_w, launch, stuck = longNs(0), gpu = native(stream)->gpu](TimeNs start) {
            if (stuck > 0)
                return stuck;
            const std::uint64_t now = w.deviceNs(gpu, start);
            const auto passed = static_cast<TimeNs>(now - (launch.startStamp != nullptr ? *launch.startStamp : now));
            return std::max<TimeNs>(0, launch.ns - passed);
        };
        return enqueueLaunch(std::move(command), stream);
    }
    Code launch(const ListenLaunch& launch, Stream stream) override
    {
        Command command;
        command.kind = Command::Kind::Listen;
        command.word = launch.go;
        command.value = launch.value;
        command.begin = [launch](TimeNs) { std::atomic_ref(*launch.ready).store(launch.value); };
        return enqueueLaunch(std::move(command), stream);
    }
    Code launch(const AnswerLaunch& launch, Stream stream) override
    {
        Command command;
        command.duration = [&w = m_w](TimeNs) { return w.options.launchNs; };
        command.effect = [&w = m_w, launch, gpu = native(stream)->gpu](TimeNs end) {
            *launch.stamp = w.deviceNs(gpu, end);
            std::atomic_ref(*launch.answer).store(launch.value);
        };
        return enqueueLaunch(std::move(command), stream);
    }
    Code clocks(int /*gpu*/, GpuClocks& clocks) override
    {
        clocks = {1980, 50, 4};
        return kSuccess;
    }

private:
    /// Every call passes here.
    Code called()
    {
        const Lock lock(m_w.mutex);
        m_w.pass(200);
        ++m_w.count.calls;
        if (m_w.sticky)
            ++m_w.count.callsAfterSticky;
        return m_w.sticky ? m_w.options.stickyCode : kSuccess;
    }
    /// For a work or pace kernel: its time, or for ever if it is the stuck one.
    TimeNs longNs(TimeNs ns)
    {
        const Lock lock(m_w.mutex);
        return isDue(m_w.options.stuckAfter) ? 3600 * kNsPerS : ns;
    }
    Code enqueueLaunch(Command command, Stream stream)
    {
        const Lock lock(m_w.mutex);
        m_w.enqueue(*native(stream), std::move(command));
        if (isDue(m_w.options.stickyAfterLaunches)) {
            m_w.sticky = true;  // seen by the next call, as with a GPU
            return kSuccess;
        }
        return called();
    }

    std::shared_ptr<World> m_world;
    World& m_w;
    std::map<std::pair<int, int>, int> m_peers;
};

Code FakeGpu::launch(const ValueLaunch& launch, Stream stream)
{
    Command command;
    command.begin = [&w = m_w, launch, gpu = native(stream)->gpu](TimeNs start) {
        if (launch.startStamp != nullptr)
            *launch.startStamp = w.deviceNs(gpu, start);
    };
    command.duration = [&w = m_w](TimeNs) { return w.options.launchNs; };
    const live::ValueBuffers& at = launch.at;
    if (at.in != nullptr)
        command.accesses.push_back({at.in, false});
    if (at.out != nullptr)
        command.accesses.push_back({at.out, true});
    if (at.stash != nullptr) {
        const bool writes = launch.op.kind == live::ValueOp::Forward || launch.op.kind == live::ValueOp::BackwardInput;
        command.accesses.push_back({at.stash, writes});
    }
    command.effect = [launch](TimeNs) {
        live::ValueSums sums;
        for (std::uint32_t i = 0; i < launch.at.words; ++i)
            live::runWord(launch.op, launch.at, i, sums);
        launch.sums[0] += sums.output;
        launch.sums[1] += sums.weights;
    };
    return enqueueLaunch(std::move(command), stream);
}

}  // namespace

std::shared_ptr<GpuApi> gpuApi(const std::shared_ptr<World>& world)
{
    return std::make_shared<FakeGpu>(world);
}

}  // namespace fakegpu
