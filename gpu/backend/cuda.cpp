// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/cuda.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace bubblescope::gpu {
namespace {

// cudaError_t values, as in driver_types.h.
constexpr std::array kNeedsNewProcess = {700, 702, 710, 714, 715, 716, 717, 718, 719, 721, 999};
constexpr std::array kNeedsReset = {214, 220, 226, 227, 721};
constexpr std::array kNeedsLook = {46, 79, 101, 2, 709};

template <std::size_t N>
bool holds(const std::array<int, N>& codes, Code code)
{
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

void refuse(const char* code, std::string text, std::string hint)
{
    live::LiveFault fault;
    fault.code = code;
    fault.text = std::move(text);
    fault.hint = std::move(hint);
    throw Failure{std::move(fault)};
}

bool isSticky(Code code)
{
    return holds(kNeedsNewProcess, code) || holds(kNeedsReset, code);
}

std::string adviceFor(Code code)
{
    if (code == kOutOfMemory) {
        return "Choose smaller payloads or fewer stages on a GPU, or end other programs that use it (nvidia-smi).";
    }
    if (code == kInsufficientDriver) {
        return "Install a newer NVIDIA driver.";
    }
    if (holds(kNeedsReset, code)) {
        return "The GPU has reported a hardware error: see the kernel's log for its Xid number, reset the GPU "
               "(nvidia-smi --gpu-reset) or restart the machine.";
    }
    if (holds(kNeedsNewProcess, code)) {
        return "Start the run again, in a new process. If it comes back, see the kernel's log for an Xid number.";
    }
    if (holds(kNeedsLook, code)) {
        return "See nvidia-smi: is the GPU there, and does another program hold it exclusively?";
    }
    return {};
}

Code Cuda::select(int gpu)
{
    if (m_current == gpu && m_thread == std::this_thread::get_id()) {
        return kSuccess;
    }
    m_current = gpu;
    m_thread = std::this_thread::get_id();
    return m_api.setDevice(gpu);
}

void Cuda::check(Code code, const char* call)
{
    if (code == kSuccess) {
        return;
    }
    if (isSticky(code)) {
        silence();
    }
    live::LiveFault fault;
    fault.code = code == kOutOfMemory ? "out-of-memory" : "device-error";
    fault.text =
        fmt::format("{} on GPU {}: {} ({}): {}", call, m_current, m_api.errorName(code), code, m_api.errorText(code));
    fault.hint = adviceFor(code);
    throw Failure{std::move(fault)};
}

OwnedMemory makeMemory(Cuda& cuda, int gpu, std::size_t bytes)
{
    cuda.use(gpu);
    void* memory = nullptr;
    cuda.check(cuda.api().allocate(memory, bytes), "cudaMalloc");
    return {cuda, gpu, memory};
}

OwnedMapped makeMapped(Cuda& cuda, int gpu, std::size_t bytes)
{
    cuda.use(gpu);
    MappedMemory memory;
    cuda.check(cuda.api().allocateMapped(memory, bytes), "cudaHostAlloc");
    return {cuda, gpu, memory};
}

OwnedStream makeStream(Cuda& cuda, int gpu, bool urgent)
{
    cuda.use(gpu);
    Stream stream = nullptr;
    cuda.check(cuda.api().createStream(stream, urgent), "cudaStreamCreateWithPriority");
    return {cuda, gpu, stream};
}

OwnedEvent makeEvent(Cuda& cuda, int gpu, bool timed)
{
    cuda.use(gpu);
    Event event = nullptr;
    cuda.check(cuda.api().createEvent(event, timed), "cudaEventCreateWithFlags");
    return {cuda, gpu, event};
}

}  // namespace bubblescope::gpu
