// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole runs on fake GPUs, by the real dispatcher: every schedule on every transport gives the serial run's values and
// keeps R5 and R6, and where a plan does not, the fake sees it (so that its silence means something).
#include "gpu/backend/layout.h"
#include "tests/gpu/support.h"

#include "core/live/monotonic.h"
#include "core/schedule/registry.h"

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <functional>
#include <future>
#include <mutex>
#include <random>
#include <thread>

namespace {

using namespace gputest;

/// Ways to run a pipeline of four devices.
struct Way {
    const char* name;
    int gpus;
    const char* transport;
    Posting posting;
    int lookahead;
    bool buffered;
    int inProgressPolls;
    const char* expected;  ///< transport of edges between GPUs
};
constexpr Way kWays[] = {
    {"one GPU, late", 1, "auto", Posting::Late, 2, false, 0, "local"},
    {"four GPUs, NCCL early", 4, "nccl", Posting::Early, 3, false, 2, "nccl"},
    {"two GPUs, peer early", 2, "auto", Posting::Early, 4, false, 0, "peer"},
    {"four GPUs, staged early", 4, "staged", Posting::Early, 1, false, 0, "staged"},
    {"four GPUs, NCCL late, buffered", 4, "nccl", Posting::Late, 2, true, 0, "nccl"},
    {"one GPU, early", 1, "auto", Posting::Early, 4, false, 0, "local"},
};

void runsRight(std::string_view schedule, const Way& way)
{
    Setup setup = paced(schedule, 4, 8, 100 * kNsPerUs);
    setup.fake.gpus = way.gpus;
    setup.fake.buffered = way.buffered;
    setup.fake.inProgressPolls = way.inProgressPolls;
    setup.gpu.transport = way.transport;
    setup.dispatch.posting = way.posting;
    setup.dispatch.lookahead = way.lookahead;
    setup.dispatch.iterations = 2;
    setup.prepared.workload.transferLatencyNs = way.lookahead == 3 ? 30 * kNsPerUs : 0;
    const auto outcome = run(setup);
    const std::string name = std::string(schedule) + ", " + way.name;
    check(outcome->ending.reason == EndReason::Finished && outcome->ending.verified == true,
          name + ": verified " + outcome->error());
    check(outcome->sink.ops.size() == 2 * setup.prepared.plan->rows->ops.size(), name + ": every op");
    std::size_t transfers = 0;
    for (const Edge& edge : setup.prepared.plan->edges)
        transfers += edge.sends.size();
    check(outcome->sink.transfers.size() == 2 * transfers, name + ": every transfer");
    checkTrace(outcome->sink, *setup.prepared.plan, name);
    checkClean(*outcome, name);
    check(outcome->metric("clock_faults") == 0, name + ": no effect before its cause");
    bool expected = transfers == 0;
    for (const EdgeTransport& edge : outcome->sink.info.edges)
        expected = expected || edge.name == way.expected;
    check(expected, name + ": the transport is said");
    check(way.gpus == 1 || std::string(way.expected) != "nccl" || outcome->counts.messages > 0, name + ": by NCCL");
}

void everyScheduleGivesTheSerialValues()
{
    for (const ScheduleInfo& info : scheduleRegistry()) {
        if (info.id == "custom")
            continue;
        runsRight(info.id, kWays[0]);
        runsRight(info.id, kWays[1]);
    }
    for (const Way& way : kWays) {
        runsRight("1f1b", way);
        runsRight("zb-v", way);
    }
}

/// Measured durations are those asked for, within a clock's error and what a launch takes.
void opsTakeTheirTime()
{
    for (const SlowdownBy by : {SlowdownBy::MoreWork, SlowdownBy::Paced, SlowdownBy::FewerUnits}) {
        Setup setup = paced("1f1b", 2, 4, 2 * kNsPerMs);
        setup.prepared.workload.mode = WorkMode::Compute;
        setup.prepared.workload.slowdownBy = by;
        setup.prepared.workload.slowdown = {1.0, 2.0};
        setup.fake.gpus = 2;
        const auto outcome = run(setup);
        const std::string name = "slowdown by way " + std::to_string(static_cast<int>(by));
        check(outcome->ending.reason == EndReason::Finished, name + " ends " + outcome->error());
        checkClean(*outcome, name);
        check(outcome->sink.calibrations.size() == 2, name + ": calibrated");
        for (const Calibration& one : outcome->sink.calibrations)
            check(std::abs(one.perUnitNs - 500) < 5 && one.linearityError < 0.01, name + ": the rate is found");
        bool right = !outcome->sink.ops.empty();
        for (const MeasuredOp& op : outcome->sink.ops) {
            // The fake's steps take no longer on fewer multiprocessors, so that there the larger number shows.
            const double target = (op.kind == OpKind::Forward ? 2e6 : 4e6) * (op.stage == 1 ? 2 : 1);
            right = right && std::abs(static_cast<double>(op.durationNs) - target) < 50'000;
        }
        check(right, name + ": ops take what they are meant to");
    }
}

void corruptedDataAreFound()
{
    for (const char* transport : {"nccl", "auto"}) {
        Setup setup = paced("gpipe", 3, 4, 100 * kNsPerUs);
        setup.fake.gpus = 3;
        setup.gpu.transport = transport;
        setup.started = [](int, World& world) { fakegpu::corruptNextCopy(world); };
        const auto outcome = run(setup);
        check(outcome->ending.reason == EndReason::Error && outcome->ending.verified == false,
              "a flipped bit is an error of the run");
        check(contains(outcome->error(), "wrong-values: "), "and named: " + outcome->error());
        checkClean(*outcome, "a flipped bit");
    }
}

/// A plan with two slots an edge, of which all waits that `drop` chooses are taken out.
std::shared_ptr<const Plan> without(const Plan& plan, const std::function<bool(const Plan&, NodeId, NodeId)>& drop)
{
    Plan faulty = plan;
    for (Edge& edge : faulty.edges)
        edge.slotCount = 2;
    assignWaits(faulty);
    std::vector<NodeId> waits;
    std::vector<std::uint32_t> begin{0};
    for (NodeId node = 0; node < faulty.nodeCount(); ++node) {
        for (const NodeId wait : faulty.waitsOf(node)) {
            if (!drop(faulty, node, wait))
                waits.push_back(wait);
        }
        begin.push_back(static_cast<std::uint32_t>(waits.size()));
    }
    faulty.waits = std::move(waits);
    faulty.waitBegin = std::move(begin);
    return std::make_shared<const Plan>(std::move(faulty));
}

void brokenRulesAreSeen()
{
    struct Fault {
        const char* name;
        const char* note;  ///< what the fake says; none for a plan that is right
        std::function<bool(const Plan&, NodeId, NodeId)> drop;
    };
    const auto producerOf = [](const Plan& plan, NodeId transfer) {
        return plan.nodeOf(plan.transfer(transfer).producer);
    };
    const std::vector<Fault> faults{
        {"two slots", "", [](const Plan&, NodeId, NodeId) { return false; }},
        {"an op that does not wait for its data", "still be written",
         [](const Plan& plan, NodeId node, NodeId wait) {
             return plan.isCompute(node) && !plan.isCompute(wait) && plan.nodeOf(plan.transfer(wait).consumer) == node;
         }},
        {"a transfer that does not wait for its producer", "still be written",
         [&](const Plan& plan, NodeId node, NodeId wait) {
             return !plan.isCompute(node) && producerOf(plan, node) == wait;
         }},
        {"an op that does not wait for its output slot", "still be read",
         [&](const Plan& plan, NodeId node, NodeId wait) {
             return plan.isCompute(node) && !plan.isCompute(wait) && producerOf(plan, wait) != node &&
                    plan.nodeOf(plan.transfer(wait).consumer) != node;
         }},
        {"a transfer that does not wait for its input slot", "still be read",
         [&](const Plan& plan, NodeId node, NodeId wait) {
             return !plan.isCompute(node) && producerOf(plan, node) != wait;
         }},
    };
    for (const Fault& fault : faults) {
        Setup setup = paced("1f1b", 4, 16, 100 * kNsPerUs);
        setup.prepared.plan = without(*setup.prepared.plan, fault.drop);
        setup.prepared.workload.slowdown = {1, 1, 1, 4};
        setup.fake.gpus = 4;
        setup.dispatch.posting = Posting::Early;
        setup.dispatch.lookahead = 8;
        const auto outcome = run(setup);
        const bool seen = std::any_of(outcome->violations.begin(), outcome->violations.end(),
                                      [&](const std::string& note) { return contains(note, fault.note); });
        check(*fault.note == '\0' ? outcome->violations.empty() : seen, std::string(fault.name) + " is seen");
        check(outcome->sink.endings.size() == 1, std::string(fault.name) + ": the run ends");
    }
}

/// R6 at the fake itself: CUDA would pass such a wait in silence.
void waitsForNothingAreSeen()
{
    const auto world = fakegpu::makeWorld({});
    const auto api = fakegpu::gpuApi(world);
    gpu::Stream stream = nullptr;
    gpu::Event event = nullptr;
    api->setDevice(0);
    api->createStream(stream, false);
    api->createEvent(event, false);
    check(fakegpu::violations(*world).empty(), "nothing yet");
    api->wait(stream, event);
    check(fakegpu::violations(*world).size() == 1, "a wait for an event that was never recorded is seen");
}

void sharesOfAGpu()
{
    struct Case {
        const char* partition;
        bool green;
        const char* detail;
        std::size_t warnings;
        bool refused;
    };
    for (const Case& one : {Case{"auto", true, "32 of 132 SMs (green context)", 0, false},
                            Case{"auto", false, "33 of 132 SMs (quota of blocks)", 1, false},
                            Case{"quota", true, "33 of 132 SMs (quota of blocks)", 0, false},
                            Case{"none", true, "132 of 132 SMs", 0, false}, Case{"green", false, "", 0, true}}) {
        Setup setup = paced("1f1b", 4, 4, 100 * kNsPerUs);
        setup.gpu.partition = one.partition;
        setup.fake.greenContexts = one.green;
        const auto outcome = run(setup);
        const std::string name = std::string("partition ") + one.partition;
        checkClean(*outcome, name);
        check((outcome->ending.reason == EndReason::Error) == one.refused, name + " " + outcome->error());
        if (one.refused) {
            check(contains(outcome->error(), "the test has none"), name + " is refused with the reason");
            continue;
        }
        check(outcome->sink.info.warnings.size() == one.warnings, name + ": a warning where it is not as wished");
        for (const DevicePlace& place : outcome->sink.info.devices)
            check(contains(place.detail, one.detail) && place.shared, name + ": " + place.detail);
    }
}

void processesShareGpus()
{
    using Gpus = std::vector<int>;
    check(gpu::gpusOfProcess(8, 0, 1) == Gpus{0, 1, 2, 3, 4, 5, 6, 7}, "one process has all");
    check(gpu::gpusOfProcess(8, 3, 4) == Gpus{6, 7} && gpu::gpusOfProcess(3, 1, 2) == Gpus{1, 2}, "several share them");
    check(gpu::gpusOfProcess(2, 1, 4) == Gpus{0} && gpu::gpusOfProcess(2, 2, 4) == Gpus{1},
          "too few are shared evenly");
    check(gpu::gpusOfProcess(1, 3, 4) == Gpus{0}, "a launcher may show each its own");
}

void cancelAtAnyMoment()
{
    std::mt19937 random(5);
    for (int round = 0; round < 24; ++round) {
        const char* schedules[] = {"1f1b", "gpipe", "zb-h1", "interleaved-1f1b"};
        Setup setup = paced(schedules[round % 4], 4, 6, 200 * kNsPerUs);
        setup.fake.gpus = 1 + round % 3;
        setup.fake.inProgressPolls = round % 5;
        setup.gpu.transport = round % 2 == 0 ? "nccl" : "auto";
        setup.dispatch.posting = round % 3 == 0 ? Posting::Late : Posting::Early;
        setup.dispatch.iterations = 0;
        setup.beside = [ms = random() % 150](Dispatcher& dispatcher) {
            std::this_thread::sleep_for(std::chrono::milliseconds(ms));
            dispatcher.cancel();
        };
        const auto outcome = run(setup);
        const std::string name = "cancelled, round " + std::to_string(round);
        check(outcome->ending.reason == EndReason::Cancelled && !outcome->ending.gaveUp, name + outcome->error());
        checkTrace(outcome->sink, *setup.prepared.plan, name);
        checkClean(*outcome, name);
    }
}

void pauseHoldsEveryQueue()
{
    Setup setup = paced("1f1b", 4, 6, 200 * kNsPerUs);
    setup.fake.gpus = 4;
    setup.gpu.transport = "nccl";
    setup.dispatch.iterations = 0;
    setup.dispatch.posting = Posting::Early;
    setup.beside = [](Dispatcher& dispatcher) {
        for (int i = 0; i < 5; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            dispatcher.pause();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            dispatcher.resume();
        }
        dispatcher.cancel();
    };
    const auto outcome = run(setup);
    check(outcome->ending.reason == EndReason::Cancelled, "pauses and goes on " + outcome->error());
    checkTrace(outcome->sink, *setup.prepared.plan, "paused");
    checkClean(*outcome, "paused");
}

/// What the ranks of a run tell each other while they connect.
class Exchange {
public:
    bool fromRank0(int rank, std::vector<std::byte>& bytes)
    {
        std::unique_lock lock(m_mutex);
        if (rank == 0) {
            m_bytes = bytes;
            m_here = true;
            m_changed.notify_all();
        }
        m_changed.wait(lock, [&] { return m_here; });
        bytes = m_bytes;
        return true;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::byte> m_bytes;
    bool m_here = false;
};

/// Two processes with a GPU each, devices 0 and 1 in the first; `body` is what each does once it is prepared.
void asTwoProcesses(const std::string& name,
                    const std::function<void(const Prepared&, const Placement&, gpu::CudaBackend&)>& body)
{
    const Prepared prepared = paced("1f1b", 4, 8, 100 * kNsPerUs).prepared;
    fakegpu::Options options;
    options.realTime = true;  // else one could wait a minute for the other in no time
    options.gpus = 2;
    options.inProgressPolls = 1;
    const auto world = fakegpu::makeWorld(options);
    Exchange exchange;
    const auto process = [&](int rank) {
        GpuOptions gpuOptions;
        gpuOptions.localRank = rank;
        gpuOptions.localSize = 2;
        gpuOptions.fromRank0 = [&, rank](std::vector<std::byte>& bytes) { return exchange.fromRank0(rank, bytes); };
        gpu::CudaBackend backend(fakegpu::gpuApi(world), fakegpu::ncclApi(world), gpuOptions);
        Placement placement = here(*prepared.plan);
        placement.rank = rank;
        placement.size = 2;
        placement.rankOfDevice = {0, 0, 1, 1};
        const auto fault = backend.prepare(prepared.plan, prepared.workload, placement, {});
        const std::string which = name + ", rank " + std::to_string(rank);
        check(!fault, which + " is prepared" + (fault ? ": " + fault->text : ""));
        if (fault)
            return;
        for (std::size_t d = 0; d < 4; ++d) {
            const DevicePlace place = backend.info().devices[d];
            const bool own = placement.rankOfDevice[d] == rank;
            check(own ? place.physical == rank : place.name.empty(), which + ": a GPU of its own");
            // Two edges to the other process and back, with an end each here.
            check(!own || contains(place.detail, "8 left to NCCL"), which + ": " + place.detail);
        }
        backend.startIteration(0, std::vector<double>(static_cast<std::size_t>(prepared.plan->stageCount), 1.0));
        body(prepared, placement, backend);
    };
    std::thread other(process, 1);
    process(0);
    other.join();
    const auto noted = fakegpu::violations(*world);
    check(noted.empty(), name + ": nothing forbidden" + (noted.empty() ? "" : ": " + noted.front()));
    check(fakegpu::counts(*world).messages > 0, name + ": what goes between them goes by NCCL");
    check(fakegpu::counts(*world).liveComms == 0 && fakegpu::counts(*world).liveAllocations == 0,
          name + ": nothing is left");
}

std::size_t issueOwn(const Prepared& prepared, const Placement& placement, gpu::CudaBackend& backend)
{
    std::size_t issued = 0;
    for (const NodeId node : prepared.plan->order) {
        if (placement.runsHere(*prepared.plan, node)) {
            backend.issue(node);
            ++issued;
        }
    }
    return issued;
}

/// Both issue their own nodes, and a transfer as a send here and as a receive there.
void twoProcesses()
{
    asTwoProcesses("two processes",
                   [](const Prepared& prepared, const Placement& placement, gpu::CudaBackend& backend) {
                       const std::string name = "rank " + std::to_string(placement.rank);
                       const std::size_t issued = issueOwn(prepared, placement, backend);
                       std::vector<Completion> ended;
                       const std::int64_t until = monotonicNs() + 60 * kNsPerS;
                       while (ended.size() < issued && !backend.fault() && monotonicNs() < until)
                           backend.poll(ended, kNsPerMs);
                       check(!backend.fault() && ended.size() == issued, name + ": all has ended");
                       const auto wrong = backend.verify();
                       check(!wrong, name + ": values are right" + (wrong ? ": " + wrong->text : ""));
                   });
}

/// A cancel finds receives in flight whose sends are never issued.
void cancelledReceivesEnd()
{
    std::promise<void> received;
    std::future<void> waited = received.get_future();
    asTwoProcesses("cancelled", [&](const Prepared& prepared, const Placement& placement, gpu::CudaBackend& backend) {
        if (placement.rank == 0) {
            waited.wait();
            return;
        }
        static_cast<void>(issueOwn(prepared, placement, backend));
        std::vector<Completion> ended;
        for (int i = 0; i < 20; ++i)
            backend.poll(ended, kNsPerMs);
        check(ended.empty() && !backend.idle(), "a receive waits for its sender");
        backend.requestStop();
        backend.poll(ended, kNsPerMs);
        check(backend.idle() && ended.empty(), "and ends with its communicator");
        received.set_value();
    });
}

}  // namespace

int main()
{
    everyScheduleGivesTheSerialValues();
    opsTakeTheirTime();
    corruptedDataAreFound();
    brokenRulesAreSeen();
    waitsForNothingAreSeen();
    sharesOfAGpu();
    processesShareGpus();
    cancelAtAnyMoment();
    pauseHoldsEveryQueue();
    twoProcesses();
    cancelledReceivesEnd();
    return finish();
}
