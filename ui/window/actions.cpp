// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions.h"

#include "ui/session/comparison.h"

namespace bubblescope {
namespace {

/// A name of a key that Qt looks up when a menu is painted: its own Polish word for it is that of a home folder.
[[maybe_unused]] constexpr const char* kHomeKey = QT_TRANSLATE_NOOP("QShortcut", "Home");

}  // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    const auto shortcut = KeyRoute::Shortcut;
    const auto fallback = KeyRoute::Fallback;

    beginSection(tr("File"));
    open = add(tr("&Open…"), {QKeySequence::Open}, shortcut,
               tr("Open a scenario (JSON), a schedule (CSV) or a measured run (JSON Lines)"));
    save = add(tr("&Save"), {QKeySequence::Save}, shortcut, tr("Save the scenario"));
    saveAs = add(tr("Save &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}, shortcut,
                 tr("Save the scenario under another name"));
    liveSave = add(tr("Save &measured run…"), {}, shortcut, tr("Save what a live run has measured"));
    exportFile = add(tr("E&xport…"), {QKeySequence(Qt::CTRL | Qt::Key_E)}, shortcut,
                     tr("Write a picture, a film, a table or a trace of the run"));
    quit = add(tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, shortcut, tr("Close the window"));

    beginSection(tr("Edit"));
    undo = add(tr("&Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, shortcut, tr("Take back the last change"));
    redo = add(tr("&Redo"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
               shortcut, tr("Do it again"));
    copyPicture = add(tr("&Copy picture"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}, shortcut,
                      tr("The Gantt chart as it is shown, as a picture for the clipboard"));
    paste = add(tr("&Paste schedule"), {QKeySequence::Paste}, shortcut,
                tr("Use the schedule (CSV) or scenario (JSON) on the clipboard"));
    bestSchedule = add(tr("&Best schedule…"), {QKeySequence(Qt::CTRL | Qt::Key_B)}, shortcut,
                       tr("Compare all schedules for these settings"));
    balance = add(tr("Ba&lance stages…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)}, shortcut,
                  tr("Which layers are in which stage"));

    charts = add(tr("C&harts…"), {QKeySequence(Qt::CTRL | Qt::Key_G)}, shortcut,
                 tr("Charts over many scenarios: microbatches, devices, seeds"));

    // Before those of playing, whose keys they take over while a lesson is open.
    beginSection(tr("Lesson"));
    lessonNext = add(tr("&Next step"), {Qt::Key_Right, Qt::Key_PageDown}, fallback,
                     tr("The answer to an open question, then the next step"));
    lessonBack = add(tr("&Previous step"), {Qt::Key_Left, Qt::Key_PageUp}, fallback, tr("The step before"));
    lessonReturn = add(tr("&Return to the step"), {Qt::Key_Backspace}, fallback,
                       tr("Scenario, cursor and range as the step has them"));
    lessonClose = add(tr("&End the lesson"), {}, fallback,
                      tr("Back to the scenario from before the lesson; Escape does it too where nothing is pinned"));
    lessonOpen = add(tr("&Open lesson…"), {}, fallback, tr("A lesson from a file"));
    lessonFolder = add(tr("&Folder of own lessons…"), {}, fallback, tr("Lessons in it are listed here"));

    beginSection(tr("Play"));
    playPause = add(tr("&Play or pause"), {Qt::Key_Space}, fallback, tr("Let the time run, or hold it"));
    stepForward = add(tr("Step &forward"), {Qt::Key_Right, Qt::Key_PageDown}, fallback, tr("One tick onward"));
    stepBack = add(tr("Step &back"), {Qt::Key_Left, Qt::Key_PageUp}, fallback, tr("One tick back"));
    eventForward = add(tr("To the &next event"), {QKeySequence(Qt::SHIFT | Qt::Key_Right)}, fallback,
                       tr("To where the next operation starts or ends"));
    eventBack = add(tr("To the pre&vious event"), {QKeySequence(Qt::SHIFT | Qt::Key_Left)}, fallback,
                    tr("Back to where an operation starts or ends"));
    toStart = add(tr("To the &start"), {Qt::Key_Home}, fallback, tr("Cursor to time 0"));
    toEnd = add(tr("To the &end"), {Qt::Key_End}, fallback, tr("Cursor to the end of the run"));
    loop = add(tr("&Loop"), {Qt::Key_L}, fallback, tr("At the end start again"));
    slower = add(tr("Slo&wer"), {Qt::Key_BracketLeft}, fallback, tr("Half the speed"));
    faster = add(tr("F&aster"), {Qt::Key_BracketRight}, fallback, tr("Twice the speed"));
    loop->setCheckable(true);

    beginSection(tr("View"));
    zoomIn = add(tr("Zoom &in"), {Qt::Key_Plus, Qt::Key_Equal}, fallback, tr("Show a shorter time, about the cursor"));
    zoomOut = add(tr("Zoom &out"), {Qt::Key_Minus}, fallback, tr("Show a longer time"));
    fit = add(tr("&Whole run"), {Qt::Key_0}, fallback, tr("Show the run from start to end"));
    unpin = add(
        tr("&Release the pin"), {Qt::Key_Escape}, fallback,
        tr("Hide the dependencies of a bar or bubble; without a pin, back from a measured run to the simulation, then "
           "out of the lesson"));
    criticalPath = add(tr("&Critical path"), {Qt::Key_C}, fallback,
                       tr("The chain of operations and transfers that sets the makespan"));
    larger = add(tr("&Larger"), {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                 shortcut, tr("Larger text and marks"));
    smaller = add(tr("&Smaller"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, shortcut, tr("Smaller text and marks"));
    normalSize = add(tr("&Normal size"), {QKeySequence(Qt::CTRL | Qt::Key_0)}, shortcut, tr("Size as at first"));
    presentation = add(tr("&Presentation"), {Qt::Key_F11}, shortcut,
                       tr("Over the whole screen, large enough for the back row; Escape leaves it"));
    hallControls = add(tr("Present&ation: controls"), {Qt::Key_F9}, shortcut,
                       tr("In a presentation: bring the controls in, or put them away"));
    hallBars = add(tr("Presentation: men&us"), {Qt::Key_F10}, shortcut,
                   tr("In a presentation: bring menus and play bar in, or put them away"));
    motion = add(tr("&Motion"), {}, fallback, tr("Tokens glide and bars grow, or they jump"));
    hideAhead = add(tr("&Hide what lies ahead"), {Qt::Key_H}, fallback,
                    tr("What lies after the cursor is hidden instead of faint"));
    colourVision = add(tr("Colour &vision check"), {}, fallback,
                       tr("Show the whole window as people with a colour vision deficiency see it"));
    colourTable = add(tr("Distances of colours…"), {}, fallback,
                      tr("How the colours look with a colour vision deficiency, and how far apart they stay"));
    for (QAction* checkable : {criticalPath, presentation, motion, hideAhead, colourVision})
        checkable->setCheckable(true);

    beginSection(tr("Compare"));
    compareAdd = add(tr("&Add a scenario"), {QKeySequence(Qt::CTRL | Qt::Key_D)}, shortcut,
                     tr("Compare with a copy of the present scenario, on the same time axis"));
    compareRemove = add(tr("&Remove this one"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, shortcut,
                        tr("Take the active scenario out of the comparison"));
    for (int lane = 0; lane < static_cast<int>(kMostCompared); ++lane) {
        compareLanes << add(tr("Work on %1").arg(Comparison::letter(lane)),
                            {QKeySequence(Qt::CTRL | (Qt::Key_1 + lane))}, shortcut,
                            tr("Controls, figures and charts are about this scenario"));
        compareLanes.last()->setCheckable(true);
    }
    compareFromFirst = add(tr("&Copy the settings of A to this one"), {}, fallback,
                           tr("All settings but the schedule, its options and chunks"));
    compareToAll = add(tr("Copy these settings to all &others"), {}, fallback,
                       tr("All settings but the schedule, its options and chunks"));
    compareSwap = add(tr("Move &up"), {}, fallback, tr("Swap the active scenario with the one above it"));
    compareDevices = add(tr("Same &devices"), {}, fallback,
                         tr("As many devices as A, with its model: what has several stages a device cuts it finer"));
    compareStages = add(tr("Same &stages"), {}, fallback,
                        tr("As many stages as A, of the same times: what has several stages a device needs fewer"));
    compareBatch = add(tr("Same &batch"), {}, fallback,
                       tr("The times are the whole batch's, the same in all: more microbatches cut it finer"));
    compareMicrobatch = add(tr("Same &microbatch size"), {}, fallback,
                            tr("The times are one microbatch's, the same in all: more microbatches are more work"));
    compareEnd = add(tr("&End the comparison"), {}, fallback, tr("The active scenario remains"));

    beginSection(tr("Live run"));
    live = add(tr("&Live run"), {QKeySequence(Qt::CTRL | Qt::Key_L)}, shortcut, tr("Show the bar for live runs"));
    liveRun = add(tr("&Run"), {QKeySequence(Qt::CTRL | Qt::Key_R)}, shortcut, tr("Run the scenario for real"));
    livePause = add(tr("&Pause or resume"), {QKeySequence(Qt::CTRL | Qt::Key_P)}, shortcut,
                    tr("Hold every device after its present operation, or go on"));
    liveCancel = add(tr("&Cancel"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)}, shortcut,
                     tr("End the live run; what was measured stays"));
    liveSimulated = add(tr("Show the &simulation"), {}, fallback, tr("What the scenario gives"));
    liveMeasured = add(tr("Show the &measured run"), {}, fallback, tr("What the live run has measured"));
    liveBeside = add(tr("Show &both"), {}, fallback,
                     tr("Measured above, and below what the simulation makes of the measured costs"));
    liveTakeCosts =
        add(tr("&Take over the measured costs"), {}, fallback, tr("The scenario gets the times that were measured"));
    liveOpenLast = add(tr("&Open the last run"), {}, fallback,
                       tr("The newest live run, also one that was not saved before the window was closed"));
    live->setCheckable(true);

    beginSection(tr("Help"));
    keys = add(tr("&Keys"), {Qt::Key_F1}, shortcut, tr("All keys on one sheet"));
    glossary = add(tr("&Glossary…"), {}, fallback, tr("The words of the field"));
    figures = add(tr("&Figures…"), {}, fallback, tr("What every figure means, with its formula and its paper"));
    explain = add(tr("&Explain the control"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)}, shortcut,
                  tr("What the control with the focus does"));
    explainPointed = add(tr("&What is this?"), {}, fallback, tr("Then click on anything, and it is explained"));
    about = add(tr("&About Bubblescope"), {}, fallback, tr("Version and licence"));
    setLessonOpen(false);
}

void Actions::setLessonOpen(bool isOpen)
{
    for (QAction* action : {lessonNext, lessonBack, lessonReturn, lessonClose})
        action->setEnabled(isOpen);
    // Two enabled actions with one shortcut would both do nothing.
    stepForward->setShortcuts(isOpen ? QList<QKeySequence>() : QList<QKeySequence>{Qt::Key_PageDown});
    stepBack->setShortcuts(isOpen ? QList<QKeySequence>() : QList<QKeySequence>{Qt::Key_PageUp});
}

CompareView::Commands Actions::compareCommands() const
{
    return {{compareDevices, compareStages, nullptr, compareBatch, compareMicrobatch}, compareAdd, compareEnd};
}

void Actions::setPresenting(bool on)
{
    presentation->setChecked(on);
    hallControls->setEnabled(on);
    hallBars->setEnabled(on);
}

QAction* Actions::add(const QString& text, const QList<QKeySequence>& keySequences, KeyRoute route, const QString& tip)
{
    auto* action = new QAction(text, this);
    action->setStatusTip(tip);
    action->setToolTip(
        keySequences.isEmpty() ? tip : tr("%1 (%2)").arg(tip, keySequences.first().toString(QKeySequence::NativeText)));
    m_sections.last().entries.append({action, keySequences});
    if (keySequences.isEmpty())
        return action;
    if (route == KeyRoute::Shortcut) {
        action->setShortcuts(keySequences);
        return action;
    }
    // Menus show what follows a tab as the key. Page keys come from a presenter's remote and always step.
    action->setText(text + '\t' + keySequences.first().toString(QKeySequence::NativeText));
    QList<QKeySequence> always;
    for (const QKeySequence& key : keySequences)
        if (key == QKeySequence(Qt::Key_PageDown) || key == QKeySequence(Qt::Key_PageUp))
            always << key;
    action->setShortcuts(always);
    m_fallbacks.append({action, keySequences});
    return action;
}

bool Actions::handleFallback(const QKeySequence& key)
{
    for (const Entry& entry : m_fallbacks)
        if (entry.keys.contains(key) && entry.action->isEnabled()) {
            entry.action->trigger();
            return true;
        }
    return false;
}

}  // namespace bubblescope
