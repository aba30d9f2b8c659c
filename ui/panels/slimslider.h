// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A slim slider with a round handle. Its value is the real value (512 microbatches, 25 tenths of a ms); `Curve` says
// how values are spread along it, so that small ones have room. A press on the handle drags it, a press elsewhere
// brings it there. The wheel moves it only when it has the focus, so that scrolling past changes nothing.

#include "ui/theme/appearance.h"

#include <QSlider>

namespace bubblescope {

class SlimSlider : public QSlider {
    Q_OBJECT

public:
    enum class Curve { Linear, Square, Log };

    SlimSlider(Qt::Orientation orientation, const Appearance* appearance, QWidget* parent = nullptr);

    /// Log needs a minimum above 0.
    void setCurve(Curve curve);
    /// Values reached with the mouse are rounded to this many significant digits; 0: not at all.
    void setMouseDigits(int digits) { m_mouseDigits = digits; }
    /// A double-click asks for a reset instead of being a second press.
    void setResettable(bool resettable) { m_resettable = resettable; }
    /// Painted in the accent colour: "look here".
    void setAccented(bool accented);
    [[nodiscard]] bool accented() const { return m_accented; }

    /// Where the handle's centre is for a value, in the widget's coordinates.
    [[nodiscard]] QPoint pointFor(int value) const;
    /// The value at a point.
    [[nodiscard]] int valueAt(QPoint point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Double-click, where resettable.
    void resetRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double curved(double value) const;
    [[nodiscard]] double uncurved(double position) const;
    [[nodiscard]] double fractionOf(int value) const;
    [[nodiscard]] double handleRadius() const { return m_appearance->px(7); }
    /// Handle with its halo: how far its centre stays from the ends.
    [[nodiscard]] double reach() const { return handleRadius() + m_appearance->px(3); }

    const Appearance* m_appearance;
    Curve m_curve = Curve::Linear;
    int m_mouseDigits = 0;
    bool m_accented = false;
    bool m_resettable = false;
    QPoint m_grabOffset;
};

}  // namespace bubblescope
