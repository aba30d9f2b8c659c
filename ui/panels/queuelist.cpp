// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/queuelist.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace bubblescope {
namespace {

constexpr int kMostShown = 8;

}  // namespace

QueueList::QueueList(const Appearance* appearance, QWidget* parent)
    : RowList(kMostShown, Header::Row, appearance, parent)
{
}

void QueueList::setPeaks(const RunFigures& figures, bool hasBackward)
{
    m_peaks = figures.queues;
    m_lengths.assign(m_peaks.size(), {});
    m_hasBackward = hasBackward;
    setRowCount(static_cast<int>(m_peaks.size()));
    if (std::exchange(m_slowest, figures.slowestStage) != figures.slowestStage && m_slowest >= 0)
        scrollToRow(m_slowest);
    viewport()->update();
}

void QueueList::setLengths(const std::vector<StageQueueLengths>& lengths)
{
    if (lengths == m_lengths || lengths.size() != m_peaks.size())
        return;
    m_lengths = lengths;
    viewport()->update();
}

QString QueueList::forwardText(int stage) const
{
    // The first stage's inputs are the batch itself.
    if (stage == 0)
        return QStringLiteral("–");
    const auto s = static_cast<std::size_t>(stage);
    return QStringLiteral("%1 (%2)").arg(m_lengths[s].forward).arg(m_peaks[s].forward);
}

QString QueueList::backwardText(int stage) const
{
    if (!m_hasBackward)
        return {};
    const auto s = static_cast<std::size_t>(stage);
    return QStringLiteral("%1 (%2)").arg(m_lengths[s].backward).arg(m_peaks[s].backward);
}

QSize QueueList::rowSizeHint() const
{
    const QFontMetrics metrics(appearance()->noteFont());
    const int columns = metrics.horizontalAdvance(tr("stage %1").arg(rowCount())) +
                        metrics.horizontalAdvance(tr("forward (peak)")) +
                        (m_hasBackward ? metrics.horizontalAdvance(tr("backward (peak)")) : 0);
    return {columns + static_cast<int>(appearance()->px(20)),
            metrics.height() + static_cast<int>(std::ceil(appearance()->px(4)))};
}

QRect QueueList::forwardColumn(const QRect& rect) const
{
    if (!m_hasBackward)
        return rect;
    const QFontMetrics metrics(appearance()->noteFont());
    return rect.adjusted(0, 0, -metrics.horizontalAdvance(tr("backward (peak)")) - qRound(appearance()->px(10)), 0);
}

void QueueList::paintHeader(QPainter& painter, const QRect& rect)
{
    painter.setFont(appearance()->noteFont());
    painter.setPen(appearance()->theme().muted);
    painter.drawText(forwardColumn(rect), Qt::AlignRight | Qt::AlignVCenter, tr("forward (peak)"));
    if (m_hasBackward)
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, tr("backward (peak)"));
}

void QueueList::paintRow(QPainter& painter, int stage, const QRect& rect)
{
    const Theme& theme = appearance()->theme();
    QFont font = appearance()->noteFont();
    font.setBold(stage == m_slowest);
    painter.setFont(font);
    painter.setPen(stage == m_slowest ? theme.accent : theme.text);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, tr("stage %1").arg(stage));
    painter.drawText(forwardColumn(rect), Qt::AlignRight | Qt::AlignVCenter, forwardText(stage));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, backwardText(stage));
}

QString QueueList::rowToolTip(int stage) const
{
    if (stage < 0)
        return tr("Microbatches whose input has arrived and whose work has not begun: at the cursor, and in brackets "
                  "the most there ever are.");
    const auto s = static_cast<std::size_t>(stage);
    QString text;
    if (stage > 0)
        text = tr("Before stage %1 wait %2 forwards now, at most %3.")
                   .arg(stage)
                   .arg(m_lengths[s].forward)
                   .arg(m_peaks[s].forward);
    if (m_hasBackward)
        text +=
            (text.isEmpty() ? QString() : QStringLiteral("\n")) + tr("Backwards at stage %1: %2 wait now, at most %3.")
                                                                      .arg(stage)
                                                                      .arg(m_lengths[s].backward)
                                                                      .arg(m_peaks[s].backward);
    return text;
}

}  // namespace bubblescope
