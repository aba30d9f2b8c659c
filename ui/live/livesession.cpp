// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/livesession.h"

#include "core/io/scenariojson.h"
#include "core/live/comparison.h"
#include "core/live/measuredrun.h"
#include "ui/session/session.h"
#include "ui/text/messages.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <QStandardPaths>
#include <QThreadPool>

#include <mutex>
#include <utility>

namespace bubblescope {
namespace {

using live::LivePhase;
using live::LiveRun;

/// An iteration that lasts longer is watched while it grows; of shorter ones the complete ones are shown.
constexpr TimeNs kWatchedNs = kNsPerS;

LiveState stateOf(LivePhase phase)
{
    switch (phase) {
    case LivePhase::Nothing:
    case LivePhase::Starting:
        return LiveState::Starting;
    case LivePhase::Calibrating:
        return LiveState::Calibrating;
    case LivePhase::Running:
        return LiveState::Running;
    case LivePhase::Pausing:
        return LiveState::Pausing;
    case LivePhase::Paused:
        return LiveState::Paused;
    case LivePhase::Verifying:
        return LiveState::Verifying;
    case LivePhase::Stopping:
        return LiveState::Stopping;
    case LivePhase::Finished:
    case LivePhase::Cancelled:
        return LiveState::Ended;
    case LivePhase::Failed:
    case LivePhase::CutOff:
    case LivePhase::Refused:
        break;
    }
    return LiveState::Incomplete;
}

/// The last complete iteration of a run, or how many there are.
std::size_t lastComplete(const LiveRun& run)
{
    for (std::size_t i = run.iterations.size(); i > 0; --i)
        if (run.isComplete(*run.iterations[i - 1]))
            return i - 1;
    return run.iterations.size();
}

std::size_t lastStarted(const LiveRun& run)
{
    for (std::size_t i = run.iterations.size(); i > 0; --i)
        if (run.iterations[i - 1]->opCount > 0)
            return i - 1;
    return run.iterations.size();
}

TimeNs durationNs(const live::LiveIteration& iteration)
{
    TimeNs end = iteration.startNs;
    for (const live::DeviceIntervals& device : iteration.devices)
        if (!device.endNs.empty())
            end = std::max(end, device.endNs.back());
    return end - iteration.startNs;
}

/// The iteration to show, or how many there are if none can be.
std::size_t newestToShow(const LiveRun& run)
{
    const std::size_t complete = lastComplete(run);
    const std::size_t started = lastStarted(run);
    if (complete == run.iterations.size() || complete == started)
        return started;
    // What an early end cut off is what one wants to see, but for a cancel between two pictures.
    if (live::isOver(run.phase))
        return run.phase == LivePhase::Finished || run.phase == LivePhase::Cancelled ? complete : started;
    const bool held = run.phase == LivePhase::Paused || run.phase == LivePhase::Pausing;
    return held || durationNs(*run.iterations[complete]) >= kWatchedNs ? started : complete;
}

/// The same but for the slowdowns, which a repeating run takes over.
bool sameButSlowdown(Scenario a, const Scenario& b)
{
    a.costs.slowdown = b.costs.slowdown;
    return a == b;
}

/// Where every process of a launcher can read it: a home folder is on all nodes more often than /tmp.
QString scenarioFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    QDir().mkpath(folder);
    return folder + QStringLiteral("/live-scenario.json");
}

/// The range's scenario with the costs that were measured in it.
std::optional<Scenario> scenarioWithCosts(const LiveRun& run, live::IterationRange range)
{
    const Scenario scenario = live::liveScenario(run, range);
    const Result<OpCosts> targets = resolveCosts(scenario, run.plan->schedule);
    if (!targets.ok())
        return std::nullopt;
    const live::MeasuredCosts costs = live::measuredCosts(live::measuredTimeline(run, range), targets.value());
    return live::withMeasuredCosts(scenario, targets.value(), costs);
}

QByteArray oneLine(const Scenario& scenario)
{
    // A line break inside a string is written \n, so these are all between values.
    QByteArray json = QByteArray::fromStdString(writeScenarioJson(scenario));
    json.replace('\n', ' ');
    return json + '\n';
}

}  // namespace

/// What a job off the interface thread has made.
struct LiveSession::Built {
    std::shared_ptr<const Run> run;
    std::shared_ptr<const Run> predicted;
    std::shared_ptr<const live::Comparison> comparison;
    std::optional<Scenario> withCosts;
    std::shared_ptr<const live::LiveIteration> from;
    TimeNs lastNs = 0;  ///< duration of the newest complete iteration, 0 if there is none
};

/// Jobs reach the session through this, which outlives it.
struct LiveSession::Link {
    std::mutex mutex;
    LiveSession* session = nullptr;  ///< guarded by mutex; null once it is gone
};

/// Runs `function` in the interface thread unless the session is gone.
template <class Function>
void LiveSession::post(const std::shared_ptr<Link>& link, Function function)
{
    const std::scoped_lock lock(link->mutex);
    if (link->session)
        QMetaObject::invokeMethod(link->session, std::move(function), Qt::QueuedConnection);
}

LiveSession::LiveSession(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_link(std::make_shared<Link>())
{
    m_link->session = this;
    constexpr int kSecondMs = 1000;
    m_silence.setInterval(kSecondMs);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        const int silent = static_cast<int>(m_lastWord.elapsed() / kSecondMs);
        if (std::exchange(m_status.silentS, silent) != silent)
            emit statusChanged();
    });
    connect(session, &Session::scenarioChanged, this, &LiveSession::sendSlowdown);
}

LiveSession::~LiveSession()
{
    m_stop.request_stop();
    const std::scoped_lock lock(m_link->mutex);
    m_link->session = nullptr;
}

void LiveSession::reset()
{
    ++m_epoch;
    m_stop.request_stop();
    m_stop = {};
    if (m_worker) {
        m_worker->disconnect(this);
        m_worker.reset();
    }
    m_silence.stop();
    m_status = {};
    m_expectedNs = 0;
    m_building = m_buildAgain = false;
    m_firstPending = true;
    m_sends = false;
}

void LiveSession::forgetMeasured()
{
    m_source.reset();
    m_kept.reset();
    m_openedPath.clear();
    m_builtFrom.reset();
    m_predicted.reset();
    m_comparison.reset();
    m_withCosts.reset();
}

void LiveSession::takeSource(const std::shared_ptr<const LiveRun>& run)
{
    if (!run || run->opCount() == 0)
        return;
    if (m_sourceIsOld)
        forgetMeasured();
    m_sourceIsOld = false;
    m_source = run;
}

void LiveSession::start(const LiveSettings& settings)
{
    reset();
    m_sourceIsOld = true;
    const bool launched = settings.place == LiveSettings::Place::Launcher;
    const QString file = launched ? scenarioFile() : QString();
    WorkerCommand command = runCommand(settings, findWorker(), file);
    const QByteArray scenario = oneLine(m_session->scenario());
    if (command.ok() && launched) {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(scenario) != scenario.size())
            command.problem = tr("cannot write %1: %2").arg(file, out.errorString());
    }
    if (settings.place == LiveSettings::Place::Ssh)
        m_status.place = settings.host.trimmed();
    if (!command.ok()) {
        m_status.problem = command.problem;
        setState(LiveState::Incomplete);
        return;
    }
    m_sent = m_session->scenario();
    m_sends = true;
    m_lastWord.start();
    m_silence.start();
    m_worker = std::make_unique<WorkerProcess>();
    connect(m_worker.get(), &WorkerProcess::snapshotChanged, this, [this] { take(m_worker->snapshot()); });
    connect(m_worker.get(), &WorkerProcess::errorLinesChanged, this, [this] {
        m_status.errorLines = m_worker->errorLines();
        emit statusChanged();
    });
    connect(m_worker.get(), &WorkerProcess::ended, this, &LiveSession::finish);
    m_status.state = LiveState::Starting;
    m_showWhenMeasured = true;
    m_worker->start(command, launched ? QByteArray() : scenario, m_lastRunPath);
    emit statusChanged();
}

void LiveSession::command(const char* name)
{
    if (m_worker)
        m_worker->send(QByteArray("{\"cmd\":\"") + name + "\"}");
}

void LiveSession::pause()
{
    command("pause");
}

void LiveSession::resume()
{
    command("resume");
}

void LiveSession::cancel()
{
    if (!m_worker || !active())
        return;
    m_worker->stop();
    setState(LiveState::Stopping);
}

void LiveSession::sendSlowdown()
{
    if (!m_sends)
        return;
    const Scenario& scenario = m_session->scenario();
    const bool outdated = !sameButSlowdown(scenario, m_sent);
    if (std::exchange(m_status.outdated, outdated) != outdated)
        emit statusChanged();
    if (outdated || scenario.costs.slowdown == m_sent.costs.slowdown)
        return;
    m_sent = scenario;
    const auto& plan = m_status.run ? m_status.run->plan : nullptr;
    const int stages = plan ? plan->schedule.stageCount : scenario.stages();
    QByteArrayList factors;
    for (int stage = 0; stage < stages; ++stage)
        factors << QByteArray::number(slowdownOf(scenario, stage), 'g', 17);
    m_worker->send("{\"cmd\":\"slowdown\",\"factors\":[" + factors.join(',') + "]}");
}

void LiveSession::take(std::shared_ptr<const LiveRun> run)
{
    m_lastWord.start();
    m_status.silentS = 0;
    const bool planIsNew = run->plan && (!m_status.run || !m_status.run->plan);
    m_status.run = std::move(run);
    takeSource(m_status.run);
    if (planIsNew && m_status.run->scenario)
        expect(*m_status.run->scenario);
    // How it ended is known when the worker is gone. A stop that was asked for shows before the worker says it.
    if (!live::isOver(m_status.run->phase) && m_status.state != LiveState::Stopping)
        m_status.state = stateOf(m_status.run->phase);
    emit statusChanged();
    build();
}

void LiveSession::finish(const WorkerEnd& end)
{
    m_silence.stop();
    m_sends = false;
    m_status.silentS = 0;
    m_status.end = end;
    m_status.errorLines = m_worker->errorLines();
    if (m_worker->snapshot())
        m_status.run = m_worker->snapshot();
    takeSource(m_status.run);
    if (!m_sourceIsOld)
        m_kept = m_worker->kept();
    // Not in the midst of its own signal.
    m_worker.release()->deleteLater();
    const LiveRun* run = m_status.run.get();
    const bool whole =
        run && (run->phase == LivePhase::Finished || run->phase == LivePhase::Cancelled) && run->faults.missing == 0;
    setState(whole ? LiveState::Ended : LiveState::Incomplete);
    build();
    show();
    leaveIfEmpty();
}

void LiveSession::leaveIfEmpty()
{
    if (active() || m_building || !m_firstPending)
        return;
    if (!m_sourceIsOld) {
        forgetMeasured();
        m_measured.reset();
    }
    if (!m_measured)
        setView(View::Simulated);
}

void LiveSession::setState(LiveState state)
{
    m_status.state = state;
    emit statusChanged();
}

void LiveSession::expect(const Scenario& scenario)
{
    QThreadPool::globalInstance()->start([this, link = m_link, epoch = m_epoch, scenario, stop = m_stop.get_token()] {
        const Result<std::shared_ptr<const Run>> run = computeRun(scenario, {stop, {}});
        if (!run.ok())
            return;
        post(link, [this, epoch, ns = run.value()->analysis.makespanNs] {
            if (epoch == m_epoch && m_expectedNs == 0) {
                m_expectedNs = ns;
                show();
            }
        });
    });
}

void LiveSession::build()
{
    if (!m_source || !m_source->plan)
        return;
    if (m_building) {
        m_buildAgain = true;
        return;
    }
    const LiveRun& run = *m_source;
    const std::size_t newest = newestToShow(run);
    if (newest == run.iterations.size())
        return;
    // A prediction is of one iteration.
    const bool beside = m_view == View::Beside;
    const bool all = m_extent == Extent::All && !beside;
    const std::shared_ptr<const live::LiveIteration> from = run.iterations[all ? lastStarted(run) : newest];
    if (from == m_builtFrom)
        return;
    m_building = true;
    const live::IterationRange range = all ? live::IterationRange{} : live::IterationRange{newest, 1};
    QThreadPool::globalInstance()->start(
        [this, link = m_link, epoch = m_epoch, snapshot = m_source, range, from, beside, stop = m_stop.get_token()] {
            Built built;
            built.from = from;
            if (const std::size_t last = lastComplete(*snapshot); last < snapshot->iterations.size())
                built.lastNs = durationNs(*snapshot->iterations[last]);
            if (Result<std::shared_ptr<const Run>> made = live::measuredRun(*snapshot, range, {stop, {}}); made.ok())
                built.run = std::move(made).value();
            if (built.run)
                built.withCosts = scenarioWithCosts(*snapshot, range);
            if (built.withCosts && beside) {
                if (Result<std::shared_ptr<const Run>> made = computeRun(*built.withCosts, {stop, {}}); made.ok())
                    built.predicted = std::move(made).value();
                if (Result<live::Comparison> made = live::compare(*snapshot, range.first, {stop, {}}); made.ok())
                    built.comparison = std::make_shared<const live::Comparison>(std::move(made).value());
            }
            post(link, [this, epoch, built] {
                if (epoch == m_epoch)
                    takeBuilt(built);
            });
        });
}

void LiveSession::takeBuilt(const Built& built)
{
    m_building = false;
    m_builtFrom = built.from;
    if (built.run) {
        m_measured = built.run;
        m_predicted = built.predicted;
        m_comparison = built.comparison;
        m_withCosts = built.withCosts;
        if (built.lastNs > 0)
            m_expectedNs = built.lastNs;
        const bool first = !m_sourceIsOld && std::exchange(m_firstPending, false);
        if (first && std::exchange(m_showWhenMeasured, false) && m_view == View::Simulated)
            setView(View::Measured);
        show();
        emit measuredChanged();
        if (first)
            emit firstShown();
    }
    if (std::exchange(m_buildAgain, false))
        build();
    leaveIfEmpty();
}

void LiveSession::show()
{
    if (m_view == View::Simulated || !m_measured)
        return;
    m_session->showMeasured(m_measured, spanNs());
}

TimeNs LiveSession::spanNs() const
{
    // What an early end cut off leaves its place empty.
    const bool growing = !m_firstPending && (active() || m_status.state == LiveState::Incomplete);
    const bool grows = growing && (m_extent == Extent::Newest || m_view == View::Beside);
    TimeNs span = grows ? m_expectedNs : 0;
    if (m_view == View::Beside && m_predicted)
        span = std::max({span, m_predicted->analysis.makespanNs, m_measured->analysis.makespanNs});
    return span;
}

bool LiveSession::canTakeCosts() const
{
    return m_measured && m_withCosts && m_withCosts->stages() == m_session->scenario().stages();
}

void LiveSession::takeCosts()
{
    if (!canTakeCosts())
        return;
    Scenario changed = m_session->scenario();
    changed.costs = m_withCosts->costs;
    changed.batch = m_withCosts->batch;
    m_session->edit(tr("Take over the measured costs"), changed);
}

void LiveSession::setView(View view)
{
    m_showWhenMeasured = false;
    if (std::exchange(m_view, view) == view)
        return;
    if (view == View::Simulated)
        m_session->showSimulated();
    else
        show();
    emit viewChanged();
    if (view == View::Beside && !m_predicted) {
        m_builtFrom.reset();
        build();
    }
}

void LiveSession::setExtent(Extent extent)
{
    if (std::exchange(m_extent, extent) == extent)
        return;
    m_builtFrom.reset();
    build();
    emit viewChanged();
}

bool LiveSession::looksLikeStream(const QString& path)
{
    const QFileInfo info(path);
    if (info.suffix().compare(u"jsonl", Qt::CaseInsensitive) == 0)
        return true;
    QFile file(path);
    constexpr qint64 kBeginning = 4096;
    return info.isFile() && file.open(QIODevice::ReadOnly) && file.read(kBeginning).contains("{\"bsw\":");
}

void LiveSession::openFile(const QString& path)
{
    QThreadPool::globalInstance()->start([this, link = m_link, path] {
        Result<std::shared_ptr<const LiveRun>> read = live::readStreamFile(QFile::encodeName(path).toStdString());
        post(link, [this, path, read = std::move(read)] { takeFile(path, read); });
    });
}

void LiveSession::takeFile(const QString& path, const Result<std::shared_ptr<const LiveRun>>& read)
{
    const QString name = QFileInfo(path).fileName();
    QString problem;
    if (!read.ok())
        problem = errorText(read.error());
    else if (read.value()->planProblem)
        problem = errorText(*read.value()->planProblem);
    else if (!read.value()->plan || read.value()->opCount() == 0)
        problem = tr("%1: nothing was measured").arg(name);
    if (!problem.isEmpty()) {
        emit fileOpened(path, problem);
        return;
    }
    reset();
    forgetMeasured();
    m_sourceIsOld = false;
    m_openedPath = path;
    m_source = m_status.run = read.value();
    const LiveRun& run = *m_status.run;
    m_session->edit(tr("Open %1").arg(name), live::liveScenario(run));
    m_view = m_view == View::Simulated ? View::Measured : m_view;
    setState(run.faults.missing > 0 ? LiveState::Incomplete : stateOf(run.phase));
    if (run.scenario)
        expect(*run.scenario);
    emit viewChanged();
    build();
    emit fileOpened(path, {});
}

bool LiveSession::canSave() const
{
    return !active() && (!m_openedPath.isEmpty() || (m_kept && !m_kept->empty()));
}

void LiveSession::saveStream(const QString& path)
{
    if (!canSave())
        return;
    QThreadPool::globalInstance()->start([this, link = m_link, path, kept = m_kept, opened = m_openedPath] {
        QString problem;
        if (kept) {
            problem = kept->copyTo(path);
        } else if (QFileInfo(path).canonicalFilePath() != QFileInfo(opened).canonicalFilePath()) {
            QFile::remove(path);
            QFile source(opened);
            if (!source.copy(path))
                problem = source.errorString();
        }
        post(link, [this, path, problem] { emit saved(path, problem); });
    });
}

bool LiveSession::waitUntilOver(int timeoutMs)
{
    const auto over = [this] { return !active() && !m_building && !m_session->busy(); };
    if (over())
        return true;
    QEventLoop loop;
    const auto check = [&] {
        if (over())
            loop.quit();
    };
    // One turn later: a build may begin with the same news.
    connect(this, &LiveSession::statusChanged, &loop, check, Qt::QueuedConnection);
    connect(this, &LiveSession::measuredChanged, &loop, check, Qt::QueuedConnection);
    connect(m_session, &Session::busyChanged, &loop, check, Qt::QueuedConnection);
    QTimer::singleShot(timeoutMs, &loop, &QEventLoop::quit);
    loop.exec();
    return over();
}

}  // namespace bubblescope
