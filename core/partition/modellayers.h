// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The layers of a described model, embedding and head included, with times, bytes and parameters.

#include "core/model/scenario.h"

#include <vector>

namespace bubblescope {

/// Times add up to what the scenario's stages take together without slowdown (a list of one value or a device's share,
/// whatever their number), divided by floating-point operations: an embedding takes no time, a head as long as its
/// matrix is large. The scenario has a memory model. Rounded so that sums stay exact.
[[nodiscard]] std::vector<ModelLayer> layersOfModel(const Scenario& scenario);

/// `count` layers that share that time evenly, with no bytes and no parameters.
[[nodiscard]] std::vector<ModelLayer> equalLayers(const Scenario& scenario, int count);

}  // namespace bubblescope
