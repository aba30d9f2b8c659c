// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/pointedhelp.h"

#include "ui/help/helpcard.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWhatsThis>
#include <QWidget>

namespace bubblescope {

PointedHelp::PointedHelp(const Appearance* appearance, QObject* parent)
    : QObject(parent)
    , m_appearance(appearance)
{
}

void PointedHelp::begin()
{
    // Only while it is asked for: the filter sees every event of the application.
    qApp->installEventFilter(this);
    QWhatsThis::enterWhatsThisMode();
}

bool PointedHelp::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::QueryWhatsThis:
        if (topicAround(widget) == nullptr)
            return false;
        // Tells Qt that there is something to click on.
        event->accept();
        return true;
    case QEvent::WhatsThis:
        if (const HelpTopic* topic = topicAround(widget)) {
            QWhatsThis::leaveWhatsThisMode();
            HelpCard* card = HelpCard::open(*topic, m_appearance, widget, true);
            connect(card, &HelpCard::moreWanted, this, &PointedHelp::moreWanted);
            return true;
        }
        return false;
    case QEvent::LeaveWhatsThisMode:
        qApp->removeEventFilter(this);
        return false;
    default:
        return false;
    }
}

}  // namespace bubblescope
