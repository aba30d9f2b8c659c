// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the command line to the end of a run.

#include "app/worker/arguments.h"

namespace bubblescope::worker {

inline constexpr int kRunFailed = 1;
inline constexpr int kGaveUpOnMachine = 3;

/// `streamFd` is where the stream goes. Errors before the stream starts are sentences on standard error. Returns the
/// exit status, except where threads are stuck: then the process ends with kGaveUpOnMachine.
[[nodiscard]] int runPipeline(Arguments arguments, int streamFd);

}  // namespace bubblescope::worker
