// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Compares all schedules for a scenario.

#include "core/sweep/rank.h"
#include "ui/session/backgroundjob.h"

#include <vector>

namespace bubblescope {

class RankJob : public BackgroundJob {
    Q_OBJECT

public:
    explicit RankJob(QObject* parent = nullptr);

    void start(const Scenario& scenario, const RankOptions& options);
    [[nodiscard]] const std::vector<RankedRow>& rows() const { return m_rows; }
    /// What rows() are for.
    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }

private:
    Scenario m_scenario;
    std::vector<RankedRow> m_rows;
};

}  // namespace bubblescope
