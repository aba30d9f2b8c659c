// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/talleststack.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace bubblescope {

TallestStack::TallestStack(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TallestStack::add(QWidget* page)
{
    page->setParent(this);
    page->setVisible(m_current == count());
    m_pages.push_back(page);
    updateGeometry();
    layOut();
}

void TallestStack::setCurrent(int index)
{
    m_current = index;
    for (int i = 0; i < count(); ++i)
        page(i)->setVisible(i == index);
    layOut();
}

void TallestStack::clear()
{
    // At once: nobody must hear of the old pages any more.
    qDeleteAll(std::exchange(m_pages, {}));
    m_current = 0;
    updateGeometry();
}

int TallestStack::heightForWidth(int width) const
{
    int height = 0;
    for (const QWidget* page : m_pages)
        height = std::max(height, page->hasHeightForWidth() ? page->heightForWidth(width) : page->sizeHint().height());
    return height;
}

QSize TallestStack::sizeHint() const
{
    int wide = 0;
    for (const QWidget* page : m_pages)
        wide = std::max(wide, page->sizeHint().width());
    return {wide, heightForWidth(std::max(wide, width()))};
}

QSize TallestStack::minimumSizeHint() const
{
    int wide = 0;
    for (const QWidget* page : m_pages)
        wide = std::max(wide, page->minimumSizeHint().width());
    return {wide, 0};
}

void TallestStack::resizeEvent(QResizeEvent*)
{
    layOut();
}

bool TallestStack::event(QEvent* event)
{
    // A page's text has changed.
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        layOut();
    }
    return QWidget::event(event);
}

void TallestStack::layOut()
{
    if (m_current < count())
        page(m_current)->setGeometry(rect());
}

}  // namespace bubblescope
