// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/criticalpath.h"

#include "core/analysis/blockingtransfers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace bubblescope {
namespace {

class PathWalker {
public:
    PathWalker(const Schedule& schedule, const OpTable& table, const Timeline& timeline, const OpCosts& costs,
               const JobControl& control = {})
        : m_control(control.quiet())
        , m_timeline(timeline)
        , m_rows(*timeline.rows)
        , m_arrivals(schedule, table, timeline, costs, m_control)
    {
        if (m_arrivals.blocking())
            m_transfers = BlockingTransfers(timeline, TransferEnd::Both, m_control);
    }

    /// Steps before `step` in order of time, back to the first that starts at `fromNs` or earlier.
    std::vector<PathStep> before(PathStep step, TimeNs fromNs) const
    {
        std::vector<PathStep> path;
        JobSteps polls(m_control, m_rows.ops.size());
        while (step.startNs > fromNs && step.startNs > 0 && !polls.stopAt(path.size())) {
            const std::vector<PathStep> steps = stepsTo(step);
            if (steps.empty())
                break;
            path.insert(path.end(), steps.begin(), steps.end());
            step = path.back();
        }
        std::reverse(path.begin(), path.end());
        return path;
    }
    PathStep unitStep(std::size_t begin) const
    {
        return {begin, kNoOp, m_timeline.startNs[begin], m_timeline.endNs[begin]};
    }
    PathStep unitStepOf(std::size_t op) const { return unitStep(m_arrivals.unitBefore(op + 1)); }

private:
    /// From `step` back to what takes time and ended last before it, over steps that take none (ops and transfers that
    /// cost nothing and happen at that instant; a search, because not each of them leads on). Empty if nothing did.
    std::vector<PathStep> stepsTo(const PathStep& step) const
    {
        struct Visit {
            PathStep step;
            std::size_t from = 0;  ///< index into `visits`
        };
        std::vector<Visit> visits{{step, 0}};
        std::set<std::pair<std::size_t, std::size_t>> seen{{step.op, step.consumer}};
        std::vector<std::size_t> open{0};
        std::size_t best = 0;
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            const PathStep here = visits[at].step;
            if (at != 0 && (here.startNs < here.endNs || here.startNs <= 0)) {
                best = at;
                break;
            }
            std::vector<PathStep> ended = endedBefore(here);
            for (std::size_t i = ended.size(); i-- > 0;)
                if (seen.insert({ended[i].op, ended[i].consumer}).second) {
                    open.push_back(visits.size());
                    visits.push_back({ended[i], at});
                }
        }
        std::vector<PathStep> steps;
        for (; best != 0; best = visits[best].from)
            steps.push_back(visits[best].step);
        std::reverse(steps.begin(), steps.end());
        return steps;
    }

    /// All that `step` needed or whose device it needed, as far as it ended last; the preferred one first.
    std::vector<PathStep> endedBefore(const PathStep& step) const
    {
        Candidates candidates(step);
        if (step.isTransfer())
            addBeforeTransfer(step, candidates);
        else
            addBeforeUnit(step, candidates);
        return std::move(candidates.steps);
    }

    struct Candidates {
        explicit Candidates(const PathStep& of)
            : step(of)
        {
        }
        void add(const PathStep& candidate)
        {
            if (candidate.endNs > step.startNs || candidate.endNs < lastNs)
                return;
            if (candidate.endNs > lastNs)
                steps.clear();
            lastNs = candidate.endNs;
            steps.push_back(candidate);
        }
        const PathStep& step;
        TimeNs lastNs = 0;
        std::vector<PathStep> steps;
    };

    void addBeforeUnit(const PathStep& step, Candidates& candidates) const
    {
        const DeviceId device = m_rows.deviceOf(step.op);
        if (step.op > m_rows.rowBegin[device.index()])
            candidates.add(unitStepOf(step.op - 1));
        m_arrivals.visitNeeds(step.op, m_rows.unitEnd(step.op), device, [&](const Arrival& need) {
            if (need.arrivedNs > need.endedNs)
                candidates.add(transferStep(need, step.op));
            else
                candidates.add(unitStepOf(need.producer));
        });
        addTransfersEndedOn(device, candidates);
    }

    PathStep transferStep(const Arrival& need, std::size_t consumer) const
    {
        const std::size_t recorded = m_arrivals.transferOf(need.producer);
        if (recorded == m_timeline.transfers.size())
            return {need.producer, consumer, need.endedNs, need.arrivedNs};
        const Transfer& transfer = m_timeline.transfers[recorded];
        return {transfer.producer, transfer.consumer, transfer.startNs, transfer.endNs};
    }

    void addBeforeTransfer(const PathStep& step, Candidates& candidates) const
    {
        candidates.add(unitStepOf(step.op));
        if (!m_arrivals.blocking())
            return;
        const DeviceId receiver = m_rows.deviceOf(step.consumer);
        const Timeline::Row row = m_timeline.row(receiver);
        const auto after = std::upper_bound(row.endNs.begin(), row.endNs.end(), step.startNs) - row.endNs.begin();
        if (after > 0)
            candidates.add(unitStepOf(row.firstIndex + static_cast<std::size_t>(after) - 1));
        addTransfersEndedOn(receiver, candidates);
        addTransfersEndedOn(m_rows.deviceOf(step.op), candidates);
    }

    /// Those of the device's blocking transfers that ended last before the candidates' step.
    void addTransfersEndedOn(DeviceId device, Candidates& candidates) const
    {
        if (!m_arrivals.blocking())
            return;
        const std::span<const BlockingTransfers::Entry> all = m_transfers.of(device);
        std::size_t at = all.size() - m_transfers.endingAfter(device, candidates.step.startNs).size();
        while (at-- > 0 && all[at].endNs >= candidates.lastNs) {
            const Transfer& transfer = m_timeline.transfers[all[at].index];
            candidates.add({transfer.producer, transfer.consumer, transfer.startNs, transfer.endNs});
        }
    }

    JobControl m_control;
    const Timeline& m_timeline;
    const OpRows& m_rows;
    Arrivals m_arrivals;
    BlockingTransfers m_transfers;
};

}  // namespace

std::vector<PathStep> criticalPath(const Schedule& schedule, const OpTable& table, const Timeline& timeline,
                                   const OpCosts& costs, const JobControl& control)
{
    std::size_t last = kNoOp;
    for (int d = 0; d < timeline.deviceCount(); ++d) {
        const Timeline::Row row = timeline.row(DeviceId(d));
        if (!row.ops.empty() && (last == kNoOp || row.endNs.back() > timeline.endNs[last]))
            last = row.firstIndex + row.ops.size() - 1;
    }
    if (last == kNoOp)
        return {};
    const PathWalker walker(schedule, table, timeline, costs, control);
    if (control.stopped())
        return {};
    const PathStep end = walker.unitStepOf(last);
    std::vector<PathStep> path = walker.before(end, 0);
    path.push_back(end);
    return path;
}

std::vector<PathStep> chainBefore(const Schedule& schedule, const OpTable& table, const Timeline& timeline,
                                  const OpCosts& costs, std::size_t unit, TimeNs fromNs)
{
    const PathWalker walker(schedule, table, timeline, costs);
    return walker.before(walker.unitStepOf(unit), fromNs);
}

}  // namespace bubblescope
