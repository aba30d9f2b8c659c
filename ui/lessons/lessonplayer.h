// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The lesson that is open and the step that is shown. A step's scenario, cursor and range go to Session and
// PlayController like anybody's edits: every control stays live, and returnToStep() takes back what was played with;
// what can be undone is what was changed since the step. When the lesson ends the user's own scenario, its history and
// the place in it come back.

#include "ui/lessons/lessonbook.h"
#include "ui/session/comparison.h"

#include <QObject>

#include <utility>

namespace bubblescope {

class PlayController;
class Session;

class LessonPlayer : public QObject {
    Q_OBJECT

public:
    enum class Answer { Open, Wrong, Right, Shown };

    LessonPlayer(Session* session, PlayController* play, Comparison* comparison, QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_lesson != nullptr; }
    /// Null where none is open.
    [[nodiscard]] const SharedLesson& lesson() const { return m_lesson; }
    [[nodiscard]] int stepCount() const;
    /// From 0.
    [[nodiscard]] int stepIndex() const { return m_step; }
    /// Only while a lesson is open.
    [[nodiscard]] const LessonStep& step() const;
    /// All that the step shows: what its scenario is compared with, then its own.
    [[nodiscard]] std::vector<Scenario> stepScenarios() const;
    /// How the question of a step stands.
    [[nodiscard]] Answer answerOf(int step) const;
    /// What was chosen last of a step's choices; −1 for nothing yet.
    [[nodiscard]] int chosenOf(int step) const;
    /// The step is there to be seen: its run is computed and its place taken.
    [[nodiscard]] bool settled() const { return !m_placing; }

    /// Shows a lesson from a step on (the nearest that there is), in place of what was open.
    void open(SharedLesson lesson, const QString& fileName, int step = 0);

public slots:
    /// Onward; where a question is open, its answer first.
    void next();
    void back();
    void goTo(int step);
    /// The step's scenario, cursor and range as at first; can be undone.
    void returnToStep();
    void close();
    void showAnswer();
    void guessNumber(double guess);
    void guessChoice(int choice);

signals:
    void opened();
    /// Before the step's scenario goes to the session.
    void stepEntered();
    /// The step's run is there, and its place has been taken.
    void stepPlaced();
    void answerChanged(int step);
    /// The step says something of its run that is not so.
    void factMissed(const bubblescope::Error& error);
    void closed();

private:
    /// What was there before the lesson.
    struct Own {
        Comparison::State lanes;
        TimeNs cursorNs = 0;
        TimeNs fromNs = 0;
        TimeNs toNs = 0;
        bool whole = true;
        bool pathShown = false;
    };
    struct Asked {
        Answer answer = Answer::Open;
        int chosen = -1;
    };

    void enterStep();
    void await();
    void place();
    void placeStep();
    void placeOwn();
    void guessBubble();
    void pinAnswer();
    void answer(bool right, int chosen = -1);

    Session* m_session;
    PlayController* m_play;
    Comparison* m_comparison;
    SharedLesson m_lesson;
    QString m_fileName;
    int m_step = 0;
    std::vector<Asked> m_asked;
    Own m_own;
    bool m_placing = false;  ///< waits for the run, or pins by itself
};

}  // namespace bubblescope
