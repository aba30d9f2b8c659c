// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/fasterstages.h"

#include "core/analysis/whatif.h"
#include "ui/session/session.h"

#include <QMetaObject>

#include <utility>

namespace bubblescope {
namespace {

constexpr int kDelayMs = 150;
/// A millisecond's work, done at once.
constexpr double kMostOpsAtOnce = 4e4;
/// Some seconds' work.
constexpr double kMostOpsUnasked = 1e8;

}  // namespace

FasterStages::FasterStages(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kDelayMs);
    connect(&m_later, &QTimer::timeout, this, &FasterStages::compute);
    m_pool.setMaxThreadCount(1);
    connect(session, &Session::scenarioChanged, this, [this] {
        stop();
        if (m_state == State::Busy)
            setState(State::Pending);
    });
    connect(session, &Session::runChanged, this, &FasterStages::takeRun);
    connect(session, &Session::errorChanged, this, &FasterStages::takeError);
    if (session->run())
        takeRun();
}

FasterStages::~FasterStages()
{
    m_stop.request_stop();
}

double FasterStages::workOps() const
{
    return m_run ? static_cast<double>(m_run->schedule.opCount()) * m_run->schedule.stageCount : 0;
}

void FasterStages::takeRun()
{
    stop();
    m_run = m_session->run();
    m_soonerNs.clear();
    // A simulation beside a measured makespan would tell of more than the stage.
    if (!m_run || m_run->measured) {
        m_run.reset();
        setState(State::None);
        return;
    }
    if (workOps() <= kMostOpsAtOnce) {
        m_soonerNs = soonerWithFasterStage(m_run->schedule, m_run->costs, m_run->analysis.makespanNs, kPercent).value();
        setState(State::Done);
        return;
    }
    const bool small = workOps() <= kMostOpsUnasked;
    if (small)
        m_later.start();
    setState(small ? State::Pending : State::OnDemand);
}

void FasterStages::takeError()
{
    // The present settings have no run: the last one stays on the screen.
    if (m_session->error() && m_run && m_state == State::Pending)
        m_later.start();
}

void FasterStages::stop()
{
    m_later.stop();
    m_stop.request_stop();
    ++m_job;
}

void FasterStages::cancel()
{
    stop();
    if (m_state == State::Pending || m_state == State::Busy)
        setState(State::OnDemand);
}

void FasterStages::compute()
{
    if (!m_run || m_state == State::Busy || m_state == State::Done)
        return;
    m_later.stop();
    m_stop = {};
    const quint64 job = ++m_job;
    m_progress = 0;
    JobControl control;
    control.stop = m_stop.get_token();
    control.progress = [this, job](double done) {
        QMetaObject::invokeMethod(
            this,
            [this, job, done] {
                if (job != m_job || m_state != State::Busy)
                    return;
                m_progress = done;
                emit changed();
            },
            Qt::QueuedConnection);
    };
    m_pool.start([this, job, control, run = m_run] {
        auto result = soonerWithFasterStage(run->schedule, run->costs, run->analysis.makespanNs, kPercent, control);
        QMetaObject::invokeMethod(
            this, [this, job, result = std::move(result)] { finish(job, result); }, Qt::QueuedConnection);
    });
    setState(State::Busy);
}

void FasterStages::finish(quint64 job, const Result<std::vector<TimeNs>>& result)
{
    if (job != m_job)
        return;
    if (result.ok())
        m_soonerNs = result.value();
    setState(result.ok() ? State::Done : State::OnDemand);
}

void FasterStages::setState(State state)
{
    m_state = state;
    emit changed();
}

}  // namespace bubblescope
