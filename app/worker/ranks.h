// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which of a run's processes this is: what torchrun, Open MPI's mpirun or Slurm's srun put into the environment, or
// flags.

#include "app/cli/failure.h"
#include "app/worker/arguments.h"

#include <functional>
#include <optional>
#include <string>

namespace bubblescope::worker {

struct Ranks {
    int rank = 0;
    int size = 1;
    int local = 0;      ///< among the processes on this host
    int localSize = 1;  ///< how many those are, as far as the launcher tells
    std::string host = "127.0.0.1";
    int port = 0;
    /// What the launcher gives all processes of a run and no others.
    std::string token;
    std::string source;  ///< "torchrun", "Open MPI", "Slurm", "flags"; empty for a single process
};

/// `environment` is ::getenv, but for tests. Flags come before the environment; after that the first complete set
/// counts. A set that is only half there is an error, and so are two that contradict each other (Slurm's aside, which
/// starts the others) and flags without their partner.
[[nodiscard]] std::optional<cli::Failure>
readRanks(const Arguments& arguments, const std::function<const char*(const char*)>& environment, Ranks& ranks);

}  // namespace bubblescope::worker
