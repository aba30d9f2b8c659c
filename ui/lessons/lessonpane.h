// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The strip above the picture that tells a lesson: its title, which step of how many, the step's text and question. As
// high as the lesson's longest step needs, so that turning pages does not move the picture. Where that is too much of
// the window the lesson is set in smaller type, down to that of notes; a lecturer's very long text scrolls. Hidden
// while no lesson is open.

#include "ui/theme/appearance.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace bubblescope {

class LessonPlayer;
class TallestStack;

class LessonPane : public QWidget {
    Q_OBJECT

public:
    /// They become buttons.
    struct Commands {
        QAction* back = nullptr;
        QAction* next = nullptr;
        QAction* returnToStep = nullptr;
        QAction* close = nullptr;
    };

    LessonPane(LessonPlayer* player, const Commands& commands, const Appearance* appearance, QWidget* parent = nullptr);

    /// Whether all of the present step is to be seen without scrolling.
    [[nodiscard]] bool showsAll() const;
    /// In a presentation: without buttons, and with more of the window left to the picture.
    void setInHall(bool inHall);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addButton(QAction* action, const char* name);
    void takeLesson();
    void takeStep();
    void placeTitle();
    void nameButtons();
    void follow();
    void fitHeight();

    LessonPlayer* m_player;
    const Appearance* m_appearance;
    QLabel* m_title;
    QString m_lessonTitle;
    QString m_stepTitle;  ///< may be empty
    QLabel* m_place;
    QHBoxLayout* m_head;
    QList<std::pair<QToolButton*, QAction*>> m_buttons;
    QScrollArea* m_scroll;
    TallestStack* m_pages;
    bool m_inHall = false;
};

}  // namespace bubblescope
