// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rowlist.h"

#include "ui/panels/sidepanel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QScrollBar>
#include <QToolTip>

namespace bubblescope {

RowList::RowList(int mostShown, Header header, const Appearance* appearance, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_appearance(appearance)
    , m_mostShown(mostShown)
    , m_header(header)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    useSlimScrollBars(this, appearance);
    connect(appearance, &Appearance::changed, this, &RowList::follow);
}

void RowList::follow()
{
    updateGeometry();
    updateBar();
    viewport()->update();
}

void RowList::setRowCount(int rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    // Reachable with the keyboard where there is something to scroll.
    setFocusPolicy(rows > m_mostShown ? Qt::TabFocus : Qt::NoFocus);
    follow();
}

QSize RowList::sizeHint() const
{
    const QSize row = rowSizeHint();
    const int bar = m_rows > m_mostShown ? verticalScrollBar()->sizeHint().width() + barGap() : 0;
    return {row.width() + bar, headerHeight() + std::min(m_rows, m_mostShown) * row.height()};
}

int RowList::barGap() const
{
    return m_rows > m_mostShown ? qRound(m_appearance->px(6)) : 0;
}

int RowList::headerHeight() const
{
    return m_header == Header::Row ? rowSizeHint().height() : 0;
}

void RowList::scrollToRow(int row)
{
    const int height = rowSizeHint().height();
    const int shown = std::min(m_rows, m_mostShown);
    verticalScrollBar()->setValue((row - shown / 2) * height);
}

void RowList::paintHeader(QPainter&, const QRect&) {}

void RowList::updateBar()
{
    const int height = rowSizeHint().height();
    const int bodyHeight = viewport()->height() - headerHeight();
    verticalScrollBar()->setRange(0, std::max(0, m_rows * height - bodyHeight));
    verticalScrollBar()->setPageStep(bodyHeight);
    verticalScrollBar()->setSingleStep(height);
}

void RowList::resizeEvent(QResizeEvent*)
{
    updateBar();
}

bool RowList::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int y = help->pos().y() - headerHeight();
    const int row = y < 0 ? -1 : (y + verticalScrollBar()->value()) / std::max(1, rowSizeHint().height());
    if (row < m_rows)
        QToolTip::showText(help->globalPos(), rowToolTip(row), viewport());
    return true;
}

void RowList::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const int height = std::max(1, rowSizeHint().height());
    const int top = headerHeight();
    const int width = viewport()->width() - barGap();
    if (top > 0)
        paintHeader(painter, QRect(0, 0, width, top));
    painter.save();
    painter.setClipRect(0, top, viewport()->width(), viewport()->height() - top);
    const int offset = verticalScrollBar()->value() - top;
    const int first = std::max(0, (std::max(top, event->rect().top()) + offset) / height);
    const int last = std::min(m_rows - 1, (event->rect().bottom() + offset) / height);
    for (int row = first; row <= last; ++row)
        paintRow(painter, row, QRect(0, row * height - offset, width, height));
    painter.restore();
    if (hasFocus()) {
        painter.setPen(m_appearance->theme().control);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

}  // namespace bubblescope
