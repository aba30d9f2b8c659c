// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/liveflags.h"
#include "app/cli/measuredreport.h"
#include "app/cli/workerprocess.h"
#include "core/live/streamreader.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <memory>

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

/// What the stream says of the end goes before the exit status: a launcher or ssh has its own.
int statusOf(const live::LiveRun& run, int ended)
{
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

std::optional<Failure> endOf(const live::LiveRun& run, int ended)
{
    const int status = statusOf(run, ended);
    if (status == kDone)
        return std::nullopt;
    if (run.refused)
        return Failure{"the worker's stream: " + describe(*run.refused), status};
    if (run.error)
        return Failure{"the run failed: " + run.error->text, status};
    if (ended > 128)
        return Failure{fmt::format("the worker was ended by signal {} ({})", ended - 128, ::strsignal(ended - 128)),
                       status};
    if (run.hello)
        return Failure{fmt::format("the worker ended with status {}, in the midst of its stream", ended), status};
    return Failure{fmt::format("the worker ended with status {} and ran nothing", ended), status};
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
    WorkerProcess worker;
    const std::vector<std::string> command = commandFor(flags.place, flags.forWorker);
    if (const std::optional<std::string> problem = worker.start(command))
        return wrongUse("cannot start " + command.front() + ": " + *problem);

    live::StreamReader reader;
    Table table(out);
    int obeyed = 0;
    bool traceBroken = false;
    while (!worker.ended()) {
        const std::string_view bytes = worker.read(kWaitMs);
        reader.feed(bytes);
        if (trace && !traceBroken && !bytes.empty() &&
            std::fwrite(bytes.data(), 1, bytes.size(), trace.get()) != bytes.size()) {
            traceBroken = true;
            writeNote(flags.trace + " cannot be written on: " + std::strerror(errno));
        }
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
            obeyed == 0 ? worker.send(R"({"cmd":"cancel"})") : worker.kill();
    }
    const int ended = worker.wait();
    reader.endOfInput();
    if (trace && std::fclose(trace.release()) != 0 && !traceBroken)
        writeNote(flags.trace + " cannot be written on: " + std::strerror(errno));
    const live::LiveRun& run = reader.now();
    if (!flags.stream) {
        table.update(run);
        writeLiveNotes(run);
        if (run.opCount() > 0) {
            int index = -1;
            static_cast<void>(chooseIteration(run, {}, index));
            out << "\n";
            if (std::optional<Failure> failure = writeMeasuredText(run, index, false, out))
                writeNote(failure->sentence);
        }
    }
    return endOf(run, ended);
}

}  // namespace bubblescope::cli
