// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/greencontexts.h"

#include "gpu/cuda/kernels.h"

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

/// What the backend does all the time: kernels and events of the primary context in a green context's stream, timed
/// from an event in a stream of the primary context.
Code tryStream(Partition part)
{
    Stream stream = nullptr;
    Code code = createStream(stream, part);
    if (code != kSuccess) {
        return code;
    }
    const auto green = reinterpret_cast<cudaStream_t>(stream);
    cudaStream_t primary = nullptr;
    cudaEvent_t before = nullptr;
    cudaEvent_t after = nullptr;
    float ms = 0;
    const auto next = [&code](auto call) { code = code == kSuccess ? static_cast<Code>(call()) : code; };
    next([&] { return cudaStreamCreateWithFlags(&primary, cudaStreamNonBlocking); });
    next([&] { return cudaEventCreate(&before); });
    next([&] { return cudaEventCreate(&after); });
    next([&] { return cudaEventRecord(before, primary); });
    next([&] { return cudaStreamWaitEvent(green, before, 0); });
    next([&] { return kernels::launch(PaceLaunch{}, stream); });
    next([&] { return cudaEventRecord(after, green); });
    next([&] { return cudaStreamSynchronize(green); });
    next([&] { return cudaEventElapsedTime(&ms, before, after); });
    if (before != nullptr) {
        cudaEventDestroy(before);
    }
    if (after != nullptr) {
        cudaEventDestroy(after);
    }
    if (primary != nullptr) {
        cudaStreamDestroy(primary);
    }
    cudaStreamDestroy(green);
    return code;
}

/// Multiprocessors that a group has at least, and that it comes in.
struct Granularity {
    unsigned least = 0;
    unsigned step = 0;
};

Code granularity([[maybe_unused]] int gpu, [[maybe_unused]] const CUdevResource& all, Granularity& found)
{
#if CUDA_VERSION >= 13000
    found = {all.sm.minSmPartitionSize, all.sm.smCoscheduledAlignment};
    return kSuccess;
#else
    // Before 13.0 the resource does not say it; these are the values in the documentation of
    // cuDevSmResourceSplitByCount.
    int major = 0;
    const Code code = cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, gpu);
    found = major >= 9 ? Granularity{8, 8} : Granularity{4, 2};
    return code;
#endif
}

}  // namespace

Code split(int gpu, int groups, int spare, std::vector<Partition>& parts, int& multiprocessorsEach, std::string& reason)
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
    Granularity whole;
    if (code == kSuccess) {
        code = granularity(gpu, all, whole);
    }
    if (code != kSuccess) {
        reason = "cuDeviceGetDevResource: error " + std::to_string(code);
        return kNotSupported;
    }
    auto each = (all.sm.smCount - static_cast<unsigned>(spare)) / static_cast<unsigned>(groups);
    unsigned flags = 0;
    if (whole.step > 0 && each >= whole.least) {
        each -= each % whole.step;
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

Code split(int, int, int, std::vector<Partition>&, int&, std::string& reason)
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
