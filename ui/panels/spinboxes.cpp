// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spinboxes.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace bubblescope {
namespace {

/// A line edit would claim Ctrl+Z for its own text.
bool asksForUndo(const QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    return (key->modifiers() & Qt::ControlModifier) && (key->key() == Qt::Key_Z || key->key() == Qt::Key_Y);
}

}  // namespace
namespace {

/// Wide enough for `digits` digits, the prefix and the suffix; what is longer scrolls in the field.
QSize narrowed(const QAbstractSpinBox& spin, QSize wide, int digits, const QString& affixes)
{
    const int text = spin.fontMetrics().horizontalAdvance(QString(digits, u'0') + affixes);
    return {text + spin.fontMetrics().horizontalAdvance(QStringLiteral("00")), wide.height()};
}

}  // namespace

IntSpin::IntSpin(QWidget* parent)
    : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignRight);
    setAccelerated(true);
}

QSize IntSpin::sizeHint() const
{
    return narrowed(*this, QSpinBox::sizeHint(), 6, prefix() + suffix());
}

bool IntSpin::event(QEvent* event)
{
    return !asksForUndo(event) && QSpinBox::event(event);
}

void IntSpin::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

RealSpin::RealSpin(QWidget* parent)
    : QDoubleSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignRight);
    setAccelerated(true);
    setDecimals(6);
}

QSize RealSpin::sizeHint() const
{
    return narrowed(*this, QDoubleSpinBox::sizeHint(), m_room, prefix() + suffix());
}

void RealSpin::setRoom(int digits)
{
    m_room = digits;
    updateGeometry();
}

QString RealSpin::textFromValue(double value) const
{
    QString text = QDoubleSpinBox::textFromValue(value);
    if (text.contains(locale().decimalPoint())) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(locale().decimalPoint()))
            text.chop(locale().decimalPoint().size());
    }
    return text;
}

bool RealSpin::event(QEvent* event)
{
    return !asksForUndo(event) && QDoubleSpinBox::event(event);
}

void RealSpin::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

CalmCombo::CalmCombo(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

bool CalmCombo::event(QEvent* event)
{
    return !asksForUndo(event) && QComboBox::event(event);
}

void CalmCombo::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace bubblescope
