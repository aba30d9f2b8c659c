// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about the schedules: lengths, bubbles, peaks and queues that papers state or that follow by hand.

#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"
#include "tests/core/support.h"

#include <QTest>

using namespace bubblescope;
using test::run;
using test::scenario;

namespace {

QString order(const Scenario& s)
{
    const Result<Schedule> made = makeSchedule(s);
    return made.ok() ? QString::fromStdString(writeScheduleCsv(made.value())) : QString();
}

Scenario slowStage(Scenario s, int stage, double factor)
{
    s.costs.slowdown.assign(static_cast<std::size_t>(s.stages()), 1.0);
    s.costs.slowdown[static_cast<std::size_t>(stage)] = factor;
    return s;
}

}  // namespace

class TestSchedules : public QObject {
    Q_OBJECT

private slots:
    void makespanAndBubble_data()
    {
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<int>("devices");
        QTest::addColumn<int>("microbatches");
        QTest::addColumn<double>("makespanMs");
        QTest::addColumn<double>("efficiency");
        for (const char* schedule : {"gpipe", "1f1b"}) {
            const auto row = [schedule](int p, int m, double ms, double efficiency) {
                QTest::addRow("%s P=%d M=%d", schedule, p, m) << QString(schedule) << p << m << ms << efficiency;
            };
            row(2, 1, 40, 0.50);
            row(2, 4, 100, 0.80);
            row(4, 1, 80, 0.25);
            row(4, 8, 220, 8.0 / 11);
            row(4, 16, 380, 16.0 / 19);
            row(4, 4, 140, 4.0 / 7);
        }
    }

    void makespanAndBubble()
    {
        QFETCH(QString, schedule);
        QFETCH(int, devices);
        QFETCH(int, microbatches);
        QFETCH(double, makespanMs);
        QFETCH(double, efficiency);
        const auto r = run(scenario(schedule.toStdString(), devices, microbatches, 10, 10));
        QVERIFY(r);
        QCOMPARE(static_cast<double>(r->analysis.makespanNs) / 1e6, makespanMs);
        QCOMPARE(1 - r->analysis.bubbleRatio, efficiency);
        QVERIFY(r->analysis.theory.applies());
        QCOMPARE(r->analysis.theory.makespanNs, r->analysis.makespanNs);
        QCOMPARE(r->analysis.theory.bubbleRatio, r->analysis.bubbleRatio);
        QCOMPARE(r->analysis.overheadRatio, static_cast<double>(devices - 1) / microbatches);
    }

    void fewerMicrobatchesThanStages()
    {
        for (int m = 1; m <= 3; ++m)
            QCOMPARE(run(scenario("1f1b", 4, m, 1, 2))->analysis.makespanNs, (9 + 3 * m) * kNsPerMs);
        for (const ScheduleInfo& info : scheduleRegistry()) {
            if (info.id == "custom")
                continue;
            for (int p = 1; p <= 5; ++p)
                for (int m = 1; m <= 5; ++m) {
                    Scenario s = scenario(std::string(info.id), p, m, 1, 2);
                    s.chunks = fittingChunks(info, 1);
                    const Result<Schedule> made = makeSchedule(s);
                    if (!made.ok() && made.error().code == ErrorCode::Refused)
                        continue;
                    QVERIFY2(run(s), info.id.data());
                }
        }
    }

    void forwardOnly()
    {
        const auto sequential = run(scenario("forward-only-sequential", 3, 4, 1, 0));
        QCOMPARE(sequential->analysis.makespanNs, 12 * kNsPerMs);
        const auto pipelined = run(scenario("forward-only", 3, 4, 1, 0));
        QCOMPARE(pipelined->analysis.makespanNs, 6 * kNsPerMs);
        QCOMPARE(pipelined->analysis.firstResultNs, 3 * kNsPerMs);
        QCOMPARE(pipelined->analysis.withoutOverlapNs, 12 * kNsPerMs);
        const auto slow = run(slowStage(scenario("forward-only", 3, 4, 1, 0), 1, 2));
        QCOMPARE(slow->analysis.makespanNs, 10 * kNsPerMs);
        QCOMPARE(slow->analysis.stages[1].peakForwardQueue, 2);
        QCOMPARE(slow->analysis.theory.reason, NoClosedForm::UnequalStages);
        QCOMPARE(slow->analysis.theory.args, std::vector<std::string>{"1"});
    }

    void naiveHandsOnTheWholeBatch()
    {
        const auto r = run(scenario("naive", 2, 2, 1, 2));
        const auto start = [&](int stage, OpKind kind, int m) {
            return r->timeline.startNs[r->indexOf(stage, kind, m)];
        };
        QCOMPARE(start(1, OpKind::Forward, 0), 2 * kNsPerMs);
        QCOMPARE(start(1, OpKind::Backward, 0), 4 * kNsPerMs);
        QCOMPARE(start(0, OpKind::Backward, 0), 8 * kNsPerMs);
        QCOMPARE(r->analysis.makespanNs, 12 * kNsPerMs);
        // With a transfer the batch starts when its last microbatch has arrived.
        Scenario s = scenario("naive", 2, 2, 1, 2);
        s.transfer.latencyNs = kNsPerMs;
        QCOMPARE(run(s)->analysis.makespanNs, 14 * kNsPerMs);
    }

    void sequentialRunsOneDeviceAtATime()
    {
        const auto r = run(scenario("sequential", 4, 3, 1, 2));
        QCOMPARE(r->analysis.makespanNs, 36 * kNsPerMs);
        QCOMPARE(r->analysis.bubbleRatio, 0.75);
        QVERIFY(r->analysis.theory.applies());
    }

    void peaks()
    {
        for (int m = 1; m <= 9; ++m) {
            const auto gpipe = run(scenario("gpipe", 4, m, 1, 2));
            const auto oneF = run(scenario("1f1b", 4, m, 1, 2));
            for (int r = 0; r < 4; ++r) {
                const auto d = static_cast<std::size_t>(r);
                QCOMPARE(gpipe->analysis.devices[d].peakActivations, m);
                QCOMPARE(oneF->analysis.devices[d].peakActivations, std::min(m, 4 - r));
            }
        }
    }

    void slowMiddleStage()
    {
        const auto slow = [](const char* schedule, TimeNs backward) {
            return run(slowStage(scenario(schedule, 4, 16, 1, backward), 2, 3));
        };
        const auto gpipe = slow("gpipe", 2);
        QCOMPARE(gpipe->analysis.makespanNs, 153 * kNsPerMs);
        QCOMPARE(gpipe->analysis.stages[2].peakForwardQueue, 10);
        const auto oneF = slow("1f1b", 2);
        QCOMPARE(oneF->analysis.makespanNs, 150 * kNsPerMs);
        QCOMPARE(oneF->analysis.stages[2].peakForwardQueue, 2);
        QCOMPARE(slow("forward-only", 0)->analysis.stages[2].peakForwardQueue, 10);
    }

    void transfers()
    {
        const auto lengthMs = [](const char* schedule, TimeNs latencyMs) {
            Scenario s = scenario(schedule, 4, 8, 1, 2);
            s.transfer.latencyNs = latencyMs * kNsPerMs;
            return run(s)->analysis.makespanNs / kNsPerMs;
        };
        QCOMPARE(lengthMs("gpipe", 0), 33);
        QCOMPARE(lengthMs("1f1b", 0), 33);
        QCOMPARE(lengthMs("gpipe", 1), 39);
        QCOMPARE(lengthMs("1f1b", 1), 49);
        QCOMPARE(lengthMs("gpipe", 2), 45);
        QCOMPARE(lengthMs("1f1b", 2), 65);
    }

    void leastMicrobatchesForAFifth()
    {
        int least = 1;
        while (run(scenario("1f1b", 4, least, 10, 10))->analysis.bubbleRatio > 0.2)
            ++least;
        QCOMPARE(least, 12);
    }

    void interleavedReachesTheClosedForm()
    {
        const auto lengthMs = [](int p, int v, int m) {
            Scenario s = scenario("interleaved-1f1b", p, m, v, 2 * v);
            s.chunks = v;
            return run(s)->analysis.makespanNs / kNsPerMs;
        };
        // Stage times F = 1, B = 2. Balanced groups reach (M·V + P − 1)(F + B) for M that P does not divide too.
        QCOMPARE(lengthMs(4, 2, 8), 57);
        QCOMPARE(lengthMs(4, 2, 5), 39);
        QCOMPARE(lengthMs(4, 2, 6), 45);
        QCOMPARE(lengthMs(4, 2, 7), 51);
        QCOMPARE(lengthMs(4, 2, 9), 63);
        QCOMPARE(lengthMs(4, 2, 10), 69);
        QCOMPARE(lengthMs(3, 2, 10), 66);
        // The model is kept when the schedule changes: a device's share is divided among its chunks.
        Scenario s = scenario("interleaved-1f1b", 4, 8, 1, 2);
        s.chunks = 2;
        QCOMPARE(run(s)->analysis.makespanNs, 28'500'000);
        const auto r = run(s);
        const int peaks[] = {11, 9, 7, 5};
        for (std::size_t d = 0; d < 4; ++d)
            QCOMPARE(r->analysis.devices[d].peakActivations, peaks[d]);
        QCOMPARE(r->analysis.theory.makespanNs, r->analysis.makespanNs);
    }

    void megatronsGroupSize()
    {
        Scenario s = scenario("interleaved-1f1b", 4, 9, 1, 2);
        s.chunks = 2;
        const QString balanced = order(s);
        s.options["group-size"] = "5";
        QCOMPARE(order(s), balanced);
        s.options["group-size"] = "4";
        Result<Schedule> made = makeSchedule(s);
        QVERIFY(!made.ok());
        QCOMPARE(made.error().code, ErrorCode::Refused);
        QCOMPARE(made.error().where, std::string("options.group-size"));
        s.options["group-size"] = "3";
        QCOMPARE(makeSchedule(s).error().code, ErrorCode::Refused);
    }

    void groupSizesThatAreAcceptedFinish()
    {
        for (int p = 1; p <= 6; ++p)
            for (int m = 1; m <= 14; ++m)
                for (int v = 1; v <= 3; ++v)
                    for (int size = p; size <= m + 2; ++size) {
                        Scenario s = scenario("interleaved-1f1b", p, m, 1, 2);
                        s.chunks = v;
                        s.options["group-size"] = std::to_string(size);
                        if (makeSchedule(s).ok())
                            QVERIFY(run(s));
                    }
    }

    void gpipeBackwardOrders()
    {
        Scenario s = scenario("gpipe", 1, 3, 1, 2);
        QCOMPARE(order(s), QString("0F0,0F1,0F2,0B2,0B1,0B0\n"));
        s.options["backward-order"] = "fifo";
        QCOMPARE(order(s), QString("0F0,0F1,0F2,0B0,0B1,0B2\n"));
    }

    void findsByAlias()
    {
        QCOMPARE(findSchedule("VPP")->id, std::string_view("interleaved-1f1b"));
        QCOMPARE(findSchedule("naive_sequential")->id, std::string_view("sequential"));
        QVERIFY(!findSchedule("no such"));
    }

    void refusesWhatMakesNoSense_data()
    {
        QTest::addColumn<Scenario>("s");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, auto change, ErrorCode code, const char* where) {
            Scenario s;
            change(s);
            QTest::newRow(name) << s << static_cast<int>(code) << QString(where);
        };
        const auto outOfRange = ErrorCode::OutOfRange;
        row(
            "devices", [](Scenario& s) { s.devices = 0; }, outOfRange, "devices");
        row(
            "microbatches", [](Scenario& s) { s.microbatches = -1; }, outOfRange, "microbatches");
        row(
            "chunks", [](Scenario& s) { s.chunks = 2; }, ErrorCode::Refused, "chunks");
        row(
            "time", [](Scenario& s) { s.costs.forwardNs = {-1}; }, outOfRange, "costs.forward_ns[0]");
        row(
            "count",
            [](Scenario& s) {
                s.costs.forwardNs = {1, 2};
            },
            ErrorCode::WrongCount, "costs.forward_ns");
        row(
            "nan", [](Scenario& s) { s.costs.slowdown = {std::nan("")}; }, outOfRange, "costs.slowdown[0]");
        row(
            "jitter", [](Scenario& s) { s.jitter.amount = 1.5; }, outOfRange, "jitter.amount");
        row(
            "samples", [](Scenario& s) { s.batch.samples = 3; }, outOfRange, "batch.samples");
        row(
            "schedule", [](Scenario& s) { s.schedule = "x"; }, ErrorCode::UnknownSchedule, "schedule");
        row(
            "option", [](Scenario& s) { s.options["x"] = "1"; }, ErrorCode::UnknownOption, "options.x");
        row(
            "size", [](Scenario& s) { s.devices = 4096, s.microbatches = 1'000'000; }, ErrorCode::TooLarge,
            "microbatches");
        row(
            "slow link",
            [](Scenario& s) {
                s.transfer = {0, 1 << 30, 1, false};
            },
            ErrorCode::TransferTooLong, "transfer.bytes_per_second");
    }

    void refusesWhatMakesNoSense()
    {
        QFETCH(Scenario, s);
        QFETCH(int, code);
        QFETCH(QString, where);
        const Result<Schedule> made = makeSchedule(s);
        QVERIFY(!made.ok());
        QCOMPARE(static_cast<int>(made.error().code), code);
        QCOMPARE(QString::fromStdString(made.error().where), where);
        QVERIFY(describe(made.error()).find('%') == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestSchedules)
#include "tst_schedules.moc"
