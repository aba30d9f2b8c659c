// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// WorkerProcess' other half: owns the QProcess and the StreamReader in the worker's thread. All functions and signals
// belong to that thread but for takeSnapshot().

#include "core/live/liverun.h"
#include "core/live/streamreader.h"
#include "ui/live/keptstream.h"
#include "ui/live/workerprocess.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>
#include <mutex>
#include <optional>

namespace bubblescope {

class WorkerPipe : public QObject {
    Q_OBJECT

public:
    WorkerPipe();

    void start(const WorkerCommand& command, const QByteArray& input, const QString& keptAs);
    void send(const QByteArray& line);
    void stop();

    /// The newest snapshot, once; from any thread. A reader that lags behind gets one for all it has missed.
    [[nodiscard]] std::shared_ptr<const live::LiveRun> takeSnapshot();

signals:
    void started(qint64 pid);
    /// takeSnapshot() has something.
    void snapshotReady();
    void errorLines(const QStringList& lines);
    void ended(const bubblescope::WorkerEnd& end, std::shared_ptr<bubblescope::KeptStream> kept);

private:
    void readOutput();
    void readErrors();
    void feed(const QByteArray& bytes);
    void publish();
    void finish(WorkerEnd end);
    void failToStart();
    void signalGroup(int signal);

    QProcess m_process;
    live::StreamReader m_reader;
    std::shared_ptr<KeptStream> m_kept = std::make_shared<KeptStream>();
    QTimer m_publish;
    QTimer m_terminate;
    QTimer m_kill;
    QString m_keptAs;
    QByteArray m_errorTail;
    QStringList m_errorLines;
    qint64 m_group = 0;  ///< the worker's pid, which is its process group's number
    qint64 m_beforeHello = 0;
    bool m_stopping = false;
    bool m_forced = false;
    bool m_noStream = false;
    bool m_over = false;
    std::mutex m_mutex;
    std::shared_ptr<const live::LiveRun> m_snapshot;  ///< guarded by m_mutex
};

}  // namespace bubblescope
