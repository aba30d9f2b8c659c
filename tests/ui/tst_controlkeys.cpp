// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Keys in the control panel's fields that are not theirs, and what undo takes back in them.

#include "tests/ui/controlpanelfixture.h"
#include "ui/panels/slimslider.h"
#include "ui/panels/switchbutton.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QUndoStack>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

constexpr TimeNs kMs = kNsPerMs;

}  // namespace

class TestControlKeys : public ControlPanelFixture {
    Q_OBJECT

private slots:
    void slowMiddleFactorIsUndone();
    void spaceIsNoPartOfANumber();
    void blankFieldShowsItsNumberAgain();
    void escapeChoosesNoSchedule();
    void arrowsNeverMoveAnotherSlider();
};

void TestControlKeys::slowMiddleFactorIsUndone()
{
    auto* factor = find<QDoubleSpinBox>("slowMiddleFactor");
    QUndoStack* undo = m_session->undoStack();
    QCOMPARE(factor->value(), 2.5);
    drag(find<SlimSlider>("slowdown2"), 700);
    QCOMPARE(factor->value(), scenario().costs.slowdown.at(2));
    drag(find<SlimSlider>("slowdown2"), 400);
    undo->undo();
    undo->undo();
    QCOMPARE(factor->value(), 2.5);
    // What was chosen for the switch goes back as well.
    QTest::mouseClick(find<SwitchButton>("slowMiddleSwitch"), Qt::LeftButton);
    type(factor, QStringLiteral("4"));
    QTest::mouseClick(find<SwitchButton>("slowMiddleSwitch"), Qt::LeftButton);
    QCOMPARE(factor->value(), 4.0);
    while (undo->canUndo())
        undo->undo();
    QCOMPARE(factor->value(), 2.5);
    QTest::mouseClick(find<SwitchButton>("slowMiddleSwitch"), Qt::LeftButton);
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 1, 2.5, 1}));
}

void TestControlKeys::spaceIsNoPartOfANumber()
{
    struct Catcher : QObject {
        bool eventFilter(QObject*, QEvent* event) override
        {
            spaces += event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
            return false;
        }
        int spaces = 0;
    } window;
    m_panel->installEventFilter(&window);
    auto* microbatches = find<QSpinBox>("microbatchesSpin");
    microbatches->setFocus();
    microbatches->selectAll();
    QTest::keyClicks(microbatches, QStringLiteral("20"));
    // What was typed counts, and the key is the window's.
    QTest::keyClick(microbatches, Qt::Key_Space);
    QCOMPARE(scenario().microbatches, 20);
    QCOMPARE(microbatches->text(), QStringLiteral("20"));
    QVERIFY(window.spaces > 0);
    auto* forward = find<QDoubleSpinBox>("forwardSpin");
    forward->setFocus();
    forward->selectAll();
    QTest::keyClick(forward, Qt::Key_Space);
    QCOMPARE(forward->text(), QStringLiteral("10 ms"));
}

void TestControlKeys::blankFieldShowsItsNumberAgain()
{
    auto* forward = find<QDoubleSpinBox>("forwardSpin");
    type(forward, QStringLiteral("12"));
    forward->setFocus();
    forward->selectAll();
    QTest::keyClick(forward, Qt::Key_Delete);
    QVERIFY(!forward->text().contains(QStringLiteral("12")));
    // Undo is the scenario's; the field follows.
    QTest::keyClick(forward, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(forward->text(), QStringLiteral("12 ms"));
    forward->selectAll();
    QTest::keyClick(forward, Qt::Key_Delete);
    find<QSpinBox>("stagesSpin")->setFocus();
    QCOMPARE(forward->text(), QStringLiteral("12 ms"));
    QCOMPARE(scenario().costs.forwardNs, std::vector<TimeNs>{12 * kMs});
}

void TestControlKeys::escapeChoosesNoSchedule()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    const QString before = combo->currentText();
    const std::string schedule = scenario().schedule;
    combo->setFocus();
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), QStringLiteral("gpi"));
    // One for the list, one for the field.
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(combo->completer()->popup()->isVisible() ? static_cast<QWidget*>(combo->completer()->popup())
                                                                 : combo,
                        Qt::Key_Escape);
    QCOMPARE(combo->currentText(), before);
    find<QSpinBox>("stagesSpin")->setFocus();
    QCOMPARE(combo->currentText(), before);
    QCOMPARE(scenario().schedule, schedule);
}

/// After a drag with the mouse they are the picture's, whichever control had them before.
void TestControlKeys::arrowsNeverMoveAnotherSlider()
{
    for (const char* before : {"stagesSlider", "stagesSpin"}) {
        find<QWidget>(before)->setFocus();
        const int stages = scenario().devices;
        drag(find<SlimSlider>("microbatchesSlider"), 300);
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_panel.get(), Qt::Key_Up);
        QCOMPARE(scenario().devices, stages);
    }
}

QTEST_MAIN(TestControlKeys)
#include "tst_controlkeys.moc"
