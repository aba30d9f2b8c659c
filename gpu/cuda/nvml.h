// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A few readings from NVML, the driver's management library, opened at run time (libnvidia-ml.so.1). Its header is not
// part of every toolkit, so the functions are declared by hand. Only reads.

#include "gpu/api/gpuapi.h"

#include <map>
#include <string>

namespace bubblescope::gpu {

class Nvml {
public:
    Nvml();
    Code clocks(const std::string& pciBusId, GpuClocks& clocks);

private:
    using Device = struct NvmlDeviceTag*;
    using Init = int();
    using ByBusId = int(const char*, Device*);
    using ClockInfo = int(Device, unsigned, unsigned*);
    using Temperature = int(Device, unsigned, unsigned*);
    using Reasons = int(Device, unsigned long long*);

    bool m_ready = false;
    ByBusId* m_byBusId = nullptr;
    ClockInfo* m_clockInfo = nullptr;
    Temperature* m_temperature = nullptr;
    Reasons* m_reasons = nullptr;
    std::map<std::string, Device> m_devices;
};

}  // namespace bubblescope::gpu
