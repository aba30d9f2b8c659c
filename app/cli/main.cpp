// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/exitstatus.h"
#include "app/cli/output.h"

#include <csignal>
#include <cstdio>
#include <new>

namespace {

using namespace bubblescope::cli;

int stop(const std::string& sentence, int exitStatus)
{
    std::fprintf(stderr, "bubblescope-cli: %s\n", sentence.c_str());
    return exitStatus;
}

std::optional<Failure> runCommand(const Arguments& arguments, Output& out)
{
    switch (arguments.command) {
    case Command::Simulate:
        return runSimulate(arguments, out);
    case Command::Export:
        return runExport(arguments, out);
    case Command::Schedules:
        return runSchedules(arguments, out);
    case Command::Schedule:
        return runSchedule(arguments, out);
    case Command::Sweep:
        return runSweep(arguments, out);
    case Command::Rank:
        return runRank(arguments, out);
    case Command::Compare:
        return runCompare(arguments, out);
    case Command::LeastMicrobatches:
        return runLeastMicrobatches(arguments, out);
    case Command::Show:
        return runShow(arguments, out);
    case Command::Live:
        return runLive(arguments.forWorker, out);
    }
    return std::nullopt;
}

int run(int argc, const char* const* argv)
{
    const std::variant<Arguments, Finished> parsed = parseArguments(argc, argv);
    Output out(stdout);
    std::optional<Failure> failure;
    if (const Finished* finished = std::get_if<Finished>(&parsed)) {
        out << finished->standardOutput;
        if (!finished->standardError.empty())
            failure = Failure{finished->standardError, finished->exitStatus};
    } else {
        failure = runCommand(*std::get_if<Arguments>(&parsed), out);
    }
    if (!out.finish() && !out.readerGone())
        return stop("cannot write the result: " + out.problem(), kWrongInput);
    return failure ? stop(failure->sentence, failure->exitStatus) : kDone;
}

}  // namespace

int main(int argc, char** argv)
{
    // A reader that goes away shows as a failed write, so that files being saved are still finished.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return stop("not enough memory for a run of this size; fewer stages or microbatches need less", kWrongInput);
    }
}
