// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/causebars.h"

#include "ui/panels/causebrush.h"
#include "ui/text/format.h"
#include "ui/viewmodel/idletext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bubblescope {
namespace {

constexpr int kMostShown = 9;

TimeNs sumOf(const IdleTimes& times)
{
    return std::accumulate(times.begin(), times.end(), TimeNs{0});
}

/// "waits for an activation 3 ms (12 %)", one line each.
QString listText(const IdleTimes& times)
{
    const auto sum = static_cast<double>(std::max<TimeNs>(1, sumOf(times)));
    QString text;
    for (std::size_t cause = 0; cause < times.size(); ++cause)
        if (times[cause] > 0)
            text += QStringLiteral("\n%1: %2 (%3)")
                        .arg(IdleText::causeName(static_cast<IdleCause>(cause)), formatTime(times[cause]),
                             formatPercent(static_cast<double>(times[cause]) / sum));
    return text;
}

}  // namespace

CauseBars::CauseBars(const Appearance* appearance, QWidget* parent)
    : RowList(kMostShown, Header::None, appearance, parent)
{
}

void CauseBars::setCauses(const Analysis& analysis)
{
    const auto devices = static_cast<TimeNs>(std::max<std::size_t>(1, analysis.devices.size()));
    IdleTimes average = analysis.idleByCauseNs;
    for (TimeNs& ns : average)
        ns /= devices;
    m_rows.assign(1, average);
    m_longestNs = 0;
    m_knownNs.assign(1, 0);
    for (const DeviceFigures& device : analysis.devices) {
        m_rows.push_back(device.idleByCauseNs);
        // A device counts as far as it is known, which is the makespan but for a run that goes on or was cut off.
        m_knownNs.push_back(device.busyNs + device.idleNs);
        m_knownNs.front() += m_knownNs.back();
        m_longestNs = std::max(m_longestNs, device.idleNs);
    }
    m_knownNs.front() /= devices;
    setRowCount(static_cast<int>(m_rows.size()));
    setAccessibleDescription(rowToolTip(0));
    viewport()->update();
}

QString CauseBars::rowName(int row) const
{
    return row == 0 ? tr("on average") : tr("device %1").arg(row - 1);
}

TimeNs CauseBars::idleNs(int row) const
{
    return sumOf(m_rows[static_cast<std::size_t>(row)]);
}

double CauseBars::idleShare(int row) const
{
    const TimeNs knownNs = m_knownNs[static_cast<std::size_t>(row)];
    return knownNs > 0 ? static_cast<double>(idleNs(row)) / static_cast<double>(knownNs) : 0.0;
}

std::vector<CauseBars::Segment> CauseBars::segments(int row) const
{
    std::vector<Segment> all;
    if (m_longestNs == 0)
        return all;
    TimeNs atNs = 0;
    const IdleTimes& times = m_rows[static_cast<std::size_t>(row)];
    for (std::size_t cause = 0; cause < times.size(); ++cause) {
        if (times[cause] == 0)
            continue;
        const double from = static_cast<double>(atNs) / static_cast<double>(m_longestNs);
        atNs += times[cause];
        all.push_back(
            {static_cast<IdleCause>(cause), from, static_cast<double>(atNs) / static_cast<double>(m_longestNs)});
    }
    return all;
}

int CauseBars::nameWidth() const
{
    QFont bold = appearance()->noteFont();
    bold.setBold(true);
    return std::max(QFontMetrics(bold).horizontalAdvance(rowName(0)),
                    QFontMetrics(appearance()->noteFont()).horizontalAdvance(rowName(rowCount())));
}

QSize CauseBars::rowSizeHint() const
{
    const QFontMetrics metrics(appearance()->noteFont());
    return {nameWidth() + metrics.horizontalAdvance(formatPercent(1, 0)) + static_cast<int>(appearance()->px(80)),
            std::max(metrics.height() + 2, static_cast<int>(std::ceil(appearance()->px(20))))};
}

void CauseBars::paintRow(QPainter& painter, int row, const QRect& rect)
{
    const Theme& theme = appearance()->theme();
    const QFontMetrics metrics(appearance()->noteFont());
    const int gap = static_cast<int>(appearance()->px(8));
    const int name = nameWidth();
    const int percent = metrics.horizontalAdvance(formatPercent(1, 0));
    QFont font = appearance()->noteFont();
    font.setBold(row == 0);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, rowName(row));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, formatPercent(idleShare(row), 0));

    const double height = appearance()->px(12);
    const QRectF room(name + gap, rect.center().y() - height / 2 + 0.5,
                      std::max(4, rect.width() - name - percent - 2 * gap), height);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Segment& segment : segments(row)) {
        const double left = std::round(room.left() + room.width() * segment.from);
        const double right = std::round(room.left() + room.width() * segment.to);
        const QRectF part(left, std::round(room.top()), std::max(1.0, right - left), std::round(height));
        fillCause(painter, part, segment.cause, theme);
        painter.setPen(QPen(theme.panel, 1));
        painter.drawLine(part.topRight(), part.bottomRight());
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

QString CauseBars::rowToolTip(int row) const
{
    if (row < 0)
        return {};
    const QString idle = formatTime(idleNs(row));
    const QString known = formatTime(m_knownNs[static_cast<std::size_t>(row)]);
    const QString head = row == 0 ? tr("A device is idle for %1 on average, of %2:").arg(idle, known)
                                  : tr("Device %1 is idle for %2, of %3:").arg(row - 1).arg(idle, known);
    return head + listText(m_rows[static_cast<std::size_t>(row)]);
}

CauseLegend::CauseLegend(const Appearance* appearance, QWidget* parent)
    : RowList(kIdleCauses, Header::None, appearance, parent)
{
}

void CauseLegend::setCauses(const Analysis& analysis)
{
    m_entries.clear();
    for (std::size_t cause = 0; cause < kIdleCauses; ++cause)
        if (const TimeNs ns = analysis.idleByCauseNs[cause]; ns > 0)
            m_entries.push_back({static_cast<IdleCause>(cause), ns,
                                 static_cast<double>(ns) / static_cast<double>(analysis.bubbleTimeNs)});
    setRowCount(static_cast<int>(m_entries.size()));
    QStringList texts;
    for (int row = 0; row < rowCount(); ++row)
        texts << rowText(row);
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    viewport()->update();
}

QString CauseLegend::rowText(int row) const
{
    const Entry& entry = m_entries[static_cast<std::size_t>(row)];
    return IdleText::causeName(entry.cause) + u' ' + formatPercent(entry.share, 0);
}

QSize CauseLegend::rowSizeHint() const
{
    const QFontMetrics metrics(appearance()->noteFont());
    int widest = 0;
    for (const Entry& entry : m_entries)
        widest = std::max(widest, metrics.horizontalAdvance(IdleText::causeName(entry.cause)));
    return {widest + metrics.horizontalAdvance(formatPercent(1, 0)) + static_cast<int>(appearance()->px(40)),
            std::max(metrics.height(), static_cast<int>(std::ceil(appearance()->px(17))))};
}

void CauseLegend::paintRow(QPainter& painter, int row, const QRect& rect)
{
    const Theme& theme = appearance()->theme();
    const Entry& entry = m_entries[static_cast<std::size_t>(row)];
    const double height = std::round(appearance()->px(11));
    const double width = std::round(appearance()->px(20));
    painter.setRenderHint(QPainter::Antialiasing, false);
    fillCause(painter, QRectF(0, std::round(rect.center().y() - height / 2 + 0.5), width, height), entry.cause, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(appearance()->noteFont());
    painter.setPen(theme.text);
    painter.drawText(rect.adjusted(qRound(width + appearance()->px(8)), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     IdleText::causeName(entry.cause));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, formatPercent(entry.share, 0));
}

QString CauseLegend::rowToolTip(int row) const
{
    if (row < 0 || row >= static_cast<int>(m_entries.size()))
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(row)];
    return tr("%1\n%2 of all devices together, %3 of their idle time.")
        .arg(IdleText::causeExplained(entry.cause), formatTime(entry.ns), formatPercent(entry.share));
}

}  // namespace bubblescope
