// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timescrub.h"

#include "ui/session/playcontroller.h"
#include "ui/theme/hovercard.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace bubblescope {

TimeScrub::TimeScrub(QWidget* surface, PlayController* controller, const Appearance* appearance, Picture picture)
    : QObject(surface)
    , m_controller(controller)
    , m_picture(std::move(picture))
    , m_card(new HoverCard(appearance, surface))
{
    surface->setMouseTracking(true);
    surface->installEventFilter(this);
}

bool TimeScrub::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(*static_cast<QMouseEvent*>(event));
        // The right button's menu is the chart's own.
        return static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
    case QEvent::MouseMove:
        move(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
            m_scrubbing = false;
        return true;
    case QEvent::Wheel:
        turn(*static_cast<QWheelEvent*>(event));
        event->accept();
        return true;
    case QEvent::Leave:
    case QEvent::Hide:
        m_card->dismiss();
        setHoverX(-1);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void TimeScrub::press(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton)
        return;
    m_scrubbing = true;
    m_card->dismiss();
    setHoverX(-1);
    m_controller->setCursorNs(m_picture.timeAt(event.position().x()));
}

void TimeScrub::move(const QMouseEvent& event)
{
    const double x = event.position().x();
    if (m_scrubbing) {
        m_controller->setCursorNs(m_picture.timeAt(x));
        return;
    }
    setHoverX(m_picture.plot().contains(event.position()) ? x : -1);
    if (m_hoverX >= 0 && m_controller->run())
        m_card->showNear(event.globalPosition().toPoint(), m_picture.valuesAt(m_picture.timeAt(x)).rich());
    else
        m_card->dismiss();
}

void TimeScrub::turn(const QWheelEvent& event)
{
    const QPoint turn = event.angleDelta();
    const bool sideways = std::abs(turn.x()) > std::abs(turn.y()) || event.modifiers().testFlag(Qt::ShiftModifier);
    if (sideways) {
        const int delta = turn.x() != 0 ? turn.x() : turn.y();
        const auto range = static_cast<double>(m_controller->toNs() - m_controller->fromNs());
        m_controller->pan(std::llround(-delta / 1200.0 * range));
    } else {
        m_controller->zoom(m_picture.timeAt(event.position().x()), std::pow(1.2, turn.y() / 120.0));
    }
}

void TimeScrub::setHoverX(double x)
{
    const double before = std::exchange(m_hoverX, x);
    if (before != x)
        emit hoverMoved(before, x);
}

}  // namespace bubblescope
