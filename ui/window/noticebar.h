// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Above the picture: what is wrong with the present scenario and the way out, and what else has failed. Hidden when
// there is nothing to say. The picture below stays the last good one.

#include "ui/theme/appearance.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace bubblescope {

class Session;

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    NoticeBar(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    /// Something that failed apart from the scenario itself: a file that cannot be read. Stays, with what is wrong with
    /// the scenario, until dismissed or until the scenario changes.
    void showMessage(const QString& sentence);
    /// Something that has been done, in calm colours, with what one may want to do next. Goes by itself after a while.
    void showDone(const QString& sentence, const QString& next = {}, const std::function<void()>& doNext = {});
    [[nodiscard]] QString text() const;

private:
    void refresh();

    Session* m_session;
    const Appearance* m_appearance;
    QLabel* m_label;
    QPushButton* m_next;
    QPushButton* m_dismiss;
    QString m_message;
    std::function<void()> m_doNext;
    bool m_done = false;
    QTimer* m_goes;
};

}  // namespace bubblescope
