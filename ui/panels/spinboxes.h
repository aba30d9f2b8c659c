// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Spin boxes and a combo box as the panel wants them: no wider than the numbers one usually sees, no arrows, and the
// wheel changes them only when they have the focus, so that scrolling past changes nothing. Undo and redo are the
// scenario's, not the text's.

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

namespace bubblescope {

class IntSpin : public QSpinBox {
    Q_OBJECT

public:
    explicit IntSpin(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

/// Shows as many decimals as the value has, six at most: nanoseconds in ms.
class RealSpin : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit RealSpin(QWidget* parent = nullptr);
    /// How many digits it has room for.
    void setRoom(int digits);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] QString textFromValue(double value) const override;

protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    int m_room = 6;
};

class CalmCombo : public QComboBox {
    Q_OBJECT

public:
    explicit CalmCombo(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

}  // namespace bubblescope
