// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Why devices are idle, in the window: the sentence for a bubble and its chain in the Gantt, the bars of causes, the
// critical path, and how much sooner with a faster stage; by mouse, keys and pixels.

#include "core/analysis/whatif.h"
#include "core/schedule/schedulecsv.h"
#include "tests/ui/paintedtext.h"
#include "ui/export/sheethead.h"
#include "ui/gantt/ganttview.h"
#include "ui/panels/causebars.h"
#include "ui/panels/fasterlist.h"
#include "ui/panels/figurespanel.h"
#include "ui/session/fasterstages.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"
#include "ui/viewmodel/ganttmodel.h"
#include "ui/viewmodel/ganttpath.h"
#include "ui/viewmodel/idletext.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstdlib>
#include <numeric>
#include <set>

using namespace bubblescope;

namespace {

Scenario shape(const std::string& schedule, int devices, int microbatches)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.microbatches = microbatches;
    return s;
}

struct Bench {
    explicit Bench(const Scenario& scenario = shape("1f1b", 4, 8))
        : play(&session)
        , view(&play, &appearance)
    {
        appearance.setMode(Appearance::Mode::Light);
        view.resize(1000, 360);
        view.show();
        session.load(scenario);
        session.waitUntilIdle();
        play.toEnd();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] std::size_t op(int stage, OpKind kind, int microbatch) const
    {
        return play.run()->indexOf(stage, kind, microbatch);
    }
    [[nodiscard]] double xOf(TimeNs ns) const
    {
        const QRect plot = view.plotRect();
        return plot.left() + pixelOf({play.fromNs(), play.toNs(), plot.width()}, ns);
    }
    /// In the row of an op, at an instant.
    [[nodiscard]] QPoint place(std::size_t opInRow, TimeNs ns) const
    {
        return {qRound(xOf(ns)), view.barRect(opInRow).center().toPoint().y()};
    }
    void click(QPoint at) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
    [[nodiscard]] QString sentence() const
    {
        const auto* label = view.findChild<QLabel*>("idleSentence");
        return label->isVisible() ? label->text() : QString();
    }
    [[nodiscard]] QImage picture() { return view.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32); }

    Session session;
    PlayController play;
    Appearance appearance;
    GanttView view;
};

int distance(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

/// How many pixels of a rectangle's edge have about this colour.
int onEdge(const QImage& picture, const QRectF& rect, const QColor& color)
{
    int count = 0;
    for (int x = qRound(rect.left()); x <= qRound(rect.right()); ++x)
        for (const double y : {rect.top(), rect.bottom()})
            count += distance(picture.pixel(x, qRound(y)), color.rgb()) < 90 ? 1 : 0;
    return count;
}

QString sentenceAt(const Run& run, int device, TimeNs atNs)
{
    const std::optional<IdleGap> gap = run.idleGapAt(DeviceId(device), atNs);
    return gap ? IdleText::sentence(run, *gap, run.chainBehind(*gap)) : QString();
}

std::shared_ptr<const Run> runOf(const Scenario& scenario)
{
    const auto run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

}  // namespace

class TestWhyIdle : public QObject {
    Q_OBJECT

private slots:
    void sentences_data()
    {
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<double>("latencyMs");
        QTest::addColumn<bool>("blocking");
        QTest::addColumn<int>("device");
        QTest::addColumn<double>("atMs");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("running") << "gpipe" << 0.0 << false << 1 << 0.5
                                 << "Device 1 waits 1 ms for the activation of 0F0, which device 0 is still computing.";
        QTest::newRow("upstream") << "gpipe" << 0.0 << false << 2 << 0.5
                                  << "Device 2 waits 2 ms for the activation of 1F0, which device 1 cannot start "
                                     "before 0F0 on device 0 has ended.";
        QTest::newRow("pace") << "gpipe" << 0.0 << false << 3 << 0.5
                              << "Device 3 waits 3 ms for the activation of 2F0, which device 2 cannot start before "
                                 "1F0 on device 1 has ended; 0F0 on device 0 set the pace.";
        QTest::newRow("held back") << "1f1b" << 0.0 << false << 2 << 4.5
                                   << "Device 2 waits 2 ms for the gradient of 3B0, which device 3 is still computing; "
                                      "2F2 is ready all the time, but the schedule's order puts it later.";
        QTest::newRow("transfer") << "gpipe" << 1.0 << false << 1 << 0.5
                                  << "Device 1 waits 2 ms for the activation of 0F0, which device 0 is still "
                                     "computing; transfers take 1 ms of it.";
        QTest::newRow("sends") << "gpipe" << 1.0 << true << 0 << 1.5
                               << "Device 0 sends or receives for 1 ms and cannot compute.";
        QTest::newRow("barrier") << "forward-only-sequential" << 0.0 << false << 0 << 1.5
                                 << "Device 0 waits 3 ms at a barrier for the end of 3F0, which device 3 cannot start "
                                    "before 2F0 on device 2 has ended; 1F0 on device 1 set the pace.";
        QTest::newRow("nothing left") << "gpipe" << 0.0 << false << 3 << 32.5
                                      << "Device 3 has nothing left to do for the last 6 ms.";
    }

    void sentences()
    {
        QFETCH(QString, schedule);
        QFETCH(double, latencyMs);
        QFETCH(bool, blocking);
        QFETCH(int, device);
        QFETCH(double, atMs);
        QFETCH(QString, sentence);
        Scenario s = shape(schedule.toStdString(), 4, 8);
        s.transfer.latencyNs = std::llround(latencyMs * kNsPerMs);
        s.transfer.blocking = blocking;
        const auto run = runOf(s);
        QVERIFY(run);
        QString said = sentenceAt(*run, device, std::llround(atMs * kNsPerMs));
        QCOMPARE(said.replace(QChar(0x00A0), u' '), sentence);
    }

    void behindAnotherOpOfTheSameDevice()
    {
        Scenario s = shape("1f1b", 4, 8);
        s.costs.slowdown = {1, 1, 3, 1};
        const auto run = runOf(s);
        // Between two forwards of the slow stage the last device waits.
        const TimeNs at = run->timeline.endNs[run->indexOf(3, OpKind::Backward, 2)];
        const QString said = sentenceAt(*run, 3, at);
        QVERIFY2(said.contains("for the activation of 2F3, which device 2 is still computing behind 2B1"),
                 qPrintable(said));
    }

    void everyGapHasASentence()
    {
        for (const bool blocking : {false, true}) {
            Scenario s = shape("zb-h1", 4, 6);
            s.costs.slowdown = {1, 2.2, 1, 1.3};
            s.transfer.latencyNs = 300'000;
            s.transfer.blocking = blocking;
            const auto run = runOf(s);
            GapPlace place{DeviceId(0), 0, 0};
            for (int d = 0; d < 4; ++d) {
                place = {DeviceId(d), 0, 0};
                int gaps = 0;
                while (const auto next = neighbouringGap(*run, place, GanttStep::After)) {
                    const QString said = sentenceAt(*run, d, next->startNs);
                    QVERIFY2(said.startsWith(QString("Device %1 ").arg(d)) && said.endsWith('.'), qPrintable(said));
                    QVERIFY2(!said.contains('%'), qPrintable(said));
                    place = *next;
                    ++gaps;
                }
                QVERIFY(gaps > 0);
            }
        }
    }

    void clickOnABubbleExplainsIt()
    {
        Bench b;
        QVERIFY(b.sentence().isEmpty());
        const int roomBefore = b.view.viewport()->height();
        const std::size_t producer = b.op(3, OpKind::Backward, 0);
        b.click(b.place(b.op(2, OpKind::Forward, 0), 5 * kNsPerMs));
        QVERIFY(b.play.pinnedGap());
        QVERIFY(!b.play.pinnedOp());
        QCOMPARE(b.play.pinnedGap()->startNs, 4 * kNsPerMs);
        QCOMPARE(b.play.pinnedGap()->endNs, 6 * kNsPerMs);
        QCOMPARE(b.play.gapChain().size(), std::size_t{1});
        QCOMPARE(b.play.gapChain().front().op, producer);
        QVERIFY(b.sentence().contains("gradient of 3B0"));
        QCOMPARE(b.view.accessibleDescription(), b.sentence());
        QVERIFY(b.view.viewport()->height() < roomBefore);
        // Its chain is outlined in the accent colour; nothing else is.
        const QImage picture = b.picture();
        const QColor accent = b.appearance.theme().accent;
        QVERIFY(onEdge(picture, b.view.barRect(producer), accent) > 10);
        QCOMPARE(onEdge(picture, b.view.barRect(b.op(3, OpKind::Backward, 1)), accent), 0);
        // An op instead of the gap, then neither.
        b.click(b.view.barRect(producer).center().toPoint());
        QVERIFY(!b.play.pinnedGap());
        QCOMPARE(b.play.pinnedOp(), producer);
        QVERIFY(b.sentence().isEmpty());
        QCOMPARE(b.view.viewport()->height(), roomBefore);
        b.click(b.place(b.op(2, OpKind::Forward, 0), 5 * kNsPerMs));
        b.key(Qt::Key_Escape);
        QVERIFY(!b.play.pinnedGap() && !b.play.pinnedOp());
        QVERIFY(b.sentence().isEmpty());
    }

    void keysGoFromBubbleToBubble()
    {
        Bench b;
        const auto withShift = Qt::ControlModifier | Qt::ShiftModifier;
        const auto at = [&b] {
            return std::pair(b.play.pinnedGap()->device.value(), b.play.pinnedGap()->startNs / kNsPerMs);
        };
        using Place = std::pair<int, TimeNs>;
        b.play.toStart();
        b.key(Qt::Key_Right, withShift);
        QVERIFY(b.play.pinnedGap());
        QCOMPARE(at(), Place(0, 4));
        QVERIFY(!b.sentence().isEmpty());
        b.key(Qt::Key_Right, withShift);
        QCOMPARE(at(), Place(0, 24));
        b.key(Qt::Key_Left, withShift);
        QCOMPARE(at(), Place(0, 4));
        b.key(Qt::Key_Left, withShift);
        QCOMPARE(at(), Place(0, 4));
        b.key(Qt::Key_Down, withShift);
        QCOMPARE(at(), Place(1, 4));
        b.key(Qt::Key_Up, withShift);
        QCOMPARE(at(), Place(0, 4));
        // Without Shift to the bars beside it, and from a bar back to bubbles.
        b.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(b.play.pinnedOp(), b.op(0, OpKind::Backward, 0));
        QVERIFY(!b.play.pinnedGap());
        b.key(Qt::Key_Left, withShift);
        QCOMPARE(at(), Place(0, 4));
        b.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(b.play.pinnedOp(), b.op(0, OpKind::Forward, 3));
    }

    void aBubbleOutOfSightIsBroughtIntoIt()
    {
        Bench b;
        b.play.setRange(0, 4 * kNsPerMs);
        b.play.toStart();
        b.key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        const IdleGap& gap = *b.play.pinnedGap();
        const TimeNs middle = gap.startNs + (gap.endNs - gap.startNs) / 2;
        QVERIFY(middle > 4 * kNsPerMs);
        QVERIFY(b.play.fromNs() < middle && middle < b.play.toNs());
    }

    void newRunLetsGo()
    {
        Bench b;
        b.play.setPinnedGap(DeviceId(0), 5 * kNsPerMs);
        QVERIFY(b.play.pinnedGap());
        b.session.load(shape("gpipe", 4, 8));
        QVERIFY(b.session.waitUntilIdle());
        QVERIFY(!b.play.pinnedGap());
        QVERIFY(b.play.gapChain().empty());
        QVERIFY(b.sentence().isEmpty());
        // Busy there: nothing to pin.
        b.play.setPinnedGap(DeviceId(0), 0);
        QVERIFY(!b.play.pinnedGap());
    }

    void criticalPathIsDrawn()
    {
        Bench b;
        const QImage before = b.picture();
        b.play.setPathShown(true);
        QCoreApplication::processEvents();
        const QImage with = b.picture();
        const QColor ink = b.appearance.theme().text;
        for (const PathStep& step : b.play.run()->criticalPath)
            if (b.view.barRect(step.op).width() > 15)
                QVERIFY(onEdge(with, b.view.barRect(step.op), ink) >=
                        onEdge(before, b.view.barRect(step.op), ink) + 10);
        const QRectF off = b.view.barRect(b.op(0, OpKind::Backward, 3));
        QCOMPARE(onEdge(with, off, ink), onEdge(before, off, ink));
        b.play.setPathShown(false);
        QCOMPARE(b.picture(), before);
    }

    void pathIsThinnedToThePixels()
    {
        Scenario s = shape("1f1b", 8, 4000);
        const auto run = runOf(s);
        QVERIFY(run->criticalPath.size() > 8000);
        const TimeScale all{0, run->analysis.makespanNs, 600};
        const auto few = visibleSteps(run->criticalPath, all, 3);
        QVERIFY(few.size() > 300 && few.size() <= 1300);
        QCOMPARE(few.front(), run->criticalPath.front());
        // Zoomed in, each step that can be seen is there.
        const TimeScale near{100 * kNsPerMs, 140 * kNsPerMs, 600};
        const auto some = visibleSteps(run->criticalPath, near, 3);
        for (const PathStep& step : run->criticalPath)
            if (step.endNs > near.fromNs && step.startNs < near.toNs)
                QVERIFY(std::find(some.begin(), some.end(), step) != some.end());
        QVERIFY(some.size() < 60);
    }

    void causesInThePanelAddUp()
    {
        Session session;
        PlayController play(&session);
        Appearance appearance;
        FiguresPanel panel(&session, &play, &appearance);
        Scenario s = shape("1f1b", 4, 8);
        s.costs.slowdown = {1, 1, 2.5, 1};
        s.transfer.latencyNs = 200'000;
        session.load(s);
        QVERIFY(session.waitUntilIdle());
        const Analysis& analysis = play.run()->analysis;
        auto* bars = panel.findChild<CauseBars*>("causeBars");
        QCOMPARE(bars->rowCount(), 5);
        TimeNs longestNs = 0;
        for (const DeviceFigures& device : analysis.devices)
            longestNs = std::max(longestNs, device.idleNs);
        for (int d = 0; d < 4; ++d) {
            const auto segments = bars->segments(d + 1);
            const DeviceFigures& device = analysis.devices[static_cast<std::size_t>(d)];
            double at = 0;
            for (const CauseBars::Segment& segment : segments) {
                QCOMPARE(segment.from, at);
                const TimeNs ns = device.idleByCauseNs[static_cast<std::size_t>(segment.cause)];
                QVERIFY(std::abs((segment.to - segment.from) * static_cast<double>(longestNs) -
                                 static_cast<double>(ns)) < 1);
                at = segment.to;
            }
            QVERIFY(std::abs(at - static_cast<double>(device.idleNs) / static_cast<double>(longestNs)) < 1e-9);
            QVERIFY(bars->rowToolTip(d + 1).contains(formatTime(device.idleNs)));
        }
        auto* legend = panel.findChild<CauseLegend*>("causeLegend");
        QCOMPARE(legend->rowCount(), 5);  // neither barriers nor late starts in this run
        const auto order = analysis.idleByCauseNs[static_cast<std::size_t>(IdleCause::Order)];
        QVERIFY(legend->accessibleDescription().contains(
            IdleText::causeName(IdleCause::Order) + ' ' +
            formatPercent(static_cast<double>(order) / static_cast<double>(analysis.bubbleTimeNs), 0)));
        // Every cause has a pattern of its own, seen without colour: no two rows of the legend have the same sign.
        legend->resize(legend->sizeHint());
        const QImage picture = legend->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        std::set<QByteArray> signs;
        const int rowHeight = picture.height() / legend->rowCount();
        for (int row = 0; row < legend->rowCount(); ++row) {
            QByteArray sign;
            for (int y = rowHeight / 4; y < rowHeight * 3 / 4; ++y)
                sign.append(reinterpret_cast<const char*>(picture.constScanLine(row * rowHeight + y)) + 1, 18);
            signs.insert(sign);
        }
        QCOMPARE(signs.size(), static_cast<std::size_t>(legend->rowCount()));
    }

    /// In a run that was cut off a device counts as far as it is known, as its bubble does.
    void shareIsOfWhatIsKnown()
    {
        Session session;
        PlayController play(&session);
        Appearance appearance;
        FiguresPanel panel(&session, &play, &appearance);
        session.load(shape("1f1b", 4, 8));
        QVERIFY(session.waitUntilIdle());
        auto cut = std::make_shared<Run>(*play.run());
        const TimeNs makespanNs = cut->analysis.makespanNs;
        cut->measured = true;
        cut->timeline.unfinished.assign(4, true);
        cut->timeline.knownNs.assign(4, makespanNs);
        cut->timeline.knownNs[3] = makespanNs - 2 * kNsPerMs;
        const auto analysis = analyse(cut->scenario, cut->schedule, cut->costs, cut->timeline);
        QVERIFY(analysis.ok());
        cut->analysis = analysis.value();
        session.showMeasured(cut);
        auto* bars = panel.findChild<CauseBars*>("causeBars");
        QVERIFY2(bars->rowToolTip(4).contains("of " + formatTime(makespanNs - 2 * kNsPerMs)),
                 qPrintable(bars->rowToolTip(4)));
        for (int d = 0; d < 4; ++d) {
            const DeviceFigures& figures = cut->analysis.devices[static_cast<std::size_t>(d)];
            QCOMPARE(bars->idleShare(d + 1), figures.bubbleRatio);
        }
        QVERIFY(std::abs(bars->idleShare(0) - cut->analysis.bubbleRatio) < 1e-6);
        // A picture of it says so in its head.
        SheetHead head(&play, &appearance, nullptr);
        head.resize(1200, head.sizeHint().height());
        QStringList texts;
        for (const test::PaintedText& painted : test::paintedTexts(&head))
            texts << painted.text;
        QVERIFY2(texts.join(u'|').contains("measured, incomplete"), qPrintable(texts.join(u'|')));
    }

    void fasterStagesAreSimulated()
    {
        Session session;
        PlayController play(&session);
        Appearance appearance;
        FiguresPanel panel(&session, &play, &appearance);
        panel.show();
        Scenario s = shape("1f1b", 4, 8);
        s.costs.slowdown = {1, 1, 2.5, 1};
        session.load(s);
        QVERIFY(session.waitUntilIdle());
        auto* list = panel.findChild<FasterList*>("fasterList");
        QTRY_COMPARE(list->rowCount(), 4);
        QVERIFY(list->isVisible());
        Scenario faster = s;
        faster.costs.slowdown[2] *= 0.9;
        const TimeNs sooner = play.endNs() - runOf(faster)->analysis.makespanNs;
        QCOMPARE(list->rowText(2), QString("%1 sooner").arg(formatTime(sooner, 3)));
        QCOMPARE(list->bestStage(), 2);
        QVERIFY(list->rowToolTip(2).contains(formatTime(play.endNs() - sooner, 5)));
        // Another scenario, other figures.
        s.costs.slowdown = {4, 1, 1, 1};
        session.load(s);
        QVERIFY(session.waitUntilIdle());
        QTRY_COMPARE(list->bestStage(), 0);
    }

    void largeRunsAreComputedOnDemandAndCancelled()
    {
        Session session;
        PlayController play(&session);
        Appearance appearance;
        FiguresPanel panel(&session, &play, &appearance);
        panel.show();
        session.load(shape("1f1b", 200, 2600));
        QVERIFY(session.waitUntilIdle());
        auto* button = panel.findChild<QPushButton*>("fasterButton");
        auto* note = panel.findChild<QLabel*>("fasterNote");
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QString("Compute"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(button->text(), QString("Cancel"));
        QTRY_VERIFY(!note->text().isEmpty());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(button->text(), QString("Compute"));
        // A small run takes over and is computed by itself.
        session.load(shape("1f1b", 4, 8));
        QVERIFY(session.waitUntilIdle());
        auto* list = panel.findChild<FasterList*>("fasterList");
        QTRY_COMPARE(list->rowCount(), 4);
        QVERIFY(!button->isVisible());
    }

    void aScenarioThatCannotRunKeepsTheFiguresComing()
    {
        Session session;
        FasterStages faster(&session);
        session.load(shape("1f1b", 4, 8));
        QVERIFY(session.waitUntilIdle());
        QCOMPARE(faster.state(), FasterStages::State::Done);
        session.load(shape("1f1b", 16, 128));
        QVERIFY(session.waitUntilIdle());
        QCOMPARE(faster.state(), FasterStages::State::Pending);
        session.load(shape("no such schedule", 4, 8));
        QVERIFY(session.waitUntilIdle());
        QVERIFY(session.error());
        QTRY_COMPARE(faster.state(), FasterStages::State::Done);
        QCOMPARE(faster.soonerNs(), soonerWithFasterStage(session.run()->schedule, session.run()->costs,
                                                          session.run()->analysis.makespanNs, 10)
                                        .value());
    }

    void keyMenuAndSwitchAgree()
    {
        MainWindow w(false);
        w.resize(1280, 720);
        w.show();
        QVERIFY(w.session().waitUntilIdle());
        auto* button = w.findChild<QAbstractButton*>("pathSwitch");
        QVERIFY(!w.play().pathShown());
        QTest::keyClick(w.findChild<GanttView*>("ganttView"), Qt::Key_C);
        QVERIFY(w.play().pathShown());
        QVERIFY(button->isChecked());
        QVERIFY(w.actions().criticalPath->isChecked());
        button->click();
        QVERIFY(!w.play().pathShown());
        QVERIFY(!w.actions().criticalPath->isChecked());
        w.actions().criticalPath->trigger();
        QVERIFY(button->isChecked());
        QVERIFY(w.findChild<QLabel*>("pathNote")->text().contains(formatTime(w.play().endNs())));
        // Escape, when the controls have the focus, lets a bubble go too.
        w.play().setPinnedGap(DeviceId(1), 0);
        QVERIFY(w.play().pinnedGap());
        w.actions().unpin->trigger();
        QVERIFY(!w.play().pinnedGap());
    }
};

QTEST_MAIN(TestWhyIdle)
#include "tst_whyidle.moc"
