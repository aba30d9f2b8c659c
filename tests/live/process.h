// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A program with its three pipes, for the tests of bubblescope-worker.

#include <string>
#include <sys/types.h>
#include <vector>

namespace livetest {

class Process {
public:
    /// `environment` holds "NAME=value" to add; a bare "NAME" is taken out. In a process group of its own.
    explicit Process(const std::vector<std::string>& command, const std::vector<std::string>& environment = {});
    /// Kills what still runs, the whole group.
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void write(const std::string& text) const;
    void closeInput();
    void closeOutput();
    /// Reads standard output until a line contains `text`; false at its end, or after 60 s.
    bool readUntil(const std::string& text);
    void signal(int number) const;
    void signalGroup(int number) const;
    /// Reads standard output to its end and waits. Exit status, 128 + the signal's number for one that was killed.
    int wait();

    [[nodiscard]] const std::string& output() const { return m_output; }
    [[nodiscard]] const std::string& errors() const { return m_errors; }
    [[nodiscard]] pid_t id() const { return m_id; }

private:
    bool readSome();

    pid_t m_id = -1;
    int m_input = -1;
    int m_outputFd = -1;
    int m_errorsFd = -1;
    std::string m_output;
    std::string m_errors;
};

}  // namespace livetest
