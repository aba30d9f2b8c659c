// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/curvejobs.h"

#include "core/schedule/registry.h"
#include "core/sweep/inorder.h"

#include <algorithm>
#include <utility>

namespace bubblescope {

namespace {

/// As on the command line.
constexpr int kMostTried = 4096;

int mostTried(std::string_view schedule, int most)
{
    const ScheduleInfo* info = findSchedule(schedule);
    const bool searches = info != nullptr && std::any_of(info->options.begin(), info->options.end(),
                                                         [](const ScheduleOption& o) { return o.id == "effort"; });
    return searches ? most : std::max(most, kMostTried);
}

}  // namespace

CurveJob::CurveJob(QObject* parent)
    : BackgroundJob(parent)
{
}

void CurveJob::start(const Scenario& present, const CurveSetting& setting)
{
    run([this, present, setting](const JobControl& control) -> Deliver {
        Result<std::vector<Curve>> found = bubblescope::curves(present, setting, allCores(), control);
        if (!found.ok())
            return {};
        return [this, present, setting, lines = std::move(found).value()] {
            m_curves = lines;
            m_present = present;
            m_setting = setting;
        };
    });
}

LeastJob::LeastJob(QObject* parent)
    : BackgroundJob(parent)
{
}

void LeastJob::start(const Scenario& present, const std::vector<std::string>& schedules, double wanted, int most)
{
    run([this, present, schedules, wanted, most](const JobControl& control) -> Deliver {
        const CurveSetting setting{CurveAxis::Microbatches, schedules, 1, static_cast<double>(most), 0};
        std::vector<Row> rows;
        inOrder<Row>(
            schedules.size(), allCores(), control,
            [&](std::size_t i, std::stop_token stop) -> std::optional<Row> {
                const std::string& schedule = schedules[i];
                Row row{schedule, atPlace(present, setting, schedule, present.microbatches), {}};
                // The order in a file is for its own number.
                if (schedule == "custom")
                    return row;
                Result<LeastMicrobatches> found =
                    leastMicrobatches(row.scenario, wanted, mostTried(schedule, most), {std::move(stop), {}});
                if (!found.ok())
                    return std::nullopt;
                row.found = found.value();
                if (row.found.microbatches > 0)
                    row.scenario = atPlace(present, setting, schedule, row.found.microbatches);
                return row;
            },
            [&](std::size_t, Row& row) {
                rows.push_back(std::move(row));
                return true;
            });
        if (control.stopped())
            return {};
        return [this, rows = std::move(rows)] { m_rows = rows; };
    });
}

SeedsJob::SeedsJob(QObject* parent)
    : BackgroundJob(parent)
{
}

void SeedsJob::start(const Scenario& present, int count)
{
    run([this, present, count](const JobControl& control) -> Deliver {
        Scenario steady = present;
        steady.jitter.kind = JitterKind::None;
        const Outcome without = evaluate(steady, control.quiet());
        Result<std::vector<SeedOutcome>> found = acrossSeeds(present, count, allCores(), control);
        if (control.stopped())
            return {};
        return [this, present, without, found = std::move(found)] {
            m_outcomes = found.ok() ? found.value() : std::vector<SeedOutcome>();
            m_error = found.ok() ? std::nullopt : std::optional(found.error());
            m_steady = without;
            m_present = present;
        };
    });
}

}  // namespace bubblescope
