// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a widget that paints itself is to screen readers, which otherwise know only that it is something.

#include <QAccessible>
#include <QMetaObject>

namespace bubblescope {

/// For all widgets of exactly this class; to be said in its constructor.
void useAccessibleRole(const QMetaObject& widgetClass, QAccessible::Role role);

}  // namespace bubblescope
