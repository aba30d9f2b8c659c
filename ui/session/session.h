// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scenario that the window shows and the run that belongs to it. Every change of the scenario goes through edit(),
// which makes it undoable, and starts a computation off the interface thread; a newer change cancels an older
// computation. While one runs, and when one fails, the last good run stays.
// A measured run can be shown in its place; the scenario goes on being computed behind it.
// Of several scenarios side by side (Comparison) it holds the one that is worked on; its slot says which that is, and
// every undo step which it belongs to.
// Lives in the interface thread; all signals are emitted there.

#include "core/analysis/run.h"

#include <QObject>
#include <QString>
#include <QUndoGroup>
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
    /// What is shown: the measured run, or else the last simulated one; null before the first. Its scenario may lag
    /// behind scenario() while busy or on error. That of a schedule that cannot finish goes as far as it does
    /// (Run::stuck), with error().
    [[nodiscard]] const std::shared_ptr<const Run>& run() const { return m_measured ? m_measured : m_run; }
    /// The last simulation, whatever is shown.
    [[nodiscard]] const std::shared_ptr<const Run>& simulated() const { return m_run; }
    [[nodiscard]] bool showsMeasured() const { return m_measured != nullptr; }
    /// How far a measured run that is still growing is expected to reach; behind a run that is stuck room for what it
    /// waits for; 0: as far as it does.
    [[nodiscard]] TimeNs expectedEndNs() const;
    /// Why the present scenario has no run.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool busy() const { return m_busy; }
    /// What can be undone now.
    [[nodiscard]] QUndoStack* undoStack() { return m_history.activeStack(); }
    /// Tells of it, whichever stack that is.
    [[nodiscard]] QUndoGroup* history() { return &m_history; }
    /// While something else is shown for a time, a lesson, what could be undone waits untouched, and what is done
    /// meanwhile has a history of its own, which is forgotten with it.
    void setAside(bool aside);

    /// Changes the scenario. `text` names the step in the undo menu. Consecutive edits with the same non-empty
    /// `mergeKey` (one slider being dragged) become one step. Nothing happens if nothing differs.
    void edit(const QString& text, const Scenario& changed, const QString& mergeKey = {});
    /// Which scenario of several this is; 0 where there is one.
    [[nodiscard]] int slot() const { return m_slot; }
    void setSlot(int slot) { m_slot = slot; }
    /// Trades scenario, slot and run with another session; the undo history stays. What was being computed begins anew.
    void exchange(Session& other);
    /// Takes over scenario and run, to show them without computing them again.
    void copyFrom(const Session& other);
    /// Changes the scenario as part of a step of undo that somebody else makes.
    void apply(const Scenario& scenario);

    /// Takes over a scenario from a file: the undo history starts afresh.
    void load(const Scenario& scenario);
    /// Shows a measured run in place of the simulation, until showSimulated().
    void showMeasured(std::shared_ptr<const Run> run, TimeNs expectedEndNs = 0);
    void showSimulated();
    /// Ends the present computation; the last good run stays.
    void cancel();
    /// Spins the event loop until no computation is under way; false on time-out. For tests and screenshots.
    bool waitUntilIdle(int timeoutMs = 30'000);

signals:
    /// A step of the scenario in this slot is about to be undone or redone: it belongs here now.
    void slotWanted(int slot);
    void scenarioChanged();
    void runChanged();
    void errorChanged();
    void busyChanged(bool busy);
    /// 0 to 1; at most some 20 a second.
    void progressChanged(double done);

private:
    void compute();
    /// `stuck` is what a schedule that cannot finish does until then.
    void finish(quint64 job, const Result<std::shared_ptr<const Run>>& result, const std::shared_ptr<const Run>& stuck);

    Scenario m_scenario;
    std::shared_ptr<const Run> m_run;
    std::shared_ptr<const Run> m_measured;
    TimeNs m_expectedEndNs = 0;
    std::optional<Error> m_error;
    QUndoStack m_undoStack;
    QUndoStack m_asideStack;
    QUndoGroup m_history;
    std::stop_source m_stop;
    quint64 m_job = 0;
    int m_slot = 0;
    bool m_busy = false;
};

}  // namespace bubblescope
