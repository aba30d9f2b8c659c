// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules made into plans: that the rules of core/live/plan.h hold, and that breaking one is caught and named.

#include "core/live/lower.h"
#include "core/live/plancheck.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/simulator.h"
#include "tests/core/planexecutor.h"
#include "tests/core/support.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace bubblescope;
using namespace bubblescope::live;
using test::PlanExecutor;

namespace {

constexpr SlotRule kRules[] = {SlotRule::Least, SlotRule::Unthrottled};

QString where(const Scenario& s, SlotRule rule)
{
    return QStringLiteral("%1 P=%2 V=%3 M=%4 %5")
        .arg(QString::fromStdString(s.schedule))
        .arg(s.devices)
        .arg(s.chunks)
        .arg(s.microbatches)
        .arg(rule == SlotRule::Least ? "least" : "unthrottled");
}

/// Every schedule of the registry that can have these sizes, with unequal costs.
std::vector<Scenario> scenarios(int devices, int microbatches)
{
    std::vector<Scenario> all;
    for (const ScheduleInfo& info : scheduleRegistry()) {
        if (info.id == "custom")
            continue;
        for (const int chunks :
             info.usesChunks ? std::vector<int>{info.minChunks, std::min(3, info.maxChunks)} : std::vector<int>{1}) {
            Scenario s = test::scenario(std::string(info.id), devices, microbatches, 2, 4);
            s.chunks = chunks;
            s.jitter = {JitterKind::Uniform, 0.5, 7};
            if (makeSchedule(s).ok())
                all.push_back(s);
        }
    }
    return all;
}

Plan planOf(const Run& run, SlotRule rule = SlotRule::Unthrottled)
{
    Result<Plan> plan = lower(run.schedule, run.timeline, {}, rule);
    return plan.ok() ? std::move(plan).value() : Plan();
}

/// When each op starts if each node takes as long as in `timeline`, transfers no time, and begins as soon as its waits
/// and its queue let it.
LargeVector<TimeNs> replay(const Plan& plan, const Timeline& timeline)
{
    std::vector<TimeNs> endNs(plan.nodeCount());
    std::vector<TimeNs> deviceFreeNs(static_cast<std::size_t>(plan.deviceCount()));
    std::vector<TimeNs> edgeFreeNs(plan.edges.size());
    LargeVector<TimeNs> starts(plan.rows->ops.size());
    for (const NodeId node : plan.order) {
        TimeNs startNs = 0;
        for (const NodeId before : plan.waitsOf(node))
            startNs = std::max(startNs, endNs[before]);
        if (plan.isCompute(node)) {
            const ComputeNode& unit = plan.compute[node];
            TimeNs& freeNs = deviceFreeNs[unit.device.index()];
            startNs = std::max(startNs, freeNs);
            std::fill(starts.begin() + static_cast<std::ptrdiff_t>(unit.firstOp),
                      starts.begin() + static_cast<std::ptrdiff_t>(unit.endOp), startNs);
            freeNs = startNs + timeline.endNs[unit.firstOp] - timeline.startNs[unit.firstOp];
            endNs[node] = freeNs;
        } else {
            TimeNs& freeNs = edgeFreeNs[plan.transfer(node).edge];
            freeNs = std::max(startNs, freeNs);
            endNs[node] = freeNs;
        }
    }
    return starts;
}

/// A schedule that can finish, by dealing out ops in a random order in which all can run.
Schedule randomSchedule(std::mt19937& random)
{
    const int devices = 1 + static_cast<int>(random() % 6);
    const int stages = devices * (1 + static_cast<int>(random() % 3));
    const int microbatches = 1 + static_cast<int>(random() % 8);
    const auto placement = random() % 3;
    std::vector<std::size_t> deviceOf;
    for (int s = 0; s < stages; ++s) {
        const int turn = s / devices;
        const int place = s % devices;
        deviceOf.push_back(static_cast<std::size_t>(placement == 0                    ? place                // looped
                                                    : placement == 1 && turn % 2 == 1 ? devices - 1 - place  // V
                                                    : placement == 1                  ? place
                                                                     : static_cast<int>(random() % devices)));
    }
    std::vector<std::vector<Op>> rows(static_cast<std::size_t>(devices));
    struct Progress {
        int forward = 0;  // stages done
        int backward = 0;
        std::vector<int> weights;  // stages whose W is still to come
    };
    std::vector<Progress> progress(static_cast<std::size_t>(microbatches));
    const bool split = random() % 2 == 0;
    const auto put = [&](int stage, OpKind kind, int m) {
        rows[deviceOf[static_cast<std::size_t>(stage)]].push_back(makeOp(stage, kind, m));
    };
    for (int left = microbatches * stages * (split ? 3 : 2); left > 0;) {
        const int m = static_cast<int>(random() % static_cast<unsigned>(microbatches));
        Progress& p = progress[static_cast<std::size_t>(m)];
        if (!p.weights.empty() && random() % 3 == 0) {
            put(p.weights.back(), OpKind::BackwardWeight, m);
            p.weights.pop_back();
        } else if (p.forward < stages) {
            put(p.forward++, OpKind::Forward, m);
        } else if (p.backward < stages) {
            const int stage = stages - 1 - p.backward++;
            put(stage, split ? OpKind::BackwardInput : OpKind::Backward, m);
            if (split)
                p.weights.push_back(stage);
        } else if (p.weights.empty()) {
            continue;
        } else {
            put(p.weights.back(), OpKind::BackwardWeight, m);
            p.weights.pop_back();
        }
        --left;
    }
    Schedule schedule = makeScheduleFromRows(rows);
    // Extra waits for what lies behind in simulated time; one of them may still make a cycle: the caller looks.
    for (auto i = random() % 6; i > 0; --i)
        schedule.extra.push_back({random() % schedule.opCount(), random() % schedule.opCount(), random() % 2 == 0});
    std::sort(schedule.extra.begin(), schedule.extra.end(),
              [](const ExtraDependency& a, const ExtraDependency& b) { return a.consumer < b.consumer; });
    return schedule;
}

OpCosts randomCosts(const Schedule& schedule, unsigned seed)
{
    OpCosts costs;
    costs.forwardNs.assign(static_cast<std::size_t>(schedule.stageCount), 1000);
    costs.backwardInputNs = costs.backwardWeightNs = costs.forwardNs;
    costs.jitter = {JitterKind::LongTail, 0.5, seed};
    return costs;
}

std::string textOf(const std::optional<PlanFault>& fault)
{
    return fault ? "R" + std::to_string(static_cast<int>(fault->rule) + 1) + ": " + fault->detail : "";
}

#define COMPARE_FAULT(fault, expected) QCOMPARE(QString::fromStdString(textOf(fault)), QStringLiteral(expected))

}  // namespace

class TestLower : public QObject {
    Q_OBJECT

private slots:
    void everySchedule_data()
    {
        QTest::addColumn<int>("devices");
        for (int p = 1; p <= 8; ++p)
            QTest::addRow("P=%d", p) << p;
    }

    void everySchedule()
    {
        QFETCH(int, devices);
        for (const int microbatches : {1, 2, 3, 5, 8, 16, 32})
            for (const Scenario& s : scenarios(devices, microbatches)) {
                const auto run = test::run(s);
                QVERIFY(run);
                for (const SlotRule rule : kRules) {
                    const QString name = where(s, rule);
                    const Result<Plan> made = lower(run->schedule, run->timeline, {}, rule);
                    QVERIFY2(made.ok(), qPrintable(name));
                    const Plan& plan = made.value();
                    const std::string fault = textOf(checkPlan(plan));
                    QVERIFY2(fault.empty(), qPrintable(name + ": " + QString::fromStdString(fault)));
                    for (unsigned seed = 1; seed <= 3; ++seed) {
                        const auto wrong = PlanExecutor(plan, run->schedule, seed).run();
                        QVERIFY2(!wrong, qPrintable(name + ": " + QString::fromStdString(wrong.value_or(""))));
                    }
                    if (run->schedule.hasBackward())
                        for (std::size_t d = 0; d < plan.stashSlots.size(); ++d)
                            QVERIFY2(static_cast<int>(plan.stashSlots[d]) == run->analysis.devices[d].peakActivations,
                                     qPrintable(name));
                    if (rule == SlotRule::Unthrottled)
                        QVERIFY2(replay(plan, run->timeline) == run->timeline.startNs, qPrintable(name));
                }
            }
    }

    void randomSchedules()
    {
        std::mt19937 random(20261129);
        int plans = 0;
        int moreThanTwoSlots = 0;
        int tokens = 0;
        for (int i = 0; plans < 600; ++i) {
            const Schedule schedule = randomSchedule(random);
            const Result<Timeline> timeline = simulate(schedule, randomCosts(schedule, static_cast<unsigned>(i)));
            if (!timeline.ok())
                continue;
            for (const SlotRule rule : kRules) {
                const Result<Plan> made = lower(schedule, timeline.value(), {}, rule);
                QVERIFY2(made.ok(), qPrintable(QString::number(i)));
                const Plan& plan = made.value();
                const std::string fault = textOf(checkPlan(plan));
                QVERIFY2(fault.empty(), qPrintable(QString::number(i) + ": " + QString::fromStdString(fault)));
                const auto wrong = PlanExecutor(plan, schedule, static_cast<unsigned>(i)).run();
                QVERIFY2(!wrong, qPrintable(QString::number(i) + ": " + QString::fromStdString(wrong.value_or(""))));
                ++plans;
                if (rule == SlotRule::Unthrottled) {
                    QVERIFY2(replay(plan, timeline.value()) == timeline.value().startNs,
                             qPrintable(QString::number(i)));
                    continue;
                }
                moreThanTwoSlots += std::any_of(plan.edges.begin(), plan.edges.end(),
                                                [](const Edge& edge) { return edge.slotCount > 2; });
                tokens += std::any_of(plan.transfers.begin(), plan.transfers.end(),
                                      [](const TransferNode& t) { return t.payload == Payload::Token; });
            }
        }
        // Otherwise nothing of the kind was tried.
        QVERIFY(moreThanTwoSlots > 20);
        QVERIFY(tokens > 20);
    }

    void customCsv()
    {
        Scenario s = test::scenario("custom", 2, 4, 1, 2);
        s.customCsv = "0F0,0F1,0F2,(0F3;0B0)OVERLAP_F_B,0B1,0B2,0B3\n1F0,1B0,1F1,(1F2;1B1)OVERLAP_F_B,1B2,1F3,1B3\n";
        const auto run = test::run(s);
        QVERIFY(run);
        const Plan plan = planOf(*run);
        COMPARE_FAULT(checkPlan(plan), "");
        QCOMPARE(plan.compute.size(), std::size_t{14});
        QCOMPARE(QString::fromStdString(plan.nodeText(plan.nodeOf(4))), QStringLiteral("(0F3;0B0)OVERLAP_F_B"));
        QCOMPARE(plan.nodeOf(3), plan.nodeOf(4));
    }

    void tornMicrobatch()
    {
        Scenario s = test::scenario("custom", 2, 1, 1, 2);
        s.customCsv = "0F0\n0B0\n";
        const auto run = test::run(s);
        QVERIFY(run);
        const Result<Plan> made = lower(run->schedule, run->timeline);
        QVERIFY(!made.ok());
        QCOMPARE(made.error().code, ErrorCode::TornMicrobatch);
        QCOMPARE(made.error().args, (std::vector<std::string>{"0B0", "1", "0F0", "0"}));
    }

    void extraDependenciesBecomeTokens()
    {
        const auto run = test::run(test::scenario("forward-only-sequential", 3, 4, 1, 0));
        const Plan plan = planOf(*run);
        QCOMPARE(plan.edges.size(), std::size_t{3});
        const auto back = std::find_if(plan.edges.begin(), plan.edges.end(),
                                       [](const Edge& edge) { return edge.from == DeviceId(2); });
        QCOMPARE(back->sends.size(), std::size_t{3});
        QCOMPARE(QString::fromStdString(plan.nodeText(back->sends[0])), QStringLiteral("SEND_TOKEN 2F0 2>0"));
        // Without data an edge has no buffers: device 2 holds the input slots of edge 1>2 alone.
        QCOMPARE(bufferBytes(plan, DeviceId(2), 100), 200);
    }

    void leastSlotsAreThoseOfTheSchedule()
    {
        // 1F1B never has more than one microbatch between two stages; GPipe with a free hand has all of them.
        for (const Edge& edge : planOf(*test::run(test::scenario("1f1b", 4, 8, 1, 2)), SlotRule::Least).edges)
            QCOMPARE(edge.slotCount, 2U);
        const Plan gpipe = planOf(*test::run(test::scenario("gpipe", 2, 8, 1, 2)));
        QCOMPARE(gpipe.edges.size(), std::size_t{2});
        QCOMPARE(gpipe.edges[0].slotCount, 8U);
        QCOMPARE(gpipe.edges[1].slotCount, 8U);
    }

    void memoryLimits()
    {
        const auto run = test::run(test::scenario("gpipe", 4, 16, 1, 2));
        constexpr std::int64_t kPayload = 1000;
        const auto needs = [&](const Plan& plan) {
            std::int64_t most = 0;
            for (int d = 0; d < plan.deviceCount(); ++d)
                most = std::max(most, bufferBytes(plan, DeviceId(d), kPayload));
            return most;
        };
        const std::int64_t least = needs(planOf(*run, SlotRule::Least));
        const std::int64_t free = needs(planOf(*run));
        QCOMPARE(least, (16 + 4 * 2) * kPayload);
        QCOMPARE(free, (16 + 4 * 16) * kPayload);
        std::int64_t before = 0;
        for (std::int64_t limit = least; limit <= free; limit += kPayload) {
            const Result<Plan> made = lower(run->schedule, run->timeline, {kPayload, limit});
            QVERIFY(made.ok());
            COMPARE_FAULT(checkPlan(made.value()), "");
            const std::int64_t used = needs(made.value());
            QVERIFY(used <= limit && used >= before && used > limit - 4 * kPayload);
            before = used;
        }
        QCOMPARE(before, free);
        const Result<Plan> refused = lower(run->schedule, run->timeline, {kPayload, least - 1});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, ErrorCode::BuffersDoNotFit);
        QCOMPARE(refused.error().args, (std::vector<std::string>{"1", "24000", "23999"}));
    }

    void swappedReceives()
    {
        Plan plan = planOf(*test::run(test::scenario("1f1b", 2, 4, 1, 2)));
        std::swap(plan.edges[0].receives[1], plan.edges[0].receives[2]);
        COMPARE_FAULT(checkPlan(plan), "R1: edge 0>1, place 1: sends SEND_F 0F1 0>1, receives SEND_F 0F2 0>1");
    }

    void missingTransfer()
    {
        Plan plan = planOf(*test::run(test::scenario("1f1b", 2, 4, 1, 2)));
        const auto consumer = plan.transfer(plan.edges[1].sends[0]).consumer;
        plan.buffers[consumer].incoming = kNoNode;
        COMPARE_FAULT(checkPlan(plan), "R1: nothing brings 1B0's output to 0B0");
        plan.edges[1].sends.pop_back();
        plan.edges[1].receives.pop_back();
        COMPARE_FAULT(checkPlan(plan), "R1: 1 transfers are on no edge");
    }

    void slotTakenAway()
    {
        // All microbatches of a chunk come from device 0 before device 1 is through with the chunk before.
        Scenario s = test::scenario("looped-bfs", 2, 8, 1, 2);
        s.chunks = 3;
        const auto run = test::run(s);
        Plan plan = planOf(*run, SlotRule::Least);
        QCOMPARE(plan.edges[0].slotCount, 3U);
        plan.edges[0].slotCount = 2;
        // The waits as they were would let a slot be overwritten ...
        COMPARE_FAULT(checkPlan(plan), "R5: 0F2 overwrites the output slot of SEND_F 0F0 0>1 without waiting for it");
        QVERIFY(PlanExecutor(plan, run->schedule, 1).run());
        // ... and with waits that prevent that it would hang.
        assignWaits(plan);
        const std::optional<PlanFault> fault = checkPlan(plan);
        QVERIFY(fault && fault->rule == PlanRule::R2NoCycle);
        QCOMPARE(QString::fromStdString(fault->detail),
                 QStringLiteral("2F0 → SEND_F 0F6 0>1 → 1F4 → SEND_F 1F2 1>0 → 2F0"));
        QCOMPARE(PlanExecutor(plan, run->schedule, 1).run(), std::optional<std::string>("nothing can go on"));
    }

    void slotsThatAreTooManyOrTooFew()
    {
        Plan plan = planOf(*test::run(test::scenario("1f1b", 2, 4, 1, 2)), SlotRule::Least);
        plan.edges[1].slotCount = 3;
        assignWaits(plan);
        COMPARE_FAULT(checkSlots(plan), "R3: edge 1>0 has 3 slots; 2 are enough");
        plan.edges[1].slotCount = 1;
        assignWaits(plan);
        COMPARE_FAULT(checkSlots(plan), "R3: edge 1>0 has 1 slots; it needs 2 to 4");
    }

    void shrunkStash()
    {
        Plan plan = planOf(*test::run(test::scenario("gpipe", 2, 3, 1, 2)));
        --plan.stashSlots[1];
        COMPARE_FAULT(checkPlan(plan), "R4: 1F2 has no slot of the stash");
        // Two microbatches in one slot.
        plan.buffers[plan.computeBegin[1] + 2].stash = 1;
        COMPARE_FAULT(checkPlan(plan), "R4: 1F2 overwrites the activation of 1F1 in stash slot 1");
        Plan larger = planOf(*test::run(test::scenario("gpipe", 2, 3, 1, 2)));
        ++larger.stashSlots[0];
        COMPARE_FAULT(checkPlan(larger), "R4: device 0 has 4 slots for the 3 activations in flight at once");
    }

    void sharedLocalSlot()
    {
        Scenario s = test::scenario("zb-v", 2, 3, 1, 2);
        s.chunks = 2;
        Plan plan = planOf(*test::run(s));
        QVERIFY(plan.localSlots[1] >= 1);
        // The forward that turns round on the last device and the backward that does.
        const auto turn = std::find_if(plan.buffers.begin(), plan.buffers.end(),
                                       [](const OpBuffers& buffers) { return buffers.localOut != OpBuffers::kNone; });
        const std::string name = toString(plan.rows->ops[static_cast<std::size_t>(turn - plan.buffers.begin())]);
        turn->localOut = 9;
        COMPARE_FAULT(checkPlan(plan), "R5: 1F0 writes local slot 9, which is not there");
        QCOMPARE(name, std::string("1F0"));
    }

    void forgottenWait()
    {
        const auto run = test::run(test::scenario("1f1b", 2, 4, 1, 2));
        const Plan whole = planOf(*run, SlotRule::Least);
        int caught = 0;
        for (NodeId node = 0; node < whole.nodeCount(); ++node)
            for (std::uint32_t w = whole.waitBegin[node]; w < whole.waitBegin[node + 1]; ++w) {
                Plan plan = whole;
                plan.waits.erase(plan.waits.begin() + w);
                for (std::size_t n = node + 1; n < plan.waitBegin.size(); ++n)
                    --plan.waitBegin[n];
                const std::optional<PlanFault> fault = checkPlan(plan);
                if (!fault) {
                    // A wait that another in the same queue includes; without it the plan is as good.
                    for (unsigned seed = 0; seed < 20; ++seed)
                        QVERIFY(!PlanExecutor(plan, run->schedule, seed).run());
                    continue;
                }
                QVERIFY(fault->rule == PlanRule::R5NoEarlyOverwrite);
                QVERIFY(fault->detail.find(plan.nodeText(node)) != std::string::npos);
                ++caught;
            }
        QVERIFY(caught > 20);
    }

    void reorderedOrder()
    {
        const Plan whole = planOf(*test::run(test::scenario("1f1b", 2, 2, 1, 2)));
        COMPARE_FAULT(checkOrder(whole), "");
        Plan plan = whole;
        // 0F0, its transfer, 1F0: the transfer cannot come last.
        const auto sent = std::find(plan.order.begin(), plan.order.end(), plan.edges[0].sends[0]);
        std::rotate(sent, sent + 1, plan.order.end());
        COMPARE_FAULT(checkPlan(plan), "R6: 1F0 is listed before SEND_F 0F0 0>1");
        plan = whole;
        plan.order.pop_back();
        COMPARE_FAULT(checkPlan(plan), "R6: 0B1 is not listed");
        plan.order.push_back(plan.order.front());
        COMPARE_FAULT(checkPlan(plan), "R6: 0F0 is listed twice");
    }
};

QTEST_APPLESS_MAIN(TestLower)
#include "tst_lower.moc"
