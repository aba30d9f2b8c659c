// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// CUDA calls that throw, handles that close themselves, and silence after an error that leaves the process unable to
// use the device: from then on not even a free is tried (CUDA would only repeat the error, or hang).

#include "core/live/backend.h"
#include "gpu/api/gpuapi.h"

#include <string>
#include <thread>
#include <utility>

namespace bubblescope::gpu {

/// Thrown inside the module, caught where it meets the worker.
struct Failure {
    live::LiveFault fault;
};

/// Throws.
[[noreturn]] void refuse(const char* code, std::string text, std::string hint = {});

/// True for errors after which no CUDA call can succeed in this process.
[[nodiscard]] bool isSticky(Code code);
/// What the user can do about it, after the advice column of NVIDIA's Xid catalogue; may be empty.
[[nodiscard]] std::string adviceFor(Code code);

class Cuda {
public:
    explicit Cuda(GpuApi& api)
        : m_api(api)
    {
    }
    [[nodiscard]] GpuApi& api() const { return m_api; }
    /// Makes a device current on this thread; remembered, so that it costs nothing when it already is.
    Code select(int gpu);
    /// The same, and throws.
    void use(int gpu) { check(select(gpu), "cudaSetDevice"); }
    /// Throws a "device-error" (or "out-of-memory") that names the call and the current device.
    void check(Code code, const char* call);
    [[nodiscard]] bool silent() const { return m_silent; }
    void silence() { m_silent = true; }

private:
    GpuApi& m_api;
    int m_current = -1;
    std::thread::id m_thread;
    bool m_silent = false;
};

/// Owner of a handle on one device.
template <class Handle, Code (GpuApi::*Close)(Handle)>
class Owned {
public:
    Owned() = default;
    Owned(Cuda& cuda, int gpu, Handle handle)
        : m_cuda(&cuda)
        , m_gpu(gpu)
        , m_handle(handle)
    {
    }
    Owned(Owned&& other) noexcept
        : m_cuda(std::exchange(other.m_cuda, nullptr))
        , m_gpu(other.m_gpu)
        , m_handle(std::exchange(other.m_handle, Handle{}))
    {
    }
    Owned& operator=(Owned&& other) noexcept
    {
        if (this != &other) {
            close();
            m_cuda = std::exchange(other.m_cuda, nullptr);
            m_gpu = other.m_gpu;
            m_handle = std::exchange(other.m_handle, Handle{});
        }
        return *this;
    }
    Owned(const Owned&) = delete;
    Owned& operator=(const Owned&) = delete;
    ~Owned() { close(); }

    [[nodiscard]] Handle get() const { return m_handle; }
    void close()
    {
        Cuda* cuda = std::exchange(m_cuda, nullptr);
        if (cuda == nullptr || cuda->silent()) {
            return;
        }
        if (cuda->select(m_gpu) != kSuccess || (cuda->api().*Close)(m_handle) != kSuccess) {
            cuda->silence();
        }
        m_handle = Handle{};
    }

private:
    Cuda* m_cuda = nullptr;
    int m_gpu = 0;
    Handle m_handle{};
};

using OwnedMemory = Owned<void*, &GpuApi::free>;
using OwnedMapped = Owned<MappedMemory, &GpuApi::freeMapped>;
using OwnedStream = Owned<Stream, &GpuApi::destroyStream>;
using OwnedEvent = Owned<Event, &GpuApi::destroyEvent>;
using OwnedPartition = Owned<Partition, &GpuApi::destroyPartition>;

[[nodiscard]] OwnedMemory makeMemory(Cuda& cuda, int gpu, std::size_t bytes);
[[nodiscard]] OwnedMapped makeMapped(Cuda& cuda, int gpu, std::size_t bytes);
[[nodiscard]] OwnedStream makeStream(Cuda& cuda, int gpu, bool urgent);
[[nodiscard]] OwnedEvent makeEvent(Cuda& cuda, int gpu, bool timed);

}  // namespace bubblescope::gpu
