// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/probe.h"

#include "gpu/backend/cuda.h"

#include <fmt/format.h>

namespace bubblescope::gpu {
namespace {

using live::Capability;

std::string versionText(int version)
{
    return version == 0 ? "none" : fmt::format("{}.{}", version / 1000, version % 1000 / 10);
}

Capability probeGpus(GpuApi& api, std::vector<GpuProperties>& gpus)
{
    int count = 0;
    const Code code = api.deviceCount(count);  // leaves the count alone when it fails
    if (code != kSuccess) {
        return {"cuda", false, whyNoGpu(api, code)};
    }
    int driver = 0;
    int runtime = 0;
    api.driverVersion(driver);
    api.runtimeVersion(runtime);
    std::string detail = fmt::format("driver CUDA {}, built for CUDA {}", versionText(driver), versionText(runtime));
    bool usable = count > 0;
    for (int gpu = 0; gpu < count; ++gpu) {
        GpuProperties properties;
        const Code propertiesCode = api.properties(gpu, properties);
        if (propertiesCode != kSuccess) {
            return {"cuda", false, whyNoGpu(api, propertiesCode)};
        }
        detail += fmt::format(
            "; GPU {}: {}, {} SMs, {:.0f} GiB, sm_{}{}", gpu, properties.name, properties.multiprocessors,
            static_cast<double>(properties.memoryBytes) / (std::int64_t{1} << 30), properties.major, properties.minor);
        if (properties.major < kLeastMajor) {
            usable = false;
            detail += fmt::format(" (older than sm_{}0)", kLeastMajor);
        }
        gpus.push_back(std::move(properties));
    }
    return {"cuda", usable, std::move(detail)};
}

Capability probeGreenContexts(GpuApi& api, const GpuProperties& first)
{
    Cuda cuda(api);
    std::vector<Partition> parts;
    int each = 0;
    std::string reason;
    Code code = cuda.select(0);
    if (code == kSuccess) {
        code = api.split(0, 2, 0, parts, each, reason);
    }
    for (Partition part : parts) {
        api.destroyPartition(part);
    }
    if (code != kSuccess) {
        return {"cuda-green-contexts", false, reason.empty() ? api.errorName(code) : reason};
    }
    return {"cuda-green-contexts", true,
            fmt::format("two of {} multiprocessors on {} of {}", each, first.name, first.multiprocessors)};
}

Capability probePeers(GpuApi& api, int count)
{
    if (count < 2) {
        return {"cuda-peer", false, fmt::format("{} GPU", count)};
    }
    int pairs = 0;
    for (int a = 0; a < count; ++a) {
        for (int b = 0; b < count; ++b) {
            bool can = false;
            if (a != b && api.canAccessPeer(can, a, b) == kSuccess && can) {
                ++pairs;
            }
        }
    }
    return {"cuda-peer", pairs > 0, fmt::format("{} of {} directed pairs", pairs, count * (count - 1))};
}

Capability probeNccl(NcclApi& nccl, bool haveGpus)
{
    std::string why;
    if (!nccl.available(why)) {
        return {"nccl", false, why};
    }
    const int version = nccl.version();
    std::string detail = fmt::format("NCCL {}.{}.{}{}", version / 10000, version / 100 % 100, version % 100,
                                     nccl.canRevoke() ? ", can revoke" : "");
    if (!haveGpus) {
        return {"nccl", false, detail + ", but no GPU"};
    }
    return {"nccl", true, std::move(detail)};
}

}  // namespace

std::string whyNoGpu(GpuApi& api, Code code)
{
    int driver = 0;
    int runtime = 0;
    api.driverVersion(driver);
    api.runtimeVersion(runtime);
    std::string error = fmt::format("{} ({}): {}", api.errorName(code), code, api.errorText(code));
    if (code == kInsufficientDriver && driver == 0) {
        return fmt::format("no NVIDIA driver; built for CUDA {}; {}", versionText(runtime), error);
    }
    if (code == kInsufficientDriver) {
        return fmt::format("the driver is for CUDA {}, older than the module's {}; {}", versionText(driver),
                           versionText(runtime), error);
    }
    if (code == kStubLibrary) {
        return fmt::format("libcuda.so.1 is the toolkit's stub, not a driver; {}", error);
    }
    if (code == kNoDevice) {
        return fmt::format("a driver for CUDA {}, but no GPU; {}", versionText(driver), error);
    }
    return error;
}

std::vector<Capability> probe(GpuApi& api, NcclApi& nccl)
{
    std::vector<GpuProperties> gpus;
    std::vector<Capability> found;
    found.push_back(probeGpus(api, gpus));
    const bool usable = found.front().available;
    if (usable) {
        found.push_back(probeGreenContexts(api, gpus.front()));
        found.push_back(probePeers(api, static_cast<int>(gpus.size())));
    } else {
        found.push_back({"cuda-green-contexts", false, "no usable GPU"});
        found.push_back({"cuda-peer", false, "no usable GPU"});
    }
    found.push_back(probeNccl(nccl, usable));
    return found;
}

}  // namespace bubblescope::gpu
