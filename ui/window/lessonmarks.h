// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shows in the window's views what a lesson's step points at: frames about controls and figures, a row, a queue, a
// chart.

#include "core/lesson/lesson.h"
#include "ui/theme/appearance.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace bubblescope {

class ChartStack;
class FlowView;
class GanttView;

struct MarkedViews {
    QWidget* controls = nullptr;
    QWidget* figures = nullptr;
    FlowView* flow = nullptr;
    GanttView* gantt = nullptr;
    ChartStack* charts = nullptr;
    QWidget* queues = nullptr;  ///< the charts among them
    QWidget* activations = nullptr;
    QWidget* memory = nullptr;
};

class LessonMarkers {
public:
    LessonMarkers(const MarkedViews& views, const Appearance* appearance);

    void show(const LessonMarks& marks);
    void clear();

    /// The widget for a control or figure; null if there is none, which would be a bug.
    [[nodiscard]] QWidget* widgetFor(LessonControl control) const;
    [[nodiscard]] QWidget* widgetFor(LessonFigure figure) const;

private:
    [[nodiscard]] QWidget* widgetFor(LessonChart chart) const;
    void frame(QWidget* target);

    MarkedViews m_views;
    const Appearance* m_appearance;
    std::vector<QPointer<QWidget>> m_frames;
};

}  // namespace bubblescope
