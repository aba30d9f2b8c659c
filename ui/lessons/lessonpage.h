// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a step says: its text in large type, the question beside it, the paper below.

#include "ui/theme/appearance.h"

#include <QWidget>

class QLabel;

namespace bubblescope {

class LessonPlayer;
class QuestionBox;

class LessonPage : public QWidget {
    Q_OBJECT

public:
    /// A step of the player's lesson in the window's language.
    LessonPage(LessonPlayer* player, int step, const Appearance* appearance, QWidget* parent = nullptr);

    /// Makes text and question as large as they can be within `height`, each by itself: a long answer is no reason to
    /// make the text small.
    void fit(int width, int height);

private:
    void follow();

    const Appearance* m_appearance;
    QLabel* m_text;
    QLabel* m_note;
    QuestionBox* m_question = nullptr;
    int m_textPx;  ///< at scale 1, as that of
    int m_questionPx;
};

}  // namespace bubblescope
