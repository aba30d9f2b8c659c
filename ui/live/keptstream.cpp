// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/keptstream.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace bubblescope {

void KeptStream::add(const char* bytes, std::int64_t count)
{
    if (!m_problem.isEmpty() || count <= 0)
        return;
    if (!m_file.isOpen() && !m_file.open()) {
        m_problem = m_file.errorString();
        return;
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
    QFile source(m_file.fileName());
    if (!source.open(QIODevice::ReadOnly))
        return source.errorString();
    QSaveFile target(path);
    if (!target.open(QIODevice::WriteOnly))
        return target.errorString();
    constexpr qint64 kBlock = 1 << 20;
    for (std::int64_t left = m_bytes; left > 0;) {
        const QByteArray block = source.read(std::min<qint64>(kBlock, left));
        if (block.isEmpty())
            return source.errorString();
        if (target.write(block) != block.size())
            return target.errorString();
        left -= block.size();
    }
    return target.commit() ? QString() : target.errorString();
}

}  // namespace bubblescope
