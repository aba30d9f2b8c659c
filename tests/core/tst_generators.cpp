// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Generated orders against the golden data: equal cell by cell to sources that are fixed orders; for sources that are
// heuristics, makespan and peak no larger at the same memory limit. Then properties of every schedule, the formulas of
// the papers, and Tables 5 and 8 of the zero-bubble paper.

#include "core/analysis/papersrule.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/simulator.h"
#include "tests/core/goldendata.h"
#include "tests/core/shapes.h"
#include "tests/core/support.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <set>

using namespace bubblescope;
using test::contents;
using test::kGoldenCases;
using test::peakOf;
using test::setCosts;
using test::shape;
using test::spanOf;
using test::times;

namespace {

int most(const QJsonValue& list)
{
    int value = 0;
    for (const QJsonValue& entry : list.toArray())
        value = std::max(value, entry.toInt());
    return value;
}

/// The scenario whose order a golden case has; how to ask the command line for it follows from that.
Scenario scenarioOf(const QJsonObject& json)
{
    const QString schedule = json["schedule"].toString();
    const QString source = json["source"].toString();
    const bool bidirectional = schedule == "dualpipe" || schedule == "chimera";
    Scenario s = shape(schedule == "naive-sequential" ? "sequential" : schedule.toStdString(), json["P"].toInt(),
                       bidirectional ? 1 : json["V"].toInt(), json["M"].toInt());
    if (schedule == "gpipe" || (schedule == "looped-bfs" && source == "minpp"))
        s.options["backward-order"] = "fifo";
    if (source == "megatron")
        s.options["group-size"] = std::to_string(json["parameters"]["microbatch_group_size"].toInt());
    if (source == "sail-h1")
        s.options["split"] = "needed";
    return s;
}

/// Sources whose order depends on a search; the case's order is one of many that are as good.
bool isHeuristic(const QJsonObject& json)
{
    const QString schedule = json["schedule"].toString();
    return json["source"].toString() == "sail" && (schedule.startsWith("zb-h") || schedule == "zb-v");
}

QString withoutEmptyCells(const QByteArray& csv)
{
    QString text;
    for (const QByteArray& line : csv.split('\n')) {
        QByteArrayList cells = line.trimmed().split(',');
        cells.removeAll(QByteArray());
        if (!cells.isEmpty())
            text += QString::fromLatin1(cells.join(',')) + '\n';
    }
    return text;
}

/// Each (stage, microbatch) has F once, and either B once or I and W once each; nothing else.
bool isComplete(const Schedule& schedule, const Scenario& s, bool hasBackward)
{
    const int stages = schedule.stageCount;
    if (schedule.deviceCount() != s.devices || stages != s.stages() || schedule.microbatchCount != s.microbatches)
        return false;
    std::vector<std::array<int, kOpKinds>> count(static_cast<std::size_t>(stages * s.microbatches));
    for (const Op& op : schedule.rows->ops)
        ++count[op.stage.index() * static_cast<std::size_t>(s.microbatches) + op.microbatch.index()]
               [static_cast<std::size_t>(op.kind)];
    return std::all_of(count.begin(), count.end(), [hasBackward](const std::array<int, kOpKinds>& n) {
        if (!hasBackward)
            return n == std::array{1, 0, 0, 0};
        return n == std::array{1, 1, 0, 0} || n == std::array{1, 0, 1, 1};
    });
}

}  // namespace

class TestGenerators : public QObject {
    Q_OBJECT

private slots:
    void equalsTheGoldenOrder_data()
    {
        QTest::addColumn<QString>("name");
        int fixed = 0;
        for (const QString& file : QDir(kGoldenCases).entryList({"*.json"}, QDir::Files, QDir::Name)) {
            const QJsonObject json = QJsonDocument::fromJson(contents(kGoldenCases + "/" + file)).object();
            if (json["schedule"].toString() == "deadlock" || isHeuristic(json))
                continue;
            ++fixed;
            QTest::newRow(qPrintable(file.chopped(5))) << file.chopped(5);
        }
        QCOMPARE(fixed, 49);
    }

    void equalsTheGoldenOrder()
    {
        QFETCH(QString, name);
        const QJsonObject json = QJsonDocument::fromJson(contents(kGoldenCases + "/" + name + ".json")).object();
        const Result<Schedule> made = makeSchedule(scenarioOf(json));
        QVERIFY2(made.ok(), made.ok() ? "" : describe(made.error()).c_str());
        QCOMPARE(withoutEmptyCells(QByteArray::fromStdString(writeScheduleCsv(made.value()))),
                 withoutEmptyCells(contents(kGoldenCases + "/" + name + ".csv")));
    }

    void isNoWorseThanTheHeuristic_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<bool>("uniformOnly");
        int heuristic = 0;
        for (const QString& file : QDir(kGoldenCases).entryList({"*.json"}, QDir::Files, QDir::Name)) {
            const QJsonObject json = QJsonDocument::fromJson(contents(kGoldenCases + "/" + file)).object();
            if (!isHeuristic(json))
                continue;
            ++heuristic;
            const QString name = file.chopped(5);
            const QString schedule = json["schedule"].toString();
            // A search sees each run's costs, so it is held to all of them.
            const QString search = schedule == "zb-v" ? "zb-v" : "zb-auto";
            QTest::newRow(qPrintable(name + " " + search)) << name << search << false;
            if (schedule == "zb-h1")
                QTest::newRow(qPrintable(name + " zb-h1")) << name << schedule << false;
            if (schedule == "zb-h2")
                QTest::newRow(qPrintable(name + " zb-h2")) << name << schedule << true;
        }
        QCOMPARE(heuristic, 10);
    }

    void isNoWorseThanTheHeuristic()
    {
        QFETCH(QString, name);
        QFETCH(QString, schedule);
        QFETCH(bool, uniformOnly);
        const QJsonObject json = QJsonDocument::fromJson(contents(kGoldenCases + "/" + name + ".json")).object();
        for (const QJsonValue& golden : json["runs"].toArray()) {
            if (uniformOnly && !golden["name"].toString().startsWith("uniform"))
                continue;
            const int limit = most(golden["expected"]["peak_activations"]);
            Scenario s = scenarioOf(json);
            s.schedule = schedule.toStdString();
            setCosts(s, golden["costs"].toObject());
            if (schedule != "zb-h2")
                s.options["memory-limit"] = std::to_string(schedule == "zb-v" ? 2 * s.devices : limit);
            if (schedule == "zb-v" || schedule == "zb-h1")
                s.options["order"] = "search";
            const auto r = test::run(s);
            QVERIFY(r);
            QVERIFY2(r->analysis.makespanNs <= golden["expected"]["makespan"].toInteger(),
                     qPrintable(QString("%1: %2").arg(golden["name"].toString()).arg(r->analysis.makespanNs)));
            QVERIFY(peakOf(*r) <= limit);
        }
    }

    void everyScheduleIsCompleteAndRuns_data()
    {
        QTest::addColumn<QString>("schedule");
        for (const ScheduleInfo& info : scheduleRegistry())
            if (info.id != "custom")
                QTest::newRow(info.id.data()) << QString::fromStdString(std::string(info.id));
    }

    void everyScheduleIsCompleteAndRuns()
    {
        QFETCH(QString, schedule);
        const ScheduleInfo& info = *findSchedule(schedule.toStdString());
        const int lastChunks = info.usesChunks ? std::min(info.maxChunks, 4) : 1;
        int accepted = 0;
        for (int v = info.usesChunks ? info.minChunks : 1; v <= lastChunks; ++v)
            for (int p = 1; p <= 8; ++p)
                for (int m = 1; m <= 16; ++m) {
                    for (const Scenario& s : variants(info, p, v, m)) {
                        const QString where = QString("P=%1 V=%2 M=%3").arg(p).arg(v).arg(m);
                        const Result<Schedule> made = makeSchedule(s);
                        if (!made.ok()) {
                            QVERIFY2(made.error().code == ErrorCode::Refused, qPrintable(where));
                            QVERIFY(!made.error().where.empty() && made.error().args.size() == 2);
                            continue;
                        }
                        ++accepted;
                        QVERIFY2(isComplete(made.value(), s, info.hasBackward), qPrintable(where));
                        checkLength(s, made.value(), where);
                        if (QTest::currentTestFailed())
                            return;
                    }
                }
        QVERIFY(accepted > 0);
    }

private:
    /// One scenario for each word of each option.
    static std::vector<Scenario> variants(const ScheduleInfo& info, int p, int v, int m)
    {
        Scenario s = shape(std::string(info.id), p, v, m);
        for (const ScheduleOption& option : info.options)
            if (option.id == "effort")
                s.options["effort"] = "3";
        std::vector<Scenario> list{s};
        for (const ScheduleOption& option : info.options)
            for (const std::string_view choice : option.choices) {
                list.push_back(s);
                list.back().options[std::string(option.id)] = choice;
            }
        return list;
    }

    /// It ends, and no sooner than the busiest device and the longest chain of one microbatch allow.
    static void checkLength(const Scenario& s, const Schedule& schedule, const QString& where)
    {
        const Result<OpCosts> costs = resolveCosts(s, schedule);
        QVERIFY(costs.ok());
        const Result<Timeline> timeline = simulate(schedule, costs.value());
        QVERIFY2(timeline.ok(), qPrintable(where));
        const TimeNs makespan = timeline.value().makespanNs();
        for (int d = 0; d < schedule.deviceCount(); ++d) {
            TimeNs busy = 0;
            for (const Op& op : schedule.rows->row(DeviceId(d)))
                busy += costs.value().durationNs(op);
            QVERIFY2(makespan >= busy, qPrintable(where));
        }
        QVERIFY2(makespan >= (schedule.hasBackward() ? 2 : 1) * schedule.stageCount, qPrintable(where));
    }

private slots:
    void formulas_data()
    {
        QTest::addColumn<int>("f");
        QTest::addColumn<int>("i");
        QTest::addColumn<int>("w");
        QTest::newRow("1 1 1") << 1 << 1 << 1;
        QTest::newRow("4 4 4") << 4 << 4 << 4;
        QTest::newRow("3 4 2") << 3 << 4 << 2;
        QTest::newRow("10 12 7") << 10 << 12 << 7;
        QTest::newRow("3 2 5") << 3 << 2 << 5;
    }

    /// Of the golden data's README and of the papers; "bubble" is makespan − busy.
    void formulas()
    {
        QFETCH(int, f);
        QFETCH(int, i);
        QFETCH(int, w);
        const auto made = [&](const char* schedule, int p, int v, int m) {
            Scenario s = shape(schedule, p, v, m);
            setCosts(s, f, i, w, 0);
            return test::run(s);
        };
        const bool equal = f == i && i == w;
        for (const int p : {2, 3, 4, 6, 8})
            for (const int m : {2, 3, 5, 8, 16, 17, 32}) {
                const TimeNs work = TimeNs{m} * (f + i + w);
                QCOMPARE(made("eager-1f1b", p, 1, m)->analysis.makespanNs, TimeNs{m + p - 1} * (f + i + w));
                for (const int v : {1, 2, 3})
                    QCOMPARE(made("looped-bfs", p, v, m)->analysis.makespanNs,
                             TimeNs{m >= p ? m * v + p - 1 : m + p * v - 1} * (f + i + w));
                const auto h1 = made("zb-h1", p, 1, m);
                if (m > p) {
                    QCOMPARE(h1->analysis.makespanNs - work, TimeNs{p - 1} * std::max({f + i - w, f, i}));
                    QCOMPARE(peakOf(*h1), p);
                } else {
                    QVERIFY(peakOf(*h1) <= m);
                    if (equal)
                        QCOMPARE(h1->analysis.makespanNs, TimeNs{m + p - 1} * (f + i) + w);
                }
                if (const int v = 2; m % p == 0 && m > p)
                    QCOMPARE(made("interleaved-zero-bubble", p, v, m)->analysis.makespanNs - v * work,
                             TimeNs{p - 1} * std::max({f + i - w, f, i}));
                const auto h2 = made("zb-h2", p, 1, m);
                QVERIFY(peakOf(*h2) <= std::min(m, 2 * p - 1));
                if (equal) {
                    QVERIFY(h2->analysis.makespanNs <= h1->analysis.makespanNs);
                    if (m <= p)
                        QCOMPARE(h2->analysis.makespanNs, TimeNs{m + p - 1} * (f + i) + w);
                }
                if (equal && m >= 2 * p - 1) {
                    QCOMPARE(peakOf(*h2), 2 * p - 1);
                    QCOMPARE(spanOf(*h2), work);
                    QCOMPARE(h2->analysis.makespanNs - work, TimeNs{p - 1} * f);
                }
                const auto zbV = made("zb-v", p, 2, m);
                QVERIFY(peakOf(*zbV) <= 2 * p);
                if (equal && m >= 2 * p) {
                    QCOMPARE(spanOf(*zbV), 2 * work);
                    QCOMPARE(zbV->analysis.makespanNs - 2 * work, TimeNs{p - 1} * f);
                }
                if (m >= 2 * p) {
                    QCOMPARE(peakOf(*made("dualpipev", p, 2, m)), 2 * p + 1);
                    if (m % 2 == 0 && p % 2 == 0)
                        QCOMPARE(peakOf(*made("dualpipe", p, 1, m)), p + 1);
                }
            }
    }

    void controllableMemory()
    {
        // sail's figures for M = 4P and f = i = w = 1.
        for (int p = 2; p <= 12; ++p) {
            const int m = 4 * p;
            const auto half = test::run(shape("v-half", p, 2, m));
            QCOMPARE(peakOf(*half), 2 * ((p + 2) / 2));
            if (p >= 3)
                QCOMPARE(half->analysis.makespanNs - 6 * m, p % 2 == 0 ? 3 * p - 7 : 3 * p - 4);
            const auto least = test::run(shape("v-min", p, 2, m));
            QCOMPARE(peakOf(*least), 2 * ((p + 4) / 3));
            if (p >= 3)
                QCOMPARE(least->analysis.makespanNs - 6 * m, p % 3 == 0 ? 4 * p - 7 : 4 * p - 5);
        }
    }

    void tablesOfTheZeroBubblePaper_data()
    {
        QTest::addColumn<int>("p");
        QTest::addColumn<int>("m");
        QTest::addColumn<int>("v");
        QTest::addColumn<QList<int>>("costs");  // F, I, W of a device, c
        QTest::addColumn<QList<int>>("rates");  // 1F1B, interleaved, ZB-H1, ZB-H2, in 1/10000
        const auto row = [](const char* name, int p, int m, int v, QList<int> costs, QList<int> rates) {
            QTest::newRow(name) << p << m << v << costs << rates;
        };
        row("table 5 1.5B m=24", 8, 24, 3, {18522, 18086, 9337, 601}, {2431, 1055, 1585, 1083});
        row("table 5 1.5B m=64", 8, 64, 3, {18546, 18097, 9321, 762}, {1240, 443, 674, 444});
        row("table 5 6.2B m=32", 8, 32, 4, {29802, 29428, 19530, 577}, {1898, 628, 1045, 559});
        row("table 5 14.6B m=48", 16, 48, 3, {11347, 11248, 8132, 377}, {2552, 1104, 1397, 672});
        row("table 5 14.6B m=128", 16, 128, 3, {11325, 11308, 8109, 378}, {1251, 445, 576, 266});
        row("table 5 28.3B m=128", 32, 128, 2, {10408, 10204, 7703, 408}, {2168, 1164, 1106, 490});
        const auto twice = [](int f, int i, int w, int c) { return QList<int>{2 * f, 2 * i, 2 * w, c}; };
        row("table 8 p=16 m=48", 16, 48, 2, twice(14407, 14380, 9676, 1610), {2668, 1499, 1536, 823});
        row("table 8 p=16 m=128", 16, 128, 2, twice(14316, 14306, 9639, 1619), {1390, 621, 637, 325});
        row("table 8 p=24 m=96", 24, 96, 2, twice(6783, 6984, 5259, 758), {2229, 1184, 1121, 480});
        row("table 8 p=32 m=96", 32, 96, 2, twice(9458, 9748, 7288, 879), {2676, 1509, 1429, 629});
        row("table 8 p=32 m=256", 32, 256, 2, twice(9447, 9644, 7193, 887), {1362, 626, 593, 251});
    }

    void tablesOfTheZeroBubblePaper()
    {
        QFETCH(int, p);
        QFETCH(int, m);
        QFETCH(int, v);
        QFETCH(QList<int>, costs);
        QFETCH(QList<int>, rates);
        const auto made = [&](const char* schedule, int chunks) {
            Scenario s = shape(schedule, p, chunks, m);
            // A thousandth of the table's microsecond, so that dividing by the chunks rounds nothing away.
            setCosts(s, 1000 * costs[0] / chunks, 1000 * costs[1] / chunks, 1000 * costs[2] / chunks, 1000 * costs[3]);
            return test::run(s);
        };
        const auto rate = [](double share) { return static_cast<int>(std::lround(share * 10'000)); };
        // The table takes the makespan for the first three, the longest span of a device for ZB-H2.
        QCOMPARE(rate(made("1f1b", 1)->analysis.bubbleRatio), rates[0]);
        QCOMPARE(rate(made("zb-h1", 1)->analysis.bubbleRatio), rates[2]);
        QCOMPARE(rate(made("zb-h2", 1)->analysis.spanBubbleRatio), rates[3]);
        // By the papers' rule for transfers between chunks; ours takes P transfers longer.
        const auto interleaved = made("interleaved-1f1b", v);
        const auto rule = papersRule(interleaved->scenario, interleaved->schedule, interleaved->analysis);
        QVERIFY(rule);
        QCOMPARE(rate(rule->bubbleRatio), rates[1]);
        const auto plain = made("interleaved-1f1b", 1);
        QVERIFY(!papersRule(plain->scenario, plain->schedule, plain->analysis));
        Scenario without = interleaved->scenario;
        without.transfer.latencyNs = 0;
        QVERIFY(!papersRule(without, interleaved->schedule, interleaved->analysis));
    }

    void automaticColumnsOfTheZeroBubblePaper_data()
    {
        QTest::addColumn<int>("p");
        QTest::addColumn<int>("m");
        QTest::addColumn<QList<int>>("costs");  // F, I, W of a stage, c
        QTest::addColumn<int>("released");      // by the end of I, in thousandths of an activation
        QTest::addColumn<QList<int>>("rates");  // ZB-1p and ZB-2p, or ZB-V, in 1/10000
        const auto row = [](const char* name, int p, int m, QList<int> costs, int released, QList<int> rates) {
            QTest::newRow(name) << p << m << costs << released << rates;
        };
        // (2h + 5as) / (34h + 5as) with s = 1024 and h/a = 96 or 128.
        row("table 5 1.5B m=24", 8, 24, {18522, 18086, 9337, 601}, 633, {1585, 433});
        row("table 5 1.5B m=64", 8, 64, {18546, 18097, 9321, 762}, 633, {674, 26});
        row("table 5 6.2B m=32", 8, 32, {29802, 29428, 19530, 577}, 567, {1045, 22});
        row("table 5 14.6B m=48", 16, 48, {11347, 11248, 8132, 377}, 567, {1397, 66});
        row("table 5 14.6B m=128", 16, 128, {11325, 11308, 8109, 378}, 567, {576, 28});
        row("table 5 28.3B m=128", 32, 128, {10408, 10204, 7703, 408}, 567, {1106, 29});
        row("table 8 p=16 m=48", 16, 48, {14407, 14380, 9676, 1610}, 567, {697});
        row("table 8 p=16 m=128", 16, 128, {14316, 14306, 9639, 1619}, 567, {274});
        row("table 8 p=24 m=96", 24, 96, {6783, 6984, 5259, 758}, 567, {483});
        row("table 8 p=32 m=96", 32, 96, {9458, 9748, 7288, 879}, 567, {593});
    }

    void automaticColumnsOfTheZeroBubblePaper()
    {
        QFETCH(int, p);
        QFETCH(int, m);
        QFETCH(QList<int>, costs);
        QFETCH(int, released);
        QFETCH(QList<int>, rates);
        const bool folded = rates.size() == 1;
        for (int column = 0; column < rates.size(); ++column) {
            Scenario s = shape(folded ? "zb-v" : "zb-auto", p, folded ? 2 : 1, m);
            setCosts(s, costs[0], costs[1], costs[2], costs[3]);
            if (folded)
                s.options["order"] = "search";
            s.options["memory-limit"] = std::to_string(folded ? 2 * p : (column + 1) * p);
            s.options["released-by-input"] = std::to_string(released);
            s.options["objective"] = "span";
            const auto r = test::run(s);
            const auto rate = static_cast<int>(std::lround(r->analysis.spanBubbleRatio * 10'000));
            QVERIFY2(rate <= rates[column], qPrintable(QString::number(rate)));
        }
    }

    void automaticOrderIsNeverWorseThanTheFixedOnes()
    {
        for (const auto& [f, i, w, c] : {std::array{10, 12, 7, 3}, std::array{3, 2, 5, 0}, std::array{5, 9, 4, 6}})
            for (const int p : {2, 4, 7})
                for (const int m : {3, 8, 16})
                    for (const bool h2 : {false, true}) {
                        Scenario s = shape(h2 ? "zb-h2" : "zb-h1", p, 1, m);
                        setCosts(s, f, i, w, c);
                        s.costs.forwardNs[0] += 2;
                        const auto fixed = test::run(s);
                        const int limit = h2 ? 2 * p - 1 : p;
                        s.schedule = "zb-auto";
                        s.options["memory-limit"] = std::to_string(limit);
                        const auto made = test::run(s);
                        QVERIFY(made->analysis.makespanNs <= fixed->analysis.makespanNs);
                        QVERIFY(peakOf(*made) <= limit);
                        s.options["objective"] = "span";
                        QVERIFY(spanOf(*test::run(s)) <= spanOf(*fixed));
                    }
    }

    void automaticOrderRunsUnderAnyLimit()
    {
        for (int limit = 1; limit <= 9; ++limit) {
            Scenario s = shape("zb-auto", 5, 1, 8);
            s.options["memory-limit"] = std::to_string(limit);
            const auto r = test::run(s);
            QVERIFY(r);
            QVERIFY(peakOf(*r) <= limit);
            Scenario v = shape("zb-v", 5, 2, 8);
            v.options = {{"order", "search"}, {"memory-limit", std::to_string(limit)}};
            const Result<Schedule> made = makeSchedule(v);
            QCOMPARE(made.ok(), limit >= 2);
            if (!made.ok())
                QCOMPARE(made.error().code, ErrorCode::Refused);
        }
    }

    void searchIsDeterministicAndCanBeStopped()
    {
        Scenario s = shape("zb-auto", 8, 1, 32);
        setCosts(s, 18'522, 18'086, 9'337, 601);
        const Result<Schedule> once = makeSchedule(s);
        const Result<Schedule> again = makeSchedule(s);
        QVERIFY(once.value().rows->ops == again.value().rows->ops);

        s.microbatches = 512;
        s.options["effort"] = "1000000";
        std::stop_source stop;
        std::set<double> seen;
        std::chrono::steady_clock::time_point asked;
        JobControl control;
        control.stop = stop.get_token();
        control.progress = [&](double done) {
            QVERIFY(done >= 0 && done <= 1);
            seen.insert(done);
            if (seen.size() == 3 && !stop.stop_requested()) {
                asked = std::chrono::steady_clock::now();
                stop.request_stop();
            }
        };
        const Result<Schedule> stopped = makeSchedule(s, control);
        QVERIFY(!stopped.ok());
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        const std::chrono::duration<double> delay = std::chrono::steady_clock::now() - asked;
        qInfo("stopped after %.0f ms", delay.count() * 1e3);
    }

    void fewMicrobatches_data()
    {
        QTest::addColumn<int>("p");
        QTest::addColumn<int>("m");
        QTest::addColumn<int>("unit");  // f = i = w
        QTest::addColumn<int>("transfer");
        QTest::addColumn<int>("most");
        const auto row = [](int p, int m, int unit, int transfer, int most) {
            const std::string name = std::to_string(p) + " " + std::to_string(m) + " " + std::to_string(transfer);
            QTest::newRow(name.c_str()) << p << m << unit << transfer << most;
        };
        row(4, 4, 1, 0, 15);
        row(3, 3, 1, 0, 11);
        row(4, 5, 1, 0, 18);
        row(5, 4, 1, 0, 17);
        row(6, 6, 1, 0, 23);
        row(8, 8, 1, 0, 31);
        row(8, 12, 1, 0, 43);
        row(16, 16, 1, 0, 63);
        row(8, 12, 4, 1, 179);
        row(4, 4, 4, 1, 66);
        row(16, 16, 4, 1, 282);
    }

    /// ZB-H2's own order, and ZB-H1's where it may be searched for, hold the place of the automatic one.
    void fewMicrobatches()
    {
        QFETCH(int, p);
        QFETCH(int, m);
        QFETCH(int, unit);
        QFETCH(int, transfer);
        QFETCH(int, most);
        Scenario s = shape("zb-h2", p, 1, m);
        setCosts(s, unit, unit, unit, transfer);
        QVERIFY(test::run(s)->analysis.makespanNs <= most);
        if (m > p)
            return;
        s.schedule = "zb-h1";
        s.options["order"] = "search";
        const auto r = test::run(s);
        QVERIFY(r->analysis.makespanNs <= most);
        QVERIFY(peakOf(*r) <= p);
    }

    void limitsAreUsedOrRefused()
    {
        for (const char* schedule : {"zb-h1", "zb-h2", "zb-v", "v-half", "v-min"}) {
            const bool folded = findSchedule(schedule)->usesChunks;
            Scenario s = shape(schedule, 4, folded ? 2 : 1, 8);
            const auto pattern = test::run(s);
            for (int limit = 1; limit <= 9; ++limit) {
                s.options = {{"memory-limit", std::to_string(limit)}, {"effort", "20"}};
                const Result<Schedule> made = makeSchedule(s);
                QCOMPARE(made.ok(), !folded || limit >= 2);
                if (!made.ok()) {
                    QCOMPARE(made.error().where, std::string("options.memory-limit"));
                    QVERIFY(made.error().args[1].find("allow 2 ") != std::string::npos);
                    continue;
                }
                const auto r = test::run(s);
                QVERIFY(peakOf(*r) <= limit);
                if (limit >= peakOf(*pattern))
                    QVERIFY(r->analysis.makespanNs <= pattern->analysis.makespanNs);
            }
            s.options = {{"objective", "span"}, {"effort", "20"}};
            QVERIFY(spanOf(*test::run(s)) <= spanOf(*pattern));
            QVERIFY(peakOf(*test::run(s)) <= std::max(peakOf(*pattern), folded ? 0 : 4));
            // The fixed order knows nothing of them.
            for (const auto& [id, value] : {std::pair{"memory-limit", "4"}, std::pair{"objective", "span"},
                                            std::pair{"limit-from", "device-memory"}}) {
                s.options = {{"order", "pattern"}, {id, value}};
                const Result<Schedule> made = makeSchedule(s);
                QVERIFY(!made.ok());
                QCOMPARE(made.error().where, "options." + std::string(id));
            }
            s.options = {{"order", "pattern"}, {"memory-limit", "0"}};
            QVERIFY(makeSchedule(s).value().rows->ops == pattern->schedule.rows->ops);
        }
        Scenario both = shape("zb-h1", 4, 1, 8);
        both.options = {{"split", "needed"}, {"memory-limit", "3"}};
        QCOMPARE(makeSchedule(both).error().where, std::string("options.split"));
    }

    /// The bubble is the same stretch of time whatever M and V; devices hold no more than in 1F1B where P divides M.
    void waves()
    {
        for (const auto& [f, b] : {std::pair{1, 2}, std::pair{2, 2}, std::pair{2, 10}, std::pair{5, 2}})
            for (const int p : {1, 2, 3, 4, 7, 8, 16})
                for (const int v : {2, 4, 6, 8})
                    for (const int m : {1, p - 1, p, p + 1, 2 * p - 1, 2 * p, 3 * p, 5 * p + 1}) {
                        if (m < 1)
                            continue;
                        Scenario s = shape("hanayo", p, v, m);
                        setCosts(s, f, b / 2, b / 2, 0);
                        const auto r = test::run(s);
                        QVERIFY(r);
                        const TimeNs full = TimeNs{std::max(m, p)} * v * (f + b);
                        QCOMPARE(r->analysis.makespanNs, full + TimeNs{2} * (std::min(m, p) - 1) * std::max(f, b));
                        if (m % p == 0)
                            QCOMPARE(peakOf(*r), p * v);
                        if (m == p && b == 2 * f)
                            QVERIFY(r->analysis.bubbleRatio <= (2.0 * p - 2) / (1.5 * p * v + p - 1) + 1e-12);
                    }
        // A microbatch turns on the device where it is: stages 3 and 4, 7 and 8, 11 and 12 of 16 are neighbours.
        const Result<Schedule> made = makeSchedule(shape("hanayo", 4, 4, 8));
        const std::vector<int> devices{0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0};
        for (std::size_t s = 0; s < devices.size(); ++s)
            QCOMPARE(made.value().stageDevice[s].value(), devices[s]);
    }

    void refusals()
    {
        const auto whereOf = [](const char* schedule, int p, int v, int m) {
            const Result<Schedule> made = makeSchedule(shape(schedule, p, v, m));
            return made.ok() ? std::string() : made.error().where;
        };
        QCOMPARE(whereOf("dualpipe", 3, 1, 8), std::string("devices"));
        QCOMPARE(whereOf("dualpipe", 4, 1, 6), std::string("microbatches"));
        QCOMPARE(whereOf("dualpipe", 4, 1, 9), std::string("microbatches"));
        QCOMPARE(whereOf("dualpipev", 4, 2, 7), std::string("microbatches"));
        QCOMPARE(whereOf("dualpipev", 4, 1, 8), std::string("chunks"));
        QCOMPARE(whereOf("chimera", 5, 1, 8), std::string("devices"));
        QCOMPARE(whereOf("zb-v", 4, 3, 8), std::string("chunks"));
        QCOMPARE(whereOf("hanayo", 4, 3, 8), std::string("chunks"));
        QCOMPARE(whereOf("zb-h1", 4, 2, 8), std::string("chunks"));
    }
};

QTEST_GUILESS_MAIN(TestGenerators)
#include "tst_generators.moc"
