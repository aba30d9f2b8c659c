// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exitstatus.h"
#include "app/worker/arguments.h"
#include "app/worker/capabilities.h"
#include "app/worker/control.h"
#include "app/worker/gpuloader.h"
#include "app/worker/runpipeline.h"
#include "core/live/streamsink.h"

#include <cstdio>
#include <fcntl.h>
#include <new>
#include <string>
#include <unistd.h>

namespace {

using namespace bubblescope;
using namespace bubblescope::worker;

/// Standard output for us alone: whatever a library prints there goes to standard error from now on.
int takeStandardOutput()
{
    const int own = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (own >= 0)
        ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return own;
}

bool writeAll(int fd, const std::string& text)
{
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t wrote = ::write(fd, text.data() + done, text.size() - done);
        if (wrote < 0 && errno != EINTR)
            return false;
        done += wrote > 0 ? static_cast<std::size_t>(wrote) : 0;
    }
    return true;
}

int stop(const std::string& sentence, int exitStatus)
{
    std::fprintf(stderr, "bubblescope-worker: %s\n", sentence.c_str());
    return exitStatus;
}

int run(int argc, const char* const* argv, int streamFd)
{
    std::variant<Arguments, cli::Finished> parsed = parseArguments(argc, argv);
    if (const cli::Finished* finished = std::get_if<cli::Finished>(&parsed)) {
        if (!finished->standardError.empty())
            return stop(finished->standardError, finished->exitStatus);
        return writeAll(streamFd, finished->standardOutput) ? 0 : stop("cannot write", cli::kWrongInput);
    }
    Arguments& arguments = *std::get_if<Arguments>(&parsed);
    if (!arguments.capabilities)
        return runPipeline(std::move(arguments), streamFd);
    const std::vector<live::Capability> all = capabilities(loadGpuModule(arguments.text("gpu-module")));
    const std::string text = arguments.json ? live::capabilitiesJson(all) + "\n" : capabilityTable(all);
    return writeAll(streamFd, text) ? 0 : stop("cannot write", cli::kWrongInput);
}

}  // namespace

int main(int argc, char** argv)
{
    blockSignals();
    const int streamFd = takeStandardOutput();
    if (streamFd < 0)
        return stop("standard output is closed", cli::kWrongInput);
    try {
        return run(argc, argv, streamFd);
    } catch (const std::bad_alloc&) {
        return stop("not enough memory for a run of this size", cli::kWrongInput);
    }
}
