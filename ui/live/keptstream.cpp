// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/keptstream.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstring>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace bubblescope {

void KeptStream::add(const char* bytes, std::int64_t count)
{
    if (!m_problem.isEmpty() || count <= 0)
        return;
    if (!m_file.isOpen()) {
        if (!m_file.open()) {
            m_problem = m_file.errorString();
            return;
        }
#ifdef Q_OS_UNIX
        // Without a name it goes with this process, however that ends.
        QFile::remove(m_file.fileName());
        m_file.setAutoRemove(false);
#endif
    }
    if (m_bytes + count > kMostBytes) {
        m_problem = QCoreApplication::translate("live", "the stream is longer than 1 GiB; the rest is not kept");
        return;
    }
    if (m_file.write(bytes, count) != count)
        m_problem = m_file.errorString();
    else
        m_bytes += count;
}

bool KeptStream::flush()
{
    if (m_file.isOpen() && !m_file.flush() && m_problem.isEmpty())
        m_problem = m_file.errorString();
    return m_problem.isEmpty();
}

QString KeptStream::copyTo(const QString& path) const
{
#ifndef Q_OS_UNIX
    QFile source(m_file.fileName());
    if (!source.open(QIODevice::ReadOnly))
        return source.errorString();
#endif
    QSaveFile target(path);
    if (!target.open(QIODevice::WriteOnly))
        return target.errorString();
    constexpr qint64 kBlock = 1 << 20;
    for (std::int64_t left = m_bytes; left > 0;) {
        const qint64 wanted = std::min<qint64>(kBlock, left);
#ifdef Q_OS_UNIX
        QByteArray block(wanted, Qt::Uninitialized);
        const ssize_t got = ::pread(m_file.handle(), block.data(), static_cast<std::size_t>(wanted), m_bytes - left);
        if (got <= 0)
            return QString::fromLocal8Bit(std::strerror(errno));
        block.truncate(got);
#else
        const QByteArray block = source.read(wanted);
        if (block.isEmpty())
            return source.errorString();
#endif
        if (target.write(block) != block.size())
            return target.errorString();
        left -= block.size();
    }
    return target.commit() ? QString() : target.errorString();
}

}  // namespace bubblescope
