// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/cudaruntime.h"

#include "gpu/cuda/greencontexts.h"
#include "gpu/cuda/kernels.h"
#include "gpu/cuda/nvml.h"

#include <cuda_runtime.h>
#include <map>
#include <memory>
#include <sched.h>
#include <time.h>

namespace bubblescope::gpu {
namespace {

static_assert(kOutOfMemory == cudaErrorMemoryAllocation && kStubLibrary == cudaErrorStubLibrary &&
              kInsufficientDriver == cudaErrorInsufficientDriver && kNoDevice == cudaErrorNoDevice &&
              kNotReady == cudaErrorNotReady && kPeerAlreadyEnabled == cudaErrorPeerAccessAlreadyEnabled &&
              kNotSupported == cudaErrorNotSupported);

cudaStream_t native(Stream stream)
{
    return reinterpret_cast<cudaStream_t>(stream);
}

cudaEvent_t native(Event event)
{
    return reinterpret_cast<cudaEvent_t>(event);
}

cudaError_t errorOf(Code code)
{
    return static_cast<cudaError_t>(code);
}

class CudaRuntime final : public GpuApi {
public:
    TimeNs hostNowNs() override
    {
        timespec now{};
        clock_gettime(CLOCK_MONOTONIC, &now);
        return static_cast<TimeNs>(now.tv_sec) * kNsPerS + now.tv_nsec;
    }
    void relax(TimeNs ns) override
    {
        if (ns <= 0) {
            sched_yield();
            return;
        }
        const timespec duration{static_cast<time_t>(ns / kNsPerS), static_cast<long>(ns % kNsPerS)};
        nanosleep(&duration, nullptr);
    }

    Code driverVersion(int& version) override { return cudaDriverGetVersion(&version); }
    Code runtimeVersion(int& version) override { return cudaRuntimeGetVersion(&version); }
    Code deviceCount(int& count) override { return cudaGetDeviceCount(&count); }
    Code properties(int gpu, GpuProperties& properties) override;
    std::string errorName(Code code) override { return cudaGetErrorName(errorOf(code)); }
    std::string errorText(Code code) override { return cudaGetErrorString(errorOf(code)); }
    Code setDevice(int gpu) override;

    Code memoryInfo(std::size_t& freeBytes, std::size_t& totalBytes) override
    {
        return cudaMemGetInfo(&freeBytes, &totalBytes);
    }
    Code allocate(void*& memory, std::size_t bytes) override { return forget(cudaMalloc(&memory, bytes)); }
    Code free(void* memory) override { return cudaFree(memory); }
    Code allocateMapped(MappedMemory& memory, std::size_t bytes) override
    {
        const cudaError_t code = cudaHostAlloc(&memory.host, bytes, cudaHostAllocMapped | cudaHostAllocPortable);
        return code == cudaSuccess ? cudaHostGetDevicePointer(&memory.device, memory.host, 0) : forget(code);
    }
    Code freeMapped(MappedMemory memory) override { return cudaFreeHost(memory.host); }

    Code createStream(Stream& stream, bool urgent) override
    {
        int least = 0;
        int greatest = 0;
        cudaDeviceGetStreamPriorityRange(&least, &greatest);
        cudaStream_t made = nullptr;
        const Code code = cudaStreamCreateWithPriority(&made, cudaStreamNonBlocking, urgent ? greatest : least);
        stream = reinterpret_cast<Stream>(made);
        return code;
    }
    Code destroyStream(Stream stream) override { return cudaStreamDestroy(native(stream)); }
    Code synchronize(Stream stream) override { return cudaStreamSynchronize(native(stream)); }
    Code createEvent(Event& event, bool timed) override
    {
        cudaEvent_t made = nullptr;
        const Code code = cudaEventCreateWithFlags(&made, timed ? cudaEventDefault : cudaEventDisableTiming);
        event = reinterpret_cast<Event>(made);
        return code;
    }
    Code destroyEvent(Event event) override { return cudaEventDestroy(native(event)); }
    Code record(Event event, Stream stream) override { return cudaEventRecord(native(event), native(stream)); }
    Code query(Event event) override { return cudaEventQuery(native(event)); }
    Code elapsedMs(float& ms, Event from, Event to) override
    {
        return cudaEventElapsedTime(&ms, native(from), native(to));
    }
    Code wait(Stream stream, Event event) override { return cudaStreamWaitEvent(native(stream), native(event), 0); }

    Code copy(void* to, const void* from, std::size_t bytes, Stream stream) override
    {
        return cudaMemcpyAsync(to, from, bytes, cudaMemcpyDefault, native(stream));
    }
    Code copyPeer(void* to, int toGpu, const void* from, int fromGpu, std::size_t bytes, Stream stream) override
    {
        return cudaMemcpyPeerAsync(to, toGpu, from, fromGpu, bytes, native(stream));
    }
    Code clear(void* memory, std::size_t bytes, Stream stream) override
    {
        return cudaMemsetAsync(memory, 0, bytes, native(stream));
    }
    Code canAccessPeer(bool& can, int gpu, int peer) override
    {
        int answer = 0;
        const Code code = cudaDeviceCanAccessPeer(&answer, gpu, peer);
        can = answer != 0;
        return code;
    }
    Code enablePeerAccess(int peer) override { return forget(cudaDeviceEnablePeerAccess(peer, 0)); }

    Code split(int gpu, int groups, int spare, std::vector<Partition>& parts, int& multiprocessorsEach,
               std::string& reason) override
    {
        return green::split(gpu, groups, spare, parts, multiprocessorsEach, reason);
    }
    Code createStreamIn(Stream& stream, Partition part) override { return green::createStream(stream, part); }
    Code destroyPartition(Partition part) override { return green::destroy(part); }

    std::size_t workBytes() const override { return kernels::workBytes(); }
    Code fillWork(void* matrices, std::uint64_t seed, Stream stream) override
    {
        return kernels::fillWork(matrices, seed, stream);
    }
    Code launch(const ValueLaunch& launch, Stream stream) override { return kernels::launch(launch, stream); }
    Code launch(const WorkLaunch& launch, Stream stream) override
    {
        return kernels::launch(launch, m_workSharedBytes[m_current], stream);
    }
    Code launch(const PaceLaunch& launch, Stream stream) override { return kernels::launch(launch, stream); }
    Code launch(const ListenLaunch& launch, Stream stream) override { return kernels::launch(launch, stream); }
    Code launch(const AnswerLaunch& launch, Stream stream) override { return kernels::launch(launch, stream); }

    Code clocks(int gpu, GpuClocks& clocks) override;

private:
    /// An error that we handle must not be found by the next launch's check.
    static Code forget(cudaError_t code)
    {
        if (code != cudaSuccess) {
            cudaGetLastError();
        }
        return code;
    }

    int m_current = 0;
    std::map<int, int> m_workSharedBytes;  ///< a device that has been current
    std::map<int, std::string> m_busIds;
    std::unique_ptr<Nvml> m_nvml;
};

Code CudaRuntime::properties(int gpu, GpuProperties& properties)
{
    cudaDeviceProp found{};
    const cudaError_t code = cudaGetDeviceProperties(&found, gpu);
    if (code != cudaSuccess) {
        return code;
    }
    properties.name = found.name;
    properties.multiprocessors = found.multiProcessorCount;
    properties.major = found.major;
    properties.minor = found.minor;
    properties.memoryBytes = static_cast<std::int64_t>(found.totalGlobalMem);
    char busId[32] = {};
    const cudaError_t busCode = cudaDeviceGetPCIBusId(busId, sizeof busId, gpu);
    properties.pciBusId = busId;
    m_busIds[gpu] = busId;
    return busCode;
}

Code CudaRuntime::setDevice(int gpu)
{
    cudaError_t code = cudaSetDevice(gpu);
    m_current = gpu;
    if (code == cudaSuccess && !m_workSharedBytes.contains(gpu)) {
        code = errorOf(kernels::prepareDevice(m_workSharedBytes[gpu]));
    }
    return code;
}

Code CudaRuntime::clocks(int gpu, GpuClocks& clocks)
{
    const auto busId = m_busIds.find(gpu);
    if (busId == m_busIds.end()) {
        return kNotSupported;
    }
    if (!m_nvml) {
        m_nvml = std::make_unique<Nvml>();
    }
    return m_nvml->clocks(busId->second, clocks);
}

}  // namespace

std::shared_ptr<GpuApi> makeCudaRuntime()
{
    return std::make_shared<CudaRuntime>();
}

}  // namespace bubblescope::gpu
