// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What `--json` prints. README.md in this folder lists the fields; scripts rely on them.

#include "app/cli/output.h"
#include "app/cli/simulation.h"

namespace bubblescope::cli {

void writeJson(Output& out, const Simulation& simulation, bool withOps);
void writeJson(Output& out, const Scenario& scenario, const Schedule& schedule, const Deadlock& deadlock);
void writeRegistryJson(Output& out);

}  // namespace bubblescope::cli
