// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Several iterations: the barrier, what its absence gains, PipeDream and its weight versions.

#include "core/analysis/iterations.h"
#include "core/analysis/run.h"
#include "core/io/scenariojson.h"
#include "core/schedule/registry.h"
#include "core/schedule/validate.h"
#include "core/sim/simulator.h"

#include <QTest>

using namespace bubblescope;

namespace {

Scenario scenarioOf(const char* schedule, int devices, int microbatches, int iterations, bool barrier)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.devices = devices;
    scenario.microbatches = microbatches;
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    scenario.iterations = iterations;
    scenario.optimizerBarrier = barrier;
    return scenario;
}

std::shared_ptr<const Run> runOf(const Scenario& scenario)
{
    const auto run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

}  // namespace

class TestIterations : public QObject {
    Q_OBJECT

private slots:
    void barrierMakesEqualIterations_data()
    {
        QTest::addColumn<QString>("schedule");
        for (const ScheduleInfo& info : scheduleRegistry())
            if (info.id != "custom" && !info.asynchronous)
                QTest::newRow(std::string(info.id).c_str()) << QString::fromStdString(std::string(info.id));
    }
    void barrierMakesEqualIterations()
    {
        QFETCH(QString, schedule);
        Scenario scenario = scenarioOf(schedule.toUtf8().constData(), 4, 8, 1, true);
        scenario.transfer.latencyNs = kNsPerMs / 10;
        const auto one = runOf(scenario);
        scenario.iterations = 3;
        const auto three = runOf(scenario);
        QVERIFY(one && three);
        const TimeNs makespan = one->analysis.makespanNs;
        QCOMPARE(three->analysis.iterationEndNs, (std::vector<TimeNs>{makespan, 2 * makespan, 3 * makespan}));
        QCOMPARE(three->analysis.steady.iterationNs, makespan);
        QCOMPARE(three->analysis.bubbleRatio, one->analysis.bubbleRatio);
        for (int d = 0; d < 4; ++d) {
            const std::size_t row = static_cast<std::size_t>(d);
            QCOMPARE(three->analysis.devices[row].busyNs, 3 * one->analysis.devices[row].busyNs);
            QCOMPARE(three->analysis.devices[row].peakActivations, one->analysis.devices[row].peakActivations);
        }
    }

    void withoutBarrierNothingIsLater_data() { barrierMakesEqualIterations_data(); }
    void withoutBarrierNothingIsLater()
    {
        QFETCH(QString, schedule);
        Scenario scenario = scenarioOf(schedule.toUtf8().constData(), 4, 8, 4, true);
        const auto with = runOf(scenario);
        scenario.optimizerBarrier = false;
        const auto without = runOf(scenario);
        QVERIFY(with && without);
        QVERIFY(without->analysis.makespanNs <= with->analysis.makespanNs);
        QVERIFY(without->analysis.steady.bubbleRatio <= with->analysis.steady.bubbleRatio + 1e-9);
    }

    /// With f = i = w ZB-H2 has no idle time inside a device's span; without the barrier none is left at all.
    void zeroBubbleIsZeroWithoutTheBarrierOnly()
    {
        const auto without = runOf(scenarioOf("zb-h2", 4, 12, 5, false));
        QVERIFY(without);
        QCOMPARE(without->analysis.steady.bubbleRatio, 0.0);
        const auto with = runOf(scenarioOf("zb-h2", 4, 12, 5, true));
        QVERIFY(with->analysis.steady.bubbleRatio > 0.05);
        const auto gpipe = runOf(scenarioOf("gpipe", 4, 12, 5, false));
        QVERIFY(gpipe->analysis.steady.bubbleRatio > 0.05);
    }

    /// Two devices that hold the same stage exchange gradients, so neither runs ahead of the other's last backward.
    void copiesOfAStageWaitForEachOther()
    {
        const auto run = runOf(scenarioOf("chimera", 4, 4, 2, false));
        QVERIFY(run);
        std::vector<TimeNs> lastBackward(4), firstForward(4, INT64_MAX);
        for (std::size_t i = 0; i < run->schedule.opCount(); ++i) {
            const Op& op = run->timeline.rows->ops[i];
            const bool second = op.microbatch.value() >= run->schedule.iterationSpan();
            if (!second && op.kind != OpKind::Forward)
                lastBackward[op.stage.index()] = std::max(lastBackward[op.stage.index()], run->timeline.endNs[i]);
            if (second && op.kind == OpKind::Forward)
                firstForward[op.stage.index()] = std::min(firstForward[op.stage.index()], run->timeline.startNs[i]);
        }
        for (std::size_t s = 0; s < 4; ++s)
            QVERIFY(firstForward[s] >= lastBackward[s]);
    }

    void pipeDreamNeverDrains()
    {
        Scenario scenario = scenarioOf("pipedream", 4, 8, 6, true);
        const auto run = runOf(scenario);
        QVERIFY(run);
        QCOMPARE(run->analysis.steady.bubbleRatio, 0.0);
        // The whole of it is 1F1B over 48 microbatches.
        QCOMPARE(run->analysis.makespanNs, (48 + 3) * 3 * kNsPerMs);
        QVERIFY(run->analysis.theory.applies());
        QCOMPARE(run->analysis.theory.makespanNs, run->analysis.makespanNs);
        scenario.schedule = "1f1b";
        scenario.optimizerBarrier = false;
        QVERIFY(runOf(scenario)->analysis.makespanNs >= run->analysis.makespanNs);
    }

    /// Narayanan et al. 2019, figure 9: in the steady state stage s of P runs a forward with weights that are P−1−s
    /// updates behind what its backward's stage will have by then, and keeps P−s versions.
    void pipeDreamKeepsVersions()
    {
        const auto run = runOf(scenarioOf("pipedream", 4, 4, 3, true));
        QVERIFY(run);
        const std::vector<int> versions = weightVersions(run->schedule);
        for (int s = 0; s < 4; ++s) {
            QCOMPARE(mostWeightVersions(run->schedule, DeviceId(s)), 4 - s);
            for (int m = 0; m < 12; ++m) {
                const int expected = std::max(0, m - (3 - s));
                QCOMPARE(versions[run->indexOf(s, OpKind::Forward, m)], expected);
                QCOMPARE(versions[run->indexOf(s, OpKind::Backward, m)], expected);
            }
        }
        const auto flushed = runOf(scenarioOf("1f1b", 4, 4, 3, true));
        const std::vector<int> steps = weightVersions(flushed->schedule);
        QCOMPARE(steps[flushed->indexOf(2, OpKind::Forward, 9)], 2);
        QCOMPARE(mostWeightVersions(flushed->schedule, DeviceId(0)), 1);
    }

    void unequalBatchesRepeat()
    {
        Scenario scenario = scenarioOf("1f1b", 2, 3, 2, true);
        scenario.batch.samples = 8;
        const auto run = runOf(scenario);
        QVERIFY(run);
        const auto duration = [&](int m) {
            const std::size_t i = run->indexOf(0, OpKind::Forward, m);
            return run->timeline.endNs[i] - run->timeline.startNs[i];
        };
        QCOMPARE(duration(5), duration(2));
        QVERIFY(duration(5) < duration(3));
    }

    void closedFormOfSeveral()
    {
        const auto barrier = runOf(scenarioOf("gpipe", 4, 8, 3, true));
        QVERIFY(barrier->analysis.theory.applies());
        QCOMPARE(barrier->analysis.theory.makespanNs, barrier->analysis.makespanNs);
        QCOMPARE(barrier->analysis.theory.bubbleRatio, barrier->analysis.bubbleRatio);
        const auto without = runOf(scenarioOf("gpipe", 4, 8, 3, false));
        QCOMPARE(without->analysis.theory.reason, NoClosedForm::Iterations);
    }

    void limitsAndFiles()
    {
        Scenario scenario = scenarioOf("1f1b", 4, 8, 1001, true);
        QCOMPARE(validate(scenario)->where, std::string("iterations"));
        scenario.microbatches = 100'000;
        scenario.iterations = 11;
        QCOMPARE(validate(scenario)->where, std::string("iterations"));
        scenario = scenarioOf("zb-h2", 4, 12, 7, false);
        const auto read = readScenarioJson(writeScenarioJson(scenario), "x.json");
        QVERIFY(read.ok());
        QVERIFY(read.value() == scenario);
    }
};

QTEST_GUILESS_MAIN(TestIterations)
#include "tst_iterations.moc"
