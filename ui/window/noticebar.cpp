// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "core/model/deadlock.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStringList>
#include <QTimer>

#include <algorithm>

namespace bubblescope {
namespace {

/// How long a sentence stays: a glance, or as long as it takes to read.
constexpr int kLeastMs = 6000;
constexpr int kLetterMs = 70;
/// Of the picture's width, at most, where a notice lies over it.
constexpr double kFloatShare = 0.8;

int timeFor(const QString& sentence)
{
    return std::max(kLeastMs, kLetterMs * static_cast<int>(sentence.size()));
}

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
    connect(m_goes, &QTimer::timeout, this, [this] {
        // Not from under who is about to press its button.
        if (underMouse() || isAncestorOf(QApplication::focusWidget()))
            m_goes->start();
        else
            dismiss();
    });
    connect(session, &Session::errorChanged, this, &NoticeBar::refresh);
    connect(session, &Session::scenarioChanged, this, [this] {
        dismiss();
        refresh();
    });
    connect(appearance, &Appearance::changed, this, &NoticeBar::refresh);
    connect(m_dismiss, &QPushButton::clicked, this, &NoticeBar::dismiss);
    refresh();
}

void NoticeBar::say(Kind kind, const QString& sentence)
{
    m_kind = kind;
    m_message = sentence;
    m_next->setText({});
    m_doNext = {};
    m_goes->setInterval(timeFor(sentence));
    kind == Kind::Failure ? m_goes->stop() : m_goes->start();
}

void NoticeBar::showMessage(const QString& sentence)
{
    say(Kind::Failure, sentence);
    refresh();
}

void NoticeBar::showDone(const QString& sentence, const QString& next, const std::function<void()>& doNext)
{
    say(Kind::Done, sentence);
    m_next->setText(next);
    m_doNext = doNext;
    refresh();
}

void NoticeBar::showRemark(const QString& sentence)
{
    say(Kind::Remark, sentence);
    refresh();
}

void NoticeBar::forgetRemark()
{
    if (m_kind == Kind::Remark)
        dismiss();
}

void NoticeBar::dismiss()
{
    m_goes->stop();
    if (m_message.isEmpty())
        return;
    m_message.clear();
    refresh();
}

void NoticeBar::setPresenting(bool on)
{
    if (on == m_presenting)
        return;
    m_presenting = on;
    // Ahead of the view that has the focus and keys of its own.
    on ? qApp->installEventFilter(this) : qApp->removeEventFilter(this);
    refresh();
}

bool NoticeBar::event(QEvent* event)
{
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    if (m_presenting && event->type() == QEvent::KeyPress && !m_message.isEmpty() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget != nullptr && widget->window() == window()) {
            dismiss();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void NoticeBar::enterEvent(QEnterEvent* event)
{
    m_goes->stop();
    QWidget::enterEvent(event);
}

void NoticeBar::leaveEvent(QEvent* event)
{
    if (m_kind != Kind::Failure && !m_message.isEmpty())
        m_goes->start();
    QWidget::leaveEvent(event);
}

void NoticeBar::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!m_floats)
        return;
    QPainter painter(this);
    painter.setPen(m_appearance->theme().muted);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void NoticeBar::place()
{
    // What is wrong with the scenario lasts, and must hide nothing.
    const bool floats = m_presenting && !m_session->error();
    auto* column = qobject_cast<QBoxLayout*>(parentWidget()->layout());
    if (column == nullptr)
        return;  // the window is still being built
    if (floats != m_floats) {
        m_floats = floats;
        if (floats)
            column->removeWidget(this);
        else
            column->insertWidget(0, this);
    }
    if (!floats)
        return;
    const QSize room = parentWidget()->size();
    const QRect words = m_label->fontMetrics().boundingRect(QRect(QPoint(), room), Qt::TextSingleLine, m_label->text());
    const int width = std::min(words.width() + layout()->minimumSize().width(), qRound(kFloatShare * room.width()));
    const int height = layout()->totalHeightForWidth(width);
    // Over the legend: the rows stay free.
    setGeometry((room.width() - width) / 2, room.height() - height, width, height);
    raise();
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
    const bool calm = m_kind != Kind::Failure && !m_message.isEmpty() && !m_session->error();
    colors.setColor(QPalette::Window, calm ? theme.panel : theme.accentGround);
    colors.setColor(QPalette::WindowText, calm ? theme.text : theme.accent);
    setPalette(colors);
    m_label->setPalette(colors);
    m_label->setText(lines.join(u'\n'));
    const bool deadlocked = m_session->error() && m_session->error()->deadlock;
    m_label->setToolTip(deadlocked ? blockedDevices(*m_session->error()->deadlock).join('\n') : QString());
    m_next->setVisible(!m_message.isEmpty() && !m_next->text().isEmpty());
    m_dismiss->setVisible(!m_message.isEmpty());
    place();
    setVisible(!lines.isEmpty());
    if (const QString said = lines.join(u' '); said != accessibleName()) {
        setAccessibleName(said);
        QAccessibleEvent told(this, QAccessible::Alert);
        if (!said.isEmpty())
            QAccessible::updateAccessibility(&told);
    }
}

}  // namespace bubblescope
