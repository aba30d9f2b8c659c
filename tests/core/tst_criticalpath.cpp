// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The critical path is without holes and as long as the run, in every golden case and for every schedule; "what if"
// gives what simulating the changed scenario gives.

#include "core/analysis/criticalpath.h"
#include "core/analysis/idlecauses.h"
#include "core/analysis/whatif.h"
#include "tests/core/goldenruns.h"

#include <QTest>

using namespace bubblescope;
using test::run;
using test::scenario;

namespace {

/// Why this is not a chain of steps from time 0 to `endNs`; empty if it is one.
QString flawIn(const std::vector<PathStep>& path, const Timeline& timeline, TimeNs endNs)
{
    const OpRows& rows = *timeline.rows;
    TimeNs atNs = 0;
    TimeNs lengthNs = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const PathStep& step = path[i];
        if (step.startNs != atNs)
            return QString("hole before step %1").arg(i);
        atNs = step.endNs;
        lengthNs += step.endNs - step.startNs;
        if (!step.isTransfer() && (timeline.startNs[step.op] != step.startNs || timeline.endNs[step.op] != step.endNs))
            return QString("step %1 is not that unit").arg(i);
        if (step.isTransfer() && timeline.endNs[step.op] > step.startNs)
            return QString("transfer %1 starts before its producer has ended").arg(i);
        // Neighbours have a device in common, or one is the other's need.
        if (i == 0)
            continue;
        const PathStep& before = path[i - 1];
        const auto devices = [&rows](const PathStep& s) {
            return std::pair(rows.deviceOf(s.op), rows.deviceOf(s.isTransfer() ? s.consumer : s.op));
        };
        const auto [a, b] = devices(before);
        const auto [c, d] = devices(step);
        if (a != c && a != d && b != c && b != d && step.isTransfer())
            return QString("step %1 has nothing to do with the one before").arg(i);
    }
    if (atNs != endNs || lengthNs != endNs)
        return QString("ends at %1 after %2, not at %3").arg(atNs).arg(lengthNs).arg(endNs);
    return {};
}

}  // namespace

class TestCriticalPath : public QObject {
    Q_OBJECT

private slots:
    void isAsLongAsTheRunInEveryGoldenCase()
    {
        for (const test::GoldenRun& one : test::goldenRuns()) {
            const auto path = criticalPath(one.schedule, OpTable(one.schedule), one.timeline, one.costs);
            QVERIFY2(flawIn(path, one.timeline, one.timeline.makespanNs()).isEmpty(),
                     qPrintable(QString::fromStdString(one.name) + ": " +
                                flawIn(path, one.timeline, one.timeline.makespanNs())));
        }
    }

    void isAsLongAsTheRunForEverySchedule()
    {
        for (const Scenario& s : test::unequalScenarios()) {
            const auto r = run(s);
            QVERIFY(r);
            const auto path = criticalPath(r->schedule, r->table, r->timeline, r->costs);
            const QString flaw = flawIn(path, r->timeline, r->analysis.makespanNs);
            QVERIFY2(flaw.isEmpty(), qPrintable(QString::fromStdString(test::nameOf(s)) + ": " + flaw));
        }
    }

    void copesWithOpsThatTakeNoTime()
    {
        Scenario s = scenario("1f1b", 4, 8, 1, 0);
        s.transfer = {0, 1, 1'000'000'000'000, true};
        auto r = run(s);
        QVERIFY(flawIn(criticalPath(r->schedule, r->table, r->timeline, r->costs), r->timeline, r->analysis.makespanNs)
                    .isEmpty());
        s = scenario("gpipe", 4, 8, 0, 0);
        r = run(s);
        QCOMPARE(r->analysis.makespanNs, TimeNs{0});
        QVERIFY(!criticalPath(r->schedule, r->table, r->timeline, r->costs).empty());
    }

    void goesThroughTheSlowStage()
    {
        Scenario s = scenario("1f1b", 4, 16, 1, 2);
        s.costs.slowdown = {1, 1, 3, 1};
        const auto r = run(s);
        TimeNs onSlowNs = 0;
        for (const PathStep& step : criticalPath(r->schedule, r->table, r->timeline, r->costs))
            if (r->timeline.rows->deviceOf(step.op) == DeviceId(2))
                onSlowNs += step.endNs - step.startNs;
        QCOMPARE(onSlowNs, r->analysis.devices[2].busyNs);
    }

    void chainReachesBackToTheGapsStart()
    {
        for (const Scenario& s : test::unequalScenarios()) {
            const auto r = run(s);
            QVERIFY(r);
            for (std::size_t i = 1; i < r->schedule.opCount(); i += 7) {
                const DeviceId device = r->timeline.rows->deviceOf(i);
                if (r->timeline.rows->ops[i].joinsPrevious || r->timeline.rows->rowBegin[device.index()] == i)
                    continue;
                const TimeNs fromNs = r->timeline.endNs[i - 1];
                const TimeNs toNs = r->timeline.startNs[i];
                const auto chain = chainBefore(r->schedule, r->table, r->timeline, r->costs, i, fromNs);
                QCOMPARE(chain.empty(), fromNs == toNs);
                if (chain.empty())
                    continue;
                QVERIFY(chain.front().startNs <= fromNs && chain.front().endNs >= fromNs);
                QCOMPARE(chain.back().endNs, toNs);
                for (std::size_t k = 1; k < chain.size(); ++k)
                    QCOMPARE(chain[k].startNs, chain[k - 1].endNs);
            }
        }
    }

    void whatIfIsTheChangedScenariosRun()
    {
        Scenario s = scenario("1f1b", 4, 16, 10, 20);
        s.costs.slowdown = {1, 1, 3, 1};
        s.transfer.latencyNs = 300'000;
        s.jitter = {JitterKind::Uniform, 0.2, 3};
        const auto r = run(s);
        const auto sooner = soonerWithFasterStage(r->schedule, r->costs, r->analysis.makespanNs, 10).value();
        QCOMPARE(sooner.size(), std::size_t{4});
        for (std::size_t stage = 0; stage < 4; ++stage) {
            Scenario faster = s;
            faster.costs.slowdown[stage] *= 0.9;
            QCOMPARE(sooner[stage], r->analysis.makespanNs - run(faster)->analysis.makespanNs);
        }
        QVERIFY(sooner[2] > sooner[1]);
        // One microbatch at a time: all work lies on the path.
        const auto plain = run(scenario("forward-only-sequential", 3, 4, 10, 0));
        QCOMPARE(soonerWithFasterStage(plain->schedule, plain->costs, plain->analysis.makespanNs, 25).value(),
                 std::vector<TimeNs>(3, 10 * kNsPerMs));
    }

    void whatIfIsNeverLaterWithOverlappedTransfers()
    {
        for (const Scenario& s : test::unequalScenarios()) {
            const auto r = run(s);
            QVERIFY(r);
            for (const TimeNs ns : soonerWithFasterStage(r->schedule, r->costs, r->analysis.makespanNs, 10).value())
                QVERIFY(s.transfer.blocking || ns >= 0);
            for (const TimeNs ns : soonerWithFasterStage(r->schedule, r->costs, r->analysis.makespanNs, 0).value())
                QCOMPARE(ns, TimeNs{0});
        }
    }

    void whatIfCancels()
    {
        const auto r = run(scenario("1f1b", 4, 8, 1, 2));
        std::stop_source stop;
        double done = 0;
        const auto result =
            soonerWithFasterStage(r->schedule, r->costs, r->analysis.makespanNs, 10, {stop.get_token(), [&](double at) {
                                                                                          done = at;
                                                                                          stop.request_stop();
                                                                                      }});
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QCOMPARE(done, 0.25);
    }
};

QTEST_GUILESS_MAIN(TestCriticalPath)
#include "tst_criticalpath.moc"
