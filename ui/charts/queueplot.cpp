// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/queueplot.h"

#include "core/model/roundstep.h"
#include "ui/charts/timeaxis.h"
#include "ui/charts/timescrub.h"
#include "ui/session/playcontroller.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblescope {

namespace {

/// At most four points a column and two at the ends.
constexpr int kMostColumns = (kMostSeriesPoints - 2) / 4;

/// Above this many points a new range takes several frames' time: then it is followed a dozen times a second.
constexpr qsizetype kHeavyPoints = 3000;
constexpr int kHeavyFeedMs = 80;

double toMs(TimeNs ns)
{
    return static_cast<double>(ns) / static_cast<double>(kNsPerMs);
}

}  // namespace

QueuePlot::QueuePlot(PlayController* controller, const Appearance* appearance, QWidget* parent)
    : QChartView(new QChart, parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_time(new QValueAxis(this))
    , m_length(new QValueAxis(this))
    , m_scrub(new TimeScrub(viewport(), controller, appearance,
                            {[this] { return plotArea(); }, [this](double x) { return timeAt(x); },
                             [this](TimeNs atNs) { return valuesAt(atNs); }}))
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The menu is that of what surrounds it.
    setContextMenuPolicy(Qt::NoContextMenu);
    viewport()->setContextMenuPolicy(Qt::NoContextMenu);
    setFocusPolicy(Qt::NoFocus);
    chart()->legend()->hide();
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->addAxis(m_time, Qt::AlignBottom);
    chart()->addAxis(m_length, Qt::AlignLeft);
    m_time->setTickType(QValueAxis::TicksDynamic);
    m_time->setTickAnchor(0);
    m_length->setTickType(QValueAxis::TicksDynamic);
    m_length->setTickAnchor(0);
    // Labels are ours: Qt Charts cuts them to dots by widths that it takes from an earlier range.
    m_time->setLabelsVisible(false);
    m_length->setLabelsVisible(false);
    for (int i = 0; i < 2 * kMostQueueStages; ++i) {
        auto* series = new QLineSeries(chart());
        chart()->addSeries(series);
        series->attachAxis(m_time);
        series->attachAxis(m_length);
        m_series.push_back(series);
    }
    connect(controller, &PlayController::rangeChanged, this, &QueuePlot::rangeMoved);
    m_later.setSingleShot(true);
    m_later.setInterval(kHeavyFeedMs);
    connect(&m_later, &QTimer::timeout, this, &QueuePlot::takeRange);
    connect(controller, &PlayController::cursorChanged, this, &QueuePlot::cursorMoved);
    connect(appearance, &Appearance::changed, this, &QueuePlot::takeAppearance);
    connect(m_scrub, &TimeScrub::hoverMoved, this, [this](double fromX, double toX) {
        updateStrip(fromX);
        updateStrip(toX);
    });
    takeAppearance();
    takeRange();
}

void QueuePlot::setMargins(double left, double right)
{
    m_left = left;
    m_right = right;
    placePlot();
}

void QueuePlot::setSelection(const QueueSelection& selection)
{
    m_selection = selection;
    // The line to look at goes on top of the others.
    m_drawn = selection.lines;
    std::stable_partition(m_drawn.begin(), m_drawn.end(), [](const QueueLine& line) { return !line.accent; });
    const double step = std::max(1.0, roundStep(std::max(1, selection.peak) / 5.0));
    const double top = std::max(1.0, std::ceil((selection.peak + 0.15) / step) * step);
    m_length->setTickInterval(step);
    m_length->setRange(0, selection.peak == 0 ? 1 : std::min(top, selection.peak + step * 0.6));
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        m_series[i]->setVisible(i < m_drawn.size());
        if (i < m_drawn.size())
            m_series[i]->setPen(penOf(m_drawn[i]));
    }
    takeRange();
}

QPen QueuePlot::penOf(const QueueLine& line) const
{
    const Theme& theme = m_appearance->theme();
    QPen pen(line.accent ? theme.accent : theme.series[static_cast<std::size_t>(line.colour) % std::size(theme.series)],
             m_appearance->px(line.accent ? 2.6 : 1.8));
    pen.setJoinStyle(Qt::MiterJoin);
    pen.setCapStyle(Qt::FlatCap);
    if (!line.forward)
        pen.setDashPattern({4, 2.5});
    return pen;
}

void QueuePlot::takeAppearance()
{
    const Theme& theme = m_appearance->theme();
    chart()->setBackgroundBrush(theme.window);
    setBackgroundBrush(theme.window);
    chart()->setPlotAreaBackgroundVisible(false);
    QColor grid = theme.line;
    grid.setAlphaF(0.6F);
    for (QValueAxis* axis : {m_time, m_length}) {

        axis->setLinePen(QPen(theme.line, 1));
        axis->setGridLinePen(QPen(grid, 1));
    }
    m_time->setGridLineVisible(false);
    setSelection(QueueSelection(m_selection));
    placePlot();
}

void QueuePlot::placePlot()
{
    const double notes = QFontMetricsF(m_appearance->noteFont()).height();
    const double top = m_appearance->px(6);
    m_plot = QRectF(m_left, top, std::max(10.0, viewport()->width() - m_left - m_right),
                    std::max(10.0, viewport()->height() - top - notes - m_appearance->px(8)));
    chart()->setPlotArea(m_plot);
    takeRange();
}

void QueuePlot::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    placePlot();
}

void QueuePlot::mousePressEvent(QMouseEvent* event)
{
    // TimeScrub has had what it wants. QChartView asks the item under the pointer, which beside the chart is none, and
    // would end the program (Qt 6.4).
    event->ignore();
}

int QueuePlot::columns() const
{
    return std::clamp(static_cast<int>(m_plot.width()), 1, kMostColumns);
}

void QueuePlot::rangeMoved()
{
    qsizetype points = 0;
    for (const QLineSeries* series : m_series)
        points += series->isVisible() ? series->count() : 0;
    if (points < kHeavyPoints)
        takeRange();
    else if (!m_later.isActive())
        m_later.start();
}

void QueuePlot::takeRange()
{
    m_later.stop();
    m_fromNs = m_controller->fromNs();
    m_toNs = m_controller->toNs();
    const double from = toMs(m_fromNs);
    const double to = toMs(m_toNs);
    const double step = toMs(timeAxisTicks(m_plot, *m_controller, *m_appearance).stepNs);
    // Never many ticks, not even for a moment between the two settings.
    if (step > m_time->tickInterval()) {
        m_time->setTickInterval(step);
        m_time->setRange(from, to);
    } else {
        m_time->setRange(from, to);
        m_time->setTickInterval(step);
    }
    settle();
    feed();
}

void QueuePlot::settle()
{
    // With a plot area of our own Qt Charts lays the axes out anew only at some later event, and until then draws them
    // where the last plot was.
    chart()->layout()->invalidate();
    chart()->layout()->activate();
}

void QueuePlot::feed()
{
    if (!m_controller->run())
        return;
    const Run& run = *m_controller->run();
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        // A selection made for another run stays for the moment until its owner makes the new one.
        if (m_drawn[i].stage >= static_cast<int>(run.analysis.queues.size()))
            continue;
        // Where a measured run goes on or was cut off, the line ends with what is known.
        const TimeNs toNs = std::min(m_toNs, queuesKnownUntilNs(run));
        m_series[i]->replace(toNs > m_fromNs ? stepPoints(queueOf(run, m_drawn[i]), m_fromNs, toNs, columns())
                                             : QList<QPointF>());
    }
    m_shownCursorX = xOf(m_controller->cursorNs());
    viewport()->update();
}

double QueuePlot::xOf(TimeNs atNs) const
{
    const auto width = static_cast<double>(m_toNs - m_fromNs);
    return m_plot.left() + static_cast<double>(atNs - m_fromNs) / width * m_plot.width();
}

TimeNs QueuePlot::timeAt(double x) const
{
    const auto width = static_cast<double>(m_toNs - m_fromNs);
    return m_fromNs + std::llround((x - m_plot.left()) / m_plot.width() * width);
}

QList<QPointF> QueuePlot::pointsOf(int stage, bool forward) const
{
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        if (m_drawn[i].stage == stage && m_drawn[i].forward == forward)
            return m_series[i]->points();
    return {};
}

void QueuePlot::updateStrip(double x)
{
    const double half = m_appearance->px(6);
    viewport()->update(QRectF(x - half, 0, 2 * half, viewport()->height()).toAlignedRect());
}

void QueuePlot::cursorMoved()
{
    updateStrip(m_shownCursorX);
    const double before = std::exchange(m_shownCursorX, xOf(m_controller->cursorNs()));
    updateStrip(m_shownCursorX);
    // All between the two comes into sight or goes out of it.
    if (m_appearance->ahead() == Appearance::Ahead::Hidden)
        viewport()->update(QRectF(QPointF(std::min(before, m_shownCursorX), 0),
                                  QPointF(std::max(before, m_shownCursorX), viewport()->height()))
                               .toAlignedRect());
}

void QueuePlot::hideAhead(QPainter& painter) const
{
    const double left = std::max(m_plot.left() + 1, xOf(m_controller->cursorNs()));
    painter.fillRect(QRectF(QPointF(left, 0), QPointF(m_plot.right() + 1, m_plot.bottom())),
                     m_appearance->theme().window);
}

void QueuePlot::drawForeground(QPainter* painter, const QRectF&)
{
    const Theme& theme = m_appearance->theme();
    painter->setRenderHint(QPainter::Antialiasing, false);
    if (m_controller->run() && m_appearance->ahead() == Appearance::Ahead::Hidden)
        hideAhead(*painter);
    painter->setFont(m_appearance->noteFont());
    painter->setPen(theme.muted);
    drawLabels(*painter);
    if (m_controller->run() && !m_selection.everWaits)
        painter->drawText(m_plot, Qt::AlignCenter, tr("No microbatch ever waits."));
    else if (m_controller->run() && m_selection.peak == 0)
        painter->drawText(m_plot, Qt::AlignCenter, tr("No microbatch waits in this direction."));
    if (const double hover = m_scrub->hoverX(); hover >= 0 && pointerMarksShown()) {
        painter->setPen(QPen(theme.muted, 1, Qt::DotLine));
        painter->drawLine(QPointF(hover, m_plot.top()), QPointF(hover, m_plot.bottom()));
    }
    const double x = xOf(m_controller->cursorNs());
    if (!m_controller->cursorShown() || x < m_plot.left() - 1 || x > m_plot.right() + 1)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.accent, m_appearance->px(2)));
    painter->drawLine(QPointF(x, m_plot.top() - m_appearance->px(4)), QPointF(x, m_plot.bottom()));
}

void QueuePlot::drawLabels(QPainter& painter) const
{
    const QFontMetricsF metrics(painter.font());
    const double space = m_appearance->px(6);
    const double height = metrics.height();
    // In a low chart not every line has its number: no two may touch.
    const double pitch = m_plot.height() / m_length->max();
    double lengthStep = m_length->tickInterval();
    for (int every = 1; lengthStep * pitch < height && lengthStep <= m_length->max(); ++every)
        lengthStep = every * m_length->tickInterval();
    for (double value = 0; value <= m_length->max(); value += lengthStep) {
        const double y = m_plot.bottom() - value / m_length->max() * m_plot.height();
        painter.drawText(QRectF(0, y - height / 2, m_plot.left() - space, height), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(value));
    }
    paintTimeAxis(painter, m_plot, *m_controller, *m_appearance);
}

Facts QueuePlot::valuesAt(TimeNs atNs) const
{
    const Run& run = *m_controller->run();
    const bool both = run.hasBackward();
    Facts facts{formatTime(atNs), {}};
    for (const QueueLine& line : m_selection.lines) {
        const int waiting = queueOf(run, line).at(atNs);
        const QString stage =
            both ? (line.forward ? tr("stage %1, forward:") : tr("stage %1, backward:")) : tr("stage %1:");
        facts.rows.emplace_back(stage.arg(line.stage), tr("%n wait", nullptr, waiting));
    }
    return facts;
}

}  // namespace bubblescope
