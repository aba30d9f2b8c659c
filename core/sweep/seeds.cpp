// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/seeds.h"

#include "core/analysis/analysis.h"
#include "core/schedule/registry.h"
#include "core/sim/simulator.h"
#include "core/sweep/inorder.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace bubblescope {

Result<std::vector<SeedOutcome>> acrossSeeds(const Scenario& scenario, int count, int threads,
                                             const JobControl& control)
{
    // No schedule depends on what the seed makes of the durations.
    const Result<Schedule> made = makeSchedule(scenario, control.quiet());
    if (!made.ok())
        return made.error();
    const Schedule& schedule = made.value();
    const Result<OpCosts> costs = resolveCosts(scenario, schedule);
    if (!costs.ok())
        return costs.error();

    std::vector<SeedOutcome> outcomes;
    std::optional<Error> failure;
    const auto wanted = static_cast<std::size_t>(std::max(0, count));
    using Row = Result<SeedOutcome>;
    inOrder<Row>(
        wanted, threads, control,
        [&](std::size_t i, std::stop_token stop) -> std::optional<Row> {
            OpCosts drawn = costs.value();
            drawn.jitter.seed = i + 1;
            const JobControl quiet{std::move(stop), {}};
            const Result<Timeline> timeline = simulate(schedule, drawn, quiet);
            if (!timeline.ok())
                return timeline.error();
            const Analysis figures = timeFigures(timeline.value(), quiet);
            if (quiet.stopped())
                return Row(Error{});
            return SeedOutcome{drawn.jitter.seed, figures.makespanNs, figures.bubbleRatio};
        },
        [&](std::size_t, Row& row) {
            if (row.ok())
                outcomes.push_back(row.value());
            else
                failure = row.error();
            return row.ok();
        });
    if (failure)
        return *failure;
    if (outcomes.size() < wanted)
        return Error{};
    return outcomes;
}

}  // namespace bubblescope
