// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/ganttgeometry.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr double kLeastPitch = 16;
/// A bar, its foot and the line between rows; whatever the size of type.
constexpr int kVisiblePitch = 4;
constexpr double kMostPitch = 84;
constexpr double kBarShare = 0.76;
constexpr double kRightMargin = 12;

}  // namespace

int GanttGeometry::leastPitch(double scale, RowLimit limit)
{
    return limit == RowLimit::Visible ? kVisiblePitch : std::max(6, static_cast<int>(std::lround(kLeastPitch * scale)));
}

GanttGeometry GanttGeometry::make(QSize area, int nameWidth, int rulerHeight, int devices, double scale, int scrollY,
                                  RowLimit limit)
{
    GanttGeometry g;
    g.devices = devices;
    g.rulerHeight = rulerHeight;
    const int right = static_cast<int>(std::lround(kRightMargin * scale));
    g.plot = QRect(nameWidth, rulerHeight, std::max(1, area.width() - nameWidth - right),
                   std::max(0, area.height() - rulerHeight));
    const int least = leastPitch(scale, limit);
    const int most = static_cast<int>(std::lround(kMostPitch * scale));
    g.pitch = std::clamp(devices > 0 ? g.plot.height() / devices : most, least, most);
    g.barHeight = static_cast<int>(std::lround(g.pitch * kBarShare));
    g.scrollY = std::clamp(scrollY, 0, g.mostScroll());
    return g;
}

std::optional<DeviceId> GanttGeometry::deviceAt(int y) const
{
    if (y < plot.top() || y > plot.bottom())
        return std::nullopt;
    const int device = (y - plot.top() + scrollY) / pitch;
    return device < devices ? std::optional(DeviceId(device)) : std::nullopt;
}

std::pair<int, int> GanttGeometry::rowsOutOfSight() const
{
    const int whole = (scrollY + plot.height()) / pitch;
    return {scrollY / pitch, std::max(0, devices - whole)};
}

int GanttGeometry::rowsPerName(int textHeight) const
{
    int every = 1;
    while (every * pitch < textHeight)
        every *= 2;
    return every;
}

std::optional<std::pair<DeviceId, DeviceId>> GanttGeometry::visibleRows() const
{
    if (devices == 0 || plot.height() <= 0)
        return std::nullopt;
    const int last = std::min(devices - 1, (scrollY + plot.height() - 1) / pitch);
    return std::pair(DeviceId(scrollY / pitch), DeviceId(last));
}

}  // namespace bubblescope
