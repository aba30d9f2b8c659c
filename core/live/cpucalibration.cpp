// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/cpucalibration.h"

#include "core/live/cpuwork.h"
#include "core/live/monotonic.h"

#include <algorithm>
#include <array>
#include <barrier>
#include <cmath>
#include <thread>

namespace bubblescope::live {

namespace {

constexpr int kRounds = 5;
constexpr std::array<std::int64_t, 3> kMultiples{1, 2, 4};
/// For all rounds together, where the devices share cores too.
constexpr double kBudgetNs = 0.7e9;

double median(std::array<double, kRounds> values)
{
    std::sort(values.begin(), values.end());
    return values[kRounds / 2];
}

/// Units that take about `aboutNs` on a core of one's own.
std::int64_t unitsFor(double aboutNs)
{
    MatrixWork work;
    const std::atomic<bool> never{false};
    for (std::int64_t units = 16;; units *= 2) {
        const std::int64_t start = monotonicNs();
        work.run(units, never);
        const double took = static_cast<double>(monotonicNs() - start);
        if (took > 1e6)
            return std::max<std::int64_t>(1, std::llround(static_cast<double>(units) * aboutNs / took));
    }
}

}  // namespace

Calibration fitCalibration(int device, double units, double onceNs, double twiceNs, double fourTimesNs)
{
    Calibration fit;
    fit.device = device;
    fit.perUnitNs = (fourTimesNs - onceNs) / (3 * units);
    fit.fixedNs = onceNs - units * fit.perUnitNs;
    if (fit.perUnitNs <= 0 || fit.fixedNs < 0) {  // noise above what is measured: a straight line through 0
        fit.perUnitNs = fourTimesNs / (4 * units);
        fit.fixedNs = 0;
    }
    fit.linearityError = std::abs(twiceNs / (fit.fixedNs + 2 * units * fit.perUnitNs) - 1);
    return fit;
}

std::vector<Calibration> calibrateCpu(const std::vector<int>& devices, int onMachine, std::stop_token stop)
{
    std::vector<Calibration> result(devices.size());
    const double sharing = std::max(1.0, static_cast<double>(onMachine) / usableCores());
    const std::int64_t units = unitsFor(std::max(1e5, kBudgetNs / (kRounds * 7 * sharing)));
    std::barrier together(static_cast<std::ptrdiff_t>(devices.size()));
    const std::atomic<bool> never{false};
    const auto measure = [&](std::size_t index) {
        setUpThread("calibrate");
        MatrixWork work;
        std::array<std::array<double, kRounds>, kMultiples.size()> times{};
        for (std::size_t round = 0; round < kRounds; ++round) {
            for (std::size_t m = 0; m < kMultiples.size(); ++m) {
                together.arrive_and_wait();
                if (stop.stop_requested()) {
                    together.arrive_and_drop();
                    return;
                }
                const std::int64_t start = monotonicNs();
                work.run(units * kMultiples[m], never);
                times[m][round] = static_cast<double>(monotonicNs() - start);
            }
        }
        result[index] = fitCalibration(devices[index], static_cast<double>(units), median(times[0]), median(times[1]),
                                       median(times[2]));
    };
    std::vector<std::jthread> threads;
    threads.reserve(devices.size());
    for (std::size_t i = 0; i < devices.size(); ++i)
        threads.emplace_back(measure, i);
    threads.clear();
    return result;
}

}  // namespace bubblescope::live
