// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/arguments.h"

#include "app/cli/exitstatus.h"
#include "app/cli/flags.h"

#include <algorithm>
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace bubblescope::worker {

namespace {

constexpr const char* kRun = "Run";
constexpr const char* kGpu = "GPU";
constexpr const char* kRanks = "Several processes (found in the environment under torchrun, mpirun and srun)";

constexpr cli::ValueFlag kFlags[] = {
    {"backend", "cpu|cuda", "Threads of this machine, or GPUs", kRun},
    {"op-ms", "TIME", "Scale all durations so that the mean forward takes this long", kRun},
    {"repeat", "N", "How often the schedule, all its iterations, is run; 0: until cancelled", kRun},
    {"lookahead", "N", "Unfinished ops and transfers in each queue", kRun},
    {"posting", "late|early", "Issue a transfer when its data are ready, or when they are under way", kRun},
    {"slots", "unthrottled|least", "Buffers on each edge: so many that nobody waits, or the fewest", kRun},
    {"payload", "SIZE", "Size of an activation: 4096, 64KiB, 33.5MB", kRun},
    {"slowdown-by", "MEANS", "more-work, fewer-units (GPU) or paced (waiting)", kRun},
    {"trace", "FILE", "Keep a copy of the stream", kRun},
    {"gpu-module", "FILE", "The CUDA + NCCL module, if not beside this program", kGpu},
    {"gpus", "LIST", "GPUs to use: 0,1,3; if not given all, or this process' part of them", kGpu},
    {"transport", "NAME", "Between GPUs: auto, peer, staged or nccl", kGpu},
    {"partition", "NAME", "Where devices share a GPU: auto, green, quota or none", kGpu},
    {"nccl-max-ctas", "N", "Multiprocessors that an edge may take; 0: NCCL's choice", kGpu},
    {"rank", "N", "This process' number, from 0", kRanks},
    {"world-size", "N", "How many processes", kRanks},
    {"master", "HOST:PORT", "Where rank 0 listens", kRanks},
};

constexpr const char* kExamples =
    "Examples:\n"
    "  bubblescope-worker --schedule 1f1b --stages 4 --microbatches 8 --op-ms 5 --paced\n"
    "  bubblescope-worker --scenario lecture.json --op-ms 20 --repeat 0 --trace run.jsonl\n"
    "  bubblescope-worker --schedule zb-h1 --stages 4 --microbatches 16 --op-ms 5 --backend cuda\n"
    "  mpirun -n 4 bubblescope-worker --schedule gpipe --stages 4 --microbatches 8 --op-ms 5\n"
    "  bubblescope-worker --capabilities\n"
    "\n"
    "Standard output is JSON Lines, standard input takes commands such as {\"cmd\":\"pause\"}; its end cancels.\n"
    "Exit status: 0 finished or cancelled, 1 the run failed, 2 wrong usage or input, 3 gave up on the machine.\n";

cli::Finished wrongUsage(std::string sentence)
{
    return {cli::kWrongInput, {}, std::move(sentence)};
}

}  // namespace

std::variant<Arguments, cli::Finished> parseArguments(int argc, const char* const* argv)
{
    Arguments arguments;
    CLI::App app("Runs a pipeline for real, on CPU threads or GPUs, and streams what it measures.",
                 "bubblescope-worker");
    app.set_version_flag("--version", std::string("bubblescope-worker ") + BUBBLESCOPE_VERSION);
    app.footer(kExamples);
    app.allow_extras();
    cli::addPipelineFlags(app, arguments.scenario);
    cli::addCostFlags(app, arguments.scenario);
    for (const cli::ValueFlag& flag : kFlags)
        cli::addFlag(app, arguments.scenario, flag);
    app.add_flag("--paced", arguments.paced, "Wait instead of computing: exact durations")->group(kRun);
    app.add_flag("--no-stdin", arguments.noStdin, "Take no commands; the end of standard input means nothing")
        ->group(kRun);
    app.add_flag("--capabilities", arguments.capabilities, "Say what this machine can do, and stop")->group(kRun);
    app.add_flag("--json", arguments.json, "The capabilities as JSON")->group(kRun);

    std::vector<std::string> given = cli::joinNegativeValues(argc, argv);
    std::reverse(given.begin(), given.end());  // as CLI11 wants them
    try {
        app.parse(given);
    } catch (const CLI::CallForVersion& version) {
        return cli::Finished{0, std::string(version.what()) + "\n", {}};
    } catch (const CLI::CallForHelp&) {
        return cli::Finished{0, app.help(), {}};
    } catch (const CLI::ParseError& error) {
        return wrongUsage(cli::describeMisuse(error));
    }
    if (const std::vector<std::string> extras = app.remaining(); !extras.empty())
        return wrongUsage(cli::describeExtra(app, "bubblescope-worker", extras.front(), arguments.scenario));
    return arguments;
}

}  // namespace bubblescope::worker
