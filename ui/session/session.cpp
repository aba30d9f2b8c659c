// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <QEventLoop>
#include <QMetaObject>
#include <QThreadPool>
#include <QTimer>
#include <QUndoCommand>

#include <chrono>
#include <utility>

namespace bubblescope {

class EditScenarioCommand : public QUndoCommand {
public:
    EditScenarioCommand(Session* session, const QString& text, Scenario before, Scenario after, QString mergeKey)
        : QUndoCommand(text)
        , m_session(session)
        , m_slot(session->slot())
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
    {
    }

    void undo() override { apply(m_before); }
    void redo() override { apply(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const EditScenarioCommand*>(other);
        if (next->m_mergeKey != m_mergeKey || next->m_slot != m_slot)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    void apply(const Scenario& scenario)
    {
        if (m_session->slot() != m_slot)
            emit m_session->slotWanted(m_slot);
        m_session->apply(scenario);
    }

    Session* m_session;
    int m_slot;
    Scenario m_before;
    Scenario m_after;
    QString m_mergeKey;
};

Session::Session(QObject* parent)
    : QObject(parent)
{
    m_history.addStack(&m_undoStack);
    m_history.addStack(&m_asideStack);
    m_history.setActiveStack(&m_undoStack);
}

Session::~Session()
{
    // Clearing it is no news to anybody any more.
    m_history.disconnect();
    m_stop.request_stop();
    // A computation holds no pointer to us but through queued calls, which end with this object; it need only have
    // left the functions that it captured.
    QThreadPool::globalInstance()->waitForDone();
}

void Session::edit(const QString& text, const Scenario& changed, const QString& mergeKey)
{
    if (changed != m_scenario)
        undoStack()->push(new EditScenarioCommand(this, text, m_scenario, changed, mergeKey));
}

void Session::exchange(Session& other)
{
    std::swap(m_scenario, other.m_scenario);
    std::swap(m_slot, other.m_slot);
    std::swap(m_run, other.m_run);
    std::swap(m_error, other.m_error);
    const bool computing = m_busy || other.m_busy;
    for (Session* session : {this, &other}) {
        emit session->scenarioChanged();
        emit session->errorChanged();
        // Also where it has none: the other's is not to stay.
        if (!session->m_measured)
            emit session->runChanged();
        if (computing)
            session->compute();
    }
}

void Session::copyFrom(const Session& other)
{
    m_scenario = other.m_scenario;
    m_run = other.m_run;
    m_error = other.m_error;
    emit scenarioChanged();
    emit errorChanged();
    if (m_run && !m_measured)
        emit runChanged();
    if (other.m_busy)
        compute();
}

void Session::load(const Scenario& scenario)
{
    undoStack()->clear();
    apply(scenario);
}

void Session::showMeasured(std::shared_ptr<const Run> run, TimeNs expectedEndNs)
{
    if (!run || (run == m_measured && expectedEndNs == m_expectedEndNs))
        return;
    m_measured = std::move(run);
    m_expectedEndNs = expectedEndNs;
    emit runChanged();
}

void Session::showSimulated()
{
    if (!std::exchange(m_measured, nullptr))
        return;
    m_expectedEndNs = 0;
    emit runChanged();
}

void Session::apply(const Scenario& scenario)
{
    m_scenario = scenario;
    emit scenarioChanged();
    compute();
}

void Session::setAside(bool aside)
{
    m_asideStack.clear();
    m_history.setActiveStack(aside ? &m_asideStack : &m_undoStack);
}

void Session::cancel()
{
    m_stop.request_stop();
}

bool Session::waitUntilIdle(int timeoutMs)
{
    if (!m_busy)
        return true;
    QEventLoop loop;
    connect(this, &Session::busyChanged, &loop, [&loop](bool busy) {
        if (!busy)
            loop.quit();
    });
    QTimer::singleShot(timeoutMs, &loop, &QEventLoop::quit);
    loop.exec();
    return !m_busy;
}

void Session::compute()
{
    m_stop.request_stop();
    m_stop = {};
    const quint64 job = ++m_job;
    if (!std::exchange(m_busy, true))
        emit busyChanged(true);

    // Progress arrives as often as the engine likes; the interface hears of it some twenty times a second.
    JobControl control;
    control.stop = m_stop.get_token();
    control.progress = [this, job, last = std::chrono::steady_clock::now()](double done) mutable {
        using namespace std::chrono_literals;
        const auto now = std::chrono::steady_clock::now();
        if (now - last < 50ms)
            return;
        last = now;
        QMetaObject::invokeMethod(
            this,
            [this, job, done] {
                if (job == m_job && m_busy)
                    emit progressChanged(done);
            },
            Qt::QueuedConnection);
    };
    QThreadPool::globalInstance()->start([this, job, control, scenario = m_scenario] {
        Result<std::shared_ptr<const Run>> result = computeRun(scenario, control);
        std::shared_ptr<const Run> stuck;
        if (!result.ok() && result.error().deadlock)
            if (const auto partial = stuckRun(scenario, result.error(), control); partial.ok())
                stuck = partial.value();
        QMetaObject::invokeMethod(
            this, [this, job, result = std::move(result), stuck] { finish(job, result, stuck); }, Qt::QueuedConnection);
    });
}

TimeNs Session::expectedEndNs() const
{
    if (m_measured)
        return m_expectedEndNs;
    return m_run && m_run->stuck ? m_run->analysis.makespanNs * 3 / 2 : 0;
}

void Session::finish(quint64 job, const Result<std::shared_ptr<const Run>>& result,
                     const std::shared_ptr<const Run>& stuck)
{
    // A newer change has taken over; its own result is on the way.
    if (job != m_job)
        return;
    m_busy = false;
    const bool hadError = m_error.has_value();
    m_error.reset();
    const std::shared_ptr<const Run> run = result.ok() ? result.value() : stuck;
    if (run)
        m_run = run;
    if (!result.ok())
        m_error = result.error();
    if (hadError || m_error)
        emit errorChanged();
    if (run && !m_measured)
        emit runChanged();
    emit busyChanged(false);
}

}  // namespace bubblescope
