// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/livestatus.h"

#include "core/live/streamsink.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace bubblescope {
namespace {

using live::LivePhase;
using live::LiveRun;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(LiveStatus)
};

QString count(std::int64_t number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString whatCame(const LiveRun& run)
{
    QStringList parts;
    if (!run.iterations.empty() && run.plan && run.plan->iterations != 1)
        parts << Text::tr("iteration %1").arg(count(run.iterations.back()->number + 1));
    parts << Text::tr("%1 ops").arg(count(run.opCount()));
    return parts.join(QStringLiteral(", "));
}

QString withCount(const QString& state, const LiveStatus& status)
{
    if (!status.run || status.run->opCount() == 0)
        return state;
    return QStringLiteral("%1, %2").arg(state, whatCame(*status.run));
}

int whole(std::int64_t number)
{
    return static_cast<int>(std::min<std::int64_t>(number, INT32_MAX));
}

QString lastWords(const LiveStatus& status)
{
    return status.errorLines.isEmpty() ? QString() : QStringLiteral(": ") + status.errorLines.last().trimmed();
}

QString whyIncomplete(const LiveStatus& status)
{
    if (!status.problem.isEmpty())
        return status.problem;
    const LiveRun* run = status.run.get();
    if (run && run->refused)
        return errorText(*run->refused);
    if (run && run->error)
        return fromWorker(run->error->text);
    if (run && run->planProblem)
        return errorText(*run->planProblem);
    if (run && live::isOver(run->phase) && run->phase != LivePhase::CutOff && run->faults.missing > 0)
        return Text::tr("%n intervals were lost on the way", nullptr, whole(run->faults.missing));
    if (status.end)
        return endReason(status);
    return Text::tr("the stream was cut off");
}

QString endedText(const LiveStatus& status)
{
    const LiveRun& run = *status.run;
    const QString ops = Text::tr("%1 ops").arg(count(run.opCount()));
    const bool cancelled = run.phase == LivePhase::Cancelled;
    const int iterations = run.done ? run.done->iterations : 0;
    const QString what =
        iterations < 2 ? ops : QStringLiteral("%1, %2").arg(Text::tr("%n iterations", nullptr, iterations), ops);
    return (cancelled ? Text::tr("Cancelled after %1") : Text::tr("Ended: %1")).arg(what);
}

void addFaults(const LiveStatus& status, QStringList& list)
{
    const live::StreamFaults& faults = status.run->faults;
    const QString lost = Text::tr("%n intervals were lost on the way", nullptr, whole(faults.missing));
    // Unless that is the reason that the state gives.
    if (faults.missing > 0 && (status.state != LiveState::Incomplete || whyIncomplete(status) != lost))
        list << lost;
    if (const std::int64_t lines = faults.strayLines + faults.longLines; lines > 0)
        list << Text::tr("%n lines that are no records", nullptr, whole(lines));
    if (const std::int64_t records = faults.badRecords + faults.badIntervals; records > 0)
        list << Text::tr("%n impossible records", nullptr, whole(records));
}

/// What the worker has warned of that the figures suffer from; all of its warnings are among the details.
void addWarnings(const LiveRun& run, QStringList& list)
{
    const auto warned = [&run](const char* code) {
        return std::any_of(run.warnings.begin(), run.warnings.end(),
                           [code](const live::LiveMessage& warning) { return warning.code == code; });
    };
    if (warned(live::kCalibrationWarning)) {
        double worst = 0;
        for (const live::LiveCalibration& fit : run.calibration)
            worst = std::max(worst, fit.linearityError);
        list << Text::tr("bad calibration: ops may miss their durations by %1").arg(formatPercent(worst, 0));
    }
    if (warned(live::kTraceWarning))
        list << Text::tr("the worker's copy of the stream is lost");
}

}  // namespace

QString endReason(const LiveStatus& status)
{
    const WorkerEnd& end = *status.end;
    switch (end.how) {
    case WorkerEnd::How::NotStarted:
        return Text::tr("the worker did not start: %1").arg(end.text);
    case WorkerEnd::How::NoStream:
        return Text::tr("the command prints no stream of a worker; it was ended");
    case WorkerEnd::How::Killed:
        return end.forced ? Text::tr("the worker did not answer and was killed")
                          : Text::tr("the worker was killed (signal %1)").arg(end.status) + lastWords(status);
    case WorkerEnd::How::Exited:
        break;
    }
    constexpr int kSshFailed = 255;
    if (!status.place.isEmpty() && end.status == kSshFailed)
        return Text::tr("the connection to %1 failed").arg(status.place) + lastWords(status);
    return end.status == 0 ? Text::tr("the worker ended without a last word") + lastWords(status)
                           : Text::tr("the worker ended with status %1").arg(end.status) + lastWords(status);
}

QString stateText(const LiveStatus& status)
{
    switch (status.state) {
    case LiveState::Idle:
        return {};
    case LiveState::Starting:
        return status.place.isEmpty() ? Text::tr("Starting the worker…")
                                      : Text::tr("Starting the worker on %1…").arg(status.place);
    case LiveState::Calibrating:
        return Text::tr("Calibrating: how much work fills an op…");
    case LiveState::Running:
        return withCount(Text::tr("Running"), status);
    case LiveState::Pausing:
        return withCount(Text::tr("Pausing after the ops under way"), status);
    case LiveState::Paused:
        return withCount(Text::tr("Paused"), status);
    case LiveState::Verifying:
        return withCount(Text::tr("Comparing the results with a serial run"), status);
    case LiveState::Stopping:
        return withCount(Text::tr("Stopping"), status);
    case LiveState::Ended:
        return endedText(status);
    case LiveState::Incomplete:
        return Text::tr("Incomplete: %1").arg(whyIncomplete(status));
    }
    return {};
}

QStringList remarks(const LiveStatus& status)
{
    QStringList list;
    constexpr int kSilenceS = 4;
    if (isActive(status.state) && status.silentS >= kSilenceS)
        list << Text::tr("no word from the worker for %n s", nullptr, status.silentS);
    const LiveRun* run = status.run.get();
    if (!run)
        return list;
    if (status.state == LiveState::Incomplete && run->opCount() > 0)
        list << Text::tr("%1 measured").arg(whatCame(*run));
    if (run->plan) {
        const auto& devices = run->plan->devices;
        const auto shared = static_cast<int>(
            std::count_if(devices.begin(), devices.end(), [](const live::LiveDevice& d) { return d.shared; }));
        if (run->plan->paced)
            list << Text::tr("paced: devices wait instead of computing");
        else if (shared > 0 && run->plan->backend == "cpu")
            list << Text::tr("cores shared by %n devices", nullptr, shared);
        else if (shared > 0)
            list << Text::tr("GPUs shared by %n devices", nullptr, shared);
        if (run->plan->backend == "cuda")
            list << Text::tr("GPUs: not yet run on hardware");
    }
    if (run->done && run->done->verified)
        list << (*run->done->verified ? Text::tr("results equal the serial run")
                                      : Text::tr("results differ from the serial run"));
    if (const TimeNs pausedNs = run->pausedNs(); pausedNs > 0)
        list << Text::tr("pauses of %1 left out").arg(formatTime(pausedNs, 2));
    addWarnings(*run, list);
    addFaults(status, list);
    if (status.outdated && isActive(status.state))
        list << Text::tr("the scenario has changed since; Run again shows it");
    return list;
}

QString detailsText(const LiveStatus& status)
{
    QStringList lines;
    const auto section = [&lines](const QString& head) {
        if (!lines.isEmpty())
            lines << QString();
        lines << head;
    };
    lines << stateText(status);
    for (const QString& remark : remarks(status))
        lines << remark;
    if (const LiveRun* run = status.run.get()) {
        if (run->error && !run->error->hint.empty())
            lines << fromWorker(run->error->hint);
        if (run->hello)
            lines << Text::tr("%1 %2 on %3, process %4")
                         .arg(fromCore(run->hello->program), fromCore(run->hello->version), fromCore(run->hello->host))
                         .arg(run->hello->pid);
        if (run->plan) {
            section(Text::tr("Devices"));
            for (const live::LiveDevice& device : run->plan->devices)
                lines << fromWorker(device.name) + QStringLiteral("  ") + fromWorker(device.detail);
        }
        if (!run->warnings.empty())
            section(Text::tr("Warnings"));
        for (const live::LiveMessage& warning : run->warnings)
            lines << fromWorker(warning.text);
        if (!run->log.empty())
            section(Text::tr("Printed beside the stream"));
        for (const std::string& line : run->log)
            lines << fromCore(line);
    }
    if (!status.errorLines.isEmpty()) {
        section(Text::tr("Standard error"));
        lines << status.errorLines;
    }
    return lines.join(u'\n');
}

}  // namespace bubblescope
