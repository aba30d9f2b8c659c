// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A worker and what it streams. The process, the reading and the parsing live in a thread of their own, so that neither
// a flood nor a worker that will not end ever holds up the interface; this object is their end in the interface thread.
//
// The worker has a session and process group of its own, and signals go to the group: a launcher's children end too.
// Should the application die, the worker is told by the end of its input, and by SIGTERM on Linux.
//
// One object runs one worker. Destroying it while the worker runs stops the worker, without waiting.

#include "core/live/liverun.h"
#include "core/live/workerlimits.h"
#include "ui/live/keptstream.h"
#include "ui/live/workercommand.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <memory>

namespace bubblescope {

struct WorkerEnd {
    enum class How {
        NotStarted,  ///< `text` has the system's reason
        Exited,      ///< with `status`
        Killed,      ///< by the signal `status`
        NoStream,    ///< ended by us: what it printed was no stream of ours
    };
    How how = How::Exited;
    int status = 0;
    QString text;
    /// It had to be killed after it was asked to end.
    bool forced = false;
};

class WorkerPipe;

class WorkerProcess : public QObject {
    Q_OBJECT

public:
    /// How long a worker may take to end after stop(): then SIGTERM, then SIGKILL.
    static constexpr int kTerminateMs = live::kWorkerTerminateMs;
    static constexpr int kKillMs = live::kWorkerKillMs;
    /// Snapshots come at most this often.
    static constexpr int kSnapshotMs = 50;

    explicit WorkerProcess(QObject* parent = nullptr);
    ~WorkerProcess() override;

    /// Once. `input` is the first thing on the worker's standard input. A run that has measured something is copied to
    /// `keptAs` when it has ended, unless that is empty; also where this object is gone by then.
    void start(const WorkerCommand& command, const QByteArray& input, const QString& keptAs = {});
    /// A line on the worker's standard input.
    void send(const QByteArray& line);
    /// Cancel, then the end of its input, then SIGTERM, then SIGKILL. ended() comes within kKillMs and a little.
    void stop();

    /// From start() until ended().
    [[nodiscard]] bool running() const { return m_running; }
    /// 0 before it has started.
    [[nodiscard]] qint64 pid() const { return m_pid; }
    /// The newest; never null after the first snapshotChanged().
    [[nodiscard]] const std::shared_ptr<const live::LiveRun>& snapshot() const { return m_snapshot; }
    /// The last lines of standard error.
    [[nodiscard]] const QStringList& errorLines() const { return m_errorLines; }
    /// All that came, once it has ended; null before.
    [[nodiscard]] const std::shared_ptr<KeptStream>& kept() const { return m_kept; }

    /// Waits for all workers that were ever started and are not gone yet. For the end of a program, once no window is
    /// open any more.
    static bool waitForAll(int timeoutMs);

signals:
    void started();
    void snapshotChanged();
    void errorLinesChanged();
    /// The last signal; the last snapshot has been taken.
    void ended(const bubblescope::WorkerEnd& end);

private:
    friend class WorkerPipe;
    QPointer<WorkerPipe> m_pipe;  ///< lives in its own thread; null once the worker has ended
    bool m_running = false;
    qint64 m_pid = 0;
    std::shared_ptr<const live::LiveRun> m_snapshot;
    QStringList m_errorLines;
    std::shared_ptr<KeptStream> m_kept;
};

}  // namespace bubblescope
