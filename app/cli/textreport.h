// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a person reads: figures, a table of the devices, the queues, a Gantt in letters.

#include "app/cli/output.h"
#include "app/cli/simulation.h"

namespace bubblescope::cli {

void writeText(Output& out, const Simulation& simulation, bool withOps, int width);
void writeRegistryText(Output& out, int width);

}  // namespace bubblescope::cli
