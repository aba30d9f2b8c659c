// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The drawing area of the queue chart: step lines by Qt Charts over the visible range of time, with the cursor upon
// them. The mouse does what TimeScrub says.
// Series are fed by replace() alone and with few points: anything else costs a layout of the chart for every point.

#include "ui/charts/chartcopy.h"
#include "ui/text/facts.h"
#include "ui/viewmodel/queueseries.h"

#include <QChartView>
#include <QTimer>

#include <vector>

class QLineSeries;
class QValueAxis;

namespace bubblescope {

class Appearance;
class PlayController;
class TimeScrub;

class QueuePlot : public QChartView, public PointerMarks {
    Q_OBJECT

public:
    QueuePlot(PlayController* controller, const Appearance* appearance, QWidget* parent = nullptr);

    void setSelection(const QueueSelection& selection);
    void setMargins(double left, double right);

    [[nodiscard]] QRectF plotArea() const { return m_plot; }
    [[nodiscard]] double xOf(TimeNs atNs) const;
    [[nodiscard]] TimeNs timeAt(double x) const;
    /// Points now drawn for a line; empty where it is not among those shown.
    [[nodiscard]] QList<QPointF> pointsOf(int stage, bool forward) const;
    [[nodiscard]] QPen penOf(const QueueLine& line) const;
    /// The values at an instant, a row for each line.
    [[nodiscard]] Facts valuesAt(TimeNs atNs) const;

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void takeAppearance();
    void rangeMoved();
    void takeRange();
    void cursorMoved();
    void placePlot();
    void settle();
    void feed();
    void updateStrip(double x);
    void drawLabels(QPainter& painter) const;
    void hideAhead(QPainter& painter) const;
    [[nodiscard]] int columns() const;

    PlayController* m_controller;
    const Appearance* m_appearance;
    QValueAxis* m_time;
    QValueAxis* m_length;
    /// As many as can ever be needed, made once: adding and removing series costs layouts too.
    std::vector<QLineSeries*> m_series;
    QueueSelection m_selection;
    std::vector<QueueLine> m_drawn;  ///< line i is drawn by series i
    QRectF m_plot;
    QTimer m_later;
    TimeNs m_fromNs = 0;  ///< the range drawn
    TimeNs m_toNs = kNsPerMs;
    double m_left = 60;
    double m_right = 16;
    double m_shownCursorX = -1;
    TimeScrub* m_scrub;
};

}  // namespace bubblescope
