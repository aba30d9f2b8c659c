// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a device is idle. Every instant from time 0 to the makespan in which a device runs no op has one cause; the times
// add up exactly to DeviceFigures::idleNs. At an instant before the device's next unit (an op, or an overlapped unit as
// a whole; the first unit from time 0 on), the first of these that holds is the cause:
//   Transfer     transfers block, and the device sends, receives, or still has an output of its last unit to send;
//   Late         everything that the next unit needs has arrived, yet it has not started: in measured runs only;
//   Order        a unit further down the device's list has all that it needs (data flow and extra dependencies), but
//   the
//                schedule's order says wait. Ops of later iterations are further down the list like any others;
//   Activation, Gradient, Dependency
//                the need of the next unit that will arrive last is still being made: an activation, a gradient (W
//                waits for I's), or what an extra dependency (a barrier, say) names. Of several that arrive at one
//                instant the first in the order of the unit's parts counts, extra dependencies last;
//   Transfer     that need has been made and is on its way, or waits for its turn to be sent.
// After a device's last unit it is NothingLeft, unless its last outputs are still being sent in blocking mode; a device
// without ops has NothingLeft throughout. Where the timeline is a part of a run (Timeline::unfinished) it is
// Unmeasured.
//
// A unit that has become ready stays ready until it runs, so within a gap Order, once begun, lasts. That is why one
// look at the smallest arrival time among all later units answers "was another ready", and the whole takes O(ops)
// (blocking transfers: O(transfers log transfers) besides).

#include "core/analysis/arrivals.h"
#include "core/model/jobcontrol.h"
#include "core/model/result.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace bubblescope {

enum class IdleCause : std::uint8_t {
    Activation,
    Gradient,
    Transfer,
    Order,
    Dependency,
    Late,
    NothingLeft,
    Unmeasured
};
inline constexpr int kIdleCauses = 8;

/// Time for each cause, by its number.
using IdleTimes = std::array<TimeNs, kIdleCauses>;

/// "activation", "gradient", "transfer", "order", "dependency", "late", "nothing_left", "unmeasured".
[[nodiscard]] std::string_view idOf(IdleCause cause);

/// One entry a device. Errors: Cancelled.
[[nodiscard]] Result<std::vector<IdleTimes>> idleByCause(const Schedule& schedule, const OpTable& table,
                                                         const Timeline& timeline, const OpCosts& costs,
                                                         const JobControl& control = {});

/// A part of a gap with one cause.
struct IdlePiece {
    TimeNs startNs = 0;
    TimeNs endNs = 0;
    IdleCause cause = IdleCause::NothingLeft;
    /// The op that was waited for: whose output is missing or on its way; for Order what the next unit misses. kNoOp
    /// for NothingLeft, Late and Unmeasured.
    std::size_t waitedFor = kNoOp;
    /// For Order the first op of the unit that could have run: of all the one ready first, of several the first in
    /// line.
    std::size_t ready = kNoOp;
    friend bool operator==(const IdlePiece&, const IdlePiece&) = default;
};

struct IdleGap {
    DeviceId device;
    TimeNs startNs = 0;
    TimeNs endNs = 0;
    /// The first op of the unit that ends the gap; kNoOp for the gap after the last.
    std::size_t next = kNoOp;
    /// Without holes from startNs to endNs; neighbours differ.
    std::vector<IdlePiece> pieces;
    friend bool operator==(const IdleGap&, const IdleGap&) = default;
};

/// The gap of a device at an instant, which belongs to what begins then; nothing if the device is busy or the run over.
/// O(ops of the device), with transfers O(all ops).
[[nodiscard]] std::optional<IdleGap> idleGapAt(const Schedule& schedule, const OpTable& table, const Timeline& timeline,
                                               const OpCosts& costs, DeviceId device, TimeNs atNs);

}  // namespace bubblescope
