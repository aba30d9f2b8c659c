// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/workerprocess.h"

#include "ui/live/workerpipe.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QMetaObject>
#include <QThread>

#include <algorithm>
#include <utility>
#include <vector>

namespace bubblescope {
namespace {

/// A worker's thread and what lives in it. Both go in the interface thread once the thread has ended, so that whoever
/// calls a pipe from there finds it.
struct Running {
    QThread* thread = nullptr;
    WorkerPipe* pipe = nullptr;
};

/// Workers that are not gone yet. Interface thread only.
std::vector<Running>& workers()
{
    static std::vector<Running> all;
    return all;
}

void forget(QThread* thread)
{
    std::vector<Running>& all = workers();
    const auto found = std::find_if(all.begin(), all.end(), [thread](const Running& r) { return r.thread == thread; });
    if (found == all.end())
        return;
    thread->wait();
    delete found->pipe;
    all.erase(found);
    delete thread;
}

}  // namespace

WorkerProcess::WorkerProcess(QObject* parent)
    : QObject(parent)
{
}

WorkerProcess::~WorkerProcess()
{
    // What is left of it ends by itself: the thread quits with the worker.
    if (m_pipe) {
        disconnect(m_pipe.data(), nullptr, this, nullptr);
        QMetaObject::invokeMethod(m_pipe.data(), [pipe = m_pipe.data()] { pipe->stop(); });
    }
}

void WorkerProcess::start(const WorkerCommand& command, const QByteArray& input, const QString& keptAs)
{
    Q_ASSERT(!m_pipe && command.ok());
    m_running = true;
    auto* thread = new QThread;
    thread->setObjectName("worker");
    m_pipe = new WorkerPipe;
    workers().push_back({thread, m_pipe});
    m_pipe->moveToThread(thread);
    connect(
        thread, &QThread::finished, qApp, [thread] { forget(thread); }, Qt::QueuedConnection);
    connect(m_pipe, &WorkerPipe::ended, thread, &QThread::quit, Qt::DirectConnection);

    connect(m_pipe, &WorkerPipe::started, this, [this](qint64 pid) {
        m_pid = pid;
        emit started();
    });
    connect(m_pipe, &WorkerPipe::snapshotReady, this, [this] {
        if (std::shared_ptr<const live::LiveRun> snapshot = m_pipe ? m_pipe->takeSnapshot() : nullptr) {
            m_snapshot = std::move(snapshot);
            emit snapshotChanged();
        }
    });
    connect(m_pipe, &WorkerPipe::errorLines, this, [this](const QStringList& lines) {
        if (std::exchange(m_errorLines, lines) != lines)
            emit errorLinesChanged();
    });
    connect(m_pipe, &WorkerPipe::ended, this, [this](const WorkerEnd& end, std::shared_ptr<KeptStream> kept) {
        m_pipe = nullptr;
        m_running = false;
        m_kept = std::move(kept);
        emit ended(end);
    });
    thread->start();
    QMetaObject::invokeMethod(m_pipe.data(),
                              [pipe = m_pipe.data(), command, input, keptAs] { pipe->start(command, input, keptAs); });
}

void WorkerProcess::send(const QByteArray& line)
{
    if (m_pipe)
        QMetaObject::invokeMethod(m_pipe.data(), [pipe = m_pipe.data(), line] { pipe->send(line); });
}

void WorkerProcess::stop()
{
    if (m_pipe)
        QMetaObject::invokeMethod(m_pipe.data(), [pipe = m_pipe.data()] { pipe->stop(); });
}

bool WorkerProcess::waitForAll(int timeoutMs)
{
    const QDeadlineTimer deadline(timeoutMs);
    const std::vector<Running> all = workers();
    bool gone = true;
    for (const Running& worker : all) {
        if (worker.thread->wait(deadline))
            forget(worker.thread);
        else
            gone = false;
    }
    return gone;
}

}  // namespace bubblescope
