// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The same for what lies beside the panel of controls: pictures, bars, comparison, lessons, presentation, dialogs.

#include "ui/help/helptopic.h"

#include <QtGlobal>

namespace bubblescope {
namespace {

constexpr std::string_view kMachado = "Machado, Oliveira and Fernandes 2009, IEEE TVCG 15(6)";

constexpr HelpTopic view(std::string_view id, const char* name, const char* text, std::string_view widgets,
                         const char* formula = nullptr, std::string_view source = {})
{
    return {id, HelpKind::Control, name, text, formula, source, widgets};
}

constexpr HelpTopic kTopics[] = {
    // Pictures
    view("flow", QT_TRANSLATE_NOOP("help", "Flow"),
         QT_TRANSLATE_NOOP("help", "Every stage as a box, and every microbatch as a token that is computed, is on its "
                                   "way, or waits before the next stage, at the instant of the cursor. A click on a "
                                   "token pins its operation in the Gantt chart."),
         "flowView"),
    view("gantt", QT_TRANSLATE_NOOP("help", "Gantt chart"),
         QT_TRANSLATE_NOOP("help", "A row for each device, with its operations and, hatched, its bubbles over time. A "
                                   "click pins one of them and shows what it waited for; on the keyboard Ctrl and the "
                                   "arrows do it, with Shift from bubble to bubble."),
         "ganttView"),
    view("queue-kinds", QT_TRANSLATE_NOOP("help", "Forward and backward queues"),
         QT_TRANSLATE_NOOP("help", "Which queues the chart shows: microbatches that wait for their forward, for their "
                                   "backward, or both. A queue before one stage alone tells which stage is too slow."),
         "showForward showBackward",
         QT_TRANSLATE_NOOP("help", "queue = inputs that have arrived − operations that have started")),
    view("chart-tabs", QT_TRANSLATE_NOOP("help", "Charts over time"),
         QT_TRANSLATE_NOOP("help", "Queues before each stage, activations on each device, or its memory in bytes once "
                                   "a model is chosen. One cursor goes through all of them and the pictures above."),
         "chartTabs"),
    // Bar for playing
    view("play", QT_TRANSLATE_NOOP("help", "Play"),
         QT_TRANSLATE_NOOP("help", "Lets the time run from the cursor on, or holds it. Everything in the window then "
                                   "shows that instant: tokens, queues, and the bubble up to there."),
         "playButton"),
    view("step", QT_TRANSLATE_NOOP("help", "One tick on or back"),
         QT_TRANSLATE_NOOP("help", "Moves the cursor by one tick; kept pressed, again and again. With Shift and the "
                                   "arrow keys it goes to where the next operation starts or ends instead."),
         "stepBackButton stepForwardButton"),
    view("to-edges", QT_TRANSLATE_NOOP("help", "To the start, to the end"),
         QT_TRANSLATE_NOOP("help", "Puts the cursor to time 0 or to the end of the run. Only at the end are the "
                                   "figures up to the cursor those of the whole run."),
         "toStartButton toEndButton"),
    view("loop", QT_TRANSLATE_NOOP("help", "Loop"),
         QT_TRANSLATE_NOOP("help", "Whether playing begins again at time 0 when it has come to the end. Without it, it "
                                   "stops there."),
         "loopButton"),
    // Notices
    view("first-hint", QT_TRANSLATE_NOOP("help", "What to try first"),
         QT_TRANSLATE_NOOP("help", "Something to begin with, at the first start only. It goes as soon as you change "
                                   "or play anything."),
         "firstHintDismiss"),
    view("notice", QT_TRANSLATE_NOOP("help", "Notice"),
         QT_TRANSLATE_NOOP("help", "What could not be done and why, or what has just been done. It goes when it is "
                                   "dismissed or the settings change."),
         "noticeDismiss noticeNext"),
    view("cancel", QT_TRANSLATE_NOOP("help", "Cancel the computation"),
         QT_TRANSLATE_NOOP("help", "Ends a simulation that takes long. The picture stays that of the settings that "
                                   "ran last."),
         "busyCancel"),
    // Comparison
    view("lane", QT_TRANSLATE_NOOP("help", "Scenario of a comparison"),
         QT_TRANSLATE_NOOP("help", "A click makes it the one that controls, figures and charts are about. Beside it "
                                   "stand what it does differently from A, and its figures with their difference "
                                   "from those of A."),
         "laneLetter", QT_TRANSLATE_NOOP("help", "difference = its figure − that of A")),
    view("lane-remove", QT_TRANSLATE_NOOP("help", "Take a scenario out"),
         QT_TRANSLATE_NOOP("help", "Takes this scenario out of the comparison; undo brings it back. If it was A, the "
                                   "others are then compared with the next one."),
         "laneRemove"),
    view("basis", QT_TRANSLATE_NOOP("help", "Basis of the comparison"),
         QT_TRANSLATE_NOOP("help", "What is to be the same in all scenarios: devices or stages, the batch or the size "
                                   "of a microbatch. Without a common basis a shorter makespan may only mean less "
                                   "work."),
         "basisButton", QT_TRANSLATE_NOOP("help", "stages = devices · chunks; batch = M · size of a microbatch")),
    view("lane-add", QT_TRANSLATE_NOOP("help", "Add a scenario"),
         QT_TRANSLATE_NOOP("help", "Puts a copy of the active scenario below the others, up to four on one time axis. "
                                   "Change one thing in it and read what that changes."),
         "addLaneButton"),
    view("comparison-end", QT_TRANSLATE_NOOP("help", "End the comparison"),
         QT_TRANSLATE_NOOP("help", "The active scenario stays, the others go. Undo brings them back."),
         "endComparisonButton"),
    // Lessons
    view("lesson-steps", QT_TRANSLATE_NOOP("help", "Step of a lesson"),
         QT_TRANSLATE_NOOP("help", "Onward shows the answer to an open question first, then the next step; a "
                                   "presenter's remote does both with its page keys. Every step brings its own "
                                   "scenario."),
         "lessonBackButton lessonNextButton"),
    view("lesson-return", QT_TRANSLATE_NOOP("help", "Return to the step"),
         QT_TRANSLATE_NOOP("help", "Puts scenario, cursor and range back as the step has them, after you have tried "
                                   "something of your own. Undo takes back your changes one by one instead."),
         "lessonReturnButton"),
    view("lesson-close", QT_TRANSLATE_NOOP("help", "End the lesson"),
         QT_TRANSLATE_NOOP("help", "Ends the lesson. Your own scenario is back as you left it, with all that can be "
                                   "undone in it."),
         "lessonCloseButton"),
    view("lesson-number", QT_TRANSLATE_NOOP("help", "Guess a number"),
         QT_TRANSLATE_NOOP("help", "Type what you expect and press Return, before the answer is shown. A wrong guess "
                                   "may be tried again."),
         "lessonNumber lessonCheck"),
    view("lesson-choice", QT_TRANSLATE_NOOP("help", "Choose an answer"),
         QT_TRANSLATE_NOOP("help", "Click what you expect, before the answer is shown. A wrong choice may be tried "
                                   "again."),
         "lessonChoice"),
    view("lesson-answer", QT_TRANSLATE_NOOP("help", "Show the answer"),
         QT_TRANSLATE_NOOP("help", "Shows the answer with its reason, and in the chart where it is about a bubble. The "
                                   "next step comes only after that."),
         "lessonShowAnswer"),
    // Presentation
    view("hall-controls", QT_TRANSLATE_NOOP("help", "Controls in a presentation"),
         QT_TRANSLATE_NOOP("help", "Controls come in from the left edge (F9), menus and the bar for playing from the "
                                   "upper one (F10). They go when the pointer and the focus are elsewhere."),
         "controlDrawer barDrawer"),
    view("hall-time", QT_TRANSLATE_NOOP("help", "Time of the cursor"),
         QT_TRANSLATE_NOOP("help",
                           "The instant that everything in the window shows. Drag the cursor in any chart, play, "
                           "or step with the arrow keys or a presenter's remote."),
         "hallTime"),
    view("vision", QT_TRANSLATE_NOOP("help", "Colour vision"),
         QT_TRANSLATE_NOOP("help",
                           "Shows the whole window as people with this colour vision deficiency see it, at full "
                           "severity. It stays so, presentations included, until it is switched off."),
         "visionCombo visionTableButton visionOffButton visionBar",
         QT_TRANSLATE_NOOP("help", "distance of two colours: CIEDE2000; 1 is just noticed"), kMachado),
    // Live runs
    view("live-run-control", QT_TRANSLATE_NOOP("help", "Run, pause, cancel"),
         QT_TRANSLATE_NOOP("help", "Runs the scenario for real and draws what is measured as it comes. Paused, every "
                                   "device stops after its present operation; cancelled, what was measured stays."),
         "liveRun livePause liveCancel"),
    view("live-more", QT_TRANSLATE_NOOP("help", "More on live runs"),
         QT_TRANSLATE_NOOP("help",
                           "How a slow stage is made slow – by more work, on a GPU by fewer multiprocessors, or "
                           "by waiting – and a file for a copy of what is measured. Both count from the next "
                           "run on."),
         "liveMore"),
    view("live-details", QT_TRANSLATE_NOOP("help", "Details of a live run"),
         QT_TRANSLATE_NOOP("help", "The devices that took part, warnings, and what the worker printed. Look here first "
                                   "when a run does not start."),
         "liveDetails"),
    view("live-extent", QT_TRANSLATE_NOOP("help", "Newest or all iterations"),
         QT_TRANSLATE_NOOP("help", "Of a run that repeats: the newest iteration alone, or all of them one after "
                                   "another. Iterations shorter than a second are shown when they are complete."),
         "liveExtent"),
    view("live-view", QT_TRANSLATE_NOOP("help", "Simulated, measured, both"),
         QT_TRANSLATE_NOOP("help", "Whether the picture is the simulation, the measured run, or the measured one with "
                                   "its simulation below. That simulation takes the costs that were measured, so that "
                                   "what differs is not their size."),
         "liveView predictedGantt"),
    view("take-costs", QT_TRANSLATE_NOOP("help", "Take over the measured costs"),
         QT_TRANSLATE_NOOP("help", "Gives the scenario the times that were measured, stage by stage. Then you can try "
                                   "what another schedule would make of them; undo takes it back."),
         "takeCostsButton"),
    // Dialogs
    view("rank-table", QT_TRANSLATE_NOOP("help", "Ranked schedules"),
         QT_TRANSLATE_NOOP("help", "Every schedule simulated with the present settings, the shortest makespan first; a "
                                   "click shows one in the window. Those over the memory limit, or that refuse these "
                                   "settings, come last with the reason."),
         "rankTable rankAgain rankCancel"),
    view("rank-beside", QT_TRANSLATE_NOOP("help", "Show side by side"),
         QT_TRANSLATE_NOOP("help", "Two to four schedules, chosen with Ctrl or Shift, on one time axis in the window. "
                                   "The first of them is what the others are compared with."),
         "rankBeside"),
    view("layer-cuts", QT_TRANSLATE_NOOP("help", "Layers and cuts"),
         QT_TRANSLATE_NOOP("help", "The model's layers, as wide as they take long, and where it is cut into stages. "
                                   "Drag a cut; on the keyboard up and down choose one, left and right move it."),
         "layerBar layerTable", QT_TRANSLATE_NOOP("help", "time of a stage = slowdown · sum over its layers")),
    view("chart-pages", QT_TRANSLATE_NOOP("help", "Charts over many scenarios"),
         QT_TRANSLATE_NOOP("help", "Each chart but the last varies one thing about the present settings, every point "
                                   "simulated; the last has idle time by cause. All follow when the settings change."),
         "chartPages"),
    view("chart-plot", QT_TRANSLATE_NOOP("help", "Chart"),
         QT_TRANSLATE_NOOP("help", "Hovering, or the arrow keys, read a point; a click, or Enter, shows that scenario "
                                   "in the window. Ctrl+C copies the chart as a picture, Ctrl+Alt+C its data."),
         "curvePlot seedsPlot"),
    view("chart-compute", QT_TRANSLATE_NOOP("help", "Compute the chart"),
         QT_TRANSLATE_NOOP("help", "Computes the chart for the present settings, or ends that. What is drawn stays "
                                   "until there is something newer."),
         "chartAgain chartCancel"),
    view("curve-schedules", QT_TRANSLATE_NOOP("help", "Schedules in the chart"),
         QT_TRANSLATE_NOOP("help",
                           "Which schedules have a line of simulated points; a pale band along it is the closed "
                           "form, where there is one. A number that a schedule refuses has no point, and the "
                           "reason is said."),
         "curveSchedules"),
    view("seeds-vary", QT_TRANSLATE_NOOP("help", "Let durations vary"),
         QT_TRANSLATE_NOOP("help", "Multiplies every operation's time by a random factor, normal with a deviation of "
                                   "10 %. Without jitter every run comes out alike."),
         "seedsVary"),
    view("seeds-show", QT_TRANSLATE_NOOP("help", "Show that run"),
         QT_TRANSLATE_NOOP("help", "Shows in the window the run that came out so: one of the best, the middle one, or "
                                   "one of the worst. Its seed makes it the same on every machine."),
         "seedsLow seedsMedian seedsHigh"),
    // Export
    view("export-format", QT_TRANSLATE_NOOP("help", "Format"),
         QT_TRANSLATE_NOOP("help", "A picture of pixels, a drawing that is sharp at any size, a film, or data. The "
                                   "name's ending follows."),
         "exportFormat"),
    view("export-range", QT_TRANSLATE_NOOP("help", "Range of the export"),
         QT_TRANSLATE_NOOP("help", "The whole run, or the time that the window shows now. Figures and schedules are "
                                   "always of the whole run."),
         "exportRange"),
    view("export-content", QT_TRANSLATE_NOOP("help", "Content of the export"),
         QT_TRANSLATE_NOOP("help", "The Gantt chart on a page of its own, with the parts that are ticked, or the whole "
                                   "window as it is. Cursor and pin come along only where they are ticked."),
         "exportContent exportRuler exportFigures exportLegend exportQueues exportMarks"),
    view("export-theme", QT_TRANSLATE_NOOP("help", "Colours of the export"),
         QT_TRANSLATE_NOOP("help", "Light colours for paper and white slides, dark ones for dark slides, high contrast "
                                   "for poor projectors. The window keeps its own."),
         "exportTheme"),
    view("export-size", QT_TRANSLATE_NOOP("help", "Size of the export"),
         QT_TRANSLATE_NOOP("help", "Width and height as on a screen at 100 %, and how many pixels each of these gets. "
                                   "A larger scale is sharper, not larger in a slide."),
         "exportWidth exportHeight exportScale", QT_TRANSLATE_NOOP("help", "pixels = size · scale; 96 to an inch")),
    view("export-film", QT_TRANSLATE_NOOP("help", "Film"),
         QT_TRANSLATE_NOOP("help", "How many seconds the run takes in the film, and how many pictures it has in each. "
                                   "More of them are smoother and make a larger file."),
         "exportSeconds exportRate", QT_TRANSLATE_NOOP("help", "pictures = seconds · frames in a second")),
    view("export-file", QT_TRANSLATE_NOOP("help", "File"),
         QT_TRANSLATE_NOOP("help", "Where the export is written. It is put there only once it is complete."),
         "exportPath exportBrowse"),
};

}  // namespace

std::span<const HelpTopic> viewTopics()
{
    return kTopics;
}

}  // namespace bubblescope
