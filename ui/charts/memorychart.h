// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What each device holds over the time that the Gantt shows: in bytes with a line for the device's limit and a mark
// where a device goes over it, or in microbatches. What GPipe and 1F1B would need stands beside it as two quiet lines.
// Painted here, not by Qt Charts, whose layout costs more than this picture. Dragging moves the cursor, the wheel zooms
// at the pointer, hovering reads the values.

#include "ui/viewmodel/memoryseries.h"

#include <QWidget>

namespace bubblescope {

class Appearance;
class PlayController;

class MemoryChart : public QWidget {
    Q_OBJECT

public:
    MemoryChart(PlayController* controller, const Appearance* appearance, QWidget* parent = nullptr);

    /// Pixels between the widget's sides and the plot's, so that it lines up with the Gantt.
    void setPlotMargins(double left, double right);
    [[nodiscard]] const MemorySeries& series() const { return m_series; }
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void takeRun();
    void takeAppearance();
    void describe();
    [[nodiscard]] double xOf(TimeNs atNs) const;
    [[nodiscard]] TimeNs timeAt(double x) const;
    [[nodiscard]] double top() const;
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] QString valuesAt(TimeNs atNs) const;
    [[nodiscard]] QPen penOf(std::size_t line) const;
    void drawHead(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    void drawLevel(QPainter& painter, double value, const QPen& pen, const QString& text, QList<QRectF>& taken) const;
    void drawLevels(QPainter& painter) const;
    void drawLines(QPainter& painter) const;
    void drawOverMarks(QPainter& painter) const;
    void drawCursor(QPainter& painter) const;

    PlayController* m_controller;
    const Appearance* m_appearance;
    MemorySeries m_series;
    double m_left = 60;
    double m_right = 16;
    double m_hoverX = -1;
    bool m_scrubbing = false;
};

}  // namespace bubblescope
