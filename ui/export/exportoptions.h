// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the user chooses about an export, and what is taken from the window beside it.

#include "core/analysis/run.h"
#include "core/io/export/textexport.h"
#include "ui/compare/lanehead.h"
#include "ui/theme/appearance.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace bubblescope {

struct ExportOptions {
    enum class Range {
        Whole,    ///< the run from start to end
        Visible,  ///< what the window's Gantt shows
        Given,    ///< `given`
    };

    static constexpr int kAllLanes = -1;

    QString format = QStringLiteral("png");
    /// Of scenarios side by side this one, by its place in ExportView::lanes, or all.
    int lane = kAllLanes;
    Range range = Range::Whole;
    ExportRange given;

    bool window = false;  ///< the whole window as it is, instead of what follows
    bool ruler = true;
    bool figures = true;
    bool legend = true;
    bool queues = false;
    /// Cursor, pin and critical path as in the window; else all in full colours. A film always has the cursor.
    bool marks = false;
    Appearance::Mode theme = Appearance::Mode::Light;
    QSize size;        ///< in logical pixels, of 1/96 inch in a drawing; invalid: what suits the run
    double scale = 2;  ///< pixels for each of these

    double seconds = 8;  ///< that a film plays
    int framesPerSecond = 20;

    friend bool operator==(const ExportOptions& a, const ExportOptions& b)
    {
        return a.format == b.format && a.lane == b.lane && a.range == b.range && a.window == b.window &&
               a.ruler == b.ruler && a.figures == b.figures && a.legend == b.legend && a.queues == b.queues &&
               a.marks == b.marks && a.theme == b.theme && a.size == b.size && a.scale == b.scale &&
               a.seconds == b.seconds && a.framesPerSecond == b.framesPerSecond;
    }
};

inline constexpr double kLeastExportScale = 0.25;
inline constexpr double kMostExportScale = 16;
inline constexpr int kMostExportSide = 16384;
inline constexpr double kLeastFilmSeconds = 0.5;
inline constexpr double kMostFilmSeconds = 120;
inline constexpr int kLeastFilmRate = 1;
inline constexpr int kMostFilmRate = 50;

/// One of the scenarios side by side.
struct ExportLane {
    std::shared_ptr<const Run> run;
    LaneHead::Content head;
};

/// What the window shows: an export of it goes on while the window changes.
struct ExportView {
    std::shared_ptr<const Run> run;
    TimeNs fromNs = 0;
    TimeNs toNs = 1;
    TimeNs cursorNs = 0;
    std::optional<std::size_t> pinnedOp;
    std::optional<IdleGap> pinnedGap;
    bool pathShown = false;
    Appearance::Ahead ahead = Appearance::Ahead::Faint;
    bool motion = true;
    /// Of a comparison, in their order, those that have a run; `run` is the active one's. Empty: no comparison.
    std::vector<ExportLane> lanes;
    QString basis;           ///< on which they are compared
    QStringList withoutRun;  ///< letters of those that are not among `lanes`

    /// Of this lane alone, as if there were no comparison; as it is for kAllLanes or without one.
    [[nodiscard]] ExportView of(int lane) const;
    /// "A", "B", … of those that this export is of; empty without a comparison.
    [[nodiscard]] QStringList letters(int lane) const;
    /// Where in `lanes` the active one is; the first where it has no run.
    [[nodiscard]] int activeLane() const;
};

}  // namespace bubblescope
