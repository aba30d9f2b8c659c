// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's speed and memory. Budget: generating and simulating 1F1B with P=64 and M=4096 runs at 30 million ops a
// second or more on one core and takes 40 bytes an op or less ("peak B/op": with all that is in use meanwhile).
#include "core/analysis/analysis.h"
#include "core/analysis/run.h"
#include "core/schedule/registry.h"
#include "core/sim/simulator.h"
#include "tests/bench/memorycount.h"

#include <benchmark/benchmark.h>
#include <string>

namespace {

using namespace bubblescope;

Scenario scenarioOf(std::string_view schedule, int devices, int microbatches)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.devices = devices;
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    scenario.microbatches = microbatches;
    scenario.costs.backwardInputNs = {2 * kNsPerMs};
    return scenario;
}

/// Ops a second, and bytes an op of what `state`'s loop made and held.
void countOps(benchmark::State& state, std::size_t ops, std::size_t resultBytes, std::size_t peakBytes)
{
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(ops));
    state.counters["ops"] = static_cast<double>(ops);
    state.counters["result B/op"] = static_cast<double>(resultBytes) / static_cast<double>(ops);
    state.counters["peak B/op"] = static_cast<double>(peakBytes) / static_cast<double>(ops);
}

void generateAndSimulate(benchmark::State& state, const Scenario& scenario)
{
    std::size_t ops = 0;
    std::size_t resultBytes = 0;
    memorycount::resetPeak();
    const std::size_t before = memorycount::liveBytes();
    for (auto _ : state) {
        const Result<Schedule> schedule = makeSchedule(scenario);
        const Result<OpCosts> costs = resolveCosts(scenario, schedule.value());
        const Result<Timeline> timeline = simulate(schedule.value(), costs.value());
        benchmark::DoNotOptimize(timeline.value().endNs.data());
        ops = schedule.value().opCount();
        resultBytes = memorycount::liveBytes() - before;
    }
    countOps(state, ops, resultBytes, memorycount::peakBytes() - before);
}

void analyseOnly(benchmark::State& state, const Scenario& scenario)
{
    const Result<Schedule> schedule = makeSchedule(scenario);
    const Result<OpCosts> costs = resolveCosts(scenario, schedule.value());
    const Result<Timeline> timeline = simulate(schedule.value(), costs.value());
    std::size_t resultBytes = 0;
    memorycount::resetPeak();
    const std::size_t before = memorycount::liveBytes();
    for (auto _ : state) {
        const Result<Analysis> analysis = analyse(scenario, schedule.value(), costs.value(), timeline.value());
        benchmark::DoNotOptimize(analysis.value().makespanNs);
        resultBytes = memorycount::liveBytes() - before;
    }
    countOps(state, schedule.value().opCount(), resultBytes, memorycount::peakBytes() - before);
}

/// All that one move of a slider costs before anything is painted.
void wholeRun(benchmark::State& state, const Scenario& scenario)
{
    std::size_t ops = 0;
    std::size_t resultBytes = 0;
    memorycount::resetPeak();
    const std::size_t before = memorycount::liveBytes();
    for (auto _ : state) {
        const Result<std::shared_ptr<const Run>> run = computeRun(scenario);
        benchmark::DoNotOptimize(run.value()->analysis.makespanNs);
        ops = run.value()->schedule.opCount();
        resultBytes = memorycount::liveBytes() - before;
    }
    countOps(state, ops, resultBytes, memorycount::peakBytes() - before);
}

void registerAll()
{
    const auto add = [](const std::string& name, auto* function, const Scenario& scenario) {
        benchmark::RegisterBenchmark(name.c_str(), function, scenario)->Unit(benchmark::kMillisecond);
    };
    const Scenario budget = scenarioOf("1f1b", 64, 4096);
    add("simulate/1f1b/P=64/M=4096", generateAndSimulate, budget);
    add("analyse/1f1b/P=64/M=4096", analyseOnly, budget);
    add("run/1f1b/P=64/M=4096", wholeRun, budget);
    add("run/1f1b/P=16/M=256", wholeRun, scenarioOf("1f1b", 16, 256));

    Scenario varied = budget;
    varied.jitter = {.kind = JitterKind::LongTail, .amount = 0.2, .seed = 1};
    add("simulate/1f1b/P=64/M=4096/jitter", generateAndSimulate, varied);
    varied = budget;
    varied.transfer.latencyNs = kNsPerMs / 10;
    add("simulate/1f1b/P=64/M=4096/transfers", generateAndSimulate, varied);
    varied.transfer.blocking = true;
    add("simulate/1f1b/P=64/M=4096/blocking", generateAndSimulate, varied);

    for (const ScheduleInfo& info : scheduleRegistry()) {
        if (info.id == "custom")
            continue;
        add("simulate/" + std::string(info.id) + "/P=16/M=1024", generateAndSimulate, scenarioOf(info.id, 16, 1024));
    }
}

}  // namespace

int main(int argc, char** argv)
{
    registerAll();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
