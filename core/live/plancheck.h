// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Proves that a plan keeps the rules of plan.h before anything is started: NCCL would not notice a wrong order, it
// would deliver wrong data or hang. Every rule is a predicate of its own.

#include "core/live/plan.h"

#include <cstdint>
#include <optional>
#include <string>

namespace bubblescope::live {

enum class PlanRule : std::uint8_t { R1SameSequences, R2NoCycle, R3LeastSlots, R4Stash, R5NoEarlyOverwrite, R6Order };

struct PlanFault {
    PlanRule rule = PlanRule::R2NoCycle;
    /// The nodes concerned, in text: the cycle, the two sequences' first difference, the buffer's two users.
    std::string detail;
};

/// Besides, that each need that crosses devices has the transfer that brings it.
[[nodiscard]] std::optional<PlanFault> checkSequences(const Plan& plan);
[[nodiscard]] std::optional<PlanFault> checkNoCycle(const Plan& plan);
/// O(nodes) for each edge of a SlotRule::Least plan with more than two slots.
[[nodiscard]] std::optional<PlanFault> checkSlots(const Plan& plan);
[[nodiscard]] std::optional<PlanFault> checkStash(const Plan& plan);
/// A node counts as waiting for what it or a node before it in its own queue has in its waits.
[[nodiscard]] std::optional<PlanFault> checkOverwrites(const Plan& plan);
[[nodiscard]] std::optional<PlanFault> checkOrder(const Plan& plan);

/// All of them, R1 first; the first fault found.
[[nodiscard]] std::optional<PlanFault> checkPlan(const Plan& plan);

}  // namespace bubblescope::live
