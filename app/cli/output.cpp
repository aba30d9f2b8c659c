// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <sys/ioctl.h>
#include <unistd.h>

namespace bubblescope::cli {

namespace {
constexpr std::size_t kBlockBytes = 1u << 18;
}

Output::Output(std::FILE* file)
    : m_file(file)
{
}

Output::~Output()
{
    flush();
}

Output& Output::operator<<(std::string_view text)
{
    m_pending.append(text);
    if (m_pending.size() >= kBlockBytes)
        flush();
    return *this;
}

void Output::flush()
{
    if (m_systemError == 0) {
        errno = 0;
        const bool written = std::fwrite(m_pending.data(), 1, m_pending.size(), m_file) == m_pending.size();
        if (!written || std::fflush(m_file) != 0)
            m_systemError = errno != 0 ? errno : EIO;
    }
    m_pending.clear();
}

bool Output::finish()
{
    flush();
    return m_systemError == 0;
}

bool Output::readerGone() const
{
    return m_systemError == EPIPE;
}

std::string Output::problem() const
{
    return std::strerror(m_systemError);
}

void writeNote(const std::string& sentence)
{
    std::fprintf(stderr, "bubblescope-cli: note: %s\n", sentence.c_str());
}

int terminalWidth()
{
    constexpr int kPiped = 80;
    constexpr int kLeast = 40;
    constexpr int kMost = 1000;
    int columns = 0;
    if (const char* given = std::getenv("COLUMNS")) {
        const auto [end, code] = std::from_chars(given, given + std::strlen(given), columns);
        if (code != std::errc() || *end != '\0')
            columns = 0;
    }
    winsize size = {};
    if (columns <= 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        columns = size.ws_col;
    return std::clamp(columns > 0 ? columns : kPiped, kLeast, kMost);
}

}  // namespace bubblescope::cli
