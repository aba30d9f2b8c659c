// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/paintedtext.h"
#include "tests/ui/support.h"
#include "ui/charts/linelegend.h"
#include "ui/charts/queuechart.h"
#include "ui/charts/queueplot.h"
#include "ui/charts/timeaxis.h"
#include "ui/gantt/rulerpainter.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QImage>
#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

using namespace bubblescope;
using test::slowStageScenario;

namespace {

/// What a step line shows at an instant; at a step the value after it.
double valueOf(const QList<QPointF>& points, double ms)
{
    const auto after =
        std::upper_bound(points.begin(), points.end(), ms, [](double x, const QPointF& p) { return x < p.x(); });
    return after == points.begin() ? NAN : (after - 1)->y();
}

StepFunction randomSteps(std::mt19937& random, int count)
{
    std::vector<StepFunction::Step> changes;
    TimeNs at = 0;
    int value = 0;
    for (int i = 0; i < count; ++i) {
        at += 1 + static_cast<TimeNs>(random() % 2000);
        const int change = value > 0 && random() % 2 == 0 ? -1 : 1;
        value += change;
        changes.push_back({at, change});
    }
    return accumulate(std::move(changes));
}

double peakOf(const QList<QPointF>& points)
{
    double peak = 0;
    for (const QPointF& p : points)
        peak = std::max(peak, p.y());
    return peak;
}

}  // namespace

class TestQueueChart : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void pointsAreTheStepFunction();
    void thinningKeepsEveryPeak();
    void thinnedColumnsKeepTheirExtremes();
    void longestQueuesAreSelected();
    void firstStageHasNoForwardQueue();
    void seriesShowTheQueues_data();
    void seriesShowTheQueues();
    void linesEndWithWhatIsKnown();
    void plotFollowsTheGanttsRange();
    void heavyChartsFollowToo();
    void marginsPlaceThePlot();
    void draggingMovesTheCursor();
    void cursorIsDrawnInTheAccent();
    void hoverReadsTheValues();
    void wheelZoomsAtThePointer();
    void togglesChooseTheDirection();
    void legendNamesLinesAndStages();
    void legendNamesEveryLineWhereItCan();
    void timesAreTheRulers();
    void hiddenAheadIsHiddenHereToo();
    void numbersDoNotTouch();
    void noQueueIsSaid();
    void noteIsShownQuietly();
    void coloursFollowTheTheme();
    void nothingToShowIsNoTrouble();

private:
    void load(const Scenario& scenario);
    QToolButton* toggle(const char* name) const { return m_chart->findChild<QToolButton*>(QLatin1String(name)); }
    QPoint onPlot(TimeNs atNs) const
    {
        return {static_cast<int>(std::lround(m_chart->plot()->xOf(atNs))),
                static_cast<int>(m_chart->plot()->plotArea().center().y())};
    }

    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<PlayController> m_play;
    std::unique_ptr<QueueChart> m_chart;
};

void TestQueueChart::init()
{
    m_appearance = std::make_unique<Appearance>();
    m_appearance->setMode(Appearance::Mode::Light);
    m_session = std::make_unique<Session>();
    m_play = std::make_unique<PlayController>(m_session.get());
    m_chart = std::make_unique<QueueChart>(m_play.get(), m_appearance.get());
    m_chart->resize(840, 180);
    m_chart->show();
}

void TestQueueChart::cleanup()
{
    m_chart.reset();
    m_play.reset();
    m_session.reset();
    m_appearance.reset();
}

void TestQueueChart::load(const Scenario& scenario)
{
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    m_play->fit();
}

void TestQueueChart::pointsAreTheStepFunction()
{
    std::mt19937 random(3);
    for (int round = 0; round < 20; ++round) {
        const StepFunction f = randomSteps(random, 60);
        const TimeNs from = static_cast<TimeNs>(random() % 20'000);
        const TimeNs to = from + 1 + static_cast<TimeNs>(random() % 60'000);
        const QList<QPointF> points = stepPoints(f, from, to, 100);
        QCOMPARE(points.front().x(), static_cast<double>(from) / 1e6);
        QCOMPARE(points.back().x(), static_cast<double>(to) / 1e6);
        for (TimeNs at = from; at <= to; ++at)
            QCOMPARE(valueOf(points, static_cast<double>(at) / 1e6), static_cast<double>(f.at(at)));
        // Only level and upright strokes.
        for (qsizetype i = 1; i < points.size(); ++i)
            QVERIFY(points[i].x() == points[i - 1].x() || points[i].y() == points[i - 1].y());
    }
    QVERIFY(stepPoints({}, 5, 5, 10).isEmpty());
    QCOMPARE(stepPoints({}, 0, 1'000'000, 10), QList<QPointF>({{0, 0}, {1, 0}}));
}

void TestQueueChart::thinningKeepsEveryPeak()
{
    // A flat line with one spike one nanosecond wide, among many small steps.
    std::vector<StepFunction::Step> changes;
    for (int i = 0; i < 50'000; ++i)
        changes.push_back({i * 100, i % 2 == 0 ? 1 : -1});
    changes.push_back({2'345'678, 9});
    changes.push_back({2'345'679, -9});
    const StepFunction f = accumulate(changes);
    for (const int columns : {1, 7, 100, 499}) {
        const QList<QPointF> points = stepPoints(f, 0, 5'000'000, columns);
        QVERIFY(points.size() <= 4 * columns + 2);
        QCOMPARE(peakOf(points), static_cast<double>(f.peak()));
        const auto spike = std::max_element(points.begin(), points.end(),
                                            [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
        QCOMPARE(spike->x(), 2.345678);
    }
    QVERIFY(stepPoints(f, 0, 5'000'000, 499).size() <= kMostSeriesPoints);
}

void TestQueueChart::thinnedColumnsKeepTheirExtremes()
{
    std::mt19937 random(5);
    const StepFunction f = randomSteps(random, 20'000);
    const TimeNs to = f.steps.back().atNs;
    constexpr int kColumns = 50;
    const QList<QPointF> points = stepPoints(f, 0, to, kColumns);
    QVERIFY(
        std::is_sorted(points.begin(), points.end(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }));
    for (int c = 0; c < kColumns; ++c) {
        const double width = static_cast<double>(to) / kColumns;
        int highest = -1;
        int lowest = 1 << 30;
        for (const StepFunction::Step& step : f.steps)
            if (static_cast<int>(static_cast<double>(step.atNs) / width) == c) {
                highest = std::max(highest, step.value);
                lowest = std::min(lowest, step.value);
            }
        const auto shows = [&](int value) {
            return std::any_of(points.begin(), points.end(), [&](const QPointF& p) {
                const double column = p.x() * 1e6 / width;
                return p.y() == value && column > c - 1e-6 && column < c + 1 + 1e-6;
            });
        };
        QVERIFY(shows(highest));
        QVERIFY(shows(lowest));
    }
}

void TestQueueChart::longestQueuesAreSelected()
{
    Scenario s = slowStageScenario("gpipe", 20, 40);
    s.costs.slowdown.assign(20, 1.0);
    for (const int slow : {5, 9, 13})
        s.costs.slowdown[static_cast<std::size_t>(slow)] = 1 + slow / 2.0;
    load(s);
    const QueueSelection& selection = m_chart->selection();
    QCOMPARE(selection.stages, 19);
    QCOMPARE(selection.shownStages, kMostQueueStages);
    QCOMPARE(selection.lines.size(), std::size_t(kMostQueueStages));
    std::vector<int> shown;
    int accents = 0;
    for (const QueueLine& line : selection.lines) {
        shown.push_back(line.stage);
        accents += line.accent ? 1 : 0;
        if (line.accent)
            QCOMPARE(line.peak, selection.peak);
    }
    QCOMPARE(accents, 1);
    QVERIFY(std::is_sorted(shown.begin(), shown.end()));
    for (const int slow : {5, 9, 13})
        QVERIFY(std::find(shown.begin(), shown.end(), slow) != shown.end());
    QVERIFY(std::find(shown.begin(), shown.end(), 0) == shown.end());
    QCOMPARE(m_chart->legend()->remark(), QStringLiteral("the 8 longest queues of 19"));
    m_chart->setShown(true, true);
    QCOMPARE(m_chart->legend()->remark(), QStringLiteral("the 8 longest queues of 20"));
}

void TestQueueChart::firstStageHasNoForwardQueue()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    QCOMPARE(m_chart->selection().lines.size(), std::size_t(3));
    QCOMPARE(m_chart->selection().lines.front().stage, 1);
    QVERIFY(m_chart->plot()->pointsOf(0, true).isEmpty());
    m_chart->setShown(false, true);
    QCOMPARE(m_chart->selection().lines.size(), std::size_t(4));
    m_chart->setShown(true, true);
    QCOMPARE(m_chart->selection().lines.size(), std::size_t(7));
    // The slow stage is the one to look at, though more backwards wait at the last by GPipe's order.
    const std::vector<StageFigures>& figures = m_play->run()->analysis.stages;
    QVERIFY(figures[3].peakBackwardQueue > figures[2].peakForwardQueue);
    for (const QueueLine& line : m_chart->selection().lines)
        QCOMPARE(line.accent, line.stage == 2);
    // Where no two ever wait there is nothing to point at.
    load(slowStageScenario("1f1b", 4, 8));
    m_chart->setShown(true, false);
    QCOMPARE(m_chart->selection().peak, 1);
    for (const QueueLine& line : m_chart->selection().lines)
        QVERIFY(!line.accent);
}

void TestQueueChart::seriesShowTheQueues_data()
{
    QTest::addColumn<int>("peak");
    QTest::newRow("gpipe") << 10;
    QTest::newRow("forward-only") << 10;
    QTest::newRow("1f1b") << 2;
}

void TestQueueChart::seriesShowTheQueues()
{
    QFETCH(int, peak);
    // P = 4, stage 2 three times slower, M = 16, F = 1, B = 2.
    Scenario s = slowStageScenario(QTest::currentDataTag(), 4, 16, 2, 3);
    s.costs.forwardNs = {kNsPerMs};
    s.costs.backwardInputNs = {kNsPerMs};
    s.costs.backwardWeightNs = {kNsPerMs};
    load(s);
    m_chart->setShown(true, true);
    const Run& run = *m_play->run();
    for (const QueueLine& line : m_chart->selection().lines) {
        const QList<QPointF> points = m_chart->plot()->pointsOf(line.stage, line.forward);
        const StepFunction& queue = queueOf(run, line);
        for (TimeNs at = 0; at <= m_play->endNs(); at += kNsPerMs / 4)
            QCOMPARE(valueOf(points, static_cast<double>(at) / 1e6), static_cast<double>(queue.at(at)));
    }
    QCOMPARE(peakOf(m_chart->plot()->pointsOf(2, true)), static_cast<double>(peak));
}

void TestQueueChart::linesEndWithWhatIsKnown()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    auto cut = std::make_shared<Run>(*m_play->run());
    cut->timeline.knownNs = {INT64_MAX, INT64_MAX, 30 * kNsPerMs, 35 * kNsPerMs};
    m_session->showMeasured(cut);
    QCOMPARE(m_chart->plot()->pointsOf(2, true).back().x(), 30.0);
    m_play->setRange(31 * kNsPerMs, 40 * kNsPerMs);
    QVERIFY(m_chart->plot()->pointsOf(2, true).isEmpty());
}

void TestQueueChart::plotFollowsTheGanttsRange()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    m_play->setRange(10 * kNsPerMs, 40 * kNsPerMs);
    const QList<QPointF> points = m_chart->plot()->pointsOf(2, true);
    QCOMPARE(points.front(), QPointF(10, m_play->run()->analysis.queues[2].forward.at(10 * kNsPerMs)));
    QCOMPARE(points.back().x(), 40.0);
    const QRectF plot = m_chart->plot()->plotArea();
    QCOMPARE(m_chart->plot()->xOf(10 * kNsPerMs), plot.left());
    QCOMPARE(m_chart->plot()->xOf(40 * kNsPerMs), plot.right());
    QCOMPARE(m_chart->plot()->timeAt(plot.center().x()), 25 * kNsPerMs);
}

void TestQueueChart::heavyChartsFollowToo()
{
    load(slowStageScenario("1f1b", 16, 400, 8, 1.5));
    const TimeNs end = m_play->endNs();
    m_play->setRange(0, end / 2);
    for (int i = 1; i <= 5; ++i)
        m_play->setRange(end / 20 * i, end / 2 + end / 20 * i);
    const double wanted = static_cast<double>(m_play->fromNs()) / 1e6;
    const int stage = m_chart->selection().lines.front().stage;
    QTRY_COMPARE(m_chart->plot()->pointsOf(stage, true).front().x(), wanted);
    for (const QueueLine& line : m_chart->selection().lines)
        QVERIFY(m_chart->plot()->pointsOf(line.stage, true).size() <= kMostSeriesPoints);
}

void TestQueueChart::marginsPlaceThePlot()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    m_chart->setPlotMargins(123, 45);
    QCOMPARE(m_chart->plot()->plotArea().left(), 123.0);
    QCOMPARE(m_chart->plot()->plotArea().right(), m_chart->width() - 45.0);
    m_chart->resize(1000, 200);
    QCOMPARE(m_chart->plot()->plotArea().left(), 123.0);
    QCOMPARE(m_chart->plot()->plotArea().right(), 1000 - 45.0);
    QCOMPARE(m_chart->plot()->mapTo(m_chart.get(), QPoint(0, 0)).x(), 0);
}

void TestQueueChart::draggingMovesTheCursor()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    QWidget* view = m_chart->plot()->viewport();
    const double pixelNs = static_cast<double>(m_play->toNs() - m_play->fromNs()) / m_chart->plot()->plotArea().width();
    const auto isNear = [&](TimeNs wanted) {
        return std::abs(static_cast<double>(m_play->cursorNs() - wanted)) <= pixelNs;
    };
    QTest::mousePress(view, Qt::LeftButton, {}, onPlot(20 * kNsPerMs));
    QVERIFY(isNear(20 * kNsPerMs));
    QTest::mouseMove(view, onPlot(60 * kNsPerMs));
    QVERIFY(isNear(60 * kNsPerMs));
    QTest::mouseMove(view, QPoint(-50, 10));
    QCOMPARE(m_play->cursorNs(), TimeNs(0));
    QTest::mouseMove(view, onPlot(33 * kNsPerMs));
    QTest::mouseRelease(view, Qt::LeftButton, {}, onPlot(33 * kNsPerMs));
    QVERIFY(isNear(33 * kNsPerMs));
    QTest::mouseMove(view, onPlot(90 * kNsPerMs));
    QVERIFY(isNear(33 * kNsPerMs));
}

void TestQueueChart::cursorIsDrawnInTheAccent()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    for (const TimeNs at : {TimeNs(100'500'000), TimeNs(77'250'000)}) {
        m_play->setCursorNs(at);
        const QImage image = m_chart->plot()->grab().toImage();
        // Above every line: queues are long over.
        const QPoint on(static_cast<int>(m_chart->plot()->xOf(at)),
                        static_cast<int>(m_chart->plot()->plotArea().top()) + 3);
        int reddest = 255;
        for (int dx = -1; dx <= 1; ++dx)
            reddest = std::min(reddest, image.pixelColor(on + QPoint(dx, 0)).green());
        QVERIFY(reddest < 100);
        QVERIFY(image.pixelColor(on + QPoint(6, 0)).green() > 200);
    }
}

void TestQueueChart::hoverReadsTheValues()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    const QString values = m_chart->plot()->valuesAt(27 * kNsPerMs).plain();
    QVERIFY2(values.startsWith(QStringLiteral("27\u00a0ms")), qPrintable(values));
    QVERIFY2(values.contains(QLatin1String("stage 2, forward: 3 wait")), qPrintable(values));
    QVERIFY2(values.contains(QLatin1String("stage 3, forward: 0 wait")), qPrintable(values));
    const QImage before = m_chart->plot()->grab().toImage();
    QTest::mouseMove(m_chart->plot()->viewport(), onPlot(50 * kNsPerMs));
    QVERIFY(m_chart->plot()->grab().toImage() != before);
}

void TestQueueChart::wheelZoomsAtThePointer()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    const TimeNs width = m_play->toNs() - m_play->fromNs();
    const QPointF at = onPlot(50 * kNsPerMs);
    const TimeNs under = m_chart->plot()->timeAt(at.x());
    QWheelEvent turn(at, m_chart->plot()->viewport()->mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_chart->plot()->viewport(), &turn);
    QVERIFY(m_play->toNs() - m_play->fromNs() < width * 8 / 10);
    QVERIFY(std::abs(m_chart->plot()->timeAt(at.x()) - under) <= 2);
    const TimeNs from = m_play->fromNs();
    QWheelEvent sideways(at, m_chart->plot()->viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                         Qt::ShiftModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_chart->plot()->viewport(), &sideways);
    QVERIFY(m_play->fromNs() > from);
}

void TestQueueChart::togglesChooseTheDirection()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    QToolButton* forward = toggle("showForward");
    QToolButton* backward = toggle("showBackward");
    QVERIFY(forward->isVisible() && backward->isVisible());
    QVERIFY(!forward->toolTip().isEmpty() && !backward->toolTip().isEmpty());
    QVERIFY(m_chart->showsForward() && !m_chart->showsBackward());
    QVERIFY(m_chart->plot()->pointsOf(3, false).isEmpty());
    backward->setFocus();
    QTest::keyClick(backward, Qt::Key_Space);
    QCOMPARE(peakOf(m_chart->plot()->pointsOf(3, false)),
             static_cast<double>(m_play->run()->analysis.stages[3].peakBackwardQueue));
    QVERIFY(!m_chart->plot()->pointsOf(2, true).isEmpty());
    QTest::mouseClick(forward, Qt::LeftButton);
    QVERIFY(m_chart->plot()->pointsOf(2, true).isEmpty());
    // Nothing at all is never shown.
    QTest::mouseClick(backward, Qt::LeftButton);
    QVERIFY(m_chart->showsForward() && !m_chart->showsBackward());
    load(slowStageScenario("forward-only", 4, 8, 2, 2.5));
    QVERIFY(!forward->isVisible() && !backward->isVisible());
    QVERIFY(!m_chart->plot()->pointsOf(2, true).isEmpty());
}

void TestQueueChart::legendNamesLinesAndStages()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    const auto& entries = m_chart->legend()->entries();
    QCOMPARE(entries.size(), std::size_t(3));
    QCOMPARE(entries[1].name, QStringLiteral("stage 2"));
    QVERIFY(entries[1].accent && !entries[0].accent && !entries[2].accent);
    QCOMPARE(entries[1].pen.color(), m_appearance->theme().accent);
    QVERIFY(entries[0].pen.color() != entries[2].pen.color());
    QVERIFY(m_chart->legend()->remark().isEmpty());
    m_chart->setShown(false, true);
    QCOMPARE(m_chart->legend()->entries()[0].pen.style(), Qt::CustomDashLine);
}

void TestQueueChart::legendNamesEveryLineWhereItCan()
{
    load(slowStageScenario("gpipe", 20, 40, 9, 2.5));
    m_chart->resize(430, 200);
    QApplication::processEvents();
    LineLegend* legend = m_chart->legend();
    QCOMPARE(legend->entries().size(), std::size_t(8));
    QCOMPARE(legend->unnamed(), 0);
    // In two rows, which it really has.
    QVERIFY(legend->height() >= 2 * QFontMetrics(m_appearance->noteFont()).height());
    // Both directions are too much for it: how many are left is said, and which in the tooltip.
    m_chart->setShown(true, true);
    m_chart->resize(300, 200);
    QApplication::processEvents();
    QVERIFY(legend->unnamed() > 0);
    QVERIFY2(legend->toolTip().contains(legend->entries().back().name), qPrintable(legend->toolTip()));
    m_chart->resize(1600, 200);
    QApplication::processEvents();
    QCOMPARE(legend->unnamed(), 0);
    QVERIFY(legend->height() < 2 * QFontMetrics(m_appearance->noteFont()).height());
}

void TestQueueChart::timesAreTheRulers()
{
    // Seconds below the Gantt's seconds; a run of a month has fewer numbers, not overlapping ones.
    Scenario longRun = slowStageScenario("1f1b", 4, 16);
    for (auto* costs : {&longRun.costs.forwardNs, &longRun.costs.backwardInputNs, &longRun.costs.backwardWeightNs})
        *costs = {1000 * kNsPerS};
    load(longRun);
    const QRectF plot = m_chart->plot()->plotArea();
    const RulerTicks ticks = timeAxisTicks(plot, *m_play, *m_appearance);
    QCOMPARE(ticks.unit, TimeUnit::S);
    const TimeScale scale{m_play->fromNs(), m_play->toNs(), qRound(plot.width())};
    QCOMPARE(ticks.atNs, ticksFor(scale, *m_appearance, m_play->endNs()).atNs);
    const QFontMetricsF metrics(m_appearance->noteFont());
    double last = 0;
    for (const TimeNs at : ticks.atNs) {
        const double half = metrics.horizontalAdvance(numberText(at, ticks.unit, ticks.decimals)) / 2;
        QVERIFY(at == 0 || m_chart->plot()->xOf(at) - half > last);
        last = m_chart->plot()->xOf(at) + half;
    }
}

void TestQueueChart::hiddenAheadIsHiddenHereToo()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    m_play->setCursorNs(m_play->endNs() / 8);
    const auto ahead = [this] {
        const QRect plot = m_chart->plot()->plotArea().toRect();
        const int left = qRound(m_chart->plot()->xOf(m_play->cursorNs())) + 8;
        const QRect part(left, plot.top(), plot.right() - left, plot.height() - 4);
        return m_chart->plot()->grab(part).toImage().convertToFormat(QImage::Format_RGB32);
    };
    QImage blank = ahead();
    const QImage faint = blank;
    blank.fill(m_appearance->theme().window);
    QVERIFY(faint != blank);
    m_appearance->setAhead(Appearance::Ahead::Hidden);
    QCOMPARE(ahead(), blank);
    m_play->toEnd();
    m_play->setCursorNs(m_play->endNs() / 8);
    QCOMPARE(ahead(), blank);
}

void TestQueueChart::numbersDoNotTouch()
{
    load(slowStageScenario("gpipe", 4, 16, 2, 3));
    for (const double scale : {1.0, 1.8})
        for (int height = 70; height < 400; height += 15) {
            m_appearance->setScale(scale);
            m_chart->resize(840, height);
            QCoreApplication::processEvents();
            QList<QRectF> numbers;
            for (const test::PaintedText& painted : test::paintedTexts(m_chart->plot()->viewport()))
                if (painted.place.right() < m_chart->plot()->plotArea().left() &&
                    painted.place.center().y() < m_chart->plot()->plotArea().bottom() + 2)
                    numbers << painted.place;
            QVERIFY(!numbers.isEmpty());
            // A line's height has room above the digits and below.
            for (qsizetype i = 1; i < numbers.size(); ++i)
                QVERIFY2(std::abs(numbers[i].top() - numbers[i - 1].top()) >= numbers[i].height() * 0.95,
                         qPrintable(QStringLiteral("height %1, scale %2").arg(height).arg(scale)));
        }
}

void TestQueueChart::noQueueIsSaid()
{
    load(slowStageScenario("forward-only", 4, 4));
    QVERIFY(!m_chart->selection().everWaits);
    QCOMPARE(m_chart->accessibleDescription(), QStringLiteral("No microbatch ever waits."));
    QCOMPARE(peakOf(m_chart->plot()->pointsOf(1, true)), 0.0);
    const QRect middle = m_chart->plot()->plotArea().toRect().adjusted(250, 20, -250, -20);
    const QImage said = m_chart->plot()->grab(middle).toImage();
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    QVERIFY(m_chart->selection().everWaits);
    QVERIFY2(m_chart->accessibleDescription().contains(QLatin1String("Stage 2, forward: ")),
             qPrintable(m_chart->accessibleDescription()));
    QVERIFY(m_chart->plot()->grab(middle).toImage() != said);
}

void TestQueueChart::noteIsShownQuietly()
{
    load(slowStageScenario("1f1b", 4, 16, 2, 3));
    auto* label = m_chart->findChild<QLabel*>(QStringLiteral("queueNote"));
    QVERIFY(!label->isVisible());
    m_chart->setNote(QStringLiteral("1F1B holds the sender back."));
    QVERIFY(label->isVisible());
    QCOMPARE(m_chart->note(), QStringLiteral("1F1B holds the sender back."));
    // Where it would leave the curves no room it is there for whoever points.
    const QSize size = m_chart->size();
    m_chart->resize(size.width(), 110);
    QVERIFY(label->isHidden());
    QCOMPARE(m_chart->toolTip(), m_chart->note());
    m_chart->resize(size.width(), 300);
    QVERIFY(!label->isHidden());
    QVERIFY(m_chart->toolTip().isEmpty());
    m_chart->resize(size);
    m_chart->setNote({});
    QVERIFY(!label->isVisible());
}

void TestQueueChart::coloursFollowTheTheme()
{
    load(slowStageScenario("gpipe", 4, 8, 2, 2.5));
    for (const auto mode : {Appearance::Mode::Dark, Appearance::Mode::HighContrast, Appearance::Mode::Light}) {
        m_appearance->setMode(mode);
        QCOMPARE(m_chart->plot()->grab().toImage().pixelColor(2, 2), m_appearance->theme().window);
        QCOMPARE(m_chart->legend()->entries()[1].pen.color(), m_appearance->theme().accent);
    }
    const int height = m_chart->legend()->height();
    m_appearance->setScale(2);
    QTRY_VERIFY(m_chart->legend()->height() > height);
}

void TestQueueChart::nothingToShowIsNoTrouble()
{
    QVERIFY(!m_play->run());
    QVERIFY(!m_chart->grab().isNull());
    QTest::mouseMove(m_chart->plot()->viewport(), {300, 50});
    QTest::mouseClick(m_chart->plot()->viewport(), Qt::LeftButton, {}, {300, 50});
    QCOMPARE(m_play->cursorNs(), TimeNs(0));
}

QTEST_MAIN(TestQueueChart)
#include "tst_queuechart.moc"
