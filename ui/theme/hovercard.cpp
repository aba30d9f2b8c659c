// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/hovercard.h"

#include "ui/theme/appearance.h"

#include <QEvent>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr int kDelayMs = 180;
constexpr int kOffset = 16;

}  // namespace

HoverCard::HoverCard(const Appearance* appearance, QWidget* parent)
    : QLabel(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("hoverCard"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setTextFormat(Qt::RichText);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &HoverCard::present);
    connect(appearance, &Appearance::changed, this, &HoverCard::applyAppearance);
    parent->installEventFilter(this);
    applyAppearance();
}

void HoverCard::applyAppearance()
{
    QPalette colors = m_appearance->palette();
    colors.setColor(QPalette::Window, m_appearance->theme().window);
    setPalette(colors);
    setFont(m_appearance->noteFont());
    setMargin(qRound(m_appearance->px(8)));
}

void HoverCard::showNear(const QPoint& globalPos, const QString& richText)
{
    m_globalPos = globalPos;
    m_text = richText;
    if (isVisible())
        present();
    else
        m_delay.start();
}

void HoverCard::dismiss()
{
    m_delay.stop();
    m_text.clear();
    hide();
}

bool HoverCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide)
        dismiss();
    return QLabel::eventFilter(watched, event);
}

void HoverCard::present()
{
    setText(m_text);
    adjustSize();
    QPoint at = m_globalPos + QPoint(kOffset, kOffset);
    // On the other side of the pointer rather than beyond the screen.
    if (const QScreen* where = parentWidget()->screen()) {
        const QRect room = where->availableGeometry();
        if (at.x() + width() > room.right())
            at.setX(std::max(room.left(), m_globalPos.x() - kOffset - width()));
        if (at.y() + height() > room.bottom())
            at.setY(std::max(room.top(), m_globalPos.y() - kOffset - height()));
    }
    move(at);
    show();
}

void HoverCard::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(this);
        const Theme& theme = m_appearance->theme();
        painter.fillRect(rect(), theme.window);
        painter.setPen(theme.line);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    QLabel::paintEvent(event);
}

}  // namespace bubblescope
