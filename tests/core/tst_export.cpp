// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported, read back, is what was simulated.

#include "core/analysis/run.h"
#include "core/io/export/chrometrace.h"
#include "core/io/export/intervalcsv.h"
#include "core/io/export/tikz.h"
#include "core/schedule/registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace bubblescope;

namespace {

std::shared_ptr<const Run> runOf(const char* schedule)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    scenario.costs.forwardNs = {1'234'567};
    scenario.transfer.latencyNs = 7'001;
    const auto run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

TimeNs nsOf(const QJsonValue& us)
{
    return std::llround(us.toDouble() * 1000);
}

}  // namespace

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void csvHasEveryOp()
    {
        const auto run = runOf("dualpipev");
        QVERIFY(run);
        const QStringList lines = QString::fromStdString(writeIntervalCsv(run->timeline)).split(u'\n');
        QCOMPARE(lines.front(), QStringLiteral("device,op,kind,stage,microbatch,start_ns,end_ns,unit"));
        QCOMPARE(lines.back(), QString());
        QCOMPARE(static_cast<std::size_t>(lines.size()), run->schedule.opCount() + 2);
        for (std::size_t i = 0; i < run->schedule.opCount(); ++i) {
            const QStringList cells = lines[static_cast<qsizetype>(i) + 1].split(u',');
            QCOMPARE(cells.size(), 8);
            QCOMPARE(cells[0].toInt(), run->timeline.rows->deviceOf(i).value());
            QCOMPARE(cells[1].toStdString(), toString(run->timeline.rows->ops[i]));
            QCOMPARE(cells[5].toLongLong(), run->timeline.startNs[i]);
            QCOMPARE(cells[6].toLongLong(), run->timeline.endNs[i]);
            const bool alone = !run->timeline.rows->ops[i].joinsPrevious && run->timeline.rows->unitEnd(i) == i + 1;
            QCOMPARE(cells[7].isEmpty(), alone);
        }
    }

    void chromeTraceIsExact_data()
    {
        QTest::addColumn<QString>("schedule");
        for (const char* schedule : {"1f1b", "zb-h1", "dualpipev", "chimera"})
            QTest::newRow(schedule) << schedule;
    }
    void chromeTraceIsExact()
    {
        QFETCH(QString, schedule);
        const auto run = runOf(schedule.toUtf8().constData());
        QVERIFY(run);
        const std::string text = writeChromeTrace(run->timeline, "a \"title\" \xff");
        QVERIFY(text.starts_with("{\""));
        QJsonParseError error;
        const QJsonObject trace = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        std::vector<TimeNs> busy(4), idle(4);
        std::map<QString, int> flows;
        std::size_t received = 0;
        double last = 0;
        for (const QJsonValue& value : trace[u"traceEvents"].toArray()) {
            const QJsonObject event = value.toObject();
            const QString phase = event[u"ph"].toString();
            const int device = event[u"pid"].toInt() - 1;
            QVERIFY(device >= 0 && device < 4 && event[u"tid"].toInt() >= 1);
            if (phase == u"M")
                continue;
            QVERIFY(event[u"ts"].toDouble() >= last);
            last = event[u"ts"].toDouble();
            if (phase == u"s" || phase == u"f")
                ++flows[phase];
            if (phase != u"X")
                continue;
            const TimeNs duration = nsOf(event[u"dur"]);
            const QString category = event[u"cat"].toString();
            if (category == u"compute")
                busy[static_cast<std::size_t>(device)] += duration;
            else if (category == u"bubble")
                idle[static_cast<std::size_t>(device)] += duration;
            else
                ++received;
        }
        for (std::size_t d = 0; d < 4; ++d) {
            QCOMPARE(busy[d], run->analysis.devices[d].busyNs);
            QCOMPARE(idle[d], run->analysis.devices[d].idleNs);
        }
        QCOMPARE(received, run->timeline.transfers.size());
        QCOMPARE(flows[QStringLiteral("s")], static_cast<int>(received));
        QCOMPARE(flows[QStringLiteral("f")], static_cast<int>(received));
    }

    void tikzHasABarForEveryOp()
    {
        const auto run = runOf("chimera");
        QVERIFY(run);
        const Result<std::string> text = writeTikz(run->timeline);
        QVERIFY(text.ok());
        const QString tikz = QString::fromStdString(text.value());
        QCOMPARE(static_cast<std::size_t>(tikz.count(QStringLiteral("\\filldraw"))), run->schedule.opCount());
        QCOMPARE(tikz.count(u'{'), tikz.count(u'}'));
        QCOMPARE(tikz.count(QStringLiteral("\\begin")), tikz.count(QStringLiteral("\\end")));
        QVERIFY(!tikz.contains(QStringLiteral("nan")));
    }

    void tikzRefusesWhatTexCannotTake()
    {
        Scenario scenario;
        scenario.microbatches = 2000;
        const auto run = computeRun(scenario);
        QVERIFY(run.ok());
        const Result<std::string> text = writeTikz(run.value()->timeline);
        QVERIFY(!text.ok());
        QCOMPARE(text.error().code, ErrorCode::TooLarge);
    }
};

QTEST_GUILESS_MAIN(TestExport)
#include "tst_export.moc"
