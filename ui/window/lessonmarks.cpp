// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lessonmarks.h"

#include "ui/flow/flowview.h"
#include "ui/gantt/ganttview.h"
#include "ui/lessons/markframe.h"
#include "ui/window/chartstack.h"

#include <QScrollArea>
#include <QScrollBar>

#include <utility>

namespace bubblescope {
namespace {

/// A control's object name, and whether the row that it stands in is meant.
std::pair<const char*, bool> nameOf(LessonControl control)
{
    switch (control) {
    case LessonControl::Schedule:
        return {"scheduleCombo", false};
    case LessonControl::Stages:
        return {"stagesSpin", true};
    case LessonControl::Microbatches:
        return {"microbatchesSpin", true};
    case LessonControl::Chunks:
        return {"chunksSpin", true};
    case LessonControl::Forward:
        return {"forwardSpin", true};
    case LessonControl::Backward:
        return {"backwardSpin", true};
    case LessonControl::Transfer:
        return {"latencySpin", true};
    case LessonControl::Slowdown:
        return {"slowdownScroll", false};
    case LessonControl::Batch:
        return {"sameBatchRadio", false};
    case LessonControl::Jitter:
        return {"jitterCombo", false};
    case LessonControl::Iterations:
        return {"iterationsSpin", false};
    case LessonControl::Barrier:
        return {"barrierCheck", false};
    case LessonControl::Model:
        return {"modelCombo", false};
    }
    return {};
}

const char* nameOf(LessonFigure figure)
{
    switch (figure) {
    case LessonFigure::Bubble:
        return "bubbleHeadline";
    case LessonFigure::BubbleAtEnd:
        return "bubbleAtEnd";
    case LessonFigure::Devices:
        return "deviceBars";
    case LessonFigure::Makespan:
        return "makespan";
    case LessonFigure::Causes:
        return "causeBars";
    case LessonFigure::FirstResult:
        return "firstResult";
    case LessonFigure::Activations:
        return "peakActivations";
    case LessonFigure::Queues:
        return "queueList";
    case LessonFigure::BubbleRatio:
        return "bubbleRatio";
    case LessonFigure::Overhead:
        return "overheadRatio";
    case LessonFigure::LongestSpan:
        return "spanBubbleRatio";
    }
    return "";
}

}  // namespace

LessonMarkers::LessonMarkers(const MarkedViews& views, const Appearance* appearance)
    : m_views(views)
    , m_appearance(appearance)
{
}

QWidget* LessonMarkers::widgetFor(LessonControl control) const
{
    const auto [name, row] = nameOf(control);
    auto* widget = m_views.controls->findChild<QWidget*>(QLatin1String(name));
    return widget && row ? widget->parentWidget() : widget;
}

QWidget* LessonMarkers::widgetFor(LessonFigure figure) const
{
    return m_views.figures->findChild<QWidget*>(QLatin1String(nameOf(figure)));
}

QWidget* LessonMarkers::widgetFor(LessonChart chart) const
{
    switch (chart) {
    case LessonChart::Queues:
        return m_views.queues;
    case LessonChart::Activations:
        return m_views.activations;
    case LessonChart::Memory:
        return m_views.memory;
    }
    return nullptr;
}

QList<QScrollBar*> LessonMarkers::scrollBars() const
{
    return m_views.controls->findChildren<QScrollBar*>() + m_views.figures->findChildren<QScrollBar*>();
}

void LessonMarkers::begin()
{
    m_scrolled.clear();
    for (QScrollBar* bar : scrollBars())
        m_scrolled.emplace_back(bar, bar->value());
    m_chart = m_views.charts->current();
}

void LessonMarkers::end()
{
    clear();
    for (const auto& [bar, value] : std::exchange(m_scrolled, {}))
        if (bar)
            bar->setValue(value);
    if (m_chart >= 0)
        m_views.charts->setCurrent(std::exchange(m_chart, -1));
}

void LessonMarkers::show(const LessonMarks& marks)
{
    clear();
    if (marks.control)
        frame(widgetFor(*marks.control));
    if (marks.figure)
        frame(widgetFor(*marks.figure));
    m_views.flow->setMarkedQueue(marks.queue.value_or(-1));
    m_views.gantt->setMarkedRow(marks.device ? std::optional(DeviceId(*marks.device)) : std::nullopt);
    if (marks.chart)
        m_views.charts->setCurrent(widgetFor(*marks.chart));
}

void LessonMarkers::clear()
{
    for (const QPointer<QWidget>& old : std::exchange(m_frames, {}))
        delete old;
    m_views.flow->setMarkedQueue(-1);
    m_views.gantt->setMarkedRow(std::nullopt);
}

void LessonMarkers::frame(QWidget* target)
{
    if (!target)
        return;
    m_frames.emplace_back(new MarkFrame(target, m_appearance));
    for (QWidget* above = target->parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above))
            area->ensureWidgetVisible(target);
}

}  // namespace bubblescope
