// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "core/model/deadlock.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTimer>

namespace bubblescope {
namespace {

constexpr int kDoneMs = 8000;

/// Who waits for what, device by device, in the order of the devices.
QStringList blockedDevices(const Deadlock& deadlock)
{
    QStringList lines;
    for (const BlockedUnit& unit : deadlock.blocked)
        lines << NoticeBar::tr("device %1: %2").arg(QString::number(unit.device.value()), blockedText(unit));
    return lines;
}

/// The sentence, then the way out.
QString sentenceFor(const Error& error, bool hasChunks, bool hasPicture)
{
    if (error.code == ErrorCode::Cancelled)
        return NoticeBar::tr("Cancelled. The picture shows the scenario before; undo, or change a control, to go on.");
    QString what = settingErrorText(error, hasChunks);
    if (error.deadlock) {
        constexpr int kMostNamed = 4;
        const QStringList blocked = blockedDevices(*error.deadlock);
        what += QStringLiteral(" (%1%2)").arg(blocked.mid(0, kMostNamed).join(QStringLiteral("; ")),
                                              blocked.size() > kMostNamed ? QStringLiteral("; …") : QString());
    }
    if (error.deadlock && error.deadlock->completedUnits > 0)
        return NoticeBar::tr("%1. The picture shows how far it gets; undo, or change a control, to go on.").arg(what);
    if (!hasPicture)
        return NoticeBar::tr("%1. There is no picture of it; undo, or change a control, to go on.").arg(what);
    return NoticeBar::tr("%1. The picture shows the last scenario that ran; undo, or change a control, to go on.")
        .arg(what);
}

}  // namespace

NoticeBar::NoticeBar(Session* session, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_label(new QLabel(this))
    , m_next(new QPushButton(this))
    , m_dismiss(new QPushButton(tr("Dismiss"), this))
    , m_goes(new QTimer(this))
{
    setObjectName("noticeBar");
    setAutoFillBackground(true);
    m_label->setObjectName("noticeText");
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_dismiss->setObjectName("noticeDismiss");
    m_dismiss->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_next, 0, Qt::AlignTop);
    layout->addWidget(m_dismiss, 0, Qt::AlignTop);
    m_next->setObjectName("noticeNext");
    m_next->setFocusPolicy(Qt::TabFocus);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_doNext)
            m_doNext();
    });

    m_goes->setObjectName("noticeTime");
    m_goes->setSingleShot(true);
    m_goes->setInterval(kDoneMs);
    connect(m_goes, &QTimer::timeout, m_dismiss, &QPushButton::click);
    connect(session, &Session::errorChanged, this, &NoticeBar::refresh);
    connect(session, &Session::scenarioChanged, this, [this] {
        m_message.clear();
        refresh();
    });
    connect(appearance, &Appearance::changed, this, &NoticeBar::refresh);
    connect(m_dismiss, &QPushButton::clicked, this, [this] {
        m_message.clear();
        refresh();
    });
    refresh();
}

void NoticeBar::showMessage(const QString& sentence)
{
    m_message = sentence;
    m_done = false;
    m_goes->stop();
    refresh();
}

void NoticeBar::showDone(const QString& sentence, const QString& next, const std::function<void()>& doNext)
{
    m_message = sentence;
    m_done = true;
    m_doNext = doNext;
    m_next->setText(next);
    m_goes->start();
    refresh();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_label->text();
}

void NoticeBar::refresh()
{
    QStringList lines;
    if (!m_message.isEmpty())
        lines << m_message;
    if (m_session->error())
        lines << sentenceFor(*m_session->error(), m_session->scenario().chunks > 1, m_session->run() != nullptr);

    QPalette colors = palette();
    const Theme& theme = m_appearance->theme();
    const bool done = m_done && !m_message.isEmpty();
    const bool calm = done && !m_session->error();
    colors.setColor(QPalette::Window, calm ? theme.panel : theme.accentGround);
    colors.setColor(QPalette::WindowText, calm ? theme.text : theme.accent);
    setPalette(colors);
    m_label->setPalette(colors);
    m_label->setText(lines.join(u'\n'));
    const bool deadlocked = m_session->error() && m_session->error()->deadlock;
    m_label->setToolTip(deadlocked ? blockedDevices(*m_session->error()->deadlock).join('\n') : QString());
    m_next->setVisible(done && !m_next->text().isEmpty());
    m_dismiss->setVisible(!m_message.isEmpty());
    setVisible(!lines.isEmpty());
}

}  // namespace bubblescope
