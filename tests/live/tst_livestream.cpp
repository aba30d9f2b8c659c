// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The stream's writer through real pipes: slow, stuck and vanished readers.
#include "tests/live/support.h"

#include "core/live/monotonic.h"
#include "core/live/streamwriter.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace {

using namespace livetest;
using Json = nlohmann::json;

struct Pipe {
    Pipe()
    {
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            check(false, "a pipe");
    }
    ~Pipe()
    {
        closeReader();
        closeWriter();
    }
    void closeReader() { close(0); }
    void closeWriter() { close(1); }
    void close(std::size_t end)
    {
        if (ends[end] >= 0)
            ::close(std::exchange(ends[end], -1));
    }
    std::array<int, 2> ends{-1, -1};
};

/// Everything up to the end, with naps between reads.
std::string readAll(int fd, int napMicros)
{
    std::string all;
    std::array<char, 65536> block{};
    for (;;) {
        const ssize_t got = ::read(fd, block.data(), block.size());
        if (got <= 0)
            return all;
        all.append(block.data(), static_cast<std::size_t>(got));
        if (napMicros > 0)
            std::this_thread::sleep_for(std::chrono::microseconds(napMicros));
    }
}

struct Seen {
    std::vector<std::int64_t> nextOf;  ///< sequence number after the last, one a device
    std::int64_t intervals = 0;
    std::int64_t gaps = 0;
    std::int64_t dropped = 0;
    std::size_t longest = 0;
    std::vector<std::string> types;  ///< all but iv and tr
    bool valid = true;
};

Seen readStream(const std::string& text, std::size_t devices)
{
    Seen seen;
    seen.nextOf.assign(devices, 0);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        seen.longest = std::max(seen.longest, line.size() + 1);
        const Json json = Json::parse(line, nullptr, false);
        seen.valid = seen.valid && json.is_object() && line.rfind(R"({"bsw":1,"type":")", 0) == 0;
        if (!seen.valid)
            break;
        if (json["type"] != "iv") {
            seen.types.push_back(json["type"]);
            seen.dropped += json.value("dropped", 0);
            continue;
        }
        for (const Json& one : json["iv"]) {
            std::int64_t& next = seen.nextOf[one[0].get<std::size_t>()];
            seen.gaps += one[6].get<std::int64_t>() - next;
            next = one[6].get<std::int64_t>() + 1;
            ++seen.intervals;
        }
    }
    seen.valid = seen.valid && (text.empty() || text.back() == '\n');
    return seen;
}

void feed(StreamWriter& writer, std::int64_t count, int devices)
{
    for (std::int64_t i = 0; i < count; ++i)
        writer.op({static_cast<int>(i % devices), OpKind::Forward, 1, i, i * 1000, 900});
}

void aMillionThroughASlowReader()
{
#ifdef __SANITIZE_THREAD__
    constexpr std::int64_t kCount = 100'000;  // fifty times slower
#else
    constexpr std::int64_t kCount = 1'000'000;
#endif
    Pipe pipe;
    StreamWriterOptions options;
    options.fd = pipe.ends[1];
    StreamWriter writer(options, 4, 0);
    check(!writer.start(), "the writer starts");
    std::string text;
    std::thread reader([&] { text = readAll(pipe.ends[0], 200); });
    writer.line(R"({"bsw":1,"type":"hello"})");
    const std::int64_t start = monotonicNs();
    feed(writer, kCount, 4);
    const double pushedMs = static_cast<double>(monotonicNs() - start) / 1e6;
    writer.line(R"({"bsw":1,"type":"done"})");
    check(writer.finish(), "the reader gets everything");
    const double wroteMs = static_cast<double>(monotonicNs() - start) / 1e6;
    pipe.closeWriter();
    reader.join();
    const Seen seen = readStream(text, 4);
    std::printf("a million intervals: pushed in %.0f ms, read in %.0f ms\n", pushedMs, wroteMs);
    check(seen.valid, "every line is whole");
    check(seen.intervals == kCount && seen.gaps == 0 && seen.dropped == 0, "no interval is lost");
    check(seen.longest <= 32768, "lines keep to their length");
    check(seen.types == std::vector<std::string>({"hello", "done"}), "other records stay in their place");
    check(writer.opCounts() == std::vector<std::int64_t>(4, kCount / 4), "totals");
}

/// Nobody reads until the queue is full: the pushes go on, and what is lost is counted.
void aStuckReaderLosesWhatDoesNotFit()
{
    Pipe pipe;
    StreamWriterOptions options;
    options.fd = pipe.ends[1];
    options.queueBytes = std::size_t{1} << 20;
    StreamWriter writer(options, 2, 0);
    check(!writer.start(), "the writer starts");
    feed(writer, 200'000, 2);
    writer.line(R"({"bsw":1,"type":"error"})");
    std::string text;
    std::thread reader([&] { text = readAll(pipe.ends[0], 0); });
    check(writer.finish(), "what is left is written");
    pipe.closeWriter();
    reader.join();
    const Seen seen = readStream(text, 2);
    check(seen.valid && seen.dropped > 0, "the reader is told that something is lost");
    check(seen.intervals + seen.dropped == 200'000, "every interval is written or counted as lost");
    const std::vector<std::int64_t> counts = writer.opCounts();
    check(counts[0] + counts[1] == 200'000, "totals prove the loss");
    check(std::count(seen.types.begin(), seen.types.end(), "error") == 1, "what matters is never dropped");
}

void aStuckReaderDoesNotKeepTheFile()
{
    const std::string path = "livestream-" + std::to_string(::getpid()) + ".jsonl";
    Pipe pipe;
    StreamWriterOptions options;
    options.fd = pipe.ends[1];
    options.traceFile = path;
    {
        StreamWriter writer(options, 2, 0);
        check(!writer.start(), "the writer starts");
        feed(writer, 50'000, 2);
        writer.line(R"({"bsw":1,"type":"done"})");
        check(!writer.finish(monotonicNs() + 200 * kNsPerMs), "a reader that takes nothing is given up");
    }
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    std::remove(path.c_str());
    const Seen seen = readStream(text.str(), 2);
    check(seen.valid && seen.intervals == 50'000 && seen.gaps == 0, "the file has everything");
    check(seen.types == std::vector<std::string>({"done"}), "to its end");
}

void aReaderThatGoesAway()
{
    for (const bool writing : {true, false}) {
        Pipe pipe;
        std::atomic<int> told{0};
        StreamWriterOptions options;
        options.fd = pipe.ends[1];
        options.onReaderGone = [&] { ++told; };
        StreamWriter writer(options, 2, 0);
        check(!writer.start(), "the writer starts");
        if (writing)
            feed(writer, 50'000, 2);
        pipe.closeReader();
        const std::int64_t start = monotonicNs();
        while (told == 0 && monotonicNs() - start < 20 * kNsPerS)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        check(told == 1, writing ? "a reader that goes while it is written to" : "a reader that goes in a lull");
        writer.line(R"({"bsw":1,"type":"done"})");
        check(!writer.finish(), "the end does not wait for it");
        check(writer.readerGone() && told == 1, "it is told once");
    }
}

/// Another rank may still send what it measured when rank 0 has said that nothing follows.
void whatComesTooLateIsLeftOut()
{
    Pipe pipe;
    StreamWriterOptions options;
    options.fd = pipe.ends[1];
    StreamWriter writer(options, 1, 1);
    check(!writer.start(), "starts");
    writer.op({0, OpKind::Forward, 0, 0, 10, 5});
    writer.seal();
    writer.op({0, OpKind::Forward, 0, 1, 20, 5});
    writer.transfer({0, Payload::Activation, 0, 1, 20, 5});
    writer.line(R"({"bsw":1,"type":"wm","t":[1]})");
    check(writer.opCounts().front() == 1 && writer.transferCounts().front() == 0, "counts end with the seal");
    writer.lastLine(R"({"bsw":1,"type":"done"})");
    check(writer.finish(), "all is read");
    pipe.closeWriter();
    const std::string all = readAll(pipe.ends[0], 0);
    check(all.ends_with("{\"bsw\":1,\"type\":\"done\"}\n") && std::count(all.begin(), all.end(), '\n') == 2,
          "done is last: " + all);
}

void aFileThatCannotBe()
{
    StreamWriterOptions options;
    options.traceFile = "/nonexistent/folder/trace";
    StreamWriter writer(options, 1, 0);
    const std::optional<std::string> problem = writer.start();
    check(problem.has_value() && !problem->empty(), "a file that cannot be written is said at the start");
}

}  // namespace

int main()
{
    std::signal(SIGPIPE, SIG_IGN);
    aMillionThroughASlowReader();
    aStuckReaderLosesWhatDoesNotFit();
    aStuckReaderDoesNotKeepTheFile();
    aReaderThatGoesAway();
    whatComesTooLateIsLeftOut();
    aFileThatCannotBe();
    return finish();
}
