// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memorychart.h"

#include "ui/session/playcontroller.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/theme/appearance.h"
#include "ui/viewmodel/queueseries.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bubblescope {

namespace {

constexpr double kHead = 20;
/// Room above the highest level for its label.
constexpr double kAbove = 1.12;

/// The smallest of 1, 2, 5, 10, … times a power of ten that is at least `least`.
double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 5.0})
        if (step * power >= least)
            return step * power;
    return 10 * power;
}

}  // namespace

MemoryChart::MemoryChart(PlayController* controller, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("memoryChart"));
    setAccessibleName(tr("Memory of each device over time"));
    setMouseTracking(true);
    connect(controller, &PlayController::runChanged, this, &MemoryChart::takeRun);
    connect(controller, &PlayController::rangeChanged, this, qOverload<>(&QWidget::update));
    connect(controller, &PlayController::cursorChanged, this, qOverload<>(&QWidget::update));
    connect(appearance, &Appearance::changed, this, &MemoryChart::takeAppearance);
    takeAppearance();
    takeRun();
}

void MemoryChart::setPlotMargins(double left, double right)
{
    m_left = left;
    m_right = right;
    update();
}

QSize MemoryChart::minimumSizeHint() const
{
    return {qRound(m_appearance->px(200)), qRound(m_appearance->px(90))};
}

QRectF MemoryChart::plotArea() const
{
    const double head = m_appearance->px(kHead);
    const double notes = QFontMetricsF(m_appearance->noteFont()).height() + m_appearance->px(8);
    return {m_left, head, std::max(10.0, width() - m_left - m_right), std::max(10.0, height() - head - notes)};
}

double MemoryChart::top() const
{
    double most = std::max(m_series.peak, m_series.limit);
    for (const MemoryReference& reference : m_series.references)
        most = std::max(most, reference.peak);
    return most > 0 ? most * kAbove : 1;
}

double MemoryChart::yOf(double value) const
{
    const QRectF plot = plotArea();
    return plot.bottom() - value / top() * plot.height();
}

double MemoryChart::xOf(TimeNs atNs) const
{
    const QRectF plot = plotArea();
    const auto range = static_cast<double>(m_controller->toNs() - m_controller->fromNs());
    return plot.left() + static_cast<double>(atNs - m_controller->fromNs()) / range * plot.width();
}

TimeNs MemoryChart::timeAt(double x) const
{
    const QRectF plot = plotArea();
    const auto range = static_cast<double>(m_controller->toNs() - m_controller->fromNs());
    return m_controller->fromNs() + std::llround((x - plot.left()) / plot.width() * range);
}

QString MemoryChart::valueText(double value) const
{
    return m_series.bytes ? formatBytes(std::llround(value)) : formatNumber(value);
}

void MemoryChart::takeRun()
{
    if (m_controller->run())
        m_series = memorySeries(*m_controller->run());
    describe();
    update();
}

void MemoryChart::takeAppearance()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
    updateGeometry();
    update();
}

void MemoryChart::describe()
{
    QStringList sentences;
    for (const MemoryLine& line : m_series.lines) {
        sentences << tr("Device %1: at most %2.").arg(line.device).arg(valueText(line.peak));
        if (line.overLimitAtNs >= 0)
            sentences << tr("Over the limit from %1 on.").arg(formatTime(line.overLimitAtNs));
    }
    for (const MemoryReference& reference : m_series.references)
        sentences << tr("%1 would need %2.").arg(scheduleName(reference.schedule), valueText(reference.peak));
    setAccessibleDescription(sentences.join(u' '));
}

QPen MemoryChart::penOf(std::size_t line) const
{
    const Theme& theme = m_appearance->theme();
    const bool over = m_series.lines[line].overLimitAtNs >= 0;
    QPen pen(theme.series[line % std::size(theme.series)], m_appearance->px(over ? 2.6 : 1.8));
    pen.setJoinStyle(Qt::MiterJoin);
    pen.setCapStyle(Qt::FlatCap);
    // Colour is not the only sign: every second line is dashed.
    if (line % 2 == 1)
        pen.setDashPattern({5, 1.5});
    return pen;
}

void MemoryChart::drawHead(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const double height = m_appearance->px(kHead);
    painter.setFont(m_appearance->headFont());
    painter.setPen(theme.muted);
    const QString title = (m_series.bytes ? tr("Memory of each device") : tr("Activations of each device")).toUpper();
    painter.drawText(QRectF(m_left, 0, width(), height), Qt::AlignVCenter, title);
    double x = m_left + QFontMetricsF(painter.font()).horizontalAdvance(title) + m_appearance->px(14);
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    const double mark = m_appearance->px(14);
    const auto room = static_cast<double>(width()) - m_right;
    for (std::size_t i = 0; i < m_series.lines.size(); ++i) {
        const MemoryLine& line = m_series.lines[i];
        const QString name = i == 0 ? tr("device %1").arg(line.device) : QString::number(line.device);
        const double needed = mark + m_appearance->px(16) + metrics.horizontalAdvance(name);
        if (x + needed > room)
            return;
        painter.setPen(penOf(i));
        painter.drawLine(QPointF(x, height / 2), QPointF(x + mark, height / 2));
        painter.setPen(line.overLimitAtNs >= 0 ? theme.accent : theme.text);
        painter.drawText(QPointF(x + mark + m_appearance->px(4), height / 2 + metrics.ascent() / 2 - 1), name);
        x += needed;
    }
    if (m_series.devices > static_cast<int>(m_series.lines.size())) {
        const QString rest = tr("%1 of %2 devices shown").arg(m_series.lines.size()).arg(m_series.devices);
        painter.setPen(theme.muted);
        if (x + metrics.horizontalAdvance(rest) < room)
            painter.drawText(QPointF(x, height / 2 + metrics.ascent() / 2 - 1), rest);
    }
}

void MemoryChart::drawAxes(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const QRectF plot = plotArea();
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    QColor grid = theme.line;
    grid.setAlphaF(0.6F);
    const double space = m_appearance->px(6);
    const double step =
        std::max(m_series.bytes ? 1e-9 : 1.0, roundStep(top() / std::max(1.0, plot.height() / m_appearance->px(34))));
    for (double value = 0; value <= top(); value += step) {
        const double y = yOf(value);
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, y - metrics.height() / 2, plot.left() - space, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, valueText(value));
    }
    const double from = static_cast<double>(m_controller->fromNs()) / static_cast<double>(kNsPerMs);
    const double to = static_cast<double>(m_controller->toNs()) / static_cast<double>(kNsPerMs);
    const double timeStep = roundStep((to - from) / std::max(1.0, plot.width() / m_appearance->px(72)));
    const double half = m_appearance->px(40);
    const double below = plot.bottom() + space;
    for (auto tick = static_cast<qint64>(std::ceil(from / timeStep)); static_cast<double>(tick) * timeStep <= to;
         ++tick) {
        const double ms = static_cast<double>(tick) * timeStep;
        const double x = plot.left() + (ms - from) / (to - from) * plot.width();
        painter.drawText(QRectF(x - half, below, 2 * half, metrics.height()), Qt::AlignCenter, formatNumber(ms, 6));
    }
    const QString unit = tr("ms");
    painter.drawText(
        QPointF(plot.left() - metrics.horizontalAdvance(unit) - m_appearance->px(24), below + metrics.ascent()), unit);
}

void MemoryChart::drawLevel(QPainter& painter, double value, const QPen& pen, const QString& text,
                            QList<QRectF>& taken) const
{
    const QRectF plot = plotArea();
    const double y = yOf(value);
    painter.setPen(pen);
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    const double space = m_appearance->px(4);
    QRectF label(plot.right() - metrics.horizontalAdvance(text) - 2 * space, y - metrics.height() - 1,
                 metrics.horizontalAdvance(text) + 2 * space, metrics.height());
    // Levels that lie close together are named side by side.
    for (const QRectF& other : taken)
        if (other.intersects(label))
            label.moveRight(other.left() - space);
    taken.append(label);
    QColor ground = m_appearance->theme().window;
    ground.setAlphaF(0.8F);
    painter.fillRect(label, ground);
    painter.setPen(pen.color());
    painter.drawText(label, Qt::AlignCenter, text);
}

void MemoryChart::drawLevels(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const QRectF plot = plotArea();
    // What a device has not is hatched.
    if (m_series.limit > 0)
        painter.fillRect(QRectF(plot.left(), plot.top(), plot.width(), yOf(m_series.limit) - plot.top()),
                         QBrush(theme.accentGround, Qt::BDiagPattern));
    QList<QRectF> taken;
    for (const MemoryReference& reference : m_series.references)
        drawLevel(painter, reference.peak, QPen(theme.muted, m_appearance->px(1), Qt::DotLine),
                  tr("%1: %2").arg(scheduleName(reference.schedule), valueText(reference.peak)), taken);
    if (m_series.limit <= 0)
        return;
    drawLevel(painter, m_series.limit, QPen(theme.accent, m_appearance->px(1.6), Qt::DashLine),
              tr("limit %1").arg(valueText(m_series.limit)), taken);
}

void MemoryChart::drawLines(QPainter& painter) const
{
    const QRectF plot = plotArea();
    const double from = static_cast<double>(m_controller->fromNs()) / static_cast<double>(kNsPerMs);
    const double to = static_cast<double>(m_controller->toNs()) / static_cast<double>(kNsPerMs);
    for (std::size_t i = 0; i < m_series.lines.size(); ++i) {
        QList<QPointF> points = stepPoints(m_series.lines[i].steps, m_controller->fromNs(), m_controller->toNs(),
                                           static_cast<int>(plot.width()));
        for (QPointF& point : points)
            point = {plot.left() + (point.x() - from) / (to - from) * plot.width(), yOf(point.y() * m_series.unit)};
        painter.setPen(penOf(i));
        painter.drawPolyline(points.constData(), static_cast<int>(points.size()));
    }
}

void MemoryChart::drawOverMarks(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const QRectF plot = plotArea();
    const double size = m_appearance->px(5);
    for (const MemoryLine& line : m_series.lines) {
        const double x = xOf(line.overLimitAtNs);
        if (line.overLimitAtNs < 0 || x < plot.left() || x > plot.right())
            continue;
        const QPointF tip(x, yOf(m_series.limit));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-size, -1.6 * size), tip + QPointF(size, -1.6 * size)});
    }
}

void MemoryChart::drawCursor(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const QRectF plot = plotArea();
    if (m_hoverX >= 0 && !m_scrubbing) {
        painter.setPen(QPen(theme.muted, 1, Qt::DotLine));
        painter.drawLine(QPointF(m_hoverX, plot.top()), QPointF(m_hoverX, plot.bottom()));
    }
    const double x = xOf(m_controller->cursorNs());
    if (x < plot.left() - 1 || x > plot.right() + 1)
        return;
    painter.setPen(QPen(theme.accent, m_appearance->px(2)));
    painter.drawLine(QPointF(x, plot.top() - m_appearance->px(4)), QPointF(x, plot.bottom()));
}

void MemoryChart::paintEvent(QPaintEvent*)
{
    if (!m_controller->run())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawHead(painter);
    drawAxes(painter);
    painter.setClipRect(plotArea().adjusted(-1, -m_appearance->px(kHead) / 2, 1, 1));
    drawLevels(painter);
    drawLines(painter);
    drawOverMarks(painter);
    drawCursor(painter);
}

QString MemoryChart::valuesAt(TimeNs atNs) const
{
    QStringList lines{formatTime(atNs)};
    for (const MemoryLine& line : m_series.lines)
        lines << tr("device %1: %2").arg(line.device).arg(valueText(line.steps.at(atNs) * m_series.unit));
    return lines.join(u'\n');
}

void MemoryChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_scrubbing = true;
    QToolTip::hideText();
    m_controller->setCursorNs(timeAt(event->position().x()));
}

void MemoryChart::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    if (m_scrubbing) {
        m_controller->setCursorNs(timeAt(x));
        return;
    }
    m_hoverX = plotArea().contains(event->position()) ? x : -1;
    update();
    if (m_hoverX >= 0 && m_controller->run())
        QToolTip::showText(event->globalPosition().toPoint(), valuesAt(timeAt(x)), this);
    else
        QToolTip::hideText();
}

void MemoryChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_scrubbing = false;
}

void MemoryChart::leaveEvent(QEvent* event)
{
    m_hoverX = -1;
    update();
    QWidget::leaveEvent(event);
}

void MemoryChart::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    const bool sideways = std::abs(turn.x()) > std::abs(turn.y()) || event->modifiers().testFlag(Qt::ShiftModifier);
    if (sideways) {
        const int delta = turn.x() != 0 ? turn.x() : turn.y();
        const auto range = static_cast<double>(m_controller->toNs() - m_controller->fromNs());
        m_controller->pan(std::llround(-delta / 1200.0 * range));
    } else {
        m_controller->zoom(timeAt(event->position().x()), std::pow(1.2, turn.y() / 120.0));
    }
    event->accept();
}

}  // namespace bubblescope
