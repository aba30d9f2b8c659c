// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the GPU backend works out without a run: clocks that drift and jump, where payloads lie, how much work an op is.
#include "gpu/backend/gpu.h"
#include "gpu/backend/layout.h"
#include "tests/gpu/support.h"

#include <algorithm>
#include <cmath>

namespace {

using namespace gputest;
using namespace bubblescope::gpu;

/// Half a minute with a clock that is `ppm` slow: every event's time is right within the error that is stated.
void timesAreWithinTheirError(double ppm, bool busy)
{
    fakegpu::Options options;
    options.driftPpm = ppm;
    const auto world = fakegpu::makeWorld(options);
    const auto api = fakegpu::gpuApi(world);
    Cuda cuda(*api);
    Gpu gpu(cuda, 0);
    const OwnedStream stream = makeStream(cuda, 0, false);
    TimeNs worst = 0;
    TimeNs widest = 0;
    bool within = true;
    const TimeNs until = api->hostNowNs() + 30 * kNsPerS;
    for (int i = 0; api->hostNowNs() < until; ++i) {
        if (busy)  // the host looks a while later
            cuda.check(api->launch(PaceLaunch{(i % 7) * kNsPerMs, nullptr, nullptr}, stream.get()), "pace");
        const Event event = gpu.take();
        const int base = gpu.clock().hold();
        cuda.check(api->record(event, stream.get()), "record");
        while (api->query(event) == kNotReady) {
            gpu.clock().tick();
            api->relax(100 * kNsPerUs);
        }
        const TimeNs off = std::abs(gpu.clock().hostTimeNs(base, event) - fakegpu::trueTimeNs(*world, event));
        worst = std::max(worst, off);
        widest = std::max(widest, gpu.clock().errorNs());
        within = within && off <= gpu.clock().errorNs();
        gpu.clock().release(base);
        gpu.giveBack(event);
        gpu.clock().tick();
        api->relax(5 * kNsPerMs);
    }
    const std::string name = std::to_string(ppm) + " ppm: off by " + std::to_string(worst) + " ns at most, " +
                             std::to_string(widest) + " ns stated";
    std::printf("%s\n", name.c_str());
    check(within, name);
    check(widest < kNsPerMs, name + ", which is little");
    check(std::abs(gpu.clock().model().driftPpm() - ppm) < 5, name + ": the rate is found");
    check(gpu.clock().model().surprises() == 0, name + ": no surprise");
}

void aJumpIsNoticed()
{
    const auto world = fakegpu::makeWorld({});
    const auto api = fakegpu::gpuApi(world);
    Cuda cuda(*api);
    Gpu gpu(cuda, 0);
    gpu.clock().anchor(16);
    check(gpu.clock().model().surprises() == 0, "a clock that runs on is no surprise");
    fakegpu::change(*world, [](fakegpu::Options& o) { o.jumpNs = 3 * kNsPerMs; });
    gpu.clock().anchor(16);
    check(gpu.clock().model().surprises() == 1, "a clock that jumps is noticed");
    gpu.clock().anchor(16);
    check(gpu.clock().model().surprises() == 1, "and taken as it is from then on");
}

void aWideAnchorDoesNoHarm()
{
    ClockModel model;
    model.add(0, 1000, 10);
    model.add(kNsPerS, kNsPerS + 1000 + 400'000, 500'000);
    check(model.errorNs(kNsPerS) < 250'000, "a wide span is cut with what is known");
    check(std::abs(model.toHost(kNsPerS) - (kNsPerS + 1000)) <= model.errorNs(kNsPerS), "and contains the truth");
    check(ClockModel().errorNs(0) == kNsPerS, "no anchor: nothing is known");
}

void aDeviceThatDoesNotAnswer()
{
    fakegpu::Options options;
    options.submitNs = 3600 * kNsPerS;
    const auto world = fakegpu::makeWorld(options);
    const auto api = fakegpu::gpuApi(world);
    Cuda cuda(*api);
    bool stalled = false;
    const OwnedStream stream = makeStream(cuda, 0, false);
    fakegpu::change(*world, [](fakegpu::Options& o) { o.submitNs = 0; });
    Gpu gpu(cuda, 0);
    fakegpu::change(*world, [](fakegpu::Options& o) { o.submitNs = 3600 * kNsPerS; });
    try {
        gpu.clock().anchor(1);
    } catch (const Failure& failure) {
        stalled = failure.fault.code == "stalled";
    }
    check(stalled, "a device that does not answer is a fault, not a hang");
    fakegpu::change(*world, [](fakegpu::Options& o) { o.submitNs = 0; });
    cuda.silence();  // its kernel listens still
}

void payloadsDoNotOverlap()
{
    const Prepared prepared = prepare(scenarioOf("interleaved-1f1b", 4, 8, kNsPerMs));
    const Plan& plan = *prepared.plan;
    for (int d = 0; d < plan.deviceCount(); ++d) {
        const DeviceId device(d);
        const DeviceLayout layout(plan, device, 512);
        std::vector<std::int64_t> offsets;
        for (std::uint32_t i = 0; i < plan.stashSlots[device.index()]; ++i)
            offsets.push_back(layout.stash(i));
        for (std::uint32_t i = 0; i < plan.localSlots[device.index()]; ++i)
            offsets.push_back(layout.local(i));
        for (std::uint32_t e = 0; e < plan.edges.size(); ++e) {
            if (plan.edges[e].from != device && plan.edges[e].to != device)
                continue;
            for (std::uint32_t place = 0; place < plan.edges[e].slotCount; ++place)
                offsets.push_back(layout.slot(e, place));
            check(layout.slot(e, plan.edges[e].slotCount) == layout.slot(e, 0), "slots come round");
        }
        std::sort(offsets.begin(), offsets.end());
        bool apart = true;
        for (std::size_t i = 0; i < offsets.size(); ++i)
            apart = apart && offsets[i] == static_cast<std::int64_t>(i) * 512;
        check(apart, "every payload has its place, and no gap");
        check(layout.bytes() == static_cast<std::int64_t>(offsets.size()) * 512, "which is all there is");
    }
}

void devicesAreDealt()
{
    const std::vector<int> gpus{2, 0, 5};
    check(dealDevices(2, gpus) == std::vector{2, 0}, "a GPU each where there are enough");
    check(dealDevices(7, gpus) == std::vector({2, 2, 2, 0, 0, 5, 5}), "neighbours together where not");
}

void workFillsAnOpsTime()
{
    const WorkRate rate{10'000, 100, 32};
    Workload workload;
    check(workFor(kNsPerMs, 1, 1, rate, workload) == WorkAmount{9900, 32, 0}, "steps fill what the fixed part leaves");
    check(workFor(kNsPerMs, 2, 2, rate, workload) == WorkAmount{19'800, 32, 0}, "slower by more work; two fixed parts");
    check(workFor(5'000, 1, 1, rate, workload) == WorkAmount{0, 32, 0}, "no less than nothing");
    workload.slowdownBy = SlowdownBy::FewerUnits;
    check(workFor(kNsPerMs, 4, 1, rate, workload) == WorkAmount{39'600, 8, 0}, "the same work on fewer SMs");
    workload.slowdownBy = SlowdownBy::Paced;
    check(workFor(kNsPerMs, 2, 1, rate, workload) == WorkAmount{9900, 32, 1'990'000}, "slower by waiting");
    check(workFor(kNsPerMs, 1, 1, rate, workload).untilNs == 0, "no waiting without slowdown");
    workload.mode = WorkMode::Paced;
    check(workFor(kNsPerMs, 3, 1, rate, workload) == WorkAmount{0, 32, 2'990'000}, "paced: waiting alone");
}

}  // namespace

int main()
{
    timesAreWithinTheirError(0, false);
    timesAreWithinTheirError(30, false);
    timesAreWithinTheirError(80, true);
    aJumpIsNoticed();
    aWideAnchorDoesNoHarm();
    aDeviceThatDoesNotAnswer();
    payloadsDoNotOverlap();
    devicesAreDealt();
    workFillsAnOpsTime();
    return finish();
}
