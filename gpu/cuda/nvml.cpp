// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/nvml.h"

#include <dlfcn.h>

namespace bubblescope::gpu {
namespace {

constexpr unsigned kSmClock = 1;         // NVML_CLOCK_SM
constexpr unsigned kGpuTemperature = 0;  // NVML_TEMPERATURE_GPU
// Power cap, hardware slowdown, thermal (software, hardware), power brake; not idle, nor what the user has set.
constexpr std::uint64_t kThrottling = 0x4 | 0x8 | 0x20 | 0x40 | 0x80;

template <class Function>
Function* find(void* library, const char* name)
{
    return reinterpret_cast<Function*>(dlsym(library, name));
}

}  // namespace

Nvml::Nvml()
{
    void* library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);  // stays open, as CUDA does
    if (library == nullptr) {
        return;
    }
    Init* const init = find<Init>(library, "nvmlInit_v2");
    m_byBusId = find<ByBusId>(library, "nvmlDeviceGetHandleByPciBusId_v2");
    m_clockInfo = find<ClockInfo>(library, "nvmlDeviceGetClockInfo");
    m_temperature = find<Temperature>(library, "nvmlDeviceGetTemperature");
    m_reasons = find<Reasons>(library, "nvmlDeviceGetCurrentClocksEventReasons");
    if (m_reasons == nullptr) {  // its name before driver 530
        m_reasons = find<Reasons>(library, "nvmlDeviceGetCurrentClocksThrottleReasons");
    }
    m_ready = init != nullptr && m_byBusId != nullptr && m_clockInfo != nullptr && init() == 0;
}

Code Nvml::clocks(const std::string& pciBusId, GpuClocks& clocks)
{
    if (!m_ready) {
        return kNotSupported;
    }
    Device& device = m_devices[pciBusId];
    if (device == nullptr && m_byBusId(pciBusId.c_str(), &device) != 0) {
        device = nullptr;
        return kNotSupported;
    }
    unsigned mhz = 0;
    if (m_clockInfo(device, kSmClock, &mhz) != 0) {
        return kNotSupported;
    }
    clocks.smMhz = mhz;
    unsigned degrees = 0;
    if (m_temperature != nullptr && m_temperature(device, kGpuTemperature, &degrees) == 0) {
        clocks.temperatureC = degrees;
    }
    unsigned long long reasons = 0;
    if (m_reasons != nullptr && m_reasons(device, &reasons) == 0) {
        clocks.throttleReasons = reasons & kThrottling;
    }
    return kSuccess;
}

}  // namespace bubblescope::gpu
