// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt driven by mouse, wheel and keys, and looked at pixel by pixel.

#include "ui/gantt/barlook.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/gantt/ganttview.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"
#include "ui/theme/hovercard.h"

#include <QApplication>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <cstdlib>

using namespace bubblescope;

namespace {

Scenario gpipe(int devices, int microbatches)
{
    Scenario s;
    s.schedule = "gpipe";
    s.devices = devices;
    s.microbatches = microbatches;
    s.costs.forwardNs = {2 * kNsPerMs};
    s.costs.backwardInputNs = {2 * kNsPerMs};
    s.costs.backwardWeightNs = {2 * kNsPerMs};
    return s;
}

struct Bench {
    explicit Bench(const Scenario& scenario = gpipe(4, 8), QSize size = {1000, 320})
        : play(&session)
        , view(&play, &appearance)
    {
        appearance.setMode(Appearance::Mode::Light);
        view.resize(size);
        view.show();
        session.load(scenario);
        session.waitUntilIdle();
        QApplication::processEvents();
    }

    [[nodiscard]] double xOf(TimeNs ns) const
    {
        const QRect plot = view.plotRect();
        return plot.left() + pixelOf({play.fromNs(), play.toNs(), plot.width()}, ns);
    }
    [[nodiscard]] TimeNs timeAtX(double x) const
    {
        const QRect plot = view.plotRect();
        return timeAt({play.fromNs(), play.toNs(), plot.width()}, x - plot.left());
    }
    [[nodiscard]] std::size_t op(int stage, OpKind kind, int microbatch) const
    {
        return play.run()->indexOf(stage, kind, microbatch);
    }
    [[nodiscard]] QPoint middleOf(std::size_t op) const { return view.barRect(op).center().toPoint(); }
    [[nodiscard]] QPoint onRuler(TimeNs ns) const { return {qRound(xOf(ns)), view.plotRect().top() / 2}; }
    /// A place in a row where its device is idle.
    [[nodiscard]] QPoint idlePlace() const
    {
        // GPipe, device 0: idle between its last forward and its first backward.
        const TimeNs from = play.run()->timeline.endNs[op(0, OpKind::Forward, 7)];
        const TimeNs to = play.run()->timeline.startNs[op(0, OpKind::Backward, 7)];
        return {qRound(xOf((from + to) / 2)), middleOf(op(0, OpKind::Forward, 0)).y()};
    }
    void wheel(QPoint pos, QPoint turned, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWheelEvent event(pos, view.viewport()->mapToGlobal(pos), {}, turned, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
    }
    void press(QPoint pos, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(view.viewport(), button, {}, pos);
    }
    void move(QPoint pos) { QTest::mouseMove(view.viewport(), pos); }
    void release(QPoint pos, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(view.viewport(), button, {}, pos);
    }
    void dragTo(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton)
    {
        press(from, button);
        QTest::qWait(0);
        QMouseEvent event(QEvent::MouseMove, to, view.viewport()->mapToGlobal(to), Qt::NoButton, button, {});
        QApplication::sendEvent(view.viewport(), &event);
        release(to, button);
    }
    /// What is on screen after partial repaints.
    [[nodiscard]] QImage onScreen() const
    {
        QApplication::processEvents();
        return view.screen()->grabWindow(view.winId()).toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// Painted anew as a whole.
    [[nodiscard]] QImage picture() { return view.grab().toImage().convertToFormat(QImage::Format_RGB32); }

    Session session;
    PlayController play;
    Appearance appearance;
    GanttView view;
};

int distance(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

/// More orange than anything but a backward pass: red well above blue.
bool looksBackward(QRgb color)
{
    return qRed(color) - qBlue(color) > 20;
}

}  // namespace

class TestGanttView : public QObject {
    Q_OBJECT

private slots:
    void emptyWithoutRun();
    void barsAreWhereTheTimelineSays();
    void bubblesAreHatched();
    void weightsAreNamedWhereTheyDiffer();
    void aheadIsFaintOrHidden();
    void runningOpGrowsOrAppearsWhole();
    void movingCursorLeavesNothingBehind();
    void cursorMovesAfterLayoutAndZoom();
    void rulerScrubs();
    void cursorLineScrubs();
    void wheelZoomsAtThePointer_data();
    void wheelZoomsAtThePointer();
    void wheelPans_data();
    void wheelPans();
    void dragMoves_data();
    void dragMoves();
    void doubleClickFits();
    void doubleClickPinsNothing();
    void resizeTakesTheCardAway();
    void clickPinsAndUnpins();
    void pinDrawsArrows();
    void hoverSetsOpAndCard();
    void overlappedPartsAreFoundByHeight();
    void keysMoveThePin();
    void otherKeysAreLeftToTheWindow();
    void manyDevicesScroll();
    void oneNanosecondIsSeenAtAllZooms();
    void sameRuleAroundFifteenThousandIntervals();
    void twiceTheScale();
    void newRunIsShown();
};

void TestGanttView::emptyWithoutRun()
{
    Session session;
    PlayController play(&session);
    Appearance appearance;
    GanttView view(&play, &appearance);
    view.resize(600, 200);
    view.show();
    const QImage picture = view.grab().toImage();
    const QRgb ground = appearance.theme().window.rgb();
    bool written = false;
    for (int x = 0; x < picture.width(); ++x)
        written |= picture.pixel(x, 100) != ground;
    QVERIFY(written);
    // Nothing to act on, nothing happens.
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {300, 100});
    QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(!play.pinnedOp());
}

void TestGanttView::barsAreWhereTheTimelineSays()
{
    Bench b;
    b.play.toEnd();
    const QImage picture = b.picture();
    const Theme& theme = b.appearance.theme();
    const Timeline& timeline = b.play.run()->timeline;
    for (std::size_t i = 0; i < timeline.startNs.size(); ++i) {
        const QRectF bar = b.view.barRect(i);
        // Beside the label, above the foot.
        const QRgb color = picture.pixel(qRound(bar.left()) + 3, qRound(bar.top() + bar.height() * 0.3));
        const bool forward = timeline.rows->ops[i].kind == OpKind::Forward;
        const QRgb own = (forward ? theme.forward : theme.backward).rgb();
        const QRgb other = (forward ? theme.backward : theme.forward).rgb();
        QVERIFY2(distance(color, own) < distance(color, other) && distance(color, own) < 150,
                 qPrintable(QString("op %1").arg(i)));
    }
}

void TestGanttView::bubblesAreHatched()
{
    Bench b;
    b.play.toEnd();
    const QImage picture = b.picture();
    const Theme& theme = b.appearance.theme();
    const QPoint place = b.idlePlace();
    int ground = 0;
    int lines = 0;
    for (int x = place.x() - 20; x < place.x() + 20; ++x) {
        ground += picture.pixel(x, place.y()) == theme.idle.rgb();
        lines += picture.pixel(x, place.y()) == theme.idleHatch.rgb();
    }
    QVERIFY(ground >= 15);
    QVERIFY(lines >= 3 && lines <= 10);
    // Beyond the makespan nothing is idle: the window's ground.
    const int beyond = qRound(b.xOf(b.play.endNs())) + 3;
    QCOMPARE(picture.pixel(beyond, place.y()), theme.window.rgb());
    // Nor beyond what is known of a device of a run that goes on.
    auto cut = std::make_shared<Run>(*b.play.run());
    cut->timeline.knownNs.assign(4, INT64_MAX);
    cut->timeline.knownNs[0] = b.timeAtX(place.x());
    b.session.showMeasured(cut);
    b.play.toEnd();
    const QImage part = b.picture();
    QCOMPARE(part.pixel(place.x() + 10, place.y()), theme.window.rgb());
    QVERIFY(part.pixel(place.x() - 10, place.y()) != theme.window.rgb());
}

void TestGanttView::weightsAreNamedWhereTheyDiffer()
{
    using Texts = std::vector<std::string>;
    Scenario s = gpipe(4, 8);
    Bench plain(s);
    GanttLegend plainLegend(&plain.play, &plain.appearance);
    QCOMPARE(barLabels(*plain.play.run(), plain.op(0, OpKind::Forward, 3), 1), (Texts{"F3", "3"}));
    s.schedule = "pipedream";
    Bench b(s);
    // Stage 0 has four microbatches in flight: forward 4 runs after one update, and its backward uses the same weights.
    QCOMPARE(barLabels(*b.play.run(), b.op(0, OpKind::Forward, 4), 1), (Texts{"F4 w1", "F4", "4"}));
    QCOMPARE(barLabels(*b.play.run(), b.op(0, OpKind::Backward, 4), 1), (Texts{"B4 w1", "B4", "4"}));
    GanttLegend legend(&b.play, &b.appearance);
    QCOMPARE(legend.names().size(), plainLegend.names().size() + 1);
    QVERIFY(legend.names().back().startsWith("w:"));
}

void TestGanttView::aheadIsFaintOrHidden()
{
    Bench b;
    const std::size_t late = b.op(3, OpKind::Backward, 0);
    const QRectF bar = b.view.barRect(late);
    const QPoint inBar(qRound(bar.left()) + 3, qRound(bar.top() + bar.height() * 0.3));
    b.play.toEnd();
    const QRgb full = b.picture().pixel(inBar);
    b.play.setCursorNs(b.play.run()->timeline.startNs[late] - 1);
    const QRgb faint = b.picture().pixel(inBar);
    b.appearance.setAhead(Appearance::Ahead::Hidden);
    const QRgb hidden = b.picture().pixel(inBar);
    const QRgb ground = b.appearance.theme().window.rgb();
    QVERIFY(distance(full, ground) > distance(faint, ground) + 60);
    QVERIFY(looksBackward(faint));
    QVERIFY(!looksBackward(hidden));
    QVERIFY(distance(hidden, ground) < 40);
    // Nor is it told by what waits for a pinned op.
    const QRect ahead = QRect(qRound(bar.left()) + 4, 0, b.view.viewport()->width(), b.view.viewport()->height());
    const QImage before = b.picture().copy(ahead);
    b.play.setPinnedOp(b.op(3, OpKind::Forward, 0));
    QCOMPARE(b.picture().copy(ahead), before);
}

void TestGanttView::runningOpGrowsOrAppearsWhole()
{
    Bench b;
    const std::size_t op = b.op(0, OpKind::Backward, 0);
    const Timeline& timeline = b.play.run()->timeline;
    const QRectF bar = b.view.barRect(op);
    const int y = qRound(bar.top() + bar.height() * 0.3);
    b.play.setCursorNs((timeline.startNs[op] + timeline.endNs[op]) / 2);
    const QPoint done(qRound(bar.left()) + 3, y);
    const QPoint ahead(qRound(bar.right()) - 5, y);
    QImage picture = b.picture();
    QVERIFY(distance(picture.pixel(done), picture.pixel(ahead)) > 60);
    b.appearance.setMotion(false);
    picture = b.picture();
    QCOMPARE(picture.pixel(done), picture.pixel(ahead));
}

void TestGanttView::movingCursorLeavesNothingBehind()
{
    // Partial repaints add up to what a whole one gives.
    Bench b;
    QTRY_COMPARE(b.onScreen(), b.picture());
    for (const bool motion : {true, false}) {
        b.appearance.setMotion(motion);
        for (TimeNs at = 0; at <= b.play.endNs(); at += b.play.endNs() / 37) {
            b.play.setCursorNs(at);
            const QImage partly = b.onScreen();
            QCOMPARE(partly, b.picture());
        }
        for (const TimeNs ms : {60, 3, 30, 29}) {
            b.play.setCursorNs(ms * kNsPerMs);
            const QImage partly = b.onScreen();
            QCOMPARE(partly, b.picture());
        }
    }
}

void TestGanttView::cursorMovesAfterLayoutAndZoom()
{
    Bench b;
    // Where the line was painted is not where it was put: layout, range and size have moved it since.
    b.play.setCursorNs(16 * kNsPerMs);
    b.view.resize(800, 300);
    QTRY_COMPARE(b.onScreen(), b.picture());
    b.play.toStart();
    QCOMPARE(b.onScreen(), b.picture());
    b.play.setCursorNs(16 * kNsPerMs);
    QCOMPARE(b.onScreen(), b.picture());
    b.wheel(b.onRuler(40 * kNsPerMs), {0, 240});
    QCOMPARE(b.onScreen(), b.picture());
    b.play.stepTicks(1);
    QCOMPARE(b.onScreen(), b.picture());
    b.play.pan(-5 * kNsPerMs);
    b.play.stepTicks(1);
    QCOMPARE(b.onScreen(), b.picture());
}

void TestGanttView::rulerScrubs()
{
    Bench b;
    const TimeNs target = 30 * kNsPerMs;
    b.press(b.onRuler(target));
    QVERIFY(std::abs(b.play.cursorNs() - target) < kNsPerMs / 10);
    b.release(b.onRuler(target));
    b.dragTo(b.onRuler(target), b.onRuler(50 * kNsPerMs));
    QVERIFY(std::abs(b.play.cursorNs() - 50 * kNsPerMs) < kNsPerMs / 10);
    // Beyond the end it stays at the end, and the picture does not move.
    const TimeNs from = b.play.fromNs();
    b.dragTo(b.onRuler(target), b.onRuler(10 * b.play.endNs()));
    QCOMPARE(b.play.cursorNs(), b.play.endNs());
    QCOMPARE(b.play.fromNs(), from);
}

void TestGanttView::cursorLineScrubs()
{
    Bench b;
    b.play.setCursorNs(20 * kNsPerMs);
    const int y = b.view.plotRect().top() + 100;
    const TimeNs from = b.play.fromNs();
    b.dragTo({qRound(b.xOf(20 * kNsPerMs)), y}, {qRound(b.xOf(40 * kNsPerMs)), y});
    QVERIFY(std::abs(b.play.cursorNs() - 40 * kNsPerMs) < kNsPerMs / 5);
    QCOMPARE(b.play.fromNs(), from);
}

void TestGanttView::wheelZoomsAtThePointer_data()
{
    QTest::addColumn<int>("turn");
    QTest::addColumn<bool>("ctrl");
    QTest::addColumn<bool>("onRuler");
    QTest::newRow("in, plain, all rows fit") << 120 << false << false;
    QTest::newRow("in, with Ctrl") << 240 << true << false;
    QTest::newRow("in, on the ruler") << 120 << false << true;
    QTest::newRow("out again") << -120 << true << false;
}

void TestGanttView::wheelZoomsAtThePointer()
{
    QFETCH(int, turn);
    QFETCH(bool, ctrl);
    QFETCH(bool, onRuler);
    Bench b;
    b.play.setRange(b.play.endNs() / 4, b.play.endNs() * 3 / 4);
    const TimeNs spanBefore = b.play.toNs() - b.play.fromNs();
    const QPoint pos(400, onRuler ? 10 : 150);
    const TimeNs under = b.timeAtX(pos.x());
    b.wheel(pos, {0, turn}, ctrl ? Qt::ControlModifier : Qt::NoModifier);
    const TimeNs spanAfter = b.play.toNs() - b.play.fromNs();
    QCOMPARE(spanAfter<spanBefore, turn> 0);
    QVERIFY(spanAfter != spanBefore);
    QVERIFY(std::fabs(b.xOf(under) - pos.x()) <= 0.6);
}

void TestGanttView::wheelPans_data()
{
    QTest::addColumn<QPoint>("turn");
    QTest::addColumn<bool>("shift");
    QTest::newRow("Shift") << QPoint(0, -120) << true;
    QTest::newRow("sideways") << QPoint(-120, 0) << false;
}

void TestGanttView::wheelPans()
{
    QFETCH(QPoint, turn);
    QFETCH(bool, shift);
    Bench b;
    b.play.setRange(b.play.endNs() / 4, b.play.endNs() / 2);
    const TimeNs from = b.play.fromNs();
    const TimeNs span = b.play.toNs() - from;
    b.wheel({400, 150}, turn, shift ? Qt::ShiftModifier : Qt::NoModifier);
    QVERIFY(b.play.fromNs() > from);
    QCOMPARE(b.play.toNs() - b.play.fromNs(), span);
    b.wheel({400, 150}, -turn, shift ? Qt::ShiftModifier : Qt::NoModifier);
    QCOMPARE(b.play.fromNs(), from);
}

void TestGanttView::dragMoves_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("onBar");
    QTest::newRow("left, empty place") << int(Qt::LeftButton) << false;
    QTest::newRow("left, on a bar") << int(Qt::LeftButton) << true;
    QTest::newRow("middle") << int(Qt::MiddleButton) << false;
}

void TestGanttView::dragMoves()
{
    QFETCH(int, button);
    QFETCH(bool, onBar);
    Bench b;
    b.play.setRange(b.play.endNs() / 10, b.play.endNs() * 6 / 10);
    b.play.toStart();
    const QPoint from = onBar ? b.middleOf(b.op(2, OpKind::Forward, 4)) : b.idlePlace();
    const TimeNs held = b.timeAtX(from.x());
    const QPoint to = from - QPoint(80, 0);
    b.dragTo(from, to, static_cast<Qt::MouseButton>(button));
    // The instant that was taken hold of is under the pointer again; a drag is no click.
    QVERIFY(std::fabs(b.xOf(held) - to.x()) <= 0.6);
    QVERIFY(!b.play.pinnedOp());
    QCOMPARE(b.play.cursorNs(), TimeNs(0));
}

void TestGanttView::doubleClickFits()
{
    Bench b;
    const TimeNs from = b.play.fromNs();
    const TimeNs to = b.play.toNs();
    b.play.setRange(to / 4, to / 2);
    QTest::mouseDClick(b.view.viewport(), Qt::LeftButton, {}, {400, 150});
    QCOMPARE(b.play.fromNs(), from);
    QCOMPARE(b.play.toNs(), to);
}

void TestGanttView::doubleClickPinsNothing()
{
    Bench b;
    const auto doubleClick = [&b] {
        QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, b.idlePlace());
        QTest::mouseDClick(b.view.viewport(), Qt::LeftButton, {}, b.idlePlace());
    };
    doubleClick();
    QVERIFY(!b.play.pinnedGap() && !b.play.pinnedOp());
    // What was pinned before stays so.
    b.play.setPinnedOp(3);
    doubleClick();
    QCOMPARE(b.play.pinnedOp(), std::optional<std::size_t>(3));
}

void TestGanttView::resizeTakesTheCardAway()
{
    Bench b;
    const QPoint bar = b.middleOf(b.op(1, OpKind::Forward, 2));
    QMouseEvent over(QEvent::MouseMove, bar, b.view.viewport()->mapToGlobal(bar), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(b.view.viewport(), &over);
    QVERIFY(b.play.hoveredOp());
    b.view.resize(900, 300);
    QVERIFY(b.view.findChild<HoverCard*>()->pendingText().isEmpty());
    QVERIFY(!b.play.hoveredOp());
}

void TestGanttView::clickPinsAndUnpins()
{
    Bench b;
    b.play.toStart();
    const std::size_t op = b.op(2, OpKind::Forward, 3);
    QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, b.middleOf(op));
    QCOMPARE(b.play.pinnedOp(), std::optional(op));
    QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, b.idlePlace());
    QVERIFY(!b.play.pinnedOp());
    QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, b.middleOf(op));
    QTest::keyClick(&b.view, Qt::Key_Escape);
    QVERIFY(!b.play.pinnedOp());
}

void TestGanttView::pinDrawsArrows()
{
    Bench b;
    b.play.toEnd();
    const QImage before = b.picture();
    // F3 of stage 2 depends on device 1 and is needed on device 3: something is drawn between these rows.
    const std::size_t op = b.op(2, OpKind::Forward, 3);
    b.play.setPinnedOp(op);
    const QImage after = b.picture();
    const auto changed = [&](const QRect& where) {
        int count = 0;
        for (int y = where.top(); y <= where.bottom(); ++y)
            for (int x = where.left(); x <= where.right(); ++x)
                count += before.pixel(x, y) != after.pixel(x, y);
        return count;
    };
    const QRectF own = b.view.barRect(op);
    const QRectF source = b.view.barRect(b.op(1, OpKind::Forward, 3));
    const QRectF target = b.view.barRect(b.op(3, OpKind::Forward, 3));
    const int left = qRound(source.left());
    const int width = qRound(target.right()) - left;
    QVERIFY(changed({left, qRound(source.bottom()) + 3, width, qRound(own.top() - source.bottom()) - 6}) > 3);
    QVERIFY(changed({left, qRound(own.bottom()) + 3, width, qRound(target.top() - own.bottom()) - 6}) > 3);
    // And nothing near ops that have nothing to do with it.
    QCOMPARE(changed(b.view.barRect(b.op(0, OpKind::Backward, 0)).toRect()), 0);
    b.play.setPinnedOp(std::nullopt);
    QCOMPARE(b.picture(), before);
}

void TestGanttView::hoverSetsOpAndCard()
{
    Bench b;
    const auto* card = b.view.findChild<HoverCard*>();
    QVERIFY(card);
    const std::size_t op = b.op(1, OpKind::Forward, 2);
    QSignalSpy hovered(&b.play, &PlayController::hoverChanged);
    b.move(b.middleOf(op));
    QTRY_COMPARE(b.play.hoveredOp(), std::optional(op));
    QVERIFY(hovered.count() >= 1);
    for (const char* fact : {"microbatch 2", "stage", "6 ms", "8 ms", "2 ms", "0F2"})
        QVERIFY2(card->pendingText().contains(QLatin1String(fact)), qPrintable(card->pendingText()));
    QTRY_VERIFY(card->isVisible());
    b.move(b.idlePlace());
    QTRY_VERIFY(!b.play.hoveredOp());
    for (const char* fact : {"Idle", "device 0", "16 ms"})
        QVERIFY2(card->pendingText().contains(QLatin1String(fact)), qPrintable(card->pendingText()));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(b.view.viewport(), &leave);
    QVERIFY(!card->isVisible());
}

void TestGanttView::overlappedPartsAreFoundByHeight()
{
    Scenario s = gpipe(2, 2);
    s.schedule = "custom";
    s.customCsv = "0F0,0F1,,,0B0,0B1\n,1F0,(1B0;1F1)OVERLAP_F_B,1B1,,\n";
    Bench b(s);
    QVERIFY(b.play.run());
    const std::size_t upper = b.op(1, OpKind::Backward, 0);
    const std::size_t lower = b.op(1, OpKind::Forward, 1);
    QVERIFY(b.play.run()->timeline.rows->ops[lower].joinsPrevious);
    b.play.toStart();
    for (const std::size_t part : {upper, lower}) {
        QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, b.middleOf(part));
        QCOMPARE(b.play.pinnedOp(), std::optional(part));
    }
    b.play.setPinnedOp(std::nullopt);
    b.play.toEnd();
    const QImage picture = b.picture();
    const auto colorIn = [&](const QRectF& bar) {
        return picture.pixel(qRound(bar.left()) + 4, qRound(bar.top() + bar.height() * 0.4));
    };
    QVERIFY(looksBackward(colorIn(b.view.barRect(upper))));
    QVERIFY(!looksBackward(colorIn(b.view.barRect(lower))));
}

void TestGanttView::keysMoveThePin()
{
    Bench b;
    b.play.setCursorNs(b.play.endNs());
    b.view.setFocus();
    // With nothing pinned, what ran last on the first device.
    QTest::keyClick(&b.view, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(b.play.pinnedOp(), std::optional(b.op(0, OpKind::Backward, 0)));
    QTest::keyClick(&b.view, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(b.play.pinnedOp(), std::optional(b.op(0, OpKind::Backward, 1)));
    QTest::keyClick(&b.view, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(b.play.run()->timeline.rows->deviceOf(*b.play.pinnedOp()), DeviceId(1));
    QTest::keyClick(&b.view, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(b.play.run()->timeline.rows->deviceOf(*b.play.pinnedOp()), DeviceId(0));
    // An op out of sight is brought into sight.
    b.play.setRange(0, 10 * kNsPerMs);
    QTest::keyClick(&b.view, Qt::Key_Left, Qt::ControlModifier);
    const TimeNs start = b.play.run()->timeline.startNs[*b.play.pinnedOp()];
    QVERIFY(start >= b.play.fromNs() && start < b.play.toNs());
    // Alt and an arrow move in time.
    b.play.setRange(0, 20 * kNsPerMs);
    const TimeNs from = b.play.fromNs();
    QTest::keyClick(&b.view, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(b.play.fromNs() > from);
}

void TestGanttView::otherKeysAreLeftToTheWindow()
{
    Bench b(gpipe(64, 4), {800, 300});
    QVERIFY(b.view.verticalScrollBar()->maximum() > 0);
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End,
                          Qt::Key_Space, Qt::Key_Plus, Qt::Key_Escape}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(&b.view, &event);
        QVERIFY2(!event.isAccepted(), qPrintable(QString::number(key, 16)));
    }
    QCOMPARE(b.view.verticalScrollBar()->value(), 0);
    QTest::keyClick(&b.view, Qt::Key_Down);
    QVERIFY(b.view.verticalScrollBar()->value() > 0);
}

void TestGanttView::manyDevicesScroll()
{
    Bench b(gpipe(64, 4), {800, 300});
    QScrollBar* bar = b.view.verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    const std::size_t last = b.op(63, OpKind::Forward, 0);
    QVERIFY(b.view.barRect(last).top() > b.view.height());
    // A plain wheel over the rows scrolls and does not zoom.
    const TimeNs to = b.play.toNs();
    b.wheel({400, 150}, {0, -120});
    QVERIFY(bar->value() > 0);
    QCOMPARE(b.play.toNs(), to);
    bar->setValue(bar->maximum());
    QVERIFY(b.view.barRect(last).bottom() <= b.view.height());
    b.play.toStart();
    QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, b.middleOf(last));
    QCOMPARE(b.play.pinnedOp(), std::optional(last));
    // The keyboard brings a row back into sight.
    b.play.setPinnedOp(b.op(1, OpKind::Forward, 0));
    QTest::keyClick(&b.view, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(bar->value(), 0);
}

void TestGanttView::oneNanosecondIsSeenAtAllZooms()
{
    Scenario s = gpipe(1, 2);
    s.costs.forwardNs = {kNsPerS};
    s.costs.backwardInputNs = {1};
    s.costs.backwardWeightNs = {0};
    s.schedule = "custom";
    s.customCsv = "0F0,0B0,0F1,0B1\n";
    Bench b(s);
    QVERIFY(b.play.run());
    const std::size_t op = b.op(0, OpKind::Backward, 0);
    const TimeNs at = b.play.run()->timeline.startNs[op];
    QCOMPARE(b.play.run()->timeline.endNs[op] - at, TimeNs(1));
    b.play.toEnd();
    for (TimeNs span = 2 * kNsPerS; span >= 20; span /= 3) {
        b.play.setRange(at - span / 3, at - span / 3 + span);
        const QImage picture = b.picture();
        const int x = static_cast<int>(std::floor(b.xOf(at)));
        const int y = qRound(b.view.barRect(op).top() + b.view.barRect(op).height() * 0.3);
        const QRgb beside = picture.pixel(x - 4, y);
        bool seen = false;
        for (int dx = 0; dx <= 1; ++dx)
            // The long op's blue, tinged towards orange.
            seen |=
                qRed(picture.pixel(x + dx, y)) - qBlue(picture.pixel(x + dx, y)) > qRed(beside) - qBlue(beside) + 40;
        QVERIFY2(seen, qPrintable(QString("range of %1 ns").arg(span)));
    }
}

void TestGanttView::sameRuleAroundFifteenThousandIntervals()
{
    // The start of the run is the same whatever follows; so must its picture be.
    QImage expected;
    for (const int microbatches : {7499, 7500, 7501}) {
        Bench b(gpipe(1, microbatches));
        b.appearance.setMotion(true);
        b.play.setRange(0, 40 * kNsPerMs);
        b.play.toStart();
        const QImage picture = b.picture();
        if (expected.isNull())
            expected = picture;
        QCOMPARE(b.play.run()->timeline.startNs.size(), static_cast<std::size_t>(2 * microbatches));
        QCOMPARE(picture, expected);
    }
}

void TestGanttView::twiceTheScale()
{
    Bench b;
    const int rowBefore = qRound(b.view.barRect(b.op(0, OpKind::Forward, 0)).height());
    const int left = b.view.plotRect().left();
    QSignalSpy moved(&b.view, &GanttView::plotRectChanged);
    b.view.resize(1000, 640);
    b.appearance.setScale(2);
    QVERIFY(moved.count() >= 1);
    QVERIFY(b.view.plotRect().left() > left * 3 / 2);
    QVERIFY(qRound(b.view.barRect(b.op(0, OpKind::Forward, 0)).height()) > rowBefore);
    QVERIFY(!b.picture().isNull());
}

void TestGanttView::newRunIsShown()
{
    Bench b;
    b.play.setPinnedOp(b.op(3, OpKind::Backward, 0));
    b.play.setHoveredOp(b.op(3, OpKind::Backward, 0));
    const QImage before = b.picture();
    b.session.edit(QStringLiteral("fewer"), gpipe(2, 2));
    QVERIFY(b.session.waitUntilIdle());
    QCOMPARE(b.play.run()->timeline.deviceCount(), 2);
    QVERIFY(b.picture() != before);
    QVERIFY(!b.play.pinnedOp());
    QCOMPARE(b.view.barRect(b.op(1, OpKind::Forward, 0)).left(), b.xOf(2 * kNsPerMs));
}

QTEST_MAIN(TestGanttView)
#include "tst_ganttview.moc"
