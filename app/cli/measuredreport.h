// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a person reads of a live run: the growing table, and the facts around the figures of its end.

#include "app/cli/failure.h"
#include "app/cli/output.h"
#include "core/live/measuredrun.h"

#include <memory>
#include <optional>
#include <string>

namespace bubblescope::cli {

/// The table's head once the devices are known.
[[nodiscard]] std::string liveTableHead(const live::LiveRun& run);
/// A row for now: time, state, iteration, ops, and for each device (at most eight) its bubble so far in percent.
[[nodiscard]] std::string liveTableRow(const live::LiveRun& run);
/// 1 − busy / elapsed of a device, from the first iteration's start on, as far as it is known; nothing before that.
[[nodiscard]] std::optional<double> bubbleSoFar(const live::LiveRun& run, std::size_t device);

/// What went wrong, where, and what to do about it, in a sentence.
[[nodiscard]] std::string errorSentence(const live::LiveError& error);
/// Warnings, what the stream lost and how the run ended, a sentence each on standard error; the run's error, too, where
/// nobody else tells it.
void writeLiveNotes(const live::LiveRun& run, bool withError);

/// Which iteration `--iteration` names ("3", "all"); the last complete one, else the last, if it is absent. `index` is
/// a place in LiveRun::iterations, −1 for all.
[[nodiscard]] std::optional<Failure> chooseIteration(const live::LiveRun& run, const std::string& wanted, int& index);

/// The run that was measured, of the iteration that chooseIteration() found.
[[nodiscard]] std::optional<Failure> makeMeasured(const live::LiveRun& run, int index,
                                                  std::shared_ptr<const Run>& made);

/// Figures, and where the difference from the prediction comes from.
[[nodiscard]] std::optional<Failure> writeMeasuredText(const live::LiveRun& run, int index, bool withOps, Output& out);

}  // namespace bubblescope::cli
