// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include <cstdio>
#include <cstdlib>
#include <unistd.h>
#include <utility>

namespace bubblescope::cli {

namespace {

using namespace std::chrono_literals;
/// Short commands show none. BUBBLESCOPE_PROGRESS_AFTER, in ms, says otherwise.
constexpr auto kFirstAfter = 500ms;
constexpr auto kEvery = 100ms;
/// Back to the beginning of the line, which is emptied.
constexpr const char* kEmptyLine = "\r\x1b[K";

std::chrono::milliseconds firstAfter()
{
    const char* chosen = std::getenv("BUBBLESCOPE_PROGRESS_AFTER");
    return chosen == nullptr ? kFirstAfter : std::chrono::milliseconds(std::atoi(chosen));
}

}  // namespace

Progress::Progress()
    : m_terminal(::isatty(STDERR_FILENO) == 1)
    , m_next(Clock::now() + firstAfter())
{
}

Progress::~Progress()
{
    if (m_shown)
        std::fputs(kEmptyLine, stderr);
}

JobControl Progress::control(std::stop_token stop)
{
    if (!m_terminal)
        return {std::move(stop), {}};
    return {std::move(stop), [this](double done) { show(done); }};
}

void Progress::show(double done)
{
    const Clock::time_point now = Clock::now();
    if (now < m_next)
        return;
    m_next = now + kEvery;
    m_shown = true;
    std::fprintf(stderr, "%s%.0f %%", kEmptyLine, 100 * done);
    std::fflush(stderr);
}

}  // namespace bubblescope::cli
