// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spinboxes.h"

#include <QWheelEvent>

namespace bubblescope {
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

void CalmCombo::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace bubblescope
