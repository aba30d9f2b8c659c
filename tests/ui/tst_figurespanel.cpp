// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/devicebars.h"
#include "ui/panels/figurespanel.h"
#include "ui/panels/queuelist.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/text/format.h"

#include <QScrollBar>
#include <QtTest/QTest>

using namespace bubblescope;

namespace {

std::shared_ptr<const Run> runOf(const Scenario& scenario)
{
    Result<std::shared_ptr<const Run>> run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

/// P=4, M=16, F=1 ms, B=2 ms, stage 2 three times slower.
Scenario slowMiddle(const std::string& schedule)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.microbatches = 16;
    scenario.costs.slowdown = {1, 1, 3, 1};
    return scenario;
}

/// The panel on screen, with all that it shows.
struct Shown {
    Session session;
    PlayController play{&session};
    Appearance appearance;
    FiguresPanel panel{&session, &play, &appearance};

    Shown() { panel.show(); }
};

/// Counts the times that a layout is worked out anew.
class LayoutCounter : public QObject {
public:
    int count = 0;
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

}  // namespace

class TestFiguresPanel : public QObject {
    Q_OBJECT

private slots:
    void runFiguresAreTheAnalysis();
    void cursorFiguresAreTheRunsOwn();
    void queueHeldBack_data();
    void queueHeldBack();
    void chunksHoldBackToo_data();
    void chunksHoldBackToo();
    void freePeakIsGpipes_data();
    void freePeakIsGpipes();
    void headlineFollowsTheCursor();
    void steppingBackRestoresEverything();
    void closedFormIsMarkedWhereItDoesNotApply();
    void measuredStandsBesideSimulated();
    void errorMarksTheFiguresAsOld();
    void heldBackNoteStandsByTheQueues();
    void oneIsNotPlural();
    void playingMovesNothing();
    void manyDevicesScroll();

private:
    QString textOf(const FiguresPanel& panel, const char* name)
    {
        if (const auto* figure = panel.findChild<FigureLabel*>(QLatin1String(name)))
            return figure->text();
        const auto* label = panel.findChild<QLabel*>(QLatin1String(name));
        return label ? label->text() : QStringLiteral("(no such label)");
    }
};

void TestFiguresPanel::runFiguresAreTheAnalysis()
{
    const auto run = runOf(slowMiddle("gpipe"));
    QVERIFY(run);
    const RunFigures figures = runFigures(*run);
    QCOMPARE(figures.makespanNs, 153 * kNsPerMs);
    QCOMPARE(figures.bubbleRatio, run->analysis.bubbleRatio);
    QCOMPARE(figures.overheadRatio, run->analysis.overheadRatio);
    QCOMPARE(figures.spanBubbleRatio, run->analysis.spanBubbleRatio);
    // All work: 16 microbatches, 3 ms on three stages and 9 ms on the slow one.
    QCOMPARE(figures.speedUp, 16.0 * (3 * 3 + 9) / 153.0);
    QCOMPARE(figures.firstResultNs, 6 * kNsPerMs);
    QCOMPARE(figures.peakActivations, std::vector<int>(4, 16));
    QCOMPARE(figures.queues[2].forward, 10);
    QCOMPARE(figures.slowestStage, 2);
    QVERIFY(!figures.theoryMatches);
    Scenario equal = slowMiddle("gpipe");
    equal.costs.slowdown = {1};
    QVERIFY(runFigures(*runOf(equal)).theoryMatches);
    QCOMPARE(runFigures(*runOf(equal)).slowestStage, -1);
}

void TestFiguresPanel::cursorFiguresAreTheRunsOwn()
{
    const auto run = runOf(slowMiddle("1f1b"));
    QVERIFY(run);
    for (TimeNs at = 0; at <= run->analysis.makespanNs; at += 7 * kNsPerMs / 2) {
        const CursorFigures figures = cursorFigures(*run, at);
        QCOMPARE(figures.bubbleRatio, run->bubbleRatioUntil(at));
        QCOMPARE(figures.devices.size(), std::size_t{4});
        QCOMPARE(figures.queues.size(), std::size_t{4});
        for (int d = 0; d < 4; ++d) {
            const auto i = static_cast<std::size_t>(d);
            QCOMPARE(figures.devices[i].bubbleRatio, run->bubbleRatioUntil(DeviceId(d), at));
            QCOMPARE(figures.devices[i].activations, run->analysis.activations[i].at(at));
            QCOMPARE(figures.queues[i].forward, run->analysis.queues[i].forward.at(at));
            QCOMPARE(figures.queues[i].backward, run->analysis.queues[i].backward.at(at));
        }
    }
}

void TestFiguresPanel::queueHeldBack_data()
{
    QTest::addColumn<QString>("schedule");
    QTest::addColumn<double>("slowdown");
    QTest::addColumn<int>("peak");  // −1: nothing is held back
    QTest::addColumn<QString>("says");
    QTest::newRow("1f1b") << "1f1b" << 3.0 << 2 << "1F1B's warm-up limit (3 forwards on device 1) holds the senders";
    QTest::newRow("gpipe lets it form") << "gpipe" << 3.0 << -1 << "";
    QTest::newRow("forward-only lets it form") << "forward-only" << 3.0 << -1 << "";
    QTest::newRow("no slow stage") << "1f1b" << 1.0 << -1 << "";
    QTest::newRow("one at a time") << "forward-only-sequential" << 3.0 << 0 << "order holds the senders back";
}

void TestFiguresPanel::queueHeldBack()
{
    QFETCH(QString, schedule);
    QFETCH(double, slowdown);
    QFETCH(int, peak);
    QFETCH(QString, says);
    Scenario scenario = slowMiddle(schedule.toStdString());
    scenario.costs.slowdown = {1, 1, slowdown, 1};
    const auto run = runOf(scenario);
    QVERIFY(run);
    const std::optional<HeldBackQueue> queue = heldBackQueue(*run);
    QCOMPARE(queue.has_value(), peak >= 0);
    QCOMPARE(heldBackText(*run).isEmpty(), peak < 0);
    if (!queue)
        return;
    QCOMPARE(queue->stage, 2);
    QCOMPARE(queue->peak, peak);
    QCOMPARE(queue->freePeak, 10);
    QVERIFY2(heldBackText(*run).contains(says), qPrintable(heldBackText(*run)));
}

void TestFiguresPanel::chunksHoldBackToo_data()
{
    QTest::addColumn<int>("slow");
    QTest::newRow("first chunk") << 2;
    QTest::newRow("second chunk") << 6;
}

/// Against Looped BFS, which lets all microbatches through a chunk before the next.
void TestFiguresPanel::chunksHoldBackToo()
{
    QFETCH(int, slow);
    Scenario scenario;
    scenario.schedule = "interleaved-1f1b";
    scenario.devices = 4;
    scenario.chunks = 2;
    scenario.microbatches = 16;
    scenario.costs.slowdown.assign(8, 1.0);
    scenario.costs.slowdown[static_cast<std::size_t>(slow)] = 6;
    const auto run = runOf(scenario);
    scenario.schedule = "looped-bfs";
    const auto free = runOf(scenario);
    QVERIFY(run && free);
    const auto stage = static_cast<std::size_t>(slow);
    const std::optional<HeldBackQueue> queue = heldBackQueue(*run);
    QVERIFY(queue);
    QCOMPARE(queue->stage, slow);
    QCOMPARE(queue->sender, 1);
    QCOMPARE(queue->peak, run->analysis.stages[stage].peakForwardQueue);
    QCOMPARE(queue->freePeak, free->analysis.stages[stage].peakForwardQueue);
    QVERIFY(queue->freePeak > queue->peak);
    QVERIFY(queue->byWarmUp);
    QVERIFY(heldBackText(*run).contains(QStringLiteral("Interleaved 1F1B's warm-up limit")));
    QVERIFY(!heldBackQueue(*free));
}

void TestFiguresPanel::freePeakIsGpipes_data()
{
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("microbatches");
    QTest::addColumn<int>("slow");
    QTest::addColumn<double>("factor");
    QTest::addColumn<qint64>("latency");
    QTest::addColumn<int>("jitter");
    QTest::newRow("issue") << 4 << 16 << 2 << 3.0 << qint64{0} << 0;
    QTest::newRow("latency") << 4 << 16 << 2 << 3.0 << qint64{2'500'000} << 0;
    QTest::newRow("jitter") << 6 << 40 << 3 << 2.2 << qint64{100'000} << 1;
    QTest::newRow("long tail") << 5 << 64 << 4 << 4.0 << qint64{0} << 3;
    QTest::newRow("first after the batch") << 8 << 32 << 1 << 2.0 << qint64{0} << 0;
}

void TestFiguresPanel::freePeakIsGpipes()
{
    QFETCH(int, devices);
    QFETCH(int, microbatches);
    QFETCH(int, slow);
    QFETCH(double, factor);
    QFETCH(qint64, latency);
    QFETCH(int, jitter);
    Scenario scenario;
    scenario.devices = devices;
    scenario.microbatches = microbatches;
    scenario.costs.slowdown.assign(static_cast<std::size_t>(devices), 1.0);
    scenario.costs.slowdown[static_cast<std::size_t>(slow)] = factor;
    scenario.transfer.latencyNs = latency;
    scenario.jitter = {static_cast<JitterKind>(jitter), 0.2, 7};
    const auto limited = runOf(scenario);
    scenario.schedule = "gpipe";
    const auto free = runOf(scenario);
    QVERIFY(limited && free);
    const std::optional<HeldBackQueue> queue = heldBackQueue(*limited);
    QVERIFY(queue);
    QCOMPARE(queue->freePeak, free->analysis.stages[static_cast<std::size_t>(slow)].peakForwardQueue);
    QVERIFY(!heldBackQueue(*free));
}

void TestFiguresPanel::headlineFollowsTheCursor()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    session.load(slowMiddle("gpipe"));
    QVERIFY(session.waitUntilIdle());
    const auto run = session.run();
    for (const TimeNs at : {TimeNs{0}, 27 * kNsPerMs, 80 * kNsPerMs, run->analysis.makespanNs}) {
        play.setCursorNs(at);
        QCOMPARE(textOf(panel, "bubbleHeadline"), formatPercent(run->bubbleRatioUntil(at)));
        const auto* queues = panel.findChild<QueueList*>();
        QCOMPARE(queues->forwardText(2), QStringLiteral("%1 (10)").arg(run->analysis.queues[2].forward.at(at)));
    }
    QCOMPARE(textOf(panel, "bubbleAtEnd"), QStringLiteral("at the end ") + formatPercent(run->analysis.bubbleRatio));
    QCOMPARE(textOf(panel, "makespan"), formatTime(153 * kNsPerMs));
    QCOMPARE(textOf(panel, "firstResult"), formatTime(6 * kNsPerMs));
    QCOMPARE(textOf(panel, "peakActivations"), QStringLiteral("16 · 16 · 16 · 16 microbatches"));
    QCOMPARE(textOf(panel, "speedUp"), QStringLiteral("1.88× faster than without overlap"));
    QCOMPARE(textOf(panel, "bubbleRatio"), formatPercent(run->analysis.bubbleRatio));
    QCOMPARE(textOf(panel, "overheadRatio"), formatPercent(run->analysis.overheadRatio));
    QCOMPARE(textOf(panel, "spanBubbleRatio"), formatPercent(run->analysis.spanBubbleRatio));
}

void TestFiguresPanel::steppingBackRestoresEverything()
{
    Session session;
    PlayController play(&session);
    const Appearance appearance;
    FiguresPanel panel(&session, &play, &appearance);
    panel.resize(panel.sizeHint());
    panel.show();
    session.load(slowMiddle("1f1b"));
    QVERIFY(session.waitUntilIdle());
    play.setCursorNs(20 * kNsPerMs);
    const QString headline = textOf(panel, "bubbleHeadline");
    QCoreApplication::processEvents();
    const QImage before = panel.grab().toImage();
    play.stepTicks(3);
    QVERIFY(textOf(panel, "bubbleHeadline") != headline);
    QVERIFY(panel.grab().toImage() != before);
    play.stepTicks(-3);
    QCOMPARE(textOf(panel, "bubbleHeadline"), headline);
    QCOMPARE(panel.grab().toImage(), before);
}

void TestFiguresPanel::closedFormIsMarkedWhereItDoesNotApply()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    session.load(slowMiddle("gpipe"));
    QVERIFY(session.waitUntilIdle());
    const auto* label = panel.findChild<QLabel*>(QStringLiteral("closedForm"));
    QVERIFY(label->text().endsWith(QStringLiteral("does not apply: stage 2 is slower than the others")));
    QCOMPARE(label->palette().color(QPalette::WindowText), appearance.theme().accent);
    Scenario equal = session.scenario();
    equal.costs.slowdown = {1};
    session.edit({}, equal);
    QVERIFY(session.waitUntilIdle());
    QCOMPARE(label->text(), QStringLiteral("(P−1)/(P+M−1) = ") + formatPercent(3.0 / 19));
    QCOMPARE(label->palette().color(QPalette::WindowText), appearance.theme().muted);
    appearance.setMode(Appearance::Mode::Dark);
    QCOMPARE(label->palette().color(QPalette::WindowText), appearance.theme().muted);
}

void TestFiguresPanel::measuredStandsBesideSimulated()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    session.load(slowMiddle("1f1b"));
    QVERIFY(session.waitUntilIdle());
    QVERIFY(panel.findChild<QLabel*>(QStringLiteral("measured"))->isHidden());
    Scenario scenario = slowMiddle("1f1b");
    scenario.costs.forwardNs = {1'234'500};
    scenario.measured = Measurement{3'237'900'000, "a real run"};
    session.load(scenario);
    QVERIFY(session.waitUntilIdle());
    QVERIFY(!panel.findChild<QLabel*>(QStringLiteral("measured"))->isHidden());
    QCOMPARE(textOf(panel, "measured"), QStringLiteral("measured %1: a real run").arg(formatTime(3'237'900'000, 5)));
    QCOMPARE(textOf(panel, "makespan"), formatTime(session.run()->analysis.makespanNs, 5));
}

void TestFiguresPanel::errorMarksTheFiguresAsOld()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    session.load(slowMiddle("1f1b"));
    QVERIFY(session.waitUntilIdle());
    const QString before = textOf(panel, "makespan");
    const auto* stale = panel.findChild<QLabel*>(QStringLiteral("staleNote"));
    QVERIFY(stale->isHidden());
    Scenario broken = session.scenario();
    broken.costs.forwardNs = {1, 2, 3};
    session.edit({}, broken);
    QVERIFY(session.waitUntilIdle());
    QVERIFY(session.error());
    QVERIFY(!stale->isHidden());
    QCOMPARE(textOf(panel, "makespan"), before);
    session.undoStack()->undo();
    QVERIFY(session.waitUntilIdle());
    QVERIFY(stale->isHidden());
}

void TestFiguresPanel::heldBackNoteStandsByTheQueues()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    session.load(slowMiddle("1f1b"));
    QVERIFY(session.waitUntilIdle());
    const auto* note = panel.findChild<QLabel*>(QStringLiteral("heldBackNote"));
    QVERIFY(!note->isHidden());
    QCOMPARE(note->text(), heldBackText(*session.run()));
    QVERIFY(note->y() > panel.findChild<QueueList*>()->y());
    session.load(slowMiddle("gpipe"));
    QVERIFY(session.waitUntilIdle());
    QVERIFY(note->isHidden());
}

void TestFiguresPanel::oneIsNotPlural()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    Scenario scenario;
    scenario.devices = 1;
    scenario.microbatches = 1;
    session.load(scenario);
    QVERIFY(session.waitUntilIdle());
    QCOMPARE(textOf(panel, "peakActivations"), QStringLiteral("1 microbatch"));
}

void TestFiguresPanel::playingMovesNothing()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    session.load(slowMiddle("gpipe"));
    QVERIFY(session.waitUntilIdle());
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QTest::qWait(20);
    LayoutCounter counter;
    panel.widget()->installEventFilter(&counter);
    for (int i = 1; i <= 100; ++i) {
        play.setCursorNs(session.run()->analysis.makespanNs * i / 100);
        QCoreApplication::processEvents();
    }
    QCOMPARE(counter.count, 0);
}

void TestFiguresPanel::manyDevicesScroll()
{
    Shown shown;
    auto& [session, play, appearance, panel] = shown;
    Scenario scenario;
    scenario.devices = 64;
    scenario.microbatches = 128;
    session.load(scenario);
    QVERIFY(session.waitUntilIdle());
    QTest::qWait(20);
    auto* bars = panel.findChild<DeviceBars*>();
    QCOMPARE(bars->rowCount(), 64);
    QVERIFY(bars->verticalScrollBar()->maximum() > 0);
    QVERIFY(bars->height() < panel.height());
    QCOMPARE(textOf(panel, "peakActivations"), QStringLiteral("1–64 microbatches"));
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Down);
    QCOMPARE(bars->verticalScrollBar()->value(), bars->verticalScrollBar()->singleStep());
}

QTEST_MAIN(TestFiguresPanel)
#include "tst_figurespanel.moc"
