// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Presentations with several scenarios side by side, and what they leave behind: room for every row, the window's size
// and its parts as they were.

#include "tests/ui/paintedtext.h"
#include "tests/ui/presentfixture.h"
#include "ui/charts/queuechart.h"
#include "ui/compare/compareview.h"
#include "ui/compare/lanehead.h"
#include "ui/flow/flowview.h"
#include "ui/gantt/ganttview.h"
#include "ui/gantt/rowfigures.h"
#include "ui/lessons/lessonpane.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurespanel.h"
#include "ui/window/firsthint.h"

#include <QApplication>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>

#include <memory>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

/// All that the charts say.
QStringList painted(const MainWindow& w)
{
    QStringList texts;
    auto* view = w.findChild<CompareView*>();
    for (int lane = 0; lane < view->laneCount(); ++lane)
        for (const test::PaintedText& text : test::paintedTexts(view->gantt(lane)->viewport()))
            texts << text.text;
    return texts;
}

}  // namespace

class TestPresentedLanes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { rememberIn(m_home); }
    void flowComesBack_data();
    void flowComesBack();
    void flowOfSizeNothingIsHealed();
    void neverGrows();
    void comparisonKeepsItsShares();
    void comparedScenariosShowAllRows();
    void manyRowsAreSeenAtOnce_data();
    void manyRowsAreSeenAtOnce();
    void whatIsOutOfSightIsSaid();
    void hintCoversNoRow();
    void drawerShowsWhatHasTheFocus();

private:
    QTemporaryDir m_home;
};

void TestPresentedLanes::flowComesBack_data()
{
    QTest::addColumn<QString>("order");
    // c: comparison on or off, p: presentation on or off, r: a restart.
    for (const char* order : {"cpcp", "pcpc", "pccp", "cpcpr", "pcprc", "cprc", "crpcp", "cprpcp", "crc", "pcrc", "pr"})
        QTest::newRow(order) << QString::fromLatin1(order);
}

void TestPresentedLanes::flowComesBack()
{
    QFETCH(QString, order);
    QSettings().clear();
    auto w = std::make_unique<Window>(true);
    w->comparison().end();
    w->findChild<FirstHint*>()->hide();
    w->setWindowState(Qt::WindowNoState);
    w->resize(kHall);
    settle();
    const int before = w->findChild<FlowView*>()->height();
    QVERIFY(before > 60);
    for (const QChar what : order) {
        if (what == u'p') {
            w->actions().presentation->toggle();
        } else if (what == u'c') {
            w->comparison().isOpen() ? w->comparison().end() : w->comparison().add();
            QVERIFY(w->session().waitUntilIdle());
        } else {
            w->close();
            w.reset();
            w = std::make_unique<Window>(true);
        }
        settle();
    }
    if (w->comparison().isOpen())
        w->comparison().end();
    w->actions().presentation->setChecked(false);
    w->setWindowState(Qt::WindowNoState);
    w->resize(kHall);
    settle();
    QVERIFY(shows<FlowView>(*w));
    QCOMPARE(w->findChild<FlowView*>()->height(), before);
    w->close();
    QSettings().clear();
}

void TestPresentedLanes::flowOfSizeNothingIsHealed()
{
    QSettings().clear();
    {
        Window w(true);
        auto* picture = qobject_cast<QSplitter*>(w.findChild<FlowView*>()->parentWidget());
        picture->setSizes({0, 500, 0, 100});
        settle();
        QCOMPARE(w.findChild<FlowView*>()->height(), 0);
        w.close();
    }
    Window next(true);
    settle();
    QVERIFY(next.findChild<FlowView*>()->height() > 60);
    QSettings().clear();
}

void TestPresentedLanes::neverGrows()
{
    Window w;
    settle();
    auto* columns = w.centralWidget()->findChild<QSplitter*>({}, Qt::FindDirectChildrenOnly);
    const QList<int> columnSizes = columns->sizes();
    w.comparison().add();
    QVERIFY(w.session().waitUntilIdle());
    settle();
    QCOMPARE(w.size(), kHall);
    const auto heights = [&w] {
        QList<int> list;
        for (const QWidget* widget : w.findChild<ControlPanel*>()->findChildren<QWidget*>())
            list << (widget->isVisible() ? widget->height() : 0);
        return list;
    };
    const QList<int> controls = heights();
    w.actions().presentation->trigger();
    w.comparison().add();
    w.comparison().add();
    QVERIFY(w.session().waitUntilIdle());
    settle();
    w.actions().presentation->trigger();
    settle();
    QCOMPARE(w.size(), kHall);
    QCOMPARE(columns->sizes(), columnSizes);
    QCOMPARE(heights(), controls);
}

void TestPresentedLanes::comparisonKeepsItsShares()
{
    QSettings().clear();
    QList<int> before;
    const auto picture = [](const MainWindow& w) {
        return qobject_cast<QSplitter*>(w.findChild<FlowView*>()->parentWidget());
    };
    {
        Window w(true);
        for (int lane = 1; lane < 4; ++lane)
            w.comparison().add();
        QVERIFY(w.session().waitUntilIdle());
        settle();
        w.findChild<FirstHint*>()->hide();
        w.setWindowState(Qt::WindowNoState);
        w.resize(kHall);
        settle();
        picture(w)->setSizes({0, 500, 0, 140});
        settle();
        before = picture(w)->sizes();
        w.actions().presentation->trigger();
        settle();
        w.close();
    }
    Window next(true);
    QCOMPARE(next.comparison().count(), 4);
    next.setWindowState(Qt::WindowNoState);
    next.resize(kHall);
    settle();
    QCOMPARE(picture(next)->sizes(), before);
    next.comparison().end();
    next.close();
    QSettings().clear();
}

void TestPresentedLanes::comparedScenariosShowAllRows()
{
    Window w;
    present(w);
    const double alone = w.appearance().scale();
    const auto check = [&w](int lanes) {
        QVERIFY(w.comparison().waitUntilIdle());
        settle();
        QCOMPARE(w.size(), kHall);
        QCOMPARE(w.comparison().count(), lanes);
        auto* view = w.findChild<CompareView*>();
        for (int lane = 0; lane < lanes; ++lane) {
            const GanttView* gantt = view->gantt(lane);
            QVERIFY(gantt->isVisible());
            // In sight, and not beyond what the window cuts off.
            QVERIFY(gantt->rowRect(DeviceId(3)).bottom() <= gantt->plotRect().bottom());
            QVERIFY(gantt->mapTo(&w, QPoint(0, gantt->height())).y() <= w.height());
            QVERIFY(gantt->rowRect(DeviceId(3)).height() >= 20);
            QStringList painted;
            for (const test::PaintedText& text : test::paintedTexts(view->head(lane)))
                painted << text.text;
            const LaneHead::Content content = view->head(lane)->content();
            QVERIFY2(painted.contains(content.title), qPrintable(painted.join(u'|')));
            QVERIFY(painted.contains(content.figures[1].value));
            QVERIFY(lane == 0 || painted.contains(content.figures[1].difference));
        }
        // They are of one scenario.
        QVERIFY(!shows<RowFigures>(w) && !shows<FlowView>(w) && !shows<QueueChart>(w) && !shows<FiguresPanel>(w));
        const auto* pane = w.findChild<LessonPane*>();
        QVERIFY(!pane->isVisible() || pane->height() * 5 <= w.height() * 2);
    };
    QVERIFY(!w.openLesson(QStringLiteral("gpipe-1f1b"), 1));
    check(2);
    QVERIFY(!w.openLesson(QStringLiteral("gpipe-1f1b"), 5));
    check(3);
    w.lessons().close();
    std::vector<Scenario> scenarios(4, shape(4, 8));
    scenarios[0].schedule = "gpipe";
    scenarios[2].schedule = "zb-h1";
    w.comparison().show({}, scenarios, 2);
    check(4);
    // One alone is as large as ever.
    w.comparison().end();
    QVERIFY(w.comparison().waitUntilIdle());
    settle();
    QVERIFY(std::abs(w.appearance().scale() - alone) < 1e-6);
    QVERIFY(shows<RowFigures>(w));
}

void TestPresentedLanes::manyRowsAreSeenAtOnce_data()
{
    QTest::addColumn<QList<int>>("devices");
    QTest::addColumn<bool>("lesson");
    QTest::addColumn<QSize>("screen");
    const QSize large(1920, 1080);
    QTest::newRow("four, lesson") << QList<int>{4, 4, 4, 4} << true << kHall;
    QTest::newRow("16 alone") << QList<int>{16} << false << kHall;
    QTest::newRow("64 alone") << QList<int>{64} << false << kHall;
    QTest::newRow("four of 16") << QList<int>{16, 16, 16, 16} << false << kHall;
    QTest::newRow("four of 16, lesson") << QList<int>{16, 16, 16, 16} << true << large;
    QTest::newRow("4 and 64") << QList<int>{4, 64} << false << kHall;
    QTest::newRow("two of 64") << QList<int>{64, 64} << false << large;
}

void TestPresentedLanes::manyRowsAreSeenAtOnce()
{
    QFETCH(const QList<int>, devices);
    QFETCH(const bool, lesson);
    QFETCH(const QSize, screen);
    Window w;
    present(w);
    w.resize(screen);
    if (lesson)
        QVERIFY(!w.openLesson(QStringLiteral("gpipe-1f1b"), 5));
    std::vector<Scenario> scenarios;
    for (const int count : devices)
        scenarios.push_back(shape(count, 2 * count));
    w.comparison().replace(scenarios, 0);
    QVERIFY(w.comparison().waitUntilIdle());
    settle();
    auto* view = w.findChild<CompareView*>();
    for (int lane = 0; lane < devices.size(); ++lane) {
        const GanttView* gantt = view->gantt(lane);
        QCOMPARE(gantt->verticalScrollBar()->maximum(), 0);
        const int last = devices[lane] - 1;
        QVERIFY(gantt->rowRect(DeviceId(last)).bottom() <= gantt->plotRect().bottom());
        QVERIFY(gantt->mapTo(&w, QPoint(0, gantt->height())).y() <= w.height());
        QVERIFY(gantt->rowRect(DeviceId(0)).height() >= 4);
        // No name is painted over another.
        QList<QRectF> names;
        for (const test::PaintedText& text : test::paintedTexts(gantt->viewport()))
            if (text.text.startsWith(QStringLiteral("device")))
                names << text.place;
        QVERIFY(!names.isEmpty());
        for (int i = 1; i < names.size(); ++i)
            QVERIFY(names[i].center().y() - names[i - 1].center().y() >= kLeastType * 0.6);
        QVERIFY(painted(w).filter(QStringLiteral("▾")).isEmpty());
    }
    // Outside of presentations rows are for reading, and scroll.
    w.actions().presentation->setChecked(false);
    w.setWindowState(Qt::WindowNoState);
    w.resize(kHall);
    settle();
    QVERIFY(view->gantt(0)->rowRect(DeviceId(0)).height() >= 16);
}

void TestPresentedLanes::whatIsOutOfSightIsSaid()
{
    Window w;
    present(w);
    w.comparison().replace(std::vector<Scenario>(4, shape(64, 64)), 0);
    QVERIFY(w.comparison().waitUntilIdle());
    settle();
    GanttView* gantt = w.findChild<CompareView*>()->gantt(0);
    QVERIFY(gantt->verticalScrollBar()->maximum() > 0);
    const int seen = gantt->plotRect().height() / gantt->rowRect(DeviceId(0)).height();
    QVERIFY2(painted(w).contains(QStringLiteral("▾ %1 more").arg(64 - seen)), qPrintable(painted(w).join(u'|')));
    gantt->verticalScrollBar()->setValue(gantt->verticalScrollBar()->maximum());
    QVERIFY(!painted(w).filter(QStringLiteral("▴")).isEmpty());
    QVERIFY(painted(w).filter(QStringLiteral("▾")).size() == 3);
}

void TestPresentedLanes::hintCoversNoRow()
{
    for (const bool compares : {false, true}) {
        Window w;
        if (compares)
            w.comparison().add();
        QVERIFY(w.comparison().waitUntilIdle());
        w.actions().presentation->trigger();
        present(w);
        const auto* hint = w.findChild<QWidget*>(QStringLiteral("presentationHint"));
        QVERIFY(hint->isVisible());
        const QRect covered(hint->mapTo(&w, QPoint()), hint->size());
        for (const GanttView* view : w.findChildren<GanttView*>())
            if (view->isVisible())
                for (int d = 0; d < 4; ++d) {
                    const QRect row = view->rowRect(DeviceId(d));
                    QVERIFY(!covered.intersects(row.translated(view->viewport()->mapTo(&w, QPoint()))));
                }
    }
}

/// Wherever the panel has been scrolled to, by a lesson for one.
void TestPresentedLanes::drawerShowsWhatHasTheFocus()
{
    Window w;
    present(w);
    auto* panel = w.findChild<ControlPanel*>();
    panel->verticalScrollBar()->setValue(panel->verticalScrollBar()->maximum());
    w.actions().hallControls->trigger();
    settle();
    const QWidget* focused = QApplication::focusWidget();
    QVERIFY(focused && panel->isAncestorOf(focused));
    QVERIFY(panel->viewport()->rect().contains(QRect(focused->mapTo(panel->viewport(), QPoint()), focused->size())));
}

QTEST_MAIN(TestPresentedLanes)
#include "tst_presentedlanes.moc"
