// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/lineplot.h"

#include "ui/charts/labelplaces.h"
#include "ui/theme/appearance.h"
#include "ui/theme/hovercard.h"
#include "ui/viewmodel/thinnedline.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QKeyEvent>
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

/// Qt Charts stays quick up to 2000 points; there are at most four a column.
constexpr int kMostColumns = 500;
/// Dashes along a jagged line of more points take a hundred times as long to paint; its marks tell it apart too.
constexpr qsizetype kMostDashedPoints = 400;
constexpr double kReach = 36;
constexpr double kMark = 4.5;
constexpr double kMarkEvery = 56;
constexpr double kSample = 30;
constexpr double kGap = 8;
constexpr double kRing = 8;

QPolygonF corners(int count, double turn, QPointF at, double radius)
{
    constexpr double kTurn = 6.283185307179586;
    QPolygonF polygon;
    for (int i = 0; i < count; ++i) {
        const double angle = turn + kTurn * i / count;
        polygon << at + QPointF(std::sin(angle), -std::cos(angle)) * radius;
    }
    return polygon;
}

/// Eight marks that differ in shape.
void drawShape(QPainter& painter, QPointF at, double radius, int look)
{
    constexpr double kEighth = 0.7853981633974483;
    switch (look % kMostPlotLines) {
    case 0:
        painter.drawEllipse(at, radius, radius);
        break;
    case 1:
        painter.drawPolygon(corners(4, kEighth, at, 1.3 * radius));
        break;
    case 2:
        painter.drawPolygon(corners(3, 0, at, 1.45 * radius));
        break;
    case 3:
        painter.drawPolygon(corners(4, 0, at, 1.4 * radius));
        break;
    case 4:
        painter.drawPolygon(corners(3, 4 * kEighth, at, 1.45 * radius));
        break;
    case 5:
        painter.drawPolygon(corners(5, 0, at, 1.3 * radius));
        break;
    case 6:
        painter.drawRect(QRectF(at.x() - 1.4 * radius, at.y() - radius / 2, 2.8 * radius, radius));
        break;
    default:
        painter.drawRect(QRectF(at.x() - radius / 2, at.y() - 1.4 * radius, radius, 2.8 * radius));
        break;
    }
}

QColor colourOf(int look, const Theme& theme)
{
    return theme.series[static_cast<std::size_t>(look) % std::size(theme.series)];
}

}  // namespace

QPen LinePlot::penOf(int look, const Appearance& appearance)
{
    static const QList<qreal> dashes[] = {{}, {6, 2}, {2, 1.5}, {8, 2, 2, 2}, {}, {4, 3}, {10, 3}, {1.5, 2.5}};
    QPen pen(colourOf(look, appearance.theme()), appearance.px(2.4));
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::FlatCap);
    if (const QList<qreal>& pattern = dashes[look % kMostPlotLines]; !pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

void LinePlot::drawSample(QPainter& painter, const QRectF& rect, int look, const Appearance& appearance)
{
    const QPointF middle = rect.center();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(penOf(look, appearance));
    painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y()));
    painter.setPen(QPen(appearance.theme().window, 1));
    painter.setBrush(colourOf(look, appearance.theme()));
    drawShape(painter, middle, appearance.px(kMark), look);
}

LinePlot::LinePlot(const Appearance* appearance, QWidget* parent)
    : QChartView(new QChart, parent)
    , m_appearance(appearance)
    , m_card(new HoverCard(appearance, this))
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The menu is that of what surrounds it.
    setContextMenuPolicy(Qt::NoContextMenu);
    viewport()->setContextMenuPolicy(Qt::NoContextMenu);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    chart()->legend()->hide();
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->setPlotAreaBackgroundVisible(false);
    chart()->setAnimationOptions(QChart::NoAnimation);
    // Places in the plot from 0 to 1: what the axes mean is the frame's.
    auto* across = new QValueAxis(this);
    auto* up = new QValueAxis(this);
    chart()->addAxis(across, Qt::AlignBottom);
    chart()->addAxis(up, Qt::AlignLeft);
    for (QValueAxis* axis : {across, up}) {
        axis->setRange(0, 1);
        axis->setVisible(false);
    }
    for (auto* list : {&m_theory, &m_series})
        for (int i = 0; i < kMostPlotLines; ++i) {
            auto* series = new QLineSeries(chart());
            chart()->addSeries(series);
            series->attachAxis(across);
            series->attachAxis(up);
            list->push_back(series);
        }
    connect(appearance, &Appearance::changed, this, &LinePlot::takeAppearance);
    takeAppearance();
}

void LinePlot::setPicture(PlotFrame frame, std::vector<PlotLine> lines)
{
    m_frame = std::move(frame);
    m_hasPicture = true;
    m_lines = std::move(lines);
    if (m_current && (m_current->line >= m_lines.size() || m_current->point >= m_lines[m_current->line].points.size()))
        m_current.reset();
    setAccessibleName(m_frame.title);
    setAccessibleDescription(summary());
    takeAppearance();
}

QString LinePlot::summary() const
{
    QStringList texts;
    for (const PlotLine& line : m_lines)
        if (!line.points.empty())
            texts << tr("%1: from %2 to %3")
                         .arg(line.name, m_frame.yText(line.points.front().y(), 0),
                              m_frame.yText(line.points.back().y(), 0));
    return texts.join(QStringLiteral("; "));
}

void LinePlot::setThreshold(std::optional<double> y, const QString& text, std::vector<PlotMark> marks)
{
    m_threshold = y;
    m_thresholdText = text;
    m_marks = std::move(marks);
    viewport()->update();
}

void LinePlot::setPresent(std::optional<QPointF> at)
{
    m_present = at;
    viewport()->update();
}

void LinePlot::takeAppearance()
{
    setBackgroundBrush(m_appearance->theme().window);
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const bool there = i < m_lines.size();
        m_series[i]->setVisible(there);
        m_theory[i]->setVisible(there);
        if (!there)
            continue;
        QColor pale = colourOf(m_lines[i].look, m_appearance->theme());
        pale.setAlphaF(m_appearance->theme().dark ? 0.35F : 0.22F);
        m_theory[i]->setPen(QPen(pale, m_appearance->px(9), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
    place();
}

void LinePlot::place()
{
    if (!m_hasPicture)
        return;
    m_plot = m_frame.plotIn(viewport()->rect(), legendHeight(), *m_appearance);
    chart()->setPlotArea(m_plot);
    // With a plot area of our own Qt Charts lays out anew only at some later event.
    chart()->layout()->invalidate();
    chart()->layout()->activate();
    feed();
}

void LinePlot::feed()
{
    const int columns = std::clamp(static_cast<int>(m_plot.width()), 1, kMostColumns);
    const auto fill = [&](QLineSeries* series, const std::vector<QPointF>& points) {
        std::vector<QPointF> places;
        places.reserve(points.size());
        for (const QPointF& point : points)
            places.emplace_back(m_frame.x.at(point.x()), m_frame.y.at(point.y()));
        series->replace(thinned(places, 0, 1, columns));
    };
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        fill(m_theory[i], m_lines[i].theory);
        fill(m_series[i], m_lines[i].points);
        QPen pen = penOf(m_lines[i].look, *m_appearance);
        if (m_series[i]->count() > kMostDashedPoints) {
            pen.setStyle(Qt::SolidLine);
            pen.setJoinStyle(Qt::BevelJoin);
        }
        m_series[i]->setPen(pen);
    }
    viewport()->update();
}

qsizetype LinePlot::drawnPoints(std::size_t line) const
{
    return m_series[line]->count();
}

void LinePlot::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    place();
}

QString LinePlot::legendRemark() const
{
    const bool any = std::any_of(m_lines.begin(), m_lines.end(), [](const PlotLine& l) { return l.theory.size() > 1; });
    return any ? tr("pale band: closed form") : QString();
}

std::vector<LinePlot::LegendEntry> LinePlot::legend() const
{
    const QFontMetricsF metrics(m_appearance->textFont());
    const double gap = m_appearance->px(kGap);
    const double room = viewport()->width() - 2 * gap;
    const double height = metrics.height() + m_appearance->px(2);
    std::vector<LegendEntry> entries;
    QPointF at(2 * gap, m_frame.headHeight(viewport()->width(), *m_appearance));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double width = m_appearance->px(kSample) + gap + metrics.horizontalAdvance(m_lines[i].name);
        if (at.x() + width > room && at.x() > 2 * gap)
            at = {2 * gap, at.y() + height};
        entries.push_back({QRectF(at, QSizeF(width, height)), i});
        at.rx() += width + 2.5 * gap;
    }
    // The remark after the lines, as one more entry.
    if (const QString remark = legendRemark(); !remark.isEmpty()) {
        const double width = QFontMetricsF(m_appearance->noteFont()).horizontalAdvance(remark);
        if (at.x() + width > room)
            at = {2 * gap, at.y() + height};
        entries.push_back({QRectF(at, QSizeF(width + gap, height)), m_lines.size()});
    }
    return entries;
}

double LinePlot::legendHeight() const
{
    const std::vector<LegendEntry> entries = legend();
    return entries.empty() ? 0 : entries.back().rect.bottom() - m_frame.headHeight(viewport()->width(), *m_appearance);
}

void LinePlot::drawLegend(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const double sample = m_appearance->px(kSample);
    for (const LegendEntry& entry : legend()) {
        if (entry.line == m_lines.size()) {
            painter.setFont(m_appearance->noteFont());
            painter.setPen(theme.muted);
            painter.drawText(entry.rect, Qt::AlignLeft | Qt::AlignVCenter, legendRemark());
            continue;
        }
        const QRectF left(entry.rect.left(), entry.rect.top(), sample, entry.rect.height());
        drawSample(painter, left, m_lines[entry.line].look, *m_appearance);
        painter.setFont(m_appearance->textFont());
        painter.setPen(theme.text);
        painter.drawText(entry.rect.adjusted(sample + m_appearance->px(kGap), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, m_lines[entry.line].name);
    }
}

void LinePlot::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, m_appearance->theme().window);
    if (m_hasPicture)
        m_frame.draw(*painter, viewport()->rect(), m_plot, *m_appearance);
}

bool LinePlot::presentSeen() const
{
    return m_present && m_frame.x.at(m_present->x()) >= 0 && m_frame.x.at(m_present->x()) <= 1;
}

bool LinePlot::thresholdSeen() const
{
    return m_threshold && *m_threshold <= m_frame.y.to;
}

void LinePlot::drawThreshold(QPainter& painter) const
{
    if (!thresholdSeen())
        return;
    const double y = std::round(positionOf({m_frame.x.from, *m_threshold}).y());
    painter.setPen(QPen(m_appearance->theme().accent, m_appearance->px(1.6), Qt::DashLine));
    painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
}

void LinePlot::drawMarks(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    painter.setBrush(Qt::NoBrush);
    for (const PlotMark& mark : m_marks) {
        const QPointF at = positionOf(mark.at);
        if (at.x() > m_plot.right() + 1)
            continue;
        painter.setPen(QPen(colourOf(mark.look, theme), m_appearance->px(1.4), Qt::DotLine));
        painter.drawLine(at, QPointF(at.x(), m_plot.bottom()));
        painter.setPen(QPen(theme.accent, m_appearance->px(2)));
        painter.drawEllipse(at, m_appearance->px(kRing), m_appearance->px(kRing));
    }
}

std::vector<LinePlot::Label> LinePlot::labels() const
{
    QFont bold = m_appearance->textFont();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const double gap = m_appearance->px(kGap / 2);
    const double height = metrics.height();
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text) + 2 * gap; };
    LabelPlaces places(m_plot.adjusted(0, -height, gap, 0));
    std::vector<Label> labels;
    const auto keepPointFree = [&](QPointF at) {
        const double ring = m_appearance->px(kRing);
        places.keepFree(QRectF(at.x() - ring, at.y() - ring, 2 * ring, 2 * ring));
    };
    if (presentSeen())
        keepPointFree(positionOf(*m_present));
    for (const PlotMark& mark : m_marks)
        keepPointFree(positionOf(mark.at));

    if (presentSeen()) {
        const QString text = tr("now");
        const QPointF at = positionOf(*m_present);
        const double width = widthOf(text);
        const double off = m_appearance->px(kRing) + 1;
        std::vector<QRectF> wanted;
        for (const double y : {at.y() - off - height, at.y() + off})
            for (const double x : {at.x() + gap, at.x() - gap - width, at.x() - width / 2})
                wanted.emplace_back(x, y, width, height);
        labels.push_back({places.place(wanted), text});
    }
    if (thresholdSeen()) {
        // Somewhere along its line, best at the right end and above it.
        const double y = std::round(positionOf({m_frame.x.from, *m_threshold}).y());
        const double width = widthOf(m_thresholdText);
        std::vector<QRectF> wanted;
        for (double x = m_plot.right() - width; x >= m_plot.left(); x -= width / 4)
            for (const double top : {y - height - 2, y + 2})
                wanted.emplace_back(x, top, width, height);
        if (!wanted.empty())
            labels.push_back({places.place(wanted), m_thresholdText});
    }
    QStringList named;
    for (const PlotMark& mark : m_marks) {
        const double x = positionOf(mark.at).x();
        // Schedules with the same number share its name.
        const QString key = mark.text + QString::number(mark.at.x());
        if (x > m_plot.right() + 1 || named.contains(key))
            continue;
        named << key;
        const double width = widthOf(mark.text);
        std::vector<QRectF> wanted;
        for (double y = m_plot.bottom() - height - gap; y >= m_plot.top(); y -= height + 1)
            for (const double left : {x + gap, x - gap - width})
                wanted.emplace_back(left, y, width, height);
        if (!wanted.empty())
            labels.push_back({places.place(wanted), mark.text});
    }
    return labels;
}

void LinePlot::drawLabels(QPainter& painter) const
{
    QFont bold = m_appearance->textFont();
    bold.setBold(true);
    QColor ground = m_appearance->theme().window;
    ground.setAlphaF(0.85F);
    painter.setFont(bold);
    painter.setPen(m_appearance->theme().accent);
    for (const Label& label : labels()) {
        painter.fillRect(label.rect, ground);
        painter.drawText(label.rect, Qt::AlignCenter, label.text);
    }
}

void LinePlot::drawLineMarks(QPainter& painter) const
{
    painter.setPen(QPen(m_appearance->theme().window, 1));
    const double every = m_appearance->px(kMarkEvery);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        painter.setBrush(colourOf(m_lines[i].look, m_appearance->theme()));
        // Lines that lie upon each other have their marks side by side.
        double next = m_plot.left() + every * static_cast<double>(i) / static_cast<double>(m_lines.size());
        for (const QPointF& point : m_lines[i].points) {
            const QPointF at = positionOf(point);
            if (at.x() + 0.5 < next)
                continue;
            drawShape(painter, at, m_appearance->px(kMark), m_lines[i].look);
            next = at.x() + every;
        }
    }
}

void LinePlot::drawCurrent(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    if (presentSeen()) {
        painter.setPen(QPen(theme.window, m_appearance->px(1.5)));
        painter.setBrush(theme.accent);
        painter.drawEllipse(positionOf(*m_present), m_appearance->px(6.5), m_appearance->px(6.5));
    }
    if (!m_current || !pointerMarksShown())
        return;
    const QPointF at = positionOf(m_lines[m_current->line].points[m_current->point]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, m_appearance->px(2)));
    painter.drawEllipse(at, m_appearance->px(kRing), m_appearance->px(kRing));
}

void LinePlot::drawForeground(QPainter* painter, const QRectF&)
{
    if (!m_hasPicture)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    drawLegend(*painter);
    drawLineMarks(*painter);
    drawThreshold(*painter);
    drawMarks(*painter);
    drawCurrent(*painter);
    drawLabels(*painter);
    if (hasFocus() && pointerMarksShown()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_appearance->theme().control, m_appearance->px(1.5)));
        painter->drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

std::optional<LinePlot::Place> LinePlot::placeAt(QPointF position) const
{
    std::optional<Place> found;
    double within = m_appearance->px(kReach);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        std::vector<QPointF> places;
        places.reserve(m_lines[i].points.size());
        for (const QPointF& point : m_lines[i].points)
            places.push_back(positionOf(point));
        if (const std::optional<std::size_t> point = nearest(places, position, within)) {
            found = Place{i, *point};
            const QPointF off = places[*point] - position;
            within = std::hypot(off.x(), off.y());
        }
    }
    return found;
}

int LinePlot::markAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const QPointF off = positionOf(m_marks[i].at) - position;
        if (std::hypot(off.x(), off.y()) <= m_appearance->px(kRing))
            return static_cast<int>(i);
    }
    return -1;
}

void LinePlot::setCurrent(std::optional<Place> place)
{
    if (place == m_current)
        return;
    m_current = place;
    viewport()->update();
    setAccessibleDescription(place && m_factsOf ? m_factsOf(*place).plain() : summary());
}

void LinePlot::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<Place> place = placeAt(event->position());
    setCurrent(place);
    viewport()->setCursor(place || markAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (place && m_factsOf)
        m_card->showNear(event->globalPosition().toPoint(), m_factsOf(*place).rich());
    else
        m_card->dismiss();
}

void LinePlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const int mark = markAt(event->position()); mark >= 0) {
        emit markChosen(mark);
        return;
    }
    if (const std::optional<Place> place = placeAt(event->position()))
        emit chosen(*place);
}

void LinePlot::leaveEvent(QEvent* event)
{
    m_card->dismiss();
    if (!hasFocus())
        setCurrent(std::nullopt);
    QChartView::leaveEvent(event);
}

void LinePlot::move(int lines, int points)
{
    if (m_lines.empty())
        return;
    const auto count = static_cast<int>(m_lines.size());
    Place place = m_current.value_or(Place{});
    const bool fresh = !m_current;
    if (lines != 0) {
        // On another line the point nearest in x.
        const double x = m_lines[place.line].points.empty() ? 0 : m_lines[place.line].points[place.point].x();
        place.line = static_cast<std::size_t>((static_cast<int>(place.line) + lines + count) % count);
        const std::vector<QPointF>& other = m_lines[place.line].points;
        const auto at = std::min_element(other.begin(), other.end(), [x](const QPointF& a, const QPointF& b) {
            return std::abs(a.x() - x) < std::abs(b.x() - x);
        });
        place.point = static_cast<std::size_t>(at - other.begin());
    } else if (!fresh) {
        const auto last = static_cast<int>(m_lines[place.line].points.size()) - 1;
        place.point =
            static_cast<std::size_t>(std::clamp(static_cast<int>(place.point) + points, 0, std::max(0, last)));
    }
    if (place.point >= m_lines[place.line].points.size())
        return;
    setCurrent(place);
    if (m_factsOf)
        m_card->showNear(viewport()->mapToGlobal(positionOf(m_lines[place.line].points[place.point]).toPoint()),
                         m_factsOf(place).rich());
}

void LinePlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        move(0, -1);
        break;
    case Qt::Key_Right:
        move(0, 1);
        break;
    case Qt::Key_Up:
        move(-1, 0);
        break;
    case Qt::Key_Down:
        move(1, 0);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current)
            emit chosen(*m_current);
        break;
    default:
        event->ignore();
        return;
    }
    event->accept();
}

void LinePlot::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void LinePlot::focusOutEvent(QFocusEvent* event)
{
    m_card->dismiss();
    QChartView::focusOutEvent(event);
    viewport()->update();
}

}  // namespace bubblescope
