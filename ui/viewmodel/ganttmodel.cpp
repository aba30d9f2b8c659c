// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/ganttmodel.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

/// Walks the units of a row in sight and sorts them into bars and columns.
class RowWalk {
public:
    RowWalk(const Timeline& timeline, DeviceId device, const ColumnEdges& edges, GanttRow& row)
        : m_timeline(timeline)
        , m_edges(edges)
        , m_scale(edges.scale())
        , m_row(row)
        , m_leastBarNs(kLeastBarPx / pixelsPerNs(m_scale))
        , m_range(IntervalIndex::visible(timeline, device, m_scale.fromNs, m_scale.toNs))
    {
    }

    void walk()
    {
        std::size_t at = m_range.first;
        while (at < m_range.last) {
            if (isBar(at)) {
                addBar(at);
                at = m_timeline.rows->unitEnd(at);
            } else {
                at = walkColumn(at);
            }
        }
    }

    /// [first, last) of each stretch of columns that hold narrow ops.
    [[nodiscard]] const std::vector<std::pair<int, int>>& stretches() const { return m_stretches; }

private:
    [[nodiscard]] bool isBar(std::size_t op) const
    {
        return static_cast<double>(m_timeline.endNs[op] - m_timeline.startNs[op]) >= m_leastBarNs;
    }

    /// A narrow unit and all others that start in its column; returns the first unit after them. Only the last unit
    /// that starts in a column can be wide, so nothing wide is jumped over.
    std::size_t walkColumn(std::size_t first)
    {
        const int column = std::max(0, m_edges.columnOf(m_timeline.startNs[first]));
        const std::size_t after = m_timeline.rows->unitEnd(first);
        const TimeNs nextNs = m_edges.startNs()[static_cast<std::size_t>(column) + 1];
        const std::size_t next = gallop(std::span(m_timeline.startNs).first(m_range.last), after, nextNs);
        std::size_t last = next - 1;
        while (m_timeline.rows->ops[last].joinsPrevious && last > first)
            --last;
        const bool lastIsBar = last > first && isBar(last);
        const TimeNs endNs = m_timeline.endNs[lastIsBar ? last - 1 : next - 1];
        if (endNs > m_timeline.startNs[first])
            addStretch(column, std::min(m_edges.columnOf(endNs - 1) + 1, m_scale.widthPx));
        if (lastIsBar)
            addBar(last);
        return next;
    }

    void addStretch(int first, int last)
    {
        if (!m_row.bars.empty() && m_row.bars.back().x1 > first) {
            m_row.bars.back().x1 = first;
            m_row.bars.back().endsHere = false;
            if (m_row.bars.back().x0 >= first)
                m_row.bars.pop_back();
        }
        if (!m_stretches.empty() && m_stretches.back().second >= first)
            m_stretches.back().second = std::max(m_stretches.back().second, last);
        else
            m_stretches.emplace_back(first, last);
    }

    void addBar(std::size_t op)
    {
        const auto edge = [&](TimeNs ns) {
            return static_cast<int>(std::lround(std::clamp<double>(pixelOf(m_scale, ns), 0, m_scale.widthPx)));
        };
        GanttBar bar;
        bar.firstOp = op;
        bar.opCount = static_cast<int>(m_timeline.rows->unitEnd(op) - op);
        bar.startsHere = m_timeline.startNs[op] >= m_scale.fromNs;
        bar.endsHere = m_timeline.endNs[op] <= m_scale.toNs;
        bar.x0 = edge(m_timeline.startNs[op]);
        bar.x1 = edge(m_timeline.endNs[op]);
        if (!m_stretches.empty() && m_stretches.back().second > bar.x0) {
            bar.x0 = m_stretches.back().second;
            bar.startsHere = false;
        }
        if (bar.x0 < bar.x1) {
            m_row.bars.push_back(bar);
            return;
        }
        // Of a wide bar less than a pixel may be in sight at the picture's edge: its column shows it.
        const int first = std::max(0, m_edges.columnOf(m_timeline.startNs[op]));
        addStretch(first, std::min(m_edges.columnOf(m_timeline.endNs[op] - 1) + 1, m_scale.widthPx));
    }

    const Timeline& m_timeline;
    const ColumnEdges& m_edges;
    const TimeScale& m_scale;
    GanttRow& m_row;
    double m_leastBarNs;
    IntervalIndex::Range m_range;
    std::vector<std::pair<int, int>> m_stretches;
};

std::array<std::uint8_t, kBusyKinds> weightsOf(const BusyTotals& busy, TimeNs spanNs)
{
    const double perNs = kFullWeight / static_cast<double>(spanNs);
    std::array<std::uint8_t, kBusyKinds> weight{};
    int sum = 0;
    for (std::size_t kind = 0; kind < weight.size(); ++kind) {
        if (busy[kind] <= 0)
            continue;
        const int exact = static_cast<int>(static_cast<double>(busy[kind]) * perNs + 0.5);
        weight[kind] = static_cast<std::uint8_t>(std::max(kLeastWeight, exact));
        sum += weight[kind];
    }
    // What was lifted to the least weight is taken from the largest.
    for (; sum > kFullWeight; --sum)
        --*std::max_element(weight.begin(), weight.end());
    return weight;
}

}  // namespace

void GanttRowMaker::makeColumns(DeviceId device, std::pair<int, int> stretch, GanttRow& row)
{
    const auto first = static_cast<std::size_t>(stretch.first);
    const auto count = static_cast<std::size_t>(stretch.second - stretch.first);
    const std::span<const TimeNs> edges = m_edges.startNs().subspan(first, count + 1);
    m_busy.resize(count);
    m_run.index.busyColumns(m_run.timeline, device, edges, m_busy);
    for (std::size_t i = 0; i < count; ++i)
        // A column narrower than a nanosecond may hold none.
        if (edges[i] < edges[i + 1])
            row.columns.push_back({stretch.first + static_cast<int>(i), weightsOf(m_busy[i], edges[i + 1] - edges[i])});
}

void GanttRowMaker::make(DeviceId device, GanttRow& row)
{
    row.bars.clear();
    row.columns.clear();
    RowWalk walk(m_run.timeline, device, m_edges, row);
    walk.walk();
    for (const auto& stretch : walk.stretches())
        makeColumns(device, stretch, row);
}

std::pair<std::size_t, std::size_t> unitOf(const Timeline& timeline, std::size_t op)
{
    while (timeline.rows->ops[op].joinsPrevious)
        --op;
    return {op, timeline.rows->unitEnd(op)};
}

std::optional<GanttHit> ganttHit(const Run& run, DeviceId device, TimeNs atNs, TimeNs slackNs)
{
    const Timeline& timeline = run.timeline;
    const TimeNs knownNs = timeline.knownUntilNs(device, run.analysis.makespanNs);
    if (atNs < 0 || atNs >= knownNs)
        return std::nullopt;
    const Timeline::Row row = timeline.row(device);
    const auto after =
        static_cast<std::size_t>(std::upper_bound(row.startNs.begin(), row.startNs.end(), atNs) - row.startNs.begin());
    const auto hit = [&](std::size_t i) { return GanttHit{unitOf(timeline, row.firstIndex + i).first, 0, 0}; };
    if (after > 0 && row.endNs[after - 1] > atNs)
        return hit(after - 1);
    GanttHit gap{std::nullopt, 0, knownNs};
    // Narrow ops are easier to point at than they are wide; wide ones end where they end.
    const auto near = [&](std::size_t i, TimeNs distanceNs) {
        const TimeNs lengthNs = row.endNs[i] - row.startNs[i];
        return distanceNs <= slackNs && lengthNs > 0 && lengthNs <= 2 * slackNs;
    };
    if (after > 0) {
        gap.gapFromNs = row.endNs[after - 1];
        if (near(after - 1, atNs - gap.gapFromNs))
            return hit(after - 1);
    }
    if (after < row.ops.size()) {
        gap.gapToNs = row.startNs[after];
        if (near(after, gap.gapToNs - atNs))
            return hit(after);
    }
    return gap;
}

std::size_t ganttNeighbour(const Run& run, std::size_t op, GanttStep step)
{
    const Timeline& timeline = run.timeline;
    const DeviceId device = timeline.rows->deviceOf(op);
    const std::size_t rowBegin = timeline.rows->rowBegin[device.index()];
    const std::size_t rowEnd = timeline.rows->rowBegin[device.index() + 1];
    if (step == GanttStep::Before)
        return op > rowBegin ? op - 1 : op;
    if (step == GanttStep::After)
        return op + 1 < rowEnd ? op + 1 : op;
    const int by = step == GanttStep::Above ? -1 : 1;
    const TimeNs middle = timeline.startNs[op] + (timeline.endNs[op] - timeline.startNs[op]) / 2;
    for (int d = device.value() + by; d >= 0 && d < timeline.deviceCount(); d += by) {
        const Timeline::Row row = timeline.row(DeviceId(d));
        if (row.ops.empty())
            continue;
        const auto found = std::upper_bound(row.startNs.begin(), row.startNs.end(), middle) - row.startNs.begin();
        const auto after = static_cast<std::size_t>(found);
        if (after == 0)
            return row.firstIndex;
        const bool nextIsNearer = after < row.ops.size() && row.startNs[after] - middle < middle - row.endNs[after - 1];
        return unitOf(timeline, row.firstIndex + (nextIsNearer ? after : after - 1)).first;
    }
    return op;
}

std::vector<GanttItem> ganttItems(const Run& run, DeviceId device)
{
    const Timeline::Row row = run.timeline.row(device);
    std::vector<GanttItem> items;
    TimeNs fromNs = 0;
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (fromNs < row.startNs[i])
            items.push_back({fromNs, row.startNs[i], std::nullopt});
        items.push_back({row.startNs[i], row.endNs[i], row.firstIndex + i});
        fromNs = row.endNs[i];
    }
    if (fromNs < run.analysis.makespanNs)
        items.push_back({fromNs, run.analysis.makespanNs, std::nullopt});
    return items;
}

namespace {

/// Calls visit(startNs, endNs) for every gap of a device, in order of time.
template <class Visit>
void visitGaps(const Run& run, DeviceId device, Visit&& visit)
{
    const Timeline::Row row = run.timeline.row(device);
    TimeNs fromNs = 0;
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (fromNs < row.startNs[i])
            visit(fromNs, row.startNs[i]);
        fromNs = row.endNs[i];
    }
    const TimeNs knownNs = run.timeline.knownUntilNs(device, run.analysis.makespanNs);
    if (fromNs < knownNs)
        visit(fromNs, knownNs);
}

std::optional<GapPlace> gapNearest(const Run& run, DeviceId device, TimeNs atNs)
{
    std::optional<GapPlace> nearest;
    TimeNs leastNs = 0;
    visitGaps(run, device, [&](TimeNs startNs, TimeNs endNs) {
        const TimeNs distanceNs = std::max<TimeNs>({0, startNs - atNs, atNs - endNs});
        if (nearest && distanceNs >= leastNs)
            return;
        nearest = {device, startNs, endNs};
        leastNs = distanceNs;
    });
    return nearest;
}

}  // namespace

std::optional<GapPlace> neighbouringGap(const Run& run, const GapPlace& from, GanttStep step)
{
    std::optional<GapPlace> found;
    if (step == GanttStep::Before || step == GanttStep::After) {
        visitGaps(run, from.device, [&](TimeNs startNs, TimeNs endNs) {
            const bool after = step == GanttStep::After && startNs >= from.endNs;
            const bool before = step == GanttStep::Before && endNs <= from.startNs;
            if (before || (after && !found))
                found = {from.device, startNs, endNs};
        });
        return found;
    }
    const int by = step == GanttStep::Above ? -1 : 1;
    for (int d = from.device.value() + by; d >= 0 && d < run.timeline.deviceCount() && !found; d += by)
        found = gapNearest(run, DeviceId(d), from.startNs + (from.endNs - from.startNs) / 2);
    return found;
}

std::optional<std::size_t> opBesideGap(const Run& run, const IdleGap& gap, GanttStep step)
{
    const OpRows& rows = *run.timeline.rows;
    const std::size_t rowBegin = rows.rowBegin[gap.device.index()];
    const std::size_t rowEnd = rows.rowBegin[gap.device.index() + 1];
    if (rowBegin == rowEnd)
        return std::nullopt;
    const std::size_t after = gap.next == kNoOp ? rowEnd : gap.next;
    if (step == GanttStep::After)
        return after < rowEnd ? std::optional(after) : std::nullopt;
    const std::size_t before = after > rowBegin ? unitOf(run.timeline, after - 1).first : after;
    if (step == GanttStep::Before)
        return after > rowBegin ? std::optional(before) : std::nullopt;
    return ganttNeighbour(run, before, step);
}

TimeNs runningUntilNs(const Timeline& timeline, DeviceId device, TimeNs atNs)
{
    const Timeline::Row row = timeline.row(device);
    const auto after = std::lower_bound(row.startNs.begin(), row.startNs.end(), atNs) - row.startNs.begin();
    return after > 0 ? std::max(atNs, row.endNs[static_cast<std::size_t>(after) - 1]) : atNs;
}

ChunkTable::ChunkTable(const Schedule& schedule)
    : m_stages(static_cast<std::size_t>(schedule.deviceCount()))
{
    if (schedule.oneDevicePerStage) {
        for (int s = 0; s < schedule.stageCount; ++s)
            m_stages[schedule.stageDevice[static_cast<std::size_t>(s)].index()].push_back(StageId(s));
        return;
    }
    for (int d = 0; d < schedule.deviceCount(); ++d)
        m_stages[static_cast<std::size_t>(d)] = schedule.stagesOf(DeviceId(d));
}

ChunkPlace ChunkTable::of(DeviceId device, StageId stage) const
{
    const std::vector<StageId>& stages = m_stages[device.index()];
    const auto found = std::lower_bound(stages.begin(), stages.end(), stage);
    return {static_cast<int>(found - stages.begin()), std::max(1, static_cast<int>(stages.size()))};
}

std::vector<Transfer> visibleTransfers(const Run& run, const TimeScale& scale, DeviceId firstDevice,
                                       DeviceId lastDevice, std::size_t most)
{
    constexpr double kLeastPx = 2;
    const Timeline& timeline = run.timeline;
    const TimeNs spanNs = scale.toNs - scale.fromNs;
    std::vector<Transfer> found;
    for (int d = firstDevice.value(); d <= lastDevice.value(); ++d) {
        // What was made more than a screen's width before it comes into sight is not followed.
        const auto range = IntervalIndex::visible(timeline, DeviceId(d), scale.fromNs - spanNs, scale.toNs);
        const auto byProducer = [](const Transfer& t, std::size_t producer) { return t.producer < producer; };
        auto at = std::lower_bound(timeline.transfers.begin(), timeline.transfers.end(), range.first, byProducer);
        const auto end = std::lower_bound(at, timeline.transfers.end(), range.last, byProducer);
        if (static_cast<std::size_t>(end - at) > 4 * most)
            return {};
        for (; at != end; ++at) {
            const bool inSight = at->endNs > scale.fromNs && at->startNs < scale.toNs;
            if (!inSight || static_cast<double>(at->endNs - at->startNs) * pixelsPerNs(scale) < kLeastPx)
                continue;
            const DeviceId to = timeline.rows->deviceOf(at->consumer);
            if (to < firstDevice || to > lastDevice)
                continue;
            if (found.size() == most)
                return {};
            found.push_back(*at);
        }
    }
    return found;
}

}  // namespace bubblescope
