// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/timeline.h"

#include <algorithm>

namespace bubblescope {

TimeNs Timeline::makespanNs() const
{
    TimeNs last = 0;
    for (int d = 0; d < deviceCount(); ++d) {
        const Row r = row(DeviceId(d));
        if (!r.endNs.empty())
            last = std::max(last, r.endNs.back());
    }
    return last;
}

}  // namespace bubblescope
