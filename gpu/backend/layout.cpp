// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/backend/layout.h"

#include <algorithm>
#include <numeric>

namespace bubblescope::gpu {

std::vector<int> gpusOfProcess(int count, int localRank, int localSize)
{
    const int first = localRank * count / localSize;
    const int end = std::max(first + 1, (localRank + 1) * count / localSize);
    std::vector<int> own(static_cast<std::size_t>(end - first));
    std::iota(own.begin(), own.end(), first);
    return own;
}

std::vector<int> dealDevices(int devices, std::span<const int> gpus)
{
    std::vector<int> dealt(static_cast<std::size_t>(devices));
    for (std::size_t i = 0; i < dealt.size(); ++i) {
        dealt[i] = dealt.size() <= gpus.size() ? gpus[i] : gpus[i * gpus.size() / dealt.size()];
    }
    return dealt;
}

DeviceLayout::DeviceLayout(const live::Plan& plan, DeviceId device, std::int64_t stride)
    : m_stride(stride)
    , m_local(plan.stashSlots[device.index()])
    , m_edge(plan.edges.size(), -1)
    , m_slots(plan.edges.size(), 1)
    , m_count(m_local + plan.localSlots[device.index()])
{
    for (std::size_t e = 0; e < plan.edges.size(); ++e) {
        if (plan.edges[e].from == device || plan.edges[e].to == device) {
            m_edge[e] = m_count;
            m_slots[e] = plan.edges[e].slotCount;
            m_count += plan.edges[e].slotCount;
        }
    }
}

WorkAmount workFor(TimeNs targetNs, double factor, int ops, const WorkRate& rate, const live::Workload& workload)
{
    const double fixed = rate.fixedNs * ops;
    const double target = static_cast<double>(targetNs);
    const auto stepsIn = [&](double ns) {
        const double steps = (ns - fixed) / rate.perStepNs;
        return static_cast<std::uint32_t>(std::llround(std::clamp(steps, 0.0, 4e9)));
    };
    const auto waitIn = [&](double ns) { return std::max<TimeNs>(1, std::llround(ns - rate.fixedNs)); };

    WorkAmount amount;
    amount.blocks = rate.blocks;
    if (workload.mode == live::WorkMode::Paced) {
        amount.untilNs = waitIn(target * factor);
        return amount;
    }
    switch (workload.slowdownBy) {
    case live::SlowdownBy::MoreWork:
        amount.steps = stepsIn(target * factor);
        break;
    case live::SlowdownBy::FewerUnits: {
        const double total = static_cast<double>(stepsIn(target)) * rate.blocks;
        amount.blocks = std::clamp(static_cast<int>(std::lround(rate.blocks / factor)), 1, rate.blocks);
        amount.steps = static_cast<std::uint32_t>(std::llround(std::min(total / amount.blocks, 4e9)));
        break;
    }
    case live::SlowdownBy::Paced:
        amount.steps = stepsIn(target);
        amount.untilNs = factor > 1 ? waitIn(target * factor) : 0;
        break;
    }
    return amount;
}

}  // namespace bubblescope::gpu
