// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A few scenarios side by side: on what basis they are compared, and how one is put on the basis of another. The first
// is what the others are compared with.

#include "core/model/scenario.h"
#include "core/sweep/rank.h"

#include <cstddef>
#include <optional>
#include <span>

namespace bubblescope {

/// More do not fit on a screen.
inline constexpr std::size_t kLeastCompared = 2;
inline constexpr std::size_t kMostCompared = 4;

/// What all of them have in common.
struct CommonBasis {
    bool devices = true;
    bool stages = true;
    bool microbatches = true;
    /// None: some have a fixed batch, some a fixed microbatch.
    std::optional<BatchMode> batchMode;
};
[[nodiscard]] CommonBasis commonBasis(std::span<const Scenario> scenarios);

/// How activations of different schedules are counted against each other there: see heldBy().
[[nodiscard]] RankBasis countingBasis(const CommonBasis& common);

/// More than rounding: one does work that the other does not, which makes their times no comparison of schedules.
[[nodiscard]] bool differsInWork(const Outcome& first, const Outcome& other);

/// `other` with as many devices (or stages) as `first`, which gives it the model then; its schedule, options,
/// microbatches, slowdown and transfers stay its own. Unchanged where it has as many already, or cannot have.
[[nodiscard]] Scenario atDevicesOf(const Scenario& first, const Scenario& other);
[[nodiscard]] Scenario atStagesOf(const Scenario& first, const Scenario& other);

/// `other` with this kind of batch. What is converted is a batch of as many microbatches as `first` has, so that equal
/// microbatches become equal batches and the other way round, whatever number `other` cuts its own into.
[[nodiscard]] Scenario inBatchMode(const Scenario& first, const Scenario& other, BatchMode mode, bool splitBackward);

/// All that `from` sets but the schedule, its options and chunks, which stay those of `to`: the same training under two
/// schedules. An order from a file keeps its own sizes and costs.
[[nodiscard]] Scenario withSettingsOf(const Scenario& from, const Scenario& to);

}  // namespace bubblescope
