// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The golden cases of tests/data/oracle, simulated: for properties that hold in every one of them; and scenarios of
// every schedule in the registry that leave nothing equal.

#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"
#include "core/sim/simulator.h"
#include "tests/core/goldendata.h"
#include "tests/core/support.h"

#include <vector>

namespace bubblescope::test {

struct GoldenRun {
    std::string name;
    Schedule schedule;
    OpCosts costs;
    Timeline timeline;
};

/// All runs that finish, of all cases.
inline std::vector<GoldenRun> goldenRuns()
{
    const QDir folder(kGoldenCases);
    std::vector<GoldenRun> runs;
    for (const QString& file : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
        const Schedule schedule =
            readScheduleCsv(contents(folder.filePath(file.chopped(5) + ".csv")).toStdString(), file.toStdString())
                .value();
        const QJsonObject json = QJsonDocument::fromJson(contents(folder.filePath(file))).object();
        for (const QJsonValue& run : json["runs"].toArray()) {
            if (run["expected"]["deadlock"].toBool())
                continue;
            OpCosts costs = costsOf(run["costs"].toObject());
            runs.push_back({file.toStdString() + " " + run["name"].toString().toStdString(), schedule, costs,
                            simulate(schedule, costs).value()});
            // The same order where transfers occupy both devices.
            if (costs.latencyNs > 0) {
                costs.blockingTransfers = true;
                runs.push_back({runs.back().name + " blocking", schedule, costs, simulate(schedule, costs).value()});
            }
        }
    }
    return runs;
}

/// Every schedule with unequal costs, as it is, with transfers of both ways, with jitter, and with transfers that round
/// to no time at all.
inline std::vector<Scenario> unequalScenarios()
{
    std::vector<Scenario> all;
    for (const ScheduleInfo& info : scheduleRegistry()) {
        if (info.id == "custom")
            continue;
        Scenario s;
        s.schedule = info.id;
        s.title = s.schedule;
        s.devices = 4;
        s.microbatches = 8;
        s.chunks = fittingChunks(info, 2);
        s.costs.forwardNs = {1'000'001, 999'983, 1'234'567, 700'001};
        s.costs.backwardInputNs = {1'100'003, 1'000'003, 1'300'021, 800'011};
        s.costs.backwardWeightNs = {900'007, 1'000'037, 1'200'007, 600'011};
        s.costs.slowdown = {1.0, 1.1, 2.7, 1.0 / 3};
        all.push_back(s);
        s.transfer = {10'007, 123'456'789, 987'654'321'000, false};
        all.push_back(s);
        s.transfer.blocking = true;
        all.push_back(s);
        s.jitter = {JitterKind::LongTail, 0.4, 5};
        all.push_back(s);
        s.transfer.blocking = false;
        all.push_back(s);
        s.costs = {};
        s.jitter = {};
        s.transfer = {kNsPerMs, 0, 0, true};
        all.push_back(s);
        s.transfer = {0, 1, 1'000'000'000'000, true};
        all.push_back(s);
    }
    return all;
}

/// What a test row of such a scenario is called.
inline std::string nameOf(const Scenario& s)
{
    return s.title + (s.costs.slowdown.size() > 1 ? " unequal" : "") +
           (s.transfer.bytesPerSecond > 0 || s.transfer.latencyNs > 0 ? " transfers" : "") +
           (s.transfer.blocking ? " blocking" : "") + (s.jitter.kind != JitterKind::None ? " jitter" : "") + " " +
           std::to_string(s.transfer.latencyNs);
}

}  // namespace bubblescope::test
