// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The window of charts, driven by mouse and keys: values are core's, a click shows a scenario, charts are copied.

#include "core/schedule/registry.h"
#include "tests/ui/support.h"
#include "ui/charts/causeplot.h"
#include "ui/charts/chartcopy.h"
#include "ui/charts/histogramplot.h"
#include "ui/charts/lineplot.h"
#include "ui/dialogs/causespage.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/curvepage.h"
#include "ui/dialogs/seedspage.h"
#include "ui/dialogs/valuedelegate.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"
#include "ui/window/chartstack.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace bubblescope;
using test::slowStageScenario;

namespace {

template <class Widget>
Widget* child(QWidget& parent, const char* name)
{
    return parent.findChild<Widget*>(QLatin1String(name));
}

void trigger(QWidget& owner, const char* action)
{
    owner.findChild<QAction*>(QLatin1String(action))->trigger();
}

int lineNamed(const LinePlot& plot, const QString& name)
{
    for (std::size_t i = 0; i < plot.lines().size(); ++i)
        if (plot.lines()[i].name == name)
            return static_cast<int>(i);
    return -1;
}

QPointF pointAt(const PlotLine& line, double x)
{
    const auto at = std::find_if(line.points.begin(), line.points.end(), [x](const QPointF& p) { return p.x() == x; });
    return at == line.points.end() ? QPointF(NAN, NAN) : *at;
}

void setChecked(QListWidget& list, const char* schedule, bool checked)
{
    for (int i = 0; i < list.count(); ++i)
        if (list.item(i)->data(Qt::UserRole).toString() == QLatin1String(schedule))
            list.item(i)->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
}

/// What a schedule's line in the list says of the least number of microbatches.
QString leastOf(QWidget& page, const char* schedule, int role)
{
    const auto* list = child<QListWidget>(page, "curveSchedules");
    for (int i = 0; i < list->count(); ++i)
        if (list->item(i)->data(Qt::UserRole).toString() == QLatin1String(schedule))
            return list->item(i)->data(role).toString();
    return {};
}

}  // namespace

class TestCharts : public QObject {
    Q_OBJECT

private slots:
    void init();
    void linesAreCores();
    void everyLineHasItsFormula();
    void leastMicrobatchesAreMarkedAndUsed();
    void anotherTargetMovesTheMark();
    void clickShowsTheScenario();
    void keysReadAndShow();
    void linesFollowTheScenario();
    void schedulesAreChosen();
    void noMoreLinesThanCanBeTold();
    void manyPointsAreThinned();
    void overDevicesSaysWhatIsRefused();
    void overSlowdownOfTheChosenStage();
    void computingIsCancelled();
    void seedsShowTheirSpread();
    void seedRunsAreShown();
    void withoutJitterOneClickHelps();
    void causesAddUp();
    void manyDevicesShareColumns();
    void chartsAreCopied();
    void timeChartsAreCopied();
    void numbersOfCsvReadBack();
    void windowOpensByItsKey();

private:
    static void wait(const ChartPage& page) { QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 60'000); }
    /// A page that has computed its chart.
    template <class Page>
    static void open(Page& page)
    {
        page.resize(1000, 600);
        page.show();
        wait(page);
    }

    std::unique_ptr<Session> m_session;
    Appearance m_appearance;
};

void TestCharts::init()
{
    m_session = std::make_unique<Session>();
    m_session->load(slowStageScenario("1f1b", 4, 8));
    QVERIFY(m_session->waitUntilIdle());
}

void TestCharts::linesAreCores()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    const LinePlot& plot = *page.plot();
    QCOMPARE(plot.lines().size(), std::size_t{3});
    for (const Curve& curve : page.job().curves()) {
        Scenario scenario = atPlace(m_session->scenario(), page.job().setting(), curve.schedule, 24);
        const auto run = computeRun(scenario);
        const PlotLine& line = plot.lines()[static_cast<std::size_t>(
            lineNamed(plot, QString::fromStdString(std::string(findSchedule(curve.schedule)->name))))];
        QCOMPARE(pointAt(line, 24).y(), run.value()->analysis.bubbleRatio);
        QCOMPARE(line.points.size(), std::size_t{64});
    }
    QVERIFY(std::abs(pointAt(plot.lines()[std::size_t(lineNamed(plot, "1F1B"))], 8).y() - 3.0 / 11) < 1e-12);
}

void TestCharts::everyLineHasItsFormula()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    const PlotLine& line = page.plot()->lines()[std::size_t(lineNamed(*page.plot(), "1F1B"))];
    QCOMPARE(line.theory, line.points);
    // Where it does not hold there is none, and the reason is said.
    Scenario slow = m_session->scenario();
    slow.costs.slowdown = {1, 1, 2, 1};
    m_session->edit("slow", slow);
    wait(page);
    QTRY_VERIFY(page.plot()->lines()[0].theory.empty());
    QVERIFY(child<QLabel>(page, "chartRemark")->text().contains("stage 2 is slower"));
}

void TestCharts::leastMicrobatchesAreMarkedAndUsed()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    QCOMPARE(child<RealSpin>(page, "curveTarget")->value(), 20.0);
    const auto marked = [&page](double microbatches) {
        const auto& marks = page.plot()->marks();
        return std::any_of(marks.begin(), marks.end(),
                           [&](const PlotMark& mark) { return mark.at.x() == microbatches; });
    };
    QVERIFY(marked(12));
    QCOMPARE(leastOf(page, "1f1b", kValueRole), QStringLiteral("12"));
    QVERIFY(leastOf(page, "1f1b", Qt::AccessibleTextRole).startsWith("1F1B: M = 12 (20.0"));
    for (const PlotMark& mark : page.plot()->marks())
        QVERIFY(mark.at.y() <= 0.2);
    // What is marked is the first point of its line at or below the threshold.
    const PlotLine& line = page.plot()->lines()[std::size_t(lineNamed(*page.plot(), "1F1B"))];
    QVERIFY(pointAt(line, 11).y() > 0.2 && pointAt(line, 12).y() <= 0.2);
    auto* use = child<QPushButton>(page, "useLeast");
    QVERIFY(use->isEnabled() && use->text().contains("12"));
    const int steps = m_session->undoStack()->count();
    QTest::mouseClick(use, Qt::LeftButton);
    QCOMPARE(m_session->scenario().microbatches, 12);
    QCOMPARE(m_session->undoStack()->count(), steps + 1);
    wait(page);
    QTRY_VERIFY(!use->isEnabled());
}

void TestCharts::anotherTargetMovesTheMark()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    emit child<RealSpin>(page, "curveTarget")->edited(0);
    child<RealSpin>(page, "curveTarget")->setValue(10);
    wait(page);
    QTRY_COMPARE(leastOf(page, "1f1b", kValueRole), QStringLiteral("27"));
    // A bubble that no number reaches is said to be so.
    setChecked(*child<QListWidget>(page, "curveSchedules"), "naive", true);
    QTest::qWait(300);
    wait(page);
    QTRY_COMPARE(leastOf(page, "naive", kValueRole), QStringLiteral("none"));
    QVERIFY(leastOf(page, "naive", Qt::AccessibleTextRole).contains("none, at best 75.0"));
    setChecked(*child<QListWidget>(page, "curveSchedules"), "naive", false);
    QVERIFY(leastOf(page, "naive", kValueRole).isEmpty());
}

void TestCharts::clickShowsTheScenario()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    LinePlot& plot = *page.plot();
    const PlotLine& line = plot.lines()[std::size_t(lineNamed(plot, "ZB-H1"))];
    const QPoint at = plot.positionOf(pointAt(line, 16)).toPoint();
    QTest::mouseMove(plot.viewport(), at);
    QVERIFY(plot.current());
    QVERIFY2(plot.accessibleDescription().startsWith("ZB-H1, M = 16"), qPrintable(plot.accessibleDescription()));
    QVERIFY(plot.accessibleDescription().contains(formatPercent(pointAt(line, 16).y(), 2)));
    const int steps = m_session->undoStack()->count();
    QTest::mouseClick(plot.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(m_session->scenario().schedule, std::string("zb-h1"));
    QCOMPARE(m_session->scenario().microbatches, 16);
    QCOMPARE(m_session->undoStack()->count(), steps + 1);
    m_session->undoStack()->undo();
    QCOMPARE(m_session->scenario(), slowStageScenario("1f1b", 4, 8));
    // Beside the lines nothing happens.
    QTest::mouseClick(plot.viewport(), Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(m_session->scenario().microbatches, 8);
}

void TestCharts::keysReadAndShow()
{
    CurvePage page(CurveAxis::Devices, m_session.get(), &m_appearance);
    open(page);
    LinePlot& plot = *page.plot();
    plot.setFocus();
    QTest::keyClick(&plot, Qt::Key_Right);
    QTest::keyClick(&plot, Qt::Key_Right);
    QTest::keyClick(&plot, Qt::Key_Right);
    QCOMPARE(plot.current(), std::optional(LinePlot::Place{0, 2}));
    QTest::keyClick(&plot, Qt::Key_Down);
    QCOMPARE(plot.current()->line, std::size_t{1});
    QCOMPARE(plot.lines()[1].points[plot.current()->point].x(), plot.lines()[0].points[2].x());
    QTest::keyClick(&plot, Qt::Key_Up);
    QVERIFY(plot.accessibleDescription().contains("P = 3"));
    QTest::keyClick(&plot, Qt::Key_Return);
    QCOMPARE(m_session->scenario().devices, 3);
}

void TestCharts::linesFollowTheScenario()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    const std::vector<QPointF> before = page.plot()->lines()[0].points;
    QVERIFY(page.plot()->accessibleDescription().startsWith("1F1B: from 75"));
    const QRectF place = page.plot()->plotArea();
    m_session->edit("more", slowStageScenario("1f1b", 8, 8));
    // The old lines stay until the new ones are there.
    QCOMPARE(page.plot()->lines()[0].points, before);
    wait(page);
    QVERIFY(page.plot()->lines()[0].points != before);
    QCOMPARE(page.plot()->plotArea().width(), place.width());
    const PlotLine& line = page.plot()->lines()[std::size_t(lineNamed(*page.plot(), "1F1B"))];
    QVERIFY(std::abs(pointAt(line, 8).y() - 7.0 / 15) < 1e-12);
    // The present scenario stays in the picture.
    m_session->edit("many", slowStageScenario("1f1b", 8, 100));
    wait(page);
    QCOMPARE(page.plot()->lines()[0].points.back().x(), 200.0);
    // A page that is not seen computes nothing until it is.
    page.hide();
    m_session->edit("again", slowStageScenario("1f1b", 4, 8));
    QVERIFY(!page.busy());
    page.show();
    QVERIFY(page.busy());
    wait(page);
}

void TestCharts::schedulesAreChosen()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    auto& list = *child<QListWidget>(page, "curveSchedules");
    const int look = page.plot()->lines()[std::size_t(lineNamed(*page.plot(), "ZB-H1"))].look;
    setChecked(list, "interleaved-1f1b", false);
    setChecked(list, "gpipe", true);
    QTRY_VERIFY(page.busy());
    wait(page);
    QCOMPARE(lineNamed(*page.plot(), "Interleaved 1F1B"), -1);
    QVERIFY(lineNamed(*page.plot(), "GPipe") >= 0);
    // A line keeps its look while others come and go.
    QCOMPARE(page.plot()->lines()[std::size_t(lineNamed(*page.plot(), "ZB-H1"))].look, look);
    std::vector<int> looks;
    for (const PlotLine& line : page.plot()->lines())
        looks.push_back(line.look);
    std::sort(looks.begin(), looks.end());
    QVERIFY(std::adjacent_find(looks.begin(), looks.end()) == looks.end());
    // The schedule that is shown gets a line.
    Scenario other = m_session->scenario();
    other.schedule = "eager-1f1b";
    m_session->edit("other", other);
    wait(page);
    QVERIFY(lineNamed(*page.plot(), "Eager 1F1B") >= 0);
    // With inference there is inference to compare with.
    other.schedule = "forward-only";
    m_session->edit("inference", other);
    wait(page);
    for (const Curve& curve : page.job().curves())
        QVERIFY(!findSchedule(curve.schedule)->hasBackward);
}

void TestCharts::noMoreLinesThanCanBeTold()
{
    CurvePage page(CurveAxis::Devices, m_session.get(), &m_appearance);
    auto& list = *child<QListWidget>(page, "curveSchedules");
    QVERIFY(list.count() > kMostPlotLines);
    int checked = 0;
    for (int i = 0; i < list.count(); ++i) {
        list.item(i)->setCheckState(Qt::Checked);
        checked = 0;
        for (int j = 0; j < list.count(); ++j)
            checked += list.item(j)->checkState() == Qt::Checked ? 1 : 0;
        QVERIFY(checked <= kMostPlotLines);
    }
    QCOMPARE(checked, kMostPlotLines);
}

void TestCharts::manyPointsAreThinned()
{
    LinePlot plot(&m_appearance);
    plot.resize(900, 500);
    PlotFrame frame;
    frame.title = "many";
    frame.x = {0, 20'000, ChartAxis::Spread::Even};
    frame.xText = frame.yText = [](double value, double) { return QString::number(value); };
    PlotLine line{"line", 0, {}, {}};
    for (int i = 0; i < 20'000; ++i)
        line.points.emplace_back(i, i == 7777 ? 1.0 : 0.1 + 0.01 * (i % 7));
    plot.setPicture(frame, {line});
    plot.show();
    QVERIFY(plot.drawnPoints(0) <= 2000);
    QVERIFY(plot.drawnPoints(0) >= 500);
    QCOMPARE(plot.lines()[0].points.size(), std::size_t{20'000});
    // The peak is a pixel wide and there.
    const QImage image = plot.grab().toImage();
    const QPoint peak = plot.positionOf({7777, 0.7}).toPoint();
    bool drawn = false;
    for (int dx = -2; dx <= 2; ++dx)
        drawn = drawn || image.pixelColor(peak + QPoint(dx, 0)).saturation() > 80;
    QVERIFY(drawn);
}

void TestCharts::overDevicesSaysWhatIsRefused()
{
    CurvePage page(CurveAxis::Devices, m_session.get(), &m_appearance);
    child<IntSpin>(page, "curveMost")->setValue(8);
    setChecked(*child<QListWidget>(page, "curveSchedules"), "dualpipe", true);
    open(page);
    const PlotLine& line = page.plot()->lines()[std::size_t(lineNamed(*page.plot(), "DualPipe"))];
    QVERIFY(std::isnan(pointAt(line, 3).y()));
    QVERIFY(!std::isnan(pointAt(line, 4).y()));
    QVERIFY2(child<QLabel>(page, "chartRemark")->text().contains("DualPipe has"),
             qPrintable(child<QLabel>(page, "chartRemark")->text()));
    // A click takes the point under the pointer, whichever were refused before it.
    const QPoint at = page.plot()->positionOf(pointAt(line, 4)).toPoint();
    QTest::mouseClick(page.plot()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(m_session->scenario().schedule, std::string("dualpipe"));
    QCOMPARE(m_session->scenario().devices, 4);
}

void TestCharts::overSlowdownOfTheChosenStage()
{
    CurvePage page(CurveAxis::Slowdown, m_session.get(), &m_appearance);
    QCOMPARE(child<IntSpin>(page, "curveStage")->value(), 2);
    child<IntSpin>(page, "curveStage")->setValue(1);
    open(page);
    const LinePlot& plot = *page.plot();
    const PlotLine& line = plot.lines()[std::size_t(lineNamed(plot, "1F1B"))];
    const auto run = computeRun(slowStageScenario("1f1b", 4, 8, 1, 2));
    QCOMPARE(pointAt(line, 2).y(), run.value()->analysis.bubbleRatio);
    QTest::mouseClick(plot.viewport(), Qt::LeftButton, {}, plot.positionOf(pointAt(line, 2)).toPoint());
    QCOMPARE(m_session->scenario().costs.slowdown, (std::vector<double>{1, 2, 1, 1}));
}

void TestCharts::computingIsCancelled()
{
    // Large enough to be at it still when half a second is over and the button shows, on any machine.
    const Scenario large = slowStageScenario("1f1b", 64, 50'000);
    m_session->load(large);
    CurvePage page(CurveAxis::Slowdown, m_session.get(), &m_appearance);
    page.show();
    QVERIFY(page.busy());
    QTRY_VERIFY(child<QPushButton>(page, "chartCancel")->isVisible());
    QSignalSpy finished(&page.job(), &CurveJob::finished);
    QTest::mouseClick(child<QPushButton>(page, "chartCancel"), Qt::LeftButton);
    QVERIFY(!page.busy());
    QTest::qWait(50);
    QCOMPARE(finished.count(), 0);
    QVERIFY(page.plot()->lines().empty());
    QVERIFY(child<QLabel>(page, "chartStatus")->text().startsWith("Cancelled"));
    // It can be taken up again.
    m_session->load(slowStageScenario("1f1b", 4, 8));
    QTest::mouseClick(child<QPushButton>(page, "chartAgain"), Qt::LeftButton);
    wait(page);
    QVERIFY(!page.plot()->lines().empty());
}

void TestCharts::seedsShowTheirSpread()
{
    Scenario scenario = slowStageScenario("1f1b", 4, 8);
    scenario.jitter = {JitterKind::Normal, 0.2, 5};
    m_session->load(scenario);
    SeedsPage page(m_session.get(), &m_appearance);
    child<IntSpin>(page, "seedsCount")->setValue(200);
    open(page);
    const auto expected = acrossSeeds(scenario, 200, 1);
    QVERIFY(page.job().outcomes() == expected.value());
    std::vector<double> sorted;
    for (const SeedOutcome& outcome : expected.value())
        sorted.push_back(static_cast<double>(outcome.makespanNs));
    std::sort(sorted.begin(), sorted.end());
    const auto& levels = page.plot()->levels();
    QCOMPARE(levels[0].at, sorted[99]);
    QCOMPARE(levels[1].at, sorted[9]);
    QCOMPARE(levels[2].at, sorted[189]);
    scenario.jitter.kind = JitterKind::None;
    QCOMPARE(levels[3].at, static_cast<double>(evaluate(scenario).makespanNs));
    int sum = 0;
    for (const int count : page.plot()->histogram().counts)
        sum += count;
    QCOMPARE(sum, 200);
    child<QComboBox>(page, "seedsFigure")->setCurrentIndex(1);
    QVERIFY(page.plot()->levels()[0].at < 1);
}

void TestCharts::seedRunsAreShown()
{
    Scenario scenario = slowStageScenario("1f1b", 4, 8);
    scenario.jitter = {JitterKind::Uniform, 0.3, 5};
    m_session->load(scenario);
    SeedsPage page(m_session.get(), &m_appearance);
    child<IntSpin>(page, "seedsCount")->setValue(300);
    open(page);
    QTest::mouseClick(child<QPushButton>(page, "seedsMedian"), Qt::LeftButton);
    QVERIFY(m_session->waitUntilIdle());
    QCOMPARE(static_cast<double>(m_session->run()->analysis.makespanNs), page.plot()->levels()[0].at);
    QCOMPARE(m_session->undoStack()->count(), 1);
    // Another seed of the same settings is no other chart.
    QVERIFY(!page.busy());
    HistogramPlot& plot = *page.plot();
    const std::size_t bin = plot.histogram().binOf(page.plot()->levels()[2].at);
    QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.barOf(bin).center().toPoint());
    QVERIFY(m_session->waitUntilIdle());
    const auto shown = static_cast<double>(m_session->run()->analysis.makespanNs);
    QCOMPARE(plot.histogram().binOf(shown), bin);
    plot.setFocus();
    QTest::keyClick(&plot, Qt::Key_Right);
    QTest::keyClick(&plot, Qt::Key_Return);
    QVERIFY(m_session->waitUntilIdle());
    const auto& outcomes = page.job().outcomes();
    const auto first = std::find_if(outcomes.begin(), outcomes.end(), [&plot](const SeedOutcome& outcome) {
        return plot.histogram().binOf(static_cast<double>(outcome.makespanNs)) == 0;
    });
    QCOMPARE(m_session->run()->analysis.makespanNs, first->makespanNs);
}

void TestCharts::withoutJitterOneClickHelps()
{
    SeedsPage page(m_session.get(), &m_appearance);
    open(page);
    QVERIFY(page.plot()->histogram().counts.empty());
    QVERIFY(page.plot()->accessibleDescription().startsWith("Durations do not vary"));
    auto* vary = child<QPushButton>(page, "seedsVary");
    QVERIFY(vary->isVisible());
    QTest::mouseClick(vary, Qt::LeftButton);
    QCOMPARE(m_session->scenario().jitter.kind, JitterKind::Normal);
    QTRY_VERIFY(!page.plot()->histogram().counts.empty());
    QVERIFY(!vary->isVisible());
}

void TestCharts::causesAddUp()
{
    m_session->load(slowStageScenario("1f1b", 4, 8, 2, 2.5));
    QVERIFY(m_session->waitUntilIdle());
    CausesPage page(m_session.get(), &m_appearance);
    page.resize(900, 500);
    page.show();
    CausePlot& plot = *page.plot();
    for (int device = 0; device < 4; ++device) {
        const QRectF column = plot.columnOf(device);
        QCOMPARE(plot.deviceAt(column.center()), std::optional(device));
        const DeviceFigures& figures = m_session->run()->analysis.devices[static_cast<std::size_t>(device)];
        QVERIFY(plot.factsOf(device).rows[0].second.startsWith(formatTime(figures.idleNs)));
    }
    // Higher where more is idle.
    const auto& devices = m_session->run()->analysis.devices;
    QCOMPARE(plot.columnOf(0).height() > plot.columnOf(2).height(), devices[0].idleNs > devices[2].idleNs);
    QVERIFY(plot.csv().startsWith("device,makespan_ns,idle_ns,activation_ns"));
    QCOMPARE(plot.csv().count(u'\n'), 5);
}

void TestCharts::manyDevicesShareColumns()
{
    m_session->load(slowStageScenario("1f1b", 1000, 2));
    QVERIFY(m_session->waitUntilIdle());
    CausesPage page(m_session.get(), &m_appearance);
    page.resize(700, 400);
    page.show();
    QVERIFY(!page.plot()->grab().isNull());
    const QRectF first = page.plot()->columnOf(0);
    QVERIFY(first.width() >= 3);
    QVERIFY(page.plot()->deviceAt(first.center()));
    QCOMPARE(page.plot()->csv().count(u'\n'), 1001);
}

void TestCharts::chartsAreCopied()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    open(page);
    trigger(page, "copyData");
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), qsizetype{1 + 3 * 64});
    QVERIFY(lines[0].startsWith("schedule,microbatches,bubble_ratio,closed_form,makespan_ns"));
    bool found = false;
    for (const QString& line : lines)
        if (line.startsWith("1f1b,12,")) {
            found = true;
            QVERIFY(std::abs(line.section(u',', 2, 2).toDouble() - 0.2) < 1e-12);
        }
    QVERIFY(found);
    page.plot()->setFocus();
    QTest::keyClick(page.plot(), Qt::Key_C, Qt::ControlModifier);
    const QImage picture = QGuiApplication::clipboard()->image();
    QCOMPARE(picture.size(), pictureOfChart(page.plot(), m_appearance).size());
    QVERIFY(picture.width() > page.plot()->width() * 2);
    QVERIFY(picture.allGray() == false);
}

void TestCharts::timeChartsAreCopied()
{
    MainWindow window(false);
    window.resize(1280, 720);
    window.show();
    QVERIFY(window.session().waitUntilIdle());
    auto* stack = window.findChild<ChartStack*>();
    auto* tabs = window.findChild<QTabBar*>("chartTabs");
    const char* heads[] = {"stage,direction,from_ns,waiting\n", "device,from_ns,microbatch_stages\n",
                           "device,from_ns,bytes\n"};
    for (int tab = 0; tab < 3; ++tab) {
        tabs->setCurrentIndex(tab);
        trigger(*stack, "copyData");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String(heads[tab])));
        trigger(*stack, "copyPicture");
        QVERIFY(QGuiApplication::clipboard()->image().width() > 600);
    }
    // Their keys are no other action's.
    for (const QAction* copy : stack->actions())
        for (const Actions::Section& section : window.actions().sections())
            for (const Actions::Entry& entry : section.entries)
                QVERIFY2(!entry.keys.contains(copy->shortcut()), qPrintable(entry.action->text()));
    tabs->setCurrentIndex(1);
    trigger(*stack, "copyData");
    // Device 0 of 1F1B with 4 stages holds 4 at most.
    int most = 0;
    for (const QString& line : QGuiApplication::clipboard()->text().split(u'\n'))
        if (line.startsWith("0,"))
            most = std::max(most, line.section(u',', 2, 2).toInt());
    QCOMPARE(most, 4);
}

void TestCharts::numbersOfCsvReadBack()
{
    for (const double value : {1.0 / 3, 0.2, 1e-9, 12345678.0, 0.0})
        QCOMPARE(CsvText::number(value).toDouble(), value);
    QVERIFY(CsvText::number(NAN).isEmpty());
    CsvText text({"a", "b"});
    text.add({"x,y", "say \"no\""});
    QCOMPARE(text.text(), QString("a,b\n\"x,y\",\"say \"\"no\"\"\"\n"));
}

void TestCharts::windowOpensByItsKey()
{
    MainWindow window(false);
    window.show();
    QVERIFY(window.session().waitUntilIdle());
    QCOMPARE(window.actions().charts->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_G));
    window.actions().charts->trigger();
    auto* dialog = window.findChild<ChartsDialog*>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    auto* page = qobject_cast<CurvePage*>(dialog->page(ChartsDialog::Microbatches));
    wait(*page);
    QCOMPARE(page->plot()->lines().size(), std::size_t{3});
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
