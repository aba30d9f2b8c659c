// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What each device does and in which order; nothing about time. A schedule need not be able to finish: the simulator
// finds that out.

#include "core/model/jobcontrol.h"
#include "core/model/largevector.h"
#include "core/model/op.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bubblescope {

/// The ops of all devices, one device after another, in the order in which each runs them.
struct OpRows {
    LargeVector<Op> ops;
    /// deviceCount + 1 offsets into `ops`.
    std::vector<std::size_t> rowBegin{0};

    [[nodiscard]] int deviceCount() const { return static_cast<int>(rowBegin.size()) - 1; }
    [[nodiscard]] std::span<const Op> row(DeviceId device) const
    {
        return std::span(ops).subspan(rowBegin[device.index()],
                                      rowBegin[device.index() + 1] - rowBegin[device.index()]);
    }
    /// The device whose list holds ops[index]; O(log devices).
    [[nodiscard]] DeviceId deviceOf(std::size_t index) const;
    /// One past the last op of the overlapped unit that begins at `index`; index + 1 for an op on its own.
    [[nodiscard]] std::size_t unitEnd(std::size_t index) const
    {
        do {
            ++index;
        } while (index < ops.size() && ops[index].joinsPrevious);
        return index;
    }
    /// The unit that begins at `index` as a CSV cell: "2F5" or "(2F5;2B3)OVERLAP_F_B".
    [[nodiscard]] std::string unitText(std::size_t index) const;
};

/// A wait that follows neither from the order on a device nor from the flow of activations and gradients.
struct ExtraDependency {
    std::size_t consumer = 0;  ///< index into OpRows::ops of the op that waits; the first op of its unit
    std::size_t producer = 0;  ///< index of the op that it waits for
    /// The wait ends when the producer's output has arrived (a transfer later if it crosses devices) rather than when
    /// the producer has ended.
    bool untilArrival = false;
};

struct Schedule {
    std::shared_ptr<const OpRows> rows = std::make_shared<OpRows>();
    /// Sorted by consumer.
    std::vector<ExtraDependency> extra;
    /// Highest stage + 1.
    int stageCount = 0;
    /// How many different microbatch numbers occur.
    int microbatchCount = 0;
    /// Highest microbatch number + 1, what a table indexed by MicrobatchId needs.
    int microbatchSpan = 0;
    /// Training steps, each with an equal share of the microbatches' numbers.
    int iterations = 1;
    /// The weights are updated after every microbatch's backward instead of once an iteration (PipeDream).
    bool asynchronous = false;
    /// For each stage the device that holds it, or the first that does where it is on two (bidirectional schedules).
    std::vector<DeviceId> stageDevice;
    /// False where a stage has ops on more than one device.
    bool oneDevicePerStage = true;

    [[nodiscard]] int deviceCount() const { return rows->deviceCount(); }
    /// Microbatch m belongs to iteration m / iterationSpan().
    [[nodiscard]] int iterationSpan() const { return microbatchSpan / iterations; }
    [[nodiscard]] std::size_t opCount() const { return rows->ops.size(); }
    /// The stages of which a device runs ops, in ascending order: its chunks.
    [[nodiscard]] std::vector<StageId> stagesOf(DeviceId device) const;
    [[nodiscard]] bool hasBackward() const;
};

/// Builds the derived members from the rows. One entry of `rows` a device. Not whole where `control` was stopped.
[[nodiscard]] Schedule makeScheduleFromRows(const std::vector<std::vector<Op>>& rows, const JobControl& control = {});
/// The same without the copy, for generators that write the flat form.
[[nodiscard]] Schedule makeScheduleFromRows(OpRows rows, const JobControl& control = {});

}  // namespace bubblescope
