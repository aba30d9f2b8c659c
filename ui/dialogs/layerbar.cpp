// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/layerbar.h"

#include "ui/text/format.h"
#include "ui/theme/accessiblerole.h"
#include "ui/theme/appearance.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr double kBarHeight = 44;
constexpr double kNotesHeight = 36;
constexpr double kLeastLayer = 3;
constexpr double kGrab = 7;

}  // namespace

LayerBar::LayerBar(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("layerBar"));
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(tr("Layers, cut into stages"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        place();
    });
}

void LayerBar::setLayers(const std::vector<ModelLayer>& layers, const Split& split, const std::vector<double>& slowdown,
                         SplitTime time)
{
    m_layers = layers;
    m_split = split;
    m_slowdown = slowdown;
    m_time = time;
    m_chosen = std::clamp(m_chosen, 1, std::max(1, static_cast<int>(split.size()) - 2));
    place();
    describe();
}

QSize LayerBar::sizeHint() const
{
    return {qRound(m_appearance->px(360)), qRound(m_appearance->px(kBarHeight + kNotesHeight))};
}

QRectF LayerBar::barRect() const
{
    const double margin = m_appearance->px(8);
    return {margin, 2, width() - 2 * margin, m_appearance->px(kBarHeight)};
}

void LayerBar::place()
{
    m_edges.assign(1, barRect().left());
    if (!m_layers.empty()) {
        const StageTimes times(m_layers, m_time);
        const auto count = static_cast<int>(m_layers.size());
        const double all = std::max(1.0, static_cast<double>(times.stageNs(0, count, 1)));
        // What takes no time is still there to be seen.
        const double least = std::min(m_appearance->px(kLeastLayer), barRect().width() / count);
        const double room = barRect().width() - least * count;
        for (int i = 0; i < count; ++i)
            m_edges.push_back(m_edges.back() + least + room * static_cast<double>(times.stageNs(i, i + 1, 1)) / all);
    }
    update();
}

void LayerBar::resizeEvent(QResizeEvent*)
{
    place();
}

double LayerBar::cutX(int stage) const
{
    return m_edges[static_cast<std::size_t>(m_split[static_cast<std::size_t>(stage)])];
}

TimeNs LayerBar::stageNs(int stage) const
{
    const auto s = static_cast<std::size_t>(stage);
    return StageTimes(m_layers, m_time).stageNs(m_split[s], m_split[s + 1], m_slowdown[s]);
}

int LayerBar::heaviest() const
{
    int best = 0;
    for (int s = 1; s + 1 < static_cast<int>(m_split.size()); ++s)
        if (stageNs(s) > stageNs(best))
            best = s;
    return best;
}

void LayerBar::paintEvent(QPaintEvent*)
{
    if (m_layers.empty() || m_split.size() < 2)
        return;
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    const QRectF bar = barRect();
    const int stages = static_cast<int>(m_split.size()) - 1;
    const int slowest = heaviest();
    painter.setFont(m_appearance->noteFont());
    const QFontMetricsF metrics(painter.font());
    for (int s = 0; s < stages; ++s) {
        const double left = cutX(s);
        const double right = s + 1 == stages ? m_edges.back() : cutX(s + 1);
        QColor fill = s == slowest ? theme.accentGround : theme.forward;
        if (s != slowest)
            fill.setAlphaF(s % 2 == 0 ? 0.30F : 0.16F);
        const QRectF part(left, bar.top(), right - left, bar.height());
        painter.fillRect(part, fill);
        const QString name = tr("stage %1").arg(s);
        const QString shorter = QString::number(s);
        const QString time = formatTime(stageNs(s), 3);
        painter.setPen(s == slowest ? theme.accent : theme.text);
        for (const QString& text : {name, shorter})
            if (metrics.horizontalAdvance(text) + 4 < part.width()) {
                painter.drawText(part, Qt::AlignCenter, text);
                break;
            }
        if (metrics.horizontalAdvance(time) + 2 < part.width())
            painter.drawText(QRectF(left, bar.bottom() + 2, part.width(), metrics.height()), Qt::AlignCenter, time);
        const QString count =
            QString::number(m_split[static_cast<std::size_t>(s) + 1] - m_split[static_cast<std::size_t>(s)]);
        painter.setPen(theme.muted);
        if (metrics.horizontalAdvance(count) + 2 < part.width())
            painter.drawText(QRectF(left, bar.bottom() + 2 + metrics.height(), part.width(), metrics.height()),
                             Qt::AlignCenter, count);
    }
    // Layers, then the cuts upon them.
    QColor thin = theme.muted;
    thin.setAlphaF(0.35F);
    painter.setPen(QPen(thin, 1));
    for (std::size_t i = 1; i + 1 < m_edges.size(); ++i)
        if (m_edges[i] - m_edges[i - 1] > 2)
            painter.drawLine(QPointF(m_edges[i], bar.top() + 6), QPointF(m_edges[i], bar.bottom() - 6));
    for (int s = 1; s < stages; ++s) {
        const bool active = m_dragged == s || (hasFocus() && m_chosen == s);
        const double half = m_appearance->px(active ? 2.5 : 1.5);
        painter.fillRect(QRectF(cutX(s) - half, bar.top() - 2, 2 * half, bar.height() + 4),
                         active ? theme.accent : theme.control);
    }
}

int LayerBar::cutAt(double x) const
{
    int best = 0;
    double nearest = m_appearance->px(kGrab);
    for (int s = 1; s + 1 < static_cast<int>(m_split.size()); ++s)
        if (const double away = std::abs(cutX(s) - x); away < nearest) {
            nearest = away;
            best = s;
        }
    return best;
}

int LayerBar::layerAt(double x) const
{
    const auto after = std::upper_bound(m_edges.begin(), m_edges.end(), x);
    if (after == m_edges.begin())
        return 0;
    if (after == m_edges.end())
        return static_cast<int>(m_edges.size()) - 1;
    const auto index = static_cast<int>(after - m_edges.begin());
    return x - *(after - 1) < *after - x ? index - 1 : index;
}

void LayerBar::moveCut(int stage, int layer)
{
    const auto s = static_cast<std::size_t>(stage);
    // Its neighbours stay where they are, and no stage becomes empty.
    layer = std::clamp(layer, m_split[s - 1] + 1, m_split[s + 1] - 1);
    if (layer == m_split[s])
        return;
    m_split[s] = layer;
    update();
    describe();
    emit cutMoved(stage, layer);
}

void LayerBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_split.size() < 3)
        return;
    m_dragged = cutAt(event->position().x());
    if (m_dragged > 0)
        m_chosen = m_dragged;
    update();
}

void LayerBar::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged > 0)
        moveCut(m_dragged, layerAt(event->position().x()));
    else if (m_split.size() > 2)
        setCursor(cutAt(event->position().x()) > 0 ? Qt::SplitHCursor : Qt::ArrowCursor);
}

void LayerBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_dragged == 0)
        return;
    m_dragged = 0;
    update();
    emit cutReleased();
}

void LayerBar::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_split.size()) - 2;
    if (last < 1)
        return QWidget::keyPressEvent(event);
    const auto cut = m_split[static_cast<std::size_t>(m_chosen)];
    switch (event->key()) {
    case Qt::Key_Up:
        m_chosen = std::max(1, m_chosen - 1);
        break;
    case Qt::Key_Down:
        m_chosen = std::min(last, m_chosen + 1);
        break;
    case Qt::Key_Left:
        moveCut(m_chosen, cut - 1);
        emit cutReleased();
        break;
    case Qt::Key_Right:
        moveCut(m_chosen, cut + 1);
        emit cutReleased();
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    update();
    describe();
}

void LayerBar::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void LayerBar::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool LayerBar::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_layers.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto after = std::upper_bound(m_edges.begin(), m_edges.end(), static_cast<double>(help->pos().x()));
    if (after == m_edges.begin() || after == m_edges.end()) {
        QToolTip::hideText();
        return true;
    }
    const ModelLayer& layer = m_layers[static_cast<std::size_t>(after - m_edges.begin()) - 1];
    QString text = tr("%1\nforward %2, backward %3")
                       .arg(fromCore(layer.name), formatTime(layer.forwardNs),
                            formatTime(layer.backwardInputNs + layer.backwardWeightNs));
    if (layer.activationBytes > 0)
        text += u'\n' + tr("activations %1").arg(formatBytes(layer.activationBytes));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void LayerBar::describe()
{
    if (m_split.size() < 3 || m_layers.empty())
        return setAccessibleDescription({});
    const int cut = std::min(m_split[static_cast<std::size_t>(m_chosen)], static_cast<int>(m_layers.size()) - 1);
    setAccessibleDescription(tr("The cut before stage %1 is before %2. Stage %3 takes longest, %4.")
                                 .arg(m_chosen)
                                 .arg(QString::fromStdString(m_layers[static_cast<std::size_t>(cut)].name))
                                 .arg(heaviest())
                                 .arg(formatTime(stageNs(heaviest()))));
}

}  // namespace bubblescope
