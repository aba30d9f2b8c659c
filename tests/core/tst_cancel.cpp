// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every phase of a long computation polls its stop token and reports how far it is, all along. Measured in calls, not
// in time: a phase reports at every poll, so the calls that come after a stop are polls that overlooked it.

#include "core/analysis/activations.h"
#include "core/schedule/registry.h"
#include "core/sim/simulator.h"
#include "tests/core/support.h"

#include <QTest>

#include <functional>
#include <thread>

using namespace bubblescope;
using test::scenario;

namespace {

/// What the phases need, made once: half a million ops.
struct Large {
    Scenario given = scenario("1f1b", 8, 32'768, 1, 2);
    Schedule schedule;
    OpCosts costs;
    Timeline timeline;

    Large()
    {
        given.transfer.latencyNs = 1;
        schedule = makeSchedule(given).value();
        costs = resolveCosts(given, schedule).value();
        timeline = simulate(schedule, costs).value();
    }
};

const Large& large()
{
    static const Large made;
    return made;
}

/// It fails only if stopped. (Stopped after its last poll, it is done all the same.)
void check(bool ok, const JobControl& control)
{
    QVERIFY(ok || control.stopped());
}

void simulateWith(const std::function<void(OpCosts&)>& change, const JobControl& control)
{
    OpCosts costs = large().costs;
    change(costs);
    check(simulate(large().schedule, costs, control).ok(), control);
}

using Phase = std::function<void(const JobControl&)>;

}  // namespace

Q_DECLARE_METATYPE(Phase)

class TestCancel : public QObject {
    Q_OBJECT

private slots:
    void everyPhasePolls_data()
    {
        QTest::addColumn<Phase>("phase");
        const auto add = [](const char* name, Phase phase) { QTest::newRow(name) << std::move(phase); };
        add("schedule", [](const JobControl& control) { check(makeSchedule(large().given, control).ok(), control); });
        add("schedule from rows",
            [](const JobControl& control) { (void)makeScheduleFromRows(*large().schedule.rows, control); });
        add("table of ops", [](const JobControl& control) { (void)OpTable(large().schedule, control); });
        add("simulation",
            [](const JobControl& control) { simulateWith([](OpCosts& costs) { costs.latencyNs = 0; }, control); });
        add("simulation with transfers", [](const JobControl& control) { simulateWith([](OpCosts&) {}, control); });
        add("simulation with jitter", [](const JobControl& control) {
            simulateWith([](OpCosts& costs) { costs.jitter = {JitterKind::Uniform, 0.1, 1}; }, control);
        });
        add("simulation with blocking transfers", [](const JobControl& control) {
            simulateWith([](OpCosts& costs) { costs.blockingTransfers = true; }, control);
        });
        add("queues",
            [](const JobControl& control) { (void)stageQueues(large().schedule, large().timeline, control); });
        add("activations", [](const JobControl& control) {
            (void)activationsInFlight(large().timeline, ReleaseAt::BackwardEnd, control);
        });
        add("index", [](const JobControl& control) { (void)IntervalIndex(large().timeline, control); });
        add("analysis", [](const JobControl& control) {
            const Large& of = large();
            check(analyse(of.given, of.schedule, of.costs, of.timeline, control).ok(), control);
        });
        add("all", [](const JobControl& control) { check(computeRun(large().given, control).ok(), control); });
    }

    void everyPhasePolls()
    {
        QFETCH(const Phase, phase);
        int calls = 0;
        double last = 0;
        phase({{}, [&](double done) {
                   QVERIFY2(done >= last && done <= 1, qPrintable(QString("%1 after %2").arg(done).arg(last)));
                   last = done;
                   ++calls;
               }});
        QVERIFY2(calls >= 6, qPrintable(QString::number(calls)));

        // Stopped at each of them in turn, none comes after.
        const int all = calls;
        for (int stopAt = 1; stopAt <= all; stopAt += 1 + all / 20) {
            std::stop_source stop;
            calls = 0;
            phase({stop.get_token(), [&](double) {
                       if (++calls == stopAt)
                           stop.request_stop();
                   }});
            QCOMPARE(calls, stopAt);
        }
    }

    void endsWithoutProgressToo()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto result = computeRun(scenario("1f1b", 64, 1000, 1, 2), {stop.get_token(), {}});
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
    }

    void endsFromAnotherThread()
    {
        std::stop_source stop;
        std::thread canceller([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        const auto result = computeRun(scenario("1f1b", 64, 20'000, 1, 2), {stop.get_token(), {}});
        canceller.join();
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
    }

    void progressAscends_data()
    {
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<QString>("option");
        for (const ScheduleInfo& info : scheduleRegistry())
            if (info.id != "custom")
                QTest::newRow(std::string(info.id).c_str())
                    << QString::fromStdString(std::string(info.id)) << QString();
        QTest::newRow("zb-v, searched") << "zb-v"
                                        << "order=search";
    }

    void progressAscends()
    {
        QFETCH(const QString, schedule);
        QFETCH(const QString, option);
        Scenario s = scenario(schedule.toStdString(), 4, 8, 1, 2);
        s.chunks = fittingChunks(*findSchedule(s.schedule), 2);
        if (!option.isEmpty())
            s.options[option.section('=', 0, 0).toStdString()] = option.section('=', 1).toStdString();
        double last = 0;
        int calls = 0;
        const auto result = computeRun(s, {{}, [&](double done) {
                                               QVERIFY(done >= last && done <= 1);
                                               last = done;
                                               ++calls;
                                           }});
        QVERIFY(result.ok());
        QCOMPARE(last, 1.0);
        QVERIFY(calls > 5);
    }
};

QTEST_GUILESS_MAIN(TestCancel)
#include "tst_cancel.moc"
