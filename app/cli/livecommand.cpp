// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/liveflags.h"
#include "app/cli/measuredreport.h"
#include "app/cli/workerprocess.h"
#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/live/streamreader.h"
#include "core/live/streamwriter.h"
#include "core/live/workerlimits.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <memory>
#include <unistd.h>
#include <utility>

namespace bubblescope::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kWaitMs = 100;
constexpr std::chrono::seconds kRowEvery{1};
constexpr int kRunFailed = 1;
constexpr int kGaveUp = 3;

volatile std::sig_atomic_t g_interrupts = 0;

void interrupted(int /*signal*/)
{
    g_interrupts = g_interrupts + 1;
}

void catchInterrupts()
{
    struct sigaction action = {};
    action.sa_handler = interrupted;  // without SA_RESTART: waiting ends at once
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM})
        ::sigaction(signal, &action, nullptr);
}

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// The rows that are printed while the run goes on.
class Table {
public:
    explicit Table(Output& out)
        : m_out(out)
    {
    }
    void update(const live::LiveRun& run)
    {
        const bool changed = run.phase != m_phase;
        if (!run.plan || (!changed && Clock::now() - m_writtenAt < kRowEvery))
            return;
        if (!m_head)
            m_out << liveTableHead(run);
        m_head = true;
        m_phase = run.phase;
        m_writtenAt = Clock::now();
        m_out << liveTableRow(run);
        static_cast<void>(m_out.finish());
    }

private:
    Output& m_out;
    bool m_head = false;
    live::LivePhase m_phase = live::LivePhase::Nothing;
    Clock::time_point m_writtenAt;
};

/// Ends the worker, with more force the longer it takes.
class Stopper {
public:
    explicit Stopper(WorkerProcess& worker)
        : m_worker(worker)
    {
    }
    void cancel()
    {
        if (std::exchange(m_cancelled, true))
            return;
        m_since = Clock::now();
        m_worker.send(R"({"cmd":"cancel"})");
    }
    /// What does not know our commands.
    void stopStranger()
    {
        cancel();
        terminate();
    }
    void kill()
    {
        cancel();
        m_killed = true;
        m_killedAt = Clock::now();
        m_worker.kill();
    }
    void tick()
    {
        if (!m_cancelled)
            return;
        const auto taken = Clock::now() - m_since;
        if (taken > std::chrono::milliseconds(live::kWorkerTerminateMs))
            terminate();
        if (taken > std::chrono::milliseconds(live::kWorkerKillMs) && !m_killed) {
            m_forced = true;
            kill();
        }
    }
    /// It is gone, whoever still holds its standard output open.
    [[nodiscard]] bool over() const { return m_killed && Clock::now() - m_killedAt > kAfterKill; }
    /// Killed because it did not end, not because somebody wished it.
    [[nodiscard]] bool forced() const { return m_forced; }

private:
    static constexpr std::chrono::seconds kAfterKill{1};
    void terminate()
    {
        if (!std::exchange(m_terminated, true))
            m_worker.terminate();
    }

    WorkerProcess& m_worker;
    Clock::time_point m_since;  ///< the cancel
    Clock::time_point m_killedAt;
    bool m_cancelled = false;
    bool m_terminated = false;
    bool m_killed = false;
    bool m_forced = false;
};

/// What the stream says of the end goes before the exit status: a launcher or ssh has its own.
int statusOf(const live::LiveRun& run, const WorkerEnd& end)
{
    const int ended = end.signalled ? 0 : end.status;
    switch (run.phase) {
    case live::LivePhase::Finished:
    case live::LivePhase::Cancelled:
        return ended == kGaveUp ? kGaveUp : kDone;
    case live::LivePhase::Failed:
        return ended == kGaveUp ? kGaveUp : kRunFailed;
    case live::LivePhase::Refused:
        return kWrongInput;
    default:
        return ended == kWrongInput || ended == kGaveUp ? ended : kRunFailed;
    }
}

std::string wordsOf(const WorkerEnd& end, const WorkerPlace& place, bool forced)
{
    constexpr int kSshFailed = 255;
    const std::string_view who = !place.ssh.empty() ? "ssh" : !place.launch.empty() ? "the launcher" : "the worker";
    if (end.signalled && forced)
        return fmt::format("{} did not answer and was killed", who);
    if (end.signalled)
        return fmt::format("{} was ended by signal {} ({})", who, end.status, ::strsignal(end.status));
    if (!place.ssh.empty() && end.status == kSshFailed)
        return fmt::format("the connection to {} failed (ssh exited with {})", place.ssh, kSshFailed);
    return fmt::format("{} ended with status {}", who, end.status);
}

/// What standard input holds, as the line that the worker takes for `--scenario -`.
std::optional<Failure> readScenarioLine(std::string& line)
{
    std::array<char, 1u << 16> block{};
    while (g_interrupts == 0) {
        const ssize_t got = ::read(STDIN_FILENO, block.data(), block.size());
        if (got == 0)
            break;
        if (got < 0 && errno != EINTR)
            return failureOf({ErrorCode::CannotRead, "", {"standard input", std::strerror(errno)}, nullptr});
        line.append(block.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
        if (line.size() > kMaxTextBytes)
            return wrongUse("--scenario -: standard input is longer than a scenario can be");
    }
    if (g_interrupts > 0)
        return Failure{"interrupted", kInterrupted, std::nullopt};
    // The worker waits for a whole object; what is wrong with this one is said here.
    if (const Result<Scenario> scenario = readScenarioJson(line, "standard input"); !scenario.ok())
        return failureOf(scenario.error());
    // A line break inside a string is written \n, so these are all between values.
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return std::nullopt;
}

std::optional<Failure> endOf(const live::LiveRun& run, const WorkerEnd& end, const WorkerPlace& place, bool forced)
{
    const int status = statusOf(run, end);
    if (status == kDone) {
        const auto lost = std::find_if(run.warnings.begin(), run.warnings.end(), [](const live::LiveMessage& warning) {
            return warning.code == live::kTraceWarning;
        });
        return lost == run.warnings.end() ? std::nullopt : std::optional(Failure{lost->text, kRunFailed});
    }
    if (run.refused)
        return Failure{"the worker's stream: " + describe(*run.refused), status};
    if (run.error)
        return Failure{"the run failed: " + errorSentence(*run.error), status};
    return Failure{wordsOf(end, place, forced) + (run.hello ? ", in the midst of its stream" : " and ran nothing"),
                   status};
}

}  // namespace

std::optional<Failure> runLive(const std::vector<std::string>& given, Output& out)
{
    const LiveFlags flags = readLiveFlags(given);
    if (flags.help) {
        out << liveHelp();
        return std::nullopt;
    }
    if (!flags.problem.empty())
        return wrongUse(flags.problem);
    std::unique_ptr<std::FILE, FileCloser> trace;
    if (!flags.trace.empty()) {
        trace.reset(std::fopen(flags.trace.c_str(), "wbe"));
        if (!trace)
            return failureOf({ErrorCode::CannotWrite, "", {flags.trace, std::strerror(errno)}, nullptr});
    }
    catchInterrupts();
    std::string scenario;
    if (flags.scenarioFromInput)
        if (std::optional<Failure> failure = readScenarioLine(scenario))
            return failure;
    WorkerProcess worker;
    const std::vector<std::string> command = commandFor(flags.place, flags.forWorker);
    if (const std::optional<std::string> problem = worker.start(command))
        return wrongUse("cannot start " + command.front() + ": " + *problem);

    if (flags.scenarioFromInput)
        worker.send(scenario);
    live::StreamReader reader;
    Table table(out);
    Stopper stopper(worker);
    int obeyed = 0;
    long long beforeHello = 0;
    bool traceBroken = false;
    const auto breakTrace = [&] {
        writeNote(flags.trace + " cannot be written on: " + std::strerror(errno));
        traceBroken = true;
    };
    while (!worker.ended() && !stopper.over()) {
        const std::string_view bytes = worker.read(kWaitMs);
        reader.feed(bytes);
        if (trace && !traceBroken && !bytes.empty() &&
            std::fwrite(bytes.data(), 1, bytes.size(), trace.get()) != bytes.size())
            breakTrace();
        if (flags.stream) {
            out << bytes;
            static_cast<void>(out.finish());
        } else {
            table.update(reader.now());
        }
        // Nobody looks any more: as if cancelled.
        if (out.readerGone() && obeyed == 0)
            g_interrupts = 1;
        for (; obeyed < g_interrupts; ++obeyed)
            obeyed == 0 ? stopper.cancel() : stopper.kill();
        if (!reader.now().hello)
            beforeHello += static_cast<long long>(bytes.size());
        if (beforeHello > live::kMostBytesBeforeHello || reader.now().refused)
            stopper.stopStranger();
        stopper.tick();
    }
    const WorkerEnd end = worker.wait();
    reader.endOfInput();
    if (trace && std::fclose(trace.release()) != 0 && !traceBroken)
        breakTrace();
    const live::LiveRun& run = reader.now();
    if (!flags.stream) {
        table.update(run);
        writeLiveNotes(run, false);
        if (run.opCount() > 0) {
            int index = -1;
            static_cast<void>(chooseIteration(run, {}, index));
            out << "\n";
            if (std::optional<Failure> failure = writeMeasuredText(run, index, false, out))
                writeNote(failure->sentence);
        }
    }
    if (!run.hello && beforeHello > live::kMostBytesBeforeHello)
        return Failure{"what was started prints no stream of a worker; it was ended", kWrongInput};
    std::optional<Failure> failure = endOf(run, end, flags.place, stopper.forced());
    if (!failure && traceBroken)
        failure = Failure{flags.trace + " does not hold all of the stream", kRunFailed};
    return failure;
}

}  // namespace bubblescope::cli
