// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// PyTorch's schedule CSV (torch.distributed.pipelining.schedules, _load_csv / _dump_csv): one row a device, one cell an
// op, `2F5`, or an overlapped pair `(2F5;2B3)OVERLAP_F_B`; an empty cell is no op. Older files write B for the input
// half and BW for the whole backward: a file with W and no I anywhere is read so. Communication cells (SEND_F, RECV_B,
// UNSHARD, …) are recognised and left out: the engine makes its own transfers (schedulecommunication.h writes them).

#include "core/model/result.h"
#include "core/model/schedule.h"

#include <optional>
#include <string>
#include <string_view>

namespace bubblescope {

/// What is wrong with a file's sends and receives, which does not keep it from being drawn.
using CommunicationNote = std::optional<Error>;

/// `name` is the file's. Errors: BadCell (`where` is "NAME:LINE, cell K"), DuplicateOp, MixedBackward, EmptySchedule,
/// OutOfRange, TooLarge. `note`, where given, gets what checkCommunication() says.
[[nodiscard]] Result<Schedule> readScheduleCsv(std::string_view text, const std::string& name,
                                               CommunicationNote* note = nullptr);

/// Compute only, current letters, LF line ends.
[[nodiscard]] std::string writeScheduleCsv(const Schedule& schedule);

/// What a writer made, in the letters of older files: B for the input half, BW for the whole backward.
[[nodiscard]] std::string withOldLetters(std::string_view csv);

}  // namespace bubblescope
