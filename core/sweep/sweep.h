// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Many scenarios, evaluated on all cores; what the command line's tables and the window's charts are made from.

#include "core/sweep/outcome.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace bubblescope {

/// All combinations of several lists, the last one varying fastest.
class Grid {
public:
    /// Sizes of the lists; none is 0. Combinations are countable: the product fits into 63 bits.
    explicit Grid(std::vector<std::size_t> sizes);
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Which entry of each list combination `index` has.
    [[nodiscard]] std::vector<std::size_t> at(std::size_t index) const;

private:
    std::vector<std::size_t> m_sizes;
    std::size_t m_count = 1;
};

/// The combinations [first, last) of part `part` (from 0) of `parts`: contiguous, so that parts one after another are
/// the whole; sizes differ by one at most.
struct Shard {
    std::size_t first = 0;
    std::size_t last = 0;
};
[[nodiscard]] Shard shardOf(std::size_t count, std::size_t part, std::size_t parts);

struct SweepRow {
    std::size_t index = 0;
    Scenario scenario;  ///< what scenarioAt() returned; default where that refused
    Outcome outcome;    ///< its error is scenarioAt()'s where that refused
};

/// Evaluates scenarioAt(i) for each i of [first, last) on `threads` threads, which call it too. `emit` gets the rows in
/// ascending order, from the calling thread; false ends the sweep. Returns how many rows it got: fewer than all only
/// where it was ended or stopped.
std::size_t sweep(Shard rows, const std::function<Result<Scenario>(std::size_t)>& scenarioAt, int threads,
                  const JobControl& control, const std::function<bool(const SweepRow&)>& emit);

}  // namespace bubblescope
