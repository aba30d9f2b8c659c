// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// While a computation takes longer than a moment: a veil over the picture and the figures, which are those of the
// settings before, and on it a card that says so and how far it is, with a button to end it. It lies over what is
// there and moves nothing. The picture under the veil can still be used.

#include <QList>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;

namespace bubblescope {

class Appearance;
class Session;

class BusyVeil : public QWidget {
    Q_OBJECT

public:
    /// Over `covered`, which are somewhere in `parent`; the card is at the top of the first.
    BusyVeil(Session* session, const Appearance* appearance, const QList<QWidget*>& covered, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void place();

    Session* m_session;
    const Appearance* m_appearance;
    QList<QPointer<QWidget>> m_covered;
    QFrame* m_card;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTimer m_slow;  ///< a computation shows itself after half a second
    bool m_long = false;
};

}  // namespace bubblescope
