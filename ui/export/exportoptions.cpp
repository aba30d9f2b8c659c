// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportoptions.h"

namespace bubblescope {

ExportView ExportView::of(int lane) const
{
    if (lane == ExportOptions::kAllLanes || lanes.empty())
        return *this;
    ExportView alone = *this;
    alone.run = lanes[static_cast<std::size_t>(lane)].run;
    alone.lanes.clear();
    alone.basis.clear();
    alone.withoutRun.clear();
    // What is pinned is the active one's.
    if (alone.run != run) {
        alone.pinnedOp.reset();
        alone.pinnedGap.reset();
    }
    return alone;
}

QStringList ExportView::letters(int lane) const
{
    QStringList letters;
    for (std::size_t i = 0; i < lanes.size(); ++i)
        if (lane == ExportOptions::kAllLanes || static_cast<int>(i) == lane)
            letters << lanes[i].head.letter;
    return letters;
}

int ExportView::activeLane() const
{
    for (std::size_t i = 0; i < lanes.size(); ++i)
        if (lanes[i].run == run)
            return static_cast<int>(i);
    return 0;
}

}  // namespace bubblescope
