// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/queuelegend.h"

#include "ui/theme/appearance.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace bubblescope {

namespace {

// At scale 1.
constexpr double kSample = 18;
constexpr double kSpace = 5;
constexpr double kBetween = 14;

}  // namespace

QueueLegend::QueueLegend(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(appearance, &Appearance::changed, this, &QWidget::updateGeometry);
}

void QueueLegend::setEntries(const std::vector<Entry>& entries, const QString& remark)
{
    if (entries == m_entries && remark == m_remark)
        return;
    m_entries = entries;
    m_remark = remark;
    updateGeometry();
    update();
}

double QueueLegend::widthOf(const QString& name) const
{
    return m_appearance->px(kSample + kSpace + kBetween) +
           QFontMetricsF(m_appearance->noteFont()).horizontalAdvance(name);
}

QSize QueueLegend::sizeHint() const
{
    double width = 0;
    for (const Entry& entry : m_entries)
        width += widthOf(entry.name);
    const QFontMetricsF metrics(m_appearance->noteFont());
    width += metrics.horizontalAdvance(m_remark);
    return {qRound(width) + 1, qRound(metrics.height() + m_appearance->px(4))};
}

QSize QueueLegend::minimumSizeHint() const
{
    return {qRound(m_appearance->px(60)), sizeHint().height()};
}

void QueueLegend::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool longNames = sizeHint().width() <= width();
    const QFontMetricsF metrics(m_appearance->noteFont());
    painter.setFont(m_appearance->noteFont());
    const double middle = height() / 2.0;
    // That not all are here must be seen, at the cost of the last names.
    const double room = width() - std::min(metrics.horizontalAdvance(m_remark), width() / 2.0);
    double x = 0;
    for (const Entry& entry : m_entries) {
        const QString& name = longNames ? entry.name : entry.shortName;
        const double wide = widthOf(name);
        if (x + wide - m_appearance->px(kBetween) > room)
            break;
        painter.setPen(entry.pen);
        painter.drawLine(QPointF(x, middle), QPointF(x + m_appearance->px(kSample), middle));
        painter.setPen(entry.accent ? theme.accent : theme.text);
        painter.drawText(QRectF(x + m_appearance->px(kSample + kSpace), 0, wide, height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
        x += wide;
    }
    painter.setPen(theme.muted);
    const double left = width() - x;
    painter.drawText(QRectF(x, 0, left, height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_remark, Qt::ElideRight, left));
}

}  // namespace bubblescope
