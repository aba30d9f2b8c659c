// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sweep.h"

#include "core/sweep/inorder.h"

#include <utility>

namespace bubblescope {

Grid::Grid(std::vector<std::size_t> sizes)
    : m_sizes(std::move(sizes))
{
    for (const std::size_t size : m_sizes)
        m_count *= size;
}

std::vector<std::size_t> Grid::at(std::size_t index) const
{
    std::vector<std::size_t> entries(m_sizes.size());
    for (std::size_t axis = m_sizes.size(); axis-- > 0;) {
        entries[axis] = index % m_sizes[axis];
        index /= m_sizes[axis];
    }
    return entries;
}

Shard shardOf(std::size_t count, std::size_t part, std::size_t parts)
{
    const std::size_t each = count / parts;
    const std::size_t more = count % parts;
    const auto begin = [&](std::size_t i) { return i * each + std::min(i, more); };
    return {begin(part), begin(part + 1)};
}

std::size_t sweep(Shard rows, const std::function<Result<Scenario>(std::size_t)>& scenarioAt, int threads,
                  const JobControl& control, const std::function<bool(const SweepRow&)>& emit)
{
    return inOrder<SweepRow>(
        rows.last - rows.first, threads, control,
        [&](std::size_t i, std::stop_token stop) -> std::optional<SweepRow> {
            SweepRow row;
            row.index = rows.first + i;
            Result<Scenario> scenario = scenarioAt(row.index);
            if (scenario.ok()) {
                row.scenario = std::move(scenario).value();
                row.outcome = evaluate(row.scenario, {std::move(stop), {}});
            } else {
                row.outcome.error = scenario.error();
            }
            if (row.outcome.error && row.outcome.error->code == ErrorCode::Cancelled)
                return std::nullopt;
            return row;
        },
        [&](std::size_t, SweepRow& row) { return emit(row); });
}

}  // namespace bubblescope
