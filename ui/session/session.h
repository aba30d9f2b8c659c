// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scenario that the window shows and the run that belongs to it. Every change of the scenario goes through edit(),
// which makes it undoable, and starts a computation off the interface thread; a newer change cancels an older
// computation. While one runs, and when one fails, the last good run stays.
// Lives in the interface thread; all signals are emitted there.

#include "core/analysis/run.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <stop_token>

namespace bubblescope {

class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    /// The last good run; null before the first. Its scenario may lag behind scenario() while busy or on error.
    [[nodiscard]] const std::shared_ptr<const Run>& run() const { return m_run; }
    /// Why the present scenario has no run.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undoStack; }

    /// Changes the scenario. `text` names the step in the undo menu. Consecutive edits with the same non-empty
    /// `mergeKey` (one slider being dragged) become one step. Nothing happens if nothing differs.
    void edit(const QString& text, const Scenario& changed, const QString& mergeKey = {});
    /// Takes over a scenario from a file: the undo history starts afresh.
    void load(const Scenario& scenario);
    /// Ends the present computation; the last good run stays.
    void cancel();
    /// Spins the event loop until no computation is under way; false on time-out. For tests and screenshots.
    bool waitUntilIdle(int timeoutMs = 30'000);

signals:
    void scenarioChanged();
    void runChanged();
    void errorChanged();
    void busyChanged(bool busy);
    /// 0 to 1; at most some 20 a second.
    void progressChanged(double done);

private:
    friend class EditScenarioCommand;
    void apply(const Scenario& scenario);
    void compute();
    void finish(quint64 job, const Result<std::shared_ptr<const Run>>& result);

    Scenario m_scenario;
    std::shared_ptr<const Run> m_run;
    std::optional<Error> m_error;
    QUndoStack m_undoStack;
    std::stop_source m_stop;
    quint64 m_job = 0;
    bool m_busy = false;
};

}  // namespace bubblescope
