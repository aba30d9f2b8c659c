// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/firsthint.h"

#include "ui/session/playcontroller.h"
#include "ui/session/session.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace bubblescope {

FirstHint::FirstHint(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_text(new QLabel(tr("Try it: drag the slowdown of stage 2 up to ×2 and press Space."), this))
    , m_dismiss(new QToolButton(this))
{
    setObjectName(QStringLiteral("firstHint"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("firstHintText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_dismiss->setObjectName(QStringLiteral("firstHintDismiss"));
    m_dismiss->setText(QStringLiteral("×"));
    m_dismiss->setAutoRaise(true);
    m_dismiss->setFocusPolicy(Qt::TabFocus);
    m_dismiss->setToolTip(tr("Dismiss"));
    m_dismiss->setAccessibleName(tr("Dismiss"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_dismiss, 0, Qt::AlignTop);
    hide();
    connect(m_dismiss, &QToolButton::clicked, this, &QWidget::hide);
    connect(session, &Session::scenarioChanged, this, &QWidget::hide);
    connect(play, &PlayController::playingChanged, this, &QWidget::hide);
    connect(appearance, &Appearance::changed, this, &FirstHint::follow);
    follow();
}

void FirstHint::follow()
{
    const Theme& theme = m_appearance->theme();
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, theme.window);
    colours.setColor(QPalette::WindowText, theme.muted);
    setPalette(colours);
    m_text->setPalette(colours);
    m_text->setFont(m_appearance->textFont());
    const int side = qRound(m_appearance->px(12));
    layout()->setContentsMargins(side, side / 2, side, 0);
}

}  // namespace bubblescope
