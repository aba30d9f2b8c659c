// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The dispatcher on a backend that does nothing but keep the rules: what is issued when, and every way in which a
// machine can let a run down.
#include "tests/live/support.h"

#include "core/live/monotonic.h"

#include <algorithm>
#include <deque>
#include <thread>

namespace {

using namespace livetest;

/// Ends nodes at each poll whose waits have ended, and holds the dispatcher to its rules.
class FakeBackend final : public Backend {
public:
    struct Faults {
        NodeId stuck = kNoNode;  ///< never ends
        bool neverIdle = false;  ///< does not come to rest after requestStop()
        int faultAfter = -1;     ///< reports a fault after so many ends
        const char* faultCode = "device-error";
        bool prepareFails = false;
        bool wrongValues = false;
        NodeId swapped = kNoNode;  ///< reports the node after it in its place
    };
    FakeBackend(int lookahead, bool late, Faults faults)
        : m_lookahead(lookahead)
        , m_late(late)
        , m_faults(faults)
    {
    }

    std::optional<LiveFault> prepare(std::shared_ptr<const Plan> plan, const Workload& /*workload*/,
                                     const Placement& placement, std::stop_token /*stop*/) override
    {
        m_plan = std::move(plan);
        m_placement = placement;
        m_state.assign(m_plan->nodeCount(), 0);
        if (!m_faults.prepareFails)
            return std::nullopt;
        LiveFault fault;
        fault.code = "out-of-memory";
        return fault;
    }
    BackendInfo info() const override { return {"fake", {}, {}, {}}; }
    std::vector<Calibration> calibration() const override { return {}; }
    std::vector<ClockReading> clocks() override { return {}; }
    void startIteration(int /*iteration*/, const std::vector<double>& slowdown) override
    {
        lastSlowdown = slowdown;
        check(m_underWay.empty(), "an iteration starts with empty queues");
        std::fill(m_state.begin(), m_state.end(), 0);
    }
    void issue(NodeId node) override
    {
        bool issued = true;
        bool ended = true;
        for (const NodeId wait : m_plan->waitsOf(node)) {
            issued = issued && m_state[wait] >= 1;
            ended = ended && m_state[wait] == 2;
        }
        check(issued, "R6: " + m_plan->nodeText(node) + " is issued after all that it waits for");
        check(!m_late || ended || m_plan->isCompute(node), "late posting waits for the ends");
        const auto sameQueue = [&](NodeId other) { return queueOf(other) == queueOf(node); };
        check(std::count_if(m_underWay.begin(), m_underWay.end(), sameQueue) < m_lookahead, "look-ahead is kept");
        check(m_state[node] == 0, "a node is issued once");
        m_state[node] = 1;
        m_underWay.push_back(node);
    }
    void poll(std::vector<Completion>& out, TimeNs waitNs) override
    {
        const std::size_t before = out.size();
        for (bool more = !stopped; more;) {
            more = false;
            for (std::size_t i = 0; i < m_underWay.size(); ++i) {
                const NodeId node = m_underWay[i];
                const auto isFirst = [&] {
                    return std::none_of(m_underWay.begin(), m_underWay.begin() + static_cast<std::ptrdiff_t>(i),
                                        [&](NodeId other) { return queueOf(other) == queueOf(node); });
                };
                const auto waits = m_plan->waitsOf(node);
                if (node == m_faults.stuck || !isFirst() ||
                    !std::all_of(waits.begin(), waits.end(), [&](NodeId wait) { return m_state[wait] == 2; }))
                    continue;
                m_state[node] = 2;
                m_underWay.erase(m_underWay.begin() + static_cast<std::ptrdiff_t>(i));
                const TimeNs now = monotonicNs() - m_placement.zeroNs;
                out.push_back({node == m_faults.swapped ? node + 1 : node, now, now});
                ++m_ends;
                more = true;
                break;
            }
        }
        if (out.size() == before)
            std::this_thread::sleep_for(std::chrono::nanoseconds(waitNs));
    }
    bool idle() override { return !m_faults.neverIdle && (stopped || m_underWay.empty()); }
    std::optional<LiveFault> fault() override
    {
        if (m_faults.faultAfter < 0 || m_ends < m_faults.faultAfter)
            return std::nullopt;
        LiveFault fault;
        fault.code = m_faults.faultCode;
        fault.text = "illegal address";
        return fault;
    }
    void requestStop() override { stopped = true; }
    std::optional<LiveFault> verify() override
    {
        if (!m_faults.wrongValues)
            return std::nullopt;
        LiveFault fault;
        fault.code = "wrong-values";
        return fault;
    }
    void abandon() override { abandoned = true; }

    std::vector<double> lastSlowdown;
    bool stopped = false;
    bool abandoned = false;

private:
    [[nodiscard]] std::size_t queueOf(NodeId node) const
    {
        return m_plan->isCompute(node) ? m_plan->compute[node].device.index() : 1000 + m_plan->transfer(node).edge;
    }
    int m_lookahead;
    bool m_late;
    Faults m_faults;
    std::shared_ptr<const Plan> m_plan;
    Placement m_placement;
    std::vector<int> m_state;  ///< 0 waiting, 1 issued, 2 ended
    std::vector<NodeId> m_underWay;
    int m_ends = 0;
};

struct Outcome {
    KeepingSink sink;
    Ending ending;
    bool abandoned = false;
};

void runWith(Outcome& outcome, const Prepared& prepared, FakeBackend::Faults faults, DispatchOptions options)
{
    FakeBackend backend(options.lookahead, options.posting == Posting::Late, faults);
    Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), options, backend, outcome.sink);
    outcome.ending = dispatcher.run();
    outcome.abandoned = backend.abandoned;
}

DispatchOptions quick()
{
    DispatchOptions options;
    options.stallNs = 150 * kNsPerMs;
    options.stopNs = 100 * kNsPerMs;
    options.inFlightNs = 50 * kNsPerMs;
    return options;
}

void rulesAreKept()
{
    for (const char* schedule : {"gpipe", "1f1b", "interleaved-1f1b", "zb-h1", "dualpipe", "chimera", "zb-v"}) {
        const Prepared prepared = prepare(scenarioOf(schedule, 4, 8, 1000));
        for (const Posting posting : {Posting::Late, Posting::Early}) {
            for (const int lookahead : {1, 2, 5}) {
                DispatchOptions options = quick();
                options.posting = posting;
                options.lookahead = lookahead;
                options.iterations = 2;
                Outcome outcome;
                runWith(outcome, prepared, {}, options);
                const std::string name = schedule + std::string(", look-ahead ") + std::to_string(lookahead);
                checkTrace(outcome.sink, *prepared.plan, name);
                check(outcome.ending.reason == EndReason::Finished && outcome.ending.iterations == 2, name + " ends");
                check(outcome.sink.ops.size() == 2 * prepared.plan->rows->ops.size(), name + ": every op twice");
                check(outcome.sink.transfers.size() == 2 * prepared.plan->transfers.size(), name + ": every transfer");
                check(outcome.ending.verified == true, name + ": verified");
            }
        }
    }
}

void stuckNodes()
{
    const Prepared prepared = prepare(scenarioOf("1f1b", 3, 4, 1000));
    for (const bool transfer : {false, true}) {
        FakeBackend::Faults faults;
        faults.stuck = transfer ? static_cast<NodeId>(prepared.plan->compute.size()) + 1 : 2;
        Outcome outcome;
        runWith(outcome, prepared, faults, quick());
        const std::string name = transfer ? "a stuck transfer" : "a stuck op";
        check(outcome.ending.reason == EndReason::Error && !outcome.ending.gaveUp, name + " ends the run as an error");
        check(outcome.sink.errors.size() == 1 && outcome.sink.errors[0].code == "stalled", name + ": stalled, once");
        const LiveFault& fault = outcome.sink.errors.at(0);
        check(fault.node == faults.stuck && fault.text.find(prepared.plan->nodeText(faults.stuck)) == 0,
              name + " is named: " + fault.text);
        check(!transfer ||
                  (fault.text.find("edge ") != std::string::npos && fault.text.find("device ") != std::string::npos),
              name + ": both ends' state: " + fault.text);
        check(!outcome.ending.verified.has_value(), name + ": not verified");
        checkTrace(outcome.sink, *prepared.plan, name);
    }
}

void endsThatHang()
{
    const Prepared prepared = prepare(scenarioOf("1f1b", 3, 4, 1000));
    FakeBackend::Faults faults;
    faults.stuck = 0;
    faults.neverIdle = true;
    Outcome outcome;
    runWith(outcome, prepared, faults, quick());
    check(outcome.ending.gaveUp && outcome.abandoned, "a backend that does not come to rest is abandoned");
    check(outcome.ending.reason == EndReason::Error, "and the reason stays the stall");
}

void faults()
{
    const Prepared prepared = prepare(scenarioOf("gpipe", 3, 4, 1000));
    const auto ends = [&](FakeBackend::Faults what, const std::string& code, bool sawOps) {
        Outcome outcome;
        runWith(outcome, prepared, what, quick());
        check(outcome.ending.reason == EndReason::Error, code + " ends the run");
        check(outcome.sink.errors.size() == 1 && outcome.sink.errors[0].code == code, code + " is reported once");
        check(outcome.sink.ops.empty() != sawOps, code + ": what was measured before is kept");
        check(outcome.sink.endings.size() == 1, code + ": done is last");
    };
    FakeBackend::Faults what;
    what.prepareFails = true;
    ends(what, "out-of-memory", false);
    what = {};
    what.faultAfter = 5;
    ends(what, "device-error", true);
    what = {};
    what.swapped = 1;
    ends(what, "device-error", true);
    what = {};
    what.wrongValues = true;
    ends(what, "wrong-values", true);
}

/// A plan in which nothing can start: what checkPlan() would have refused is an error, not a hang.
void plansThatCannotGoOn()
{
    const Prepared prepared = prepare(scenarioOf("gpipe", 2, 2, 1000));
    Plan plan = *prepared.plan;
    // The very first op waits for the last.
    plan.waits.insert(plan.waits.begin(), static_cast<NodeId>(plan.compute.size() - 1));
    for (std::size_t i = 1; i < plan.waitBegin.size(); ++i)
        ++plan.waitBegin[i];
    const auto broken = std::make_shared<const Plan>(std::move(plan));
    FakeBackend backend(2, true, {});
    KeepingSink sink;
    Dispatcher dispatcher(broken, prepared.workload, here(*broken), quick(), backend, sink);
    const Ending ending = dispatcher.run();
    check(ending.reason == EndReason::Error && sink.errors.at(0).code == "stalled", "a plan with a cycle ends");
    check(sink.errors.at(0).text.find("device 0") != std::string::npos, "and says where: " + sink.errors.at(0).text);
}

void wishes()
{
    const Prepared prepared = prepare(scenarioOf("1f1b", 2, 2, 1000));
    FakeBackend backend(2, true, {});
    KeepingSink sink;
    DispatchOptions options = quick();
    options.iterations = 0;
    options.pauseLimitNs = 60 * kNsPerMs;
    Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), options, backend, sink);
    std::thread user([&] {
        while (sink.iterationsNow < 3)
            std::this_thread::yield();
        dispatcher.setSlowdown({1.0});        // too few: ignored
        dispatcher.setSlowdown({1.0, -1.0});  // no factor: ignored
        dispatcher.setSlowdown({1.0, 3.0});
        const int now = sink.iterationsNow;
        while (sink.iterationsNow < now + 3)
            std::this_thread::yield();
        dispatcher.ping();
        dispatcher.pause();  // nobody resumes: the limit ends the run
    });
    const Ending ending = dispatcher.run();
    user.join();
    check(ending.reason == EndReason::Cancelled, "a pause that is too long cancels");
    check(sink.slowdowns.front() == std::vector<double>({1.0, 1.0}), "the first iteration has the scenario's factors");
    check(sink.slowdowns.back() == std::vector<double>({1.0, 3.0}) && backend.lastSlowdown == sink.slowdowns.back(),
          "a new factor counts from a later iteration on");
    check(std::count(sink.warnings.begin(), sink.warnings.end(), "pause-limit") == 1, "and says so");
    checkTrace(sink, *prepared.plan, "wishes");
}

/// Rank 0 as rank 1 sees it: starts an iteration, and some time after it has been told of a fault sends `answer`.
class FakeLeader final : public Peers {
public:
    explicit FakeLeader(std::optional<PeerMessage::Kind> answer)
        : m_answer(answer)
    {
        PeerMessage start;
        start.kind = PeerMessage::Start;
        start.slowdown = {1.0, 1.0};
        m_inbox.push_back(start);
    }
    int rank() const override { return 1; }
    int size() const override { return 2; }
    void tell(const PeerMessage& message) override
    {
        if (message.kind != PeerMessage::Fault)
            return;
        ++faultsHeard;
        m_answerAtNs = monotonicNs() + 20 * kNsPerMs;
    }
    std::optional<PeerMessage> take() override
    {
        if (m_answer && faultsHeard > 0 && monotonicNs() > m_answerAtNs) {
            PeerMessage message;
            message.kind = *std::exchange(m_answer, std::nullopt);
            message.fault.code = "peer-lost";
            message.fault.text = "as rank 0 tells it";
            return message;
        }
        if (m_inbox.empty())
            return std::nullopt;
        PeerMessage first = m_inbox.front();
        m_inbox.pop_front();
        return first;
    }

    int faultsHeard = 0;

private:
    std::optional<PeerMessage::Kind> m_answer;
    std::int64_t m_answerAtNs = 0;
    std::deque<PeerMessage> m_inbox;
};

/// A neighbour that winds down first closes its connections: whether that is a cancel or a loss is for rank 0 to say.
void aBrokenLinkWaitsForRank0()
{
    const Prepared prepared = prepare(scenarioOf("1f1b", 2, 4, kNsPerMs));
    const auto endOf = [&](std::optional<PeerMessage::Kind> answer) {
        FakeLeader leader(answer);
        FakeBackend::Faults faults;
        faults.faultAfter = 2;
        faults.faultCode = "peer-lost";
        faults.stuck = static_cast<NodeId>(prepared.plan->computeBegin[1] - 1);
        DispatchOptions options = quick();
        options.iterations = 1;
        options.stallNs = 10 * kNsPerS;
        FakeBackend backend(options.lookahead, false, faults);
        KeepingSink sink;
        Dispatcher dispatcher(prepared.plan, prepared.workload, here(*prepared.plan), options, backend, sink, &leader);
        const Ending ending = dispatcher.run();
        check(leader.faultsHeard >= 1, "rank 0 is told");
        return ending.reason;
    };
    check(endOf(PeerMessage::Cancel) == EndReason::Cancelled, "a link that a cancel broke is no fault");
    check(endOf(PeerMessage::Fault) == EndReason::Error, "rank 0 may call it one");
    check(endOf(std::nullopt) == EndReason::Error, "and so does a rank that hears nothing");
}

}  // namespace

int main()
{
    rulesAreKept();
    stuckNodes();
    endsThatHang();
    faults();
    plansThatCannotGoOn();
    wishes();
    aBrokenLinkWaitsForRank0();
    return finish();
}
