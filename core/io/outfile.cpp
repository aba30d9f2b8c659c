// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/outfile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace bubblescope {

OutFile::OutFile(const std::filesystem::path& path)
    : m_path(path)
{
    // Through a symbolic link the file that it names is replaced, not the link.
    std::error_code ignored;
    const std::filesystem::path resolved = std::filesystem::weakly_canonical(path, ignored);
    m_target = resolved.empty() ? path : resolved;
    struct stat status = {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) {
        fail(EISDIR);
        return;
    }
    if (exists && !S_ISREG(status.st_mode))
        m_descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    else
        openBeside();
    if (m_descriptor < 0)
        fail(errno);
    else if (exists && !m_partPath.empty())
        static_cast<void>(::fchmod(m_descriptor, status.st_mode & 07777));
}

OutFile::~OutFile()
{
    static_cast<void>(close());
    if (!m_partPath.empty())
        ::unlink(m_partPath.c_str());
}

/// A new file beside the target, so that renaming it cannot cross a file system.
void OutFile::openBeside()
{
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        std::filesystem::path part = m_target;
        part += "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part";
        m_descriptor = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (m_descriptor >= 0)
            m_partPath = std::move(part);
        if (m_descriptor >= 0 || errno != EEXIST)
            return;
    }
}

bool OutFile::write(std::string_view text)
{
    while (m_systemError == 0 && !text.empty()) {
        const ssize_t written = ::write(m_descriptor, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            fail(errno);
    }
    return m_systemError == 0;
}

std::optional<Error> OutFile::commit()
{
    // A full disk may say so only now.
    if (m_systemError == 0 && !m_partPath.empty() && ::fsync(m_descriptor) != 0)
        fail(errno);
    if (!close() && m_systemError == 0)
        fail(errno);
    if (m_systemError == 0 && !m_partPath.empty()) {
        if (::rename(m_partPath.c_str(), m_target.c_str()) != 0)
            fail(errno);
        else
            m_partPath.clear();
    }
    return error();
}

std::optional<Error> OutFile::error() const
{
    if (m_systemError == 0)
        return std::nullopt;
    return Error{ErrorCode::CannotWrite, {}, {m_path.string(), std::strerror(m_systemError)}, {}};
}

bool OutFile::close()
{
    const int descriptor = std::exchange(m_descriptor, -1);
    return descriptor < 0 || ::close(descriptor) == 0;
}

void OutFile::fail(int systemError)
{
    m_systemError = systemError;
}

}  // namespace bubblescope
