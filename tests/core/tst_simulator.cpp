// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The simulator's own rules: costs, jitter, blocking transfers, deadlock, cancelling.

#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/jitter.h"
#include "core/sim/simulator.h"
#include "tests/core/support.h"

#include <QTest>

using namespace bubblescope;
using test::run;
using test::scenario;

namespace {

/// FNV-1a over all starts and ends.
quint64 hashOf(const Timeline& timeline)
{
    quint64 hash = 14695981039346656037u;
    for (const auto* times : {&timeline.startNs, &timeline.endNs})
        for (const TimeNs ns : *times)
            for (int byte = 0; byte < 8; ++byte)
                hash = (hash ^ (static_cast<quint64>(ns) >> (8 * byte) & 0xff)) * 1099511628211u;
    return hash;
}

Schedule fromCsv(const char* csv)
{
    return readScheduleCsv(csv, "test").value();
}

OpCosts unitCosts(const Schedule& schedule)
{
    const auto stages = static_cast<std::size_t>(schedule.stageCount);
    OpCosts costs;
    costs.forwardNs.assign(stages, 1);
    costs.backwardInputNs.assign(stages, 1);
    costs.backwardWeightNs.assign(stages, 1);
    return costs;
}

}  // namespace

class TestSimulator : public QObject {
    Q_OBJECT

private slots:
    void samplesAreDealtOutEvenly()
    {
        QCOMPARE(splitSamples(8, 3), (std::vector<std::int64_t>{3, 3, 2}));
        Scenario s = scenario("forward-only", 1, 3, 6, 0);
        s.batch.samples = 8;
        auto r = run(s);
        QCOMPARE(r->analysis.makespanNs, 16 * kNsPerMs);  // 6 + 6 + 4: the last costs 2/3
        QCOMPARE(r->analysis.theory.reason, NoClosedForm::UnequalMicrobatches);
        s.batch.mode = BatchMode::FixedBatch;  // now 6 ms is the whole batch
        r = run(s);
        QCOMPARE(r->timeline.endNs, (LargeVector<TimeNs>{2'250'000, 4'500'000, 6'000'000}));
    }

    void fixedBatchDividesTheWork()
    {
        Scenario s = scenario("1f1b", 4, 8, 8, 16);
        s.batch.mode = BatchMode::FixedBatch;
        QCOMPARE(run(s)->analysis.makespanNs, 33 * kNsPerMs);
        QVERIFY(run(s)->analysis.theory.applies());
        s.batch.overheadNs = kNsPerMs;
        QCOMPARE(run(s)->analysis.makespanNs, 55 * kNsPerMs);  // 11 · (1 + 1 + 2 + 1)
    }

    void sharesAndSlowdown()
    {
        Scenario s = scenario("interleaved-1f1b", 2, 2, 1, 2);
        s.chunks = 2;
        s.costs.forwardNs = {4, 8};
        s.costs.slowdown = {1, 3};
        OpCosts costs = resolveCosts(s, makeSchedule(s).value()).value();
        QCOMPARE(costs.forwardNs, (std::vector<TimeNs>{2, 12, 2, 12}));
        s.costs.forwardNs = {1, 2, 3, 4};
        s.costs.slowdown = {1, 1, 2, 1};
        costs = resolveCosts(s, makeSchedule(s).value()).value();
        QCOMPARE(costs.forwardNs, (std::vector<TimeNs>{1, 2, 6, 4}));
    }

    void bandwidth()
    {
        Scenario s = scenario("forward-only", 2, 1, 1, 0);
        s.transfer = {kNsPerUs, 1'000'000, 1'000'000'000, false};
        QCOMPARE(run(s)->analysis.makespanNs, 2 * kNsPerMs + kNsPerUs + kNsPerMs);
    }

    void transfersAreRecorded()
    {
        Scenario s = scenario("1f1b", 3, 4, 1, 2);
        s.transfer.latencyNs = 500'000;
        const auto r = run(s);
        QCOMPARE(r->timeline.transfers.size(), std::size_t{2 * 2 * 4});
        for (const Transfer& t : r->timeline.transfers) {
            QCOMPARE(t.startNs, r->timeline.endNs[t.producer]);
            QCOMPARE(t.endNs - t.startNs, 500'000);
            QVERIFY(r->timeline.startNs[t.consumer] >= t.endNs);
            QCOMPARE(r->arrivalNs(t.producer, t.consumer), t.endNs);
        }
    }

    void blockingTransfersOccupyBothEnds()
    {
        // Two stages, forward only: the sender is held for 1 ms after each op, and the receiver takes the next
        // microbatch only between two ops.
        Scenario s = scenario("forward-only", 2, 3, 2, 0);
        s.transfer.latencyNs = kNsPerMs;
        s.transfer.blocking = true;
        const auto r = run(s);
        const auto ms = [&](int stage, int m) {
            return std::pair(r->timeline.startNs[r->indexOf(stage, OpKind::Forward, m)] / kNsPerMs,
                             r->timeline.endNs[r->indexOf(stage, OpKind::Forward, m)] / kNsPerMs);
        };
        using Span = std::pair<TimeNs, TimeNs>;
        QCOMPARE(ms(0, 0), Span(0, 2));
        QCOMPARE(ms(1, 0), Span(3, 5));
        QCOMPARE(ms(0, 1), Span(3, 5));
        QCOMPARE(ms(1, 1), Span(6, 8));
        QCOMPARE(ms(0, 2), Span(6, 8));
        QCOMPARE(ms(1, 2), Span(9, 11));
    }

    void blockingNeverOverlapsAndNeverHangs()
    {
        for (const ScheduleInfo& info : scheduleRegistry()) {
            if (info.id == "custom")
                continue;
            Scenario s = scenario(std::string(info.id), 4, 8, 3, 4);
            s.chunks = fittingChunks(info, 1);
            s.transfer.latencyNs = kNsPerMs;
            const auto overlapped = run(s);
            s.transfer.blocking = true;
            const auto r = run(s);
            QVERIFY2(r, info.id.data());
            QVERIFY(r->analysis.makespanNs >= overlapped->analysis.makespanNs);
            // No device computes while it transfers.
            for (const Transfer& t : r->timeline.transfers)
                for (const std::size_t end : {t.producer, t.consumer}) {
                    const Timeline::Row row = r->timeline.row(r->timeline.rows->deviceOf(end));
                    for (std::size_t i = 0; i < row.ops.size(); ++i)
                        QVERIFY(row.endNs[i] <= t.startNs || row.startNs[i] >= t.endNs);
                }
        }
    }

    void jitterIsTheSameEverywhere()
    {
        // Golden hashes: another compiler, machine or optimisation must give the same.
        const std::pair<JitterKind, quint64> golden[] = {{JitterKind::Uniform, 13065143444428182713u},
                                                         {JitterKind::Normal, 18343128472695424154u},
                                                         {JitterKind::LongTail, 10659341464216242342u}};
        for (const auto& [kind, hash] : golden) {
            Scenario s = scenario("1f1b", 4, 32, 10, 20);
            s.jitter = {kind, 0.2, 7};
            const auto first = run(s);
            QCOMPARE(hashOf(first->timeline), hash);
            s.jitter.seed = 8;
            QVERIFY(hashOf(run(s)->timeline) != hash);
        }
    }

    void jitterHasTheStatedMean()
    {
        for (const JitterKind kind : {JitterKind::Uniform, JitterKind::Normal, JitterKind::LongTail}) {
            const Jitter jitter{kind, 0.3, 1};
            double sum = 0;
            double squares = 0;
            double least = 1;
            constexpr int kCount = 200'000;
            for (int m = 0; m < kCount; ++m) {
                const double factor = jitterFactor(jitter, makeOp(1, OpKind::Forward, m));
                sum += factor;
                squares += factor * factor;
                least = std::min(least, factor);
            }
            const double mean = sum / kCount;
            QVERIFY(std::abs(mean - 1) < 0.005);
            const double deviation = std::sqrt(squares / kCount - mean * mean);
            if (kind == JitterKind::Normal)
                QVERIFY(std::abs(deviation - 0.3) < 0.005);
            QVERIFY(least >= (kind == JitterKind::Normal ? 0 : 0.7));
        }
    }

    void namesWhatWaits()
    {
        // Each device first runs what the other's later op must give: a cycle.
        const Schedule schedule = fromCsv("0F0,0B0,0F1,0B1\n1F1,1B1,1F0,1B0\n");
        const Result<Timeline> result = simulate(schedule, unitCosts(schedule));
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::CannotFinish);
        const Deadlock& deadlock = *result.error().deadlock;
        QCOMPARE(deadlock.completedUnits, std::size_t{1});
        QCOMPARE(deadlock.totalUnits, std::size_t{8});
        QCOMPARE(QString::fromStdString(describe(deadlock)),
                 QString("device 0: 0B0 waits for 1B0\ndevice 1: 1F1 waits for 0F1\n"));
        QCOMPARE(QString::fromStdString(describe(result.error())),
                 QString("this schedule cannot finish: 1 of 8 operations ran, then 0B0 waits for 1B0"));
    }

    void waitsForAnOpThatNobodyRuns()
    {
        const Schedule schedule = fromCsv("0F0\n1F0,1F1\n");
        const Result<Timeline> result = simulate(schedule, unitCosts(schedule));
        QVERIFY(!result.ok());
        QVERIFY(!result.error().deadlock->blocked[0].waitingFor[0].inSchedule);
        // The same when transfers block.
        OpCosts costs = unitCosts(schedule);
        costs.latencyNs = 1;
        costs.blockingTransfers = true;
        QCOMPARE(simulate(schedule, costs).error().deadlock->completedUnits, std::size_t{2});
    }

    /// What cannot be counted in nanoseconds is refused, not wrapped round to something that looks like a deadlock.
    void tooLongToCount()
    {
        Scenario s = scenario("1f1b", 1, 10'000, 0, 0);
        s.costs.forwardNs = {kMaxDurationNs};
        s.costs.slowdown = {1000};
        const auto code = [&s] {
            const auto result = computeRun(s);
            return result.ok() ? ErrorCode::Cancelled : result.error().code;
        };
        QCOMPARE(code(), ErrorCode::TooLong);
        s.microbatches = 4'000;  // 4e18 ns: the longest that can be counted
        QVERIFY(computeRun(s).ok());
        QCOMPARE(computeRun(s).value()->analysis.makespanNs, 4'000 * 1000 * kMaxDurationNs);
        s.devices = 2;  // the same in time, but twice that over the devices
        s.costs.forwardNs = {kMaxDurationNs, 0};
        QCOMPARE(code(), ErrorCode::TooLong);
        s.microbatches = 2'000;
        QVERIFY(computeRun(s).ok());
        for (const JitterKind kind : {JitterKind::Uniform, JitterKind::Normal, JitterKind::LongTail}) {
            s.jitter = {kind, 1.0, 1};
            s.microbatches = 1'000;
            s.costs.slowdown = {100};
            QVERIFY(computeRun(s).ok());
            s.microbatches = 10'000;
            s.costs.slowdown = {1000};
            QCOMPARE(code(), ErrorCode::TooLong);
        }
        // A batch's share of an op that is long already.
        s = scenario("1f1b", 1, 2, 0, 0);
        s.costs.forwardNs = {kMaxDurationNs};
        s.costs.slowdown = {1000};
        s.batch = {BatchMode::FixedBatch, 1'000'000, 0};
        QCOMPARE(computeRun(s).value()->analysis.makespanNs, 1000 * kMaxDurationNs);
    }

    void transferTooLong()
    {
        Scenario s = scenario("1f1b", 2, 2, 1, 1);
        s.transfer.bytes = 1'000'000;
        s.transfer.bytesPerSecond = 25;
        const auto result = computeRun(s);
        QVERIFY(!result.ok());
        QCOMPARE(QString::fromStdString(describe(result.error())),
                 QString("transfer.bytes_per_second: at this bandwidth a transfer of so many bytes takes 4e+04 s; at "
                         "most 1000 s"));
    }

    void whatRanBeforeADeadlock()
    {
        Scenario s;
        s.schedule = "custom";
        s.customCsv = "0F0,0B1,0F1,0B0\n1F0,1B0,1F1,1B1\n";
        s.devices = 2;
        s.microbatches = 2;
        const auto failed = computeRun(s);
        QVERIFY(!failed.ok() && failed.error().deadlock);
        const auto stuck = stuckRun(s, failed.error());
        QVERIFY(stuck.ok());
        const Run& run = *stuck.value();
        QCOMPARE(run.timeline.rows->ops.size(), std::size_t(3));
        QCOMPARE(run.analysis.makespanNs, run.timeline.endNs.back());
        QCOMPARE(run.stuck->blocked.size(), std::size_t(2));
        TimeNs unmeasured = 0;
        for (const DeviceFigures& device : run.analysis.devices)
            unmeasured += device.idleByCauseNs[static_cast<std::size_t>(IdleCause::Unmeasured)];
        QVERIFY(unmeasured > 0);
        // Nothing ran, or there is no deadlock: there is nothing to show.
        s.customCsv = "0B0,0F0\n";
        s.devices = 1;
        s.microbatches = 1;
        QCOMPARE(stuckRun(s, computeRun(s).error()).error().code, ErrorCode::CannotFinish);
        QCOMPARE(stuckRun(s, Error{}).error().code, ErrorCode::Cancelled);
    }

    void dependenciesBothWays()
    {
        const auto r = run(scenario("1f1b", 4, 8, 1, 2));
        for (std::size_t i = 0; i < r->schedule.opCount(); ++i) {
            for (const std::size_t before : r->dependenciesOf(i)) {
                const auto after = r->dependentsOf(before);
                QVERIFY(std::find(after.begin(), after.end(), i) != after.end());
                QVERIFY(r->timeline.endNs[before] <= r->timeline.startNs[i]);
            }
            const std::size_t cause = r->waitedFor(i);
            if (r->timeline.startNs[i] > 0)
                QCOMPARE(r->timeline.endNs[cause], r->timeline.startNs[i]);
            else
                QCOMPARE(cause, i);
        }
    }
};

QTEST_GUILESS_MAIN(TestSimulator)
#include "tst_simulator.moc"
