// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/rankjob.h"

#include "core/sweep/inorder.h"

#include <utility>

namespace bubblescope {

RankJob::RankJob(QObject* parent)
    : BackgroundJob(parent)
{
}

void RankJob::start(const Scenario& scenario, const RankOptions& options)
{
    RankOptions onAllCores = options;
    onAllCores.threads = allCores();
    run([this, scenario, onAllCores](const JobControl& control) -> Deliver {
        Result<std::vector<RankedRow>> ranked = rank(scenario, onAllCores, control);
        if (!ranked.ok())
            return {};
        return [this, scenario, rows = std::move(ranked).value()] {
            m_rows = rows;
            m_scenario = scenario;
        };
    });
}

}  // namespace bubblescope
