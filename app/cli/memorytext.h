// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Memory and layers, for a person.

#include "app/cli/output.h"
#include "core/analysis/memory.h"

#include <cstdint>
#include <string>

namespace bubblescope::cli {

/// Three significant digits: "71.3 GB", "512 B".
[[nodiscard]] std::string formatBytes(std::int64_t bytes);

/// A table of the devices; nothing where the scenario says nothing of memory. At most `mostRows` devices.
void writeMemory(Output& out, const MemoryFigures& memory, int mostRows);

/// How many layers each stage has and which stage takes longest; nothing without layers.
void writeLayers(Output& out, const Scenario& scenario, const Schedule& schedule, const Split& split);

}  // namespace bubblescope::cli
