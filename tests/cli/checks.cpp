// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/checks.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace clitest {

namespace {

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Reads both pipes as they fill, so that the child never waits for us.
void drain(int outputPipe, int errorPipe, Ended& ended)
{
    std::array<pollfd, 2> waiting{{{outputPipe, POLLIN, 0}, {errorPipe, POLLIN, 0}}};
    const std::array<std::string*, 2> targets{&ended.output, &ended.errors};
    std::array<char, 65536> block{};
    for (int open = 2; open > 0;) {
        if (::poll(waiting.data(), waiting.size(), -1) < 0 && errno != EINTR)
            return;
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            if (waiting[i].fd < 0 || waiting[i].revents == 0)
                continue;
            const ssize_t count = ::read(waiting[i].fd, block.data(), block.size());
            if (count > 0) {
                targets[i]->append(block.data(), static_cast<std::size_t>(count));
            } else if (count == 0 || errno != EINTR) {
                waiting[i].fd = -1;
                --open;
            }
        }
    }
}

}  // namespace

Ended run(const std::vector<std::string>& command, const std::vector<std::string>& environment)
{
    // Close-on-exec: a child started by another thread meanwhile must not keep our pipes open.
    std::array<int, 2> outputPipe{};
    std::array<int, 2> errorPipe{};
    Ended ended;
    if (::pipe2(outputPipe.data(), O_CLOEXEC) != 0 || ::pipe2(errorPipe.data(), O_CLOEXEC) != 0)
        return ended;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, outputPipe[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errorPipe[1], STDERR_FILENO);

    std::vector<std::string> arguments = command;
    std::vector<std::string> variables = environment;
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.emplace_back(*variable);
    pid_t child = 0;
    const int failed = ::posix_spawnp(&child, arguments.front().c_str(), &actions, nullptr,
                                      pointersTo(arguments).data(), pointersTo(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    ::close(outputPipe[1]);
    ::close(errorPipe[1]);
    if (failed == 0) {
        drain(outputPipe[0], errorPipe[0], ended);
        int status = 0;
        while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
        }
        ended.exitStatus = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    ::close(outputPipe[0]);
    ::close(errorPipe[0]);
    return ended;
}

void Checks::that(bool holds, const std::string& what)
{
    const std::lock_guard lock(m_mutex);
    if (holds) {
        ++m_passed;
        return;
    }
    ++m_failed;
    std::fprintf(stderr, "FAIL %s\n", what.c_str());
}

int Checks::finish()
{
    const std::lock_guard lock(m_mutex);
    std::printf("%zu checks hold, %zu do not\n", m_passed, m_failed);
    return m_failed == 0 && m_passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

void inParallel(std::size_t count, const std::function<void(std::size_t)>& work)
{
    std::atomic<std::size_t> next = 0;
    const unsigned threadCount = std::clamp(std::thread::hardware_concurrency(), 2U, 8U);
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < threadCount; ++i) {
        threads.emplace_back([&] {
            for (std::size_t index = next++; index < count; index = next++)
                work(index);
        });
    }
}

ScratchFolder::ScratchFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "bubblescope-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        std::abort();
    m_path = name;
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::string ScratchFolder::write(const std::string& name, const std::string& text) const
{
    std::ofstream(m_path / name, std::ios::binary) << text;
    return path(name);
}

std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& extension)
{
    std::vector<std::filesystem::path> paths;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        if (entry.path().extension() == extension)
            paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace clitest
