// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/comparison.h"

#include <QElapsedTimer>
#include <QScopedValueRollback>
#include <QUndoCommand>

#include <algorithm>
#include <optional>

namespace bubblescope {

/// A lane that is not active.
struct Comparison::Waiting : QObject {
    Session session;
    PlayController play{&session};
    bool settled = false;  ///< its first run has found its place, which is not the others'
};

class ChangeLanesCommand : public QUndoCommand {
public:
    ChangeLanesCommand(Comparison* comparison, const QString& text, Comparison::State before, Comparison::State after)
        : QUndoCommand(text)
        , m_comparison(comparison)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }

    void undo() override { m_comparison->apply(m_before); }
    void redo() override { m_comparison->apply(m_after); }

private:
    Comparison* m_comparison;
    Comparison::State m_before;
    Comparison::State m_after;
};

Comparison::Comparison(Session* session, PlayController* play, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_play(play)
    , m_ids{session->slot()}
{
    follow(session);
    share(play);
    connect(session, &Session::slotWanted, this, [this](int id) {
        if (const auto found = std::find(m_ids.begin(), m_ids.end(), id); found != m_ids.end())
            choose(static_cast<int>(found - m_ids.begin()));
    });
}

Comparison::~Comparison() = default;

int Comparison::active() const
{
    return static_cast<int>(std::find(m_ids.begin(), m_ids.end(), m_session->slot()) - m_ids.begin());
}

const Session& Comparison::session(int lane) const
{
    const Waiting* other = waiting(m_ids[static_cast<std::size_t>(lane)]);
    return other != nullptr ? other->session : *m_session;
}

PlayController& Comparison::play(int lane) const
{
    Waiting* other = waiting(m_ids[static_cast<std::size_t>(lane)]);
    return other != nullptr ? other->play : *m_play;
}

std::vector<Scenario> Comparison::scenarios() const
{
    std::vector<Scenario> list;
    for (int lane = 0; lane < count(); ++lane)
        list.push_back(session(lane).scenario());
    return list;
}

bool Comparison::busy() const
{
    return m_session->busy() ||
           std::any_of(m_waiting.begin(), m_waiting.end(), [](const auto& other) { return other->session.busy(); });
}

bool Comparison::waitUntilIdle(int timeoutMs)
{
    QElapsedTimer clock;
    clock.start();
    const auto left = [&] { return std::max(0, timeoutMs - static_cast<int>(clock.elapsed())); };
    while (busy() && left() > 0) {
        Session* session = m_session;
        for (const auto& other : m_waiting)
            if (other->session.busy())
                session = &other->session;
        session->waitUntilIdle(left());
    }
    return !busy();
}

Comparison::Waiting* Comparison::waiting(int id) const
{
    const auto found = std::find_if(m_waiting.begin(), m_waiting.end(),
                                    [id](const auto& other) { return other->session.slot() == id; });
    return found == m_waiting.end() ? nullptr : found->get();
}

/// A new lane that waits. It takes over scenario and run of the active one where they are to be its own.
Comparison::Waiting& Comparison::park(int id, const Scenario& scenario)
{
    m_waiting.push_back(std::make_unique<Waiting>());
    Waiting& lane = *m_waiting.back();
    lane.session.setSlot(id);
    if (scenario == m_session->scenario())
        lane.session.copyFrom(*m_session);
    lane.settled = lane.session.run() != nullptr;
    follow(&lane.session);
    connect(&lane.session, &Session::runChanged, &lane,
            [&lane] { lane.settled = lane.settled || lane.session.run() != nullptr; });
    lane.play.setPathShown(m_play->pathShown());
    share(&lane.play);
    if (lane.session.scenario() != scenario || (!lane.settled && !lane.session.busy()))
        lane.session.apply(scenario);
    return lane;
}

void Comparison::follow(const Session* session)
{
    const auto tell = [this, session] {
        if (const auto found = std::find(m_ids.begin(), m_ids.end(), session->slot()); found != m_ids.end())
            emit laneChanged(static_cast<int>(found - m_ids.begin()));
    };
    connect(session, &Session::scenarioChanged, this, tell);
    connect(session, &Session::errorChanged, this, tell);
    connect(session, &Session::busyChanged, this, tell);
    connect(session, &Session::runChanged, this, [this, tell] {
        shareAxis();
        tell();
    });
}

std::vector<PlayController*> Comparison::plays() const
{
    std::vector<PlayController*> all{m_play};
    for (const auto& other : m_waiting)
        all.push_back(&other->play);
    return all;
}

void Comparison::share(PlayController* play)
{
    const auto whenChanged = [this, play](auto signal, auto take) {
        connect(play, signal, this, [this, play, take] {
            const auto unsettled = [play](const auto& other) { return &other->play == play && !other->settled; };
            if (m_sharing || std::any_of(m_waiting.begin(), m_waiting.end(), unsettled))
                return;
            const QScopedValueRollback guard(m_sharing, true);
            for (PlayController* other : plays())
                if (other != play)
                    take(other);
        });
    };
    whenChanged(&PlayController::rangeChanged,
                [play](PlayController* other) { other->setRange(play->fromNs(), play->toNs()); });
    whenChanged(&PlayController::cursorChanged,
                [play](PlayController* other) { other->setCursorNs(play->cursorNs()); });
    whenChanged(&PlayController::pathShownChanged,
                [play](PlayController* other) { other->setPathShown(play->pathShown()); });
}

/// The axis and the cursor reach as far as the longest run does.
void Comparison::shareAxis()
{
    if (m_sharing)
        return;
    TimeNs lastNs = 0;
    TimeNs spanNs = 0;
    for (int lane = 0; isOpen() && lane < count(); ++lane) {
        const Session& one = session(lane);
        const TimeNs endNs = one.run() ? one.run()->analysis.makespanNs : 0;
        lastNs = std::max(lastNs, endNs);
        spanNs = std::max({spanNs, endNs, one.expectedEndNs()});
    }
    m_play->setAtLeast(lastNs, spanNs);
    const QScopedValueRollback guard(m_sharing, true);
    for (const auto& other : m_waiting) {
        other->play.setAtLeast(lastNs, spanNs);
        other->play.setRange(m_play->fromNs(), m_play->toNs());
        other->play.setCursorNs(m_play->cursorNs());
    }
}

void Comparison::choose(int lane)
{
    if (lane < 0 || lane >= count() || lane == active())
        return;
    Waiting* chosen = waiting(m_ids[static_cast<std::size_t>(lane)]);
    const std::optional<std::size_t> op = chosen->play.pinnedOp();
    const std::optional<IdleGap> gap = chosen->play.pinnedGap();
    m_session->exchange(chosen->session);
    if (op)
        m_play->setPinnedOp(op);
    else if (gap)
        m_play->setPinnedGap(gap->device, gap->startNs);
    emit lanesChanged();
}

Comparison::State Comparison::state() const
{
    State now;
    for (int lane = 0; lane < count(); ++lane)
        now.lanes.emplace_back(m_ids[static_cast<std::size_t>(lane)], session(lane).scenario());
    now.activeId = m_session->slot();
    return now;
}

void Comparison::change(const QString& text, const State& after)
{
    const State before = state();
    if (before.lanes == after.lanes && before.activeId == after.activeId)
        return;
    m_session->undoStack()->push(new ChangeLanesCommand(this, text, before, after));
}

void Comparison::changeScenarios(const QString& text, const std::function<Scenario(int, const Scenario&)>& changed)
{
    State after = state();
    for (std::size_t lane = 0; lane < after.lanes.size(); ++lane)
        after.lanes[lane].second = changed(static_cast<int>(lane), after.lanes[lane].second);
    change(text, after);
}

void Comparison::apply(const State& state)
{
    const auto wanted = [&state](int id) -> const Scenario* {
        const auto found =
            std::find_if(state.lanes.begin(), state.lanes.end(), [id](const auto& lane) { return lane.first == id; });
        return found == state.lanes.end() ? nullptr : &found->second;
    };
    if (Waiting* chosen = waiting(state.activeId)) {
        m_session->exchange(chosen->session);
    } else if (m_session->slot() != state.activeId) {
        // A new one begins where the active one is, which makes room if it stays.
        const int before = m_session->slot();
        if (wanted(before) != nullptr)
            park(before, m_session->scenario());
        m_session->setSlot(state.activeId);
    }
    m_ids.clear();
    for (const auto& [id, scenario] : state.lanes) {
        m_ids.push_back(id);
        if (id != state.activeId && waiting(id) == nullptr)
            park(id, scenario);
    }
    // Views look at them until they hear of it.
    for (auto& other : m_waiting)
        if (wanted(other->session.slot()) == nullptr) {
            other->session.disconnect(this);
            other->play.disconnect(this);
            other->setParent(this);
            other.release()->deleteLater();
        }
    m_waiting.erase(std::remove(m_waiting.begin(), m_waiting.end(), nullptr), m_waiting.end());
    for (const auto& [id, scenario] : state.lanes) {
        Waiting* other = waiting(id);
        Session& session = other != nullptr ? other->session : *m_session;
        if (session.scenario() != scenario)
            session.apply(scenario);
    }
    shareAxis();
    emit lanesChanged();
}

/// Lanes that there are already are kept for the first of them.
Comparison::State Comparison::stateOf(const std::vector<Scenario>& scenarios, int active)
{
    State wanted;
    for (std::size_t lane = 0; lane < scenarios.size(); ++lane)
        wanted.lanes.emplace_back(lane < m_ids.size() ? m_ids[lane] : ++m_lastId, scenarios[lane]);
    wanted.activeId = wanted.lanes[static_cast<std::size_t>(active)].first;
    return wanted;
}

void Comparison::show(const QString& text, const std::vector<Scenario>& scenarios, int active)
{
    if (scenarios.size() == 1 && !isOpen())
        m_session->edit(text, scenarios.front());
    else
        change(text, stateOf(scenarios, active));
}

void Comparison::replace(const std::vector<Scenario>& scenarios, int active)
{
    apply(stateOf(scenarios, active));
}

void Comparison::add()
{
    if (isFull())
        return;
    State after = state();
    after.lanes.emplace_back(++m_lastId, m_session->scenario());
    after.activeId = m_lastId;
    change(tr("Compare with a copy"), after);
}

void Comparison::remove(int lane)
{
    if (!isOpen() || lane < 0 || lane >= count())
        return;
    State after = state();
    after.lanes.erase(after.lanes.begin() + lane);
    if (lane == active())
        after.activeId = after.lanes[static_cast<std::size_t>(std::min(lane, count() - 2))].first;
    change(tr("Remove %1").arg(letter(lane)), after);
}

void Comparison::end()
{
    State after = state();
    std::erase_if(after.lanes, [&](const auto& lane) { return lane.first != after.activeId; });
    change(tr("End of the comparison"), after);
}

void Comparison::copySettings(int from, const std::vector<int>& to)
{
    const Scenario source = session(from).scenario();
    changeScenarios(tr("Settings of %1").arg(letter(from)), [&](int lane, const Scenario& scenario) {
        const bool meant = lane != from && std::find(to.begin(), to.end(), lane) != to.end();
        return meant ? withSettingsOf(source, scenario) : scenario;
    });
}

void Comparison::swap(int lane, int other)
{
    if (lane == other || std::min(lane, other) < 0 || std::max(lane, other) >= count())
        return;
    State after = state();
    std::swap(after.lanes[static_cast<std::size_t>(lane)], after.lanes[static_cast<std::size_t>(other)]);
    change(tr("Swap %1 and %2").arg(letter(std::min(lane, other)), letter(std::max(lane, other))), after);
}

void Comparison::useBasis(RankBasis basis)
{
    const Scenario first = session(0).scenario();
    const bool stages = basis == RankBasis::Stages;
    changeScenarios(stages ? tr("Same stages") : tr("Same devices"), [&](int lane, const Scenario& scenario) {
        return lane == 0 ? scenario : stages ? atStagesOf(first, scenario) : atDevicesOf(first, scenario);
    });
}

void Comparison::useBatchMode(BatchMode mode)
{
    const Scenario first = session(0).scenario();
    changeScenarios(mode == BatchMode::FixedBatch ? tr("Same batch") : tr("Same microbatch size"),
                    [&](int lane, const Scenario& scenario) {
                        const auto& run = session(lane).simulated();
                        const bool split = run && run->indexOf(0, OpKind::BackwardInput, 0) < run->schedule.opCount();
                        return inBatchMode(first, scenario, mode, split);
                    });
}

}  // namespace bubblescope
