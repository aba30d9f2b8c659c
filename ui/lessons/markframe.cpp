// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/markframe.h"

#include <QEvent>
#include <QPainter>

namespace bubblescope {
namespace {

constexpr double kGapPx = 4;
constexpr double kLinePx = 2;

}  // namespace

MarkFrame::MarkFrame(QWidget* target, const Appearance* appearance)
    : QWidget(target->parentWidget())
    , m_target(target)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("lessonMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    target->installEventFilter(this);
    connect(appearance, &Appearance::changed, this, &MarkFrame::place);
    place();
    show();
}

void MarkFrame::place()
{
    if (!m_target)
        return;
    const int gap = qRound(m_appearance->px(kGapPx));
    // Within the parent: what it clips would be an open frame.
    setGeometry(m_target->geometry().adjusted(-gap, -gap, gap, gap).intersected(parentWidget()->rect()));
    setVisible(m_target->isVisibleTo(parentWidget()));
    raise();
    update();
}

bool MarkFrame::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void MarkFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_appearance->px(kLinePx);
    painter.setPen(QPen(m_appearance->theme().accent, line));
    painter.setBrush(Qt::NoBrush);
    const double radius = m_appearance->px(kGapPx);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

}  // namespace bubblescope
