// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/accessiblerole.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QString>
#include <QWidget>

namespace bubblescope {
namespace {

QHash<QString, QAccessible::Role>& roles()
{
    static QHash<QString, QAccessible::Role> all;
    return all;
}

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    const auto found = roles().constFind(className);
    auto* widget = qobject_cast<QWidget*>(object);
    return found == roles().constEnd() || !widget ? nullptr : new QAccessibleWidget(widget, *found);
}

}  // namespace

void useAccessibleRole(const QMetaObject& widgetClass, QAccessible::Role role)
{
    if (roles().isEmpty())
        QAccessible::installFactory(makeInterface);
    roles().insert(QString::fromLatin1(widgetClass.className()), role);
}

}  // namespace bubblescope
