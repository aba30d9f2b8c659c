// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a live run stands, and that in words.

#include "core/live/liverun.h"
#include "ui/live/workerprocess.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace bubblescope {

enum class LiveState {
    Idle,
    Starting,
    Calibrating,
    Running,
    Pausing,
    Paused,
    Verifying,
    Stopping,
    Ended,       ///< finished or cancelled, and all that was measured has come
    Incomplete,  ///< anything else
};
[[nodiscard]] constexpr bool isActive(LiveState state)
{
    return state > LiveState::Idle && state < LiveState::Ended;
}

struct LiveStatus {
    LiveState state = LiveState::Idle;
    /// Null before the first line of a stream.
    std::shared_ptr<const live::LiveRun> run;
    /// How the worker ended; none for a file.
    std::optional<WorkerEnd> end;
    /// Last lines of the worker's standard error.
    QStringList errorLines;
    /// Why no worker was started: a sentence.
    QString problem;
    /// A host's name, or empty for this machine.
    QString place;
    /// The scenario was changed in more than its slowdowns since the run began.
    bool outdated = false;
    /// Seconds since the worker last said anything; 0 while it does.
    int silentS = 0;
};

/// "Running, iteration 4, 1248 ops", "Incomplete: the worker was killed (signal 9)". Empty when idle.
[[nodiscard]] QString stateText(const LiveStatus& status);
/// How the worker ended, as a clause: "the worker ended with status 2: no such file". Needs `end`.
[[nodiscard]] QString endReason(const LiveStatus& status);
/// What one should know about the figures: paced, cores shared, results verified, losses. Each a short clause.
[[nodiscard]] QStringList remarks(const LiveStatus& status);
/// Everything there is: devices, calibration, warnings, error and hint, last words. For reading at leisure.
[[nodiscard]] QString detailsText(const LiveStatus& status);

}  // namespace bubblescope
