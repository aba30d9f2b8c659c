// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The worker as a child process: its standard output is read here, its standard input takes commands, what it writes to
// standard error goes straight to ours. It has a process group of its own, so that Ctrl+C reaches this program alone,
// which then asks the worker to cancel.

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace bubblescope::cli {

/// Where and how the worker is started.
struct WorkerPlace {
    std::string worker;  ///< its path; empty: beside this program, else on the PATH
    std::string ssh;     ///< host (or user@host); empty: here
    std::string launch;  ///< "mpirun -n 4": what starts it; {} stands for the worker and its arguments, else at the end
};

/// The command line as the system is given it.
[[nodiscard]] std::vector<std::string> commandFor(const WorkerPlace& place, const std::vector<std::string>& arguments);

struct WorkerEnd {
    int status = 0;          ///< its exit status, or the signal that ended it
    bool signalled = false;  ///< of what was started here: ssh and launchers have statuses above 128 of their own
};

class WorkerProcess {
public:
    WorkerProcess() = default;
    /// Kills what still runs and waits for it.
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;

    /// The system's words for why it did not start.
    [[nodiscard]] std::optional<std::string> start(const std::vector<std::string>& command);
    /// What it has written, after waiting at most `waitMs`; empty if nothing came. Also returns when a signal arrives.
    [[nodiscard]] std::string_view read(int waitMs);
    /// Standard output has ended.
    [[nodiscard]] bool ended() const { return m_ended; }
    /// One line to its standard input.
    void send(std::string_view line);
    /// SIGTERM to the whole group.
    void terminate();
    /// The whole group, at once.
    void kill();
    /// Waits; call once ended() or killed.
    [[nodiscard]] WorkerEnd wait();

private:
    void closeAll();

    pid_t m_pid = -1;
    int m_input = -1;
    int m_output = -1;
    bool m_ended = false;
    std::string m_buffer;
};

}  // namespace bubblescope::cli
