// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The CUDA calls that the backend makes, one function each, and its kernels behind launch functions. Filled from the
// CUDA runtime (gpu/cuda) or by a fake device in the tests; the backend above it is plain C++ that needs no CUDA
// toolkit. Handles are CUDA's own pointers. Codes are cudaError_t. Calls act on the current device (setDevice), as in
// CUDA.

#include "core/live/valuemath.h"
#include "core/model/timens.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bubblescope::gpu {

using Code = int;
inline constexpr Code kSuccess = 0;
inline constexpr Code kOutOfMemory = 2;
inline constexpr Code kStubLibrary = 34;
inline constexpr Code kInsufficientDriver = 35;
inline constexpr Code kNoDevice = 100;
inline constexpr Code kNotReady = 600;
inline constexpr Code kPeerAlreadyEnabled = 704;
inline constexpr Code kNotSupported = 801;

using Stream = struct StreamTag*;
using Event = struct EventTag*;
using Partition = struct PartitionTag*;  ///< a green context

struct GpuProperties {
    std::string name;
    std::string pciBusId;
    int multiprocessors = 0;
    int major = 0;
    int minor = 0;
    std::int64_t memoryBytes = 0;
};

/// Page-locked host memory that the device sees too.
struct MappedMemory {
    void* host = nullptr;
    void* device = nullptr;
};

/// The values of one op (valuemath.h) over a whole payload. Sums are added to `sums`. Writes the device's clock to
/// `startStamp` when it begins, unless that is null.
struct ValueLaunch {
    live::ValueOp op;
    live::ValueBuffers at;
    std::uint64_t* sums = nullptr;  ///< output, weights
    std::uint64_t* startStamp = nullptr;
};

/// `steps` of a tiled bf16 matrix product on each of `blocks` multiprocessors. Ends early once `*stop` is not 0.
struct WorkLaunch {
    std::uint32_t steps = 0;
    int blocks = 0;
    void* matrices = nullptr;  ///< GpuApi::workBytes(), filled by fillWork()
    const std::uint32_t* stop = nullptr;
};

/// Sleeps until `ns` after `*startStamp`, or after its own beginning where that is null, or until `*stop` is not 0.
struct PaceLaunch {
    TimeNs ns = 0;
    const std::uint64_t* startStamp = nullptr;
    const std::uint32_t* stop = nullptr;
};

/// Writes `value` to `*ready`, then waits until `*go` is `value` (a second at most).
struct ListenLaunch {
    std::uint32_t* ready = nullptr;
    const std::uint32_t* go = nullptr;
    std::uint32_t value = 0;
};

/// Writes the device's clock (%globaltimer) to `*stamp`, then `value` to `*answer`.
struct AnswerLaunch {
    std::uint32_t* answer = nullptr;
    std::uint64_t* stamp = nullptr;
    std::uint32_t value = 0;
};

struct GpuClocks {
    double smMhz = 0;
    double temperatureC = 0;
    std::uint64_t throttleReasons = 0;  ///< NVML's bits, without "idle" and those that the user has set
};

class GpuApi {
public:
    virtual ~GpuApi() = default;

    /// CLOCK_MONOTONIC.
    [[nodiscard]] virtual TimeNs hostNowNs() = 0;
    /// Gives the processor away for about so long; 0: only for a moment.
    virtual void relax(TimeNs ns) = 0;

    virtual Code driverVersion(int& version) = 0;
    virtual Code runtimeVersion(int& version) = 0;
    virtual Code deviceCount(int& count) = 0;
    virtual Code properties(int gpu, GpuProperties& properties) = 0;
    [[nodiscard]] virtual std::string errorName(Code code) = 0;
    [[nodiscard]] virtual std::string errorText(Code code) = 0;
    virtual Code setDevice(int gpu) = 0;

    virtual Code memoryInfo(std::size_t& freeBytes, std::size_t& totalBytes) = 0;
    virtual Code allocate(void*& memory, std::size_t bytes) = 0;
    virtual Code free(void* memory) = 0;
    virtual Code allocateMapped(MappedMemory& memory, std::size_t bytes) = 0;
    virtual Code freeMapped(MappedMemory memory) = 0;

    virtual Code createStream(Stream& stream, bool urgent) = 0;
    virtual Code destroyStream(Stream stream) = 0;
    virtual Code synchronize(Stream stream) = 0;
    virtual Code createEvent(Event& event, bool timed) = 0;
    virtual Code destroyEvent(Event event) = 0;
    virtual Code record(Event event, Stream stream) = 0;
    virtual Code query(Event event) = 0;
    virtual Code elapsedMs(float& ms, Event from, Event to) = 0;
    virtual Code wait(Stream stream, Event event) = 0;

    virtual Code copy(void* to, const void* from, std::size_t bytes, Stream stream) = 0;
    virtual Code copyPeer(void* to, int toGpu, const void* from, int fromGpu, std::size_t bytes, Stream stream) = 0;
    virtual Code clear(void* memory, std::size_t bytes, Stream stream) = 0;
    virtual Code canAccessPeer(bool& can, int gpu, int peer) = 0;
    virtual Code enablePeerAccess(int peer) = 0;

    /// Splits all but `spare` of the device's multiprocessors into `groups` equal parts, as large as can be, in one go.
    /// kNotSupported where the driver has no green contexts or cannot make so many; `reason` says which.
    virtual Code split(int gpu, int groups, int spare, std::vector<Partition>& parts, int& multiprocessorsEach,
                       std::string& reason) = 0;
    virtual Code createStreamIn(Stream& stream, Partition part) = 0;
    virtual Code destroyPartition(Partition part) = 0;

    [[nodiscard]] virtual std::size_t workBytes() const = 0;
    virtual Code fillWork(void* matrices, std::uint64_t seed, Stream stream) = 0;
    virtual Code launch(const ValueLaunch& launch, Stream stream) = 0;
    virtual Code launch(const WorkLaunch& launch, Stream stream) = 0;
    virtual Code launch(const PaceLaunch& launch, Stream stream) = 0;
    virtual Code launch(const ListenLaunch& launch, Stream stream) = 0;
    virtual Code launch(const AnswerLaunch& launch, Stream stream) = 0;

    /// From NVML; kNotSupported without it.
    virtual Code clocks(int gpu, GpuClocks& clocks) = 0;
};

}  // namespace bubblescope::gpu
