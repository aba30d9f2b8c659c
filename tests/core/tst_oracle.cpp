// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Golden data: every case of tests/data/oracle is simulated from its CSV under each of its cost sets and compared
// exactly, deadlocks included. The orders come from the schedules' own public implementations, the times from an
// independent reference simulator.

#include "core/analysis/analysis.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/simulator.h"
#include "tests/core/goldendata.h"

#include <QTest>

using namespace bubblescope;
using test::contents;
using test::costsOf;
using test::kGoldenCases;

namespace {

QJsonArray sortedNeeds(const QJsonArray& needs)
{
    QStringList texts;
    for (const QJsonValue& need : needs)
        texts << need["op"].toString() + (need["in_schedule"].toBool() ? " yes" : " no");
    texts.sort();
    return QJsonArray::fromStringList(texts);
}

QJsonArray blockedOf(const Deadlock& deadlock)
{
    QJsonArray blocked;
    for (const BlockedUnit& unit : deadlock.blocked) {
        QJsonArray needs;
        for (const BlockedUnit::Need& need : unit.waitingFor)
            needs << QJsonObject{{"op", QString::fromStdString(need.op)}, {"in_schedule", need.inSchedule}};
        blocked << QJsonObject{{"rank", unit.device.value()},
                               {"index", static_cast<qint64>(unit.index)},
                               {"op", QString::fromStdString(unit.unit)},
                               {"waiting_for", sortedNeeds(needs)}};
    }
    return blocked;
}

void compareDeadlock(const Result<Timeline>& result, const QJsonObject& expected)
{
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::CannotFinish);
    const Deadlock& deadlock = *result.error().deadlock;
    QCOMPARE(static_cast<int>(deadlock.completedUnits), expected["completed_cells"].toInt());
    QCOMPARE(static_cast<int>(deadlock.totalUnits), expected["total_cells"].toInt());
    QJsonArray blocked;
    for (QJsonValue entry : expected["blocked"].toArray()) {
        QJsonObject unit = entry.toObject();
        unit["waiting_for"] = sortedNeeds(unit["waiting_for"].toArray());
        blocked << unit;
    }
    QCOMPARE(blockedOf(deadlock), blocked);
}

QJsonArray opsOf(const Timeline& timeline)
{
    QJsonArray devices;
    const OpRows& rows = *timeline.rows;
    for (std::size_t d = 0; d + 1 < rows.rowBegin.size(); ++d) {
        QJsonArray row;
        for (std::size_t i = rows.rowBegin[d]; i < rows.rowBegin[d + 1]; i = rows.unitEnd(i))
            row << QJsonArray{QString::fromStdString(rows.unitText(i)), static_cast<qint64>(timeline.startNs[i]),
                              static_cast<qint64>(timeline.endNs[i])};
        devices << row;
    }
    return devices;
}

template <class Get>
QJsonArray perDevice(const Analysis& analysis, Get get)
{
    QJsonArray values;
    for (const DeviceFigures& device : analysis.devices)
        values << static_cast<qint64>(get(device));
    return values;
}

}  // namespace

class TestOracle : public QObject {
    Q_OBJECT

private slots:
    void simulatesFromCsv_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList cases = QDir(kGoldenCases).entryList({"*.json"}, QDir::Files, QDir::Name);
        QVERIFY(cases.size() >= 61);
        for (const QString& file : cases)
            QTest::newRow(qPrintable(file.chopped(5))) << file.chopped(5);
    }

    void simulatesFromCsv()
    {
        QFETCH(QString, name);
        const Result<Schedule> read =
            readScheduleCsv(contents(kGoldenCases + "/" + name + ".csv").toStdString(), "case");
        QVERIFY(read.ok());
        const Schedule& schedule = read.value();
        const QJsonObject json = QJsonDocument::fromJson(contents(kGoldenCases + "/" + name + ".json")).object();
        QVERIFY(!json["runs"].toArray().isEmpty());
        for (const QJsonValue& run : json["runs"].toArray()) {
            const QJsonObject expected = run["expected"].toObject();
            const OpCosts costs = costsOf(run["costs"].toObject());
            QCOMPARE(schedule.deviceCount(), expected["ranks"].toInt());
            QCOMPARE(schedule.stageCount, expected["stages"].toInt());
            QCOMPARE(schedule.microbatchCount, expected["microbatches"].toInt());
            const Result<Timeline> timeline = simulate(schedule, costs);
            if (expected["deadlock"].toBool()) {
                compareDeadlock(timeline, expected);
                continue;
            }
            QVERIFY(timeline.ok());
            const Result<Analysis> result = analyse({}, schedule, costs, timeline.value());
            QVERIFY(result.ok());
            compareFigures(result.value(), expected);
            if (expected.contains("ops"))
                QCOMPARE(opsOf(timeline.value()), expected["ops"].toArray());
        }
    }

private:
    static void compareFigures(const Analysis& analysis, const QJsonObject& expected)
    {
        QCOMPARE(analysis.makespanNs, expected["makespan"].toInteger());
        QCOMPARE(analysis.bubbleTimeNs, expected["bubble_time"].toInteger());
        QVERIFY(std::abs(analysis.bubbleRatio - expected["bubble_ratio"].toDouble()) < 1e-12);
        QCOMPARE(perDevice(analysis, [](auto& d) { return d.busyNs; }), expected["busy"].toArray());
        QCOMPARE(perDevice(analysis, [](auto& d) { return d.idleNs; }), expected["idle"].toArray());
        QCOMPARE(perDevice(analysis, [](auto& d) { return d.firstStartNs; }), expected["first_start"].toArray());
        QCOMPARE(perDevice(analysis, [](auto& d) { return d.lastEndNs; }), expected["last_end"].toArray());
        QCOMPARE(perDevice(analysis, [](auto& d) { return d.peakActivations; }),
                 expected["peak_activations"].toArray());
        QCOMPARE(perDevice(analysis, [](auto& d) { return d.peakActivationsUntilInputGrad; }),
                 expected["peak_activations_until_input_grad"].toArray());
    }
};

QTEST_GUILESS_MAIN(TestOracle)
#include "tst_oracle.moc"
