// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Gantt chart for screen readers: a list for each device, in it the device's ops and bubbles in order of time, each
// with its device, start and end, and what it waited for. Which one the keyboard has pinned has the focus. Items are
// made when they are asked for, so a million ops cost nothing until somebody walks through them.

namespace bubblescope {

class GanttView;

/// To be called before a Gantt view is first asked for its interface.
void installGanttAccess();
/// Tells screen readers which op or bubble is pinned now, if the view has the focus.
void announcePinned(GanttView* view);
/// What was handed out for the run before is gone.
void forgetGanttAccess(GanttView* view);

}  // namespace bubblescope
