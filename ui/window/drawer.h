// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Something that is out of the way and comes in over the picture from an edge: when the pointer touches the edge, or
// when it is asked for. It goes a moment after the pointer has left it, if nothing in it has the keyboard.

#include <QList>
#include <QTimer>
#include <QWidget>

class QPropertyAnimation;
class QVBoxLayout;

namespace bubblescope {

class Appearance;

/// The strip along the edge that the pointer touches.
class DrawerEdge : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

signals:
    void touched();

protected:
    void enterEvent(QEnterEvent* event) override;
};

class Drawer : public QWidget {
    Q_OBJECT

public:
    enum class Side { Left, Top };
    /// Over `parent`, which it fills along the edge.
    Drawer(Side side, const Appearance* appearance, QWidget* parent);

    /// Takes them in, one below the other.
    void take(const QList<QWidget*>& content);
    /// Gives what it holds back to whoever takes it; closed from then on.
    void empty();

    [[nodiscard]] bool isOpen() const { return m_open; }
    /// With `focus` the first control in it has the keyboard.
    void open(bool focus);
    void close();
    /// Fits parent's present size; the edge can be touched while `active`.
    void place(bool active);

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect shownRect() const;
    [[nodiscard]] QPoint hiddenPos() const;
    [[nodiscard]] bool inUse() const;
    [[nodiscard]] QWidget* firstControl() const;
    void closeUnlessUsed();
    void settle();

    Side m_side;
    const Appearance* m_appearance;
    DrawerEdge* m_edge;
    QVBoxLayout* m_column;
    QPropertyAnimation* m_slide;
    QTimer m_leaving;
    bool m_open = false;
};

}  // namespace bubblescope
