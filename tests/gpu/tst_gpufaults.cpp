// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong on GPUs, each on fake ones: it is named, it ends in time, and nothing is done that makes it worse.
#include "gpu/backend/cuda.h"
#include "gpu/backend/probe.h"
#include "tests/gpu/support.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace {

using namespace gputest;
using fakegpu::Options;
using namespace bubblescope::gpu;

/// A pipeline whose faults are noticed fast.
Setup hasty(int gpus, const char* transport = "auto")
{
    Setup setup = paced("1f1b", 4, 8, 100 * kNsPerUs);
    setup.fake.gpus = gpus;
    setup.gpu.transport = transport;
    setup.dispatch.iterations = 3;
    setup.dispatch.posting = Posting::Early;
    setup.dispatch.stallNs = 500 * kNsPerMs;
    setup.dispatch.inFlightNs = 20 * kNsPerMs;
    setup.dispatch.stopNs = 300 * kNsPerMs;
    return setup;
}

/// Ends as an error that says all of `parts`.
void fails(const Outcome& outcome, const std::string& name, const std::vector<std::string>& parts)
{
    check(outcome.ending.reason == EndReason::Error && outcome.sink.errors.size() == 1, name + " is an error");
    for (const std::string& part : parts)
        check(contains(outcome.error(), part), name + " says \"" + part + "\": " + outcome.error());
    check(outcome.violations.empty(),
          name + ": nothing forbidden" + (outcome.violations.empty() ? "" : ": " + outcome.violations.front()));
    check(outcome.seconds < 60, name + " ends in time");  // a hang would take for ever
}

void withoutAUsableGpu()
{
    struct Case {
        const char* name;
        Code code;
        int driver;
        int major;
        std::vector<std::string> says;
    };
    const std::vector<Case> cases{
        {"no driver", kInsufficientDriver, 0, 9, {"no NVIDIA driver", "13.0", "(35)"}},
        {"the stub", kStubLibrary, 0, 9, {"stub", "(34)"}},
        {"no device", kNoDevice, 12040, 9, {"12.4", "no GPU", "(100)"}},
        {"an old driver", kInsufficientDriver, 12040, 9, {"the driver is for CUDA 12.4", "13.0", "(35)"}},
        {"an old GPU", kSuccess, 13000, 7, {"Fake GPU", "sm_70", "older than sm_80"}},
    };
    for (const Case& one : cases) {
        Setup setup = hasty(2);
        setup.fake.countCode = one.code;
        setup.fake.driverVersion = one.driver;
        setup.fake.computeMajor = one.major;
        const auto world = fakegpu::makeWorld(setup.fake);
        const auto found = probe(*fakegpu::gpuApi(world), *fakegpu::ncclApi(world));
        check(found.size() == 4 && found[0].name == "cuda" && found[1].name == "cuda-green-contexts" &&
                  found[2].name == "cuda-peer" && found[3].name == "nccl",
              "four capabilities");
        for (const Capability& capability : found)
            check(!capability.available, std::string(one.name) + ": no " + capability.name);
        for (const std::string& part : one.says)
            check(contains(found[0].detail, part), std::string(one.name) + " says " + part + ": " + found[0].detail);
        const auto outcome = run(setup);
        fails(*outcome, one.name, one.says);
        check(outcome->sink.errors.at(0).code == "unsupported", std::string(one.name) + " is unsupported");
        checkClean(*outcome, one.name);
        check(outcome->sink.ops.empty(), std::string(one.name) + ": nothing ran");
    }
    Setup setup = hasty(2);
    setup.gpu.gpus = {0, 2};
    fails(*run(setup), "a GPU that is not there", {"no GPU 2", "has 2"});
}

void whatThereIs()
{
    Options options;
    options.gpus = 3;
    const auto world = fakegpu::makeWorld(options);
    const auto found = probe(*fakegpu::gpuApi(world), *fakegpu::ncclApi(world));
    check(std::all_of(found.begin(), found.end(), [](const Capability& one) { return one.available; }), "all is there");
    check(contains(found[0].detail, "GPU 2: Fake GPU, 132 SMs"), "each GPU is named: " + found[0].detail);
    check(contains(found[2].detail, "6 of 6"), "peers are counted: " + found[2].detail);
    check(contains(found[3].detail, "2.28.9"), "NCCL's version: " + found[3].detail);
    check(fakegpu::counts(*world).livePartitions == 0 && fakegpu::violations(*world).empty(), "and nothing is left");
}

void unknownWords()
{
    Setup setup = hasty(2, "carrier-pigeon");
    fails(*run(setup), "an unknown transport", {"unsupported", "carrier-pigeon"});
    setup = hasty(2);
    setup.gpu.partition = "half";
    fails(*run(setup), "an unknown partition", {"unsupported", "half"});
}

void ncclMissingOrTooOld()
{
    for (const char* why : {"libnccl.so.2: cannot open shared object file", "NCCL 2.12.12 is older than 2.18"}) {
        Setup setup = hasty(2, "nccl");
        setup.fake.ncclWhy = why;
        const auto refused = run(setup);
        fails(*refused, why, {"unsupported", why});
        checkClean(*refused, why);
        setup.gpu.transport = "auto";
        check(run(setup)->ending.verified == true, "copies need no NCCL");
        setup.fake.gpus = 1;
        setup.gpu.transport = "nccl";
        check(run(setup)->ending.verified == true, "nor does a single GPU");
        const auto world = fakegpu::makeWorld(setup.fake);
        const Capability nccl = probe(*fakegpu::gpuApi(world), *fakegpu::ncclApi(world)).back();
        check(!nccl.available && nccl.detail == why, "the probe says why");
    }
}

void peersOutOfReach()
{
    Setup setup = hasty(2, "peer");
    setup.fake.peerAccess = false;
    const auto outcome = run(setup);
    check(outcome->ending.verified == true, "no peer access: it runs through the host " + outcome->error());
    check(!outcome->sink.info.warnings.empty() && contains(outcome->sink.info.warnings[0], "cannot reach"),
          "and says so");
    bool staged = false;
    for (const EdgeTransport& edge : outcome->sink.info.edges)
        staged = staged || edge.name == "staged";
    check(staged, "as staged");
    checkClean(*outcome, "no peer access");
}

void outOfMemory()
{
    Setup setup = hasty(2);
    setup.prepared.workload.payloadBytes = std::int64_t{64} << 20;
    setup.fake.memoryBytes = std::size_t{200} << 20;
    const auto outcome = run(setup);
    fails(*outcome, "a GPU that is too small",
          {"out-of-memory: ", "GPU 0 (Fake GPU) has 200.0 MiB free", "for device 0 (stage 0", "for device 1 (stage 1",
           "kept activations of 64.0 MiB"});
    checkClean(*outcome, "too small");
    check(!outcome->sink.errors.at(0).hint.empty() && outcome->sink.errors[0].device == 0, "with advice");

    // At every allocation once.
    bool done = false;
    for (int n = 0; n < 1000 && !done; ++n) {
        Setup one = hasty(2, "nccl");
        one.dispatch.iterations = 1;
        one.fake.noMemoryAfter = n;
        const auto failed = run(one);
        const std::string name = "allocation " + std::to_string(n) + " fails";
        done = failed->ending.reason == EndReason::Finished;
        if (!done)
            fails(*failed, name, {"out-of-memory: "});
        checkClean(*failed, name);
    }
    check(done, "in the end all succeed");
}

void errorsForGood()
{
    int runs = 0;
    bool done = false;
    for (int n = 0; n < 1'000'000 && !done; n += 1 + n / 4) {
        Setup setup = hasty(2);
        setup.fake.stickyAfterLaunches = n;
        const auto outcome = run(setup);
        const std::string name = "error for good after " + std::to_string(n) + " launches";
        done = outcome->ending.reason == EndReason::Finished;
        if (!done)
            fails(*outcome, name, {"device-error: ", "(700)", "on GPU "});
        check(outcome->counts.callsAfterSticky <= 1,
              name + ": no call after it, but " + std::to_string(outcome->counts.callsAfterSticky - 1));
        check(!outcome->ending.gaveUp, name + ": nothing to wait for");
        ++runs;
    }
    check(done && runs > 15, "from the first launch to the last");

    Setup setup = hasty(2);
    setup.started = [](int number, World& world) {
        if (number == 1)
            fakegpu::change(world, [](Options& o) { o.stickyAfterLaunches = 9; });
    };
    const auto outcome = run(setup);
    fails(*outcome, "an illegal address in the run", {"(700)", "Last issued, newest first: "});
    check(outcome->ending.iterations == 1 && outcome->sink.ops.size() >= setup.prepared.plan->rows->ops.size(),
          "what was measured stays");
    check(contains(outcome->sink.errors.at(0).hint, "new process"), "with advice: " + outcome->sink.errors[0].hint);
    checkTrace(outcome->sink, *setup.prepared.plan, "an illegal address");

    setup.fake.stickyCode = 220;  // cudaErrorECCUncorrectable … of those that need more than a new process
    check(contains(run(setup)->sink.errors.at(0).hint, "reset"), "other advice where a reset is needed");
    for (const Code sticky : {700, 719, 214, 999})
        check(isSticky(sticky), "no process survives " + std::to_string(sticky));
    for (const Code harmless : {kOutOfMemory, kNotReady, kNotSupported, kSuccess})
        check(!isSticky(harmless), "a process survives " + std::to_string(harmless));
}

void opsThatDoNotEnd()
{
    for (const bool deaf : {false, true}) {
        Setup setup = hasty(2);
        setup.fake.deafToStop = deaf;
        setup.started = [](int number, World& world) {
            if (number == 1)
                fakegpu::change(world, [](Options& o) { o.stuckAfter = 5; });
        };
        const auto outcome = run(setup);
        const std::string name = deaf ? "an op that hears no stop" : "an op that never ends";
        fails(*outcome, name, {"stalled: ", "has not ended in", "device "});
        check(outcome->ending.gaveUp == deaf, name + ": given up on or not");
        if (!deaf)
            checkClean(*outcome, name);
        check(outcome->ending.iterations == 1, name + ": the iteration before it counts");
    }
    Setup setup = hasty(2);
    setup.prepared.workload.forwardNs.assign(4, 3600 * kNsPerS);
    setup.beside = [](Dispatcher& dispatcher) {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        dispatcher.cancel();
    };
    // An op of an hour passes in a moment here, unless the clock is the real one.
    setup.fake.realTime = true;
    const auto outcome = run(setup);
    check(outcome->ending.reason == EndReason::Cancelled && !outcome->ending.gaveUp && outcome->seconds < 60,
          "an op of an hour is cut short");
    checkClean(*outcome, "an op of an hour");
}

void peersThatAreLost()
{
    Setup setup = hasty(4, "nccl");
    setup.started = [](int number, World& world) {
        if (number == 1)
            fakegpu::change(world, [](Options& o) { o.lostPeerAfter = 3; });
    };
    auto outcome = run(setup);
    fails(*outcome, "a message that is not received", {"stalled: ", "SEND_", "edge "});
    check(!outcome->ending.gaveUp, "no stop word reaches it, but its communicators can be revoked");
    checkClean(*outcome, "a message that is not received");

    setup.fake.ncclVersion = 22203;  // no ncclCommRevoke
    outcome = run(setup);
    fails(*outcome, "the same with an old NCCL", {"stalled: "});
    check(!outcome->ending.gaveUp, "its communicators are aborted");
    checkClean(*outcome, "the same with an old NCCL");

    setup.started = [](int number, World& world) {
        if (number == 1)
            fakegpu::change(world, [](Options& o) { o.remoteErrorAfter = 3; });
    };
    fails(*run(setup), "a peer that NCCL misses", {"peer-lost: ", "on edge ", "2.22.3"});
    setup.started = [](int number, World& world) {
        if (number == 1)
            fakegpu::change(world, [](Options& o) { o.asyncErrorAfter = 3; });
    };
    outcome = run(setup);
    fails(*outcome, "an error of NCCL's", {"nccl-error: ", "on edge ", "fake NCCL 2"});
    check(contains(outcome->sink.errors.at(0).hint, "NCCL_DEBUG"), "with advice");
}

void abortsThatHang()
{
    for (const int version : {22809, 22203}) {
        Setup setup = hasty(4, "nccl");
        setup.fake.hangsInAbort = true;
        setup.fake.ncclVersion = version;
        setup.started = [](int number, World& world) {
            if (number == 1)
                fakegpu::change(world, [](Options& o) { o.lostPeerAfter = 0; });
        };
        const auto outcome = run(setup);
        const std::string name = "an abort that hangs, NCCL " + std::to_string(version);
        fails(*outcome, name, {"stalled: "});
        check(outcome->ending.gaveUp && outcome->counts.liveComms > 0, name + " is left behind");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(200));  // now let go, it ends
}

void edgesThatDoNotConnect()
{
    Setup setup = hasty(2, "nccl");
    setup.fake.neverConnects = true;
    const auto outcome = run(setup);
    fails(*outcome, "an edge that does not connect", {"peer-lost: ", "was not connected within 60 s"});
    checkClean(*outcome, "an edge that does not connect");

    setup.fake.realTime = true;
    setup.beside = [](Dispatcher& dispatcher) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        dispatcher.cancel();
    };
    const auto cancelled = run(setup);
    check(cancelled->ending.reason == EndReason::Cancelled && cancelled->seconds < 50,
          "a run can be cancelled while it connects");
    checkClean(*cancelled, "cancelled while it connects");

    Setup lost = hasty(2, "nccl");
    lost.fake.lostPeerAfter = 0;
    const auto first = run(lost);
    fails(*first, "a first message that does not arrive", {"peer-lost: ", "first message", "60 s"});
    checkClean(*first, "a first message that does not arrive");
}

void clocksThatJump()
{
    Setup setup = hasty(2);
    setup.started = [](int number, World& world) {
        if (number == 1)
            fakegpu::change(world, [](Options& o) { o.jumpNs = 50 * kNsPerMs; });
    };
    const auto outcome = run(setup);
    check(outcome->ending.verified == true, "values are right all the same " + outcome->error());
    check(outcome->metric("clock_faults") > 0, "effects before their causes are counted");
}

}  // namespace

int main()
{
    withoutAUsableGpu();
    whatThereIs();
    unknownWords();
    ncclMissingOrTooOld();
    peersOutOfReach();
    outOfMemory();
    errorsForGood();
    opsThatDoNotEnd();
    peersThatAreLost();
    abortsThatHang();
    edgesThatDoNotConnect();
    clocksThatJump();
    return finish();
}
