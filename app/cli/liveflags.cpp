// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/liveflags.h"

#include <utility>

namespace bubblescope::cli {

LiveFlags readLiveFlags(const std::vector<std::string>& arguments)
{
    LiveFlags flags;
    const std::pair<std::string, std::string*> kValues[] = {{"--worker", &flags.place.worker},
                                                            {"--ssh", &flags.place.ssh},
                                                            {"--launch", &flags.place.launch},
                                                            {"--trace", &flags.trace}};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        bool ours = true;
        if (word == "--stream")
            flags.stream = true;
        else if (word == "--help" || word == "-h")
            flags.help = true;
        else
            ours = false;
        for (const auto& [name, target] : kValues) {
            if (word.starts_with(name + "=")) {
                *target = word.substr(name.size() + 1);
            } else if (word == name) {
                if (i + 1 == arguments.size())
                    flags.problem = name + " needs a value";
                else
                    *target = arguments[++i];
            } else {
                continue;
            }
            ours = true;
            if (target->empty() && flags.problem.empty())
                flags.problem = name + " needs a value";
            break;
        }
        if (!ours) {
            flags.scenarioFromInput = flags.scenarioFromInput || word == "--scenario=-" ||
                                      (word == "--scenario" && i + 1 < arguments.size() && arguments[i + 1] == "-");
            flags.forWorker.push_back(word);
        }
    }
    // A launcher passes its input on to one process at most.
    if (flags.scenarioFromInput && !flags.place.launch.empty())
        flags.problem = "--scenario - does not go with --launch: name a file that every process can read";
    // ssh would take it for an option.
    if (flags.place.ssh.starts_with('-'))
        flags.problem = "--ssh takes a host, not '" + flags.place.ssh + "'";
    return flags;
}

std::string liveHelp()
{
    return "Run a pipeline for real, on this machine or another, and watch it.\n"
           "Usage: bubblescope-cli live [OPTIONS] [OPTIONS OF bubblescope-worker]\n"
           "\n"
           "Options:\n"
           "  --worker PATH      The worker, if not beside this program or on the PATH (with --ssh: there)\n"
           "  --ssh HOST         Start it there; keys must let you in without a password\n"
           "  --launch COMMAND   What starts it: 'mpirun -n 4', or 'srun -n 4 {} 2>log' with {} for the worker\n"
           "  --stream           Pass the stream on to standard output instead of the table\n"
           "  --trace FILE       Keep the stream in a file, for 'bubblescope-cli show' and the window\n"
           "  -h,--help          Print this help message and exit\n"
           "\n"
           "Everything else is the worker's: the pipeline and its durations as for 'simulate', and --op-ms, --paced,\n"
           "--repeat, --backend, … ('bubblescope-worker --help' has them all).\n"
           "\n"
           "Examples:\n"
           "  bubblescope-cli live --schedule 1f1b --stages 4 --microbatches 8 --op-ms 5 --paced\n"
           "  bubblescope-cli live --schedule gpipe --stages 4 --op-ms 5 --slowdown 2:3 --trace run.jsonl\n"
           "  bubblescope-cli live --ssh gpuserver --schedule zb-h1 --stages 4 --op-ms 5 --backend cuda\n"
           "  bubblescope-cli show run.jsonl\n"
           "\n"
           "Ctrl+C cancels, a second one kills.\n"
           "Exit status: 0 finished or cancelled, 1 the run failed, 2 wrong usage or input, 3 it gave up on the "
           "machine.\n";
}

}  // namespace bubblescope::cli
