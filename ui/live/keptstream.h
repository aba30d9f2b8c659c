// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A copy of all that a worker has sent, in a temporary file that goes with the last owner. One thread at a time.

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>

#include <cstdint>

namespace bubblescope {

class KeptStream {
public:
    /// What comes beyond is not kept; a stream of a million intervals takes some 60 MB.
    static constexpr std::int64_t kMostBytes = std::int64_t{1} << 30;

    void add(const char* bytes, std::int64_t count);
    /// All of it is in the file. False if something could not be kept: see problem().
    bool flush();
    [[nodiscard]] bool empty() const { return m_bytes == 0; }
    /// Why part of the stream is missing: the limit, or the file's error; empty if all is there.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Replaces `path` by a copy; returns the error in words, empty if it worked. Takes as long as copying takes.
    [[nodiscard]] QString copyTo(const QString& path) const;

private:
    QTemporaryFile m_file;
    std::int64_t m_bytes = 0;
    QString m_problem;
};

}  // namespace bubblescope
