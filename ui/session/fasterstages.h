// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much sooner the run would end if a stage were faster, for each stage. Small runs are done at once; larger ones
// off the interface thread some time after they have arrived, so that a slider being dragged does not start it again
// and again, and given up as soon as the scenario changes. Runs so large that it takes seconds wait until they are
// asked for.

#include "core/analysis/run.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <stop_token>
#include <vector>

namespace bubblescope {

class Session;

class FasterStages : public QObject {
    Q_OBJECT

public:
    /// Of how much faster one stage is taken to be.
    static constexpr double kPercent = 10;

    explicit FasterStages(Session* session, QObject* parent = nullptr);
    ~FasterStages() override;

    enum class State {
        None,      ///< no run, or a measured one
        Pending,   ///< about to be computed by itself, or for a run that is on its way
        OnDemand,  ///< a large run, or cancelled: compute() starts it
        Busy,
        Done,
    };
    [[nodiscard]] State state() const { return m_state; }
    /// Simulated ops that it takes.
    [[nodiscard]] double workOps() const;
    /// One value a stage, empty unless Done.
    [[nodiscard]] const std::vector<TimeNs>& soonerNs() const { return m_soonerNs; }
    /// 0 to 1 while Busy.
    [[nodiscard]] double progress() const { return m_progress; }

public slots:
    void compute();
    /// Ends a computation; compute() starts it anew.
    void cancel();

signals:
    void changed();

private:
    void takeRun();
    void stop();
    void takeError();
    void finish(quint64 job, const Result<std::vector<TimeNs>>& result);
    void setState(State state);

    Session* m_session;
    std::shared_ptr<const Run> m_run;
    QTimer m_later;
    std::stop_source m_stop;
    quint64 m_job = 0;
    State m_state = State::None;
    double m_progress = 0;
    std::vector<TimeNs> m_soonerNs;
    QThreadPool m_pool;  ///< of one thread; waits for it when destroyed
};

}  // namespace bubblescope
