// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A small card beside the pointer. Unlike a tooltip it follows at once when the pointer moves on to the next bar, and
// it stays as long as the pointer does.

#include <QLabel>
#include <QTimer>

namespace bubblescope {

class Appearance;

class HoverCard : public QLabel {
    Q_OBJECT

public:
    HoverCard(const Appearance* appearance, QWidget* parent);

    /// Shows `richText` near the pointer: at once if the card is up, otherwise when the pointer has rested a moment.
    void showNear(const QPoint& globalPos, const QString& richText);
    /// Takes the card away, also one that was about to come.
    void dismiss();
    /// What is shown or about to be.
    [[nodiscard]] QString pendingText() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;
    /// What it speaks of may go out of sight with its window, and no pointer then leaves it.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void present();
    void applyAppearance();

    const Appearance* m_appearance;
    QTimer m_delay;
    QPoint m_globalPos;
    QString m_text;
};

}  // namespace bubblescope
