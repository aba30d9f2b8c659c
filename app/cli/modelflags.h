// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Flags that describe the model: what it takes of memory, and its layers.

#include "app/cli/flagreader.h"
#include "core/model/scenario.h"

namespace bubblescope::cli {

void takeModel(FlagReader& flags, Scenario& scenario);
/// After the costs and the model: layers get their times from these.
void takeLayers(FlagReader& flags, Scenario& scenario);

}  // namespace bubblescope::cli
