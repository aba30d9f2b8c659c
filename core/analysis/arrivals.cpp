// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/arrivals.h"

namespace bubblescope {

Arrivals::Arrivals(const Schedule& schedule, const OpTable& table, const Timeline& timeline, const OpCosts& costs,
                   const JobControl& control)
    : m_schedule(schedule)
    , m_table(table)
    , m_timeline(timeline)
    , m_costs(costs)
    , m_ops(timeline.rows->ops.data())
    , m_transfers(costs.transfersTakeTime() || !timeline.transfers.empty())
    , m_blocking(costs.blockingTransfers && costs.transfersTakeTime())
{
    if (timeline.transfers.empty())
        return;
    m_sentNs.assign(timeline.rows->ops.size(), -1);
    const auto& transfers = timeline.transfers;
    JobSteps steps(control, transfers.size());
    for (std::size_t i = 0; i < transfers.size() && !steps.stopAt(i); ++i)
        m_sentNs[transfers[i].producer] = transfers[i].endNs;
}

std::size_t Arrivals::transferOf(std::size_t producer) const
{
    const auto& transfers = m_timeline.transfers;
    const auto at =
        std::lower_bound(transfers.begin(), transfers.end(), producer,
                         [](const Transfer& transfer, std::size_t wanted) { return transfer.producer < wanted; });
    return at != transfers.end() && at->producer == producer ? static_cast<std::size_t>(at - transfers.begin())
                                                             : transfers.size();
}

TimeNs Arrivals::elsewhereNs(std::size_t producer) const
{
    if (const TimeNs recordedNs = sentNs(producer); recordedNs >= 0)
        return recordedNs;
    // Overlapped transfers are on record for the receiver that data flow names; another device that a hand-written
    // schedule has waiting gets it as late. A blocking transfer exists only where it is on record.
    return m_timeline.endNs[producer] +
           (m_blocking ? 0 : m_costs.transferDurationNs(m_timeline.rows->ops[producer].microbatch));
}

Arrival Arrivals::arrivalOf(const ExtraDependency& extra, DeviceId device) const
{
    const TimeNs endNs = m_timeline.endNs[extra.producer];
    TimeNs atNs = endNs;
    if (extra.untilArrival)
        atNs = m_blocking ? elsewhereNs(extra.producer) : arrivedNs(extra.producer, device);
    return {extra.producer, NeedKind::Dependency, endNs, atNs};
}

std::size_t Arrivals::firstExtra(std::size_t begin) const
{
    const auto& extras = m_schedule.extra;
    const auto at =
        std::lower_bound(extras.begin(), extras.end(), begin,
                         [](const ExtraDependency& extra, std::size_t wanted) { return extra.consumer < wanted; });
    return static_cast<std::size_t>(at - extras.begin());
}

}  // namespace bubblescope
