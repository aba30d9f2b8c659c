// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Spin boxes and a combo box as the panel wants them: no wider than the numbers one usually sees, no arrows, and the
// wheel changes them only when they have the focus, so that scrolling past changes nothing. Undo and redo are the
// scenario's, not the text's. What is typed counts when typing pauses or ends, so that a long number is not computed
// digit by digit; more than is allowed can be typed, becomes the most that is, and a hint says so.

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTimer>

#include <functional>

namespace bubblescope {

/// Passes on that a spin box's value has changed: at once, but after a pause where the keyboard is typing it.
class TypingPause {
public:
    TypingPause(QAbstractSpinBox* spin, std::function<void()> pass);
    void changed();
    /// Nothing may wait any longer.
    void end();

    /// While this lives, changes come from typing, or from stepping within that.
    class Scope {
    public:
        Scope(TypingPause& pause, bool typing);
        ~Scope() { m_pause.m_typing = m_before; }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        TypingPause& m_pause;
        bool m_before;
    };

private:
    std::function<void()> m_pass;
    QTimer m_timer;
    bool m_typing = false;
};

class IntSpin : public QSpinBox {
    Q_OBJECT

public:
    explicit IntSpin(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void stepBy(int steps) override;

signals:
    /// Instead of valueChanged().
    void edited(int value);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    QValidator::State validate(QString& text, int& position) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;

private:
    [[nodiscard]] bool isTooMuch(const QString& text) const;

    TypingPause m_pause;
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
    void stepBy(int steps) override;

signals:
    /// Instead of valueChanged().
    void edited(double value);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    QValidator::State validate(QString& text, int& position) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;

private:
    [[nodiscard]] bool isTooMuch(const QString& text) const;

    TypingPause m_pause;
    int m_room = 6;
};

class CalmCombo : public QComboBox {
    Q_OBJECT

public:
    explicit CalmCombo(QWidget* parent = nullptr);
    /// Qt 6.4 keeps the one of the first font for ever; with all items to be seen it is the size hint.
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

}  // namespace bubblescope
