// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenarios that use all that could differ between compilers, and a number that stands for the whole result.

#include "core/analysis/run.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace determinism {

struct Case {
    std::string name;
    bubblescope::Scenario scenario;
};

/// For a schedule of the registry: unequal stages; transfers, beside the work and blocking; every kind of jitter; a
/// batch that does not divide evenly.
[[nodiscard]] std::vector<Case> casesOf(std::string_view schedule);

/// FNV-1a over the order, every start, end and transfer, and the figures.
[[nodiscard]] std::uint64_t hashOf(const bubblescope::Run& run);

/// Computes the cases of a schedule one after another and hashes them together. 0 if one fails, which is printed.
[[nodiscard]] std::uint64_t hashOfAll(std::string_view schedule);

}  // namespace determinism
