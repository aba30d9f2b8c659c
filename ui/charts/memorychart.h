// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What each device holds over the time that the Gantt shows: in microbatch-stages, or in bytes with a line for the
// device's limit and a mark where a device goes over it. What GPipe and 1F1B would need stands beside it, the
// difference between them as a ground. Weights and what belongs to them, which are always there, are a low band below a
// break. Painted here, not by Qt Charts, whose layout costs more than this picture. The mouse does what TimeScrub says.

#include "ui/charts/chartcopy.h"
#include "ui/text/facts.h"
#include "ui/viewmodel/chartaxis.h"
#include "ui/viewmodel/memoryseries.h"

#include <QWidget>

namespace bubblescope {

class Appearance;
class PlayController;
class LineLegend;
class TimeScrub;

class MemoryChart : public QWidget, public PointerMarks {
    Q_OBJECT

public:
    MemoryChart(PlayController* controller, const Appearance* appearance, MemoryUnit unit, QWidget* parent = nullptr);

    /// Pixels between the widget's sides and the plot's, so that it lines up with the Gantt.
    void setPlotMargins(double left, double right);
    [[nodiscard]] const MemorySeries& series() const { return m_series; }
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] double yOf(double value) const;
    /// The values at an instant, a row for each device shown.
    [[nodiscard]] Facts valuesAt(TimeNs atNs) const;
    /// All devices of the run, not only those drawn.
    [[nodiscard]] QString csv() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeRun();
    void takeAppearance();
    /// Which line is which device: beside the title, or below it where that has no room.
    void placeHead();
    void describe();
    [[nodiscard]] double xOf(TimeNs atNs) const;
    [[nodiscard]] TimeNs timeAt(double x) const;
    [[nodiscard]] BrokenAxis axis() const;
    [[nodiscard]] bool inBytes() const { return m_unit == MemoryUnit::Bytes; }
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QPen penOf(std::size_t line) const;
    void drawHead(QPainter& painter) const;
    void drawValues(QPainter& painter) const;
    void drawBase(QPainter& painter) const;
    void drawLevel(QPainter& painter, double value, const QPen& pen, const QString& name, QList<QRectF>& taken) const;
    void drawLevels(QPainter& painter) const;
    void drawLines(QPainter& painter) const;
    void drawOverMarks(QPainter& painter) const;
    void drawCursor(QPainter& painter) const;

    PlayController* m_controller;
    const Appearance* m_appearance;
    MemoryUnit m_unit;
    MemorySeries m_series;
    double m_left = 60;
    double m_right = 16;
    double m_titleRoom = 0;
    double m_head = 0;  ///< height of title and legend
    LineLegend* m_legend;
    TimeScrub* m_scrub;
};

}  // namespace bubblescope
