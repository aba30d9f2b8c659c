// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a device's clock to the host's. An anchor is a moment of the device that lies in a known span of the host's
// clock; each new one is cut with what the anchors before it allow, so that a wide span does no harm. Between and after
// the anchors the device's clock is taken to run at a constant rate, found from anchors up to a minute apart. (The idea
// of keeping intervals rather than means is Marzullo's, for clock servers.)

#include "core/model/timens.h"

#include <cstdint>
#include <deque>

namespace bubblescope::gpu {

class ClockModel {
public:
    /// The device's `deviceNs` was at the host's `hostNs`, give or take `halfNs`. In the device's order.
    void add(std::int64_t deviceNs, TimeNs hostNs, TimeNs halfNs);
    [[nodiscard]] bool empty() const { return m_anchors.empty(); }

    [[nodiscard]] TimeNs toHost(std::int64_t deviceNs) const;
    /// How far toHost() may be off at that moment.
    [[nodiscard]] TimeNs errorNs(std::int64_t deviceNs) const;
    /// Host minus device at the newest anchor.
    [[nodiscard]] std::int64_t offsetNs() const;
    /// How much faster the host's clock runs than the device's.
    [[nodiscard]] double driftPpm() const { return m_drift * 1e6; }
    /// Anchors that the ones before them did not allow: the device's clock has jumped, or its rate has changed.
    [[nodiscard]] int surprises() const { return m_surprises; }

private:
    struct Anchor {
        std::int64_t deviceNs = 0;
        TimeNs hostNs = 0;
        double halfNs = 0;
    };
    void fitDrift();

    std::deque<Anchor> m_anchors;
    double m_drift = 0;
    double m_driftError = 200e-6;  ///< crystals are within 100 ppm, two of them differ by twice that
    int m_surprises = 0;
};

}  // namespace bubblescope::gpu
