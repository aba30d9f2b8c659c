// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Real runs on CPU threads: every schedule's values are the serial run's, a wrong route is found, and a run can be
// paused and cancelled at any moment.
#include "tests/live/support.h"

#include "core/live/cpubackend.h"
#include "core/live/monotonic.h"
#include "core/schedule/registry.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <random>
#include <thread>

namespace {

using namespace livetest;

int threadsOfThisProcess()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("Threads:", 0) == 0)
            return std::stoi(line.substr(8));
    }
    return -1;
}

void sleepMs(double ms)
{
    std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(ms));
}

/// A run with somebody beside it who wishes things.
Ending runWith(KeepingSink& sink, const Prepared& prepared, const DispatchOptions& options,
               const std::function<void(Dispatcher&)>& user = {})
{
    CpuBackend backend;
    Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), options, backend, sink);
    std::thread beside;
    if (user)
        beside = std::thread([&] { user(dispatcher); });
    const Ending ending = dispatcher.run();
    if (beside.joinable())
        beside.join();
    return ending;
}

Prepared paced(std::string_view schedule, int devices, int microbatches, TimeNs opNs)
{
    Prepared prepared = prepare(scenarioOf(schedule, devices, microbatches, opNs));
    prepared.workload.mode = WorkMode::Paced;
    return prepared;
}

void everyScheduleGivesTheSerialValues()
{
    for (const ScheduleInfo& info : scheduleRegistry()) {
        if (info.id == "custom")
            continue;
        for (const Posting posting : {Posting::Late, Posting::Early}) {
            Prepared prepared = paced(info.id, 4, 8, 10 * kNsPerUs);
            prepared.workload.transferLatencyNs = posting == Posting::Early ? 20 * kNsPerUs : 0;
            DispatchOptions options;
            options.posting = posting;
            options.lookahead = posting == Posting::Early ? 3 : 2;
            options.iterations = 3;
            KeepingSink sink;
            const Ending ending = runWith(sink, prepared, options);
            const std::string name = std::string(info.id) + (posting == Posting::Late ? ", late" : ", early");
            check(ending.reason == EndReason::Finished && ending.verified == true,
                  name + ": verified" + (sink.errors.empty() ? "" : ": " + sink.errors[0].text));
            check(sink.ops.size() == 3 * prepared.plan->rows->ops.size(), name + ": every op of every iteration");
            checkTrace(sink, *prepared.plan, name);
        }
    }
}

void computesForReal()
{
    Prepared prepared = prepare(scenarioOf("1f1b", 2, 4, 2 * kNsPerMs));
    prepared.workload.slowdown = {1.0, 2.0};
    for (const SlowdownBy by : {SlowdownBy::MoreWork, SlowdownBy::Paced}) {
        prepared.workload.slowdownBy = by;
        KeepingSink sink;
        const Ending ending = runWith(sink, prepared, {});
        check(ending.reason == EndReason::Finished && ending.verified == true, "matrix products, verified");
        check(sink.calibrations.size() == 2, "each device is calibrated");
        for (const Calibration& one : sink.calibrations)
            check(one.perUnitNs > 0 && one.fixedNs >= 0, "a unit takes time");
    }
    prepared.workload.slowdownBy = SlowdownBy::FewerUnits;
    KeepingSink sink;
    check(runWith(sink, prepared, {}).reason == EndReason::Error && sink.errors.at(0).code == "unsupported",
          "what a CPU cannot do is refused");
}

/// The data of another microbatch, on two ways.
void wrongRoutesAreFound()
{
    const Prepared prepared = paced("gpipe", 3, 4, 10 * kNsPerUs);
    const auto find = [&](OpKind kind, int stage, int microbatch) {
        const Op wanted = makeOp(stage, kind, microbatch);
        const auto& ops = prepared.plan->rows->ops;
        return static_cast<std::size_t>(std::find(ops.begin(), ops.end(), wanted) - ops.begin());
    };
    const auto ends = [&](const Plan& broken, const std::string& op) {
        Prepared faulty = prepared;
        faulty.plan = std::make_shared<const Plan>(broken);
        KeepingSink sink;
        const Ending ending = runWith(sink, faulty, {});
        check(ending.reason == EndReason::Error && ending.verified == false, op + ": wrong values end as an error");
        check(sink.errors.size() == 1 && sink.errors[0].code == "wrong-values" && sink.errors[0].text.find(op) == 0,
              op + " is named" + (sink.errors.empty() ? "" : ": " + sink.errors[0].text));
    };
    Plan plan = *prepared.plan;
    plan.buffers[find(OpKind::Forward, 1, 2)].incoming = plan.buffers[find(OpKind::Forward, 1, 1)].incoming;
    ends(plan, "1F2");
    plan = *prepared.plan;
    plan.buffers[find(OpKind::Backward, 2, 3)].stash = plan.buffers[find(OpKind::Backward, 2, 1)].stash;
    ends(plan, "2B3");
}

void cancelAtAnyMoment()
{
    const int before = threadsOfThisProcess();
    std::mt19937 random(7);
    double slowest = 0;
    for (int round = 0; round < 100; ++round) {
        const char* schedules[] = {"1f1b", "gpipe", "zb-h1", "interleaved-1f1b"};
        const Prepared prepared = paced(schedules[round % 4], 4, 6, round % 5 == 0 ? kNsPerMs : 100 * kNsPerUs);
        DispatchOptions options;
        options.iterations = 0;
        options.posting = round % 2 == 0 ? Posting::Late : Posting::Early;
        const double afterMs = static_cast<double>(random() % 2000) / 100;
        std::int64_t askedNs = 0;
        KeepingSink sink;
        const Ending ending = runWith(sink, prepared, options, [&](Dispatcher& dispatcher) {
            sleepMs(afterMs);
            askedNs = monotonicNs();
            dispatcher.cancel();
        });
        slowest = std::max(slowest, static_cast<double>(monotonicNs() - askedNs) / 1e6);
        check(ending.reason == EndReason::Cancelled && !ending.gaveUp, "a cancelled run ends as that");
        checkTrace(sink, *prepared.plan, "cancelled");
    }
    check(threadsOfThisProcess() == before, "no thread is left");
    std::printf("slowest of 100 cancels: %.1f ms\n", slowest);
}

void cancelWhileItCalibrates()
{
    for (const double afterMs : {0.0, 20.0, 200.0}) {
        const Prepared prepared = prepare(scenarioOf("1f1b", 3, 4, kNsPerMs));
        DispatchOptions options;
        options.iterations = 0;
        KeepingSink sink;
        const Ending ending = runWith(sink, prepared, options, [&](Dispatcher& dispatcher) {
            sleepMs(afterMs);
            dispatcher.cancel();
        });
        check(ending.reason == EndReason::Cancelled, "a run can be cancelled while it calibrates");
        check(sink.endings.size() == 1, "and says so once");
    }
}

void cancelCutsLongOpsShort()
{
    for (const WorkMode mode : {WorkMode::Paced, WorkMode::Compute}) {
        Prepared prepared = prepare(scenarioOf("gpipe", 2, 2, 100 * kNsPerS));
        prepared.workload.mode = mode;
        KeepingSink sink;
        std::int64_t askedNs = 0;
        const Ending ending = runWith(sink, prepared, {}, [&](Dispatcher& dispatcher) {
            while (sink.iterationsNow == 0)
                sleepMs(1);
            sleepMs(20);
            askedNs = monotonicNs();
            dispatcher.cancel();
        });
        const double ms = static_cast<double>(monotonicNs() - askedNs) / 1e6;
        std::printf("cancel in an op of 100 s: %.1f ms\n", ms);
        check(ending.reason == EndReason::Cancelled && !ending.gaveUp && ms < 20'000, "an op of 100 s is cut short");
        check(sink.ops.empty(), "what was cut short is no measurement");
    }
}

void pauseAtAnyMoment()
{
    std::mt19937 random(11);
    for (int round = 0; round < 20; ++round) {
        const Prepared prepared = paced(round % 2 == 0 ? "1f1b" : "zb-v", 3, 6, 200 * kNsPerUs);
        DispatchOptions options;
        options.iterations = 0;
        options.posting = round % 3 == 0 ? Posting::Early : Posting::Late;
        KeepingSink sink;
        const double afterMs = static_cast<double>(random() % 2000) / 100;
        const Ending ending = runWith(sink, prepared, options, [&](Dispatcher& dispatcher) {
            sleepMs(afterMs);
            dispatcher.pause();
            while (sink.stateNow != RunState::Paused)
                sleepMs(1);
            const std::size_t then = sink.opsNow;
            sleepMs(15);
            check(sink.opsNow == then, "nothing ends while paused");
            dispatcher.resume();
            while (sink.opsNow < then + 20)
                sleepMs(1);
            dispatcher.cancel();
        });
        check(ending.reason == EndReason::Cancelled, "it goes on after a pause");
        checkTrace(sink, *prepared.plan, "paused");
        TimeNs from = -1;
        TimeNs to = -1;
        for (const auto& [state, atNs] : sink.states) {
            if (state == RunState::Paused)
                from = atNs;
            else if (state == RunState::Running && from >= 0 && to < 0)
                to = atNs;
        }
        check(from >= 0 && to > from, "both ends of the pause are reported");
        check(std::none_of(sink.ops.begin(), sink.ops.end(),
                           [&](const MeasuredOp& op) { return op.startNs < to && op.startNs + op.durationNs > from; }),
              "a pause holds between ops");
    }
}

}  // namespace

int main()
{
    everyScheduleGivesTheSerialValues();
    computesForReal();
    wrongRoutesAreFound();
    cancelAtAnyMoment();
    cancelWhileItCalibrates();
    cancelCutsLongOpsShort();
    pauseAtAnyMoment();
    return finish();
}
