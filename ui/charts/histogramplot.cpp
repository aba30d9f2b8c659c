// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/histogramplot.h"

#include "ui/charts/labelplaces.h"
#include "ui/theme/accessiblerole.h"
#include "ui/theme/appearance.h"
#include "ui/theme/hovercard.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblescope {

HistogramPlot::HistogramPlot(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_card(new HoverCard(appearance, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void HistogramPlot::setPicture(PlotFrame frame, Histogram histogram, std::pair<double, double> middle,
                               std::vector<Level> levels)
{
    m_hint.clear();
    m_frame = std::move(frame);
    m_histogram = std::move(histogram);
    m_middle = middle;
    m_levels = std::move(levels);
    m_current.reset();
    double from = m_histogram.from;
    double to = m_histogram.to();
    for (const Level& level : m_levels) {
        from = std::min(from, level.at);
        to = std::max(to, level.at);
    }
    const double margin = (to - from) * 0.03;
    m_frame.x = {from - margin, to + margin, ChartAxis::Spread::Even};
    const int most = *std::max_element(m_histogram.counts.begin(), m_histogram.counts.end());
    m_frame.y = {0, std::max(1.0, most * 1.08), ChartAxis::Spread::Even};
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(m_frame.title);
    QStringList texts;
    for (const Level& level : m_levels)
        texts << level.name;
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    update();
}

void HistogramPlot::setHint(const QString& hint)
{
    m_hint = hint;
    m_histogram = {};
    m_levels.clear();
    m_current.reset();
    setAccessibleDescription(hint);
    update();
}

double HistogramPlot::legendHeight() const
{
    // The levels' names, one above the other.
    return static_cast<double>(m_levels.size()) * QFontMetricsF(m_appearance->textFont()).height();
}

QRectF HistogramPlot::plotArea() const
{
    return m_frame.plotIn(rect(), legendHeight(), *m_appearance);
}

QRectF HistogramPlot::barOf(std::size_t bin) const
{
    const QRectF plot = plotArea();
    const double from = m_histogram.from + m_histogram.width * static_cast<double>(bin);
    const QPointF low = m_frame.at(plot, {from, 0});
    const QPointF high = m_frame.at(plot, {from + m_histogram.width, static_cast<double>(m_histogram.counts[bin])});
    const double left = std::round(low.x());
    return {QPointF(left, high.y()), QPointF(std::max(left + 1, std::round(high.x()) - 1), low.y())};
}

std::vector<HistogramPlot::PlacedLevel> HistogramPlot::placedLevels() const
{
    const QRectF plot = plotArea();
    const double height = QFontMetricsF(m_appearance->textFont()).height();
    const double gap = m_appearance->px(6);
    std::vector<LevelLabel> labels;
    for (const Level& level : m_levels)
        labels.push_back({std::round(m_frame.at(plot, {level.at, 0}).x()),
                          QFontMetricsF(fontOf(level)).horizontalAdvance(level.name), 0, false});
    placeLevels(labels, gap, 0, width());
    std::vector<PlacedLevel> placed;
    for (const LevelLabel& label : labels) {
        const double top = m_frame.headHeight(width(), *m_appearance) + height * label.row;
        const double left = label.left ? label.x - gap - label.width : label.x + gap;
        placed.push_back({QRectF(left, top, label.width, height), QLineF(label.x, top, label.x, plot.bottom())});
    }
    return placed;
}

QFont HistogramPlot::fontOf(const Level& level) const
{
    QFont font = m_appearance->textFont();
    font.setBold(level.accent);
    return font;
}

void HistogramPlot::drawLevels(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const std::vector<PlacedLevel> placed = placedLevels();
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const Level& level = m_levels[i];
        painter.setPen(QPen(level.accent ? theme.accent : theme.text, m_appearance->px(level.accent ? 2.4 : 1.6),
                            level.accent ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(placed[i].line);
        painter.setFont(fontOf(level));
        painter.drawText(placed[i].label, Qt::AlignVCenter | Qt::AlignLeft, level.name);
    }
}

void HistogramPlot::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    if (m_histogram.counts.empty()) {
        painter.setFont(m_appearance->textFont());
        painter.setPen(theme.muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
        return;
    }
    const QRectF plot = plotArea();
    QColor ground = theme.control;
    ground.setAlphaF(theme.dark ? 0.16F : 0.09F);
    painter.fillRect(QRectF(QPointF(m_frame.at(plot, {m_middle.first, 0}).x(), plot.top()),
                            QPointF(m_frame.at(plot, {m_middle.second, 0}).x(), plot.bottom())),
                     ground);
    m_frame.draw(painter, rect(), plot, *m_appearance);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t bin = 0; bin < m_histogram.counts.size(); ++bin) {
        if (m_histogram.counts[bin] == 0)
            continue;
        QRectF bar = barOf(bin);
        // What has happened at all is seen.
        bar.setTop(std::min(bar.top(), bar.bottom() - 2));
        painter.fillRect(bar, m_current == bin && pointerMarksShown() ? theme.accent : theme.series[0]);
    }
    drawLevels(painter);
    if (hasFocus() && pointerMarksShown()) {
        painter.setPen(QPen(theme.control, m_appearance->px(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

std::optional<std::size_t> HistogramPlot::binAt(QPointF position) const
{
    const QRectF plot = plotArea();
    if (m_histogram.counts.empty() || !plot.contains(position))
        return std::nullopt;
    const double value = m_frame.x.valueAt((position.x() - plot.left()) / plot.width());
    if (value < m_histogram.from || value >= m_histogram.to())
        return std::nullopt;
    const std::size_t bin = m_histogram.binOf(value);
    return m_histogram.counts[bin] > 0 ? std::optional(bin) : std::nullopt;
}

void HistogramPlot::setCurrent(std::optional<std::size_t> bin)
{
    if (bin == m_current)
        return;
    m_current = bin;
    if (bin && m_factsOf)
        setAccessibleDescription(m_factsOf(*bin).plain());
    update();
}

void HistogramPlot::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> bin = binAt(event->position());
    setCurrent(bin);
    setCursor(bin ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (bin && m_factsOf)
        m_card->showNear(event->globalPosition().toPoint(), m_factsOf(*bin).rich());
    else
        m_card->dismiss();
}

void HistogramPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const std::optional<std::size_t> bin = binAt(event->position()))
        emit chosen(*bin);
}

void HistogramPlot::leaveEvent(QEvent* event)
{
    m_card->dismiss();
    setCurrent(std::nullopt);
    QWidget::leaveEvent(event);
}

void HistogramPlot::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const auto count = static_cast<int>(m_histogram.counts.size());
    if (step != 0 && count > 0) {
        int bin = m_current ? static_cast<int>(*m_current) + step : step > 0 ? 0 : count - 1;
        while (bin >= 0 && bin < count && m_histogram.counts[static_cast<std::size_t>(bin)] == 0)
            bin += step;
        if (bin >= 0 && bin < count)
            setCurrent(static_cast<std::size_t>(bin));
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_current) {
        emit chosen(*m_current);
    } else {
        event->ignore();
    }
}

}  // namespace bubblescope
