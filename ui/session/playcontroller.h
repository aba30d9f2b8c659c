// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What all views share about looking at a run: the cursor, playing and its speed, the visible range of time, the op
// under the pointer, the pinned op or idle gap, and whether the critical path shows. Views change it by calling these
// and redraw on its signals; none reads another. Stepping to an instant and jumping to it give the same state, since
// all is derived from cursorNs().

#include "core/analysis/run.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace bubblescope {

class Session;

class PlayController : public QObject {
    Q_OBJECT

public:
    explicit PlayController(Session* session, QObject* parent = nullptr);

    /// The next run that the session computes is another pipeline, not this one changed: it shows as the first one did,
    /// whole and with the cursor where the pipeline is at work.
    void startAfresh();

    [[nodiscard]] const Session& session() const { return *m_session; }
    /// With other runs on the same axis cursor and picture reach at least so far; zeros: alone.
    void setAtLeast(TimeNs lastNs, TimeNs spanNs);

    /// Null before the first run.
    [[nodiscard]] const std::shared_ptr<const Run>& run() const { return m_run; }
    [[nodiscard]] TimeNs endNs() const;
    /// How far the cursor goes: endNs(), or more where a longer run is on the same axis.
    [[nodiscard]] TimeNs lastNs() const;
    /// What the whole picture shows: endNs(), or more for a measured run that is still growing and beside longer runs.
    [[nodiscard]] TimeNs spanNs() const;

    [[nodiscard]] TimeNs cursorNs() const { return m_cursorNs; }
    [[nodiscard]] bool playing() const { return m_playing; }
    /// A picture of the whole run has none: then all of it looks as what lies before the cursor.
    [[nodiscard]] bool cursorShown() const { return m_cursorShown; }
    /// Ticks a second while playing, 0.1 to 1000.
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] bool loop() const { return m_loop; }
    /// One time unit: what step forward and back move by. The user's choice, or else a round figure from the run.
    [[nodiscard]] TimeNs tickNs() const;
    [[nodiscard]] std::optional<TimeNs> chosenTickNs() const { return m_chosenTickNs; }

    /// Visible range of time, fromNs < toNs; may reach a little beyond the run on both sides.
    [[nodiscard]] TimeNs fromNs() const { return m_fromNs; }
    [[nodiscard]] TimeNs toNs() const { return m_toNs; }

    /// Indices into the run's timeline.
    [[nodiscard]] std::optional<std::size_t> hoveredOp() const { return m_hoveredOp; }
    [[nodiscard]] std::optional<std::size_t> pinnedOp() const { return m_pinnedOp; }
    /// An op or a gap is pinned, never both.
    [[nodiscard]] const std::optional<IdleGap>& pinnedGap() const { return m_pinnedGap; }
    /// What the end of the pinned gap waited for, back to what was under way when it began; in order of time.
    [[nodiscard]] const std::vector<PathStep>& gapChain() const { return m_gapChain; }
    /// Whether the run's critical path is to be seen.
    [[nodiscard]] bool pathShown() const { return m_pathShown; }

public slots:
    void setCursorNs(bubblescope::TimeNs cursorNs);  ///< clamped to the run, or to lastNs()
    void setCursorShown(bool shown);
    void setPlaying(bool playing);  ///< from the end it starts at 0 again
    void togglePlaying() { setPlaying(!m_playing); }
    void setSpeed(double ticksPerSecond);
    void setLoop(bool loop);
    void setChosenTickNs(std::optional<bubblescope::TimeNs> tickNs);
    void stepTicks(int ticks);    ///< to the next multiple of the tick in that direction
    void stepEvents(int events);  ///< to the next start or end of an op in that direction
    void toStart();
    void toEnd();
    void setRange(bubblescope::TimeNs fromNs, bubblescope::TimeNs toNs);
    /// Keeps the instant `aboutNs` where it is on the screen; factor > 1 zooms in.
    void zoom(bubblescope::TimeNs aboutNs, double factor);
    /// About the cursor if it is in sight, else about the middle.
    void zoomAboutCursor(double factor);
    void pan(bubblescope::TimeNs byNs);
    void fit();
    void setHoveredOp(std::optional<std::size_t> op);
    void setPinnedOp(std::optional<std::size_t> op);
    /// The gap of a device around an instant, instead of what was pinned. Nothing is pinned if the device is busy then.
    void setPinnedGap(bubblescope::DeviceId device, bubblescope::TimeNs atNs);
    void unpin() { setPinnedOp(std::nullopt); }
    void setPathShown(bool shown);

signals:
    void runChanged();
    void cursorChanged();
    void playingChanged(bool playing);
    void speedChanged();
    void loopChanged();
    void tickChanged();
    void rangeChanged();
    void hoverChanged();
    void pinChanged();
    void pathShownChanged(bool shown);

private:
    void takeRun();
    void place(TimeNs cursorNs);
    void placeAfresh();
    void advance();

    Session* m_session;
    std::shared_ptr<const Run> m_run;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_playedNs = 0;
    TimeNs m_cursorNs = 0;
    TimeNs m_placedNs = 0;  ///< where the cursor was put; a run that is shorter for a while does not change it
    bool m_fresh = true;    ///< the next run is the first of its pipeline
    bool m_hadRun = false;  ///< ever
    bool m_atEnd = false;   ///< the cursor stays at the end of whatever run comes
    bool m_cursorShown = true;
    TimeNs m_lastSpanNs = 0;
    TimeNs m_leastLastNs = 0;
    TimeNs m_leastSpanNs = 0;
    TimeNs m_autoTickNs = kNsPerMs;
    std::optional<TimeNs> m_chosenTickNs;
    double m_speed = 4;
    TimeNs m_fromNs = 0;
    TimeNs m_toNs = kNsPerMs;
    std::optional<std::size_t> m_hoveredOp;
    std::optional<std::size_t> m_pinnedOp;
    std::optional<IdleGap> m_pinnedGap;
    std::vector<PathStep> m_gapChain;
    bool m_pathShown = false;
    bool m_playing = false;
    bool m_loop = false;
};

}  // namespace bubblescope
