// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the chart of queue lengths draws: which stages, and each one's step line over the visible range, thinned so
// that no peak gets lost. Points are (ms, microbatches).

#include "core/analysis/run.h"

#include <QList>
#include <QPointF>

#include <vector>

namespace bubblescope {

/// Lines of more stages than this cannot be told apart.
inline constexpr int kMostQueueStages = 8;
/// Qt Charts stays quick up to about here.
inline constexpr int kMostSeriesPoints = 2000;

struct QueueLine {
    int stage = 0;
    bool forward = true;
    int peak = 0;
    bool accent = false;  ///< the line to look at
    int colour = 0;       ///< the stage's place among those shown
    friend bool operator==(const QueueLine&, const QueueLine&) = default;
};

struct QueueSelection {
    std::vector<QueueLine> lines;  ///< by stage, forward before backward
    int shownStages = 0;
    int stages = 0;          ///< that have a queue of a wanted direction at all, be it always empty
    int peak = 0;            ///< of all wanted queues, shown or not
    bool everWaits = false;  ///< whether any queue ever forms, wanted or not
};

/// The stages with the longest queues, at most `most`. Stage 0 has no forward queue.
[[nodiscard]] QueueSelection selectQueueLines(const Run& run, bool forward, bool backward, int most = kMostQueueStages);

[[nodiscard]] const StepFunction& queueOf(const Run& run, const QueueLine& line);

/// Up to when all devices' doings, and so all queues, are known; INT64_MAX for a run that has ended.
[[nodiscard]] TimeNs queuesKnownUntilNs(const Run& run);

/// The step line over [fromNs, toNs]; exact where it has up to 2 · columns steps. Where it has more, each of `columns`
/// equal spans keeps its first, lowest, highest and last value. At most 4 · columns + 2 points.
[[nodiscard]] QList<QPointF> stepPoints(const StepFunction& function, TimeNs fromNs, TimeNs toNs, int columns);

}  // namespace bubblescope
