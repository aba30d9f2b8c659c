// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Above the picture: what is wrong with the present scenario and the way out, what else has failed, and what has been
// done. Hidden when there is nothing to say. The picture below stays the last good one. In a presentation what passes
// lies over the picture's lower end instead and takes no room from it.

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
    /// Something that was not done, and no harm either. Goes by itself, or as soon as it need not be so any more.
    void showRemark(const QString& sentence);
    /// Another action, another size of the window: a remark no longer holds.
    void forgetRemark();
    /// While on, Escape dismisses what can be dismissed before it does anything else in the window.
    void setPresenting(bool on);
    [[nodiscard]] QString text() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Kind { Failure, Done, Remark };
    void say(Kind kind, const QString& sentence);
    void dismiss();
    void refresh();
    /// Over the picture or above it.
    void place();

    Session* m_session;
    const Appearance* m_appearance;
    QLabel* m_label;
    QPushButton* m_next;
    QPushButton* m_dismiss;
    QString m_message;
    std::function<void()> m_doNext;
    Kind m_kind = Kind::Failure;
    QTimer* m_goes;
    bool m_presenting = false;
    bool m_floats = false;
};

}  // namespace bubblescope
