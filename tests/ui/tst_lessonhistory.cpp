// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be undone in a lesson, and that the window is afterwards as it was before: scenario, history, panels.

#include "tests/ui/windowfixture.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/expander.h"
#include "ui/panels/figurespanel.h"
#include "ui/panels/slimslider.h"
#include "ui/panels/spinboxes.h"
#include "ui/panels/switchbutton.h"
#include "ui/window/chartstack.h"

#include <QScrollBar>

using namespace bubblescope;

namespace {

struct Window : test::Window {
    Window() { appearance().setMotion(false); }

    void settle()
    {
        QVERIFY(comparison().waitUntilIdle());
        QCoreApplication::processEvents();
        QVERIFY(lessons().settled());
    }
    void lesson(int number, int step = 0)
    {
        QVERIFY(!openLesson(QString::number(number), step));
        settle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(this, key, modifiers);
        settle();
    }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void setMicrobatches(int count)
    {
        Scenario changed = session().scenario();
        changed.microbatches = count;
        session().edit(QStringLiteral("M"), changed);
        settle();
    }
    [[nodiscard]] int microbatches() { return session().scenario().microbatches; }
    [[nodiscard]] bool showsStep() { return comparison().scenarios() == lessons().stepScenarios(); }
};

}  // namespace

class TestLessonHistory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::rememberIn(m_home); }
    void init() { QSettings().clear(); }

    void undoStaysInTheStep()
    {
        Window w;
        w.setMicrobatches(5);
        w.lesson(2);
        QVERIFY(!w.actions().undo->isEnabled());
        w.undo();
        QVERIFY(w.showsStep());
        // Steps alone leave nothing to be undone.
        w.lessons().goTo(2);
        w.settle();
        w.press(Qt::Key_PageUp);
        QVERIFY(!w.actions().undo->isEnabled());
        w.setMicrobatches(7);
        w.setMicrobatches(9);
        w.undo();
        QCOMPARE(w.microbatches(), 7);
        w.undo();
        QVERIFY(w.showsStep());
        QVERIFY(!w.actions().undo->isEnabled());
        w.redo();
        QCOMPARE(w.microbatches(), 7);
        // The one key back to the step can itself be undone.
        w.press(Qt::Key_Backspace);
        QVERIFY(w.showsStep());
        w.undo();
        QCOMPARE(w.microbatches(), 7);
        // The next step has none of it.
        w.press(Qt::Key_PageDown);
        QCOMPARE(w.lessons().stepIndex(), 2);
        QVERIFY(w.showsStep());
        QVERIFY(!w.actions().undo->isEnabled() && !w.actions().redo->isEnabled());
    }

    void ownHistoryWaits()
    {
        Window w;
        w.setMicrobatches(5);
        w.setMicrobatches(6);
        w.undo();
        w.lesson(3);
        w.setMicrobatches(30);
        w.press(Qt::Key_PageDown);
        w.press(Qt::Key_PageDown);
        w.setMicrobatches(31);
        w.lessons().close();
        w.settle();
        QCOMPARE(w.microbatches(), 5);
        w.redo();
        QCOMPARE(w.microbatches(), 6);
        QVERIFY(!w.actions().redo->isEnabled());
        w.undo();
        w.undo();
        QCOMPARE(w.microbatches(), 8);
        QVERIFY(!w.actions().undo->isEnabled());
        // A second lesson after the first keeps it as well.
        w.redo();
        w.lesson(2);
        w.lesson(4);
        w.press(Qt::Key_Escape);
        QVERIFY(!w.lessons().isOpen());
        QCOMPARE(w.microbatches(), 5);
        w.undo();
        QCOMPARE(w.microbatches(), 8);
    }

    void ownComparisonComesBack()
    {
        Window w;
        w.comparison().add();
        w.settle();
        w.setMicrobatches(12);
        const std::vector<Scenario> own = w.comparison().scenarios();
        // A single scenario, two, and one again.
        w.lesson(5);
        QVERIFY(!w.comparison().isOpen());
        w.lessons().goTo(1);
        w.settle();
        QCOMPARE(w.comparison().count(), 2);
        QVERIFY(w.showsStep());
        QVERIFY(!w.actions().undo->isEnabled());
        w.comparison().remove(0);
        w.settle();
        w.undo();
        QVERIFY(w.showsStep());
        w.comparison().choose(0);
        w.setMicrobatches(3);
        w.lessons().close();
        w.settle();
        QVERIFY(w.comparison().scenarios() == own);
        QCOMPARE(w.comparison().active(), 1);
        w.undo();
        QCOMPARE(w.microbatches(), 8);
        QCOMPARE(w.comparison().count(), 2);
        w.undo();
        QVERIFY(!w.comparison().isOpen());
        w.redo();
        w.redo();
        QVERIFY(w.comparison().scenarios() == own);
    }

    /// The switch's factor belongs to a step of undo, of one's own history or of the lesson's.
    void factorOfTheSwitchComesBack()
    {
        Window w;
        auto* factor = w.findChild<RealSpin*>(QStringLiteral("slowMiddleFactor"));
        auto* middle = w.findChild<SwitchButton*>(QStringLiteral("slowMiddleSwitch"));
        middle->setChecked(true);
        emit factor->edited(4);
        QCOMPARE(factor->value(), 4.0);
        middle->setChecked(false);
        w.settle();
        QCOMPARE(factor->value(), 4.0);
        w.lesson(2);
        emit factor->edited(2);
        w.lessons().close();
        w.settle();
        QCOMPARE(factor->value(), 4.0);
    }

    void panelsAndChartComeBack()
    {
        Window w;
        auto* controls = w.findChild<ControlPanel*>();
        auto* figures = w.findChild<FiguresPanel*>();
        auto* charts = w.findChild<ChartStack*>();
        charts->setCurrent(1);
        w.resize(1280, 640);
        w.settle();
        figures->verticalScrollBar()->setValue(15);
        QCOMPARE(figures->verticalScrollBar()->value(), 15);
        QCOMPARE(controls->verticalScrollBar()->value(), 0);
        // Points at the stages' slowdown, which is further down, at queues, and at the figures' end.
        for (const auto& [lesson, step] : {std::pair(3, 0), std::pair(7, 2), std::pair(8, 1)}) {
            w.lesson(lesson, step);
            w.settle();
        }
        for (int step = 0; step < w.lessons().stepCount(); ++step) {
            w.lessons().goTo(step);
            w.settle();
        }
        controls->verticalScrollBar()->setValue(controls->verticalScrollBar()->maximum());
        w.lessons().close();
        w.settle();
        w.settle();
        QCOMPARE(controls->verticalScrollBar()->value(), 0);
        QCOMPARE(figures->verticalScrollBar()->value(), 15);
        QCOMPARE(charts->current(), 1);
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestLessonHistory)
#include "tst_lessonhistory.moc"
