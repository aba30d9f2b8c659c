// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/cudabackend.h"

#include "gpu/backend/calibrate.h"
#include "gpu/backend/machine.h"
#include "gpu/backend/runner.h"

#include <fmt/format.h>

#include <exception>

namespace bubblescope::gpu {
namespace {

constexpr TimeNs kAbandonWithinNs = kNsPerS;
constexpr TimeNs kDrainWithinNs = 200 * kNsPerMs;
constexpr std::int64_t kStride = 256;  ///< payloads begin on such boundaries, as cudaMalloc's do

}  // namespace

struct CudaBackend::State {
    explicit State(GpuApi& api)
        : cuda(api)
    {
    }
    Cuda cuda;
    std::unique_ptr<Machine> machine;
    std::vector<live::Calibration> calibrations;
    std::unique_ptr<Runner> runner;
    bool abandoned = false;
};

CudaBackend::CudaBackend(std::shared_ptr<GpuApi> api, std::shared_ptr<NcclApi> nccl, live::GpuOptions options)
    : m_api(std::move(api))
    , m_nccl(std::move(nccl))
    , m_options(std::move(options))
{
}

CudaBackend::~CudaBackend()
{
    if (!m_state || m_state->cuda.silent() || !m_state->runner) {
        return;
    }
    // Memory cannot be freed under a running kernel; one that waits for a lost peer would hold us for ever.
    guarded([&] {
        const TimeNs until = m_api->hostNowNs() + kDrainWithinNs;
        std::vector<live::Completion> dropped;
        if (!m_state->runner->idle()) {
            m_state->runner->requestStop();
        }
        while (!m_state->runner->drained()) {
            m_state->runner->poll(dropped, kNsPerMs);
            if (m_api->hostNowNs() > until) {
                abandon();
                return;
            }
        }
    });
}

bool CudaBackend::usable() const
{
    return m_state && m_state->runner && !m_state->abandoned && !m_state->cuda.silent();
}

void CudaBackend::fail(live::LiveFault fault)
{
    if (m_fault) {
        return;  // the first is the cause
    }
    if (m_state && m_state->runner && !m_state->runner->lastIssued().empty()) {
        fault.text += fmt::format(" Last issued, newest first: {}.", m_state->runner->lastIssued());
    }
    m_fault = std::move(fault);
}

template <class Call>
void CudaBackend::guarded(Call call)
{
    try {
        call();
    } catch (Failure& failure) {
        fail(std::move(failure.fault));
    } catch (const std::exception& error) {
        live::LiveFault fault;
        fault.code = "device-error";
        fault.text = error.what();
        fail(std::move(fault));
    }
}

std::optional<live::LiveFault> CudaBackend::prepare(std::shared_ptr<const live::Plan> plan,
                                                    const live::Workload& workload, const live::Placement& placement,
                                                    std::stop_token stop)
{
    guarded([&] {
        m_fault.reset();
        m_state = std::make_unique<State>(*m_api);
        Job job;
        job.plan = std::move(plan);
        job.workload = workload;
        job.placement = placement;
        job.options = m_options;
        job.words = live::payloadWords(workload.payloadBytes);
        job.stride = (job.payloadBytes() + kStride - 1) / kStride * kStride;
        m_state->machine = std::make_unique<Machine>(m_state->cuda, m_nccl, std::move(job), stop);
        if (m_state->machine->stopped()) {
            return;
        }
        CalibrationResult result = calibrate(*m_state->machine, stop);
        m_state->calibrations = std::move(result.calibrations);
        if (result.stopped) {
            return;
        }
        for (const auto& gpu : m_state->machine->gpus()) {
            gpu->clock().anchor(64);
        }
        m_state->runner = std::make_unique<Runner>(*m_state->machine, std::move(result.rates));
    });
    if (m_fault) {
        m_state.reset();
    }
    return m_fault;
}

live::BackendInfo CudaBackend::info() const
{
    return m_state && m_state->machine ? m_state->machine->info() : live::BackendInfo{"cuda", {}, {}, {}};
}

std::vector<live::Calibration> CudaBackend::calibration() const
{
    return m_state ? m_state->calibrations : std::vector<live::Calibration>{};
}

std::vector<live::ClockReading> CudaBackend::clocks()
{
    std::vector<live::ClockReading> readings;
    if (!m_state || !m_state->machine) {
        return readings;
    }
    const Machine& machine = *m_state->machine;
    for (int d = 0; d < machine.job().plan->deviceCount(); ++d) {
        if (const Share* share = machine.share(DeviceId(d))) {
            const GpuClock& clock = share->gpu().clock();
            readings.push_back({d, clock.model().offsetNs() - machine.job().placement.zeroNs, clock.model().driftPpm(),
                                clock.errorNs()});
        }
    }
    return readings;
}

void CudaBackend::startIteration(int iteration, const std::vector<double>& slowdown)
{
    if (!m_fault && usable()) {
        guarded([&] { m_state->runner->startIteration(iteration, slowdown); });
    }
}

void CudaBackend::issue(live::NodeId node)
{
    if (!m_fault && usable()) {
        guarded([&] { m_state->runner->issue(node); });
    }
}

void CudaBackend::poll(std::vector<live::Completion>& out, TimeNs waitNs)
{
    if (!usable()) {
        m_api->relax(waitNs);
        return;
    }
    guarded([&] { m_state->runner->poll(out, waitNs); });  // after a fault too: what was in flight may still end
}

bool CudaBackend::idle()
{
    return !usable() || m_state->runner->idle();
}

std::optional<live::LiveFault> CudaBackend::fault()
{
    return m_fault;
}

void CudaBackend::requestStop()
{
    if (usable()) {
        guarded([&] { m_state->runner->requestStop(); });
    }
}

std::vector<std::pair<std::string, double>> CudaBackend::metrics()
{
    std::vector<std::pair<std::string, double>> figures;
    if (m_fault || !usable()) {
        return figures;
    }
    // The slowest GPU's clock is what the pipeline feels.
    std::optional<GpuClocks> worst;
    for (const auto& gpu : m_state->machine->gpus()) {
        GpuClocks clocks;
        if (m_api->clocks(gpu->ordinal(), clocks) == kSuccess) {
            const std::uint64_t reasons = clocks.throttleReasons | (worst ? worst->throttleReasons : 0);
            if (!worst || clocks.smMhz < worst->smMhz) {
                worst = clocks;
            }
            worst->throttleReasons = reasons;
        }
    }
    if (worst) {
        figures = {{"sm_clock_mhz", worst->smMhz},
                   {"gpu_temperature_c", worst->temperatureC},
                   {"throttle", static_cast<double>(worst->throttleReasons)}};
    }
    figures.emplace_back("clock_faults", m_state->runner->causalityFaults());
    return figures;
}

std::optional<live::LiveFault> CudaBackend::verify()
{
    if (m_fault || !usable()) {
        return m_fault;
    }
    std::optional<live::LiveFault> found;
    guarded([&] {
        const live::Plan& plan = *m_state->machine->job().plan;
        if (const auto wrong = m_state->runner->verify()) {
            found.emplace();
            found->code = "wrong-values";
            found->device = plan.rows->deviceOf(wrong->op).value();
            found->text = wrong->text(plan);
        }
    });
    return found ? found : m_fault;
}

void CudaBackend::abandon()
{
    if (m_state && m_state->machine && !m_state->abandoned) {
        m_state->abandoned = true;
        m_state->machine->abandon(kAbandonWithinNs);
    }
}

}  // namespace bubblescope::gpu
