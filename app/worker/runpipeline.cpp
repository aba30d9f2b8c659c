// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/runpipeline.h"

#include "app/cli/exitstatus.h"
#include "app/worker/capabilities.h"
#include "app/worker/control.h"
#include "app/worker/gpuloader.h"
#include "app/worker/runoptions.h"
#include "core/io/scenariojson.h"
#include "core/live/cpubackend.h"
#include "core/live/monotonic.h"
#include "core/live/streamsink.h"
#include "core/live/workloadof.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <unistd.h>
#include <utility>

namespace bubblescope::worker {

namespace {

int stop(const std::string& sentence, int exitStatus)
{
    std::fprintf(stderr, "bubblescope-worker: %s\n", sentence.c_str());
    return exitStatus;
}

std::string hostName()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : std::string();
}

live::StreamHello helloOf(const RunOptions& options, const GpuLoad& gpu)
{
    live::StreamHello hello;
    hello.version = BUBBLESCOPE_VERSION;
    hello.pid = ::getpid();
    hello.host = hostName();
    hello.startedUnixNs =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    // A run on the CPU does not start CUDA to tell what else there would be: --capabilities does.
    hello.capabilities = options.cuda ? capabilities(gpu) : std::vector{cpuCapability()};
    hello.limits = {{"cpu_devices", live::kMostCpuDevices},
                    {"in_flight_ns", options.dispatch.inFlightNs},
                    {"stop_ns", options.dispatch.stopNs},
                    {"stall_ns", options.dispatch.stallNs},
                    {"pause_ns", options.dispatch.pauseLimitNs}};
    return hello;
}

int exitStatusOf(const live::Ending& ending)
{
    if (ending.gaveUp)
        return kGaveUpOnMachine;
    return ending.reason == live::EndReason::Error ? kRunFailed : cli::kDone;
}

}  // namespace

int runPipeline(Arguments arguments, int streamFd)
{
    if (arguments.text("scenario") == "-") {
        std::optional<std::string> text = readScenarioFromInput();
        if (!text)
            return stop("standard input ends before the scenario's object does", cli::kWrongInput);
        arguments.scenario.scenarioText = std::move(*text);
    }
    RunOptions options;
    if (const std::optional<cli::Failure> failure = readRunOptions(arguments, options))
        return stop(failure->sentence, failure->exitStatus);

    GpuLoad gpu;
    std::unique_ptr<live::Backend> backend;
    if (options.cuda) {
        gpu = loadGpuModule(arguments.text("gpu-module"));
        if (gpu.module == nullptr)
            return stop("no GPU module: " + gpu.reason, cli::kWrongInput);
        backend = gpu.module->create(options.gpu);
    } else {
        backend = std::make_unique<live::CpuBackend>();
    }

    live::Placement placement;
    placement.rankOfDevice.assign(static_cast<std::size_t>(options.plan->deviceCount()), 0);
    placement.zeroNs = live::monotonicNs();
    Control* control = nullptr;
    live::StreamWriterOptions writing;
    writing.fd = streamFd;
    writing.traceFile = arguments.text("trace");
    std::mutex mutex;
    bool readerGone = false;
    writing.onReaderGone = [&] {
        const std::scoped_lock lock(mutex);
        readerGone = true;
        if (control != nullptr)
            control->cancel();
    };
    live::StreamWriter writer(writing, options.plan->deviceCount(), static_cast<int>(options.plan->edges.size()));
    if (const std::optional<std::string> problem = writer.start())
        return stop("cannot write " + writing.traceFile + ": " + *problem, cli::kWrongInput);
    live::StreamSink sink(writer, options.plan, options.workload, placement, options.dispatch);
    sink.hello(helloOf(options, gpu));
    sink.scenario(writeScenarioJson(options.scenario));
    for (const std::string& one : live::leftOut(options.scenario))
        sink.warning("left-out", one);

    live::Dispatcher dispatcher(options.plan, options.workload, placement, options.dispatch, *backend, sink);
    live::Ending ending;
    bool complete = false;
    {
        Control outside(dispatcher, &writer, !arguments.noStdin);
        {
            const std::scoped_lock lock(mutex);
            control = &outside;
            if (readerGone)
                outside.cancel();
        }
        ending = dispatcher.run();
        outside.runEnded();
        complete =
            writer.finish(ending.reason == live::EndReason::Cancelled ? live::monotonicNs() + kNsPerS : INT64_MAX);
        const std::scoped_lock lock(mutex);
        control = nullptr;
    }
    if (!writer.traceProblem().empty())
        return stop("cannot write " + writing.traceFile + ": " + writer.traceProblem(), kRunFailed);
    if (!complete && ending.reason == live::EndReason::Finished && !writer.readerGone())
        return stop("the stream's reader has not taken all of it", kRunFailed);
    return exitStatusOf(ending);
}

}  // namespace bubblescope::worker
