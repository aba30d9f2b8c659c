// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/intervalindex.h"

#include <algorithm>
#include <cassert>

namespace bubblescope {
namespace {

/// An overlapped unit's time belongs to its first op; the parts that join it add nothing.
bool isOverlapped(std::span<const Op> ops, std::size_t unitBegin)
{
    return unitBegin + 1 < ops.size() && ops[unitBegin + 1].joinsPrevious;
}

void addOp(const Timeline::Row& row, std::size_t at, BusyTotals& totals)
{
    const Op& op = row.ops[at];
    if (op.joinsPrevious)
        return;
    const BusyKind kind = isOverlapped(row.ops, at) ? BusyKind::Overlapped : static_cast<BusyKind>(op.kind);
    totals[static_cast<std::size_t>(kind)] += row.endNs[at] - row.startNs[at];
}

/// Busy time before an instant, for instants that ascend.
class Sweep {
public:
    Sweep(const Timeline::Row& row, std::span<const BusyTotals> before, TimeNs firstNs)
        : m_row(row)
        , m_before(before)
    {
        const auto found = std::lower_bound(row.startNs.begin(), row.startNs.end(), firstNs);
        jumpTo(static_cast<std::size_t>(found - row.startNs.begin()));
    }

    [[nodiscard]] BusyTotals until(TimeNs atNs)
    {
        const std::size_t begun = gallop(m_row.startNs, m_begun, atNs);
        if (begun - m_begun > IntervalIndex::kBlock)
            jumpTo(begun);
        for (; m_begun < begun; ++m_begun)
            addOp(m_row, m_begun, m_whole);
        BusyTotals busy = m_whole;
        // Only the last unit begun can reach beyond the instant. It is clipped here and not in the scan above, which
        // is empty where that unit ends a block.
        if (begun > 0 && m_row.endNs[begun - 1] > atNs) {
            const Op& last = m_row.ops[begun - 1];
            const BusyKind kind = last.joinsPrevious ? BusyKind::Overlapped : static_cast<BusyKind>(last.kind);
            busy[static_cast<std::size_t>(kind)] -= m_row.endNs[begun - 1] - atNs;
        }
        return busy;
    }

private:
    void jumpTo(std::size_t begun)
    {
        const std::size_t block = begun / IntervalIndex::kBlock;
        m_whole = m_before[block];
        for (m_begun = block * IntervalIndex::kBlock; m_begun < begun; ++m_begun)
            addOp(m_row, m_begun, m_whole);
    }

    const Timeline::Row& m_row;
    std::span<const BusyTotals> m_before;
    std::size_t m_begun = 0;  ///< ops that start before the instant; never in the middle of a unit
    BusyTotals m_whole{};     ///< their busy time, the last one's in full
};

BusyTotals difference(const BusyTotals& a, const BusyTotals& b)
{
    BusyTotals result;
    for (std::size_t kind = 0; kind < result.size(); ++kind)
        result[kind] = a[kind] - b[kind];
    return result;
}

}  // namespace

std::size_t gallop(std::span<const TimeNs> ascending, std::size_t from, TimeNs atNs)
{
    std::size_t probe = from;
    for (std::size_t step = 1; probe < ascending.size() && ascending[probe] < atNs; step *= 2) {
        from = probe + 1;
        probe += step;
    }
    const auto begin = ascending.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(std::min(probe, ascending.size()));
    return static_cast<std::size_t>(std::lower_bound(begin + static_cast<std::ptrdiff_t>(from), end, atNs) - begin);
}

TimeNs total(const BusyTotals& totals)
{
    TimeNs sum = 0;
    for (const TimeNs ns : totals)
        sum += ns;
    return sum;
}

IntervalIndex::IntervalIndex(const Timeline& timeline, const JobControl& control)
    : m_rows(static_cast<std::size_t>(timeline.deviceCount()))
{
    JobSteps steps(control, timeline.rows->ops.size());
    for (std::size_t d = 0; d < m_rows.size(); ++d) {
        const Timeline::Row row = timeline.row(DeviceId(static_cast<int>(d)));
        std::vector<BusyTotals>& before = m_rows[d].before;
        before.reserve(row.ops.size() / kBlock + 1);
        BusyTotals sum{};
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            if (steps.stopAt(row.firstIndex + i))
                return;
            if (i % kBlock == 0)
                before.push_back(sum);
            addOp(row, i, sum);
        }
        if (row.ops.size() % kBlock == 0)
            before.push_back(sum);
    }
}

BusyTotals IntervalIndex::busy(const Timeline& timeline, DeviceId device, TimeNs fromNs, TimeNs toNs) const
{
    if (toNs <= fromNs)
        return {};
    const Timeline::Row row = timeline.row(device);
    Sweep sweep(row, m_rows[device.index()].before, fromNs);
    const BusyTotals until = sweep.until(fromNs);
    return difference(sweep.until(toNs), until);
}

void IntervalIndex::busyColumns(const Timeline& timeline, DeviceId device, std::span<const TimeNs> boundaries,
                                std::span<BusyTotals> out) const
{
    if (boundaries.size() < 2)
        return;
    assert(out.size() == boundaries.size() - 1);
    const Timeline::Row row = timeline.row(device);
    Sweep sweep(row, m_rows[device.index()].before, boundaries.front());
    BusyTotals until = sweep.until(boundaries.front());
    for (std::size_t i = 0; i < out.size(); ++i) {
        const BusyTotals next = sweep.until(boundaries[i + 1]);
        out[i] = difference(next, until);
        until = next;
    }
}

IntervalIndex::Range IntervalIndex::visible(const Timeline& timeline, DeviceId device, TimeNs fromNs, TimeNs toNs)
{
    const Timeline::Row row = timeline.row(device);
    const auto first = std::upper_bound(row.endNs.begin(), row.endNs.end(), fromNs);
    const auto last = std::lower_bound(row.startNs.begin(), row.startNs.end(), toNs);
    const auto begin = static_cast<std::size_t>(first - row.endNs.begin());
    const auto end = static_cast<std::size_t>(last - row.startNs.begin());
    return {row.firstIndex + begin, row.firstIndex + std::max(begin, end)};
}

}  // namespace bubblescope
