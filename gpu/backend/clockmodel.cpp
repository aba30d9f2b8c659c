// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/clockmodel.h"

#include <algorithm>
#include <cmath>

namespace bubblescope::gpu {
namespace {

constexpr std::int64_t kLongestNs = 60 * kNsPerS;
constexpr std::int64_t kShortestNs = 100 * kNsPerMs;  ///< anchors closer than this say nothing about the rate
constexpr double kRateChange = 0.5e-6;                ///< by temperature, over a minute

}  // namespace

void ClockModel::add(std::int64_t deviceNs, TimeNs hostNs, TimeNs halfNs)
{
    Anchor next{deviceNs, hostNs, static_cast<double>(halfNs)};
    if (!m_anchors.empty()) {
        const double expected = static_cast<double>(toHost(deviceNs) - hostNs);  // relative to the new one's middle
        const auto slack = static_cast<double>(errorNs(deviceNs));
        const double low = std::max(expected - slack, -next.halfNs);
        const double high = std::min(expected + slack, next.halfNs);
        if (low <= high) {
            next.hostNs += std::llround((low + high) / 2);
            next.halfNs = (high - low) / 2;
        } else {
            ++m_surprises;
            m_anchors.clear();
            m_driftError = 200e-6;
        }
    }
    m_anchors.push_back(next);
    while (m_anchors.size() > 2 && deviceNs - m_anchors.front().deviceNs > kLongestNs) {
        m_anchors.pop_front();
    }
    fitDrift();
}

void ClockModel::fitDrift()
{
    const Anchor& first = m_anchors.front();
    const Anchor& last = m_anchors.back();
    const std::int64_t apart = last.deviceNs - first.deviceNs;
    if (apart < kShortestNs) {
        return;
    }
    const double error = (first.halfNs + last.halfNs) / static_cast<double>(apart) + kRateChange;
    if (error > m_driftError && m_anchors.size() > 2 && apart < kLongestNs / 2) {
        return;  // what is known is better
    }
    m_drift = static_cast<double>(last.hostNs - first.hostNs - apart) / static_cast<double>(apart);
    m_driftError = error;
}

TimeNs ClockModel::toHost(std::int64_t deviceNs) const
{
    if (m_anchors.empty()) {
        return deviceNs;
    }
    const Anchor& last = m_anchors.back();
    const std::int64_t since = deviceNs - last.deviceNs;
    return last.hostNs + since + std::llround(static_cast<double>(since) * m_drift);
}

TimeNs ClockModel::errorNs(std::int64_t deviceNs) const
{
    if (m_anchors.empty()) {
        return kNsPerS;
    }
    const Anchor& last = m_anchors.back();
    const double since = std::abs(static_cast<double>(deviceNs - last.deviceNs));
    return std::llround(std::ceil(last.halfNs + since * m_driftError));
}

std::int64_t ClockModel::offsetNs() const
{
    return m_anchors.empty() ? 0 : m_anchors.back().hostNs - m_anchors.back().deviceNs;
}

}  // namespace bubblescope::gpu
