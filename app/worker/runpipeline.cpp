// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/runpipeline.h"

#include "app/cli/exitstatus.h"
#include "app/worker/capabilities.h"
#include "app/worker/control.h"
#include "app/worker/gpuloader.h"
#include "app/worker/ranks.h"
#include "app/worker/runoptions.h"
#include "core/io/scenariojson.h"
#include "core/live/cpubackend.h"
#include "core/live/monotonic.h"
#include "core/live/rankgroup.h"
#include "core/live/streamsink.h"
#include "core/live/workloadof.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace bubblescope::worker {

namespace {

constexpr std::chrono::milliseconds kLastWords{250};

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

live::StreamHello helloOf(const RunOptions& options, const GpuLoad& gpu, std::int64_t zeroNs, bool several)
{
    live::StreamHello hello;
    hello.version = BUBBLESCOPE_VERSION;
    hello.pid = ::getpid();
    hello.host = hostName();
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    hello.startedUnixNs =
        std::chrono::duration_cast<std::chrono::nanoseconds>(now).count() - (live::monotonicNs() - zeroNs);
    // A run on the CPU does not start CUDA to tell what else there would be: --capabilities does.
    hello.capabilities = options.cuda ? capabilities(gpu) : std::vector{cpuCapability()};
    if (several && !options.cuda)
        hello.capabilities.push_back(ranksCapability());
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

/// Everything that a run of this process is made of, in the order in which it has to be taken apart.
struct Pipeline {
    RunOptions options;
    Ranks ranks;
    GpuLoad gpu;
    live::Placement placement;
    std::unique_ptr<live::RankGroup> group;
    std::unique_ptr<live::Backend> backend;
};

/// Finds the other processes; true where there are none or all are there.
bool join(Pipeline& pipeline, bool readsInput, std::string& problem)
{
    pipeline.placement.rankOfDevice.assign(static_cast<std::size_t>(pipeline.options.plan->deviceCount()), 0);
    pipeline.placement.zeroNs = live::monotonicNs();
    if (pipeline.ranks.size == 1)
        return true;
    live::RankGroupOptions options;
    options.rank = pipeline.ranks.rank;
    options.size = pipeline.ranks.size;
    options.host = pipeline.ranks.host;
    options.port = pipeline.ranks.port;
    options.token = pipeline.ranks.token;
    const RunOptions& run = pipeline.options;
    options.runHash = live::runHash(
        *run.plan, run.workload, run.dispatch,
        !run.cuda ? std::string("cpu")
                  : fmt::format("cuda {} {} {}", run.gpu.transport, run.gpu.partition, run.gpu.ncclMaxCtas));
    options.cancelled = [readsInput] { return endWanted(readsInput); };
    auto joined = live::RankGroup::join(std::move(options), *pipeline.options.plan, pipeline.placement);
    if (auto* const group = std::get_if<std::unique_ptr<live::RankGroup>>(&joined)) {
        pipeline.group = std::move(*group);
        return true;
    }
    problem = *std::get_if<std::string>(&joined);
    return false;
}

bool openBackend(Pipeline& pipeline, const Arguments& arguments, std::string& problem)
{
    if (!pipeline.options.cuda) {
        pipeline.backend = std::make_unique<live::CpuBackend>(pipeline.group.get());
        return true;
    }
    pipeline.gpu = loadGpuModule(arguments.text("gpu-module"));
    if (pipeline.gpu.module == nullptr) {
        problem = "no GPU module: " + pipeline.gpu.reason;
        return false;
    }
    if (pipeline.group != nullptr)
        pipeline.options.gpu.fromRank0 = [group = pipeline.group.get()](std::vector<std::byte>& bytes) {
            return group->fromRank0(bytes);
        };
    pipeline.options.gpu.localRank = pipeline.ranks.local;
    pipeline.options.gpu.localSize = pipeline.ranks.localSize;
    pipeline.backend = pipeline.gpu.module->create(pipeline.options.gpu);
    return true;
}

/// Lets go of the group's and the writer's callbacks into the dispatcher before that ends.
class Outside {
public:
    Outside(live::Dispatcher& dispatcher, live::StreamWriter* writer, live::RankGroup* group, bool readsInput)
        : m_group(group)
        , m_control(dispatcher, writer, readsInput)
    {
        if (m_group != nullptr)
            m_group->setOnEnding([&dispatcher] { dispatcher.stopPreparing(); });
    }
    ~Outside()
    {
        if (m_group != nullptr)
            m_group->setOnEnding({});
    }
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;
    [[nodiscard]] Control& control() { return m_control; }

private:
    live::RankGroup* m_group;
    Control m_control;
};

/// Every rank but 0: nothing to read, nothing to write.
int follow(Pipeline& pipeline)
{
    live::ForwardingSink sink(*pipeline.group);
    live::Dispatcher dispatcher(pipeline.options.plan, pipeline.options.workload, pipeline.placement,
                                pipeline.options.dispatch, *pipeline.backend, sink, pipeline.group.get());
    Outside outside(dispatcher, nullptr, pipeline.group.get(), false);
    const live::Ending ending = dispatcher.run();
    // All else rank 0 says, in the stream.
    if (sink.fault() && sink.fault()->code == "peer-lost")
        return stop(fmt::format("rank {} ends: {}", pipeline.ranks.rank, sink.fault()->text), exitStatusOf(ending));
    return exitStatusOf(ending);
}

int lead(Pipeline& pipeline, const Arguments& arguments, int streamFd)
{
    const RunOptions& options = pipeline.options;
    Control* control = nullptr;
    std::mutex mutex;
    bool readerGone = false;
    live::StreamWriterOptions writing;
    writing.fd = streamFd;
    writing.traceFile = arguments.text("trace");
    writing.onReaderGone = [&] {
        const std::scoped_lock lock(mutex);
        readerGone = true;
        if (control != nullptr)
            control->cancel();
    };
    live::StreamWriter writer(writing, options.plan->deviceCount(), static_cast<int>(options.plan->edges.size()));
    if (const std::optional<std::string> problem = writer.start())
        return stop("cannot write " + writing.traceFile + ": " + *problem, cli::kWrongInput);
    live::StreamSink sink(writer, options.plan, options.workload, pipeline.placement, options.dispatch);
    sink.hello(helloOf(options, pipeline.gpu, pipeline.placement.zeroNs, pipeline.ranks.size > 1));
    sink.scenario(writeScenarioJson(options.scenario));
    for (const std::string& one : live::leftOut(options.scenario))
        sink.warning("left-out", one);
    if (pipeline.group != nullptr)
        pipeline.group->setSink(&sink);

    live::Dispatcher dispatcher(options.plan, options.workload, pipeline.placement, options.dispatch, *pipeline.backend,
                                sink, pipeline.group.get());
    live::Ending ending;
    bool complete = false;
    {
        Outside outside(dispatcher, &writer, pipeline.group.get(), !arguments.noStdin);
        {
            const std::scoped_lock lock(mutex);
            control = &outside.control();
            if (readerGone)
                control->cancel();
        }
        ending = dispatcher.run();
        if (pipeline.group != nullptr)
            pipeline.group->setSink(nullptr);
        outside.control().runEnded();
        complete =
            writer.finish(ending.reason == live::EndReason::Cancelled ? live::monotonicNs() + kNsPerS : INT64_MAX);
        const std::scoped_lock lock(mutex);
        control = nullptr;
    }
    // A launcher that has lost a process and ends the others reads on from those that are there, not from those that
    // have just gone.
    if (pipeline.group != nullptr && ending.reason == live::EndReason::Error)
        std::this_thread::sleep_for(kLastWords);
    if (!writer.readerProblem().empty())
        return stop("cannot write the stream: " + writer.readerProblem(), kRunFailed);
    if (!writer.traceProblem().empty())
        return stop("cannot write " + writing.traceFile + ": " + writer.traceProblem(), kRunFailed);
    if (!complete && ending.reason == live::EndReason::Finished && !writer.readerGone())
        return stop("the stream's reader has not taken all of it", kRunFailed);
    return exitStatusOf(ending);
}

}  // namespace

int runPipeline(Arguments arguments, int streamFd)
{
    Pipeline pipeline;
    if (const std::optional<cli::Failure> failure = readRanks(arguments, &::getenv, pipeline.ranks))
        return stop(failure->sentence, failure->exitStatus);
    if (arguments.text("scenario") == "-") {
        if (pipeline.ranks.size > 1)
            return stop("--scenario - goes with a single process; several need a file that all can read",
                        cli::kWrongInput);
        std::optional<std::string> text = readScenarioFromInput();
        if (!text)
            return stop("standard input ends before the scenario's object does", cli::kWrongInput);
        arguments.scenario.scenarioText = std::move(*text);
    }
    if (const std::optional<cli::Failure> failure = readRunOptions(arguments, pipeline.options))
        return stop(failure->sentence, failure->exitStatus);
    std::string problem;
    if (!join(pipeline, pipeline.ranks.rank == 0 && !arguments.noStdin, problem))
        return problem.empty() ? cli::kDone : stop(problem, kRunFailed);
    if (!openBackend(pipeline, arguments, problem))
        return stop(problem, cli::kWrongInput);
    const int exitStatus = pipeline.ranks.rank == 0 ? lead(pipeline, arguments, streamFd) : follow(pipeline);
    if (exitStatus == kGaveUpOnMachine)
        ::_exit(exitStatus);  // taking the backend apart would wait for what hangs
    return exitStatus;
}

}  // namespace bubblescope::worker
