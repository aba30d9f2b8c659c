// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flow/flowlayout.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {

namespace {

// At scale 1.
constexpr double kMargin = 8;
constexpr double kSmallestToken = 18;
constexpr double kLargestToken = 26;
constexpr double kSign = 18;
constexpr double kWidestBox = 120;
constexpr double kLanePadding = 5;   ///< above, between and below the tokens of a box
constexpr double kQueuePadding = 7;  ///< between a box and its queue
constexpr double kRowSpacing = 6;
constexpr double kSmallestCell = 6;
constexpr double kLargestCell = 64;
constexpr double kOverviewBox = 20;
constexpr double kOverviewBar = 22;

int rowsFor(int stages, int perRow)
{
    return (stages + perRow - 1) / perRow;
}

}  // namespace

FlowLayout::FlowLayout(QSizeF size, int stages, const FlowMetrics& metrics)
    : m_metrics(metrics)
    , m_stages(stages)
{
    if (stages <= 0)
        return;
    const double scale = metrics.scale;
    m_spacing = 3 * scale;
    const double smallest = tokenWidthFor(kSmallestToken * scale);
    // A box for one token; a gap for one token and a sign that there are more.
    const double box = smallest + 2 * kLanePadding * scale;
    const double gap = smallest + m_spacing + (kSign + kQueuePadding) * scale;
    const double usable = size.width() - metrics.endWidth - 2 * kMargin * scale;
    const int most = std::max(1, static_cast<int>(usable / (box + gap)));
    const int lanes = metrics.twoLanes ? 2 : 1;
    const double lowestRow = metrics.noteHeight + lanes * (kSmallestToken + kLanePadding) * scale +
                             kLanePadding * scale + metrics.labelLines * metrics.labelHeight;
    const int rows = rowsFor(stages, most);
    if (rows == 1 || rows * (lowestRow + kRowSpacing * scale) <= size.height() || stages <= 2)
        layOutTokens(size, rows);
    else
        layOutOverview(size);
}

void FlowLayout::layOutTokens(QSizeF size, int rows)
{
    const FlowMetrics& m = m_metrics;
    const double scale = m.scale;
    const int lanes = m.twoLanes ? 2 : 1;
    m_detail = FlowDetail::Tokens;
    m_perRow = rowsFor(m_stages, rows);
    m_rows = rowsFor(m_stages, m_perRow);
    const double usable = size.width() - m.endWidth - 2 * kMargin * scale;
    const double unit = std::max(usable / m_perRow, 3 * kSmallestToken * scale);

    const double labels = m.noteHeight + m.labelLines * m.labelHeight;
    const double padding = kLanePadding * scale;
    const double rowSpacing = m_rows > 1 ? kRowSpacing * scale : 0;
    const double room = size.height() / m_rows - labels - rowSpacing - padding;
    const double tallest = std::max(room / lanes - padding, kSmallestToken * scale);
    m_tokenHeight = std::clamp(unit * 0.14, kSmallestToken * scale, std::min(kLargestToken * scale, tallest));
    m_tokenWidth = tokenWidthFor(m_tokenHeight);
    // Wide enough for its label, unless that takes the queues' room.
    const double least = m_tokenWidth + 2 * padding;
    const double queues = unit - 3 * (m_tokenWidth + m_spacing) - kQueuePadding * scale;
    m_box = std::max({least, std::min(unit * 0.4, kWidestBox * scale), std::min(m.labelWidth, queues)});
    m_gap = unit - m_box;
    m_left = kMargin * scale + m.endWidth;
    m_boxTop = m.noteHeight;
    m_boxHeight = lanes * (m_tokenHeight + padding) + padding;
    if (lanes == 1)
        m_boxHeight = std::min(m_boxHeight + 16 * scale, std::max(m_boxHeight, room + padding));
    m_rowHeight = labels + m_boxHeight + rowSpacing;
    m_top = std::max(0.0, (size.height() - m_rows * m_rowHeight) / 2);
}

void FlowLayout::layOutOverview(QSizeF size)
{
    const FlowMetrics& m = m_metrics;
    const double scale = m.scale;
    const int lanes = m.twoLanes ? 2 : 1;
    m_detail = FlowDetail::Overview;
    const double usable = std::max(size.width() - m.endWidth - 2 * kMargin * scale, kSmallestCell * scale);
    m_rowHeight = lanes * (kOverviewBar * scale + m.noteHeight) + kOverviewBox * scale + m.noteHeight;
    // As many rows as the height allows where that makes the cells larger, more (scrolled) only where they must be.
    const int fewest = rowsFor(m_stages, std::max(1, static_cast<int>(usable / (kSmallestCell * scale))));
    const int inHeight = std::max(1, static_cast<int>(size.height() / m_rowHeight));
    int rows = std::max(fewest, std::min(inHeight, rowsFor(m_stages, 8)));
    while (rows > fewest && usable / rowsFor(m_stages, rows) > kLargestCell * scale)
        --rows;
    m_perRow = rowsFor(m_stages, rows);
    m_rows = rowsFor(m_stages, m_perRow);
    const double unit = std::min(usable / m_perRow, kLargestCell * scale);
    m_gap = std::min(unit * 0.15, 6 * scale);
    m_box = unit - m_gap;
    m_left = kMargin * scale + m.endWidth;
    m_boxTop = kOverviewBar * scale + m.noteHeight;
    m_boxHeight = kOverviewBox * scale;
    m_tokenWidth = m_box;
    m_tokenHeight = m_boxHeight;
    m_top = std::max(0.0, (size.height() - m_rows * m_rowHeight) / 2);
}

double FlowLayout::numberSizeFor(double tokenHeight) const
{
    return std::min(tokenHeight * 0.5, 14 * m_metrics.scale);
}

double FlowLayout::tokenWidthFor(double tokenHeight) const
{
    return std::max(tokenHeight, m_metrics.numberWidth * numberSizeFor(tokenHeight) + 5 * m_metrics.scale);
}

FlowLayout::Span FlowLayout::visible(double top, double bottom) const
{
    if (m_rows == 0)
        return {};
    const int first = std::clamp(static_cast<int>((top - m_top) / m_rowHeight), 0, m_rows - 1);
    const int last = std::clamp(static_cast<int>((bottom - m_top) / m_rowHeight), first, m_rows - 1);
    return {first * m_perRow, std::min(m_stages, (last + 1) * m_perRow)};
}

int FlowLayout::stageAt(QPointF pos) const
{
    if (m_rows == 0 || pos.y() < m_top || pos.x() < m_left - m_gap / 2)
        return -1;
    const int row = static_cast<int>((pos.y() - m_top) / m_rowHeight);
    const int column = static_cast<int>((pos.x() - m_left + m_gap / 2) / (m_box + m_gap));
    const int stage = row * m_perRow + column;
    return row < m_rows && column < m_perRow && stage < m_stages ? stage : -1;
}

QRectF FlowLayout::boxOf(int stage) const
{
    return {m_left + columnOf(stage) * (m_box + m_gap), rowTop(stage) + m_boxTop, m_box, m_boxHeight};
}

double FlowLayout::laneOf(int stage, bool forward) const
{
    const QRectF box = boxOf(stage);
    if (!m_metrics.twoLanes)
        return box.center().y();
    const double padding = kLanePadding * m_metrics.scale;
    const double off = padding + m_tokenHeight / 2;
    return forward ? box.top() + off : box.bottom() - off;
}

QRectF FlowLayout::queueOf(int stage, bool forward) const
{
    const QRectF box = boxOf(stage);
    const double middle = laneOf(stage, forward);
    const double padding = kQueuePadding * m_metrics.scale;
    const double width = m_gap - padding;
    // Left of the first box of a later row stands what the left end holds in the first.
    return {forward ? box.left() - m_gap : box.right() + padding, middle - m_tokenHeight / 2, width, m_tokenHeight};
}

QRectF FlowLayout::leftEnd() const
{
    const QRectF box = boxOf(0);
    const double margin = kMargin * m_metrics.scale;
    const double arrow = 28 * m_metrics.scale;
    return {margin, box.top() - m_metrics.noteHeight, m_left - margin - arrow,
            box.height() + m_metrics.noteHeight + m_metrics.labelHeight};
}

QPointF FlowLayout::queuePlace(int stage, bool forward, double k) const
{
    const QRectF box = boxOf(stage);
    const double off = kQueuePadding * m_metrics.scale + m_tokenWidth / 2 + k * tokenPitch();
    return {forward ? box.left() - off : box.right() + off, laneOf(stage, forward)};
}

int FlowLayout::tokensThatFit(double reserved) const
{
    const double width = m_gap - kQueuePadding * m_metrics.scale - reserved;
    return std::max(0, static_cast<int>(width / tokenPitch()));
}

}  // namespace bubblescope
