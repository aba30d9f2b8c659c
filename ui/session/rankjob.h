// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Compares all schedules for a scenario off the interface thread. Lives in the interface thread; all signals are
// emitted there.

#include "core/sweep/rank.h"

#include <QObject>

#include <thread>
#include <vector>

namespace bubblescope {

class RankJob : public QObject {
    Q_OBJECT

public:
    explicit RankJob(QObject* parent = nullptr);
    /// Stops and waits, some milliseconds.
    ~RankJob() override;

    /// A running comparison is stopped first.
    void start(const Scenario& scenario, const RankOptions& options);
    /// finished() then comes no more.
    void cancel();
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] const std::vector<RankedRow>& rows() const { return m_rows; }
    /// What rows() are for.
    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }

signals:
    void progressChanged(double done);
    void busyChanged(bool busy);
    void finished();

private:
    void setBusy(bool busy);

    Scenario m_scenario;
    Scenario m_asked;
    std::vector<RankedRow> m_rows;
    std::jthread m_thread;
    quint64 m_number = 0;
    bool m_busy = false;
};

}  // namespace bubblescope
