// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <tuple>
#include <unistd.h>
#include <utility>

namespace livetest {

namespace {

std::vector<std::string> environmentWith(const std::vector<std::string>& changes)
{
    std::vector<std::string> all;
    for (char** at = environ; *at != nullptr; ++at) {
        const std::string one = *at;
        bool kept = true;
        for (const std::string& change : changes)
            kept = kept && one.compare(0, change.find('='), change, 0, change.find('=')) != 0;
        if (kept)
            all.push_back(one);
    }
    for (const std::string& change : changes) {
        if (change.find('=') != std::string::npos)
            all.push_back(change);
    }
    return all;
}

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> all;
    for (std::string& text : texts)
        all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

}  // namespace

Process::Process(const std::vector<std::string>& command, const std::vector<std::string>& environment)
{
    std::array<std::array<int, 2>, 3> pipes{};
    for (auto& ends : pipes) {
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            std::abort();
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipes[0][0], 0);
    posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 1);
    posix_spawn_file_actions_adddup2(&actions, pipes[2][1], 2);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::vector<std::string> words = command;
    std::vector<std::string> variables = environmentWith(environment);
    if (::posix_spawnp(&m_id, words.front().c_str(), &actions, &attributes, pointers(words).data(),
                       pointers(variables).data()) != 0) {
        std::fprintf(stderr, "cannot start %s\n", words.front().c_str());
        std::abort();
    }
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    ::close(pipes[0][0]);
    ::close(pipes[1][1]);
    ::close(pipes[2][1]);
    m_input = pipes[0][1];
    m_outputFd = pipes[1][0];
    m_errorsFd = pipes[2][0];
}

Process::~Process()
{
    if (m_id > 0) {
        signalGroup(SIGKILL);
        ::waitpid(m_id, nullptr, 0);
    }
    closeInput();
    closeOutput();
    if (m_errorsFd >= 0)
        ::close(m_errorsFd);
}

void Process::write(const std::string& text) const
{
    if (::write(m_input, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        std::fprintf(stderr, "cannot write to the program: %s\n", std::strerror(errno));
}

void Process::closeInput()
{
    if (m_input >= 0)
        ::close(std::exchange(m_input, -1));
}

void Process::closeOutput()
{
    if (m_outputFd >= 0)
        ::close(std::exchange(m_outputFd, -1));
}

bool Process::readSome()
{
    std::array<pollfd, 2> at{{{m_outputFd, POLLIN, 0}, {m_errorsFd, POLLIN, 0}}};
    if ((m_outputFd < 0 && m_errorsFd < 0) || ::poll(at.data(), at.size(), 60'000) <= 0)
        return false;
    std::array<char, 65536> block{};
    for (const auto& [index, fd, text] :
         {std::tuple(0, &m_outputFd, &m_output), std::tuple(1, &m_errorsFd, &m_errors)}) {
        if (at[static_cast<std::size_t>(index)].revents == 0)
            continue;
        const ssize_t got = ::read(*fd, block.data(), block.size());
        if (got > 0)
            text->append(block.data(), static_cast<std::size_t>(got));
        else
            ::close(std::exchange(*fd, -1));
    }
    return true;
}

bool Process::readUntil(const std::string& text)
{
    while (m_output.find(text) == std::string::npos) {
        if (m_outputFd < 0 || !readSome())
            return false;
    }
    return true;
}

void Process::signal(int number) const
{
    ::kill(m_id, number);
}

void Process::signalGroup(int number) const
{
    ::kill(-m_id, number);
}

int Process::wait()
{
    while (readSome()) {
    }
    int status = 0;
    ::waitpid(std::exchange(m_id, -1), &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace livetest
