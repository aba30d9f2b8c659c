// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A step's question: first a field, choices or a hint to click a bubble, then the answer with its reason in their
// place.

#include "ui/lessons/lessonbook.h"
#include "ui/theme/appearance.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace bubblescope {

class LessonPlayer;
class RealSpin;
class TallestStack;

class QuestionBox : public QWidget {
    Q_OBJECT

public:
    /// `step`: whose question it is, in the player's lesson.
    QuestionBox(LessonPlayer* player, int step, const Appearance* appearance, QWidget* parent = nullptr);

    /// The size of the step's text at scale 1; the question is a little smaller.
    void setTextPx(int px);

private:
    void addNumber(const NumberAnswer& number);
    void addChoices(const ChoiceAnswer& choice);
    void addFoot();
    void guess();
    void follow();
    void refresh();

    LessonPlayer* m_player;
    int m_step;
    SharedLesson m_lesson;
    const LessonQuestion& m_question;  ///< of m_lesson
    const Appearance* m_appearance;
    QLabel* m_text;
    TallestStack* m_body;
    QVBoxLayout* m_ask = nullptr;
    RealSpin* m_number = nullptr;
    std::vector<QPushButton*> m_choices;
    QLabel* m_hint = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_reason = nullptr;
    int m_textPx = 16;
};

}  // namespace bubblescope
