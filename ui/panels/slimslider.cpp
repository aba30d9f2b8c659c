// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/slimslider.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace bubblescope {

SlimSlider::SlimSlider(Qt::Orientation orientation, const Appearance* appearance, QWidget* parent)
    : QSlider(orientation, parent)
    , m_appearance(appearance)
{
    // The mouse leaves the focus, and with it the arrow keys, to the picture.
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void SlimSlider::setCurve(Curve curve)
{
    m_curve = curve;
    update();
}

void SlimSlider::setAccented(bool accented)
{
    if (accented == m_accented)
        return;
    m_accented = accented;
    update();
}

double SlimSlider::curved(double value) const
{
    switch (m_curve) {
    case Curve::Linear:
        break;
    case Curve::Square:
        return std::sqrt(std::max(0.0, value));
    case Curve::Log:
        return std::log(std::max(1.0, value));
    }
    return value;
}

double SlimSlider::uncurved(double position) const
{
    switch (m_curve) {
    case Curve::Linear:
        break;
    case Curve::Square:
        return position * position;
    case Curve::Log:
        return std::exp(position);
    }
    return position;
}

double SlimSlider::fractionOf(int value) const
{
    const double low = curved(minimum());
    const double high = curved(maximum());
    return high > low ? (curved(value) - low) / (high - low) : 0;
}

QPoint SlimSlider::pointFor(int value) const
{
    const double radius = reach();
    const double fraction = fractionOf(value);
    if (orientation() == Qt::Vertical)
        return {width() / 2, static_cast<int>(std::lround(radius + (1 - fraction) * (height() - 2 * radius)))};
    const double along = layoutDirection() == Qt::RightToLeft ? 1 - fraction : fraction;
    return {static_cast<int>(std::lround(radius + along * (width() - 2 * radius))), height() / 2};
}

int SlimSlider::valueAt(QPoint point) const
{
    const double radius = reach();
    const bool vertical = orientation() == Qt::Vertical;
    const double length = std::max(1.0, (vertical ? height() : width()) - 2 * radius);
    double fraction = std::clamp(((vertical ? point.y() : point.x()) - radius) / length, 0.0, 1.0);
    if (vertical || layoutDirection() == Qt::RightToLeft)
        fraction = 1 - fraction;
    const double low = curved(minimum());
    const double high = curved(maximum());
    double value = uncurved(low + fraction * (high - low));
    if (m_mouseDigits > 0 && value >= 1) {
        const double unit = std::pow(10.0, std::floor(std::log10(value)) + 1 - m_mouseDigits);
        value = std::round(value / unit) * unit;
    }
    return std::clamp(static_cast<int>(std::lround(value)), minimum(), maximum());
}

QSize SlimSlider::minimumSizeHint() const
{
    const int thick = static_cast<int>(std::ceil(2 * reach()));
    const int length = static_cast<int>(m_appearance->px(64));
    return orientation() == Qt::Horizontal ? QSize(length, thick) : QSize(thick, length);
}

QSize SlimSlider::sizeHint() const
{
    const int length = static_cast<int>(m_appearance->px(orientation() == Qt::Horizontal ? 160 : 110));
    return orientation() == Qt::Horizontal ? QSize(length, minimumSizeHint().height())
                                           : QSize(minimumSizeHint().width(), length);
}

bool SlimSlider::event(QEvent* event)
{
    // The window's shortcuts use the arrows too: a focused slider comes first.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool arrow = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Up ||
                           key->key() == Qt::Key_Down;
        if (arrow && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QSlider::event(event);
}

void SlimSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    const bool vertical = orientation() == Qt::Vertical;
    const double radius = handleRadius();
    const double half = m_appearance->px(2);
    const QPointF centre = pointFor(sliderPosition());
    QColor colour = m_accented ? theme.accent : theme.control;
    if (!isEnabled()) {
        colour = theme.muted;
        colour.setAlphaF(0.5F);
    }

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF groove =
        vertical ? QRectF(centre.x() - half, 0, 2 * half, height()) : QRectF(0, centre.y() - half, width(), 2 * half);
    painter.setBrush(theme.idleHatch);
    painter.drawRoundedRect(groove, half, half);
    QRectF filled = groove;
    if (vertical)
        filled.setTop(centre.y());
    else if (layoutDirection() == Qt::RightToLeft)
        filled.setLeft(centre.x());
    else
        filled.setRight(centre.x());
    painter.setBrush(colour);
    painter.drawRoundedRect(filled, half, half);

    if (hasFocus() || (underMouse() && isEnabled())) {
        QColor halo = colour;
        halo.setAlphaF(hasFocus() ? 0.35F : 0.15F);
        painter.setBrush(halo);
        painter.drawEllipse(centre, reach(), reach());
    }
    const double ring = m_appearance->px(2);
    painter.setPen(QPen(colour, ring));
    painter.setBrush(isSliderDown() ? colour : theme.window);
    painter.drawEllipse(centre, radius - ring / 2, radius - ring / 2);
}

void SlimSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    // The arrow keys are for the picture then, and never for another control than the one just moved.
    if (QWidget* focus = QApplication::focusWidget();
        focus != nullptr && focus != this &&
        (qobject_cast<QAbstractSlider*>(focus) || qobject_cast<QAbstractSpinBox*>(focus)))
        focus->clearFocus();
    const QPoint fromHandle = event->position().toPoint() - pointFor(sliderPosition());
    const bool onHandle = fromHandle.manhattanLength() <= static_cast<int>(1.5 * handleRadius());
    m_grabOffset = onHandle ? fromHandle : QPoint();
    setSliderDown(true);
    if (!onHandle)
        setSliderPosition(valueAt(event->position().toPoint()));
    update();
}

void SlimSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        setSliderPosition(valueAt(event->position().toPoint() - m_grabOffset));
}

void SlimSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && isSliderDown())
        setSliderDown(false);
    update();
}

void SlimSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!m_resettable)
        mousePressEvent(event);
    else if (event->button() == Qt::LeftButton)
        emit resetRequested();
}

void SlimSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace bubblescope
