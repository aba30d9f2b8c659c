// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of scenarios side by side.

#include "core/io/comparisonjson.h"
#include "core/schedule/registry.h"
#include "tests/ui/exportfixture.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/export/sheet.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/gantt/ganttview.h"
#include "ui/session/comparison.h"

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QImageReader>
#include <QLabel>
#include <QProcess>
#include <QStyleFactory>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

Scenario scenarioOf(const char* schedule, int devices = 4)
{
    Scenario scenario = slowStageScenario(schedule, devices, 8);
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    return scenario;
}

/// These scenarios as the window hands them over, the first of them active.
ExportView viewOf(const std::vector<Scenario>& scenarios)
{
    ExportView view;
    for (const Scenario& scenario : scenarios) {
        ExportLane lane{runOf(scenario), {}};
        lane.head.letter = Comparison::letter(static_cast<int>(view.lanes.size()));
        lane.head.title = QString::fromStdString(scenario.schedule);
        view.toNs = std::max(view.toNs, lane.run->analysis.makespanNs);
        view.lanes.push_back(lane);
    }
    view.run = view.lanes.front().run;
    view.basis = QStringLiteral("Devices: 4");
    return view;
}

QByteArray textOf(TextFormat format, const std::vector<ExportedRun>& runs)
{
    QByteArray text;
    static_cast<void>(exportText(format, runs, {}, [&text](std::string_view piece) {
        text.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return true;
    }));
    return text;
}

std::vector<ExportedRun> runsOf(const ExportView& view)
{
    std::vector<ExportedRun> runs;
    for (const ExportLane& lane : view.lanes) {
        runs.push_back(exportedRun(*lane.run));
        runs.back().letter = lane.head.letter.toStdString();
    }
    return runs;
}

void choose(ExportDialog& dialog, const char* box, const QVariant& data)
{
    auto* combo = dialog.findChild<QComboBox*>(QLatin1String(box));
    combo->setCurrentIndex(combo->findData(data));
}

QString sizeText(const ExportDialog& dialog)
{
    return dialog.findChild<QLabel*>(QStringLiteral("exportSize"))->text();
}

/// Runs the program; what it says on standard error.
QString ran(const QStringList& arguments, int* status)
{
    QProcess process;
    process.start(QStringLiteral(BUBBLESCOPE_PATH), arguments);
    process.waitForFinished(-1);
    *status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return QString::fromUtf8(process.readAllStandardError());
}

}  // namespace

class TestExportLanes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(QStyleFactory::create("Fusion"));
        qRegisterMetaType<ExportOutcome>();
    }

    /// One legend, with what any of the lanes has.
    void legendIsOfAll()
    {
        const ExportSheet sheet({}, viewOf({scenarioOf("gpipe"), scenarioOf("zb-h1"), scenarioOf("interleaved-1f1b")}));
        QVERIFY(sheet.legend() != nullptr);
        QCOMPARE(sheet.legend()->names(), QStringList({"forward", "backward", "backward for the input",
                                                       "backward for the weights", "idle", "band: another chunk"}));
        const ExportSheet alone({}, viewOf({scenarioOf("gpipe")}));
        QCOMPARE(alone.legend()->names(), QStringList({"forward", "backward", "idle"}));
        ExportOptions without;
        without.legend = false;
        const ExportSheet bare(without, viewOf({scenarioOf("gpipe"), scenarioOf("zb-h1")}));
        QVERIFY(bare.legend() == nullptr);
        QVERIFY(bare.leastSize().height() <
                ExportSheet({}, viewOf({scenarioOf("gpipe"), scenarioOf("zb-h1")})).leastSize().height());
    }

    /// A single run has it too, in all that is painted.
    void legendIsInSvg_data()
    {
        QTest::addColumn<int>("lanes");
        QTest::newRow("one run") << 1;
        QTest::newRow("four lanes") << 4;
    }
    void legendIsInSvg()
    {
        QFETCH(int, lanes);
        const std::vector<Scenario> all{scenarioOf("zb-h1"), scenarioOf("gpipe"), scenarioOf("1f1b"),
                                        scenarioOf("dualpipev")};
        ExportView view = viewOf({all.begin(), all.begin() + lanes});
        if (lanes == 1)
            view.lanes.clear();
        ExportSheet sheet({}, view);
        QBuffer svg;
        QVERIFY(svg.open(QIODevice::WriteOnly));
        drawSvg(sheet, QStringLiteral("x"), svg);
        for (const QString& name : sheet.legend()->names())
            QVERIFY2(svg.data().contains(name.toUtf8()), qPrintable(name));
    }

    /// Nothing is left out of it where the page is narrow.
    void legendWraps()
    {
        ExportView view = viewOf({scenarioOf("zb-h1"), scenarioOf("interleaved-1f1b")});
        ExportOptions narrow;
        narrow.figures = false;
        narrow.size = {10, 600};
        narrow.size.setWidth(ExportSheet(narrow, view).leastSize().width());
        ExportSheet sheet(narrow, view);
        static_cast<void>(pictureOf(sheet, 1));
        const GanttLegend& legend = *sheet.legend();
        const int line = legend.sizeHint().height();
        QVERIFY2(legend.height() >= 3 * line, qPrintable(QStringLiteral("%1 %2 %3 %4")
                                                             .arg(legend.height())
                                                             .arg(line)
                                                             .arg(legend.width())
                                                             .arg(legend.heightForWidth(legend.width()))));
        QVERIFY(legend.geometry().bottom() < sheet.height());
        for (const GanttView* chart : sheet.findChildren<GanttView*>())
            QVERIFY(!chart->geometry().intersects(legend.geometry()));
        narrow.size = {1280, 600};
        ExportSheet wide(narrow, view);
        static_cast<void>(pictureOf(wide, 1));
        QCOMPARE(wide.legend()->height(), line);
    }

    /// Each text format has all of them or, where it holds one schedule, refuses; a lane alone is as without a
    /// comparison.
    void textIsOfAllOrOne_data()
    {
        QTest::addColumn<QString>("format");
        for (const TextFormatInfo& info : textFormats())
            QTest::newRow(info.id.data()) << QString::fromLatin1(info.id.data());
    }
    void textIsOfAllOrOne()
    {
        QFETCH(QString, format);
        const QTemporaryDir folder;
        const TextFormatInfo& info = *findTextFormat(format.toStdString());
        ExportRequest request{{}, viewOf({scenarioOf("gpipe"), scenarioOf("zb-h1"), scenarioOf("1f1b")}), {}, {}};
        request.path = folder.filePath(QStringLiteral("out.txt"));
        request.options.format = format;
        const QString problem = exported(request).problem;
        QCOMPARE(problem.isEmpty(), info.takesSeveral);
        if (info.takesSeveral)
            QCOMPARE(contentOf(request.path), textOf(info.format, runsOf(request.view)));
        request.options.lane = 1;
        QCOMPARE(exported(request).problem, QString());
        QCOMPARE(contentOf(request.path), textOf(info.format, {exportedRun(*request.view.lanes[1].run)}));
    }

    void pictureIsOfAllOrOne()
    {
        const QTemporaryDir folder;
        ExportRequest request{{}, viewOf({scenarioOf("gpipe"), scenarioOf("zb-h1")}), {}, {}};
        request.path = folder.filePath(QStringLiteral("out.png"));
        request.options.scale = 1;
        request.view.pinnedOp = 3;
        request.options.marks = true;
        request.options.lane = 1;
        QCOMPARE(exported(request).problem, QString());
        ExportView alone = request.view;
        alone.run = request.view.lanes[1].run;
        alone.lanes.clear();
        alone.pinnedOp.reset();  // it is of the other
        ExportSheet sheet(request.options, alone);
        QCOMPARE(difference(QImage(request.path), pictureOf(sheet, 1)), 0.0);
        request.options.lane = ExportOptions::kAllLanes;
        QCOMPARE(exported(request).problem, QString());
        QVERIFY(QImage(request.path).height() > sheet.height());
    }

    /// The cursor goes through all lanes at once, to the end of the longest.
    void filmPlaysAll()
    {
        const QTemporaryDir folder;
        ExportRequest request{{}, viewOf({scenarioOf("1f1b"), scenarioOf("gpipe", 2), scenarioOf("zb-h1", 6)}), {}, {}};
        request.path = folder.filePath(QStringLiteral("out.gif"));
        request.options.format = QStringLiteral("gif");
        request.options.scale = 1;
        request.options.seconds = 1;
        request.options.framesPerSecond = 5;
        QCOMPARE(exported(request).problem, QString());
        QImageReader reader(request.path, "gif");
        QCOMPARE(reader.imageCount(), 5);
        ExportOptions options = request.options;
        options.marks = true;
        ExportSheet sheet(options, request.view);
        QCOMPARE(reader.size(), sheet.naturalSize());
        QList<QImage> frames;
        for (int i = 0; i < 5; ++i) {
            frames << reader.read();
            sheet.setCursorNs(std::llround(static_cast<double>(sheet.lastNs()) * i / 4));
            const double found = difference(frames[i], pictureOf(sheet, 1));
            QVERIFY2(found < 1, qPrintable(QStringLiteral("frame %1: %2").arg(i).arg(found)));
        }
        const auto charts = sheet.findChildren<GanttView*>();
        QCOMPARE(charts.size(), 3);
        for (const GanttView* chart : charts)
            for (int i = 1; i < 5; ++i)
                QVERIFY(difference(frames[i - 1].copy(chart->geometry()), frames[i].copy(chart->geometry())) > 0.3);
    }

    /// What will be in the file is said before it is written.
    void dialogSaysWhose()
    {
        const Appearance appearance;
        ExportView view = viewOf({scenarioOf("gpipe"), scenarioOf("zb-h1"), scenarioOf("1f1b")});
        view.run = view.lanes[1].run;
        view.withoutRun = QStringList{QStringLiteral("D")};
        QWidget window;
        ExportDialog dialog(view, {}, QStringLiteral("x"), &window, &appearance);
        auto* lane = dialog.findChild<QComboBox*>(QStringLiteral("exportLane"));
        QCOMPARE(lane->count(), 4);
        QCOMPARE(lane->currentText(), QStringLiteral("All: A, B, C"));
        QVERIFY(sizeText(dialog).contains(QStringLiteral("A, B, C one below the other, without D")));
        auto* queues = dialog.findChild<QCheckBox*>(QStringLiteral("exportQueues"));
        QVERIFY(!queues->isEnabled());
        choose(dialog, "exportFormat", QStringLiteral("csv"));
        const auto ops = [&](std::size_t i) { return view.lanes[i].run->schedule.opCount(); };
        QVERIFY2(sizeText(dialog).startsWith(
                     QStringLiteral("operations: %1\nA, B, C in one file").arg(ops(0) + ops(1) + ops(2))),
                 qPrintable(sizeText(dialog)));
        // One schedule: the active one's, until another is chosen.
        choose(dialog, "exportFormat", QStringLiteral("pytorch-csv"));
        QCOMPARE(dialog.options().lane, 1);
        QVERIFY(!(lane->model()->flags(lane->model()->index(0, 0)) & Qt::ItemIsEnabled));
        QVERIFY2(sizeText(dialog).startsWith(QStringLiteral("operations: %1\nonly B").arg(ops(1))),
                 qPrintable(sizeText(dialog)));
        choose(dialog, "exportLane", 2);
        QVERIFY(sizeText(dialog).contains(QStringLiteral("only C")));
        choose(dialog, "exportFormat", QStringLiteral("png"));
        QCOMPARE(dialog.options().lane, 2);
        QVERIFY(queues->isEnabled());
        choose(dialog, "exportLane", ExportOptions::kAllLanes);
        choose(dialog, "exportFormat", QStringLiteral("pytorch-csv"));
        choose(dialog, "exportFormat", QStringLiteral("json"));
        QCOMPARE(dialog.options().lane, ExportOptions::kAllLanes);
        // Without a comparison there is nothing to choose.
        view.lanes.clear();
        view.withoutRun.clear();
        ExportDialog alone(view, {}, QStringLiteral("x"), &window, &appearance);
        alone.show();
        QVERIFY(!alone.findChild<QComboBox*>(QStringLiteral("exportLane"))->isVisible());
        QVERIFY(!sizeText(alone).contains(u'\n'));
    }

    /// A measured run that was cut short is named so in its lane.
    void incompleteLaneSaysSo()
    {
        Window window;
        window.comparison().show({}, {scenarioOf("gpipe"), scenarioOf("1f1b")}, 1);
        QVERIFY(window.comparison().waitUntilIdle());
        Run run = *window.session().run();
        run.measured = true;
        window.session().showMeasured(std::make_shared<const Run>(run));
        QVERIFY(window.exportView().lanes[1].head.title.endsWith(QStringLiteral("· measured")));
        run.timeline.unfinished = {false, false, true, false};
        window.session().showMeasured(std::make_shared<const Run>(run));
        QVERIFY(window.exportView().lanes[1].head.title.endsWith(QStringLiteral("· measured, incomplete")));
        QVERIFY(!window.exportView().lanes[0].head.title.contains(QStringLiteral("measured")));
    }

    void commandLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("all") << QStringList{"--compare", "two.json", "--export", "out.csv"} << 0 << "";
        QTest::newRow("one") << QStringList{"two.json", "--export", "out.csv", "--lane", "b"} << 0 << "";
        QTest::newRow("one schedule") << QStringList{"two.json", "--export", "out.csv", "--format", "pytorch-csv"} << 2
                                      << "one schedule; --lane says whose: A, B";
        QTest::newRow("whose") << QStringList{"two.json",    "--export", "out.csv", "--format",
                                              "pytorch-csv", "--lane",   "A"}
                               << 0 << "";
        QTest::newRow("not there") << QStringList{"two.json", "--export", "out.png", "--lane", "C"} << 2
                                   << "there is no C, but A, B";
        QTest::newRow("no letter") << QStringList{"two.json", "--export", "out.png", "--lane", "1"} << 2 << "A to D";
        QTest::newRow("no comparison") << QStringList{"--export", "out.png", "--lane", "A"} << 2 << "side by side";
        QTest::newRow("cannot run") << QStringList{"wrong.json", "--export", "out.png"} << 1 << "B has no run: ";
        QTest::newRow("the other can") << QStringList{"wrong.json", "--export", "out.png", "--lane", "A"} << 0 << "";
    }
    void commandLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, wrong);
        const QTemporaryDir folder;
        const std::vector<Scenario> two{scenarioOf("gpipe"), scenarioOf("zb-h1")};
        Scenario refused = scenarioOf("dualpipe", 3);
        refused.chunks = 1;
        const auto keep = [&](const char* name, const std::vector<Scenario>& scenarios) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(writeComparisonJson(scenarios)));
        };
        keep("two.json", two);
        keep("wrong.json", {two[0], refused});
        for (QString& argument : arguments)
            if (argument.contains(u'.'))
                argument = folder.filePath(argument);
        int ended = -1;
        const QString errors = ran(arguments, &ended);
        QVERIFY2(ended == status && errors.contains(wrong), qPrintable(errors));
        const QByteArray csv = contentOf(folder.filePath(QStringLiteral("out.csv")));
        if (QTest::currentDataTag() == QByteArray("all"))
            QCOMPARE(csv, textOf(TextFormat::IntervalCsv, runsOf(viewOf(two))));
        if (QTest::currentDataTag() == QByteArray("one"))
            QCOMPARE(csv, textOf(TextFormat::IntervalCsv, {exportedRun(*runOf(two[1]))}));
        if (status != 0)
            QCOMPARE(filesIn(folder), QStringList({"two.json", "wrong.json"}));
    }

    /// The ruler above the first takes nothing from its rows.
    void rowsAreAsHighInAll()
    {
        ExportOptions options;
        for (const QSize size : {QSize(1280, 800), QSize(1000, 1200)}) {
            options.size = size;
            ExportSheet sheet(options, viewOf({scenarioOf("gpipe"), scenarioOf("1f1b"), scenarioOf("zb-h1", 8)}));
            static_cast<void>(pictureOf(sheet, 1));
            const auto charts = sheet.findChildren<GanttView*>();
            QCOMPARE(charts.size(), 3);
            const int high = charts[0]->rowRect(DeviceId(0)).height();
            for (const GanttView* chart : charts)
                QVERIFY2(std::abs(chart->rowRect(DeviceId(0)).height() - high) <= 1,
                         qPrintable(QStringLiteral("%1, %2").arg(chart->rowRect(DeviceId(0)).height()).arg(high)));
        }
    }
};

QTEST_MAIN(TestExportLanes)
#include "tst_exportlanes.moc"
