// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/fasterlist.h"

#include "ui/text/format.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr int kMostShown = 8;

}  // namespace

FasterList::FasterList(const Appearance* appearance, QWidget* parent)
    : RowList(kMostShown, Header::None, appearance, parent)
{
}

void FasterList::setSooner(const std::vector<TimeNs>& soonerNs, TimeNs makespanNs, double percent)
{
    m_soonerNs = soonerNs;
    m_makespanNs = makespanNs;
    m_percent = percent;
    const auto most = std::max_element(m_soonerNs.begin(), m_soonerNs.end());
    m_best = most != m_soonerNs.end() && *most > 0 ? static_cast<int>(most - m_soonerNs.begin()) : -1;
    setRowCount(static_cast<int>(m_soonerNs.size()));
    setAccessibleDescription(m_best < 0 ? QString() : rowToolTip(m_best));
    if (m_best >= 0)
        scrollToRow(m_best);
    viewport()->update();
}

QString FasterList::rowText(int stage) const
{
    const TimeNs ns = m_soonerNs[static_cast<std::size_t>(stage)];
    if (ns == 0)
        return tr("no sooner");
    return ns > 0 ? tr("%1 sooner").arg(formatTime(ns, 3)) : tr("%1 later").arg(formatTime(-ns, 3));
}

QSize FasterList::rowSizeHint() const
{
    const QFontMetrics metrics(appearance()->noteFont());
    return {metrics.horizontalAdvance(tr("stage %1").arg(rowCount())) +
                metrics.horizontalAdvance(tr("%1 sooner").arg(formatTime(88'888 * kNsPerMs))) +
                static_cast<int>(appearance()->px(16)),
            metrics.height() + static_cast<int>(std::ceil(appearance()->px(4)))};
}

void FasterList::paintRow(QPainter& painter, int stage, const QRect& rect)
{
    const Theme& theme = appearance()->theme();
    // Where all stages give the same, none stands out.
    const bool best =
        m_best >= 0 && m_soonerNs[static_cast<std::size_t>(stage)] == m_soonerNs[static_cast<std::size_t>(m_best)] &&
        std::count(m_soonerNs.begin(), m_soonerNs.end(), m_soonerNs[static_cast<std::size_t>(m_best)]) == 1;
    QFont font = appearance()->noteFont();
    font.setBold(best);
    painter.setFont(font);
    painter.setPen(best ? theme.accent : theme.text);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, tr("stage %1").arg(stage));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, rowText(stage));
}

QString FasterList::rowToolTip(int stage) const
{
    if (stage < 0)
        return {};
    const TimeNs ns = m_soonerNs[static_cast<std::size_t>(stage)];
    return tr("Stage %1 %2 faster: the run ends at %3 instead of %4, %5.")
        .arg(stage)
        .arg(formatPercent(m_percent / 100, 0), formatTime(m_makespanNs - ns, 5), formatTime(m_makespanNs, 5),
             rowText(stage));
}

}  // namespace bubblescope
