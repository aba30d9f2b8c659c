// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memorychart.h"

#include "core/model/roundstep.h"
#include "ui/charts/linelegend.h"
#include "ui/charts/timeaxis.h"
#include "ui/charts/timescrub.h"
#include "ui/session/playcontroller.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/theme/accessiblerole.h"
#include "ui/theme/appearance.h"
#include "ui/viewmodel/queueseries.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace bubblescope {

namespace {

constexpr double kHead = 20;
/// Room above the highest level for its label.
constexpr double kAbove = 1.18;
/// What another schedule would hold stretches the axis to this many times what is held here, and is beyond it
/// otherwise.
constexpr double kMostStretch = 5;

QString unknownText()
{
    return MemoryChart::tr("Choose a model under Memory, on the left, to see bytes.");
}

}  // namespace

MemoryChart::MemoryChart(PlayController* controller, const Appearance* appearance, MemoryUnit unit, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_unit(unit)
    , m_legend(new LineLegend(appearance, this))
    , m_scrub(new TimeScrub(this, controller, appearance,
                            {[this] { return plotArea(); }, [this](double x) { return timeAt(x); },
                             [this](TimeNs atNs) { return valuesAt(atNs); }}))
{
    setObjectName(inBytes() ? QStringLiteral("memoryChart") : QStringLiteral("activationsChart"));
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(inBytes() ? tr("Memory of each device over time") : tr("Activations of each device over time"));
    connect(m_scrub, &TimeScrub::hoverMoved, this, qOverload<>(&QWidget::update));
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
    placeHead();
    update();
}

void MemoryChart::resizeEvent(QResizeEvent* event)
{
    placeHead();
    QWidget::resizeEvent(event);
}

QString MemoryChart::title() const
{
    return (inBytes() ? tr("Memory of each device") : tr("Activations of each device, microbatch-stages")).toUpper();
}

void MemoryChart::placeHead()
{
    std::vector<LineLegend::Entry> entries;
    for (std::size_t i = 0; i < m_series.lines.size(); ++i) {
        const MemoryLine& line = m_series.lines[i];
        entries.push_back(
            {penOf(i), tr("device %1").arg(line.device), QString::number(line.device), line.overLimitAtNs >= 0});
    }
    const QString remark = m_series.devices > static_cast<int>(m_series.lines.size())
                               ? tr("%1 of %2 devices shown").arg(m_series.lines.size()).arg(m_series.devices)
                               : QString();
    m_legend->setEntries(entries, remark, {});
    m_legend->setVisible(!entries.empty());
    const double line = m_appearance->px(kHead);
    const double all = width() - m_left - m_right;
    const double wanted = QFontMetricsF(m_appearance->headFont()).horizontalAdvance(title()) + m_appearance->px(14);
    const auto beside = static_cast<int>(all - wanted);
    m_head = line;
    m_titleRoom = width() - m_left;
    if (entries.empty())
        return;
    QRectF place(m_left + wanted, 0, beside, line);
    if (!m_legend->namesAllIn(beside)) {
        const auto below = static_cast<int>(all);
        const double high = m_legend->heightForWidth(below);
        place = QRectF(m_left, line, below, high);
        m_head += high;
    }
    m_legend->setGeometry(place.toRect());
}

QSize MemoryChart::minimumSizeHint() const
{
    return {qRound(m_appearance->px(200)), qRound(m_appearance->px(90))};
}

QRectF MemoryChart::plotArea() const
{
    const double head = m_head;
    const double notes = QFontMetricsF(m_appearance->noteFont()).height() + m_appearance->px(8);
    return {m_left, head, std::max(10.0, width() - m_left - m_right), std::max(10.0, height() - head - notes)};
}

BrokenAxis MemoryChart::axis() const
{
    double most = std::max(m_series.peak, m_series.limit);
    const double farthest = m_series.base + kMostStretch * (m_series.peak - m_series.base);
    for (const MemoryReference& reference : m_series.references)
        most = std::max(most, std::min(reference.peak, farthest));
    if (most <= 0)
        return {0, 1};
    // Room for the highest level's name, above what varies.
    return {m_series.base, m_series.base + (most - m_series.base) * kAbove};
}

double MemoryChart::yOf(double value) const
{
    const QRectF plot = plotArea();
    return plot.bottom() - axis().at(value) * plot.height();
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
    return inBytes() ? formatBytes(std::llround(value)) : formatNumber(value);
}

void MemoryChart::takeRun()
{
    m_series = m_controller->run() ? memorySeries(*m_controller->run(), m_unit) : MemorySeries{};
    placeHead();
    describe();
    update();
}

void MemoryChart::takeAppearance()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
    placeHead();
    updateGeometry();
    update();
}

void MemoryChart::describe()
{
    QStringList sentences;
    if (m_series.unknown)
        sentences << unknownText();
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
    painter.setFont(m_appearance->headFont());
    painter.setPen(m_appearance->theme().muted);
    painter.drawText(QRectF(m_left, 0, m_titleRoom, m_appearance->px(kHead)), Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(title(), Qt::ElideRight, m_titleRoom));
}

void MemoryChart::drawValues(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const QRectF plot = plotArea();
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    QColor grid = theme.line;
    grid.setAlphaF(0.6F);
    const auto draw = [&](double value, const QString& text) {
        const double y = yOf(value);
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, y - metrics.height() / 2, plot.left() - m_appearance->px(6), metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    };
    const BrokenAxis values = axis();
    const double base = values.broken() ? values.base : 0;
    const double height = values.broken() ? yOf(base) - plot.top() : plot.height();
    const double least = (values.top - base) / std::max(1.0, height / m_appearance->px(24));
    const double step = inBytes() ? roundStep(least) : std::max(1.0, roundStep(least));
    draw(0, valueText(0));
    if (values.broken())
        draw(base, valueText(base));
    // Above the break, how much more: that is what the schedule decides.
    for (double more = step; base + more <= values.top; more += step)
        draw(base + more, values.broken() ? u'+' + valueText(more) : valueText(more));
}

void MemoryChart::drawBase(QPainter& painter) const
{
    if (!axis().broken())
        return;
    const Theme& theme = m_appearance->theme();
    const QRectF plot = plotArea();
    const QRectF band(plot.left(), yOf(m_series.base), plot.width(), plot.bottom() - yOf(m_series.base));
    painter.fillRect(band, theme.idle);
    // The tear says that the band is not to scale.
    const double tooth = m_appearance->px(4);
    const double middle = band.center().y();
    QPolygonF tear;
    for (int i = 0; plot.left() + i * tooth <= plot.right(); ++i)
        tear << QPointF(plot.left() + i * tooth, middle + (i % 2 == 0 ? -tooth / 2 : tooth / 2));
    painter.setPen(QPen(theme.window, m_appearance->px(3)));
    painter.drawPolyline(tear);
    painter.setPen(QPen(theme.muted, 1));
    painter.drawPolyline(tear.translated(0, -m_appearance->px(1.5)));
    painter.drawPolyline(tear.translated(0, m_appearance->px(1.5)));
    const QString text =
        tr("always there: weights, gradients, optimizer state (%1; not to scale)").arg(valueText(m_series.base));
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    const double space = m_appearance->px(6);
    const QRectF label(plot.left() + space, middle - metrics.height() / 2, metrics.horizontalAdvance(text) + 2 * space,
                       metrics.height());
    painter.fillRect(label, theme.idle);
    painter.setPen(theme.text);
    painter.drawText(label, Qt::AlignCenter, text);
}

void MemoryChart::drawLevel(QPainter& painter, double value, const QPen& pen, const QString& name,
                            QList<QRectF>& taken) const
{
    const QRectF plot = plotArea();
    const bool beyond = value > axis().top;
    const double y = beyond ? plot.top() + QFontMetricsF(m_appearance->noteFont()).height() : std::round(yOf(value));
    painter.setPen(pen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (!beyond)
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    const QString text = beyond ? name + QStringLiteral(" ↑") : name;
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
    if (m_series.references.size() == 2) {
        const MemoryReference& more = m_series.references[0];
        const MemoryReference& less = m_series.references[1];
        QColor between = theme.control;
        between.setAlphaF(theme.dark ? 0.18F : 0.1F);
        painter.fillRect(
            QRectF(QPointF(plot.left(), std::max(plot.top(), yOf(more.peak))), QPointF(plot.right(), yOf(less.peak))),
            between);
    }
    for (const MemoryReference& reference : m_series.references) {
        QString text = tr("%1: %2").arg(scheduleName(reference.schedule), valueText(reference.peak));
        const int fewest = m_series.references.back().microbatches;
        if (reference.microbatches > fewest) {
            const QString longer = tr("%1: %2, %3 times as many activations as %4")
                                       .arg(scheduleName(reference.schedule), valueText(reference.peak),
                                            formatNumber(static_cast<double>(reference.microbatches) / fewest),
                                            scheduleName(m_series.references.back().schedule));
            if (QFontMetricsF(m_appearance->noteFont()).horizontalAdvance(longer) + m_appearance->px(8) < plot.width())
                text = longer;
        }
        drawLevel(painter, reference.peak, QPen(theme.text, m_appearance->px(1.2), Qt::DotLine), text, taken);
    }
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
    const std::vector<TimeNs>& knownNs = m_controller->run()->timeline.knownNs;
    for (std::size_t i = 0; i < m_series.lines.size(); ++i) {
        // Where a measured run goes on or was cut off, a device's line ends with what is known of it.
        const auto device = static_cast<std::size_t>(m_series.lines[i].device);
        const TimeNs toNs = std::min(m_controller->toNs(), knownNs.empty() ? INT64_MAX : knownNs[device]);
        if (toNs <= m_controller->fromNs())
            continue;
        QList<QPointF> points =
            stepPoints(m_series.lines[i].steps, m_controller->fromNs(), toNs, static_cast<int>(plot.width()));
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
    if (const double hover = m_scrub->hoverX(); hover >= 0 && pointerMarksShown()) {
        painter.setPen(QPen(theme.muted, 1, Qt::DotLine));
        painter.drawLine(QPointF(hover, plot.top()), QPointF(hover, plot.bottom()));
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
    if (m_series.unknown) {
        painter.setFont(m_appearance->textFont());
        painter.setPen(m_appearance->theme().muted);
        painter.drawText(plotArea(), Qt::AlignCenter | Qt::TextWordWrap, unknownText());
        return;
    }
    paintTimeAxis(painter, plotArea(), *m_controller, *m_appearance);
    drawValues(painter);
    painter.setClipRect(plotArea().adjusted(-1, -m_appearance->px(kHead) / 2, 1, 1));
    drawBase(painter);
    drawLevels(painter);
    painter.save();
    if (m_appearance->ahead() == Appearance::Ahead::Hidden)
        painter.setClipRect(QRectF(0, 0, xOf(m_controller->cursorNs()), height()), Qt::IntersectClip);
    drawLines(painter);
    drawOverMarks(painter);
    painter.restore();
    drawCursor(painter);
}

Facts MemoryChart::valuesAt(TimeNs atNs) const
{
    Facts facts{formatTime(atNs), {}};
    for (const MemoryLine& line : m_series.lines)
        facts.rows.emplace_back(tr("device %1").arg(line.device), valueText(line.steps.at(atNs) * m_series.unit));
    return facts;
}

QString MemoryChart::csv() const
{
    CsvText text({QStringLiteral("device"), QStringLiteral("from_ns"),
                  inBytes() ? QStringLiteral("bytes") : QStringLiteral("microbatch_stages")});
    if (!m_controller->run())
        return text.text();
    const Analysis& analysis = m_controller->run()->analysis;
    const auto add = [&text](std::size_t device, TimeNs atNs, std::int64_t value) {
        text.add({QString::number(device), QString::number(atNs), QString::number(value)});
    };
    if (inBytes()) {
        for (std::size_t d = 0; d < analysis.memory.devices.size(); ++d)
            for (const DeviceMemory::Step& step : analysis.memory.devices[d].steps)
                add(d, step.atNs, step.bytes);
    } else {
        for (std::size_t d = 0; d < analysis.activations.size(); ++d)
            for (const StepFunction::Step& step : analysis.activations[d].steps)
                add(d, step.atNs, step.value);
    }
    return text.text();
}

}  // namespace bubblescope
