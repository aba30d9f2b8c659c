// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where things are in the Gantt, in logical pixels: the ruler above, the devices' names at the left, the rows. Rows are
// as tall as there is room for, within limits; beyond the lower limit they scroll. Where all are to be seen at once, in
// a hall where nobody scrolls, that limit is the lowest at which a bar is still seen.

#include "core/model/ids.h"
#include "ui/viewmodel/timecoords.h"

#include <QRect>

#include <optional>
#include <utility>

namespace bubblescope {

/// How low rows may become before they scroll.
enum class RowLimit { Readable, Visible };

struct GanttGeometry {
    QRect plot;           ///< the rows' part that is in sight, without ruler and names
    int rulerHeight = 0;  ///< above the plot
    int pitch = 1;        ///< from one row to the next
    int barHeight = 1;
    int devices = 0;
    int scrollY = 0;

    /// Lays out `devices` rows in `area`. `scale` is Appearance::scale(). `scrollY` is cut to what there is.
    static GanttGeometry make(QSize area, int nameWidth, int rulerHeight, int devices, double scale, int scrollY,
                              RowLimit limit = RowLimit::Readable);
    /// The least distance from one row to the next.
    [[nodiscard]] static int leastPitch(double scale, RowLimit limit);

    [[nodiscard]] int contentHeight() const { return devices * pitch; }
    [[nodiscard]] int mostScroll() const { return std::max(0, contentHeight() - plot.height()); }
    /// Lower edge of the last row in sight.
    [[nodiscard]] int rowsBottom() const { return std::min(plot.bottom() + 1, plot.top() + contentHeight() - scrollY); }
    [[nodiscard]] int barTop(DeviceId device) const
    {
        return plot.top() + device.value() * pitch + (pitch - barHeight) / 2 - scrollY;
    }
    /// The row under y, gaps between bars included.
    [[nodiscard]] std::optional<DeviceId> deviceAt(int y) const;
    /// First and last row in sight, also in part; nothing without devices.
    [[nodiscard]] std::optional<std::pair<DeviceId, DeviceId>> visibleRows() const;
    /// How many rows end above the part that is in sight, and how many begin or end below it.
    [[nodiscard]] std::pair<int, int> rowsOutOfSight() const;
    /// Where rows are too low for a line of text each: every how many of them have one.
    [[nodiscard]] int rowsPerName(int textHeight) const;
    /// The visible range over the plot's width.
    [[nodiscard]] TimeScale timeScale(TimeNs fromNs, TimeNs toNs) const
    {
        return {fromNs, toNs, std::max(1, plot.width())};
    }
    friend bool operator==(const GanttGeometry&, const GanttGeometry&) = default;
};

}  // namespace bubblescope
