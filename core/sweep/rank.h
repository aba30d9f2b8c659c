// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which schedule is best for a scenario: every one in the registry that trains (or infers) as the scenario's own does
// (one that updates weights in between is another kind of training), with the options that make sense for it, on the
// same devices, or with the same stages, with the same model, microbatches and costs.

#include "core/schedule/registry.h"
#include "core/sweep/outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bubblescope {

/// What is the same in all rows.
enum class RankBasis {
    Devices,  ///< as many devices: those with several stages a device cut the model finer
    Stages,   ///< as many stages, of the same times: those with several stages a device need fewer devices
};

struct RankOptions {
    /// Most that a device may hold, as heldBy() counts; nothing: no such limit. The scenario's limit in bytes holds
    /// besides.
    std::optional<double> mostActivations;
    /// The same in bytes, of weights, gradients, optimizer state and activations together. Where the scenario says what
    /// things take, this counts and `mostActivations` does not: two copies of the weights leave less room.
    std::optional<std::int64_t> mostBytes;
    RankBasis basis = RankBasis::Devices;
    int threads = 1;
};

enum class Fit {
    Fits,
    OverLimit,  ///< needs more memory than there is
    Refused,    ///< cannot run here; the outcome's error says why
};

struct RankedRow {
    Scenario scenario;
    Outcome outcome;
    Fit fit = Fit::Fits;
    /// The scenario that was asked about.
    bool present = false;
};

/// Sets the limit to what `schedule` needs in this comparison. Error: its own.
[[nodiscard]] std::optional<Error> limitTo(const ScheduleInfo& schedule, const Scenario& present, RankOptions& options);

/// Sets the limit to so many activations, in bytes beside one copy of the model with one stage a device. Error: what is
/// wrong with the scenario.
[[nodiscard]] std::optional<Error> limitTo(double activations, const Scenario& present, RankOptions& options);

/// Most activations on a device: in shares as Outcome::peakShares has them, or at equal stages in those of one stage.
[[nodiscard]] double heldBy(const Outcome& outcome, RankBasis basis);

/// The scenarios that are compared, without a limit's effect on what is best: those of the registry in its order, the
/// present one among them. Costs given stage by stage become each device's share where the number of stages changes, a
/// manual split becomes the optimal one, and what was measured is dropped.
[[nodiscard]] std::vector<Scenario> rankCandidates(const Scenario& present, const RankOptions& options);

/// Rows that fit by makespan, then by peak memory; then those over the limit alike; then those refused. Error:
/// Cancelled.
[[nodiscard]] Result<std::vector<RankedRow>> rank(const Scenario& present, const RankOptions& options,
                                                  const JobControl& control = {});

/// The options in which a candidate differs from its schedule's defaults: "chunks 2, memory-limit 8". May be empty.
[[nodiscard]] std::string optionsText(const Scenario& scenario);

}  // namespace bubblescope
