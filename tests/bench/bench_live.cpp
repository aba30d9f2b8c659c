// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Live runs on CPU threads. Budgets: a cancel ends the run within 200 ms whatever runs; the dispatcher works at most 2
// % of the devices' busy time with ops of 1 ms; a paced run's bubble is within 3 points of the simulation's (P=4, M=8,
// ops of 5 ms). On a machine that does something else too the last says more about that machine.
#include "core/live/cpubackend.h"
#include "core/live/monotonic.h"
#include "tests/live/support.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <span>
#include <string>
#include <thread>

namespace {

using namespace livetest;

double bubbleOf(std::span<const TimeNs> starts, std::span<const TimeNs> ends, int devices)
{
    TimeNs busy = 0;
    for (std::size_t i = 0; i < starts.size(); ++i)
        busy += ends[i] - starts[i];
    const TimeNs makespan =
        *std::max_element(ends.begin(), ends.end()) - *std::min_element(starts.begin(), starts.end());
    return 1.0 - static_cast<double>(busy) / (static_cast<double>(makespan) * devices);
}

double measuredBubble(const KeepingSink& sink, int devices)
{
    std::vector<TimeNs> starts;
    std::vector<TimeNs> ends;
    for (const MeasuredOp& op : sink.ops) {
        starts.push_back(op.startNs);
        ends.push_back(op.startNs + op.durationNs);
    }
    return bubbleOf(starts, ends, devices);
}

/// Percent of bubble, measured and simulated, and how many points they are apart.
void bubble(benchmark::State& state, const std::string& schedule, bool slowMiddle, WorkMode mode)
{
    Scenario scenario = scenarioOf(schedule, 4, 8, 5 * kNsPerMs);
    if (slowMiddle)
        scenario.costs.slowdown = {1.0, 2.0, 1.0, 1.0};
    Prepared prepared = prepare(scenario);
    prepared.workload.mode = mode;
    prepared.workload.payloadBytes = 64 * 1024;
    double worst = 0;
    double measured = 0;
    const double simulated =
        bubbleOf(prepared.simulated.startNs, prepared.simulated.endNs, prepared.plan->deviceCount());
    for (auto _ : state) {
        CpuBackend backend;
        KeepingSink sink;
        Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), {}, backend, sink);
        if (dispatcher.run().verified != true)
            state.SkipWithError("not verified");
        const double one = measuredBubble(sink, prepared.plan->deviceCount());
        measured += one;
        worst = std::max(worst, std::abs(one - simulated));
    }
    state.counters["simulated %"] = 100 * simulated;
    state.counters["measured %"] = 100 * measured / static_cast<double>(state.iterations());
    state.counters["apart, worst"] = 100 * worst;
}

/// From cancel() to the end of run().
void cancel(benchmark::State& state, TimeNs opNs, WorkMode mode)
{
    Prepared prepared = prepare(scenarioOf("1f1b", 4, 8, opNs));
    prepared.workload.mode = mode;
    double worst = 0;
    for (auto _ : state) {
        CpuBackend backend;
        KeepingSink sink;
        DispatchOptions options;
        options.iterations = 0;
        Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), options, backend, sink);
        std::int64_t askedNs = 0;
        std::thread user([&] {
            while (sink.iterationsNow == 0)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            std::this_thread::sleep_for(std::chrono::milliseconds(13));
            askedNs = monotonicNs();
            dispatcher.cancel();
        });
        static_cast<void>(dispatcher.run());
        const std::int64_t endedNs = monotonicNs();
        user.join();
        const double seconds = static_cast<double>(endedNs - askedNs) / 1e9;
        worst = std::max(worst, seconds);
        state.SetIterationTime(seconds);
    }
    state.counters["worst ms"] = 1000 * worst;
}

/// What the dispatcher works itself, as a share of what the devices work.
void overhead(benchmark::State& state, int devices, WorkMode mode)
{
    Prepared prepared = prepare(scenarioOf("1f1b", devices, 32, kNsPerMs));
    prepared.workload.mode = mode;
    prepared.workload.payloadBytes = 16 * 1024;
    TimeNs dispatch = 0;
    TimeNs busy = 0;
    std::size_t nodes = 0;
    for (auto _ : state) {
        CpuBackend backend;
        KeepingSink sink;
        DispatchOptions options;
        options.iterations = 4;
        Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), options, backend, sink);
        static_cast<void>(dispatcher.run());
        dispatch += sink.lastMetrics.dispatchNs;
        busy += sink.lastMetrics.busyNs;
        nodes += sink.ops.size() + sink.transfers.size();
    }
    state.counters["% of busy"] = 100 * static_cast<double>(dispatch) / static_cast<double>(busy);
    state.counters["us a node"] = static_cast<double>(dispatch) / 1e3 / static_cast<double>(nodes);
}

BENCHMARK_CAPTURE(bubble, gpipe_paced, "gpipe", false, WorkMode::Paced)->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bubble, 1f1b_paced, "1f1b", false, WorkMode::Paced)->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bubble, forward_slow_middle_paced, "forward-only", true, WorkMode::Paced)
    ->Iterations(5)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bubble, 1f1b_compute, "1f1b", false, WorkMode::Compute)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cancel, paced_5ms, 5 * kNsPerMs, WorkMode::Paced)
    ->Iterations(20)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cancel, paced_10s, 10 * kNsPerS, WorkMode::Paced)
    ->Iterations(5)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cancel, compute_10s, 10 * kNsPerS, WorkMode::Compute)
    ->Iterations(5)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(overhead, 2_devices_compute, 2, WorkMode::Compute)->Iterations(2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(overhead, 4_devices_paced, 4, WorkMode::Paced)->Iterations(2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(overhead, 16_devices_paced, 16, WorkMode::Paced)->Iterations(2)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
