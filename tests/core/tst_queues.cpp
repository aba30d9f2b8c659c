// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/activations.h"
#include "core/analysis/queues.h"
#include "core/analysis/run.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace bubblescope;

namespace {

Scenario scenario(const char* schedule, int devices, int microbatches, TimeNs forwardNs, TimeNs backwardNs)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.microbatches = microbatches;
    s.costs.forwardNs = {forwardNs};
    s.costs.backwardInputNs = {backwardNs / 2};
    s.costs.backwardWeightNs = {backwardNs - backwardNs / 2};
    return s;
}

Scenario withSlow(Scenario s, int stage, double factor)
{
    s.costs.slowdown.assign(static_cast<std::size_t>(s.stages()), 1.0);
    s.costs.slowdown[static_cast<std::size_t>(stage)] = factor;
    return s;
}

std::shared_ptr<const Run> runOf(const Scenario& s)
{
    Result<std::shared_ptr<const Run>> result = computeRun(s);
    return result ? result.value() : nullptr;
}

/// When the consumer may use the producer's output, looked up the slow way.
TimeNs arrival(const Timeline& timeline, std::size_t producer, std::size_t consumer)
{
    for (const Transfer& t : timeline.transfers)
        if (t.producer == producer && t.consumer == consumer)
            return t.endNs;
    return timeline.endNs[producer];
}

/// The definition, word for word: arrived at or before t, not started by t.
int waitingAt(const Run& run, int stage, bool forward, TimeNs atNs)
{
    const Timeline& timeline = run.timeline;
    const LargeVector<Op>& ops = timeline.rows->ops;
    const int last = run.schedule.stageCount - 1;
    int waiting = 0;
    for (std::size_t c = 0; c < ops.size(); ++c) {
        const Op& op = ops[c];
        if (op.stage.value() != stage || (forward ? op.kind != OpKind::Forward : !givesInputGradient(op.kind)))
            continue;
        for (std::size_t p = 0; p < ops.size(); ++p) {
            const Op& from = ops[p];
            if (from.microbatch != op.microbatch)
                continue;
            const bool feeds = forward        ? from.kind == OpKind::Forward && from.stage.value() == stage - 1
                               : stage < last ? givesInputGradient(from.kind) && from.stage.value() == stage + 1
                                              : from.kind == OpKind::Forward && from.stage.value() == stage;
            if (feeds && arrival(timeline, p, c) <= atNs && timeline.startNs[c] > atNs)
                ++waiting;
        }
    }
    return waiting;
}

/// Every instant at which something starts, ends or arrives.
std::set<TimeNs> eventsOf(const Timeline& timeline)
{
    std::set<TimeNs> at(timeline.startNs.begin(), timeline.startNs.end());
    at.insert(timeline.endNs.begin(), timeline.endNs.end());
    for (const Transfer& t : timeline.transfers)
        at.insert(t.endNs);
    return at;
}

}  // namespace

class TestQueues : public QObject {
    Q_OBJECT

private slots:
    void accumulateNetsWhatHappensAtOneInstant();
    void accumulateTakesChangesInAnyOrder();
    void atLooksBetweenSteps();
    void slowMiddleStageOfAForwardPipeline();
    void longestForwardQueue_data();
    void longestForwardQueue();
    void arrivalWithoutConsumerNeverWaits();
    void queuesMatchTheDefinition_data();
    void queuesMatchTheDefinition();
    void forwardOnlyHoldsActivationsDuringForwardOnly();
    void splitBackwardReleasesAtWeightOrInputGradient();
    void activationsOfAnOverlappedUnit();
    void activationIsHeldWhereItsForwardRan();
};

void TestQueues::accumulateNetsWhatHappensAtOneInstant()
{
    const StepFunction f = accumulate({{0, 1}, {5, 1}, {9, 1}, {5, -1}, {9, -1}, {12, -1}});
    QCOMPARE(f.steps, (std::vector<StepFunction::Step>{{0, 1}, {12, 0}}));
    QCOMPARE(f.peak(), 1);
    QVERIFY(accumulate({}).steps.empty());
    QVERIFY(accumulate({{3, 1}, {3, -1}}).steps.empty());
}

void TestQueues::accumulateTakesChangesInAnyOrder()
{
    std::vector<StepFunction::Step> changes{{7, -1}, {1, 1}, {4, 2}, {2, 1}, {9, -3}, {4, 1}, {8, -1}};
    std::sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) { return a.atNs < b.atNs; });
    const StepFunction sorted = accumulate(changes);
    QCOMPARE(sorted.steps, (std::vector<StepFunction::Step>{{1, 1}, {2, 2}, {4, 5}, {7, 4}, {8, 3}, {9, 0}}));
    QCOMPARE(sorted.peak(), 5);
    QCOMPARE(sorted.peakAtNs(), TimeNs(4));
    std::mt19937 random(1);
    for (int i = 0; i < 50; ++i) {
        std::shuffle(changes.begin(), changes.end(), random);
        QCOMPARE(accumulate(changes).steps, sorted.steps);
    }
}

void TestQueues::atLooksBetweenSteps()
{
    const StepFunction f{{{10, 2}, {20, 5}, {30, 0}}};
    QCOMPARE(f.at(-1), 0);
    QCOMPARE(f.at(9), 0);
    QCOMPARE(f.at(10), 2);
    QCOMPARE(f.at(19), 2);
    QCOMPARE(f.at(20), 5);
    QCOMPARE(f.at(1000), 0);
    QCOMPARE(f.peakAtNs(), TimeNs(20));
}

void TestQueues::slowMiddleStageOfAForwardPipeline()
{
    const auto run = runOf(withSlow(scenario("forward-only", 3, 4, 1, 0), 1, 2));
    QVERIFY(run);
    QCOMPARE(run->timeline.makespanNs(), TimeNs(10));
    const std::vector<StageQueues> queues = stageQueues(run->schedule, run->timeline);
    QCOMPARE(queues.size(), std::size_t(3));
    // Stage 0 ends at 1, 2, 3, 4; stage 1 starts at 1, 3, 5, 7: at 3 one comes as another goes.
    QCOMPARE(queues[1].forward.steps, (std::vector<StepFunction::Step>{{2, 1}, {4, 2}, {5, 1}, {7, 0}}));
    QVERIFY(queues[0].forward.steps.empty());
    QVERIFY(queues[2].forward.steps.empty());
    for (const StageQueues& q : queues)
        QVERIFY(q.backward.steps.empty());
}

void TestQueues::longestForwardQueue_data()
{
    QTest::addColumn<int>("peak");
    QTest::newRow("gpipe") << 10;
    QTest::newRow("forward-only") << 10;
    QTest::newRow("1f1b") << 2;
}

void TestQueues::longestForwardQueue()
{
    QFETCH(int, peak);
    const auto run = runOf(withSlow(scenario(QTest::currentDataTag(), 4, 16, 1, 2), 2, 3));
    QVERIFY(run);
    QCOMPARE(stageQueues(run->schedule, run->timeline)[2].forward.peak(), peak);
}

void TestQueues::arrivalWithoutConsumerNeverWaits()
{
    // Microbatch 1 never enters stage 1; 0 waits there behind 2.
    const std::vector<std::vector<Op>> rows{
        {makeOp(0, OpKind::Forward, 0), makeOp(0, OpKind::Forward, 1), makeOp(0, OpKind::Forward, 2)},
        {makeOp(1, OpKind::Forward, 2), makeOp(1, OpKind::Forward, 0)}};
    const Schedule schedule = makeScheduleFromRows(rows);
    Timeline timeline;
    timeline.rows = schedule.rows;
    timeline.startNs = {0, 1, 2, 3, 4};
    timeline.endNs = {1, 2, 3, 4, 5};
    const std::vector<StageQueues> queues = stageQueues(schedule, timeline);
    QCOMPARE(queues[1].forward.steps, (std::vector<StepFunction::Step>{{1, 1}, {4, 0}}));
    // Its arrival by a transfer is what counts, not the end of its op.
    timeline.transfers = {{0, 4, 1, 3}};
    QCOMPARE(stageQueues(schedule, timeline)[1].forward.steps, (std::vector<StepFunction::Step>{{3, 1}, {4, 0}}));
}

void TestQueues::queuesMatchTheDefinition_data()
{
    QTest::addColumn<TimeNs>("latency");
    QTest::addColumn<bool>("blocking");
    QTest::addColumn<int>("chunks");
    for (const char* schedule : {"forward-only", "gpipe", "1f1b", "naive", "interleaved-1f1b"}) {
        const int chunks = qstrcmp(schedule, "interleaved-1f1b") == 0 ? 2 : 1;
        QTest::addRow("%s", schedule) << TimeNs(0) << false << chunks;
        QTest::addRow("%s, transfers", schedule) << TimeNs(5) << false << chunks;
        QTest::addRow("%s, blocking transfers", schedule) << TimeNs(5) << true << chunks;
    }
}

void TestQueues::queuesMatchTheDefinition()
{
    QFETCH(TimeNs, latency);
    QFETCH(bool, blocking);
    QFETCH(int, chunks);
    const QByteArray schedule = QByteArray(QTest::currentDataTag()).split(',').first();
    Scenario s = withSlow(scenario(schedule.constData(), 4, 7, 20, 30), 2, 2.5);
    s.chunks = chunks;
    s.costs.slowdown.resize(4);
    s.transfer.latencyNs = latency;
    s.transfer.blocking = blocking;
    s.jitter = {JitterKind::Uniform, 0.4, 7};
    const auto run = runOf(s);
    QVERIFY(run);
    const std::vector<StageQueues> queues = stageQueues(run->schedule, run->timeline);
    int longest = 0;
    for (const TimeNs at : eventsOf(run->timeline)) {
        for (int stage = 0; stage < run->schedule.stageCount; ++stage) {
            const StageQueues& q = queues[static_cast<std::size_t>(stage)];
            for (const TimeNs t : {at - 1, at}) {
                QCOMPARE(q.forward.at(t), waitingAt(*run, stage, true, t));
                QCOMPARE(q.backward.at(t), waitingAt(*run, stage, false, t));
            }
            longest = std::max({longest, q.forward.at(at), q.backward.at(at)});
        }
    }
    QVERIFY(longest > 0);
}

void TestQueues::forwardOnlyHoldsActivationsDuringForwardOnly()
{
    const auto run = runOf(scenario("forward-only", 3, 4, 10, 0));
    QVERIFY(run);
    const std::vector<StepFunction> held = activationsInFlight(run->timeline, ReleaseAt::BackwardEnd);
    QCOMPARE(held[2].steps, (std::vector<StepFunction::Step>{{20, 1}, {60, 0}}));
    QCOMPARE(held[0].peak(), 1);
}

void TestQueues::splitBackwardReleasesAtWeightOrInputGradient()
{
    const std::vector<std::vector<Op>> rows{{makeOp(0, OpKind::Forward, 0), makeOp(0, OpKind::Forward, 1),
                                             makeOp(0, OpKind::BackwardInput, 0), makeOp(0, OpKind::Forward, 2),
                                             makeOp(0, OpKind::BackwardWeight, 0), makeOp(0, OpKind::Backward, 1)}};
    Timeline timeline;
    timeline.rows = makeScheduleFromRows(rows).rows;
    timeline.startNs = {0, 1, 2, 3, 4, 5};
    timeline.endNs = {1, 2, 3, 4, 5, 6};
    QCOMPARE(activationsInFlight(timeline, ReleaseAt::BackwardEnd)[0].steps,
             (std::vector<StepFunction::Step>{{0, 1}, {1, 2}, {3, 3}, {5, 2}, {6, 1}}));
    // At 3 one is let go as another is taken.
    QCOMPARE(activationsInFlight(timeline, ReleaseAt::InputGradient)[0].steps,
             (std::vector<StepFunction::Step>{{0, 1}, {1, 2}, {6, 1}}));
}

void TestQueues::activationsOfAnOverlappedUnit()
{
    Op joined = makeOp(0, OpKind::Backward, 0);
    joined.joinsPrevious = true;
    const std::vector<std::vector<Op>> rows{
        {makeOp(0, OpKind::Forward, 0), makeOp(0, OpKind::Forward, 1), joined, makeOp(0, OpKind::Backward, 1)}};
    Timeline timeline;
    timeline.rows = makeScheduleFromRows(rows).rows;
    timeline.startNs = {0, 1, 1, 4};
    timeline.endNs = {1, 4, 4, 6};
    QCOMPARE(activationsInFlight(timeline, ReleaseAt::BackwardEnd)[0].steps,
             (std::vector<StepFunction::Step>{{0, 1}, {1, 2}, {4, 1}, {6, 0}}));
}

void TestQueues::activationIsHeldWhereItsForwardRan()
{
    const std::vector<std::vector<Op>> rows{{makeOp(0, OpKind::Forward, 0)}, {makeOp(0, OpKind::Backward, 0)}};
    Timeline timeline;
    timeline.rows = makeScheduleFromRows(rows).rows;
    timeline.startNs = {0, 2};
    timeline.endNs = {2, 5};
    const std::vector<StepFunction> held = activationsInFlight(timeline, ReleaseAt::BackwardEnd);
    QCOMPARE(held[0].steps, (std::vector<StepFunction::Step>{{0, 1}, {5, 0}}));
    QVERIFY(held[1].steps.empty());
}

QTEST_GUILESS_MAIN(TestQueues)
#include "tst_queues.moc"
