// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/iterations.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace bubblescope {
namespace {

/// For each device and stage that it holds: its first and last op of one iteration, as positions in the device's list.
struct StagePart {
    int device = 0;
    std::size_t first = 0;
    std::size_t last = 0;
};

/// By stage; one part for each device that holds it.
std::vector<std::vector<StagePart>> stageParts(const Schedule& one)
{
    std::vector<std::vector<StagePart>> parts(static_cast<std::size_t>(one.stageCount));
    for (int d = 0; d < one.deviceCount(); ++d) {
        const std::span<const Op> row = one.rows->row(DeviceId(d));
        for (std::size_t i = 0; i < row.size(); ++i) {
            std::vector<StagePart>& ofStage = parts[row[i].stage.index()];
            if (ofStage.empty() || ofStage.back().device != d)
                ofStage.push_back({d, i, i});
            ofStage.back().last = i;
        }
    }
    return parts;
}

class Repeater {
public:
    Repeater(const Schedule& one, int iterations, const OpRows& all)
        : m_one(one)
        , m_iterations(iterations)
        , m_all(all)
        , m_parts(stageParts(one))
    {
    }

    std::vector<ExtraDependency> extra(bool barrier) const
    {
        std::vector<ExtraDependency> extra;
        for (int n = 0; n < m_iterations; ++n) {
            for (const ExtraDependency& given : m_one.extra)
                extra.push_back({moved(given.consumer, n), moved(given.producer, n), given.untilArrival});
            if (n > 0 && barrier)
                addBarrier(n, extra);
            else if (n > 0)
                addCopies(n, extra);
        }
        std::stable_sort(extra.begin(), extra.end(),
                         [](const ExtraDependency& a, const ExtraDependency& b) { return a.consumer < b.consumer; });
        return extra;
    }

private:
    std::size_t rowLength(int device) const { return m_one.rows->row(DeviceId(device)).size(); }
    /// Where the op at `position` of a device's list stands in iteration n; the first of its unit.
    std::size_t at(int device, std::size_t position, int n) const
    {
        std::size_t index = m_all.rowBegin[static_cast<std::size_t>(device)] +
                            static_cast<std::size_t>(n) * rowLength(device) + position;
        while (m_all.ops[index].joinsPrevious)
            --index;
        return index;
    }
    std::size_t moved(std::size_t index, int n) const
    {
        const DeviceId device = m_one.rows->deviceOf(index);
        return m_all.rowBegin[device.index()] + static_cast<std::size_t>(n) * rowLength(device.value()) +
               (index - m_one.rows->rowBegin[device.index()]);
    }
    /// Every op of an iteration follows from a forward of stage 0, so it is enough that those wait.
    void addBarrier(int n, std::vector<ExtraDependency>& extra) const
    {
        for (const StagePart& head : m_parts.front())
            for (int d = 0; d < m_one.deviceCount(); ++d)
                if (d != head.device && rowLength(d) > 0)
                    extra.push_back({at(head.device, head.first, n), at(d, rowLength(d) - 1, n - 1), false});
    }
    void addCopies(int n, std::vector<ExtraDependency>& extra) const
    {
        for (const std::vector<StagePart>& copies : m_parts)
            for (const StagePart& mine : copies)
                for (const StagePart& other : copies)
                    if (other.device != mine.device)
                        extra.push_back({at(mine.device, mine.first, n), at(other.device, other.last, n - 1), false});
    }

    const Schedule& m_one;
    int m_iterations;
    const OpRows& m_all;
    std::vector<std::vector<StagePart>> m_parts;
};

}  // namespace

Result<Schedule> repeated(const Schedule& one, int iterations, bool barrier, const JobControl& control)
{
    OpRows all;
    all.ops.reserve(one.opCount() * static_cast<std::size_t>(iterations));
    for (int d = 0; d < one.deviceCount(); ++d) {
        for (int n = 0; n < iterations; ++n) {
            if (control.stopped())
                return Error{};
            for (Op op : one.rows->row(DeviceId(d))) {
                op.microbatch = MicrobatchId(op.microbatch.value() + n * one.microbatchSpan);
                all.ops.push_back(op);
            }
        }
        all.rowBegin.push_back(all.ops.size());
    }
    Schedule schedule = makeScheduleFromRows(std::move(all), control.quiet());
    if (control.stopped())
        return Error{};
    schedule.iterations = iterations;
    schedule.extra = Repeater(one, iterations, *schedule.rows).extra(barrier);
    return schedule;
}

}  // namespace bubblescope
