// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/textfile.h"

#include "core/io/outfile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace bubblescope {

namespace {

/// Owns a file descriptor.
class File {
public:
    explicit File(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~File()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

Error failure(const std::filesystem::path& path, int systemError)
{
    return {ErrorCode::CannotRead, {}, {path.string(), std::strerror(systemError)}, {}};
}

}  // namespace

Result<std::string> readTextFile(const std::filesystem::path& path)
{
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return failure(path, errno);
    std::string text;
    std::string block(1u << 16, '\0');
    while (true) {
        const ssize_t count = ::read(file.get(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failure(path, errno);
        if (count == 0)
            return text;
        if (text.size() + static_cast<std::size_t>(count) > kMaxTextBytes)
            return failure(path, EFBIG);
        text.append(block, 0, static_cast<std::size_t>(count));
    }
}

std::optional<Error> writeTextFile(const std::filesystem::path& path, const std::string& text)
{
    OutFile file(path);
    file.write(text);
    return file.commit();
}

}  // namespace bubblescope
