// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Up to four scenarios side by side, each a lane with a letter, on one time axis with one cursor. One of them is
// active: it is in the window's own session, so that all controls, figures and charts are about it as they are without
// a comparison. The others wait in sessions of their own, which compute and show but are not edited; choosing one
// trades it with the active one, run and all. Range, cursor and critical path are shared: whoever moves one moves all.
//
// All changes are steps on the window's undo stack. Which lane is active is no step of its own; a step of another lane
// makes that lane active. Without a comparison there is one lane.

#include "core/sweep/sidebyside.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace bubblescope {

class Comparison : public QObject {
    Q_OBJECT

public:
    /// `session` and `play` are the window's.
    Comparison(Session* session, PlayController* play, QObject* parent = nullptr);
    ~Comparison() override;

    [[nodiscard]] bool isOpen() const { return count() > 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_ids.size()); }
    [[nodiscard]] bool isFull() const { return m_ids.size() >= kMostCompared; }
    [[nodiscard]] int active() const;
    /// "A", "B", …
    [[nodiscard]] static QString letter(int lane) { return QString(QChar('A' + lane)); }
    /// The window's for the active lane; these stay where they are only until another one is chosen.
    [[nodiscard]] const Session& session(int lane) const;
    [[nodiscard]] PlayController& play(int lane) const;
    [[nodiscard]] std::vector<Scenario> scenarios() const;
    /// Spins the event loop until no lane is being computed; false on time-out. For tests and screenshots.
    bool waitUntilIdle(int timeoutMs = 30'000);

    /// Which scenarios there are, in which order, and which is active.
    struct State {
        std::vector<std::pair<int, Scenario>> lanes;  ///< id, scenario
        int activeId = 0;
    };
    [[nodiscard]] State state() const;
    /// As it was. This and replace() are no steps of undo.
    void restore(const State& state) { apply(state); }
    /// As show().
    void replace(const std::vector<Scenario>& scenarios, int active);

    /// Works on this lane from now on. What is pinned in it stays pinned.
    void choose(int lane);
    /// These and no others; one ends the comparison. `text` names the step in the undo menu.
    void show(const QString& text, const std::vector<Scenario>& scenarios, int active);
    /// A copy of the active one, last, which becomes active.
    void add();
    void remove(int lane);
    /// The active one remains.
    void end();
    /// Gives these lanes all settings of `from` but the schedule (see withSettingsOf()).
    void copySettings(int from, const std::vector<int>& to);
    void swap(int lane, int other);
    /// As many devices, or stages, as the first has.
    void useBasis(RankBasis basis);
    void useBatchMode(BatchMode mode);

signals:
    /// Which there are, in which order, or which is active.
    void lanesChanged();
    /// Scenario, run, error or being computed.
    void laneChanged(int lane);

private:
    friend class ChangeLanesCommand;
    struct Waiting;
    [[nodiscard]] State stateOf(const std::vector<Scenario>& scenarios, int active);
    void change(const QString& text, const State& after);
    void changeScenarios(const QString& text, const std::function<Scenario(int lane, const Scenario&)>& changed);
    void apply(const State& state);
    [[nodiscard]] Waiting* waiting(int id) const;
    Waiting& park(int id, const Scenario& scenario);
    void follow(const Session* session);
    /// What is done to a lane's range, cursor and critical path is done to all.
    void share(PlayController* play);
    void shareAxis();
    [[nodiscard]] std::vector<PlayController*> plays() const;
    [[nodiscard]] bool busy() const;

    Session* m_session;
    PlayController* m_play;
    std::vector<int> m_ids;  ///< of all lanes, in their order; a session's slot
    std::vector<std::unique_ptr<Waiting>> m_waiting;
    int m_lastId = 0;
    bool m_sharing = false;
};

}  // namespace bubblescope
