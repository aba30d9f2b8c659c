// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/flowmodel.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <utility>

using namespace bubblescope;

namespace {

/// Microbatch and stage: who is where.
using Places = std::multiset<std::pair<int, int>>;

struct Expected {
    std::set<int> notEntered, forwardDone, backwardDone;
    Places forwardWaiting, backwardWaiting;
    Places forwardWorking, backwardWorking, weightWorking;
    Places forwardOnTheWay, backwardOnTheWay;
};

/// Follows every op of the run by the definition, with no index and no search.
Expected bruteForce(const Run& run, TimeNs atNs)
{
    const Timeline& timeline = run.timeline;
    const LargeVector<Op>& ops = timeline.rows->ops;
    const int last = run.schedule.stageCount - 1;
    Expected expected;
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const Op& op = ops[i];
        const int m = op.microbatch.value();
        const int s = op.stage.value();
        const bool forward = op.kind == OpKind::Forward;
        const bool started = timeline.startNs[i] <= atNs;
        const bool ended = timeline.endNs[i] <= atNs;
        if (forward && s == 0 && !started)
            expected.notEntered.insert(m);
        if (forward && s == last && ended)
            expected.forwardDone.insert(m);
        if (givesInputGradient(op.kind) && s == 0 && ended)
            expected.backwardDone.insert(m);
        if (started && !ended)
            (forward                             ? expected.forwardWorking
             : op.kind == OpKind::BackwardWeight ? expected.weightWorking
                                                 : expected.backwardWorking)
                .insert({m, s});
        if (started || op.kind == OpKind::BackwardWeight || (forward && s == 0))
            continue;
        // Its input: from whom, and has it come?
        for (std::size_t p = 0; p < ops.size(); ++p) {
            const Op& from = ops[p];
            const bool feeds = from.microbatch == op.microbatch &&
                               (forward    ? from.kind == OpKind::Forward && from.stage.value() == s - 1
                                : s < last ? givesInputGradient(from.kind) && from.stage.value() == s + 1
                                           : from.kind == OpKind::Forward && from.stage.value() == s);
            if (!feeds || timeline.endNs[p] > atNs)
                continue;
            TimeNs arrivalNs = timeline.endNs[p];
            for (const Transfer& t : timeline.transfers)
                if (t.producer == p && t.consumer == i)
                    arrivalNs = t.endNs;
            if (arrivalNs <= atNs)
                (forward ? expected.forwardWaiting : expected.backwardWaiting).insert({m, s});
            else
                (forward ? expected.forwardOnTheWay : expected.backwardOnTheWay).insert({m, s});
        }
    }
    return expected;
}

void insertAll(Places& places, const std::vector<FlowToken>& tokens, int stage)
{
    for (const FlowToken& token : tokens)
        places.insert({token.microbatch, stage});
}

std::shared_ptr<const Run> runOf(const Scenario& scenario)
{
    Result<std::shared_ptr<const Run>> result = computeRun(scenario);
    return result ? result.value() : nullptr;
}

Scenario randomScenario(std::mt19937& random)
{
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const char* const schedules[] = {"forward-only", "gpipe", "1f1b", "interleaved-1f1b", "naive", "sequential"};
    Scenario s;
    s.schedule = schedules[below(6)];
    s.devices = 1 + below(5);
    s.chunks = s.schedule == "interleaved-1f1b" ? 2 : 1;
    s.microbatches = 1 + below(9);
    s.costs.forwardNs = {20};
    s.costs.backwardInputNs = {14};
    s.costs.backwardWeightNs = {17};
    s.costs.slowdown.assign(static_cast<std::size_t>(s.devices), 1.0);
    s.costs.slowdown[static_cast<std::size_t>(below(s.devices))] = 1 + below(4) * 0.75;
    s.transfer.latencyNs = below(2) * below(60);
    s.transfer.blocking = below(4) == 0;
    if (below(2) == 0)
        s.jitter = {JitterKind::Uniform, 0.5, random()};
    return s;
}

std::set<TimeNs> instantsOf(const Run& run)
{
    std::set<TimeNs> at;
    for (const auto* times : {&run.timeline.startNs, &run.timeline.endNs})
        for (const TimeNs ns : *times)
            at.insert({ns - 1, ns});
    for (const Transfer& t : run.timeline.transfers)
        at.insert({t.endNs - 1, t.endNs});
    return at;
}

}  // namespace

class TestFlowModel : public QObject {
    Q_OBJECT

private slots:
    void stateIsWhatTheTimelineSays_data();
    void stateIsWhatTheTimelineSays();
    void eachMicrobatchIsInOnePlace();
    void bidirectionalScheduleAndSplitBackward_data();
    void bidirectionalScheduleAndSplitBackward();
    void partsOfAState();
    void tokensSayWhatTheyWaitFor();
    void longQueuesAreCountedNotSearched();
    void theQueueThatStandsOut();

private:
    void compare(const Run& run, const FlowModel& model, TimeNs atNs);
};

void TestFlowModel::compare(const Run& run, const FlowModel& model, TimeNs atNs)
{
    constexpr int kAll = 1000;
    const FlowState state = model.stateAt(atNs, 0, model.stageCount(), kAll);
    const Expected expected = bruteForce(run, atNs);
    Expected got;
    for (const FlowStage& stage : state.stages) {
        insertAll(got.forwardWaiting, stage.forward.next, stage.stage);
        insertAll(got.backwardWaiting, stage.backward.next, stage.stage);
        QCOMPARE(stage.forward.length, static_cast<int>(stage.forward.next.size()));
        QCOMPARE(stage.backward.length, static_cast<int>(stage.backward.next.size()));
        const auto inTurn = [](const FlowToken& a, const FlowToken& b) { return a.startNs < b.startNs; };
        QVERIFY(std::is_sorted(stage.forward.next.begin(), stage.forward.next.end(), inTurn));
        QVERIFY(std::is_sorted(stage.backward.next.begin(), stage.backward.next.end(), inTurn));
        for (const FlowToken& token : stage.working)
            (token.forward()                        ? got.forwardWorking
             : token.kind == OpKind::BackwardWeight ? got.weightWorking
                                                    : got.backwardWorking)
                .insert({token.microbatch, stage.stage});
        for (const FlowToken& token : stage.arriving)
            (token.forward() ? got.forwardOnTheWay : got.backwardOnTheWay).insert({token.microbatch, stage.stage});
    }
    QCOMPARE(got.forwardWaiting, expected.forwardWaiting);
    QCOMPARE(got.backwardWaiting, expected.backwardWaiting);
    QCOMPARE(got.forwardWorking, expected.forwardWorking);
    QCOMPARE(got.backwardWorking, expected.backwardWorking);
    QCOMPARE(got.weightWorking, expected.weightWorking);
    QCOMPARE(got.forwardOnTheWay, expected.forwardOnTheWay);
    QCOMPARE(got.backwardOnTheWay, expected.backwardOnTheWay);
    QCOMPARE(state.notEntered, static_cast<int>(expected.notEntered.size()));
    QCOMPARE(state.forwardDone, static_cast<int>(expected.forwardDone.size()));
    std::set<int> entering;
    for (const FlowToken& token : state.entering)
        entering.insert(token.microbatch);
    QCOMPARE(entering, expected.notEntered);
    QCOMPARE(state.finished,
             static_cast<int>(model.hasBackward() ? expected.backwardDone.size() : expected.forwardDone.size()));
}

void TestFlowModel::stateIsWhatTheTimelineSays_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 60; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestFlowModel::stateIsWhatTheTimelineSays()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const auto run = runOf(randomScenario(random));
    QVERIFY(run);
    const FlowModel model(run);
    for (const TimeNs at : instantsOf(*run)) {
        compare(*run, model, at);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestFlowModel::eachMicrobatchIsInOnePlace()
{
    for (unsigned seed = 100; seed < 160; ++seed) {
        std::mt19937 random(seed);
        const auto run = runOf(randomScenario(random));
        QVERIFY(run);
        const FlowModel model(run);
        for (const TimeNs at : instantsOf(*run)) {
            const FlowState state = model.stateAt(at, 0, model.stageCount(), 0);
            int forward = state.notEntered + state.forwardDone;
            int backward = model.microbatches() - state.forwardDone + state.finished;
            for (const FlowStage& stage : state.stages) {
                forward += stage.forward.length;
                backward += stage.backward.length;
                for (const auto* tokens : {&stage.working, &stage.arriving})
                    for (const FlowToken& token : *tokens)
                        if (token.kind != OpKind::BackwardWeight)
                            ++(token.forward() ? forward : backward);
            }
            QCOMPARE(forward, run->schedule.microbatchCount);
            if (model.hasBackward())
                QCOMPARE(backward, run->schedule.microbatchCount);
        }
    }
}

void TestFlowModel::bidirectionalScheduleAndSplitBackward_data()
{
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("microbatches");
    QTest::addColumn<bool>("twoDevices");
    QTest::newRow("dualpipe-deepseek-p2-m4-v2") << 2 << 4 << true;
    QTest::newRow("chimera-chimera-p4-m4-v2") << 4 << 4 << true;
    QTest::newRow("dualpipev-pytorch-p4-m8-v2") << 4 << 8 << false;
    QTest::newRow("zb-v-pytorch-p4-m3-v2") << 4 << 3 << false;
    QTest::newRow("zb-h1-pytorch-p3-m2-v1") << 3 << 2 << false;
}

void TestFlowModel::bidirectionalScheduleAndSplitBackward()
{
    QFETCH(int, devices);
    QFETCH(int, microbatches);
    QFETCH(bool, twoDevices);
    QFile file(
        QStringLiteral(BUBBLESCOPE_SOURCE_DIR "/tests/data/oracle/%1.csv").arg(QLatin1String(QTest::currentDataTag())));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Scenario s;
    s.schedule = "custom";
    s.customCsv = file.readAll().toStdString();
    s.devices = devices;
    s.microbatches = microbatches;
    s.costs.forwardNs = {5};
    s.costs.backwardInputNs = {7};
    s.costs.backwardWeightNs = {3};
    s.transfer.latencyNs = 4;
    const Result<std::shared_ptr<const Run>> result = computeRun(s);
    QVERIFY(result.ok());
    const Run& run = *result.value();
    QCOMPARE(!run.schedule.oneDevicePerStage, twoDevices);
    const FlowModel model(result.value());
    QCOMPARE(model.devicesOf(0).size(), std::size_t(twoDevices ? 2 : 1));
    for (const TimeNs at : instantsOf(run)) {
        compare(run, model, at);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestFlowModel::partsOfAState()
{
    Scenario s;
    s.schedule = "gpipe";
    s.devices = 6;
    s.microbatches = 20;
    s.costs.slowdown = {1, 1, 1, 4, 1, 1};
    const auto run = runOf(s);
    QVERIFY(run);
    const FlowModel model(run);
    const TimeNs at = 30 * kNsPerMs;
    const FlowState whole = model.stateAt(at, 0, 6, 100);
    const FlowState part = model.stateAt(at, 2, 5, 3);
    QCOMPARE(part.stages.size(), std::size_t(3));
    QVERIFY(part.entering.empty());
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(part.stages[i].stage, static_cast<int>(i) + 2);
        QCOMPARE(part.stages[i].working, whole.stages[i + 2].working);
        QCOMPARE(part.stages[i].forward.length, whole.stages[i + 2].forward.length);
    }
    const FlowQueue& full = whole.stages[3].forward;
    QVERIFY(full.length > 3);
    QCOMPARE(part.stages[1].forward.next, std::vector(full.next.begin(), full.next.begin() + 3));
    QVERIFY(model.stateAt(at, 4, 100, 3).stages.size() == 2);
    QVERIFY(FlowModel().stateAt(at, 0, 3, 3).stages.empty());
}

void TestFlowModel::tokensSayWhatTheyWaitFor()
{
    // Stage 0 ends at 1, 2, 3, 4 ms; stage 1 starts at 1, 3, 5, 7.
    Scenario s;
    s.schedule = "forward-only";
    s.devices = 3;
    s.microbatches = 4;
    s.costs.slowdown = {1, 2, 1};
    const auto run = runOf(s);
    QVERIFY(run);
    const FlowState state = FlowModel(run).stateAt(4 * kNsPerMs, 0, 3, 10);
    QCOMPARE(state.stages[1].working.size(), std::size_t(1));
    QCOMPARE(state.stages[1].working[0].microbatch, 1);
    const FlowQueue& queue = state.stages[1].forward;
    QCOMPARE(queue.length, 2);
    QCOMPARE(queue.next[0].microbatch, 2);
    QCOMPARE(queue.next[0].arrivedNs, 3 * kNsPerMs);
    QCOMPARE(queue.next[0].startNs, 5 * kNsPerMs);
    QCOMPARE(queue.next[1].microbatch, 3);
    QCOMPARE(queue.next[1].arrivedNs, 4 * kNsPerMs);
    QVERIFY(run->timeline.rows->ops[queue.next[1].op] == makeOp(1, OpKind::Forward, 3));
    QCOMPARE(state.notEntered, 0);
    QCOMPARE(state.finished, 1);
}

void TestFlowModel::longQueuesAreCountedNotSearched()
{
    // At the last stage GPipe's backwards wait in the reverse of the order in which they came.
    Scenario s;
    s.schedule = "gpipe";
    s.devices = 2;
    s.microbatches = 10'000;
    const auto run = runOf(s);
    QVERIFY(run);
    const FlowState state = FlowModel(run).stateAt(101 * kNsPerMs, 0, 2, 5);
    QCOMPARE(state.stages[1].backward.length, 100);
    QVERIFY(state.stages[1].backward.next.empty());
    const FlowState later = FlowModel(run).stateAt(9'000 * kNsPerMs, 0, 2, 5);
    QCOMPARE(later.stages[1].backward.length, 8'999);
    QCOMPARE(later.stages[1].backward.next.size(), std::size_t(5));
    QCOMPARE(later.stages[1].backward.next[0].microbatch, 8'998);
}

void TestFlowModel::theQueueThatStandsOut()
{
    const LongestQueues both{3, 7};
    QVERIFY(both.standsOut(3, true));
    QVERIFY(!both.standsOut(2, true));
    QVERIFY(!both.standsOut(7, false));
    const LongestQueues backward{1, 4};
    QVERIFY(!backward.standsOut(1, true));
    QVERIFY(backward.standsOut(4, false));
    QVERIFY(!LongestQueues({1, 1}).standsOut(1, false));
}

QTEST_GUILESS_MAIN(TestFlowModel)
#include "tst_flowmodel.moc"
