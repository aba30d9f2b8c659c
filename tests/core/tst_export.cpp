// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported, read back, is what was simulated.

#include "core/analysis/run.h"
#include "core/io/export/textformats.h"
#include "core/io/export/tikz.h"
#include "core/io/outfile.h"
#include "core/schedule/custom.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace bubblescope;

Q_DECLARE_METATYPE(bubblescope::TextFormat)

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

/// All that a writer hands over; what it returns goes to `error`.
template <class Write>
std::string textOf(Write write, std::optional<Error>* error = nullptr)
{
    std::string text;
    const std::optional<Error> ended = write([&text](std::string_view piece) {
        text.append(piece);
        return true;
    });
    if (error != nullptr)
        *error = ended;
    return error == nullptr && ended ? std::string() : text;
}

std::string exported(TextFormat format, const Run& run, const ExportRange& range = {})
{
    return textOf([&](const TextSink& sink) { return exportText(format, exportedRun(run), range, sink); });
}

QByteArray inBytes(const std::string& text)
{
    return QByteArray::fromStdString(text);
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
        const QStringList lines = QString::fromStdString(exported(TextFormat::IntervalCsv, *run)).split(u'\n');
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
        Run named = *run;
        named.scenario.title = "a \"title\" \xff";
        const std::string text = exported(TextFormat::ChromeTrace, named);
        QVERIFY(text.starts_with("{\""));
        QJsonParseError error;
        const QJsonObject trace = QJsonDocument::fromJson(inBytes(text), &error).object();
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
        const QString tikz = QString::fromStdString(exported(TextFormat::Tikz, *run));
        QCOMPARE(static_cast<std::size_t>(tikz.count(QStringLiteral("\\filldraw"))), run->schedule.opCount());
        // Half of the ops are backwards, told apart without colour.
        QCOMPARE(static_cast<std::size_t>(tikz.count(QStringLiteral("\\draw[footB]"))), run->schedule.opCount() / 2);
        QCOMPARE(tikz.count(u'{'), tikz.count(u'}'));
        QCOMPARE(tikz.count(QStringLiteral("\\begin")), tikz.count(QStringLiteral("\\end")));
        QVERIFY(!tikz.contains(QStringLiteral("nan")));
    }

    /// A measured run that was cut off: no device counts, or is drawn, further than it is known.
    void incompleteRunsSaySo()
    {
        const auto whole = runOf("1f1b");
        Run run = *whole;
        const QJsonObject simulated =
            QJsonDocument::fromJson(inBytes(exported(TextFormat::AnalysisJson, run))).object();
        QCOMPARE(simulated["measured"], QJsonValue(false));
        QCOMPARE(simulated["complete"], QJsonValue(true));
        run.measured = true;
        run.timeline.unfinished.assign(4, true);
        const TimeNs makespanNs = run.timeline.makespanNs();
        run.timeline.knownNs = {INT64_MAX, INT64_MAX, makespanNs - 1'000, makespanNs / 2 * 2 - 2'000};
        const QJsonObject json = QJsonDocument::fromJson(inBytes(exported(TextFormat::AnalysisJson, run))).object();
        QCOMPARE(json["measured"], QJsonValue(true));
        QCOMPARE(json["complete"], QJsonValue(false));
        for (int d = 0; d < 4; ++d)
            QCOMPARE(json["devices"][d]["known_until_ns"].toInteger(),
                     run.timeline.knownUntilNs(DeviceId(d), makespanNs));
        run.timeline.knownNs.assign(4, makespanNs / 2);
        const QString tikz = QString::fromStdString(exported(TextFormat::Tikz, run));
        const QRegularExpression idle(
            QStringLiteral("fill\\[bubblescopeIdle\\] \\(0,[-.0-9]+\\) rectangle \\(([.0-9]+),"));
        int rows = 0;
        for (auto at = idle.globalMatch(tikz); at.hasNext(); ++rows)
            QVERIFY(std::abs(at.next().captured(1).toDouble() - TikzOptions{}.widthCm / 2) < 0.01);
        QCOMPARE(rows, 4);
    }

    void tikzRefusesWhatTexCannotTake()
    {
        Scenario scenario;
        scenario.microbatches = 2000;
        const auto run = computeRun(scenario);
        QVERIFY(run.ok());
        const auto refusal = [&](const ExportRange& range) {
            std::optional<Error> error;
            const std::string text = textOf(
                [&](const TextSink& sink) {
                    return exportText(TextFormat::Tikz, exportedRun(*run.value()), range, sink);
                },
                &error);
            return text.empty() ? error : std::nullopt;
        };
        QVERIFY(refusal({}));
        QCOMPARE(refusal({})->code, ErrorCode::TooLarge);
        // A part of it TeX can take.
        QVERIFY(!refusal({0, 100 * kNsPerMs}));
    }

    void rangeKeepsWhatItMeets()
    {
        const auto run = runOf("1f1b");
        QVERIFY(run);
        const Timeline& timeline = run->timeline;
        const ExportRange range{timeline.makespanNs() / 4, timeline.makespanNs() / 2};
        std::vector<std::size_t> inside;
        for (std::size_t i = 0; i < timeline.startNs.size(); ++i)
            if (timeline.startNs[i] < range.toNs && timeline.endNs[i] > range.fromNs)
                inside.push_back(i);
        QVERIFY(!inside.empty() && inside.size() < timeline.startNs.size());

        const QStringList lines =
            QString::fromStdString(exported(TextFormat::IntervalCsv, *run, range)).trimmed().split(u'\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), inside.size() + 1);
        for (std::size_t i = 0; i < inside.size(); ++i)
            QCOMPARE(lines[static_cast<qsizetype>(i) + 1].section(u',', 5, 5).toLongLong(),
                     timeline.startNs[inside[i]]);

        std::size_t work = 0;
        std::map<QString, std::set<int>> flows;
        const QByteArray trace = inBytes(exported(TextFormat::ChromeTrace, *run, range));
        for (const QJsonValue& event : QJsonDocument::fromJson(trace)[u"traceEvents"].toArray()) {
            work += event[u"cat"].toString() == u"compute" ? 1 : 0;
            if (event[u"cat"].toString() == u"flow")
                flows[event[u"ph"].toString()].insert(event[u"id"].toInt());
        }
        QCOMPARE(work, inside.size());
        // No arrow without one of its ends.
        QVERIFY(!flows[QStringLiteral("s")].empty());
        QVERIFY(flows[QStringLiteral("s")] == flows[QStringLiteral("f")]);

        const QString tikz = QString::fromStdString(exported(TextFormat::Tikz, *run, range));
        QCOMPARE(static_cast<std::size_t>(tikz.count(QStringLiteral("\\filldraw"))), inside.size());
        static const QRegularExpression bar(QStringLiteral("\\((-?[\\d.]+),[-\\d.]+\\) rectangle \\(([\\d.]+),"));
        for (auto match = bar.globalMatch(tikz); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            QVERIFY(found.captured(1).toDouble() >= 0);
            QVERIFY(found.captured(2).toDouble() <= TikzOptions().widthCm);
        }
    }

    void traceHasNamesOrderAndColours()
    {
        const auto run = runOf("zb-h1");
        QVERIFY(run);
        const QJsonObject trace = QJsonDocument::fromJson(inBytes(exported(TextFormat::ChromeTrace, *run))).object();
        std::map<int, QString> names;
        std::map<int, int> places;
        std::map<QString, std::set<QString>> colours;
        QSet<QString> ops;
        for (const QJsonValue& event : trace[u"traceEvents"].toArray()) {
            const int device = event[u"pid"].toInt() - 1;
            if (event[u"name"].toString() == u"process_name")
                names[device] = event[u"args"][u"name"].toString();
            else if (event[u"name"].toString() == u"process_sort_index")
                places[device] = event[u"args"][u"sort_index"].toInt();
            if (event[u"cat"].toString() != u"compute")
                continue;
            ops.insert(event[u"name"].toString());
            colours[event[u"args"][u"kind"].toString()].insert(event[u"cname"].toString());
        }
        for (int d = 0; d < 4; ++d) {
            QCOMPARE(names[d], QStringLiteral("device %1").arg(d));
            QCOMPARE(places[d], d);
        }
        QCOMPARE(static_cast<std::size_t>(ops.size()), run->schedule.opCount());
        QVERIFY(ops.contains(QStringLiteral("2F5")));
        QCOMPARE(colours.size(), std::size_t(3));
        for (const auto& [kind, of] : colours)
            QCOMPARE(of.size(), std::size_t(1));
    }

    void analysisJsonIsTheAnalysis()
    {
        const auto run = runOf("dualpipev");
        QVERIFY(run);
        QJsonParseError error;
        const QJsonObject json =
            QJsonDocument::fromJson(inBytes(exported(TextFormat::AnalysisJson, *run)), &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(json[u"schedule"].toString(), QStringLiteral("dualpipev"));
        QCOMPARE(json[u"makespan_ns"].toInteger(), run->analysis.makespanNs);
        QCOMPARE(json[u"bubble_ratio"].toDouble(), run->analysis.bubbleRatio);
        const QJsonArray devices = json[u"devices"].toArray();
        QCOMPARE(static_cast<std::size_t>(devices.size()), run->analysis.devices.size());
        for (int d = 0; d < devices.size(); ++d) {
            const auto& figures = run->analysis.devices[static_cast<std::size_t>(d)];
            QCOMPARE(devices[d][u"busy_ns"].toInteger(), figures.busyNs);
            TimeNs busyNs = 0;
            for (const QJsonValue& op : devices[d][u"ops"].toArray())
                busyNs += op[2].toInteger() - op[1].toInteger();
            QCOMPARE(busyNs, figures.busyNs);
        }
    }

    void pytorchCsvReadsBack()
    {
        const auto run = runOf("1f1b");
        QVERIFY(run);
        const std::string order = exported(TextFormat::ScheduleCsv, *run);
        QCOMPARE(order, writeScheduleCsv(run->schedule));
        const std::string both = exported(TextFormat::ScheduleCsvWithCommunication, *run);
        QVERIFY(both.find("SEND_F") != std::string::npos);
        Scenario scenario = customScenario(both, "both.csv", run->scenario).value();
        const auto again = computeRun(scenario);
        QVERIFY(again.ok());
        QCOMPARE(writeScheduleCsv(again.value()->schedule), order);
    }

    void everyFormatCanBeStopped_data()
    {
        QTest::addColumn<TextFormat>("format");
        for (const TextFormatInfo& format : textFormats())
            QTest::newRow(std::string(format.id).c_str()) << format.format;
    }
    void everyFormatCanBeStopped()
    {
        QFETCH(TextFormat, format);
        const auto run = runOf("1f1b");
        QVERIFY(run);
        std::stop_source stop;
        stop.request_stop();
        std::size_t bytes = 0;
        const TextSink count = [&](std::string_view piece) {
            bytes += piece.size();
            return true;
        };
        const auto error = exportText(format, exportedRun(*run), {}, count, {stop.get_token(), {}});
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::Cancelled);
        QCOMPARE(bytes, std::size_t(0));
        // A sink that wants no more ends it too.
        const auto full = exportText(format, exportedRun(*run), {}, [](std::string_view) { return false; });
        QVERIFY(full);
        QCOMPARE(full->code, ErrorCode::Cancelled);
    }

    void progressRisesToOne()
    {
        const auto run = runOf("1f1b");
        QVERIFY(run);
        for (const TextFormatInfo& format : textFormats()) {
            std::vector<double> seen;
            const JobControl control{{}, [&](double done) { seen.push_back(done); }};
            QVERIFY(!exportText(
                format.format, exportedRun(*run), {}, [](std::string_view) { return true; }, control));
            QVERIFY(!seen.empty());
            QVERIFY(std::is_sorted(seen.begin(), seen.end()));
            QCOMPARE(seen.back(), 1.0);
        }
    }

    void fileIsWholeOrNotThere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("zażółć – конвейер.csv"));
        const auto entries = [&] { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); };
        {
            OutFile file(path.toStdString());
            QVERIFY(file.write("half of it"));
            QCOMPARE(entries().size(), 1);
        }
        QCOMPARE(entries(), QStringList());
        {
            OutFile file(path.toStdString());
            QVERIFY(file.write("all"));
            QVERIFY(file.write(" of it"));
            QVERIFY(!file.commit());
        }
        QCOMPARE(entries(), QStringList{QFileInfo(path).fileName()});
        {
            OutFile file(path.toStdString());
            QVERIFY(file.write("another"));
        }
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("all of it"));
    }

    void folderThatIsNotThere()
    {
        const QTemporaryDir folder;
        OutFile file(folder.filePath(QStringLiteral("none/out.csv")).toStdString());
        QVERIFY(!file.write("text"));
        const std::optional<Error> error = file.commit();
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::CannotWrite);
        QVERIFY(error->args.at(0).ends_with("none/out.csv"));
    }
};

QTEST_GUILESS_MAIN(TestExport)
#include "tst_export.moc"
