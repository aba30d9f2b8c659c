// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "ui/session/session.h"
#include "ui/text/messages.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace bubblescope {

NoticeBar::NoticeBar(Session* session, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_label(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_button(new QPushButton(this))
{
    setObjectName("noticeBar");
    setAutoFillBackground(true);
    m_label->setObjectName("noticeText");
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_button->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_button, 0, Qt::AlignTop);

    constexpr int kSlowMs = 500;
    m_slow.setSingleShot(true);
    m_slow.setInterval(kSlowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        m_showProgress = true;
        refresh();
    });
    connect(session, &Session::busyChanged, this, [this](bool busy) {
        m_showProgress = false;
        busy ? m_slow.start() : m_slow.stop();
        m_progress->setValue(0);
        refresh();
    });
    connect(session, &Session::progressChanged, this,
            [this](double done) { m_progress->setValue(qRound(done * m_progress->maximum())); });
    connect(session, &Session::errorChanged, this, &NoticeBar::refresh);
    connect(session, &Session::scenarioChanged, this, [this] {
        m_message.clear();
        refresh();
    });
    connect(appearance, &Appearance::changed, this, &NoticeBar::refresh);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_showProgress)
            m_session->cancel();
        m_message.clear();
        refresh();
    });
    refresh();
}

void NoticeBar::showMessage(const QString& sentence)
{
    m_message = sentence;
    refresh();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_label->text();
}

void NoticeBar::refresh()
{
    QString text = m_message;
    if (text.isEmpty() && m_session->error())
        text = m_session->error()->code == ErrorCode::Cancelled
                   ? tr("Cancelled. The picture shows the scenario before; undo, or change a control, to go on.")
                   : tr("%1 The picture shows the last scenario that ran.").arg(errorText(*m_session->error()));
    if (m_showProgress)
        text = tr("Computing…");

    QPalette colors = palette();
    const Theme& theme = m_appearance->theme();
    colors.setColor(QPalette::Window, m_showProgress ? theme.panel : theme.accentGround);
    colors.setColor(QPalette::WindowText, m_showProgress ? theme.text : theme.accent);
    setPalette(colors);
    m_label->setPalette(colors);
    m_label->setText(text);
    m_progress->setVisible(m_showProgress);
    m_button->setText(m_showProgress ? tr("Cancel") : tr("Dismiss"));
    m_button->setVisible(m_showProgress || !m_message.isEmpty());
    setVisible(!text.isEmpty());
}

}  // namespace bubblescope
