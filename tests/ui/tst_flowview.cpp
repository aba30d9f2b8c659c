// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support.h"
#include "ui/flow/flowview.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace bubblescope;
using test::slowStageScenario;

namespace {

/// The picture of the sketch: GPipe, 4 stages, 8 microbatches, stage 2 slowed 2.5 times.
Scenario sketch()
{
    return slowStageScenario("gpipe", 4, 8, 2, 2.5);
}

std::vector<TokenMark> marksAt(const FlowScene& scene, FlowPlace place, int stage)
{
    std::vector<TokenMark> marks;
    for (const TokenMark& mark : scene.tokens)
        if (mark.place == place && mark.stage == stage)
            marks.push_back(mark);
    std::sort(marks.begin(), marks.end(),
              [](const TokenMark& a, const TokenMark& b) { return a.rect.left() < b.rect.left(); });
    return marks;
}

QStringList notesOf(const FlowScene& scene)
{
    QStringList texts;
    for (const TextMark& note : scene.notes)
        texts << note.text;
    return texts;
}

}  // namespace

class TestFlowView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void queueStandsBeforeTheSlowStage();
    void directionsHaveTheirOwnSides();
    void steppingAndJumpingShowTheSame();
    void aStepGlidesAndEndsWhereAJumpDoes();
    void stepsMoveTokensFromPlaceToPlace();
    void playingGlidesFromBoxToBox();
    void aTransferCarriesTheTokenAlongTheLine();
    void moreTokensThanFitAreCounted();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void clickPinsAndHoverTells();
    void keysGoFromTokenToToken();
    void pinnedMicrobatchIsMarkedEverywhere();
    void manyStagesBecomeAnOverview();
    void veryManyStagesScrollToTheQueue();
    void veryManyStagesFollowTheTokens();
    void chunksNameTheirDevice();
    void noteTakesALineOfItsOwn();
    void coloursFollowTheTheme();
    void summaryTellsTheState();
    void nothingToShowIsNoTrouble();

private:
    void load(const Scenario& scenario, double cursorMs);
    QImage picture() const { return m_view->grab().toImage(); }

    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<PlayController> m_play;
    std::unique_ptr<FlowView> m_view;
};

void TestFlowView::init()
{
    m_appearance = std::make_unique<Appearance>();
    m_appearance->setMode(Appearance::Mode::Light);
    m_appearance->setMotion(false);
    m_session = std::make_unique<Session>();
    m_play = std::make_unique<PlayController>(m_session.get());
    m_view = std::make_unique<FlowView>(m_play.get(), m_appearance.get());
    m_view->resize(840, 140);
    m_view->show();
}

void TestFlowView::cleanup()
{
    m_view.reset();
    m_play.reset();
    m_session.reset();
    m_appearance.reset();
}

void TestFlowView::load(const Scenario& scenario, double cursorMs)
{
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    m_play->setCursorNs(static_cast<TimeNs>(cursorMs * static_cast<double>(kNsPerMs)));
}

void TestFlowView::queueStandsBeforeTheSlowStage()
{
    load(sketch(), 27);
    const FlowScene scene = m_view->scene();
    const auto waiting = marksAt(scene, FlowPlace::ForwardQueue, 2);
    QCOMPARE(waiting.size(), std::size_t(3));
    // Nearest to the box is whose turn comes next.
    QCOMPARE(waiting[0].token.microbatch, 7);
    QCOMPARE(waiting[1].token.microbatch, 6);
    QCOMPARE(waiting[2].token.microbatch, 5);
    const QRectF box = m_view->layoutOfStages().boxOf(2);
    for (const TokenMark& mark : waiting) {
        QVERIFY(mark.rect.right() < box.left());
        QVERIFY(mark.rect.left() > m_view->layoutOfStages().boxOf(1).right());
    }
    const auto working = marksAt(scene, FlowPlace::Working, 2);
    QCOMPARE(working.size(), std::size_t(1));
    QCOMPARE(working[0].token.microbatch, 4);
    QVERIFY(box.contains(working[0].rect));
    const auto label = std::find_if(scene.notes.begin(), scene.notes.end(),
                                    [](const TextMark& note) { return note.text == QLatin1String("queue 3"); });
    QVERIFY(label != scene.notes.end());
    QCOMPARE(label->tone, TextMark::Tone::Accent);
}

void TestFlowView::directionsHaveTheirOwnSides()
{
    load(sketch(), 70);
    const FlowScene scene = m_view->scene();
    const FlowLayout& layout = m_view->layoutOfStages();
    const auto waiting = marksAt(scene, FlowPlace::BackwardQueue, 2);
    QCOMPARE(waiting.size(), std::size_t(3));
    for (const TokenMark& mark : waiting) {
        QVERIFY(mark.rect.left() > layout.boxOf(2).right());
        QVERIFY(mark.rect.right() < layout.boxOf(3).left());
        QVERIFY(mark.rect.center().y() > layout.boxOf(2).center().y());
    }
    QVERIFY(layout.laneOf(2, true) < layout.laneOf(2, false));
}

void TestFlowView::steppingAndJumpingShowTheSame()
{
    load(sketch(), 0);
    for (int i = 0; i < 60; ++i)
        m_play->stepTicks(1);
    const TimeNs at = m_play->cursorNs();
    const QImage stepped = picture();
    m_play->toEnd();
    QVERIFY(picture() != stepped);
    m_play->setCursorNs(at);
    QCOMPARE(picture(), stepped);
    m_play->stepEvents(3);
    m_play->stepEvents(-3);
    m_play->setCursorNs(at);
    QCOMPARE(picture(), stepped);
}

void TestFlowView::aStepGlidesAndEndsWhereAJumpDoes()
{
    load(sketch(), 5);
    m_play->setCursorNs(6 * kNsPerMs);
    const QImage jumped = picture();
    m_play->setCursorNs(5 * kNsPerMs);
    m_appearance->setMotion(true);
    m_play->setCursorNs(6 * kNsPerMs);
    QVERIFY(picture() != jumped);
    QTRY_COMPARE_WITH_TIMEOUT(picture(), jumped, 3000);
    // A jump far away does not fly through the picture.
    m_play->setCursorNs(60 * kNsPerMs);
    const QImage far = picture();
    m_appearance->setMotion(false);
    QCOMPARE(picture(), far);
}

void TestFlowView::playingGlidesFromBoxToBox()
{
    load(slowStageScenario("gpipe", 4, 8), 0);
    const FlowModel model(m_play->run());
    const FlowLayout& layout = m_view->layoutOfStages();
    // Microbatch 0 goes from stage 0 to stage 1 at 2 ms.
    const auto placeAt = [&](TimeNs atNs, TimeNs glideNs) {
        const FlowState state = model.stateAt(atNs, 0, 4, 5);
        const FlowScene scene =
            makeFlowScene({&model, &state, &layout, QFontMetricsF(m_appearance->noteFont()), {}, glideNs});
        return marksAt(scene, FlowPlace::Working, 1).at(0).rect.center().x();
    };
    const double from = layout.boxOf(0).center().x();
    const double to = layout.boxOf(1).center().x();
    const TimeNs ms = kNsPerMs;
    QCOMPARE(placeAt(2 * ms, ms), from);
    QCOMPARE(placeAt(2 * ms + ms / 2, ms), (from + to) / 2);
    QVERIFY(placeAt(2 * ms + ms / 4, ms) < placeAt(2 * ms + ms / 3, ms));
    QCOMPARE(placeAt(3 * ms, ms), to);
    QCOMPARE(placeAt(2 * ms, 0), to);

    m_appearance->setMotion(true);
    m_play->setSpeed(1);
    m_play->setPlaying(true);
    QTRY_VERIFY(m_play->cursorNs() > 0);
    QVERIFY(!picture().isNull());
    m_play->setPlaying(false);
}

void TestFlowView::stepsMoveTokensFromPlaceToPlace()
{
    // Between the two scenes of a step a token is between its two places.
    load(sketch(), 2);
    const FlowScene before = m_view->scene();
    m_play->setCursorNs(4 * kNsPerMs);
    const FlowScene after = m_view->scene();
    const double from = marksAt(before, FlowPlace::Working, 1).at(0).rect.center().x();
    const double to = marksAt(after, FlowPlace::Working, 2).at(0).rect.center().x();
    const FlowScene half = between(before, after, 0.5);
    const double middle = marksAt(half, FlowPlace::Working, 2).at(0).rect.center().x();
    QVERIFY(std::abs(middle - (from + to) / 2) < 0.5);
    QCOMPARE(marksAt(between(before, after, 1), FlowPlace::Working, 2).at(0).rect.center().x(), to);
    QCOMPARE(marksAt(between(before, after, 0), FlowPlace::Working, 2).at(0).rect.center().x(), from);
}

void TestFlowView::aTransferCarriesTheTokenAlongTheLine()
{
    Scenario s = slowStageScenario("1f1b", 4, 4);
    s.transfer.latencyNs = 8 * kNsPerMs;
    load(s, 4);
    const FlowLayout& layout = m_view->layoutOfStages();
    double last = layout.boxOf(0).right();
    for (const double ms : {2.5, 5.0, 7.5, 9.5}) {
        m_play->setCursorNs(static_cast<TimeNs>(ms * 1e6));
        const auto onTheWay = marksAt(m_view->scene(), FlowPlace::OnTheWay, 1);
        QVERIFY(!onTheWay.empty());
        // The first that left is the furthest.
        const TokenMark& first = onTheWay.back();
        QCOMPARE(first.token.microbatch, 0);
        QVERIFY(first.rect.center().x() > last);
        QVERIFY(first.rect.right() < layout.boxOf(1).left() + 1);
        last = first.rect.center().x();
    }
    m_play->setCursorNs(10 * kNsPerMs);
    QCOMPARE(marksAt(m_view->scene(), FlowPlace::Working, 1).at(0).token.microbatch, 0);
}

void TestFlowView::moreTokensThanFitAreCounted()
{
    load(slowStageScenario("forward-only", 3, 40, 1, 4), 60);
    const FlowScene scene = m_view->scene();
    const auto shown = marksAt(scene, FlowPlace::ForwardQueue, 1);
    QVERIFY(shown.size() >= 3);
    const int queue = m_play->run()->analysis.queues[1].forward.at(m_play->cursorNs());
    QVERIFY(queue > static_cast<int>(shown.size()));
    QVERIFY(notesOf(scene).contains(QStringLiteral("+%1").arg(queue - static_cast<int>(shown.size()))));
    QVERIFY(notesOf(scene).contains(QStringLiteral("queue %1").arg(queue)));
    QVERIFY(notesOf(scene).contains(
        QStringLiteral("batch: %1 left").arg(40 - static_cast<int>(m_play->cursorNs() / (2 * kNsPerMs)) - 1)));
}

void TestFlowView::nothingOverlaps_data()
{
    QTest::addColumn<int>("stages");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const int stages : {1, 2, 4, 8})
        for (const QSize size : {QSize(760, 130), QSize(840, 140), QSize(1600, 300)})
            for (const double scale : {1.0, 2.0})
                QTest::addRow("%d stages, %dx%d, scale %g", stages, size.width(), size.height(), scale)
                    << stages << size * scale << scale;
    QTest::newRow("16 stages in two rows") << 16 << QSize(900, 330) << 1.0;
}

void TestFlowView::nothingOverlaps()
{
    QFETCH(int, stages);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    m_appearance->setScale(scale);
    m_view->resize(size);
    load(slowStageScenario("gpipe", stages, 24, stages / 2, 3), 70);
    QCOMPARE(m_view->layoutOfStages().detail(), FlowDetail::Tokens);
    QCOMPARE(m_view->verticalScrollBar()->maximum(), 0);
    for (TimeNs at = 0; at <= m_play->endNs(); at += m_play->endNs() / 40) {
        m_play->setCursorNs(at);
        const FlowScene scene = m_view->scene();
        for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
            const TokenMark& a = scene.tokens[i];
            QVERIFY(QRectF(m_view->viewport()->rect()).contains(a.rect));
            for (std::size_t j = 0; j < i; ++j) {
                const TokenMark& b = scene.tokens[j];
                if (a.place != FlowPlace::Batch || b.place != FlowPlace::Batch)
                    QVERIFY(!a.rect.intersects(b.rect));
            }
        }
    }
}

void TestFlowView::clickPinsAndHoverTells()
{
    load(sketch(), 27);
    const auto waiting = marksAt(m_view->scene(), FlowPlace::ForwardQueue, 2);
    const QPoint on = waiting[1].rect.center().toPoint();
    const QPoint off(m_view->viewport()->width() - 2, 2);

    QTest::mouseMove(m_view->viewport(), on);
    QCOMPARE(m_play->hoveredOp(), std::optional(waiting[1].token.op));
    const QString tip = m_view->tipAt(on);
    QVERIFY2(tip.contains(QLatin1String("Microbatch 6")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("waits since 16\u00a0ms, starts at 34\u00a0ms")), qPrintable(tip));
    QVERIFY2(tip.contains(QLatin1String("2F5")), qPrintable(tip));
    QTest::mouseMove(m_view->viewport(), off);
    QVERIFY(!m_play->hoveredOp());

    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, on);
    QCOMPARE(m_play->pinnedOp(), std::optional(waiting[1].token.op));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, on);
    QVERIFY(!m_play->pinnedOp());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, on);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, off);
    QVERIFY(!m_play->pinnedOp());

    const QString box = m_view->tipAt(m_view->layoutOfStages().boxOf(2).bottomLeft().toPoint() + QPoint(8, -4));
    QVERIFY2(box.contains(QStringLiteral("Stage 2 ×2.5")) && box.contains(QLatin1String("F4")) &&
                 box.contains(QLatin1String("forward queue: 5, 6, 7")),
             qPrintable(box));
}

void TestFlowView::keysGoFromTokenToToken()
{
    load(sketch(), 27);
    std::vector<TokenMark> marks = m_view->scene().tokens;
    std::sort(marks.begin(), marks.end(),
              [](const TokenMark& a, const TokenMark& b) { return a.rect.left() < b.rect.left(); });
    m_view->setFocus();
    for (const TokenMark& mark : marks) {
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_play->pinnedOp(), std::optional(mark.token.op));
    }
    QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(m_play->pinnedOp(), std::optional(marks[marks.size() - 2].token.op));
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(!m_play->pinnedOp());
}

void TestFlowView::pinnedMicrobatchIsMarkedEverywhere()
{
    load(sketch(), 27);
    const auto waiting = marksAt(m_view->scene(), FlowPlace::ForwardQueue, 2);
    const QRect around = waiting[1].rect.adjusted(-3, -3, 3, 3).toAlignedRect();
    const QImage before = m_view->viewport()->grab(around).toImage();
    // Pinned elsewhere: the op of another stage of the same microbatch.
    m_play->setPinnedOp(m_play->run()->indexOf(0, OpKind::Forward, 6));
    QVERIFY(m_view->viewport()->grab(around).toImage() != before);
    m_play->setPinnedOp(m_play->run()->indexOf(0, OpKind::Forward, 2));
    QCOMPARE(m_view->viewport()->grab(around).toImage(), before);
}

void TestFlowView::manyStagesBecomeAnOverview()
{
    load(slowStageScenario("gpipe", 64, 64, 30, 3), 120);
    const FlowLayout& layout = m_view->layoutOfStages();
    QCOMPARE(layout.detail(), FlowDetail::Overview);
    QCOMPARE(m_view->verticalScrollBar()->maximum(), 0);
    for (int s = 0; s < 64; ++s) {
        QVERIFY(QRectF(m_view->viewport()->rect()).contains(layout.boxOf(s)));
        QCOMPARE(layout.stageAt(layout.boxOf(s).center()), s);
    }
    // The queue of the slow stage is a bar in the accent.
    const QImage image = picture();
    const QRectF slow = layout.boxOf(30);
    QCOMPARE(image.pixelColor(QPointF(slow.center().x(), slow.top() - 5).toPoint()), m_appearance->theme().accent);
    const QString tip = m_view->tipAt(slow.center().toPoint() - QPoint(0, 14));
    QVERIFY2(tip.contains(QStringLiteral("Stage 30 ×3")) && tip.contains(QLatin1String("forward queue")),
             qPrintable(tip));
}

void TestFlowView::veryManyStagesScrollToTheQueue()
{
    load(slowStageScenario("gpipe", 700, 30, 600, 3), 1300);
    QVERIFY(m_view->verticalScrollBar()->maximum() > 0);
    const QRectF box = m_view->layoutOfStages().boxOf(600).translated(0, -m_view->verticalScrollBar()->value());
    QVERIFY(QRectF(m_view->viewport()->rect()).contains(box));
    // Only what is in sight is looked up.
    const FlowLayout::Span span = m_view->layoutOfStages().visible(
        m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->value() + m_view->viewport()->height());
    QVERIFY(span.end - span.first < 700);
    QVERIFY(span.first <= 600 && 600 < span.end);
    // Whoever scrolls away stays there while the scenario is changed.
    m_view->verticalScrollBar()->setValue(0);
    Scenario changed = slowStageScenario("gpipe", 700, 31, 600, 3);
    m_session->edit(QStringLiteral("more"), changed);
    QVERIFY(m_session->waitUntilIdle());
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
}

void TestFlowView::veryManyStagesFollowTheTokens()
{
    // Early in the run all are at the first stages, whatever queue there will be later.
    const auto inSight = [this](int stage) {
        const QRectF box = m_view->layoutOfStages().boxOf(stage).translated(0, -m_view->verticalScrollBar()->value());
        return QRectF(m_view->viewport()->rect()).contains(box);
    };
    load(slowStageScenario("gpipe", 1500, 30, 1200, 3), 30);
    QVERIFY(m_view->verticalScrollBar()->maximum() > 0);
    QVERIFY(inSight(3));
    m_play->setCursorNs(2 * 900 * kNsPerMs);
    QVERIFY(inSight(895));
    // Whoever scrolls looks at something else.
    m_view->verticalScrollBar()->setValue(0);
    m_play->stepTicks(1);
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
}

void TestFlowView::chunksNameTheirDevice()
{
    m_view->resize(1000, 160);
    Scenario s = slowStageScenario("interleaved-1f1b", 4, 8);
    s.chunks = 2;
    load(s, 20);
    QCOMPARE(m_view->layoutOfStages().stages(), 8);
    const QString tip = m_view->tipAt(m_view->layoutOfStages().boxOf(5).topLeft().toPoint() + QPoint(5, 25));
    QVERIFY2(tip.contains(QLatin1String("Stage 5, device 1")), qPrintable(tip));
}

void TestFlowView::noteTakesALineOfItsOwn()
{
    load(sketch(), 27);
    const double before = m_view->layoutOfStages().boxOf(0).bottom();
    m_view->setNote(QStringLiteral("1F1B holds the sender back."), 2);
    QCOMPARE(m_view->note(), QStringLiteral("1F1B holds the sender back."));
    QVERIFY(m_view->layoutOfStages().boxOf(0).bottom() <= before);
    QVERIFY(m_view->layoutOfStages().contentHeight() < m_view->viewport()->height() - 8);
    const QImage with = picture();
    // A long one wraps; the boxes move up, nothing is cut.
    const double oneLine = m_view->layoutOfStages().contentHeight();
    m_view->resize(840, 170);
    m_view->setNote(QStringLiteral("word ").repeated(50), 2);
    m_view->resize(840, 140);
    QVERIFY(m_view->layoutOfStages().contentHeight() < oneLine);
    m_view->setNote({});
    QVERIFY(picture() != with);
    QCOMPARE(m_view->layoutOfStages().boxOf(0).bottom(), before);
}

void TestFlowView::coloursFollowTheTheme()
{
    load(sketch(), 27);
    const QRectF working = marksAt(m_view->scene(), FlowPlace::Working, 2).at(0).rect;
    for (const auto mode : {Appearance::Mode::Light, Appearance::Mode::Dark, Appearance::Mode::HighContrast}) {
        m_appearance->setMode(mode);
        const QImage image = picture();
        QCOMPARE(image.pixelColor(1, 1), m_appearance->theme().window);
        QCOMPARE(image.pixelColor(working.center().toPoint() - QPoint(0, static_cast<int>(working.height() / 2) - 3)),
                 m_appearance->theme().forward);
    }
}

void TestFlowView::summaryTellsTheState()
{
    load(sketch(), 27);
    const QString summary = m_view->accessibleDescription();
    QCOMPARE(summary, m_view->summary());
    QVERIFY2(summary.contains(QLatin1String("stage 2 works on forward of microbatch 4; 3 wait.")), qPrintable(summary));
    QVERIFY2(summary.contains(QLatin1String("stage 0 is idle.")), qPrintable(summary));
    m_play->toEnd();
    QVERIFY2(m_view->accessibleDescription().contains(QLatin1String("8 done.")),
             qPrintable(m_view->accessibleDescription()));
}

void TestFlowView::nothingToShowIsNoTrouble()
{
    QVERIFY(!m_play->run());
    QVERIFY(m_view->scene().tokens.empty());
    QVERIFY(m_view->tipAt({10, 10}).isEmpty());
    QVERIFY(m_view->summary().isEmpty());
    QVERIFY(!picture().isNull());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {20, 20});
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(!m_play->pinnedOp());
}

QTEST_MAIN(TestFlowView)
#include "tst_flowview.moc"
