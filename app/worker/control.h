// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What comes from outside while a pipeline runs: commands on standard input and its end, SIGTERM, SIGINT and SIGHUP, a
// reader of the stream that goes away. All but the commands are a cancel. A cancel that has not ended the run in two
// seconds ends the process: a device that hangs must not keep it.

#include "core/live/dispatcher.h"
#include "core/live/streamwriter.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace bubblescope::worker {

inline constexpr TimeNs kCancelBudgetNs = 2 * kNsPerS;

/// In every thread from now on; before the first thread is started.
void blockSignals();

/// Reads the object that `--scenario -` stands for: lines up to the one that completes it. What follows are commands.
/// Nothing where standard input ends or grows too large before.
[[nodiscard]] std::optional<std::string> readScenarioFromInput();

/// One of the signals that end a run has come, or (where it is read) standard input has ended: looked at before there
/// is a Control.
[[nodiscard]] bool endWanted(bool readsInput);

class Control {
public:
    /// `readsInput`: whether standard input has commands.
    Control(live::Dispatcher& dispatcher, live::StreamWriter* writer, bool readsInput);
    ~Control();
    Control(const Control&) = delete;
    Control& operator=(const Control&) = delete;

    /// Any thread: as a `cancel` command.
    void cancel();
    /// The run has ended by itself and only the stream is left to write: a cancel now only hurries that.
    void runEnded() { m_runEnded = true; }

private:
    void run();
    void readInput();
    void command(const std::string& line);
    void warn(const std::string& text);
    void startCancel();
    [[noreturn]] void giveUp();

    live::Dispatcher& m_dispatcher;
    live::StreamWriter* m_writer;
    bool m_readsInput;
    int m_signals = -1;
    int m_wake = -1;
    std::string m_partial;
    std::atomic<bool> m_cancelWanted{false};
    std::atomic<bool> m_end{false};
    std::atomic<bool> m_runEnded{false};
    std::int64_t m_cancelledAtNs = -1;
    std::thread m_thread;
};

}  // namespace bubblescope::worker
