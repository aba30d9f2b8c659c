// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/gpuloader.h"

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>
#include <vector>

namespace bubblescope::worker {

namespace {

std::vector<std::filesystem::path> usualPlaces()
{
    std::error_code failed;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failed);
    if (failed)
        return {live::kGpuModuleFile};
    const std::filesystem::path folder = program.parent_path();
    return {folder / live::kGpuModuleFile,
            (folder / BUBBLESCOPE_MODULE_FOLDER / live::kGpuModuleFile).lexically_normal()};
}

/// Sets what CUDA reads once, when it starts: a hardware queue for each stream, so that a stream that waits holds back
/// no other.
void setUpCuda()
{
    ::setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
}

}  // namespace

GpuLoad loadGpuModule(const std::string& named)
{
    std::vector<std::filesystem::path> places;
    const char* const variable = std::getenv("BUBBLESCOPE_GPU_MODULE");
    if (!named.empty())
        places = {named};
    else if (variable != nullptr && *variable != '\0')
        places = {variable};
    else
        places = usualPlaces();

    GpuLoad load;
    setUpCuda();
    for (const std::filesystem::path& place : places) {
        void* const library = ::dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) {
            load.reason += (load.reason.empty() ? "" : "; ") + std::string(::dlerror());
            continue;
        }
        // What dlsym gives is a function, whatever its type says (POSIX).
        const auto function = reinterpret_cast<live::GpuModuleFunction>(::dlsym(library, live::kGpuModuleFunction));
        const live::GpuModule* const module = function == nullptr ? nullptr : function(live::kGpuModuleAbi);
        if (module == nullptr || module->abiVersion != live::kGpuModuleAbi) {
            load.reason +=
                (load.reason.empty() ? "" : "; ") +
                fmt::format("{} is of another build (interface {} is needed)", place.string(), live::kGpuModuleAbi);
            continue;
        }
        load.module = module;
        load.path = place.string();
        load.reason.clear();
        return load;
    }
    return load;
}

}  // namespace bubblescope::worker
