// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of the command line share. They are plain programs, so that they run where there is no Qt.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace clitest {

/// Exit status that CTest takes for "skipped".
inline constexpr int kSkipped = 77;

struct Ended {
    int exitStatus = -1;  ///< 128 + the signal's number for a process that was killed
    std::string output;
    std::string errors;
};

/// Runs a program to its end. `environment` holds "NAME=value" to add. May be called from several threads at once.
[[nodiscard]] Ended run(const std::vector<std::string>& command, const std::vector<std::string>& environment = {});

/// Counts what holds and prints what does not. Any thread.
class Checks {
public:
    /// `what` says which case and, where it helps, what was found.
    void that(bool holds, const std::string& what);
    /// Prints the totals; the test's exit status. No check at all is a failure too.
    [[nodiscard]] int finish();

private:
    std::mutex m_mutex;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
};

/// Calls work(0) … work(count − 1) from at least two threads.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& work);

/// A folder of its own that goes away with it.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    /// Writes a file there and returns its path.
    [[nodiscard]] std::string write(const std::string& name, const std::string& text) const;
    [[nodiscard]] std::string path(const std::string& name) const { return (m_path / name).string(); }

private:
    std::filesystem::path m_path;
};

[[nodiscard]] std::string readFile(const std::filesystem::path& path);
/// Files with this extension (".json"), sorted.
[[nodiscard]] std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                                         const std::string& extension);

}  // namespace clitest
