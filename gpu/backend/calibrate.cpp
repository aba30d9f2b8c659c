// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/calibrate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bubblescope::gpu {
namespace {

constexpr int kRepeats = 7;
constexpr TimeNs kWarmUpNs = kNsPerS;  ///< an idle GPU's clocks are far below those under load
constexpr TimeNs kShortestSampleNs = 500 * kNsPerUs;
constexpr TimeNs kLongestSampleNs = 20 * kNsPerMs;
constexpr TimeNs kPaceNs = kNsPerMs;

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

class Calibrator {
public:
    Calibrator(Machine& machine, const std::stop_token& stop)
        : m_machine(machine)
        , m_stop(stop)
    {
        for (int d = 0; d < machine.job().plan->deviceCount(); ++d) {
            if (Share* share = machine.share(DeviceId(d))) {
                m_shares.push_back(share);
                for (int i = 0; i < 2; ++i) {
                    m_events.push_back(makeEvent(machine.cuda(), share->gpu().ordinal(), true));
                }
                m_done.push_back(makeEvent(machine.cuda(), share->gpu().ordinal(), false));
            }
        }
    }
    CalibrationResult run();

private:
    using Times = std::vector<double>;  ///< ns, one a share

    [[nodiscard]] bool paced() const { return m_machine.job().workload.mode == live::WorkMode::Paced; }
    /// Three nodes in a row on every share; the middle one's time, while all others are busy. False when stopped.
    bool sample(const WorkAmount& amount, Times& times);
    bool medians(const WorkAmount& amount, Times& times);
    bool warmUp();
    [[nodiscard]] WorkAmount amount(double units) const;
    [[nodiscard]] double unitsToMeasure(double nsPerUnit) const;

    Machine& m_machine;
    const std::stop_token& m_stop;
    std::vector<Share*> m_shares;
    std::vector<OwnedEvent> m_events;  ///< begin and end of the middle node of each share
    std::vector<OwnedEvent> m_done;
    double m_roughNsPerStep = 1000;
};

WorkAmount Calibrator::amount(double units) const
{
    WorkAmount amount;
    if (paced()) {
        amount.untilNs = std::llround(units);
    } else {
        amount.steps = static_cast<std::uint32_t>(std::llround(units));
    }
    return amount;
}

bool Calibrator::sample(const WorkAmount& amount, Times& times)
{
    Cuda& cuda = m_machine.cuda();
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < m_shares.size(); ++i) {
            Share& share = *m_shares[i];
            WorkAmount mine = amount;
            mine.blocks = share.blocks();
            cuda.use(share.gpu().ordinal());
            if (round == 1) {
                cuda.check(cuda.api().record(m_events[2 * i].get(), share.stream()), "cudaEventRecord");
            }
            share.launchSample(mine, m_machine.job().words);
            if (round == 1) {
                cuda.check(cuda.api().record(m_events[2 * i + 1].get(), share.stream()), "cudaEventRecord");
            } else if (round == 2) {
                cuda.check(cuda.api().record(m_done[i].get(), share.stream()), "cudaEventRecord");
            }
        }
    }
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        Code code = kNotReady;
        while ((code = cuda.api().query(m_done[i].get())) == kNotReady) {
            if (m_stop.stop_requested()) {
                m_shares[i]->gpu().stop();
            }
            cuda.api().relax(20 * kNsPerUs);
        }
        cuda.check(code, "calibration");
        float ms = 0;
        cuda.check(cuda.api().elapsedMs(ms, m_events[2 * i].get(), m_events[2 * i + 1].get()), "cudaEventElapsedTime");
        times[i] = static_cast<double>(ms) * 1e6;
    }
    return !m_stop.stop_requested();
}

bool Calibrator::medians(const WorkAmount& amount, Times& times)
{
    std::vector<Times> all(m_shares.size(), Times(kRepeats));
    Times once(m_shares.size());
    for (std::size_t i = 0; i < kRepeats; ++i) {
        if (!sample(amount, once)) {
            return false;
        }
        for (std::size_t s = 0; s < m_shares.size(); ++s) {
            all[s][i] = once[s];
        }
    }
    times.resize(m_shares.size());
    std::transform(all.begin(), all.end(), times.begin(), median);
    return true;
}

bool Calibrator::warmUp()
{
    Times times(m_shares.size());
    double units = paced() ? static_cast<double>(kPaceNs) / 10 : 64;
    if (!sample(amount(units), times)) {
        return false;
    }
    const TimeNs until = m_machine.cuda().api().hostNowNs() + (paced() ? 0 : kWarmUpNs);
    while (m_machine.cuda().api().hostNowNs() < until) {
        if (!sample(amount(units), times)) {
            return false;
        }
        m_roughNsPerStep = *std::max_element(times.begin(), times.end()) / units;
        units = std::clamp(5.0 * kNsPerMs / m_roughNsPerStep, 1.0, 1e9);
    }
    return true;
}

double Calibrator::unitsToMeasure(double nsPerUnit) const
{
    const live::Workload& workload = m_machine.job().workload;
    std::vector<double> targets;
    for (const Op& op : m_machine.job().plan->rows->ops) {
        targets.push_back(static_cast<double>(workload.targetNs(op)));
    }
    const double typical = targets.empty() ? 0 : median(targets);
    const double ns =
        std::clamp(typical / 2, static_cast<double>(kShortestSampleNs), static_cast<double>(kLongestSampleNs));
    return std::max(1.0, std::round(ns / nsPerUnit));
}

CalibrationResult Calibrator::run()
{
    CalibrationResult result;
    result.rates.resize(static_cast<std::size_t>(m_machine.job().plan->deviceCount()));
    result.stopped = !warmUp();
    if (result.stopped || m_shares.empty()) {
        return result;
    }
    const double k = paced() ? static_cast<double>(kPaceNs) : unitsToMeasure(m_roughNsPerStep);
    std::array<Times, 3> times;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (!medians(amount(std::ldexp(k, static_cast<int>(i))), times[i])) {
            result.stopped = true;
            return result;
        }
    }
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        const double perUnit = paced() ? 1.0 : std::max(1e-3, (times[1][i] - times[0][i]) / k);
        const double fixed = std::max(0.0, times[0][i] - perUnit * k);
        const double expected = fixed + perUnit * 4 * k;
        result.rates[m_shares[i]->device().index()] = {fixed, perUnit, m_shares[i]->blocks()};
        result.calibrations.push_back(
            {m_shares[i]->device().value(), fixed, perUnit, std::abs(times[2][i] / expected - 1)});
    }
    return result;
}

}  // namespace

CalibrationResult calibrate(Machine& machine, const std::stop_token& stop)
{
    return Calibrator(machine, stop).run();
}

}  // namespace bubblescope::gpu
