// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of scenarios side by side.

#include "core/schedule/registry.h"
#include "tests/ui/exportfixture.h"
#include "ui/export/sheet.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/gantt/ganttview.h"
#include "ui/session/comparison.h"

#include <QApplication>
#include <QBuffer>
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
