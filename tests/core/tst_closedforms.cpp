// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas for makespan and bubble against the simulation: they stand wherever they are said to, and nowhere else.

#include "core/schedule/registry.h"
#include "tests/core/shapes.h"
#include "tests/core/support.h"

#include <QTest>

#include <array>

using namespace bubblescope;
using test::setCosts;
using test::shape;

class TestClosedForms : public QObject {
    Q_OBJECT

private slots:
    void closedFormsAgreeWithTheSimulation_data()
    {
        QTest::addColumn<QString>("schedule");
        for (const ScheduleInfo& info : scheduleRegistry())
            if (info.id != "custom" && info.id != "zb-auto" && info.id != "1f1b-v")
                QTest::newRow(info.id.data()) << QString::fromUtf8(info.id.data());
    }

    /// A formula stands wherever it is said to, and is said to nowhere else.
    void closedFormsAgreeWithTheSimulation()
    {
        QFETCH(QString, schedule);
        const std::string id = schedule.toStdString();
        const ScheduleInfo& info = *findSchedule(id);
        const std::vector<std::array<int, 3>> times{{1, 1, 1}, {5, 3, 4}, {4, 4, 3}, {3, 4, 2}, {10, 12, 7}, {3, 2, 5},
                                                    {5, 5, 1}, {1, 5, 3}, {2, 3, 3}, {2, 7, 1}, {5, 1, 1},   {3, 9, 9}};
        int applied = 0;
        for (int v = info.minChunks; v <= std::min(info.maxChunks, info.usesChunks ? 4 : 1); ++v)
            for (const int p : {1, 2, 3, 4, 5, 6, 9})
                for (const int m : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 18, 24})
                    for (const auto& [f, i, w] : times)
                        for (const int saving : {0, 2, 100}) {
                            if (saving > 0 && !id.starts_with("dualpipe"))
                                continue;
                            Scenario s = shape(id, p, v, m);
                            setCosts(s, f, i, w, 0);
                            s.costs.overlapSavingNs = saving;
                            const auto made = computeRun(s);
                            if (!made.ok()) {
                                QCOMPARE(made.error().code, ErrorCode::Refused);
                                continue;
                            }
                            const Analysis& analysis = made.value()->analysis;
                            const ClosedForm& theory = analysis.theory;
                            const std::string where = "P " + std::to_string(p) + " V " + std::to_string(v) + " M " +
                                                      std::to_string(m) + " f " + std::to_string(f);
                            QVERIFY2(!theory.formula.empty(), where.c_str());
                            if (!theory.applies()) {
                                QVERIFY2(theory.reason == NoClosedForm::FewMicrobatches ||
                                             theory.reason == NoClosedForm::OtherTimes ||
                                             theory.reason == NoClosedForm::NotDivisible,
                                         where.c_str());
                                // Nothing so simple as equal times and many microbatches is left without one.
                                QVERIFY2(f != i || i != w || m < 2 * p || (id == "chimera" && m % p != 0),
                                         where.c_str());
                                continue;
                            }
                            ++applied;
                            QVERIFY2(theory.makespanNs == analysis.makespanNs, where.c_str());
                            QVERIFY2(std::abs(theory.bubbleRatio - analysis.bubbleRatio) < 1e-12, where.c_str());
                        }
        QVERIFY(applied > 0);
    }

    void groupsReachTheClosedForm()
    {
        for (const char* id : {"interleaved-1f1b", "interleaved-zero-bubble"})
            for (int v = 1; v <= 3; ++v)
                for (int p = 1; p <= 6; ++p)
                    for (int m = p; m <= 18; ++m)
                        for (const int groupSize : {p, p + 2}) {
                            Scenario s = shape(id, p, v, m);
                            setCosts(s, 5, 3, 4, 0);
                            s.options["group-size"] = std::to_string(groupSize);
                            const auto made = groupSize <= m ? computeRun(s) : Error{};
                            if (!made.ok())
                                continue;  // the last group is too small
                            QVERIFY(made.value()->analysis.theory.applies());
                            QCOMPARE(made.value()->analysis.theory.makespanNs, made.value()->analysis.makespanNs);
                        }
    }

    void searchedOrdersHaveNoClosedForm()
    {
        for (const char* id : {"zb-auto", "zb-v", "v-half", "zb-h2"}) {
            Scenario s = shape(id, 3, findSchedule(id)->minChunks, 6);
            s.options["effort"] = "1";
            QCOMPARE(test::run(s)->analysis.theory.reason, NoClosedForm::Searched);
        }
        QCOMPARE(test::run(shape("1f1b-v", 3, 2, 6))->analysis.theory.reason, NoClosedForm::UnknownSchedule);
        // What the papers state.
        const auto ratio = [](const char* id, int p, int v, int m) {
            return test::run(shape(id, p, v, m))->analysis.theory.makespanNs;
        };
        QCOMPARE(ratio("dualpipe", 8, 1, 20), 66);
        QCOMPARE(ratio("dualpipev", 4, 2, 10), 66);
        Scenario even = shape("chimera", 6, 1, 12);
        setCosts(even, 2, 1, 1, 0);
        QVERIFY(std::abs(test::run(even)->analysis.theory.bubbleRatio - 4.0 / (2 * 12 + 4)) < 1e-12);
    }

    void dualPipeBubble()
    {
        // (PP/2 − 1)(F&B + B − 3W), PP stages, f = i and w ≤ f; the unit F&B takes F + B − saving.
        for (const int p : {2, 4, 6, 8})
            for (const TimeNs w : {TimeNs{2}, TimeNs{4}}) {
                Scenario s = shape("dualpipe", p, 1, 4 * p);
                setCosts(s, 4, 4, w, 0);
                const auto plain = test::run(s);
                QCOMPARE(plain->analysis.makespanNs - plain->analysis.devices[0].busyNs,
                         TimeNs{p / 2 - 1} * ((4 + 4 + w) + (4 + w) - 3 * w));
                s.costs.overlapSavingNs = 3;
                const auto overlapped = test::run(s);
                TimeNs idle = 0;
                for (const DeviceFigures& device : overlapped->analysis.devices)
                    idle = std::max(idle, device.idleNs);
                QCOMPARE(idle, TimeNs{p / 2 - 1} * ((4 + 4 + w - 3) + (4 + w) - 3 * w));
            }
    }
};

QTEST_GUILESS_MAIN(TestClosedForms)
#include "tst_closedforms.moc"
