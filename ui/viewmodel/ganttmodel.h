// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What one row of the Gantt shows, as plain data: a function of a run, a visible range and a width in device pixels.
//
// One rule at any zoom and any number of ops: a unit (an op alone or an overlapped group) that is at least
// kLeastBarPx wide is a bar of its own; pixel columns that hold narrower ones carry the exact share of each kind
// instead. Both are found by binary search along the row, so that a row costs as much as it is wide, not as much as
// the run is long. Bars and columns never cover each other. Whatever is busy for any time at all shows: in a column no
// kind's weight is below kLeastWeight. Ops that take no time at all are not shown.

#include "core/analysis/run.h"
#include "ui/viewmodel/timecoords.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace bubblescope {

inline constexpr double kLeastBarPx = 3;
inline constexpr int kFullWeight = 255;
inline constexpr int kLeastWeight = 48;

struct GanttBar {
    std::size_t firstOp = 0;  ///< index into the timeline's arrays
    int opCount = 1;          ///< parts of an overlapped unit
    int x0 = 0;               ///< [x0, x1) in pixels, x0 < x1, cut to the picture
    int x1 = 0;
    bool startsHere = true;  ///< false where it goes on beyond the picture or a column has taken its edge
    bool endsHere = true;
    friend bool operator==(const GanttBar&, const GanttBar&) = default;
};

/// A pixel column of narrow ops. What the weights leave of kFullWeight is idle.
struct GanttColumn {
    int x = 0;
    std::array<std::uint8_t, kBusyKinds> weight{};
    friend bool operator==(const GanttColumn&, const GanttColumn&) = default;
};

struct GanttRow {
    std::vector<GanttBar> bars;        ///< ascending
    std::vector<GanttColumn> columns;  ///< ascending
};

/// Makes the rows of one run at one scale.
class GanttRowMaker {
public:
    /// `run` must outlive this.
    GanttRowMaker(const Run& run, const TimeScale& scale)
        : m_run(run)
        , m_edges(scale)
    {
    }
    /// Refills `row`, keeping its memory.
    void make(DeviceId device, GanttRow& row);

private:
    void makeColumns(DeviceId device, std::pair<int, int> stretch, GanttRow& row);

    const Run& m_run;
    ColumnEdges m_edges;
    std::vector<BusyTotals> m_busy;
};

/// What is at an instant of a device's row: the first op of the unit there, or the idle gap around it.
struct GanttHit {
    std::optional<std::size_t> op;
    TimeNs gapFromNs = 0;  ///< valid without an op
    TimeNs gapToNs = 0;
};
/// Narrow ops are found up to `slackNs` beside the instant. Nothing outside of [0, makespan).
[[nodiscard]] std::optional<GanttHit> ganttHit(const Run& run, DeviceId device, TimeNs atNs, TimeNs slackNs);

/// The first op of the unit that `op` belongs to, and one past its last.
[[nodiscard]] std::pair<std::size_t, std::size_t> unitOf(const Timeline& timeline, std::size_t op);

enum class GanttStep { Before, After, Above, Below };
/// The op to go to from `op` by keyboard: along its device's list, or the one nearest in time on the next device that
/// has any. `op` itself where there is none.
[[nodiscard]] std::size_t ganttNeighbour(const Run& run, std::size_t op, GanttStep step);

/// What a device does and does not: an op, or the idle gap between two.
struct GanttItem {
    TimeNs startNs = 0;
    TimeNs endNs = 0;
    std::optional<std::size_t> op;
};
/// A device's row from time 0 to the makespan, in order of time. O(ops of the device).
[[nodiscard]] std::vector<GanttItem> ganttItems(const Run& run, DeviceId device);

/// An idle gap's place.
struct GapPlace {
    DeviceId device;
    TimeNs startNs = 0;
    TimeNs endNs = 0;
    friend bool operator==(const GapPlace&, const GapPlace&) = default;
};
/// The gap to go to by keyboard from a stretch of time: the device's next before or after it, or the one nearest to its
/// middle on the next device that has any. Nothing where there is none. O(ops of the device).
[[nodiscard]] std::optional<GapPlace> neighbouringGap(const Run& run, const GapPlace& from, GanttStep step);
/// The op to go to from a gap: the one before or after it, or on the devices beside; nothing where there is none.
[[nodiscard]] std::optional<std::size_t> opBesideGap(const Run& run, const IdleGap& gap, GanttStep step);

/// When the op running on a device at an instant ends; the instant itself if none is.
[[nodiscard]] TimeNs runningUntilNs(const Timeline& timeline, DeviceId device, TimeNs atNs);

/// Which of its device's chunks a stage is, counted along the model, and how many the device has.
struct ChunkPlace {
    int chunk = 0;
    int count = 1;
};
class ChunkTable {
public:
    ChunkTable() = default;
    explicit ChunkTable(const Schedule& schedule);
    [[nodiscard]] ChunkPlace of(DeviceId device, StageId stage) const;

private:
    std::vector<std::vector<StageId>> m_stages;  ///< of each device, ascending
};

/// Transfers to draw between the rows of devices first to last: those in sight that are at least two pixels long and
/// have both ends in these rows. None if that makes more than `most`.
[[nodiscard]] std::vector<Transfer> visibleTransfers(const Run& run, const TimeScale& scale, DeviceId firstDevice,
                                                     DeviceId lastDevice, std::size_t most);

}  // namespace bubblescope
