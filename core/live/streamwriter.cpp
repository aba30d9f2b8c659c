// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/streamwriter.h"

#include "core/live/monotonic.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <iterator>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace bubblescope::live {

namespace {

constexpr std::chrono::milliseconds kEvery{20};
/// About 16 KiB of text.
constexpr std::size_t kEnough = 320;
/// A pipe that has room takes this much without blocking and in one piece (PIPE_BUF on Linux); lines of measurements
/// keep to it.
constexpr std::size_t kPiece = 4096;
constexpr std::size_t kLineBytes = kPiece - 160;
constexpr std::size_t kSpareChunks = 32;
constexpr int kRoomPollMs = 20;

char letterOf(Payload payload)
{
    switch (payload) {
    case Payload::Activation:
        return 'A';
    case Payload::Gradient:
        return 'G';
    case Payload::Token:
        return 'T';
    }
    return '?';
}

}  // namespace

StreamWriter::StreamWriter(StreamWriterOptions options, int devices, int edges)
    : m_options(std::move(options))
    , m_opCounts(static_cast<std::size_t>(devices), 0)
    , m_transferCounts(static_cast<std::size_t>(edges), 0)
{
    for (std::size_t i = 0; i < kSpareChunks; ++i)
        m_spare.emplace_back().reserve(kChunk);
    m_filled.reserve(m_options.queueBytes / (kChunk * sizeof(Record)) + 1);
    m_opLine.reserve(kPiece);
    m_transferLine.reserve(kPiece);
}

StreamWriter::~StreamWriter()
{
    if (m_thread.joinable())
        static_cast<void>(finish(0));
    if (m_traceFd >= 0)
        ::close(m_traceFd);
}

std::optional<std::string> StreamWriter::start()
{
    if (!m_options.traceFile.empty()) {
        m_traceFd = ::open(m_options.traceFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
        if (m_traceFd < 0)
            return std::string(std::strerror(errno));
    }
    m_thread = std::thread([this] { run(); });
    return std::nullopt;
}

bool StreamWriter::full() const
{
    return m_filled.size() * kChunk * sizeof(Record) + m_lineBytes >= m_options.queueBytes;
}

void StreamWriter::push(const Record& record)
{
    if (m_filled.empty() || m_filled.back().size() == kChunk) {
        if (m_spare.empty()) {
            m_filled.emplace_back().reserve(kChunk);
        } else {
            m_filled.push_back(std::move(m_spare.back()));
            m_spare.pop_back();
        }
    }
    m_filled.back().push_back(record);
    if (++m_waiting == kEnough)
        m_wake.notify_one();
}

void StreamWriter::op(const MeasuredOp& measured)
{
    const std::scoped_lock lock(m_mutex);
    if (m_sealed)
        return;
    const std::int64_t sequence = m_opCounts[static_cast<std::size_t>(measured.device)]++;
    if (full()) {
        ++m_dropped;
        return;
    }
    push({measured.microbatch, measured.startNs, measured.durationNs, sequence, measured.device,
          static_cast<std::int16_t>(measured.stage), What::Op, bubblescope::letterOf(measured.kind)});
}

void StreamWriter::transfer(const MeasuredTransfer& measured)
{
    const std::scoped_lock lock(m_mutex);
    if (m_sealed)
        return;
    const std::int64_t sequence = m_transferCounts[static_cast<std::size_t>(measured.edge)]++;
    if (full()) {
        ++m_dropped;
        return;
    }
    push({measured.microbatch, measured.startNs, measured.durationNs, sequence, measured.edge,
          static_cast<std::int16_t>(measured.stage), What::Transfer, letterOf(measured.payload)});
}

void StreamWriter::line(std::string text, bool droppable)
{
    const std::scoped_lock lock(m_mutex);
    if (m_sealed || (droppable && full()))
        return;
    pushLine(std::move(text));
}

void StreamWriter::pushLine(std::string text)
{
    m_lineBytes += text.size();
    m_lines.push_back(std::move(text));
    push({});
}

void StreamWriter::seal()
{
    const std::scoped_lock lock(m_mutex);
    m_sealed = true;
}

void StreamWriter::lastLine(std::string text)
{
    const std::scoped_lock lock(m_mutex);
    pushLine(std::move(text));
}

std::vector<std::int64_t> StreamWriter::opCounts() const
{
    const std::scoped_lock lock(m_mutex);
    return m_opCounts;
}

std::vector<std::int64_t> StreamWriter::transferCounts() const
{
    const std::scoped_lock lock(m_mutex);
    return m_transferCounts;
}

std::string StreamWriter::traceProblem() const
{
    const std::scoped_lock lock(m_mutex);
    return m_traceProblem;
}

std::string StreamWriter::readerProblem() const
{
    const std::scoped_lock lock(m_mutex);
    return m_readerProblem;
}

bool StreamWriter::finish(std::int64_t giveUpAtNs)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_finishing = true;
        m_giveUpAtNs = std::min(m_giveUpAtNs.load(), giveUpAtNs);
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
    return !m_readerMissed;
}

void StreamWriter::run()
{
    for (bool last = false; !last;) {
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait_for(lock, kEvery, [this] { return m_finishing || m_waiting >= kEnough; });
            last = m_finishing;  // what is taken after that is all there will be
        }
        while (take()) {
            format();
            writeTrace();
            writeReader();
            m_text.clear();
        }
        // A reader that has gone while nothing is written shows here.
        if (!m_readerGone && m_options.fd >= 0) {
            pollfd at{m_options.fd, 0, 0};
            if (::poll(&at, 1, 0) > 0 && (at.revents & (POLLERR | POLLNVAL)) != 0)
                loseReader();
        }
    }
}

bool StreamWriter::take()
{
    for (Chunk& chunk : m_taken)
        chunk.clear();
    const std::scoped_lock lock(m_mutex);
    for (Chunk& chunk : m_taken) {
        if (m_spare.size() < kSpareChunks)
            m_spare.push_back(std::move(chunk));
    }
    m_taken.clear();
    m_takenLines.clear();
    m_takenDropped = std::exchange(m_dropped, 0);
    if (m_filled.empty())
        return m_takenDropped > 0;
    // A few chunks at a time, so that the text stays small.
    constexpr std::size_t kAtOnce = 4;
    const std::size_t count = std::min(kAtOnce, m_filled.size());
    const auto end = m_filled.begin() + static_cast<std::ptrdiff_t>(count);
    m_taken.assign(std::make_move_iterator(m_filled.begin()), std::make_move_iterator(end));
    m_filled.erase(m_filled.begin(), end);
    for (const Chunk& chunk : m_taken) {
        m_waiting -= chunk.size();
        for (const Record& record : chunk) {
            if (record.what != What::Line)
                continue;
            m_lineBytes -= m_lines.front().size();
            m_takenLines.push_back(std::move(m_lines.front()));
            m_lines.pop_front();
        }
    }
    return true;
}

void StreamWriter::append(std::string& line, const Record& record, const char* type)
{
    if (line.size() > kLineBytes)
        close(line);
    if (line.empty())
        fmt::format_to(std::back_inserter(line), R"({{"bsw":{},"type":"{}","{}":[)", kStreamVersion, type, type);
    else
        line += ',';
    fmt::format_to(std::back_inserter(line), R"([{},"{}",{},{},{},{},{}])", record.place, record.letter, record.stage,
                   record.microbatch, record.startNs, record.durationNs, record.sequence);
}

void StreamWriter::close(std::string& line)
{
    if (line.empty())
        return;
    m_text += line;
    m_text += "]}\n";
    line.clear();
}

void StreamWriter::format()
{
    for (const Chunk& chunk : m_taken) {
        for (const Record& record : chunk) {
            if (record.what == What::Op) {
                append(m_opLine, record, "iv");
            } else if (record.what == What::Transfer) {
                append(m_transferLine, record, "tr");
            } else {
                // What is said after a measurement is written after it.
                close(m_opLine);
                close(m_transferLine);
                m_text += m_takenLines.front();
                m_text += '\n';
                m_takenLines.pop_front();
            }
        }
    }
    close(m_opLine);
    close(m_transferLine);
    if (m_takenDropped > 0)
        m_text += fmt::format(R"({{"bsw":{0},"type":"warn","code":"dropped","text":"the reader is too slow: {1} )"
                              R"(intervals are lost","dropped":{1}}})"
                              "\n",
                              kStreamVersion, m_takenDropped);
}

void StreamWriter::writeTrace()
{
    std::string_view left = m_text;
    while (m_traceFd >= 0 && !left.empty()) {
        const ssize_t wrote = ::write(m_traceFd, left.data(), left.size());
        if (wrote > 0) {
            left.remove_prefix(static_cast<std::size_t>(wrote));
        } else if (errno != EINTR) {
            const std::scoped_lock lock(m_mutex);
            m_traceProblem = std::strerror(errno);
            ::close(std::exchange(m_traceFd, -1));
            // In what goes to the reader now; the stream's end may have been queued already.
            const std::string warning =
                fmt::format(R"({{"bsw":{},"type":"warn","code":"{}","text":"the copy of the stream is lost: {}"}})"
                            "\n",
                            kStreamVersion, kTraceWarning, m_traceProblem);
            const bool begins = m_text.find(R"("type":"hello")") < m_text.find('\n');
            m_text.insert(begins ? m_text.find('\n') + 1 : 0, warning);
            return;
        }
    }
}

void StreamWriter::writeReader()
{
    std::string_view left = m_text;
    while (!left.empty()) {
        if (m_options.fd < 0)
            return;
        if (m_readerGone || m_readerMissed) {
            m_readerMissed = true;
            return;
        }
        // As many complete lines as fit in a piece, or a piece of a longer line.
        std::size_t size = std::min(left.size(), kPiece);
        if (size < left.size()) {
            if (const std::size_t end = left.rfind('\n', size - 1); end != std::string_view::npos)
                size = end + 1;
        }
        if (!awaitRoom()) {
            m_readerMissed = true;
            return;
        }
        const ssize_t wrote = ::write(m_options.fd, left.data(), size);
        if (wrote > 0)
            left.remove_prefix(static_cast<std::size_t>(wrote));
        else if (errno != EINTR && errno != EAGAIN)
            loseReader(errno);
    }
}

bool StreamWriter::awaitRoom()
{
    for (;;) {
        pollfd at{m_options.fd, POLLOUT, 0};
        const int ready = ::poll(&at, 1, kRoomPollMs);
        if (ready > 0 && (at.revents & (POLLERR | POLLNVAL)) != 0) {
            loseReader();
            return false;
        }
        if (ready > 0)
            return true;
        if (monotonicNs() >= m_giveUpAtNs)
            return false;
    }
}

void StreamWriter::loseReader(int error)
{
    // Nobody at the other end of a pipe is as good as a cancel; a disk that is full is not.
    if (error != 0 && error != EPIPE && error != ECONNRESET) {
        const std::scoped_lock lock(m_mutex);
        m_readerProblem = std::strerror(error);
    }
    if (!m_readerGone.exchange(true) && m_options.onReaderGone)
        m_options.onReaderGone();
}

}  // namespace bubblescope::live
