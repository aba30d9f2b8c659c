// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's part in live runs: actions, kept streams, what is remembered.

#include "ui/live/livebar.h"
#include "ui/theme/savedialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/predictedpane.h"
#include "ui/window/presentation.h"

#include <QFileInfo>
#include <QSettings>

namespace bubblescope {

void MainWindow::connectLive()
{
    connect(m_actions.live, &QAction::toggled, this, &MainWindow::refreshLive);
    connect(m_actions.liveRun, &QAction::triggered, this, [this] {
        m_actions.live->setChecked(true);
        m_liveBar->run();
    });
    connect(m_actions.livePause, &QAction::triggered, m_liveBar, &LiveBar::pauseOrResume);
    connect(m_actions.liveCancel, &QAction::triggered, &m_live, &LiveSession::cancel);
    const std::pair<QAction*, LiveSession::View> views[] = {
        {m_actions.liveSimulated, LiveSession::View::Simulated},
        {m_actions.liveMeasured, LiveSession::View::Measured},
        {m_actions.liveBeside, LiveSession::View::Beside},
    };
    for (const auto& [action, view] : views)
        connect(action, &QAction::triggered, &m_live, [this, view = view] { m_live.setView(view); });
    connect(m_actions.liveTakeCosts, &QAction::triggered, &m_live, &LiveSession::takeCosts);
    connect(&m_session, &Session::scenarioChanged, this, &MainWindow::refreshLive);
    connect(m_actions.liveOpenLast, &QAction::triggered, this, [this] { openFile(ScenarioFiles::lastRunPath()); });
    connect(m_actions.liveSave, &QAction::triggered, this, &MainWindow::askSaveStream);
    connect(&m_live, &LiveSession::statusChanged, this, &MainWindow::refreshLive);
    connect(&m_live, &LiveSession::viewChanged, this, &MainWindow::refreshLive);
    connect(&m_live, &LiveSession::measuredChanged, this, &MainWindow::refreshLive);
    // Whoever starts a run wants to see it grow.
    connect(&m_live, &LiveSession::firstShown, &m_play, [this] {
        m_play.fit();
        m_play.toEnd();
    });
    connect(&m_live, &LiveSession::fileOpened, this, [this](const QString& path, const QString& problem) {
        if (problem.isEmpty())
            m_files.adoptStream(path);
        else
            m_notice->showMessage(tr("Not opened: %1").arg(problem));
    });
    connect(&m_live, &LiveSession::saved, this, [this](const QString& path, const QString& problem) {
        if (!problem.isEmpty())
            m_notice->showMessage(tr("Not saved: %1: %2").arg(path, problem));
    });
    refreshLive();
}

void MainWindow::refreshLive()
{
    // A run's state is never out of sight.
    const bool needed = m_live.active() || m_live.view() != LiveSession::View::Simulated;
    if (needed)
        m_actions.live->setChecked(true);
    m_liveBar->setVisible(m_actions.live->isChecked());
    const LiveState state = m_live.status().state;
    m_actions.livePause->setEnabled(state == LiveState::Running || state == LiveState::Pausing ||
                                    state == LiveState::Paused);
    m_actions.liveCancel->setEnabled(m_live.active());
    m_actions.liveMeasured->setEnabled(m_live.hasMeasured());
    m_actions.liveBeside->setEnabled(m_live.hasMeasured());
    m_actions.liveTakeCosts->setEnabled(m_live.canTakeCosts());
    m_predicted->setVisible(m_live.view() == LiveSession::View::Beside && m_live.predicted());
    m_actions.liveSave->setEnabled(m_live.canSave());
}

/// What Escape does, one thing at a time.
void MainWindow::releasePinOrMeasured()
{
    if (m_presentation->closeDrawers())
        return;
    if (m_play.pinnedOp() || m_play.pinnedGap())
        m_play.unpin();
    else if (m_presentation->isOn())
        m_presentation->setOn(false);
    else if (m_live.view() != LiveSession::View::Simulated)
        m_live.setView(LiveSession::View::Simulated);
    else
        m_lessons.close();
}

void MainWindow::askSaveStream()
{
    const QString path = askSaveName(this, tr("Save the measured run"), QFileInfo(m_files.path()).path(),
                                     tr("Measured runs (*.jsonl)"), QStringLiteral(".jsonl"));
    if (!path.isEmpty())
        m_live.saveStream(path);
}

void MainWindow::restoreLive()
{
    const QSettings stored;
    LiveSettings settings;
    const auto read = [&stored](const char* key, const auto& otherwise) {
        return stored.value(QStringLiteral("live/") + QLatin1String(key), otherwise);
    };
    settings.place = static_cast<LiveSettings::Place>(std::clamp(read("place", 0).toInt(), 0, 2));
    settings.host = read("host", settings.host).toString();
    settings.remoteCommand = read("remoteCommand", settings.remoteCommand).toString();
    settings.launcher = read("launcher", settings.launcher).toString();
    settings.backend = static_cast<LiveSettings::Backend>(std::clamp(read("backend", 0).toInt(), 0, 1));
    settings.paced = read("paced", settings.paced).toBool();
    settings.opNs = std::clamp<TimeNs>(read("opNs", QVariant::fromValue(settings.opNs)).toLongLong(), 0, 10 * kNsPerS);
    settings.repeat = std::clamp(read("repeat", settings.repeat).toInt(), 0, 1'000'000);
    settings.slowdownBy = static_cast<LiveSettings::SlowdownBy>(std::clamp(read("slowdownBy", 0).toInt(), 0, 2));
    m_liveBar->setSettings(settings, read("backendChosen", false).toBool());
}

void MainWindow::rememberLive() const
{
    QSettings stored;
    const LiveSettings& settings = m_liveBar->settings();
    const auto keep = [&stored](const char* key, const QVariant& value) {
        stored.setValue(QStringLiteral("live/") + QLatin1String(key), value);
    };
    keep("place", static_cast<int>(settings.place));
    keep("host", settings.host);
    keep("remoteCommand", settings.remoteCommand);
    keep("launcher", settings.launcher);
    keep("backend", static_cast<int>(settings.backend));
    keep("paced", settings.paced);
    keep("backendChosen", m_liveBar->backendChosen());
    keep("opNs", QVariant::fromValue(settings.opNs));
    keep("repeat", settings.repeat);
    keep("slowdownBy", static_cast<int>(settings.slowdownBy));
}

}  // namespace bubblescope
