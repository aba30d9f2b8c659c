// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/support.h"

#include "core/live/lower.h"
#include "core/live/monotonic.h"
#include "core/live/plancheck.h"
#include "core/live/workloadof.h"
#include "core/schedule/registry.h"
#include "core/sim/simulator.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <tuple>

namespace livetest {

namespace {

std::atomic<int> passed{0};
std::atomic<int> failed{0};

}  // namespace

void check(bool holds, const std::string& what)
{
    if (holds) {
        ++passed;
        return;
    }
    ++failed;
    std::fprintf(stderr, "FAILED: %s\n", what.c_str());
}

int finish()
{
    std::printf("%d checks passed, %d failed\n", passed.load(), failed.load());
    return passed > 0 && failed == 0 ? 0 : 1;
}

Scenario scenarioOf(std::string_view schedule, int devices, int microbatches, TimeNs opNs)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.devices = devices;
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    scenario.microbatches = microbatches;
    for (std::vector<TimeNs>* list :
         {&scenario.costs.forwardNs, &scenario.costs.backwardInputNs, &scenario.costs.backwardWeightNs})
        *list = {opNs * scenario.chunks};
    return scenario;
}

Prepared prepare(const Scenario& scenario)
{
    Prepared prepared;
    prepared.scenario = scenario;
    const auto need = [&](bool ok, const char* what) {
        if (ok)
            return;
        check(false, scenario.schedule + ": " + what);
        std::exit(finish());
    };
    Result<Schedule> schedule = makeSchedule(scenario);
    need(schedule.ok(), "the schedule");
    prepared.schedule = std::move(schedule).value();
    const Result<OpCosts> costs = resolveCosts(scenario, prepared.schedule);
    need(costs.ok(), "the costs");
    Result<Timeline> simulated = simulate(prepared.schedule, costs.value());
    need(simulated.ok(), "the simulation");
    prepared.simulated = std::move(simulated).value();
    Result<Plan> plan = lower(prepared.schedule, prepared.simulated);
    need(plan.ok(), "the plan");
    need(!checkPlan(plan.value()), "the plan's rules");
    prepared.plan = std::make_shared<const Plan>(std::move(plan).value());
    Result<Workload> workload = workloadOf(scenario, prepared.schedule);
    need(workload.ok(), "the workload");
    prepared.workload = std::move(workload).value();
    prepared.workload.payloadBytes = 1024;
    return prepared;
}

Placement here(const Plan& plan)
{
    Placement placement;
    placement.rankOfDevice.assign(static_cast<std::size_t>(plan.deviceCount()), 0);
    placement.zeroNs = monotonicNs();
    return placement;
}

void KeepingSink::state(RunState state, TimeNs atNs)
{
    states.emplace_back(state, atNs);
    stateNow = state;
}

void KeepingSink::prepared(const BackendInfo& backend, const std::vector<Calibration>& calibration)
{
    info = backend;
    calibrations = calibration;
}

void KeepingSink::clocks(const std::vector<ClockReading>& /*readings*/) {}

void KeepingSink::iteration(int /*number*/, TimeNs /*atNs*/, const std::vector<double>& slowdown)
{
    slowdowns.push_back(slowdown);
    ++iterationsNow;
}

void KeepingSink::op(const MeasuredOp& measured)
{
    const auto device = static_cast<std::size_t>(measured.device);
    lateOp = lateOp || (device < watermarks.size() && measured.startNs < watermarks[device]);
    ops.push_back(measured);
    ++opsNow;
}

void KeepingSink::transfer(const MeasuredTransfer& measured)
{
    transfers.push_back(measured);
}

void KeepingSink::watermark(const std::vector<TimeNs>& atNs)
{
    watermarks = atNs;
}

void KeepingSink::heartbeat(const Heartbeat& beat)
{
    lastBeat = beat;
    ++beats;
}

void KeepingSink::metrics(const DispatchMetrics& metrics)
{
    lastMetrics = metrics;
}

void KeepingSink::warning(const std::string& code, const std::string& /*text*/)
{
    warnings.push_back(code);
}

void KeepingSink::error(const LiveFault& fault)
{
    errors.push_back(fault);
}

void KeepingSink::done(const Ending& ending)
{
    endings.push_back(ending);
}

void checkTrace(const KeepingSink& sink, const Plan& plan, const std::string& name)
{
    check(sink.endings.size() == 1, name + ": one ending");
    check(!sink.lateOp, name + ": no op before its watermark");
    const auto devices = static_cast<std::size_t>(plan.deviceCount());
    std::vector<std::size_t> position(devices, 0);
    std::vector<TimeNs> end(devices, 0);
    std::vector<TimeNs> start(devices, 0);
    using Key = std::tuple<char, int, std::int64_t>;
    std::map<Key, TimeNs> endOf;
    bool inOrder = true;
    bool apart = true;
    for (const MeasuredOp& one : sink.ops) {
        const auto d = static_cast<std::size_t>(one.device);
        const std::size_t row = plan.rows->rowBegin[d + 1] - plan.rows->rowBegin[d];
        const Op& op = plan.rows->ops[plan.rows->rowBegin[d] + position[d] % row];
        const auto iteration = static_cast<std::int64_t>(position[d] / row);
        inOrder = inOrder && op.kind == one.kind && op.stage.value() == one.stage &&
                  one.microbatch == iteration * plan.microbatchSpan + op.microbatch.value();
        ++position[d];
        apart = apart && one.durationNs >= 0 && one.startNs >= (op.joinsPrevious ? start[d] : end[d]);
        start[d] = one.startNs;
        end[d] = one.startNs + one.durationNs;
        endOf[{letterOf(one.kind == OpKind::BackwardInput ? OpKind::Backward : one.kind), one.stage, one.microbatch}] =
            end[d];
    }
    check(inOrder, name + ": every device runs its list from the start");
    check(apart, name + ": ops of a device do not overlap");
    bool flows = true;
    for (const MeasuredOp& one : sink.ops) {
        const auto after = [&](char kind, int stage) {
            const auto found = endOf.find({kind, stage, one.microbatch});
            if (found != endOf.end())
                flows = flows && found->second <= one.startNs;
        };
        if (one.kind == OpKind::Forward)
            after('F', one.stage - 1);
        else if (one.kind != OpKind::BackwardWeight)
            after('B', one.stage + 1);
    }
    check(flows, name + ": no op starts before what it needs has ended");
}

}  // namespace livetest
