// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support.h"

#include "core/live/monotonic.h"

#include <algorithm>
#include <thread>

namespace gputest {

void WatchingSink::iteration(int number, TimeNs atNs, const std::vector<double>& slowdown)
{
    KeepingSink::iteration(number, atNs, slowdown);
    if (started)
        started(number);
}

std::string Outcome::error() const
{
    return sink.errors.empty() ? std::string() : sink.errors[0].code + ": " + sink.errors[0].text;
}

double Outcome::metric(std::string_view name) const
{
    for (const auto& [key, value] : sink.lastMetrics.backend) {
        if (key == name)
            return value;
    }
    return -1;
}

Setup paced(std::string_view schedule, int devices, int microbatches, TimeNs opNs)
{
    Setup setup;
    setup.prepared = prepare(scenarioOf(schedule, devices, microbatches, opNs));
    setup.prepared.workload.mode = WorkMode::Paced;
    return setup;
}

std::unique_ptr<Outcome> run(const Setup& setup)
{
    auto outcome = std::make_unique<Outcome>();
    const std::int64_t began = monotonicNs();
    const auto world = fakegpu::makeWorld(setup.fake);
    if (setup.started)
        outcome->sink.started = [&](int number) { setup.started(number, *world); };
    {
        gpu::CudaBackend backend(fakegpu::gpuApi(world), fakegpu::ncclApi(world), setup.gpu);
        Dispatcher dispatcher(setup.prepared.plan, setup.prepared.workload, here(*setup.prepared.plan), setup.dispatch,
                              backend, outcome->sink);
        std::thread beside;
        if (setup.beside)
            beside = std::thread([&] { setup.beside(dispatcher); });
        outcome->ending = dispatcher.run();
        if (beside.joinable())
            beside.join();
    }
    outcome->seconds = static_cast<double>(monotonicNs() - began) / 1e9;
    outcome->counts = fakegpu::counts(*world);
    outcome->violations = fakegpu::violations(*world);
    if (!setup.keepsAborts)
        fakegpu::releaseAborts(*world);
    return outcome;
}

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

void checkClean(const Outcome& outcome, const std::string& name)
{
    check(outcome.violations.empty(),
          name + ": nothing forbidden" + (outcome.violations.empty() ? "" : ": " + outcome.violations.front()));
    const fakegpu::Counts& left = outcome.counts;
    check(left.liveAllocations == 0 && left.liveStreams == 0 && left.liveEvents == 0 && left.livePartitions == 0 &&
              left.liveComms == 0,
          name + ": nothing is left: " + std::to_string(left.liveAllocations) + " allocations, " +
              std::to_string(left.liveStreams) + " streams, " + std::to_string(left.liveEvents) + " events, " +
              std::to_string(left.livePartitions) + " partitions, " + std::to_string(left.liveComms) +
              " communicators");
}

}  // namespace gputest
