// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// PyTorch's schedule CSV (torch.distributed.pipelining.schedules, _load_csv / _dump_csv): one row a device, one cell an
// op, `2F5`, or an overlapped pair `(2F5;2B3)OVERLAP_F_B`; an empty cell is no op. Older files write B for the input
// half and BW for the whole backward: a file with W and no I anywhere is read so. Communication cells (SEND_F, RECV_B,
// UNSHARD, …) are recognised and left out: the engine makes its own transfers.

#include "core/model/result.h"
#include "core/model/schedule.h"

#include <string>
#include <string_view>

namespace bubblescope {

/// `name` is the file's. Errors: BadCell (`where` is "NAME:LINE, cell K"), DuplicateOp, MixedBackward, EmptySchedule,
/// OutOfRange, TooLarge.
[[nodiscard]] Result<Schedule> readScheduleCsv(std::string_view text, const std::string& name);

/// Compute only, current letters, LF line ends.
[[nodiscard]] std::string writeScheduleCsv(const Schedule& schedule);

}  // namespace bubblescope
