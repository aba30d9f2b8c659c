// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/gpu.h"

#include <atomic>

namespace bubblescope::gpu {

Gpu::Gpu(Cuda& cuda, int ordinal)
    : m_cuda(cuda)
    , m_ordinal(ordinal)
{
    cuda.use(ordinal);
    cuda.check(cuda.api().properties(ordinal, m_properties), "cudaGetDeviceProperties");
    m_stop = makeMapped(cuda, ordinal, sizeof(std::uint32_t));
    *static_cast<std::uint32_t*>(m_stop.get().host) = 0;
    m_clock = std::make_unique<GpuClock>(cuda, ordinal);
}

std::size_t Gpu::freeBytes()
{
    std::size_t freeNow = 0;
    std::size_t total = 0;
    m_cuda.use(m_ordinal);
    m_cuda.check(m_cuda.api().memoryInfo(freeNow, total), "cudaMemGetInfo");
    return freeNow;
}

void Gpu::stop()
{
    std::atomic_ref(*static_cast<std::uint32_t*>(m_stop.get().host)).store(1, std::memory_order_release);
}

const std::uint32_t* Gpu::stopWord() const
{
    return static_cast<const std::uint32_t*>(m_stop.get().device);
}

Event Gpu::take()
{
    if (m_store.empty()) {
        m_events.push_back(makeEvent(m_cuda, m_ordinal, true));
        return m_events.back().get();
    }
    Event event = m_store.back();
    m_store.pop_back();
    return event;
}

}  // namespace bubblescope::gpu
