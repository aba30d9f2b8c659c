// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A live run in the window: starts a worker with the session's scenario, follows its stream, gives it commands, and
// hands what has been measured to the Session as runs. A kept stream is shown the same way. Runs are made off the
// interface thread from the newest snapshot; while one is being made, newer snapshots wait for the last of them.
//
// Lives in the interface thread. Nothing here waits for a worker.

#include "core/analysis/run.h"
#include "core/live/comparison.h"
#include "core/live/liverun.h"
#include "ui/live/livestatus.h"
#include "ui/live/workerprocess.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace bubblescope {

class Session;

class LiveSession : public QObject {
    Q_OBJECT

public:
    /// What the window shows.
    enum class View {
        Simulated,  ///< the scenario's simulation; a run goes on unseen
        Measured,
        Beside,  ///< measured, and under it the prediction from the costs that were measured
    };
    /// What of a repeating run is shown.
    enum class Extent {
        Newest,  ///< the newest iteration; of iterations shorter than a second the newest complete one
        All,     ///< all that were measured, one after another
    };

    explicit LiveSession(Session* session, QObject* parent = nullptr);
    ~LiveSession() override;

    /// Ends a run that is under way and starts the session's scenario anew. What was measured before stays until the
    /// new run has measured something.
    void start(const LiveSettings& settings);
    void pause();
    void resume();
    void cancel();
    /// Whether a file is a kept stream, by its name or its beginning.
    [[nodiscard]] static bool looksLikeStream(const QString& path);
    /// Shows a kept stream: its scenario becomes the session's, as a step that can be undone. Reading goes on off the
    /// interface thread; fileOpened() tells how it went. Ends a run that is under way.
    void openFile(const QString& path);
    /// Copies the stream to a file, off the interface thread; saved() tells how it went.
    void saveStream(const QString& path);
    [[nodiscard]] bool canSave() const;
    /// Every run that has measured something is kept there when it ends, in place of the one before. Empty: none is.
    void setLastRunPath(const QString& path) { m_lastRunPath = path; }

    [[nodiscard]] const LiveStatus& status() const { return m_status; }
    [[nodiscard]] bool active() const { return isActive(m_status.state); }
    [[nodiscard]] View view() const { return m_view; }
    [[nodiscard]] Extent extent() const { return m_extent; }
    /// Whether there is something measured to show.
    [[nodiscard]] bool hasMeasured() const { return m_measured != nullptr; }
    [[nodiscard]] const std::shared_ptr<const Run>& measured() const { return m_measured; }
    /// The simulation with the costs that measured() has; null but for View::Beside.
    [[nodiscard]] const std::shared_ptr<const Run>& predicted() const { return m_predicted; }
    /// Where their difference comes from; null where predicted() is, and where lost intervals make it impossible.
    [[nodiscard]] const std::shared_ptr<const live::Comparison>& comparison() const { return m_comparison; }
    /// How far measured() and predicted() are shown.
    [[nodiscard]] TimeNs spanNs() const;
    void setView(View view);
    void setExtent(Extent extent);
    /// Whether the session's scenario has the stages that were measured.
    [[nodiscard]] bool canTakeCosts() const;
    /// The session's scenario gets the costs that were measured, as a step that can be undone.
    void takeCosts();

    /// Spins the event loop until no run is under way and all that came has been shown; false on time-out. For tests
    /// and screenshots.
    bool waitUntilOver(int timeoutMs);

signals:
    /// State, figures or messages.
    void statusChanged();
    /// A first picture of a run that has begun, or of a file.
    void firstShown();
    void viewChanged();
    /// Another measured run is there (shown or not).
    void measuredChanged();
    void fileOpened(const QString& path, const QString& problem);
    void saved(const QString& path, const QString& problem);

private:
    struct Built;
    struct Link;
    template <class Function>
    static void post(const std::shared_ptr<Link>& link, Function function);
    void reset();
    void forgetMeasured();
    /// The first interval of a run takes the place of what was measured before.
    void takeSource(const std::shared_ptr<const live::LiveRun>& run);
    void take(std::shared_ptr<const live::LiveRun> run);
    void takeFile(const QString& path, const Result<std::shared_ptr<const live::LiveRun>>& read);
    void finish(const WorkerEnd& end);
    /// Back to the simulation where a run has ended with nothing to look at.
    void leaveIfEmpty();
    void setState(LiveState state);
    void build();
    void takeBuilt(const Built& built);
    void show();
    void expect(const Scenario& scenario);
    void sendSlowdown();
    void command(const char* name);

    Session* m_session;
    LiveStatus m_status;
    std::unique_ptr<WorkerProcess> m_worker;
    /// What m_measured is made from; a run that has measured nothing yet is in m_status alone.
    std::shared_ptr<const live::LiveRun> m_source;
    std::shared_ptr<KeptStream> m_kept;  ///< that run's stream
    QString m_openedPath;                ///< or its file
    QString m_lastRunPath;
    bool m_showWhenMeasured = false;  ///< nobody has asked for another view since the start
    View m_view = View::Simulated;
    Extent m_extent = Extent::Newest;
    Scenario m_sent;  ///< what the worker was told last
    bool m_sends = false;

    std::shared_ptr<const Run> m_measured;
    std::shared_ptr<const Run> m_predicted;
    std::shared_ptr<const live::Comparison> m_comparison;
    /// m_measured's scenario with the costs that it took.
    std::optional<Scenario> m_withCosts;
    /// What m_measured was made of.
    std::shared_ptr<const live::LiveIteration> m_builtFrom;
    TimeNs m_expectedNs = 0;  ///< how long an iteration is expected to take
    bool m_building = false;
    bool m_buildAgain = false;
    bool m_firstPending = false;  ///< of the newest run nothing has been made yet
    bool m_sourceIsOld = false;   ///< m_source is of a run before it
    quint64 m_epoch = 0;          ///< jobs of an earlier run are nobody's business any more
    std::stop_source m_stop;
    std::shared_ptr<Link> m_link;
    QElapsedTimer m_lastWord;
    QTimer m_silence;
};

}  // namespace bubblescope
