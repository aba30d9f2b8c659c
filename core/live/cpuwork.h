// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a CPU device does with its time: matrix products, or waiting.

#include "core/model/timens.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bubblescope::live {

/// A product of two square matrices, a few rows at a time: a unit takes some µs, so that a stop request is seen soon
/// and a duration can be met closely. Stays in the first-level cache.
class MatrixWork {
public:
    MatrixWork();
    /// Does `units`, or as many as there is time for before `stop` is set; whether it was all of them.
    bool run(std::int64_t units, const std::atomic<bool>& stop);
    /// What the products come to, so that nobody can leave them out.
    [[nodiscard]] float sum() const { return m_sum; }

private:
    static constexpr std::size_t kSize = 64;
    static constexpr std::size_t kRows = 4;
    void unit();

    std::vector<float> m_a;
    std::vector<float> m_b;
    std::vector<float> m_c;
    std::size_t m_row = 0;
    float m_sum = 0.0F;
};

/// Sleeps until `untilNs` of monotonicNs(), the last part in a short spin; returns early, with false, once `stop` is
/// set.
bool waitUntil(std::int64_t untilNs, const std::atomic<bool>& stop);

/// For waitUntil() to be precise: the thread's timers are not put off. `name` shows in `top -H`, up to 15 letters.
void setUpThread(const char* name);

/// Cores that this process may use.
[[nodiscard]] int usableCores();

}  // namespace bubblescope::live
