// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/greencontexts.h"

#include <cuda.h>
#include <cuda_runtime.h>

namespace bubblescope::gpu::green {

#if CUDA_VERSION >= 12050

namespace {

/// The address of a driver function, as of the version that introduced it here; null with the reason.
template <class Function>
Function* find(const char* name, [[maybe_unused]] unsigned version, std::string& reason)
{
    void* address = nullptr;
    cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
#if CUDART_VERSION >= 12050
    const cudaError_t code = cudaGetDriverEntryPointByVersion(name, &address, version, cudaEnableDefault, &found);
#else
    const cudaError_t code = cudaGetDriverEntryPoint(name, &address, cudaEnableDefault, &found);
#endif
    if (code != cudaSuccess || found != cudaDriverEntryPointSuccess || address == nullptr) {
        reason = std::string("the driver has no ") + name;
        return nullptr;
    }
    return reinterpret_cast<Function*>(address);
}

struct Driver {
    decltype(cuDeviceGet)* deviceGet = nullptr;
    decltype(cuDeviceGetDevResource)* getResource = nullptr;
    decltype(cuDevSmResourceSplitByCount)* splitByCount = nullptr;
    decltype(cuDevResourceGenerateDesc)* generateDesc = nullptr;
    decltype(cuGreenCtxCreate)* create = nullptr;
    decltype(cuGreenCtxDestroy)* destroy = nullptr;
    decltype(cuGreenCtxStreamCreate)* streamCreate = nullptr;
    std::string reason;

    Driver()
        : deviceGet(find<decltype(cuDeviceGet)>("cuDeviceGet", 12000, reason))
        , getResource(find<decltype(cuDeviceGetDevResource)>("cuDeviceGetDevResource", 12050, reason))
        , splitByCount(find<decltype(cuDevSmResourceSplitByCount)>("cuDevSmResourceSplitByCount", 12050, reason))
        , generateDesc(find<decltype(cuDevResourceGenerateDesc)>("cuDevResourceGenerateDesc", 12050, reason))
        , create(find<decltype(cuGreenCtxCreate)>("cuGreenCtxCreate", 12050, reason))
        , destroy(find<decltype(cuGreenCtxDestroy)>("cuGreenCtxDestroy", 12050, reason))
        , streamCreate(find<decltype(cuGreenCtxStreamCreate)>("cuGreenCtxStreamCreate", 12050, reason))
    {
    }
};

const Driver& driver()
{
    static const Driver found;
    return found;
}

Code tryStream(Partition part)
{
    // Events of the primary context in a green context's stream: what the backend does all the time.
    Stream stream = nullptr;
    Code code = createStream(stream, part);
    if (code != kSuccess) {
        return code;
    }
    const auto native = reinterpret_cast<cudaStream_t>(stream);
    cudaEvent_t event = nullptr;
    float ms = 0;
    code = cudaEventCreate(&event);
    if (code == kSuccess) {
        code = cudaEventRecord(event, native);
    }
    if (code == kSuccess) {
        code = cudaStreamSynchronize(native);
    }
    if (code == kSuccess) {
        code = cudaEventElapsedTime(&ms, event, event);
    }
    if (event != nullptr) {
        cudaEventDestroy(event);
    }
    cudaStreamDestroy(native);
    return code;
}

}  // namespace

Code split(int gpu, int groups, std::vector<Partition>& parts, int& multiprocessorsEach, std::string& reason)
{
    const Driver& cu = driver();
    if (!cu.reason.empty()) {
        reason = cu.reason;
        return kNotSupported;
    }
    CUdevice device = 0;
    CUdevResource all{};
    Code code = cu.deviceGet(&device, gpu);
    if (code == kSuccess) {
        code = cu.getResource(device, &all, CU_DEV_RESOURCE_TYPE_SM);
    }
    if (code != kSuccess) {
        reason = "cuDeviceGetDevResource: error " + std::to_string(code);
        return kNotSupported;
    }
    auto each = all.sm.smCount / static_cast<unsigned>(groups);
    unsigned flags = 0;
    if (all.sm.smCoscheduledAlignment > 0 && each >= all.sm.minSmPartitionSize) {
        each -= each % all.sm.smCoscheduledAlignment;
    } else {
        flags = CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING;
    }
    auto made = static_cast<unsigned>(groups);
    std::vector<CUdevResource> results(made);
    CUdevResource rest{};
    code = cu.splitByCount(results.data(), &made, &all, &rest, flags, each);
    if (code != kSuccess || made < static_cast<unsigned>(groups)) {
        reason = "cuDevSmResourceSplitByCount made " + std::to_string(code == kSuccess ? made : 0) + " of " +
                 std::to_string(groups) + " groups of " + std::to_string(each) + " multiprocessors, error " +
                 std::to_string(code);
        return kNotSupported;
    }
    for (CUdevResource& result : results) {
        CUdevResourceDesc description = nullptr;
        CUgreenCtx context = nullptr;
        code = cu.generateDesc(&description, &result, 1);
        if (code == kSuccess) {
            code = cu.create(&context, description, device, CU_GREEN_CTX_DEFAULT_STREAM);
        }
        if (code != kSuccess) {
            reason = "cuGreenCtxCreate: error " + std::to_string(code);
            return kNotSupported;
        }
        parts.push_back(reinterpret_cast<Partition>(context));
    }
    multiprocessorsEach = static_cast<int>(results.front().sm.smCount);
    code = tryStream(parts.front());
    if (code != kSuccess) {
        reason = "a stream of a green context does not take events: error " + std::to_string(code);
        return kNotSupported;
    }
    return kSuccess;
}

Code createStream(Stream& stream, Partition part)
{
    CUstream made = nullptr;
    const Code code = driver().streamCreate(&made, reinterpret_cast<CUgreenCtx>(part), CU_STREAM_NON_BLOCKING, 0);
    stream = reinterpret_cast<Stream>(made);
    return code;
}

Code destroy(Partition part)
{
    return driver().destroy(reinterpret_cast<CUgreenCtx>(part));
}

#else

Code split(int, int, std::vector<Partition>&, int&, std::string& reason)
{
    reason = "built with a CUDA toolkit before 12.5";
    return kNotSupported;
}

Code createStream(Stream&, Partition)
{
    return kNotSupported;
}

Code destroy(Partition)
{
    return kNotSupported;
}

#endif

}  // namespace bubblescope::gpu::green
