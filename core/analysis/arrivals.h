// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When what an op needs may be used on its device: the simulator's rules, asked of a finished timeline. Both ways of
// transferring are known; where a timeline has a transfer on record (simulated or measured), the record counts.

#include "core/model/dataflow.h"
#include "core/model/jobcontrol.h"
#include "core/model/largevector.h"
#include "core/model/timeline.h"
#include "core/sim/opcosts.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace bubblescope {

/// "No op": for indices into OpRows::ops.
inline constexpr std::size_t kNoOp = SIZE_MAX;

enum class NeedKind : std::uint8_t { Activation, Gradient, Dependency };

struct Arrival {
    std::size_t producer = kNoOp;
    NeedKind kind = NeedKind::Activation;
    TimeNs endedNs = 0;    ///< the producer's end
    TimeNs arrivedNs = 0;  ///< when it may be used; later than endedNs after a transfer
};

/// Keeps references to all that it is made from; of no use if `control` stopped it meanwhile. Takes 8 bytes an op where
/// there are transfers, nothing otherwise.
class Arrivals {
public:
    Arrivals(const Schedule& schedule, const OpTable& table, const Timeline& timeline, const OpCosts& costs,
             const JobControl& control = {});

    /// Whether transfers occupy both devices.
    [[nodiscard]] bool blocking() const { return m_blocking; }
    /// The first op of the unit that ends before `end`.
    [[nodiscard]] std::size_t unitBefore(std::size_t end) const
    {
        do {
            --end;
        } while (m_ops[end].joinsPrevious);
        return end;
    }
    /// When the recorded transfer of an op's output ends; −1 without one.
    [[nodiscard]] TimeNs sentNs(std::size_t producer) const { return m_sentNs.empty() ? -1 : m_sentNs[producer]; }
    /// Where the transfer of an op's output is in Timeline::transfers; transfers.size() if it needs none.
    [[nodiscard]] std::size_t transferOf(std::size_t producer) const;

    /// Calls visit(Arrival) for everything that the unit [begin, end) of `device` needs: data flow in the order of its
    /// parts, then extra dependencies.
    template <class Visit>
    void visitNeeds(std::size_t begin, std::size_t end, DeviceId device, Visit&& visit) const
    {
        for (std::size_t i = begin; i < end; ++i)
            for (const Need& need : needsOf(m_ops[i], m_schedule.stageCount))
                if (const std::uint32_t producer = m_table.find(need); producer != OpTable::kNone)
                    visit(Arrival{producer,
                                  need.output == Output::Activation ? NeedKind::Activation : NeedKind::Gradient,
                                  m_timeline.endNs[producer], arrivedNs(producer, device)});
        if (m_schedule.extra.empty())
            return;
        for (std::size_t e = firstExtra(begin); e < m_schedule.extra.size() && m_schedule.extra[e].consumer == begin;
             ++e)
            visit(arrivalOf(m_schedule.extra[e], device));
    }
    /// What arrives last of all that the unit needs, the first of several; no producer and time 0 if it needs nothing.
    [[nodiscard]] Arrival lastNeed(std::size_t begin, std::size_t end, DeviceId device) const
    {
        Arrival last;
        visitNeeds(begin, end, device, [&last](const Arrival& arrival) {
            if (last.producer == kNoOp || arrival.arrivedNs > last.arrivedNs)
                last = arrival;
        });
        return last;
    }

private:
    [[nodiscard]] TimeNs arrivedNs(std::size_t producer, DeviceId device) const
    {
        const TimeNs endNs = m_timeline.endNs[producer];
        const bool here = producer >= m_timeline.rows->rowBegin[device.index()] &&
                          producer < m_timeline.rows->rowBegin[device.index() + 1];
        return here || !m_transfers ? endNs : elsewhereNs(producer);
    }
    [[nodiscard]] TimeNs elsewhereNs(std::size_t producer) const;
    [[nodiscard]] Arrival arrivalOf(const ExtraDependency& extra, DeviceId device) const;
    [[nodiscard]] std::size_t firstExtra(std::size_t begin) const;

    const Schedule& m_schedule;
    const OpTable& m_table;
    const Timeline& m_timeline;
    const OpCosts& m_costs;
    const Op* m_ops;
    bool m_transfers;
    bool m_blocking;
    /// For each op when its recorded transfer ends; −1 without one. Empty where no transfer is on record.
    LargeVector<TimeNs> m_sentNs;
};

}  // namespace bubblescope
