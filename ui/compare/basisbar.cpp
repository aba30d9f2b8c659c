// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/basisbar.h"

#include "ui/panels/styledlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace bubblescope {

BasisBar::BasisBar(const QList<QAction*>& basis, QAction* add, QAction* end, const Appearance* appearance,
                   QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_basis(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
    , m_unequal(new StyledLabel(StyledLabel::Style::AccentNote, {}, appearance, this))
{
    setObjectName(QStringLiteral("basisBar"));
    m_basis->setObjectName(QStringLiteral("basisText"));
    m_unequal->setObjectName(QStringLiteral("unequalText"));
    m_basis->setWordWrap(true);
    m_unequal->setWordWrap(true);
    m_unequal->setToolTip(tr("How much all compute would take one operation after another, with neither slowdown nor "
                             "jitter. Where it differs, a shorter makespan may only mean less work."));
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_basis);
    texts->addWidget(m_unequal);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(11, 2, 6, 2);
    row->addLayout(texts, 1);

    auto* choose = addButton(nullptr, QStringLiteral("basisButton"), tr("Basis"));
    choose->setToolTip(tr("What is to be the same in all scenarios; they are changed for it, and undo takes it back"));
    choose->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(choose);
    for (QAction* action : basis) {
        if (action == nullptr)
            menu->addSeparator();
        else
            menu->addAction(action);
    }
    choose->setMenu(menu);
    addButton(add, QStringLiteral("addLaneButton"), tr("Add"));
    addButton(end, QStringLiteral("endComparisonButton"), tr("End"));
    for (QToolButton* button : m_buttons)
        row->addWidget(button, 0, Qt::AlignTop);
    connect(appearance, &Appearance::changed, this, &BasisBar::follow);
    follow();
}

QToolButton* BasisBar::addButton(QAction* action, const QString& name, const QString& text)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons << button;
    if (action == nullptr)
        return button;
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, button, &QToolButton::setEnabled);
    return button;
}

void BasisBar::show(const QString& basis, const QString& unequal)
{
    m_basis->setText(basis);
    m_unequal->setText(unequal);
    m_unequal->setVisible(!unequal.isEmpty());
}

QString BasisBar::text() const
{
    return m_unequal->text().isEmpty() ? m_basis->text() : m_basis->text() + u'\n' + m_unequal->text();
}

void BasisBar::follow()
{
    for (QToolButton* button : m_buttons)
        button->setFont(m_appearance->noteFont());
}

}  // namespace bubblescope
