// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shows in the window's views what a lesson's step points at: frames about controls and figures, a row, a queue, a
// chart.

#include "core/lesson/lesson.h"
#include "ui/theme/appearance.h"

#include <QPointer>
#include <QWidget>

#include <utility>
#include <vector>

class QScrollBar;

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

    /// A lesson begins: how far the panels are scrolled and which chart is in front is the user's choice up to here.
    void begin();
    void show(const LessonMarks& marks);
    void clear();
    /// The lesson has ended: clears, and that choice holds again.
    void end();

    /// The widget for a control or figure; null if there is none, which would be a bug.
    [[nodiscard]] QWidget* widgetFor(LessonControl control) const;
    [[nodiscard]] QWidget* widgetFor(LessonFigure figure) const;

private:
    [[nodiscard]] QWidget* widgetFor(LessonChart chart) const;
    void frame(QWidget* target);
    [[nodiscard]] QList<QScrollBar*> scrollBars() const;

    MarkedViews m_views;
    const Appearance* m_appearance;
    std::vector<QPointer<QWidget>> m_frames;
    std::vector<std::pair<QPointer<QScrollBar>, int>> m_scrolled;
    int m_chart = -1;
};

}  // namespace bubblescope
