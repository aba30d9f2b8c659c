// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/workerprocess.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace bubblescope::cli {

namespace {

/// In single quotes, as a POSIX shell takes it.
std::string quoted(const std::string& word)
{
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

/// Installed programs lie in one folder, those of a build in neighbouring ones.
std::string besideThisProgram()
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        for (const char* place : {"bubblescope-worker", "../worker/bubblescope-worker"})
            if (const auto path = self.parent_path() / place; ::access(path.c_str(), X_OK) == 0)
                return path.lexically_normal().string();
    return "bubblescope-worker";
}

}  // namespace

std::vector<std::string> commandFor(const WorkerPlace& place, const std::vector<std::string>& arguments)
{
    const bool remote = !place.ssh.empty();
    const std::string worker = !place.worker.empty() ? place.worker
                               : remote              ? "bubblescope-worker"
                                                     : besideThisProgram();
    if (!remote && place.launch.empty()) {
        std::vector<std::string> command{worker};
        command.insert(command.end(), arguments.begin(), arguments.end());
        return command;
    }
    std::string line = quoted(worker);
    for (const std::string& argument : arguments)
        line += " " + quoted(argument);
    if (!place.launch.empty()) {
        std::string launched = place.launch;
        const std::size_t mark = launched.find("{}");
        if (mark == std::string::npos)
            launched += " " + line;
        else
            launched.replace(mark, 2, line);
        line = launched;
    }
    if (!remote)
        return {"/bin/sh", "-c", "exec " + line};
    return {"ssh",     "-T", "-o", "BatchMode=yes", "-o", "ServerAliveInterval=5", "-o", "ServerAliveCountMax=3",
            place.ssh, line};
}

WorkerProcess::~WorkerProcess()
{
    if (m_pid > 0) {
        kill();
        static_cast<void>(wait());
    }
    closeAll();
}

void WorkerProcess::closeAll()
{
    for (int* descriptor : {&m_input, &m_output}) {
        if (*descriptor >= 0)
            ::close(*descriptor);
        *descriptor = -1;
    }
}

std::optional<std::string> WorkerProcess::start(const std::vector<std::string>& command)
{
    std::array<int, 2> input{};
    std::array<int, 2> output{};
    if (::pipe2(input.data(), O_CLOEXEC) != 0)
        return std::strerror(errno);
    if (::pipe2(output.data(), O_CLOEXEC) != 0) {
        const int error = errno;
        ::close(input[0]);
        ::close(input[1]);
        return std::strerror(error);
    }
    m_input = input[1];
    m_output = output[0];

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    // What this program ignores or catches is its own business.
    sigset_t standard;
    sigemptyset(&standard);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE})
        sigaddset(&standard, signal);
    posix_spawnattr_setsigdefault(&attributes, &standard);
    posix_spawnattr_setflags(&attributes, static_cast<short>(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF));

    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int error = ::posix_spawnp(&m_pid, arguments.front(), &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    ::close(input[0]);
    ::close(output[1]);
    if (error == 0)
        return std::nullopt;
    m_pid = -1;
    closeAll();
    return std::strerror(error);
}

std::string_view WorkerProcess::read(int waitMs)
{
    constexpr std::size_t kBlock = 1u << 16;
    pollfd waiting{m_output, POLLIN, 0};
    if (m_ended || ::poll(&waiting, 1, waitMs) <= 0)
        return {};
    m_buffer.resize(kBlock);
    const ssize_t count = ::read(m_output, m_buffer.data(), m_buffer.size());
    if (count > 0)
        return std::string_view(m_buffer).substr(0, static_cast<std::size_t>(count));
    m_ended = count == 0 || errno != EINTR;
    return {};
}

void WorkerProcess::send(std::string_view line)
{
    std::string text(line);
    text += '\n';
    // Mostly a few bytes into an empty pipe; a worker that has gone does not need them.
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t wrote = ::write(m_input, text.data() + done, text.size() - done);
        if (wrote < 0 && errno != EINTR)
            return;
        done += wrote > 0 ? static_cast<std::size_t>(wrote) : 0;
    }
}

void WorkerProcess::terminate()
{
    if (m_pid > 0)
        ::kill(-m_pid, SIGTERM);
}

void WorkerProcess::kill()
{
    if (m_pid > 0)
        ::kill(-m_pid, SIGKILL);
}

WorkerEnd WorkerProcess::wait()
{
    int status = 0;
    while (::waitpid(m_pid, &status, 0) < 0)
        if (errno != EINTR)
            return {};
    m_pid = -1;
    return WIFSIGNALED(status) ? WorkerEnd{WTERMSIG(status), true} : WorkerEnd{WEXITSTATUS(status), false};
}

}  // namespace bubblescope::cli
