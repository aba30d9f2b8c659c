// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/expander.h"

#include <QKeyEvent>

namespace bubblescope {

Expander::Expander(const QString& text, QWidget* content, const Appearance* appearance, QWidget* parent)
    : QToolButton(parent)
    , m_content(content)
{
    setText(text);
    setCheckable(true);
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    const auto follow = [this, appearance] { setFont(appearance->noteFont()); };
    connect(appearance, &Appearance::changed, this, follow);
    follow();
    connect(this, &QAbstractButton::toggled, this, &Expander::open);
    open(false);
}

bool Expander::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    return QToolButton::event(event);
}

void Expander::open(bool isOpen)
{
    setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    m_content->setVisible(isOpen);
}

}  // namespace bubblescope
