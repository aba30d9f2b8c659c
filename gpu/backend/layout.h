// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which GPU each pipeline device lands on, where its payloads lie in its memory, and how much work fills an op's time.
// Nothing here touches a GPU.

#include "core/live/backend.h"
#include "core/live/workload.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bubblescope::gpu {

/// Which of the host's `count` GPUs a process takes where nobody says it: `localSize` of them share all, each its own
/// while there are enough.
[[nodiscard]] std::vector<int> gpusOfProcess(int count, int localRank, int localSize);

/// For each of `devices` one of `gpus`, neighbours together, as evenly as can be.
[[nodiscard]] std::vector<int> dealDevices(int devices, std::span<const int> gpus);

/// Byte offsets of a pipeline device's payloads in one block of memory.
class DeviceLayout {
public:
    /// `stride`: bytes from one payload to the next.
    DeviceLayout(const live::Plan& plan, DeviceId device, std::int64_t stride);

    [[nodiscard]] std::int64_t bytes() const { return m_count * m_stride; }
    [[nodiscard]] std::int64_t stash(std::uint32_t slot) const { return slot * m_stride; }
    [[nodiscard]] std::int64_t local(std::uint32_t slot) const { return (m_local + slot) * m_stride; }
    /// This device's end of an edge, for a transfer by its place in the edge's sequence.
    [[nodiscard]] std::int64_t slot(std::uint32_t edge, std::uint32_t place) const
    {
        return (m_edge[edge] + place % m_slots[edge]) * m_stride;
    }

private:
    std::int64_t m_stride;
    std::int64_t m_local = 0;
    std::vector<std::int64_t> m_edge;  ///< first slot of each edge that begins or ends here
    std::vector<std::uint32_t> m_slots;
    std::int64_t m_count = 0;
};

/// What a pipeline device's share of a GPU takes for an op: time = fixed · ops + perStep · steps, with all `blocks`.
struct WorkRate {
    double fixedNs = 0;
    double perStepNs = 1;
    int blocks = 1;
};

struct WorkAmount {
    std::uint32_t steps = 0;
    int blocks = 1;
    TimeNs untilNs = 0;  ///< from the node's first kernel on; 0: does not wait
    friend bool operator==(const WorkAmount&, const WorkAmount&) = default;
};

/// For a node of `ops` ops that is to take `targetNs` without the slowdown `factor` (≥ 1 slower).
[[nodiscard]] WorkAmount workFor(TimeNs targetNs, double factor, int ops, const WorkRate& rate,
                                 const live::Workload& workload);

}  // namespace bubblescope::gpu
