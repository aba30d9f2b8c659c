// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drawer.h"

#include "ui/theme/appearance.h"

#include <QApplication>
#include <QCursor>
#include <QPainter>
#include <QPropertyAnimation>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace bubblescope {
namespace {

constexpr int kSlideMs = 160;
constexpr int kLeaveMs = 700;
constexpr int kEdgePx = 4;

}  // namespace

void DrawerEdge::enterEvent(QEnterEvent*)
{
    emit touched();
}

Drawer::Drawer(Side side, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_side(side)
    , m_appearance(appearance)
    , m_edge(new DrawerEdge(parent))
    , m_column(new QVBoxLayout(this))
    , m_slide(new QPropertyAnimation(this, "pos", this))
{
    m_column->setContentsMargins(0, 0, side == Side::Left ? 1 : 0, side == Side::Top ? 1 : 0);
    m_column->setSpacing(0);
    m_slide->setDuration(kSlideMs);
    m_leaving.setSingleShot(true);
    m_leaving.setInterval(kLeaveMs);
    m_edge->hide();
    hide();
    connect(&m_leaving, &QTimer::timeout, this, &Drawer::closeUnlessUsed);
    connect(m_slide, &QPropertyAnimation::finished, this, &Drawer::settle);
    connect(m_edge, &DrawerEdge::touched, this, [this] { open(false); });
}

void Drawer::take(const QList<QWidget*>& content)
{
    for (QWidget* widget : content) {
        m_column->addWidget(widget);
        widget->show();
    }
}

void Drawer::empty()
{
    m_slide->stop();
    m_leaving.stop();
    m_open = false;
    hide();
    while (QLayoutItem* item = m_column->takeAt(0))
        delete item;
    m_edge->hide();
}

QRect Drawer::shownRect() const
{
    const QSize room = parentWidget()->size();
    return m_side == Side::Left ? QRect(0, 0, std::min(sizeHint().width(), room.width()), room.height())
                                : QRect(0, 0, room.width(), std::min(sizeHint().height(), room.height()));
}

QPoint Drawer::hiddenPos() const
{
    const QRect shown = shownRect();
    return m_side == Side::Left ? QPoint(-shown.width(), 0) : QPoint(0, -shown.height());
}

void Drawer::place(bool active)
{
    const QSize room = parentWidget()->size();
    m_edge->setGeometry(m_side == Side::Left ? QRect(0, 0, kEdgePx, room.height())
                                             : QRect(0, 0, room.width(), kEdgePx));
    m_edge->setVisible(active && !m_open);
    m_edge->raise();
    if (m_open) {
        m_slide->stop();
        setGeometry(shownRect());
    }
    raise();
}

QWidget* Drawer::firstControl() const
{
    for (int i = 0; i < m_column->count(); ++i) {
        QWidget* content = m_column->itemAt(i)->widget();
        QWidget* widget = content;
        do {
            const bool inside = widget == content || content->isAncestorOf(widget);
            if (inside && widget->isVisibleTo(this) && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus))
                return widget;
            widget = widget->nextInFocusChain();
        } while (widget != content);
    }
    return nullptr;
}

void Drawer::open(bool focus)
{
    m_leaving.start();
    if (!std::exchange(m_open, true)) {
        const QRect shown = shownRect();
        setGeometry(QRect(isVisible() ? pos() : hiddenPos(), shown.size()));
        show();
        raise();
        m_edge->hide();
        m_slide->stop();
        m_slide->setEndValue(shown.topLeft());
        if (m_appearance->motion())
            m_slide->start();
        else
            move(shown.topLeft());
    }
    QWidget* first = focus ? firstControl() : nullptr;
    if (first == nullptr)
        return;
    first->setFocus(Qt::TabFocusReason);
    // A lesson may have scrolled to another place.
    for (QScrollArea* area : findChildren<QScrollArea*>())
        if (area->isAncestorOf(first))
            area->ensureWidgetVisible(first);
}

void Drawer::close()
{
    m_leaving.stop();
    if (!std::exchange(m_open, false))
        return;
    m_slide->stop();
    m_slide->setEndValue(hiddenPos());
    if (m_appearance->motion())
        m_slide->start();
    else
        settle();
    emit closed();
}

void Drawer::settle()
{
    if (m_open)
        return;
    hide();
    m_edge->show();
    m_edge->raise();
}

bool Drawer::inUse() const
{
    // Asked for instead of waited for: the pointer may have left while this was coming in, and then never been in it.
    const bool pointed = rect().contains(mapFromGlobal(QCursor::pos()));
    const QWidget* focus = QApplication::focusWidget();
    return pointed || QApplication::activePopupWidget() || QApplication::mouseButtons() != Qt::NoButton ||
           (focus && isAncestorOf(focus));
}

void Drawer::closeUnlessUsed()
{
    if (inUse())
        m_leaving.start();
    else
        close();
}

void Drawer::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.setPen(theme.line);
    if (m_side == Side::Left)
        painter.drawLine(rect().topRight(), rect().bottomRight());
    else
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

}  // namespace bubblescope
