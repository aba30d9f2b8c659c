// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Writes the stream (README.md) to a file descriptor and, if wanted, a copy to a file. Whoever measures only appends to
// a queue and is never held up: a reader that is slow makes the queue grow, up to a limit, and after that loses
// measurements, which is counted and said in a `warn` record. One thread formats and writes: complete lines at once,
// every 20 ms or 16 KiB, and to a pipe no more at a time than it takes without blocking.

#include "core/live/sink.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace bubblescope::live {

inline constexpr int kStreamVersion = 1;

/// Code of the `warn` record that says that the file cannot be written on.
inline constexpr const char* kTraceWarning = "trace-lost";

struct StreamWriterOptions {
    int fd = -1;  ///< −1: nobody reads, only the file is written; stays the caller's
    std::string traceFile;
    std::size_t queueBytes = std::size_t{256} << 20;
    /// Called once, from the writing thread, when nobody reads any more.
    std::function<void()> onReaderGone;
};

class StreamWriter {
public:
    StreamWriter(StreamWriterOptions options, int devices, int edges);
    ~StreamWriter();
    StreamWriter(const StreamWriter&) = delete;
    StreamWriter& operator=(const StreamWriter&) = delete;

    /// Opens the file and starts writing; what is wrong with the file, in the system's words.
    [[nodiscard]] std::optional<std::string> start();

    // Any thread.
    void op(const MeasuredOp& measured);
    void transfer(const MeasuredTransfer& measured);
    /// A JSON object, without the line's end. What is `droppable` is lost with the measurements when the queue is full.
    void line(std::string text, bool droppable = false);
    /// From now on nothing but lastLine() is taken: what other ranks still send comes too late.
    void seal();
    void lastLine(std::string text);
    /// Intervals handed in so far, written or lost: what `done` says. One a device and one an edge.
    [[nodiscard]] std::vector<std::int64_t> opCounts() const;
    [[nodiscard]] std::vector<std::int64_t> transferCounts() const;
    [[nodiscard]] bool readerGone() const { return m_readerGone; }

    /// Writes what is left. A reader that takes nothing is waited for until `giveUpAtNs` of monotonicNs(), the file
    /// not. False if the reader did not get everything. Once; giveUpAt() may bring the time forward meanwhile.
    [[nodiscard]] bool finish(std::int64_t giveUpAtNs = INT64_MAX);
    void giveUpAt(std::int64_t giveUpAtNs) { m_giveUpAtNs = giveUpAtNs; }
    /// What went wrong with the file while writing, if anything did.
    [[nodiscard]] std::string traceProblem() const;
    /// The same of the descriptor, where it is not just that nobody reads any more.
    [[nodiscard]] std::string readerProblem() const;

private:
    enum class What : std::uint8_t { Op, Transfer, Line };
    struct Record {
        std::int64_t microbatch = 0;
        TimeNs startNs = 0;
        TimeNs durationNs = 0;
        std::int64_t sequence = 0;
        std::int32_t place = 0;  ///< device or edge
        std::int16_t stage = 0;
        What what = What::Line;
        char letter = ' ';
    };
    static constexpr std::size_t kChunk = 1024;
    using Chunk = std::vector<Record>;

    [[nodiscard]] bool full() const;
    void push(const Record& record);
    void pushLine(std::string text);
    void run();
    /// Takes all that waits; false if there is nothing.
    bool take();
    void format();
    void append(std::string& line, const Record& record, const char* type);
    void close(std::string& line);
    void writeTrace();
    void writeReader();
    /// True once the descriptor takes some bytes; false if it will not before giving up, or is closed.
    [[nodiscard]] bool awaitRoom();
    void loseReader(int error = 0);

    StreamWriterOptions m_options;
    int m_traceFd = -1;

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<Chunk> m_filled;  ///< guarded by m_mutex, as all down to m_dropped
    std::vector<Chunk> m_spare;
    std::deque<std::string> m_lines;
    std::size_t m_lineBytes = 0;
    std::size_t m_waiting = 0;  ///< records not taken yet
    std::vector<std::int64_t> m_opCounts;
    std::vector<std::int64_t> m_transferCounts;
    std::int64_t m_dropped = 0;
    bool m_sealed = false;
    bool m_finishing = false;
    std::string m_traceProblem;
    std::string m_readerProblem;

    // The writing thread's.
    std::vector<Chunk> m_taken;
    std::deque<std::string> m_takenLines;
    std::int64_t m_takenDropped = 0;
    std::string m_opLine;
    std::string m_transferLine;
    std::string m_text;

    std::atomic<std::int64_t> m_giveUpAtNs{INT64_MAX};
    std::atomic<bool> m_readerGone{false};
    bool m_readerMissed = false;
    std::thread m_thread;
};

}  // namespace bubblescope::live
