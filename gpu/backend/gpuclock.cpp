// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/gpuclock.h"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <limits>

namespace bubblescope::gpu {
namespace {

constexpr TimeNs kBaseEveryNs = kNsPerS;
constexpr TimeNs kAnswerWithinNs = 2 * kNsPerS;
constexpr TimeNs kWatchBaseNs = 50 * kNsPerUs;

}  // namespace

GpuClock::GpuClock(Cuda& cuda, int gpu)
    : m_cuda(cuda)
    , m_gpu(gpu)
    , m_stream(makeStream(cuda, gpu, true))
    , m_mapped(makeMapped(cuda, gpu, sizeof(Words)))
    , m_probe(makeEvent(cuda, gpu, true))
{
    *static_cast<Words*>(m_mapped.get().host) = {};
    for (Base& base : m_bases) {
        base.event = makeEvent(cuda, gpu, true);
    }
    // The first launches load the kernels and are no measure; the device's clock counts from this base.
    m_cuda.check(m_cuda.api().record(m_bases[0].event.get(), m_stream.get()), "cudaEventRecord");
    m_cuda.check(m_cuda.api().synchronize(m_stream.get()), "cudaStreamSynchronize");
    m_lastBaseNs = m_cuda.api().hostNowNs();
    anchor(4);
    m_model = {};
    anchor(64);
}

GpuClock::DeviceTime GpuClock::deviceTime(int base, Event event)
{
    float ms = 0;
    const Base& from = m_bases[static_cast<std::size_t>(base)];
    m_cuda.check(m_cuda.api().elapsedMs(ms, from.event.get(), event), "cudaEventElapsedTime");
    const float next = std::nextafter(ms, std::numeric_limits<float>::infinity());
    return {from.deviceNs + std::llround(static_cast<double>(ms) * 1e6),
            std::llround(static_cast<double>(next - ms) * 1e6 / 2)};
}

void GpuClock::await(const std::uint32_t& word, std::uint32_t value)
{
    GpuApi& api = m_cuda.api();
    const TimeNs until = api.hostNowNs() + kAnswerWithinNs;
    TimeNs lookAt = until - kAnswerWithinNs + kNsPerMs;
    while (std::atomic_ref(const_cast<std::uint32_t&>(word)).load(std::memory_order_acquire) != value) {
        const TimeNs now = api.hostNowNs();
        if (now > lookAt) {  // no answer comes after an error, which only a call to CUDA tells
            const Code code = api.query(m_probe.get());
            m_cuda.check(code == kNotReady ? kSuccess : code, "cudaEventQuery");
            lookAt = now + kNsPerMs;
        }
        if (now > until) {
            live::LiveFault fault;
            fault.code = "stalled";
            fault.text = fmt::format("GPU {} did not answer within {} s.", m_gpu, kAnswerWithinNs / kNsPerS);
            throw Failure{std::move(fault)};
        }
    }
}

void GpuClock::anchor(int rounds)
{
    GpuApi& api = m_cuda.api();
    m_cuda.use(m_gpu);
    auto& words = *static_cast<Words*>(m_mapped.get().host);
    auto* seen = static_cast<Words*>(m_mapped.get().device);
    TimeNs bestWidth = 0;
    TimeNs bestMiddle = 0;
    DeviceTime bestDevice;
    for (int i = 0; i < rounds; ++i) {
        const std::uint32_t round = ++m_round;
        m_cuda.check(api.launch(ListenLaunch{&seen->ready, &seen->go, round}, m_stream.get()), "listening kernel");
        m_cuda.check(api.record(m_probe.get(), m_stream.get()), "cudaEventRecord");
        m_cuda.check(api.launch(AnswerLaunch{&seen->answer, &seen->stamp, round}, m_stream.get()), "answering kernel");
        await(words.ready, round);
        const TimeNs before = api.hostNowNs();
        std::atomic_ref(words.go).store(round, std::memory_order_release);
        await(words.answer, round);
        const TimeNs width = api.hostNowNs() - before;
        if (i == 0 || width < bestWidth) {
            bestWidth = width;
            bestMiddle = before + width / 2;
            bestDevice = deviceTime(m_current, m_probe.get());
        }
    }
    m_roundTripNs = bestWidth;
    m_model.add(bestDevice.ns, bestMiddle, bestWidth / 2 + 1 + bestDevice.errorNs);
}

void GpuClock::startBase()
{
    const int next = (m_current + 1) % kBases;
    Base& base = m_bases[static_cast<std::size_t>(next)];
    if (base.users > 0) {
        return;  // an op of seconds ago still runs
    }
    m_cuda.use(m_gpu);
    m_pendingSinceNs = m_cuda.api().hostNowNs();
    m_cuda.check(m_cuda.api().record(base.event.get(), m_stream.get()), "cudaEventRecord");
    m_pending = true;
}

void GpuClock::finishBase(TimeNs nowNs)
{
    const int next = (m_current + 1) % kBases;
    Base& base = m_bases[static_cast<std::size_t>(next)];
    const DeviceTime time = deviceTime(m_current, base.event.get());
    base.deviceNs = time.ns;
    const TimeNs width = nowNs - m_pendingSinceNs;
    m_model.add(base.deviceNs, m_pendingSinceNs + width / 2, width / 2 + 1 + time.errorNs);
    m_current = next;
    m_pending = false;
    m_lastBaseNs = nowNs;
}

void GpuClock::tick()
{
    GpuApi& api = m_cuda.api();
    if (!m_pending) {
        if (api.hostNowNs() - m_lastBaseNs < kBaseEveryNs) {
            return;
        }
        startBase();
    }
    while (m_pending) {
        const Code code = api.query(m_bases[static_cast<std::size_t>((m_current + 1) % kBases)].event.get());
        const TimeNs now = api.hostNowNs();
        if (code == kSuccess) {
            finishBase(now);
        } else if (code != kNotReady) {
            m_cuda.check(code, "cudaEventQuery");
        } else if (now - m_pendingSinceNs > kWatchBaseNs) {
            return;  // the device is busy; at the next tick
        }
    }
}

int GpuClock::hold()
{
    ++m_bases[static_cast<std::size_t>(m_current)].users;
    return m_current;
}

void GpuClock::release(int base)
{
    --m_bases[static_cast<std::size_t>(base)].users;
}

TimeNs GpuClock::hostTimeNs(int base, Event event)
{
    return m_model.toHost(deviceTime(base, event).ns);
}

TimeNs GpuClock::errorNs() const
{
    // One base's age, and the half microsecond of an event itself.
    const Base& base = m_bases[static_cast<std::size_t>(m_current)];
    return m_model.errorNs(base.deviceNs + kBaseEveryNs) + 500;
}

}  // namespace bubblescope::gpu
