// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When every op ran, simulated or measured. Flat arrays in the order of OpRows: op i ran on rows->deviceOf(i)
// from startNs[i] to endNs[i]. Within a device starts and ends ascend; the parts of an overlapped unit share both.

#include "core/model/largevector.h"
#include "core/model/schedule.h"
#include "core/model/timens.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace bubblescope {

/// The way of an activation or a gradient from one device to another.
struct Transfer {
    std::size_t producer = 0;  ///< index into OpRows::ops
    std::size_t consumer = 0;  ///< index into OpRows::ops
    TimeNs startNs = 0;
    TimeNs endNs = 0;  ///< when the consumer may use it
    friend bool operator==(const Transfer&, const Transfer&) = default;
};

struct Timeline {
    std::shared_ptr<const OpRows> rows = std::make_shared<OpRows>();
    LargeVector<TimeNs> startNs;
    LargeVector<TimeNs> endNs;
    /// Only where a transfer takes time. Sorted by producer.
    std::vector<Transfer> transfers;
    /// Devices that have more to do than the rows hold: a measured run that goes on or was cut off. Empty: none.
    std::vector<bool> unfinished;
    /// How far each device's doings are known, where that is not to the makespan for all: one that computes while it is
    /// measured is known up to the op under way. Empty: to the makespan.
    std::vector<TimeNs> knownNs;

    struct Row {
        std::span<const Op> ops;
        std::span<const TimeNs> startNs;
        std::span<const TimeNs> endNs;
        std::size_t firstIndex = 0;  ///< index of ops[0] in the whole timeline
    };
    [[nodiscard]] int deviceCount() const { return rows->deviceCount(); }
    [[nodiscard]] Row row(DeviceId device) const
    {
        const std::size_t begin = rows->rowBegin[device.index()];
        const std::size_t count = rows->rowBegin[device.index() + 1] - begin;
        return {std::span(rows->ops).subspan(begin, count), std::span(startNs).subspan(begin, count),
                std::span(endNs).subspan(begin, count), begin};
    }
    /// From time 0 to the last end; 0 with no op.
    [[nodiscard]] TimeNs makespanNs() const;
    /// knownNs of a device, at most the makespan.
    [[nodiscard]] TimeNs knownUntilNs(DeviceId device, TimeNs makespanNs) const
    {
        return knownNs.empty() ? makespanNs : std::min(knownNs[device.index()], makespanNs);
    }
};

}  // namespace bubblescope
