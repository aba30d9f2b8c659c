// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Workers for tests of the window: the real one, and scripts that misbehave in its place.

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

namespace bubblescope {

/// Puts a shell script in the worker's place; the real worker is back when this goes.
class FakeWorker {
public:
    explicit FakeWorker(const QByteArray& script)
    {
        const QString path = m_folder.filePath("worker");
        QFile file(path);
        const bool opened = file.open(QIODevice::WriteOnly);
        Q_ASSERT(opened);
        file.write("#!/bin/sh\n" + script + "\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("BUBBLESCOPE_WORKER", QFile::encodeName(path));
    }
    ~FakeWorker() { useRealWorker(); }
    FakeWorker(const FakeWorker&) = delete;
    FakeWorker& operator=(const FakeWorker&) = delete;

    static void useRealWorker() { qputenv("BUBBLESCOPE_WORKER", BUBBLESCOPE_WORKER_PATH); }

private:
    QTemporaryDir m_folder;
};

/// Whether a process is there and no zombie.
inline bool isAlive(qint64 pid)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!stat.open(QIODevice::ReadOnly))
        return ::kill(static_cast<pid_t>(pid), 0) == 0 || errno != ESRCH;
    const QByteArray text = stat.readAll();
    return !text.mid(text.lastIndexOf(')') + 2).startsWith('Z');
}

}  // namespace bubblescope
