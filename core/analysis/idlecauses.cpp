// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/idlecauses.h"

#include "core/analysis/blockingtransfers.h"

#include <algorithm>
#include <span>
#include <utility>

namespace bubblescope {
namespace {

class IdleCutter {
public:
    IdleCutter(const Schedule& schedule, const OpTable& table, const Timeline& timeline, const OpCosts& costs,
               const JobControl& control = {})
        : m_timeline(timeline)
        , m_arrivals(schedule, table, timeline, costs, control.quiet())
        , m_makespanNs(timeline.makespanNs())
    {
        if (m_arrivals.blocking())
            m_received = BlockingTransfers(timeline, TransferEnd::Receiver, control);
    }

    /// Calls piece(IdlePiece) for all of a device's idle time, from the last gap to the first, within a gap in order of
    /// time; before each gap gap(startNs, endNs, next), which says whether that gap's pieces are wanted. False if
    /// `steps`, of the ops so far, stopped it.
    template <class OnGap, class OnPiece>
    bool cut(DeviceId device, JobSteps& steps, OnGap&& gap, OnPiece&& piece) const
    {
        const std::size_t rowBegin = m_timeline.rows->rowBegin[device.index()];
        std::size_t end = m_timeline.rows->rowBegin[device.index() + 1];
        Ready ready;
        const Received received = m_arrivals.blocking() ? m_received.of(device) : Received();
        std::size_t receivedFrom = received.size();
        const auto receivedAfter = [&](TimeNs atNs) {
            while (receivedFrom > 0 && received[receivedFrom - 1].endNs > atNs)
                --receivedFrom;
            return received.subspan(receivedFrom);
        };
        const TimeNs lastEndNs = end > rowBegin ? m_timeline.endNs[end - 1] : 0;
        const TimeNs knownNs = m_timeline.knownUntilNs(device, m_makespanNs);
        if (lastEndNs < knownNs && gap(lastEndNs, knownNs, kNoOp))
            cutGap({device, lastEndNs, knownNs, kNoOp, end, {}, {}, receivedAfter(lastEndNs)}, piece);
        const std::size_t rowEnd = end;
        while (end > rowBegin) {
            if (steps.stopAt(rowBegin + rowEnd - end))
                return false;
            const std::size_t begin = m_arrivals.unitBefore(end);
            const Arrival need = m_arrivals.lastNeed(begin, end, device);
            const TimeNs fromNs = begin > rowBegin ? m_timeline.endNs[begin - 1] : 0;
            const TimeNs toNs = m_timeline.startNs[begin];
            if (fromNs < toNs && gap(fromNs, toNs, begin))
                cutGap({device, fromNs, toNs, begin, begin, need, ready, receivedAfter(fromNs)}, piece);
            if (need.arrivedNs <= ready.atNs)
                ready = {need.arrivedNs, begin};
            end = begin;
        }
        return true;
    }

private:
    using Received = std::span<const BlockingTransfers::Entry>;
    /// Of all units further down the list the one ready first.
    struct Ready {
        TimeNs atNs = INT64_MAX;
        std::size_t unit = kNoOp;
    };
    struct Gap {
        DeviceId device;
        TimeNs startNs = 0;
        TimeNs endNs = 0;
        std::size_t next = kNoOp;
        std::size_t afterPrevious = 0;  ///< one past the ops before the gap
        Arrival need;                   ///< what `next` waits for
        Ready ready;
        Received received;  ///< blocking transfers to the device, from the first that ends in the gap on
    };

    template <class OnPiece>
    void cutGap(const Gap& gap, OnPiece&& piece) const
    {
        TimeNs atNs = gap.startNs;
        if (m_arrivals.blocking()) {
            atNs = cutSends(gap, piece);
            for (const BlockingTransfers::Entry& received : gap.received) {
                const Transfer& transfer = m_timeline.transfers[received.index];
                if (transfer.startNs >= gap.endNs)
                    break;
                cutFree(gap, atNs, transfer.startNs, piece);
                atNs = std::max(atNs, transfer.startNs);
                add({atNs, std::min(transfer.endNs, gap.endNs), IdleCause::Transfer, transfer.producer, kNoOp}, piece);
                atNs = std::max(atNs, std::min(transfer.endNs, gap.endNs));
            }
        }
        cutFree(gap, atNs, gap.endNs, piece);
    }

    /// From the gap's start until all outputs of the unit before it have been sent: returns when.
    template <class OnPiece>
    TimeNs cutSends(const Gap& gap, OnPiece&& piece) const
    {
        TimeNs atNs = gap.startNs;
        if (gap.afterPrevious == m_timeline.rows->rowBegin[gap.device.index()])
            return atNs;
        for (std::size_t i = m_arrivals.unitBefore(gap.afterPrevious); i < gap.afterPrevious; ++i) {
            const TimeNs sentNs = std::min(m_arrivals.sentNs(i), gap.endNs);
            add({atNs, sentNs, IdleCause::Transfer, i, kNoOp}, piece);
            atNs = std::max(atNs, sentNs);
        }
        return atNs;
    }

    /// The part [fromNs, toNs) of a gap in which the device neither sends nor receives.
    template <class OnPiece>
    void cutFree(const Gap& gap, TimeNs fromNs, TimeNs toNs, OnPiece&& piece) const
    {
        if (gap.next == kNoOp) {
            const std::vector<bool>& unfinished = m_timeline.unfinished;
            const bool more = !unfinished.empty() && unfinished[gap.device.index()];
            add({fromNs, toNs, more ? IdleCause::Unmeasured : IdleCause::NothingLeft, kNoOp, kNoOp}, piece);
            return;
        }
        const TimeNs arrivedNs = std::clamp(gap.need.arrivedNs, fromNs, std::max(fromNs, toNs));
        const TimeNs orderNs = std::clamp(gap.ready.atNs, fromNs, arrivedNs);
        const TimeNs endedNs = std::clamp(gap.need.endedNs, fromNs, orderNs);
        add({fromNs, endedNs, causeOf(gap.need.kind), gap.need.producer, kNoOp}, piece);
        add({endedNs, orderNs, IdleCause::Transfer, gap.need.producer, kNoOp}, piece);
        add({orderNs, arrivedNs, IdleCause::Order, gap.need.producer, gap.ready.unit}, piece);
        add({arrivedNs, toNs, IdleCause::Late, kNoOp, kNoOp}, piece);
    }

    static IdleCause causeOf(NeedKind kind)
    {
        constexpr IdleCause kCauses[] = {IdleCause::Activation, IdleCause::Gradient, IdleCause::Dependency};
        return kCauses[static_cast<std::size_t>(kind)];
    }

    template <class OnPiece>
    static void add(const IdlePiece& made, OnPiece&& piece)
    {
        if (made.startNs < made.endNs)
            piece(made);
    }

    const Timeline& m_timeline;
    Arrivals m_arrivals;
    BlockingTransfers m_received;
    TimeNs m_makespanNs;
};

}  // namespace

std::string_view idOf(IdleCause cause)
{
    constexpr std::string_view kIds[kIdleCauses] = {"activation", "gradient", "transfer",     "order",
                                                    "dependency", "late",     "nothing_left", "unmeasured"};
    return kIds[static_cast<std::size_t>(cause)];
}

Result<std::vector<IdleTimes>> idleByCause(const Schedule& schedule, const OpTable& table, const Timeline& timeline,
                                           const OpCosts& costs, const JobControl& control)
{
    const IdleCutter cutter(schedule, table, timeline, costs, control);
    if (control.stopped())
        return Error{};
    JobSteps steps(control, timeline.rows->ops.size());
    std::vector<IdleTimes> all(static_cast<std::size_t>(timeline.deviceCount()));
    for (std::size_t d = 0; d < all.size(); ++d) {
        IdleTimes& times = all[d];
        const auto everyGap = [](TimeNs, TimeNs, std::size_t) { return true; };
        const auto sum = [&times](const IdlePiece& piece) {
            times[static_cast<std::size_t>(piece.cause)] += piece.endNs - piece.startNs;
        };
        if (!cutter.cut(DeviceId(static_cast<int>(d)), steps, everyGap, sum))
            return Error{};
    }
    return all;
}

std::optional<IdleGap> idleGapAt(const Schedule& schedule, const OpTable& table, const Timeline& timeline,
                                 const OpCosts& costs, DeviceId device, TimeNs atNs)
{
    const Timeline::Row row = timeline.row(device);
    const auto after = std::upper_bound(row.endNs.begin(), row.endNs.end(), atNs) - row.endNs.begin();
    const bool busy =
        static_cast<std::size_t>(after) < row.ops.size() && row.startNs[static_cast<std::size_t>(after)] <= atNs;
    if (busy || atNs < 0 || atNs >= timeline.knownUntilNs(device, timeline.makespanNs()))
        return std::nullopt;
    const IdleCutter cutter(schedule, table, timeline, costs);
    IdleGap found{device, 0, 0, kNoOp, {}};
    const auto wanted = [&](TimeNs startNs, TimeNs endNs, std::size_t next) {
        if (atNs < startNs || atNs >= endNs)
            return false;
        found.startNs = startNs;
        found.endNs = endNs;
        found.next = next;
        return true;
    };
    const auto keep = [&found](const IdlePiece& piece) {
        std::vector<IdlePiece>& pieces = found.pieces;
        if (!pieces.empty() && pieces.back().cause == piece.cause && pieces.back().waitedFor == piece.waitedFor &&
            pieces.back().ready == piece.ready)
            pieces.back().endNs = piece.endNs;
        else
            pieces.push_back(piece);
    };
    const JobControl never;
    JobSteps steps(never, timeline.rows->ops.size());
    return cutter.cut(device, steps, wanted, keep) ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace bubblescope
