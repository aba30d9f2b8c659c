// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a live run is to be started, and the command that starts it. Pure but for findWorker().
//
// On this machine and over ssh the scenario travels on standard input. A launcher (mpirun, srun) gives its standard
// input to one process only, so there it is a file that all processes can read.

#include "core/model/timens.h"

#include <QString>
#include <QStringList>

namespace bubblescope {

struct LiveSettings {
    enum class Place { ThisMachine, Ssh, Launcher };
    enum class Backend { Cpu, Cuda };
    enum class SlowdownBy { MoreWork, FewerUnits, Paced };

    Place place = Place::ThisMachine;
    QString host;                                                  ///< HOST or USER@HOST, for ssh
    QString remoteCommand = QStringLiteral("bubblescope-worker");  ///< shell text there, for ssh
    /// {worker} and {arguments} are put in; without {arguments} they come last.
    QString launcher = QStringLiteral("mpirun -n 2 {worker} {arguments}");
    Backend backend = Backend::Cpu;
    bool paced = false;          ///< waiting instead of arithmetic
    TimeNs opNs = 5 * kNsPerMs;  ///< mean forward; 0: as the scenario says
    int repeat = 0;              ///< how often the schedule is run; 0: until cancelled
    SlowdownBy slowdownBy = SlowdownBy::MoreWork;
    QString traceFile;  ///< on the worker's machine; empty: none

    /// Whether what is asked about capabilities is the same place.
    [[nodiscard]] bool samePlace(const LiveSettings& other) const;
    friend bool operator==(const LiveSettings&, const LiveSettings&) = default;
};

struct WorkerCommand {
    QString program;
    QStringList arguments;
    /// Why there is no command: a sentence. Empty otherwise.
    QString problem;
    [[nodiscard]] bool ok() const { return problem.isEmpty(); }
};

/// The worker that belongs to this application: BUBBLESCOPE_WORKER, beside the application, in ../libexec, in the build
/// tree, in PATH. Empty if there is none.
[[nodiscard]] QString findWorker();

/// A word as POSIX shells read it.
[[nodiscard]] QString shellQuoted(const QString& word);

/// `scenarioFile` is used by launchers only.
[[nodiscard]] WorkerCommand runCommand(const LiveSettings& settings, const QString& worker,
                                       const QString& scenarioFile);
/// What the place can do, as JSON. A launcher's processes would all answer, so there it is not asked.
[[nodiscard]] WorkerCommand capabilitiesCommand(const LiveSettings& settings, const QString& worker);

}  // namespace bubblescope
