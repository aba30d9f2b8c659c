// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/textfile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace bubblescope {

namespace {

/// Owns a file descriptor; close() reports what a full disk may say only then.
class File {
public:
    explicit File(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~File() { static_cast<void>(close()); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int get() const { return m_descriptor; }
    [[nodiscard]] bool close()
    {
        const int descriptor = std::exchange(m_descriptor, -1);
        return descriptor < 0 || ::close(descriptor) == 0;
    }

private:
    int m_descriptor;
};

Error failure(ErrorCode code, const std::filesystem::path& path, int systemError)
{
    return {code, {}, {path.string(), std::strerror(systemError)}, {}};
}

bool writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new file beside `target`, so that renaming it cannot cross a file system. Its name goes to `path`.
int createBeside(const std::filesystem::path& target, std::filesystem::path& path)
{
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        path = target;
        path += "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part";
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0 || errno != EEXIST)
            return descriptor;
    }
    return -1;
}

/// Devices and pipes ("/dev/stdout") cannot be replaced.
std::optional<Error> writeInPlace(const std::filesystem::path& path, const std::string& text)
{
    File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.isOpen() || !writeAll(file.get(), text) || !file.close())
        return failure(ErrorCode::CannotWrite, path, errno);
    return std::nullopt;
}

}  // namespace

Result<std::string> readTextFile(const std::filesystem::path& path)
{
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return failure(ErrorCode::CannotRead, path, errno);
    std::string text;
    std::string block(1u << 16, '\0');
    while (true) {
        const ssize_t count = ::read(file.get(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failure(ErrorCode::CannotRead, path, errno);
        if (count == 0)
            return text;
        if (text.size() + static_cast<std::size_t>(count) > kMaxTextBytes)
            return failure(ErrorCode::CannotRead, path, EFBIG);
        text.append(block, 0, static_cast<std::size_t>(count));
    }
}

std::optional<Error> writeTextFile(const std::filesystem::path& path, const std::string& text)
{
    // Through a symbolic link the file that it names is replaced, not the link.
    std::error_code ignored;
    const std::filesystem::path resolved = std::filesystem::weakly_canonical(path, ignored);
    const std::filesystem::path target = resolved.empty() ? path : resolved;
    struct stat status = {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode))
        return failure(ErrorCode::CannotWrite, path, EISDIR);
    if (exists && !S_ISREG(status.st_mode))
        return writeInPlace(path, text);

    std::filesystem::path partPath;
    File part(createBeside(target, partPath));
    if (!part.isOpen())
        return failure(ErrorCode::CannotWrite, path, errno);
    if (exists)
        static_cast<void>(::fchmod(part.get(), status.st_mode & 07777));
    if (!writeAll(part.get(), text) || ::fsync(part.get()) != 0 || !part.close() ||
        ::rename(partPath.c_str(), target.c_str()) != 0) {
        const int systemError = errno;
        ::unlink(partPath.c_str());
        return failure(ErrorCode::CannotWrite, path, systemError);
    }
    return std::nullopt;
}

}  // namespace bubblescope
