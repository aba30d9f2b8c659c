// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/linelegend.h"

#include "ui/theme/appearance.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <utility>

namespace bubblescope {

namespace {

// At scale 1.
constexpr double kSample = 18;
constexpr double kSpace = 5;
constexpr double kBetween = 14;
constexpr int kMostRows = 2;

}  // namespace

LineLegend::LineLegend(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(appearance, &Appearance::changed, this, &QWidget::updateGeometry);
}

void LineLegend::setEntries(const std::vector<Entry>& entries, const QString& remark, const QString& tip)
{
    if (entries == m_entries && remark == m_remark && tip == m_tip)
        return;
    m_entries = entries;
    m_remark = remark;
    m_tip = tip;
    nameRest();
    updateGeometry();
    update();
}

double LineLegend::widthOf(const Entry& entry, bool longNames) const
{
    return m_appearance->px(kSample + kSpace + kBetween) +
           QFontMetricsF(m_appearance->noteFont()).horizontalAdvance(longNames ? entry.name : entry.shortName);
}

double LineLegend::rowHeight() const
{
    return QFontMetricsF(m_appearance->noteFont()).height() + m_appearance->px(4);
}

QString LineLegend::restText(std::size_t placed) const
{
    QStringList texts;
    if (placed < m_entries.size())
        texts << tr("+%n more", nullptr, static_cast<int>(m_entries.size() - placed));
    if (!m_remark.isEmpty())
        texts << m_remark;
    return texts.join(QStringLiteral(", "));
}

LineLegend::Placement LineLegend::place(int width, bool longNames, int rows) const
{
    const QFontMetricsF metrics(m_appearance->noteFont());
    const double between = m_appearance->px(kBetween);
    Placement result{longNames, rows, {}, {}};
    double x = 0;
    int row = 0;
    for (const Entry& entry : m_entries) {
        const double wide = widthOf(entry, longNames);
        if (x > 0 && x + wide - between > width) {
            if (row + 1 == rows)
                break;
            ++row;
            x = 0;
        }
        result.placed.emplace_back(x, row);
        x += wide;
    }
    // That not all are here must be seen, at the cost of the last names; a remark alone is cut instead, once there is
    // no more room to be had.
    const auto restFits = [&] {
        const QString rest = restText(result.placed.size());
        const bool cut = rows == kMostRows && row + 1 == rows && result.placed.size() == m_entries.size();
        return rest.isEmpty() || cut || x + metrics.horizontalAdvance(rest) <= width;
    };
    while (!restFits() && !result.placed.empty()) {
        if (row + 1 < rows && result.placed.size() == m_entries.size()) {
            ++row;
            x = 0;
            break;
        }
        x = result.placed.back().x();
        row = static_cast<int>(result.placed.back().y());
        result.placed.pop_back();
    }
    result.rest = QPointF(x, row);
    return result;
}

LineLegend::Placement LineLegend::place(int width) const
{
    constexpr std::pair<bool, int> ways[] = {{true, 1}, {false, 1}, {false, kMostRows}};
    Placement result;
    for (const auto& [longNames, rows] : ways) {
        result = place(width, longNames, rows);
        if (result.placed.size() == m_entries.size())
            break;
    }
    return result;
}

bool LineLegend::namesAllIn(int width) const
{
    const Placement placement = place(width);
    return placement.rows == 1 && placement.placed.size() == m_entries.size();
}

QSize LineLegend::sizeHint() const
{
    double width = 1;
    for (const Entry& entry : m_entries)
        width += widthOf(entry, true);
    width += QFontMetricsF(m_appearance->noteFont()).horizontalAdvance(m_remark);
    return {qRound(width), qRound(rowHeight())};
}

QSize LineLegend::minimumSizeHint() const
{
    return {qRound(m_appearance->px(60)), qRound(rowHeight())};
}

int LineLegend::heightForWidth(int width) const
{
    return qRound(place(width).rows * rowHeight());
}

void LineLegend::resizeEvent(QResizeEvent*)
{
    nameRest();
}

void LineLegend::nameRest()
{
    QStringList names;
    for (std::size_t i = m_entries.size() - static_cast<std::size_t>(unnamed()); i < m_entries.size(); ++i)
        names << m_entries[i].name;
    const QString rest = names.isEmpty() ? QString() : tr("Also drawn: %1.").arg(names.join(QStringLiteral(", ")));
    setToolTip((rest + u' ' + m_tip).trimmed());
}

void LineLegend::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_appearance->noteFont());
    const Placement placement = place(width());
    const double high = rowHeight();
    const double top = (height() - placement.rows * high) / 2;
    for (std::size_t i = 0; i < placement.placed.size(); ++i) {
        const Entry& entry = m_entries[i];
        const double x = placement.placed[i].x();
        const double y = top + placement.placed[i].y() * high;
        painter.setPen(entry.pen);
        painter.drawLine(QPointF(x, y + high / 2), QPointF(x + m_appearance->px(kSample), y + high / 2));
        painter.setPen(entry.accent ? theme.accent : theme.text);
        painter.drawText(QRectF(x + m_appearance->px(kSample + kSpace), y, widthOf(entry, placement.longNames), high),
                         Qt::AlignLeft | Qt::AlignVCenter, placement.longNames ? entry.name : entry.shortName);
    }
    painter.setPen(theme.muted);
    const double left = width() - placement.rest.x();
    painter.drawText(QRectF(placement.rest.x(), top + placement.rest.y() * high, left, high),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(restText(placement.placed.size()), Qt::ElideRight, qRound(left)));
}

}  // namespace bubblescope
