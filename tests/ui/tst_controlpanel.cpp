// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/scenarioedit.h"
#include "tests/ui/controlpanelfixture.h"
#include "ui/panels/slimslider.h"
#include "ui/panels/switchbutton.h"
#include "ui/session/session.h"
#include "ui/text/format.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QToolTip>
#include <QtTest/QTest>

#include <cmath>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

constexpr TimeNs kMs = kNsPerMs;

/// On its circle: a radio button takes no press beside its text.
void choose(QRadioButton* button)
{
    QTest::mouseClick(button, Qt::LeftButton, Qt::NoModifier, QPoint(8, button->height() / 2));
}

}  // namespace

class TestControlPanel : public ControlPanelFixture {
    Q_OBJECT

private slots:
    void draggingStagesRedrawsAndIsOneStep();
    void typingGoesBeyondTheSlider();
    void typingPassesSmallNumbersWithoutLoss();
    void typingCountsAtAPause();
    void typingTooMuchSaysSo();
    void microbatchSliderHasRoomForSmallNumbers();
    void arrowKeysMoveAFocusedSlider();
    void wheelNeedsFocus();
    void costsReachTheSimulation();
    void slowdownDragAndReset();
    void slowdownListsStayShort();
    void slowMiddleSwitch();
    void slowMiddleStaysInTheMiddle();
    void scheduleSearchFindsAliases();
    void clickOnTheScheduleOpensTheList();
    void everyScheduleCanBeChosen();
    void chunksShowOnlyWhereTheScheduleHasThem();
    void optionsComeFromTheRegistry();
    void unusableOptionIsTheSessionsError();
    void perStageCostsScaleAndEqualize();
    void costsOfLayersAreShownOnly();
    void transferJitterAndBlocking();
    void batchModeKeepsThePicture_data();
    void batchModeKeepsThePicture();
    void iterationsAndTheBarrier();
    void undoAndRedoShow();
    void customScheduleFixesTheSizes();
};

void TestControlPanel::draggingStagesRedrawsAndIsOneStep()
{
    QCOMPARE(run().analysis.makespanNs, 220 * kMs);
    auto* slider = find<SlimSlider>("stagesSlider");
    QSignalSpy changed(m_session.get(), &Session::scenarioChanged);
    drag(slider, 8);
    QCOMPARE(scenario().devices, slider->value());
    QVERIFY(std::abs(scenario().devices - 8) <= 1);
    QVERIFY2(changed.count() > 1, "every step of the drag is a change");
    QCOMPARE(find<QSpinBox>("stagesSpin")->value(), scenario().devices);
    QCOMPARE(run().analysis.makespanNs, (scenario().devices + 7) * 20 * kMs);
    QCOMPARE(m_session->undoStack()->count(), 1);
    drag(slider, 16);
    QCOMPARE(m_session->undoStack()->count(), 2);
}

void TestControlPanel::typingGoesBeyondTheSlider()
{
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("100"));
    QCOMPARE(scenario().devices, 100);
    QCOMPARE(find<SlimSlider>("stagesSlider")->value(), 64);
    type(find<QSpinBox>("microbatchesSpin"), QStringLiteral("2000"));
    QCOMPARE(scenario().microbatches, 2000);
    QCOMPARE(find<SlimSlider>("microbatchesSlider")->value(), 512);
    type(find<QDoubleSpinBox>("forwardSpin"), QStringLiteral("120.25"));
    QCOMPARE(scenario().costs.forwardNs, std::vector<TimeNs>{120'250'000});
    QCOMPARE(find<QDoubleSpinBox>("forwardSpin")->text(), QStringLiteral("120.25 ms"));
}

void TestControlPanel::typingPassesSmallNumbersWithoutLoss()
{
    Scenario slow = scenario();
    slow.costs.slowdown = {1, 1, 3, 2};
    slow.costs.forwardNs = {10 * kMs, 11 * kMs, 12 * kMs, 13 * kMs};
    load(slow);
    // "16" is 1 for a moment, and a pipeline of one stage has no stage 3.
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("16"));
    QCOMPARE(scenario().devices, 16);
    QCOMPARE(scenario().costs.slowdown.size(), std::size_t{16});
    QCOMPARE(scenario().costs.slowdown[2], 3.0);
    QCOMPARE(scenario().costs.slowdown[3], 2.0);
    QCOMPARE(scenario().costs.slowdown[15], 1.0);
    QCOMPARE(scenario().costs.forwardNs[3], 13 * kMs);
    QCOMPARE(scenario().costs.forwardNs.size(), std::size_t{16});
    QCOMPARE(scenario().costs.backwardInputNs, std::vector<TimeNs>{5 * kMs});
    QCOMPARE(m_session->undoStack()->count(), 1);
    (void)run();
}

void TestControlPanel::typingCountsAtAPause()
{
    auto* spin = find<QSpinBox>("microbatchesSpin");
    int changes = 0;
    connect(m_session.get(), &Session::scenarioChanged, this, [&changes] { ++changes; });
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("1234"));
    QCOMPARE(changes, 0);
    QTRY_COMPARE(scenario().microbatches, 1234);
    QCOMPARE(changes, 1);
    QCOMPARE(spin->text(), QStringLiteral("1234"));
    // Arrow keys and the end of typing do not wait.
    QTest::keyClick(spin, Qt::Key_Up);
    QCOMPARE(scenario().microbatches, 1235);
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("77"));
    find<QSpinBox>("stagesSpin")->setFocus();
    QCOMPARE(scenario().microbatches, 77);
    // Nor does a number with a point lose it meanwhile.
    auto* forward = find<QDoubleSpinBox>("forwardSpin");
    forward->setFocus();
    forward->selectAll();
    QTest::keyClicks(forward, QStringLiteral("2."));
    QTRY_COMPARE(scenario().costs.forwardNs, std::vector<TimeNs>{2 * kMs});
    QTest::keyClicks(forward, QStringLiteral("5"));
    QTRY_COMPARE(scenario().costs.forwardNs, std::vector<TimeNs>{2'500'000});
    (void)run();
}

void TestControlPanel::typingTooMuchSaysSo()
{
    auto* spin = find<QSpinBox>("stagesSpin");
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("409"));
    QVERIFY(QToolTip::text().isEmpty());
    QTest::keyClicks(spin, QStringLiteral("78"));
    QCOMPARE(spin->text(), QStringLiteral("40978"));
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("At most 4096."));
    QTest::keyClick(spin, Qt::Key_Return);
    QCOMPARE(spin->text(), QStringLiteral("4096"));
    QCOMPARE(scenario().devices, 4096);
    m_session->cancel();
    QToolTip::hideText();
    QTRY_VERIFY(QToolTip::text().isEmpty());

    auto* forward = find<QDoubleSpinBox>("forwardSpin");
    forward->setFocus();
    forward->selectAll();
    QTest::keyClicks(forward, QStringLiteral("12345678"));
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("At most 1000000 ms."));
    QTest::keyClick(forward, Qt::Key_Return);
    QCOMPARE(forward->text(), QStringLiteral("1000000 ms"));
    QToolTip::hideText();
}

void TestControlPanel::microbatchSliderHasRoomForSmallNumbers()
{
    auto* slider = find<SlimSlider>("microbatchesSlider");
    QVERIFY(slider->pointFor(8).x() - slider->pointFor(1).x() > slider->width() / 5);
    drag(slider, 32);
    QCOMPARE(scenario().microbatches, slider->value());
    QVERIFY(std::abs(scenario().microbatches - 32) <= 2);
    QCOMPARE(run().analysis.makespanNs, (scenario().microbatches + 3) * 20 * kMs);
    // A press beside the handle brings it there.
    QTest::mouseClick(slider, Qt::LeftButton, Qt::NoModifier, slider->pointFor(512));
    QCOMPARE(scenario().microbatches, 512);
}

void TestControlPanel::arrowKeysMoveAFocusedSlider()
{
    auto* slider = find<SlimSlider>("stagesSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(scenario().devices, 5);
}

void TestControlPanel::wheelNeedsFocus()
{
    auto* slider = find<SlimSlider>("stagesSlider");
    const auto turn = [slider] {
        QWheelEvent event(slider->rect().center(), slider->mapToGlobal(slider->rect().center()), {}, {0, 120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(slider, &event);
    };
    find<QSpinBox>("microbatchesSpin")->setFocus();
    turn();
    QCOMPARE(scenario().devices, 4);
    slider->setFocus();
    turn();
    QVERIFY(scenario().devices > 4);
}

void TestControlPanel::costsReachTheSimulation()
{
    type(find<QDoubleSpinBox>("forwardSpin"), QStringLiteral("1"));
    type(find<QDoubleSpinBox>("backwardSpin"), QStringLiteral("2"));
    QCOMPARE(scenario().costs.backwardInputNs, std::vector<TimeNs>{1 * kMs});
    QCOMPARE(scenario().costs.backwardWeightNs, std::vector<TimeNs>{1 * kMs});
    QCOMPARE(run().analysis.makespanNs, 33 * kMs);
    type(find<QDoubleSpinBox>("latencySpin"), QStringLiteral("1"));
    QCOMPARE(run().analysis.makespanNs, 49 * kMs);

    // The halves are hidden until asked for.
    auto* input = find<QDoubleSpinBox>("backwardInputSpin");
    QVERIFY(!input->isVisible());
    QTest::mouseClick(find<QAbstractButton>("splitExpander"), Qt::LeftButton);
    QVERIFY(input->isVisible());
    type(input, QStringLiteral("0.5"));
    QCOMPARE(scenario().costs.backwardInputNs, std::vector<TimeNs>{kMs / 2});
    QCOMPARE(find<QDoubleSpinBox>("backwardSpin")->value(), 1.5);
    // The whole keeps their proportion.
    type(find<QDoubleSpinBox>("backwardSpin"), QStringLiteral("3"));
    QCOMPARE(scenario().costs.backwardInputNs, std::vector<TimeNs>{kMs});
    QCOMPARE(scenario().costs.backwardWeightNs, std::vector<TimeNs>{2 * kMs});

    auto* slider = find<SlimSlider>("forwardSlider");
    drag(slider, 200);
    QCOMPARE(scenario().costs.forwardNs, std::vector<TimeNs>{slider->value() * kMs / 10});
    QVERIFY(std::abs(slider->value() - 200) <= 10);
}

void TestControlPanel::slowdownDragAndReset()
{
    auto* slider = find<SlimSlider>("slowdown2");
    drag(slider, 300);
    const double factor = scenario().costs.slowdown.at(2);
    QVERIFY2(std::abs(factor - 3) < 0.15, qPrintable(QString::number(factor)));
    QCOMPARE(factor * 10, std::round(factor * 10));
    QVERIFY(slider->accented());
    QVERIFY(!find<SlimSlider>("slowdown1")->accented());
    QCOMPARE(scenario().costs.slowdown.at(1), 1.0);
    Scenario expected = scenario();
    expected.costs.slowdown = {1, 1, factor, 1};
    QCOMPARE(run().analysis.makespanNs, computeRun(expected).value()->analysis.makespanNs);
    QVERIFY(run().analysis.makespanNs > 220 * kMs);
    QCOMPARE(m_session->undoStack()->count(), 1);

    QTest::mouseDClick(slider, Qt::LeftButton, Qt::NoModifier, slider->pointFor(slider->value()));
    QCOMPARE(scenario().costs.slowdown, std::vector<double>{1.0});
    QVERIFY(!slider->accented());
    QCOMPARE(run().analysis.makespanNs, 220 * kMs);
    // Elsewhere on the slider too.
    QTest::mouseDClick(slider, Qt::LeftButton, Qt::NoModifier, slider->pointFor(700));
    QCOMPARE(scenario().costs.slowdown, std::vector<double>{1.0});
    QTest::keyClick(slider, Qt::Key_Up);
    QCOMPARE(scenario().costs.slowdown.at(2), 1.1);
}

void TestControlPanel::slowdownListsStayShort()
{
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("12"));
    QCOMPARE(scenario().costs.slowdown, std::vector<double>{1.0});
    QVERIFY(find<SlimSlider>("slowdown11")->isVisibleTo(m_panel.get()));
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("3"));
    QVERIFY(!find<SlimSlider>("slowdown11")->isVisibleTo(m_panel.get()));
    drag(find<SlimSlider>("slowdown2"), 200);
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("1"));
    QCOMPARE(scenario().costs.slowdown, std::vector<double>{1.0});
    (void)run();
}

void TestControlPanel::slowMiddleSwitch()
{
    auto* slowSwitch = find<SwitchButton>("slowMiddleSwitch");
    auto* factor = find<QDoubleSpinBox>("slowMiddleFactor");
    QVERIFY(!slowSwitch->isChecked());
    type(factor, QStringLiteral("3"));
    QCOMPARE(m_session->undoStack()->count(), 0);
    QTest::mouseClick(slowSwitch, Qt::LeftButton);
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 1, 3, 1}));
    QVERIFY(find<SlimSlider>("slowdown2")->accented());
    QVERIFY(run().analysis.makespanNs > 220 * kMs);
    type(factor, QStringLiteral("4"));
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 1, 4, 1}));
    QTest::mouseClick(slowSwitch, Qt::LeftButton);
    QCOMPARE(scenario().costs.slowdown, std::vector<double>{1.0});
    m_session->undoStack()->undo();
    QVERIFY(slowSwitch->isChecked());
    // The stage's own slider is the same thing.
    QTest::mouseDClick(find<SlimSlider>("slowdown2"), Qt::LeftButton, Qt::NoModifier,
                       find<SlimSlider>("slowdown2")->pointFor(400));
    QVERIFY(!slowSwitch->isChecked());
    slowSwitch->setFocus(Qt::TabFocusReason);
    QTest::keyClick(slowSwitch, Qt::Key_Space);
    QVERIFY(slowSwitch->isChecked());
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 1, 4, 1}));
}

void TestControlPanel::slowMiddleStaysInTheMiddle()
{
    QTest::mouseClick(find<SwitchButton>("slowMiddleSwitch"), Qt::LeftButton);
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("6"));
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 1, 1, 2.5, 1, 1}));
    QVERIFY(find<SwitchButton>("slowMiddleSwitch")->isChecked());
    // However it came to be slow: the switch is on, and stays so.
    Scenario opened = scenario();
    opened.devices = 3;
    opened.costs.slowdown = {1, 2, 1};
    load(opened);
    QVERIFY(find<SwitchButton>("slowMiddleSwitch")->isChecked());
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("4"));
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 1, 2, 1}));
    QVERIFY(find<SwitchButton>("slowMiddleSwitch")->isChecked());
    // Where other stages are slow as well, each keeps its own.
    opened.devices = 4;
    opened.costs.slowdown = {1, 3, 2, 1};
    load(opened);
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("6"));
    QCOMPARE(scenario().costs.slowdown, (std::vector<double>{1, 3, 2, 1, 1, 1}));
}

void TestControlPanel::scheduleSearchFindsAliases()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    combo->setFocus();
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), QStringLiteral("vpp"));
    QCOMPARE(combo->completer()->completionCount(), 1);
    QCOMPARE(combo->completer()->currentIndex().data().toString(), QStringLiteral("Interleaved 1F1B"));
    QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
    QCOMPARE(scenario().schedule, std::string("interleaved-1f1b"));
    QCOMPARE(combo->currentText(), QStringLiteral("Interleaved 1F1B"));
    (void)run();

    // Part of a name, and nonsense.
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), QStringLiteral("naive mod"));
    QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
    QCOMPARE(scenario().schedule, std::string("naive"));
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), QStringLiteral("zzz"));
    QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
    QCOMPARE(scenario().schedule, std::string("naive"));
    QCOMPARE(combo->currentText(), QStringLiteral("Naive model parallel"));
}

void TestControlPanel::clickOnTheScheduleOpensTheList()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    QVERIFY(!combo->completer()->popup()->isVisible());
    QTest::mouseClick(combo->lineEdit(), Qt::LeftButton);
    QAbstractItemView* list = combo->completer()->popup();
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(combo->completer()->completionCount(), combo->count());
    // Typing goes on in the field, and the list follows.
    QTest::keyClicks(combo->lineEdit(), QStringLiteral("vpp"));
    QCOMPARE(combo->completer()->completionCount(), 1);
    combo->lineEdit()->clear();
    list->hide();

    QTest::mouseClick(combo->lineEdit(), Qt::LeftButton);
    QTRY_VERIFY(list->isVisible());
    const QModelIndex gpipe = combo->completer()->completionModel()->index(1, 0);
    QCOMPARE(gpipe.data().toString(), QStringLiteral("GPipe"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, list->visualRect(gpipe).center());
    QTRY_COMPARE(scenario().schedule, std::string("gpipe"));
    QCOMPARE(combo->currentText(), QStringLiteral("GPipe"));
    (void)run();
}

void TestControlPanel::everyScheduleCanBeChosen()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    QVERIFY(combo->count() >= 7);
    for (int i = 0; i < combo->count(); ++i) {
        combo->setCurrentIndex(i);
        QCOMPARE(scenario().schedule, combo->itemData(i).toString().toStdString());
        const ScheduleInfo* info = findSchedule(scenario().schedule);
        QVERIFY(info);
        QCOMPARE(find<QLabel>("scheduleDescription")->text(), fromCore(info->description));
        QCOMPARE(find<QLabel>("scheduleSource")->text(), fromCore(info->source));
        QCOMPARE(find<QDoubleSpinBox>("backwardSpin")->isEnabled(), info->hasBackward);
        (void)run();
    }
}

void TestControlPanel::chunksShowOnlyWhereTheScheduleHasThem()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    auto* chunks = find<QSpinBox>("chunksSpin");
    QVERIFY(!chunks->isVisible());
    type(find<QDoubleSpinBox>("forwardSpin"), QStringLiteral("1"));
    type(find<QDoubleSpinBox>("backwardSpin"), QStringLiteral("2"));
    combo->setCurrentIndex(combo->findData(QStringLiteral("interleaved-1f1b")));
    QVERIFY(chunks->isVisible());
    QCOMPARE(scenario().chunks, 2);
    QCOMPARE(run().analysis.makespanNs, 28'500'000);
    type(chunks, QStringLiteral("4"));
    QCOMPARE(scenario().chunks, 4);
    QCOMPARE(run().schedule.stageCount, 16);
    combo->setCurrentIndex(combo->findData(QStringLiteral("1f1b")));
    QVERIFY(!chunks->isVisible());
    QCOMPARE(scenario().chunks, 1);
    QCOMPARE(run().analysis.makespanNs, 33 * kMs);
    // The number chosen is remembered.
    combo->setCurrentIndex(combo->findData(QStringLiteral("interleaved-1f1b")));
    QCOMPARE(scenario().chunks, 4);
}

void TestControlPanel::optionsComeFromTheRegistry()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    combo->setCurrentIndex(combo->findData(QStringLiteral("gpipe")));
    auto* order = find<QComboBox>("option-backward-order");
    QCOMPARE(order->currentData().toString(), QStringLiteral("lifo"));
    order->setFocus();
    QTest::keyClick(order, Qt::Key_Down);
    QCOMPARE(scenario().options.at("backward-order"), std::string("fifo"));
    QTest::keyClick(order, Qt::Key_Up);
    QVERIFY(scenario().options.empty());
    QTest::keyClick(order, Qt::Key_Down);
    m_session->undoStack()->undo();
    QCOMPARE(order->currentData().toString(), QStringLiteral("lifo"));
    m_session->undoStack()->redo();
    // Options of another schedule would be refused: they go with it.
    combo->setCurrentIndex(combo->findData(QStringLiteral("1f1b")));
    QVERIFY(scenario().options.empty());
    (void)run();
}

void TestControlPanel::unusableOptionIsTheSessionsError()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    combo->setCurrentIndex(combo->findData(QStringLiteral("interleaved-1f1b")));
    (void)run();
    type(find<QSpinBox>("option-group-size"), QStringLiteral("2"));
    QVERIFY(m_session->waitUntilIdle());
    QVERIFY(m_session->error());
    QCOMPARE(m_session->error()->code, ErrorCode::Refused);
    QCOMPARE(scenario().options.at("group-size"), std::string("2"));
    type(find<QSpinBox>("option-group-size"), QStringLiteral("4"));
    (void)run();
}

void TestControlPanel::costsOfLayersAreShownOnly()
{
    const Scenario before = scenario();
    Scenario changed = before;
    ModelLayer layer;
    layer.forwardNs = 6 * kMs;
    layer.backwardInputNs = 7 * kMs;
    layer.backwardWeightNs = 8 * kMs;
    changed.partition = Partition{std::vector<ModelLayer>(8, layer), {}, {}};
    load(changed);
    QVERIFY(!find<QWidget>("perStageNote")->isHidden());
    QVERIFY(find<QWidget>("makeEqualButton")->isHidden());
    auto* forward = find<QDoubleSpinBox>("forwardSpin");
    QVERIFY(!forward->isEnabled());
    QCOMPARE(forward->value(), 12.0);
    QCOMPARE(find<QDoubleSpinBox>("backwardSpin")->value(), 30.0);
    load(before);
    QVERIFY(find<QWidget>("perStageNote")->isHidden());
    QVERIFY(forward->isEnabled());
    QCOMPARE(forward->value(), 10.0);
}

void TestControlPanel::perStageCostsScaleAndEqualize()
{
    QVERIFY(find<QWidget>("perStageNote")->isHidden());
    Scenario varied = scenario();
    varied.costs.forwardNs = {8 * kMs, 10 * kMs, 12 * kMs, 14 * kMs};
    load(varied);
    auto* spin = find<QDoubleSpinBox>("forwardSpin");
    QVERIFY(!find<QWidget>("perStageNote")->isHidden());
    QCOMPARE(spin->value(), 11.0);
    type(spin, QStringLiteral("22"));
    QCOMPARE(scenario().costs.forwardNs, (std::vector<TimeNs>{16 * kMs, 20 * kMs, 24 * kMs, 28 * kMs}));
    QTest::mouseClick(find<QToolButton>("makeEqualButton"), Qt::LeftButton);
    QCOMPARE(scenario().costs.forwardNs, std::vector<TimeNs>{22 * kMs});
    QVERIFY(find<QWidget>("perStageNote")->isHidden());
    m_session->undoStack()->undo();
    QVERIFY(!find<QWidget>("perStageNote")->isHidden());
}

void TestControlPanel::transferJitterAndBlocking()
{
    QTest::mouseClick(find<QAbstractButton>("transferExpander"), Qt::LeftButton);
    type(find<QDoubleSpinBox>("bytesSpin"), QStringLiteral("10"));
    QCOMPARE(scenario().transfer.bytes, std::int64_t{10'000'000});
    QCOMPARE(run().analysis.makespanNs, 220 * kMs);
    type(find<QDoubleSpinBox>("bandwidthSpin"), QStringLiteral("10"));
    QCOMPARE(scenario().transfer.bytesPerSecond, std::int64_t{10'000'000'000});
    const TimeNs overlapped = run().analysis.makespanNs;
    QVERIFY(overlapped > 220 * kMs);
    QTest::mouseClick(find<SwitchButton>("blockingSwitch"), Qt::LeftButton);
    QVERIFY(scenario().transfer.blocking);
    QVERIFY(run().analysis.makespanNs > overlapped);

    auto* amount = find<QDoubleSpinBox>("jitterAmountSpin");
    QVERIFY(!amount->isVisible());
    auto* kind = find<QComboBox>("jitterCombo");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(scenario().jitter.kind, JitterKind::Uniform);
    QVERIFY(amount->isVisible());
    type(amount, QStringLiteral("25"));
    QCOMPARE(scenario().jitter.amount, 0.25);
    const TimeNs first = run().analysis.makespanNs;
    type(find<QSpinBox>("seedSpin"), QStringLiteral("7"));
    QCOMPARE(scenario().jitter.seed, std::uint64_t{7});
    QVERIFY(run().analysis.makespanNs != first);
    QTest::mouseClick(find<QToolButton>("nextSeedButton"), Qt::LeftButton);
    QCOMPARE(scenario().jitter.seed, std::uint64_t{8});
}

void TestControlPanel::batchModeKeepsThePicture_data()
{
    QTest::addColumn<QString>("schedule");
    QTest::addColumn<double>("overheadMs");
    QTest::addColumn<bool>("variedCosts");
    QTest::newRow("plain") << "1f1b" << 0.0 << false;
    QTest::newRow("per stage") << "gpipe" << 0.0 << true;
    QTest::newRow("overhead") << "1f1b" << 1.5 << true;
    QTest::newRow("no backward") << "forward-only" << 0.5 << false;
}

void TestControlPanel::batchModeKeepsThePicture()
{
    QFETCH(QString, schedule);
    QFETCH(double, overheadMs);
    QFETCH(bool, variedCosts);
    Scenario start = scenario();
    start.schedule = schedule.toStdString();
    start.batch.overheadNs = static_cast<TimeNs>(overheadMs * kMs);
    if (variedCosts)
        start.costs.forwardNs = {7 * kMs, 8 * kMs, 9 * kMs, 10 * kMs};
    load(start);
    const LargeVector<TimeNs> ends = run().timeline.endNs;
    choose(find<QRadioButton>("sameBatchRadio"));
    QCOMPARE(scenario().batch.mode, BatchMode::FixedBatch);
    QCOMPARE(run().timeline.endNs, ends);
    QVERIFY(find<QDoubleSpinBox>("overheadSpin")->isVisible());
    choose(find<QRadioButton>("sameMicrobatchRadio"));
    QCOMPARE(run().timeline.endNs, ends);
    QCOMPARE(scenario(), start);
    // Cut finer, the same batch takes less.
    choose(find<QRadioButton>("sameBatchRadio"));
    type(find<QDoubleSpinBox>("overheadSpin"), QStringLiteral("0"));
    const TimeNs coarse = run().analysis.makespanNs;
    type(find<QSpinBox>("microbatchesSpin"), QStringLiteral("64"));
    QVERIFY(run().analysis.makespanNs < coarse);
}

void TestControlPanel::iterationsAndTheBarrier()
{
    Scenario zeroBubble = scenario();
    zeroBubble.schedule = "zb-h2";
    load(zeroBubble);
    auto* barrier = find<QCheckBox>("barrierCheck");
    QVERIFY(!barrier->isVisibleTo(m_panel.get()));
    const TimeNs one = run().analysis.makespanNs;
    type(find<QSpinBox>("iterationsSpin"), QStringLiteral("3"));
    QCOMPARE(run().analysis.makespanNs, 3 * one);
    QVERIFY(barrier->isVisibleTo(m_panel.get()) && barrier->isChecked());
    QTest::mouseClick(barrier, Qt::LeftButton, Qt::NoModifier, QPoint(8, barrier->height() / 2));
    QVERIFY(!scenario().optimizerBarrier);
    QVERIFY(run().analysis.makespanNs < 3 * one);
    m_session->undoStack()->undo();
    QVERIFY(barrier->isChecked());
    m_session->undoStack()->undo();
    QCOMPARE(scenario().iterations, 1);
    QVERIFY(!barrier->isVisibleTo(m_panel.get()));

    Scenario pipeDream = scenario();
    pipeDream.schedule = "pipedream";
    pipeDream.iterations = 2;
    load(pipeDream);
    QVERIFY(!barrier->isEnabled() && !barrier->isChecked());
    QCOMPARE(run().weightVersions.size(), run().schedule.opCount());
}

void TestControlPanel::undoAndRedoShow()
{
    const Scenario start = scenario();
    drag(find<SlimSlider>("stagesSlider"), 10);
    type(find<QDoubleSpinBox>("forwardSpin"), QStringLiteral("3"));
    QTest::mouseClick(find<SwitchButton>("slowMiddleSwitch"), Qt::LeftButton);
    choose(find<QRadioButton>("sameBatchRadio"));
    const Scenario end = scenario();
    QCOMPARE(m_session->undoStack()->count(), 4);
    while (m_session->undoStack()->canUndo())
        m_session->undoStack()->undo();
    QCOMPARE(scenario(), start);
    QCOMPARE(find<SlimSlider>("stagesSlider")->value(), 4);
    QCOMPARE(find<QSpinBox>("stagesSpin")->value(), 4);
    QCOMPARE(find<QDoubleSpinBox>("forwardSpin")->value(), 10.0);
    QCOMPARE(find<SlimSlider>("forwardSlider")->value(), 100);
    QVERIFY(!find<SwitchButton>("slowMiddleSwitch")->isChecked());
    QVERIFY(find<QRadioButton>("sameMicrobatchRadio")->isChecked());
    while (m_session->undoStack()->canRedo())
        m_session->undoStack()->redo();
    QCOMPARE(scenario(), end);
    QVERIFY(find<SwitchButton>("slowMiddleSwitch")->isChecked());
    QCOMPARE(find<QDoubleSpinBox>("forwardSpin")->value(), 24.0);
    (void)run();
}

void TestControlPanel::customScheduleFixesTheSizes()
{
    Scenario custom = scenario();
    custom.schedule = "custom";
    custom.customCsv = "0F0,0F1,0B0,0B1\n1F0,1B0,1F1,1B1\n";
    custom.devices = 2;
    custom.microbatches = 2;
    load(custom);
    (void)run();
    for (const char* name : {"stagesSlider", "stagesSpin", "chunksSpin", "microbatchesSlider", "microbatchesSpin"}) {
        QVERIFY(!find<QWidget>(name)->isEnabled());
        QVERIFY(find<QWidget>(name)->toolTip().contains(QStringLiteral("file")));
    }
    QVERIFY(find<QDoubleSpinBox>("forwardSpin")->isEnabled());
    auto* combo = find<QComboBox>("scheduleCombo");
    QCOMPARE(combo->currentData().toString(), QStringLiteral("custom"));
    combo->setCurrentIndex(combo->findData(QStringLiteral("gpipe")));
    QVERIFY(find<QSpinBox>("stagesSpin")->isEnabled());
    (void)run();
    // Back to the file, after a detour.
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("6"));
    combo->setCurrentIndex(combo->findData(QStringLiteral("custom")));
    QCOMPARE(scenario().devices, 2);
    QCOMPARE(run().schedule.opCount(), std::size_t{8});
}

QTEST_MAIN(TestControlPanel)
#include "tst_controlpanel.moc"
