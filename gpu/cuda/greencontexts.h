// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Green contexts: parts of a GPU's multiprocessors with streams of their own (driver API, CUDA 12.5).

#include "gpu/api/gpuapi.h"

#include <string>
#include <vector>

namespace bubblescope::gpu::green {

Code split(int gpu, int groups, int spare, std::vector<Partition>& parts, int& multiprocessorsEach,
           std::string& reason);
Code createStream(Stream& stream, Partition part);
Code destroy(Partition part);

}  // namespace bubblescope::gpu::green
