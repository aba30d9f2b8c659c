// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The command line of `bubblescope-cli live`: what is for us, and all the rest, which is the worker's.

#include "app/cli/workerprocess.h"

#include <string>
#include <vector>

namespace bubblescope::cli {

struct LiveFlags {
    WorkerPlace place;
    std::string trace;  ///< file that keeps the stream; empty: none
    bool stream = false;
    bool help = false;
    /// The scenario is on standard input, which the worker has for commands.
    bool scenarioFromInput = false;
    std::vector<std::string> forWorker;
    std::string problem;  ///< what is wrong, in a sentence; empty if nothing is
};

/// `arguments` are those after "live".
[[nodiscard]] LiveFlags readLiveFlags(const std::vector<std::string>& arguments);
[[nodiscard]] std::string liveHelp();

}  // namespace bubblescope::cli
