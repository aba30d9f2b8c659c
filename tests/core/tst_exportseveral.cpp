// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Several runs exported together, read back, are what was simulated; a run that is a part says so.

#include "core/analysis/run.h"
#include "core/io/export/textformats.h"
#include "core/io/export/tikz.h"
#include "core/schedule/registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace bubblescope;

Q_DECLARE_METATYPE(bubblescope::TextFormat)

namespace {

using Runs = std::vector<std::shared_ptr<const Run>>;

std::shared_ptr<const Run> runOf(const char* schedule, int devices = 4)
{
    Scenario scenario;
    scenario.title = std::string("a \"title\", ") + schedule;
    scenario.schedule = schedule;
    scenario.devices = devices;
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    scenario.costs.forwardNs = {1'234'567};
    scenario.transfer.latencyNs = 7'001;
    const auto run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

/// Of different numbers of devices and different lengths.
Runs three()
{
    return {runOf("gpipe"), runOf("interleaved-1f1b", 2), runOf("zb-h1", 6)};
}

std::vector<ExportedRun> lettered(const Runs& runs)
{
    std::vector<ExportedRun> all;
    for (const auto& run : runs) {
        all.push_back(exportedRun(*run));
        all.back().letter = std::string(1, static_cast<char>('A' + all.size() - 1));
    }
    return all;
}

QByteArray exported(TextFormat format, const std::vector<ExportedRun>& runs, const ExportRange& range = {})
{
    QByteArray text;
    const auto error = exportText(format, runs, range, [&text](std::string_view piece) {
        text.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return true;
    });
    return error ? QByteArray() : text;
}

QByteArray exported(TextFormat format, const Run& run)
{
    return exported(format, std::vector{exportedRun(run)});
}

QJsonObject objectOf(const QByteArray& text)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(text, &error).object();
    return error.error == QJsonParseError::NoError ? object : QJsonObject();
}

TimeNs nsOf(const QJsonValue& us)
{
    return std::llround(us.toDouble() * 1000);
}

/// A measured run that was cut off: two devices are known a while further than the others.
Run cutOff(const Run& whole)
{
    Run run = whole;
    const TimeNs endNs = run.timeline.makespanNs();
    run.measured = true;
    run.timeline.unfinished = {false, true, true, false};
    run.timeline.knownNs = {INT64_MAX, endNs, endNs - 1'000, INT64_MAX};
    return run;
}

}  // namespace

class TestExportSeveral : public QObject {
    Q_OBJECT

private slots:
    void csvHasEveryOpOfEach()
    {
        const Runs runs = three();
        const QStringList lines =
            QString::fromUtf8(exported(TextFormat::IntervalCsv, lettered(runs))).trimmed().split(u'\n');
        QCOMPARE(lines.front(),
                 QStringLiteral("scenario,schedule,device,op,kind,stage,microbatch,start_ns,end_ns,unit"));
        qsizetype line = 1;
        for (std::size_t r = 0; r < runs.size(); ++r) {
            // Each line is that of the run alone, after its letter and schedule.
            const QStringList alone =
                QString::fromUtf8(exported(TextFormat::IntervalCsv, *runs[r])).trimmed().split(u'\n');
            const QString first =
                QChar(u'A' + static_cast<int>(r)) + u',' + QString::fromStdString(runs[r]->scenario.schedule) + u',';
            QCOMPARE(static_cast<std::size_t>(alone.size()), runs[r]->schedule.opCount() + 1);
            for (qsizetype i = 1; i < alone.size(); ++i)
                QCOMPARE(lines[line++], first + alone[i]);
        }
        QCOMPARE(lines.size(), line);
    }

    void traceHasAProcessForEachDeviceOfEach()
    {
        const Runs runs = three();
        const QJsonObject trace = objectOf(exported(TextFormat::ChromeTrace, lettered(runs)));
        const QJsonArray scenarios = trace["otherData"]["scenarios"].toArray();
        QCOMPARE(scenarios.size(), 3);
        QCOMPARE(scenarios[1]["letter"], QJsonValue("B"));
        QCOMPARE(scenarios[1]["schedule"], QJsonValue("interleaved-1f1b"));
        QCOMPARE(scenarios[1]["title"].toString().toStdString(), runs[1]->scenario.title);
        QCOMPARE(scenarios[1]["complete"], QJsonValue(true));

        std::map<int, QString> names;
        std::map<int, int> places;
        std::map<int, TimeNs> busy;
        std::map<int, std::set<int>> flows;  // by id: the processes that it joins
        std::map<int, int> ends;
        double last = 0;
        for (const QJsonValue& event : trace["traceEvents"].toArray()) {
            const int pid = event["pid"].toInt();
            if (event["name"] == QJsonValue("process_name"))
                names[pid] = event["args"]["name"].toString();
            if (event["name"] == QJsonValue("process_sort_index"))
                places[pid] = event["args"]["sort_index"].toInt();
            if (event["ph"] == QJsonValue("M"))
                continue;
            QVERIFY(event["ts"].toDouble() >= last);
            last = event["ts"].toDouble();
            if (event["cat"] == QJsonValue("compute"))
                busy[pid] += nsOf(event["dur"]);
            if (event["cat"] == QJsonValue("flow")) {
                flows[event["id"].toInt()].insert(pid);
                ++ends[event["id"].toInt()];
            }
        }
        const char* const schedules[] = {"GPipe", "Interleaved 1F1B", "ZB-H1"};
        int pid = 1;
        std::size_t transfers = 0;
        for (std::size_t r = 0; r < runs.size(); ++r) {
            const int first = pid;
            const int devices = runs[r]->timeline.deviceCount();
            for (int d = 0; d < devices; ++d, ++pid) {
                QCOMPARE(names[pid],
                         QStringLiteral("%1 %2, device %3").arg(QChar(u'A' + int(r))).arg(schedules[r]).arg(d));
                QCOMPARE(places[pid], pid - 1);
                QCOMPARE(busy[pid], runs[r]->analysis.devices[static_cast<std::size_t>(d)].busyNs);
            }
            // No arrow leads from one run into another.
            for (std::size_t t = 0; t < runs[r]->timeline.transfers.size(); ++t) {
                const int id = static_cast<int>(++transfers);
                QCOMPARE(ends[id], 2);
                for (const int joined : flows[id])
                    QVERIFY(joined >= first && joined < first + devices);
            }
        }
        QCOMPARE(static_cast<int>(names.size()), pid - 1);
        QCOMPARE(flows.size(), transfers);
    }

    void jsonHasEachAsItIsAlone()
    {
        const Runs runs = three();
        const QJsonArray scenarios =
            objectOf(exported(TextFormat::AnalysisJson, lettered(runs)))["scenarios"].toArray();
        QCOMPARE(scenarios.size(), 3);
        for (int r = 0; r < 3; ++r) {
            const Run& run = *runs[static_cast<std::size_t>(r)];
            QCOMPARE(scenarios[r]["letter"].toString(), QString(QChar(u'A' + r)));
            QCOMPARE(scenarios[r]["title"].toString().toStdString(), run.scenario.title);
            QCOMPARE(scenarios[r]["run"].toObject(), objectOf(exported(TextFormat::AnalysisJson, run)));
        }
    }

    /// One below the other, on one axis, to the end of the longest.
    void tikzStacksThem()
    {
        const Runs runs = three();
        const QString tikz = QString::fromUtf8(exported(TextFormat::Tikz, lettered(runs)));
        std::size_t ops = 0;
        TimeNs longestNs = 0;
        for (const auto& run : runs) {
            ops += run->schedule.opCount();
            longestNs = std::max(longestNs, run->timeline.makespanNs());
        }
        QCOMPARE(static_cast<std::size_t>(tikz.count(QStringLiteral("\\filldraw"))), ops);
        QCOMPARE(tikz.count(u'{'), tikz.count(u'}'));
        for (const char* name :
             {"{\\bfseries A: GPipe, $P=4$, $M=8$}", "{\\bfseries B: Interleaved 1F1B, $P=2$, $V=2$, $M=8$}",
              "{\\bfseries C: ZB-H1, $P=6$, $M=8$}"})
            QVERIFY2(tikz.contains(QLatin1String(name)), name);
        QCOMPARE(tikz.count(QStringLiteral("{ms}")), 1);
        // Rows go down and never overlap.
        static const QRegularExpression idle(
            QStringLiteral("Idle\\] \\(0,([-.0-9]+)\\) rectangle \\(([.0-9]+),([-.0-9]+)\\)"));
        double below = 0;
        std::vector<double> widths;
        for (auto at = idle.globalMatch(tikz); at.hasNext();) {
            const QRegularExpressionMatch row = at.next();
            QVERIFY(row.captured(3).toDouble() <= below);
            below = row.captured(1).toDouble();
            widths.push_back(row.captured(2).toDouble());
        }
        QCOMPARE(widths.size(), std::size_t(12));
        for (std::size_t r = 0, row = 0; r < runs.size();
             row += static_cast<std::size_t>(runs[r]->timeline.deviceCount()), ++r)
            QVERIFY(std::abs(widths[row] - TikzOptions().widthCm * double(runs[r]->timeline.makespanNs()) /
                                               double(longestNs)) < 0.01);
    }

    void tooManyBarsTogetherAreRefused()
    {
        Scenario scenario;
        scenario.microbatches = 800;
        const auto run = computeRun(scenario);
        QVERIFY(run.ok());
        QVERIFY(!exported(TextFormat::Tikz, lettered({run.value()})).isEmpty());
        QVERIFY(exported(TextFormat::Tikz, lettered({run.value(), run.value()})).isEmpty());
    }

    void everyFormatCanBeStopped_data()
    {
        QTest::addColumn<TextFormat>("format");
        for (const TextFormatInfo& format : textFormats())
            if (format.takesSeveral)
                QTest::newRow(std::string(format.id).c_str()) << format.format;
    }
    void everyFormatCanBeStopped()
    {
        QFETCH(TextFormat, format);
        const Runs runs = three();
        const std::vector<ExportedRun> all = lettered(runs);
        std::stop_source stop;
        stop.request_stop();
        const auto error = exportText(format, all, {}, [](std::string_view) { return true; }, {stop.get_token(), {}});
        QVERIFY(error && error->code == ErrorCode::Cancelled);
        QVERIFY(exportText(format, all, {}, [](std::string_view) { return false; }));
        double last = 0;
        const JobControl control{{}, [&last](double done) {
                                     QVERIFY(done >= last && done <= 1);
                                     last = done;
                                 }};
        QVERIFY(!exportText(
            format, all, {}, [](std::string_view) { return true; }, control));
        QCOMPARE(last, 1.0);
    }

    /// In the trace an instant where each device's doings are known to, and no bubble after it.
    void incompleteTraceSaysSo()
    {
        const auto whole = runOf("1f1b");
        const Run run = cutOff(*whole);
        const QJsonObject simulated = objectOf(exported(TextFormat::ChromeTrace, *whole));
        QCOMPARE(simulated["otherData"]["measured"], QJsonValue(false));
        QCOMPARE(simulated["otherData"]["complete"], QJsonValue(true));
        const QJsonObject trace = objectOf(exported(TextFormat::ChromeTrace, run));
        QCOMPARE(trace["otherData"]["measured"], QJsonValue(true));
        QCOMPARE(trace["otherData"]["complete"], QJsonValue(false));
        std::map<int, TimeNs> marks;
        std::map<int, TimeNs> idle;
        std::map<int, TimeNs> unmeasured;
        for (const QJsonValue& event : trace["traceEvents"].toArray()) {
            const int device = event["pid"].toInt() - 1;
            if (event["ph"] == QJsonValue("i")) {
                QCOMPARE(event["name"], QJsonValue("incomplete"));
                marks[device] = nsOf(event["ts"]);
            }
            if (event["cat"] == QJsonValue("bubble"))
                idle[device] += nsOf(event["dur"]);
            if (event["cat"] == QJsonValue("unmeasured"))
                unmeasured[device] += nsOf(event["dur"]);
        }
        QCOMPARE(marks.size(), std::size_t(2));
        QCOMPARE(marks[1], run.timeline.makespanNs());
        QCOMPARE(marks[2], run.timeline.makespanNs() - 1'000);
        QCOMPARE(unmeasured[2], TimeNs(1'000));
        QCOMPARE(unmeasured[1], TimeNs(0));
        for (int d = 0; d < 4; ++d)
            QCOMPARE(idle[d] + unmeasured[d], whole->analysis.devices[static_cast<std::size_t>(d)].idleNs);
    }

    /// An order is what was to be run, not as far as it went.
    void incompleteRunsHaveTheWholeOrder()
    {
        const auto whole = runOf("interleaved-1f1b");
        Run run = cutOff(*whole);
        run.planned = whole->schedule.rows;
        OpRows part;
        for (int d = 0; d < 4; ++d) {
            const auto ops = whole->timeline.row(DeviceId(d)).ops;
            part.ops.insert(part.ops.end(), ops.begin(), ops.begin() + 5);
            part.rowBegin.push_back(part.ops.size());
        }
        run.schedule = makeScheduleFromRows(std::move(part));
        for (const TextFormat format : {TextFormat::ScheduleCsv, TextFormat::ScheduleCsvWithCommunication}) {
            QVERIFY(!exported(format, *whole).isEmpty());
            QCOMPARE(exported(format, run), exported(format, *whole));
        }
    }

    /// In the table a column, which whole runs do not have.
    void incompleteCsvSaysSo()
    {
        const auto whole = runOf("1f1b");
        const Run run = cutOff(*whole);
        const QStringList lines = QString::fromUtf8(exported(TextFormat::IntervalCsv, run)).trimmed().split(u'\n');
        QVERIFY(lines.front().endsWith(QStringLiteral(",unit,known_until_ns")));
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QStringList cells = lines[i].split(u',');
            QCOMPARE(cells.size(), 9);
            const int device = cells[0].toInt();
            const TimeNs knownNs = run.timeline.knownUntilNs(DeviceId(device), run.timeline.makespanNs());
            QCOMPARE(cells[8], device == 1 || device == 2 ? QString::number(knownNs) : QString());
        }
        // Beside a whole one, too.
        const std::vector<ExportedRun> both = [&] {
            std::vector<ExportedRun> all{exportedRun(*whole), exportedRun(run)};
            all[0].letter = "A";
            all[1].letter = "B";
            return all;
        }();
        const QStringList mixed = QString::fromUtf8(exported(TextFormat::IntervalCsv, both)).trimmed().split(u'\n');
        QCOMPARE(mixed.size(), 2 * lines.size() - 1);
        for (const QString& line : mixed) {
            QCOMPARE(line.count(u','), 10);
            if (line.startsWith(u'A'))
                QVERIFY(line.endsWith(u','));
        }
    }
};

QTEST_GUILESS_MAIN(TestExportSeveral)
#include "tst_exportseveral.moc"
