// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a main window works on and what must outlive it: a window in another language takes the place of one, and the
// scenarios with their undo steps, a live run, a lesson, the cursor and the look go on.

#include "ui/lessons/lessonplayer.h"
#include "ui/live/livesession.h"
#include "ui/session/comparison.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"
#include "ui/window/scenariofiles.h"

namespace bubblescope {

struct Workspace {
    Session session;
    LiveSession live{&session};
    PlayController play{&session};
    Comparison comparison{&session, &play};
    Appearance appearance;
    Appearance dialogAppearance;  ///< the same, but while presenting of the scale from before
    ScenarioFiles files{&session, &comparison};
    LessonPlayer lessons{&session, &play, &comparison};
    ScenarioFiles::Belonging ownBelonging;  ///< of the scenario from before the lesson
    QString lessonFolder;                   ///< with a lecturer's own lessons
    bool lessonShowsLive = false;           ///< the bar for live runs goes with the lesson that has brought it in
};

}  // namespace bubblescope
