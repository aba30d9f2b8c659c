// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/share.h"

#include <algorithm>
#include <cstring>

namespace bubblescope::gpu {

Share::Share(Cuda& cuda, Gpu& gpu, DeviceId device, OwnedPartition part, int blocks)
    : m_cuda(cuda)
    , m_gpu(gpu)
    , m_device(device)
    , m_blocks(blocks)
    , m_part(std::move(part))
{
    if (m_part.get() == nullptr) {
        m_stream = makeStream(cuda, gpu.ordinal(), false);
        return;
    }
    Stream stream = nullptr;
    cuda.use(gpu.ordinal());
    cuda.check(cuda.api().createStreamIn(stream, m_part.get()), "cuGreenCtxStreamCreate");
    m_stream = {cuda, gpu.ordinal(), stream};
}

void Share::allocate(const live::Plan& plan, std::uint32_t words, std::int64_t stride, std::uint64_t seed)
{
    m_layout = std::make_unique<DeviceLayout>(plan, m_device, stride);
    m_ops = plan.rows->row(m_device).size();
    const std::size_t sumBytes = (2 * (m_ops + 1) + 1) * sizeof(std::uint64_t);
    const int gpu = m_gpu.ordinal();
    GpuApi& api = m_cuda.api();
    m_payloads = makeMemory(m_cuda, gpu, static_cast<std::size_t>(std::max(m_layout->bytes(), stride)));
    m_matrices = makeMemory(m_cuda, gpu, api.workBytes());
    m_sums = makeMemory(m_cuda, gpu, sumBytes);
    m_hostSums = makeMapped(m_cuda, gpu, sumBytes);
    m_cuda.check(api.clear(m_payloads.get(), words * sizeof(std::uint32_t), stream()), "cudaMemsetAsync");
    m_cuda.check(api.clear(m_sums.get(), sumBytes, stream()), "cudaMemsetAsync");
    m_cuda.check(api.fillWork(m_matrices.get(), seed + static_cast<std::uint64_t>(m_device.value()), stream()),
                 "filling kernel");
    m_cuda.check(api.synchronize(stream()), "cudaStreamSynchronize");
}

std::uint32_t* Share::payload(std::int64_t offset) const
{
    return reinterpret_cast<std::uint32_t*>(static_cast<std::byte*>(m_payloads.get()) + offset);
}

std::uint64_t* Share::sumsOf(std::size_t opInRow) const
{
    return static_cast<std::uint64_t*>(m_sums.get()) + 1 + 2 * opInRow;
}

void Share::launchValues(const live::ValueOp& op, const live::ValueBuffers& at, std::size_t opInRow, bool first)
{
    ValueLaunch launch;
    launch.op = op;
    launch.at = at;
    launch.sums = sumsOf(opInRow);
    launch.startStamp = first ? static_cast<std::uint64_t*>(m_sums.get()) : nullptr;
    m_cuda.check(m_cuda.api().launch(launch, stream()), "values kernel");
}

void Share::launchWork(const WorkAmount& amount)
{
    if (amount.steps > 0) {
        m_cuda.check(
            m_cuda.api().launch(WorkLaunch{amount.steps, amount.blocks, m_matrices.get(), m_gpu.stopWord()}, stream()),
            "work kernel");
    }
    if (amount.untilNs > 0) {
        const auto* start = static_cast<const std::uint64_t*>(m_sums.get());
        m_cuda.check(m_cuda.api().launch(PaceLaunch{amount.untilNs, start, m_gpu.stopWord()}, stream()),
                     "pacing kernel");
    }
}

void Share::launchSample(const WorkAmount& amount, std::uint32_t words)
{
    live::ValueBuffers at;
    at.words = words;
    at.out = payload(0);
    launchValues({}, at, m_ops, true);
    launchWork(amount);
}

std::vector<live::ValueSums> Share::takeSums()
{
    std::vector<live::ValueSums> sums(m_ops);
    if (m_ops == 0) {
        return sums;
    }
    GpuApi& api = m_cuda.api();
    m_cuda.use(m_gpu.ordinal());
    const std::size_t bytes = m_ops * sizeof(live::ValueSums);
    m_cuda.check(api.copy(m_hostSums.get().host, sumsOf(0), bytes, stream()), "cudaMemcpyAsync");
    m_cuda.check(api.clear(sumsOf(0), bytes, stream()), "cudaMemsetAsync");
    m_cuda.check(api.synchronize(stream()), "cudaStreamSynchronize");
    static_assert(sizeof(live::ValueSums) == 2 * sizeof(std::uint64_t));
    std::memcpy(sums.data(), m_hostSums.get().host, bytes);
    return sums;
}

}  // namespace bubblescope::gpu
