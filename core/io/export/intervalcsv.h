// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every op's interval as a table for a spreadsheet or a script: a line of names, then one line an op, device by device
// in the order in which each ran them. Times in whole ns.

#include "core/model/timeline.h"

#include <string>

namespace bubblescope {

/// Columns: device, op (as in PyTorch's cells; the parts of an overlapped unit each have a line), kind (forward,
/// backward, backward-input, backward-weight), stage, microbatch, start_ns, end_ns, unit (the overlapped unit's cell,
/// else empty).
[[nodiscard]] std::string writeIntervalCsv(const Timeline& timeline);

}  // namespace bubblescope
