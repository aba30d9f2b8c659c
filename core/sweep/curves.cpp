// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/curves.h"

#include "core/schedule/registry.h"
#include "core/sweep/refold.h"
#include "core/sweep/scenarioedit.h"
#include "core/sweep/sweep.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

/// Ops that are scheduled, simulated and looked at in about a second.
constexpr double kOpsToSpend = 1e7;
/// An order that is searched for is simulated some hundred times.
constexpr double kSearches = 300;

double opsAt(const Scenario& present, const CurveSetting& setting, double place)
{
    const double microbatches = setting.axis == CurveAxis::Microbatches ? place : present.microbatches;
    const double devices = setting.axis == CurveAxis::Devices ? place : present.devices;
    return microbatches * devices * present.chunks * present.iterations * 3;
}

/// Whole multiples of the step, each larger than the last by a step or, with `part` above 0, that part of itself.
std::vector<double> placesGrowingBy(const CurveSetting& setting, double step, std::int64_t part)
{
    std::vector<double> places;
    const std::int64_t last = std::llround(setting.most / step);
    for (std::int64_t i = std::llround(setting.least / step); i <= last;
         i += part == 0 ? 1 : std::max<std::int64_t>(1, i / part))
        places.push_back(static_cast<double>(i) * step);
    const double most = static_cast<double>(last) * step;
    if (places.empty() || places.back() != most)
        places.push_back(most);
    return places;
}

bool hasOwnSizesOnly(const CurveSetting& setting, std::string_view schedule)
{
    return schedule == "custom" && setting.axis != CurveAxis::Slowdown;
}

}  // namespace

double presentPlace(const Scenario& present, const CurveSetting& setting)
{
    switch (setting.axis) {
    case CurveAxis::Microbatches:
        return present.microbatches;
    case CurveAxis::Devices:
        return present.devices;
    case CurveAxis::Slowdown:
        break;
    }
    return slowdownOf(present, setting.stage);
}

Scenario atPlace(const Scenario& present, const CurveSetting& setting, std::string_view schedule, double place)
{
    Scenario scenario = present;
    if (place != presentPlace(present, setting)) {
        if (setting.axis == CurveAxis::Microbatches)
            scenario = withMicrobatches(present, static_cast<int>(place));
        else if (setting.axis == CurveAxis::Devices)
            scenario = withDevices(present, static_cast<int>(place), false);
        else
            scenario = withSlowdown(present, setting.stage, place);
        scenario.measured.reset();
    }
    const ScheduleInfo* info = findSchedule(schedule);
    if (schedule == present.schedule || info == nullptr)
        return scenario;
    constexpr int kUsualChunks = 2;
    const int chunks = present.chunks == 1 ? kUsualChunks : present.chunks;
    return refolded(scenario, *info, info->usesChunks ? fittingChunks(*info, chunks) : 1);
}

std::vector<double> curvePlaces(const Scenario& present, const CurveSetting& setting, std::string_view schedule)
{
    const double here = presentPlace(present, setting);
    if (hasOwnSizesOnly(setting, schedule))
        return {here};
    const ScheduleInfo* info = findSchedule(schedule);
    const bool searches = info != nullptr && std::any_of(info->options.begin(), info->options.end(),
                                                         [](const ScheduleOption& o) { return o.id == "effort"; });
    const double step = setting.axis == CurveAxis::Slowdown ? kSlowdownStep : 1;
    std::vector<double> places;
    for (const std::int64_t part : {0, 256, 128, 64, 32, 16, 8, 4, 2, 1}) {
        places = placesGrowingBy(setting, step, part);
        double ops = 0;
        for (const double place : places)
            ops += opsAt(present, setting, place) * (searches ? kSearches : 1);
        if (ops <= kOpsToSpend)
            break;
    }
    const auto at = std::lower_bound(places.begin(), places.end(), here);
    if (here >= setting.least && here <= setting.most && (at == places.end() || *at != here))
        places.insert(at, here);
    return places;
}

Result<std::vector<Curve>> curves(const Scenario& present, const CurveSetting& setting, int threads,
                                  const JobControl& control)
{
    struct Job {
        std::size_t curve;
        double place;
    };
    std::vector<Curve> all;
    std::vector<Job> jobs;
    for (const std::string& schedule : setting.schedules) {
        for (const double place : curvePlaces(present, setting, schedule))
            jobs.push_back({all.size(), place});
        all.push_back({schedule, {}});
    }
    // Small ones of all schedules first, so that progress goes on evenly.
    std::stable_sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.place < b.place; });
    const std::size_t done = sweep(
        {0, jobs.size()},
        [&](std::size_t i) -> Result<Scenario> {
            return atPlace(present, setting, setting.schedules[jobs[i].curve], jobs[i].place);
        },
        threads, control,
        [&](const SweepRow& row) {
            all[jobs[row.index].curve].points.push_back({jobs[row.index].place, row.outcome});
            return true;
        });
    if (done < jobs.size())
        return Error{};
    return all;
}

}  // namespace bubblescope
