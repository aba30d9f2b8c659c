// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Proves that a live run routed its data right: every op leaves checksums, and at the end they are compared with a
// serial computation of the same (valuemath.h). Inputs repeat after two iterations, so that a run of any length costs
// two iterations' memory and a payload left over from the iteration before is still found.

#include "core/live/plan.h"
#include "core/live/valuemath.h"

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace bubblescope::live {

inline constexpr int kValueVariants = 2;

/// Whole words in a payload, at least one.
[[nodiscard]] std::uint32_t payloadWords(std::int64_t payloadBytes);

/// What op `index` of the plan's rows does in an iteration.
[[nodiscard]] ValueOp valueOp(const Plan& plan, std::size_t index, int iteration, std::uint64_t seed);

/// All words one after another, on this thread.
[[nodiscard]] ValueSums runValues(const ValueOp& op, const ValueBuffers& at);

/// An op whose checksums are not those of the serial computation, or not those of two iterations before.
struct ValueFault {
    std::size_t op = 0;  ///< index into OpRows::ops
    int iteration = 0;
    [[nodiscard]] std::string text(const Plan& plan) const;  ///< "2F5 in iteration 3: …"
};

/// One thread at a time.
class ValueCheck {
public:
    ValueCheck(std::shared_ptr<const Plan> plan, std::uint32_t words, std::uint64_t seed);

    void record(std::size_t op, int iteration, const ValueSums& sums);
    /// Compares what was recorded; O(ops · words). Ops that never ran are not held against the run. A stop request ends
    /// it early, with nothing found.
    [[nodiscard]] std::optional<ValueFault> verify(const std::stop_token& stop = {}) const;
    /// The serial computation alone: one entry an op.
    [[nodiscard]] std::vector<ValueSums> serial(int variant, const std::stop_token& stop = {}) const;

private:
    struct Seen {
        ValueSums sums;
        int iteration = -1;  ///< the first that ran it
    };
    std::shared_ptr<const Plan> m_plan;
    std::uint32_t m_words;
    std::uint64_t m_seed;
    std::array<std::vector<Seen>, kValueVariants> m_seen;
    std::optional<ValueFault> m_unsteady;
};

}  // namespace bubblescope::live
