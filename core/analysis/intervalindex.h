// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How long a device is busy, and with what, in any span of time: exact, and in a time that does not depend on how many
// intervals lie in it. A device never overlaps itself, so running totals of busy time for each kind, stored every
// kBlock units, with a binary search in front and a short scan behind, answer any range; a whole row of pixel columns
// is one sweep. About 2.5 bytes an interval.

#include "core/model/jobcontrol.h"
#include "core/model/timeline.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bubblescope {

/// What a device can be seen doing. An overlapped unit is a kind of its own: its parts run at the same time.
enum class BusyKind : std::uint8_t { Forward, Backward, BackwardInput, BackwardWeight, Overlapped };
inline constexpr int kBusyKinds = 5;
using BusyTotals = std::array<TimeNs, kBusyKinds>;

[[nodiscard]] TimeNs total(const BusyTotals& totals);

/// The first place at or after `from` in ascending times that is not below `atNs`. Looks near `from` first:
/// O(log distance).
[[nodiscard]] std::size_t gallop(std::span<const TimeNs> ascending, std::size_t from, TimeNs atNs);

class IntervalIndex {
public:
    static constexpr std::size_t kBlock = 16;

    IntervalIndex() = default;
    /// Not whole where `control` was stopped.
    explicit IntervalIndex(const Timeline& timeline, const JobControl& control = {});

    /// Busy time of each kind within [fromNs, toNs). `timeline` is the one that the index was made from. O(log n).
    [[nodiscard]] BusyTotals busy(const Timeline& timeline, DeviceId device, TimeNs fromNs, TimeNs toNs) const;

    /// For each i busy(boundaries[i], boundaries[i + 1]); boundaries ascend. O(columns + log n) for columns that hold
    /// about a block or fewer, O(columns · log n) at most. `out` has boundaries.size() − 1 entries.
    void busyColumns(const Timeline& timeline, DeviceId device, std::span<const TimeNs> boundaries,
                     std::span<BusyTotals> out) const;

    /// Indices [first, last) into the timeline's flat arrays of the device's ops that end after fromNs and start
    /// before toNs. O(log n).
    struct Range {
        std::size_t first = 0;
        std::size_t last = 0;
    };
    [[nodiscard]] static Range visible(const Timeline& timeline, DeviceId device, TimeNs fromNs, TimeNs toNs);

private:
    struct Row {
        std::vector<BusyTotals> before;  ///< busy time before op firstIndex + i · kBlock
    };
    std::vector<Row> m_rows;
};

}  // namespace bubblescope
