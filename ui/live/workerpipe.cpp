// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/workerpipe.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <csignal>
#include <string_view>
#include <utility>

#ifdef Q_OS_UNIX
#include <sys/types.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace bubblescope {
namespace {

constexpr qint64 kBlock = 256 << 10;
constexpr int kMostErrorLines = 20;
constexpr int kMostErrorBytes = 2000;  ///< of one line
/// Taking snapshots may cost a tenth of the reading thread's time.
constexpr int kSnapshotShare = 10;

}  // namespace

WorkerPipe::WorkerPipe()
    : m_process(this)
    , m_publish(this)
    , m_terminate(this)
    , m_kill(this)
{
    for (QTimer* timer : {&m_publish, &m_terminate, &m_kill})
        timer->setSingleShot(true);
    m_publish.setInterval(WorkerProcess::kSnapshotMs);
    connect(&m_publish, &QTimer::timeout, this, &WorkerPipe::publish);
    connect(&m_terminate, &QTimer::timeout, this, [this] { signalGroup(SIGTERM); });
    connect(&m_kill, &QTimer::timeout, this, [this] {
        m_forced = true;
        signalGroup(SIGKILL);
    });
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &WorkerPipe::readOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this, &WorkerPipe::readErrors);
    connect(&m_process, &QProcess::started, this, [this] {
        m_group = m_process.processId();
        emit started(m_group);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        // All other errors are followed by finished().
        if (error == QProcess::FailedToStart)
            failToStart();
    });
    connect(&m_process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        WorkerEnd end;
        end.how = how == QProcess::CrashExit ? WorkerEnd::How::Killed : WorkerEnd::How::Exited;
        end.status = status;
        finish(std::move(end));
    });
#ifdef Q_OS_UNIX
    m_process.setChildProcessModifier([] {
        ::setsid();
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
        // The worker waits for these; nobody else's mask is to reach it.
        sigset_t none;
        sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr);
    });
#endif
}

void WorkerPipe::start(const WorkerCommand& command, const QByteArray& input, const QString& keptAs)
{
    m_keptAs = keptAs;
    m_process.start(command.program, command.arguments);
    m_process.write(input);
}

void WorkerPipe::send(const QByteArray& line)
{
    if (!m_over && !m_stopping)
        m_process.write(line + '\n');
}

void WorkerPipe::stop()
{
    if (m_over || std::exchange(m_stopping, true))
        return;
    m_process.write("{\"cmd\":\"cancel\"}\n");
    m_process.closeWriteChannel();
    m_terminate.start(WorkerProcess::kTerminateMs);
    m_kill.start(WorkerProcess::kKillMs);
}

std::shared_ptr<const live::LiveRun> WorkerPipe::takeSnapshot()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_snapshot, nullptr);
}

void WorkerPipe::readOutput()
{
    m_process.setReadChannel(QProcess::StandardOutput);
    while (m_process.bytesAvailable() > 0)
        feed(m_process.read(kBlock));
}

void WorkerPipe::feed(const QByteArray& bytes)
{
    if (m_noStream)
        return;
    m_reader.feed(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    m_kept->add(bytes.constData(), bytes.size());
    if (!m_publish.isActive())
        m_publish.start();
    const live::LiveRun& now = m_reader.now();
    if (!now.hello)
        m_beforeHello += bytes.size();
    if (now.phase == live::LivePhase::Refused || (!now.hello && m_beforeHello > live::kMostBytesBeforeHello)) {
        m_noStream = true;
        stop();
        // It does not know our commands.
        signalGroup(SIGTERM);
    }
}

void WorkerPipe::readErrors()
{
    m_errorTail += m_process.readAllStandardError();
    for (qsizetype end = 0; (end = m_errorTail.indexOf('\n')) >= 0;) {
        const QString line = QString::fromUtf8(m_errorTail.first(std::min<qsizetype>(end, kMostErrorBytes)));
        m_errorTail.remove(0, end + 1);
        if (!line.trimmed().isEmpty())
            m_errorLines << line;
        // A flood of lines costs no more than the last of them.
        if (m_errorLines.size() > 2 * kMostErrorLines)
            m_errorLines = m_errorLines.last(kMostErrorLines);
    }
    if (m_errorTail.size() > kMostErrorBytes)
        m_errorTail.truncate(kMostErrorBytes);
    m_errorLines = m_errorLines.last(std::min<qsizetype>(m_errorLines.size(), kMostErrorLines));
    if (!m_publish.isActive())
        m_publish.start();
}

void WorkerPipe::publish()
{
    QElapsedTimer took;
    took.start();
    std::shared_ptr<const live::LiveRun> snapshot = m_reader.snapshot();
    bool news = false;
    {
        const std::scoped_lock lock(m_mutex);
        news = !std::exchange(m_snapshot, std::move(snapshot));
    }
    if (news)
        emit snapshotReady();
    emit errorLines(m_errorLines);
    m_publish.setInterval(std::max(WorkerProcess::kSnapshotMs, static_cast<int>(took.elapsed()) * kSnapshotShare));
}

void WorkerPipe::failToStart()
{
    WorkerEnd end;
    end.how = WorkerEnd::How::NotStarted;
    end.text = m_process.errorString();
    finish(std::move(end));
}

void WorkerPipe::finish(WorkerEnd end)
{
    if (std::exchange(m_over, true))
        return;
    // Whoever is left of the group has lost its leader.
    if (end.how != WorkerEnd::How::NotStarted) {
        readOutput();
        readErrors();
        signalGroup(SIGKILL);
        if (!m_errorTail.trimmed().isEmpty())
            m_errorLines << QString::fromUtf8(m_errorTail);
    }
    for (QTimer* timer : {&m_publish, &m_terminate, &m_kill})
        timer->stop();
    m_reader.endOfInput();
    m_kept->flush();
    if (m_noStream)
        end.how = WorkerEnd::How::NoStream;
    end.forced = m_forced;
    publish();
    if (!m_keptAs.isEmpty() && m_reader.now().opCount() > 0) {
        // Not worth a message: the run is there to be saved as long as the window is.
        QDir().mkpath(QFileInfo(m_keptAs).path());
        static_cast<void>(m_kept->copyTo(m_keptAs));
    }
    emit ended(end, m_kept);
}

void WorkerPipe::signalGroup(int signal)
{
#ifdef Q_OS_UNIX
    if (m_group > 0)
        ::kill(-static_cast<pid_t>(m_group), signal);
#else
    signal == SIGKILL ? m_process.kill() : m_process.terminate();
#endif
}

}  // namespace bubblescope
