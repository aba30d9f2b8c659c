// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonplayer.h"

#include "core/lesson/places.h"

#include <QFileInfo>

#include <algorithm>

namespace bubblescope {

LessonPlayer::LessonPlayer(Session* session, PlayController* play, Comparison* comparison, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_play(play)
    , m_comparison(comparison)
{
    connect(session, &Session::busyChanged, this, [this](bool busy) {
        if (!busy && m_placing)
            place();
    });
    connect(play, &PlayController::pinChanged, this, &LessonPlayer::guessBubble);
}

int LessonPlayer::stepCount() const
{
    return m_lesson ? static_cast<int>(m_lesson->steps.size()) : 0;
}

const LessonStep& LessonPlayer::step() const
{
    Q_ASSERT(m_lesson);
    return m_lesson->steps[static_cast<std::size_t>(m_step)];
}

std::vector<Scenario> LessonPlayer::stepScenarios() const
{
    std::vector<Scenario> all = step().comparedWith;
    all.push_back(step().scenario);
    return all;
}

LessonPlayer::Answer LessonPlayer::answerOf(int step) const
{
    return m_asked[static_cast<std::size_t>(step)].answer;
}

int LessonPlayer::chosenOf(int step) const
{
    return m_asked[static_cast<std::size_t>(step)].chosen;
}

void LessonPlayer::open(SharedLesson lesson, const QString& fileName, int step)
{
    if (!isOpen()) {
        const bool whole = m_play->fromNs() <= 0 && m_play->toNs() >= m_play->spanNs();
        m_own = {m_comparison->state(), m_play->cursorNs(), m_play->fromNs(), m_play->toNs(), whole,
                 m_play->pathShown()};
    }
    m_lesson = std::move(lesson);
    m_fileName = fileName;
    m_asked.assign(m_lesson->steps.size(), Asked());
    m_step = std::clamp(step, 0, stepCount() - 1);
    emit opened();
    enterStep();
}

void LessonPlayer::next()
{
    if (!isOpen())
        return;
    const Answer stands = answerOf(m_step);
    if (step().question && stands != Answer::Right && stands != Answer::Shown)
        showAnswer();
    else
        goTo(m_step + 1);
}

void LessonPlayer::back()
{
    goTo(m_step - 1);
}

void LessonPlayer::goTo(int step)
{
    if (!isOpen() || step < 0 || step >= stepCount())
        return;
    m_step = step;
    enterStep();
}

void LessonPlayer::enterStep()
{
    m_play->setPlaying(false);
    emit stepEntered();
    m_session->setAside(true);
    const std::vector<Scenario> shown = stepScenarios();
    m_comparison->replace(shown, static_cast<int>(shown.size()) - 1);
    await();
}

void LessonPlayer::returnToStep()
{
    if (!isOpen())
        return;
    m_play->setPlaying(false);
    emit stepEntered();
    const std::vector<Scenario> shown = stepScenarios();
    m_comparison->show(tr("Return to the step"), shown, static_cast<int>(shown.size()) - 1);
    await();
}

void LessonPlayer::close()
{
    if (!isOpen())
        return;
    m_play->setPlaying(false);
    m_lesson.reset();
    m_step = 0;
    m_asked.clear();
    m_play->unpin();
    m_comparison->restore(m_own.lanes);
    m_session->setAside(false);
    await();
    emit closed();
}

/// Takes its place as soon as the run is there.
void LessonPlayer::await()
{
    m_placing = true;
    if (!m_session->busy())
        place();
}

void LessonPlayer::place()
{
    isOpen() ? placeStep() : placeOwn();
    m_placing = false;
    if (isOpen())
        emit stepPlaced();
}

void LessonPlayer::placeStep()
{
    const LessonStep& shown = step();
    const std::shared_ptr<const Run>& run = m_session->run();
    // A scenario that cannot run says so by itself; the picture is then another's.
    if (!run || m_session->error() || run->scenario != shown.scenario)
        return;
    m_play->unpin();
    m_play->setPathShown(shown.marks.criticalPath);
    if (shown.rangeNs)
        m_play->setRange(shown.rangeNs->first, shown.rangeNs->second);
    else
        m_play->fit();
    m_play->setCursorNs(shown.cursorNs.value_or(m_play->lastNs()));
    if (shown.marks.bubble)
        m_play->setPinnedGap(DeviceId(shown.marks.bubble->device), shown.marks.bubble->atNs);
    const Answer stands = answerOf(m_step);
    if (stands == Answer::Shown || stands == Answer::Right)
        pinAnswer();
    const std::string where =
        QStringLiteral("%1: steps[%2]").arg(QFileInfo(m_fileName).fileName()).arg(m_step).toStdString();
    std::optional<Error> error = misplaced(shown, *run, where);
    if (!error)
        error = unmet(shown.expected, *run, where + ".expect");
    if (error)
        emit factMissed(*error);
}

void LessonPlayer::placeOwn()
{
    m_play->setPathShown(m_own.pathShown);
    if (m_own.whole)
        m_play->fit();
    else
        m_play->setRange(m_own.fromNs, m_own.toNs);
    m_play->setCursorNs(m_own.cursorNs);
}

void LessonPlayer::showAnswer()
{
    if (!isOpen() || !step().question)
        return;
    m_asked[static_cast<std::size_t>(m_step)].answer = Answer::Shown;
    pinAnswer();
    emit answerChanged(m_step);
}

void LessonPlayer::guessNumber(double guess)
{
    if (!isOpen() || !step().question)
        return;
    if (const auto* number = std::get_if<NumberAnswer>(&step().question->answer))
        answer(isRight(*number, guess));
}

void LessonPlayer::guessChoice(int choice)
{
    if (!isOpen() || !step().question)
        return;
    if (const auto* choices = std::get_if<ChoiceAnswer>(&step().question->answer))
        answer(choices->right == choice, choice);
}

void LessonPlayer::guessBubble()
{
    const std::optional<IdleGap>& gap = m_play->pinnedGap();
    if (!isOpen() || m_placing || !gap || !step().question || m_play->run()->scenario != step().scenario)
        return;
    const auto* bubble = std::get_if<BubbleAnswer>(&step().question->answer);
    if (bubble != nullptr && answerOf(m_step) != Answer::Right && answerOf(m_step) != Answer::Shown)
        answer(isRight(*bubble, gap->device.value(), gap->startNs, gap->endNs));
}

void LessonPlayer::pinAnswer()
{
    const auto* bubble = std::get_if<BubbleAnswer>(&step().question->answer);
    if (bubble != nullptr && m_play->run() && m_play->run()->scenario == step().scenario)
        m_play->setPinnedGap(DeviceId(bubble->right.front().device), bubble->right.front().atNs);
}

void LessonPlayer::answer(bool right, int chosen)
{
    m_asked[static_cast<std::size_t>(m_step)] = {right ? Answer::Right : Answer::Wrong, chosen};
    emit answerChanged(m_step);
}

}  // namespace bubblescope
