// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The live::Backend of the GPU module: turns what is thrown below it into faults, and after one that leaves the device
// unusable makes no more calls.

#include "core/live/backend.h"
#include "core/live/gpumodule.h"
#include "gpu/api/gpuapi.h"
#include "gpu/api/ncclapi.h"

#include <memory>
#include <vector>

namespace bubblescope::gpu {

class CudaBackend final : public live::Backend {
public:
    CudaBackend(std::shared_ptr<GpuApi> api, std::shared_ptr<NcclApi> nccl, live::GpuOptions options);
    ~CudaBackend() override;

    [[nodiscard]] std::optional<live::LiveFault> prepare(std::shared_ptr<const live::Plan> plan,
                                                         const live::Workload& workload,
                                                         const live::Placement& placement,
                                                         std::stop_token stop) override;
    [[nodiscard]] live::BackendInfo info() const override;
    [[nodiscard]] std::vector<live::Calibration> calibration() const override;
    [[nodiscard]] std::vector<live::ClockReading> clocks() override;
    void startIteration(int iteration, const std::vector<double>& slowdown) override;
    void issue(live::NodeId node) override;
    void poll(std::vector<live::Completion>& out, TimeNs waitNs) override;
    [[nodiscard]] bool idle() override;
    [[nodiscard]] std::optional<live::LiveFault> fault() override;
    void requestStop() override;
    [[nodiscard]] std::vector<std::pair<std::string, double>> metrics() override;
    [[nodiscard]] std::optional<live::LiveFault> verify() override;
    void abandon() override;

private:
    struct State;
    template <class Call>
    void guarded(Call call);
    void fail(live::LiveFault fault);
    /// Prepared, and CUDA still takes calls.
    [[nodiscard]] bool usable() const;

    std::shared_ptr<GpuApi> m_api;
    std::shared_ptr<NcclApi> m_nccl;
    live::GpuOptions m_options;
    std::unique_ptr<State> m_state;
    std::optional<live::LiveFault> m_fault;
};

}  // namespace bubblescope::gpu
