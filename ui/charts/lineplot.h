// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lines of figures over a setting, by Qt Charts: told apart by colour, dashes and marks; a pale band behind a line
// where a formula says what it should be; a threshold with the points that reach it first. Hovering reads the nearest
// point in a card, a click chooses it. With keys: left and right to the next point, up and down to the next line, Enter
// chooses. Series are fed by replace() alone and with few points: anything else costs a layout of the chart for every
// point.

#include "ui/charts/chartcopy.h"
#include "ui/charts/plotframe.h"
#include "ui/text/facts.h"

#include <QChartView>

#include <optional>
#include <vector>

class QLineSeries;

namespace bubblescope {

class Appearance;
class HoverCard;

/// More lines cannot be told apart.
inline constexpr int kMostPlotLines = 8;

struct PlotLine {
    QString name;
    int look = 0;                 ///< 0 to kMostPlotLines − 1: colour, dashes, mark
    std::vector<QPointF> points;  ///< in values, ascending in x
    std::vector<QPointF> theory;  ///< what a formula says
};

/// Where a line first reaches the threshold.
struct PlotMark {
    QPointF at;
    QString text;
    int look = 0;
};

class LinePlot : public QChartView, public PointerMarks {
    Q_OBJECT

public:
    explicit LinePlot(const Appearance* appearance, QWidget* parent = nullptr);

    struct Place {
        std::size_t line = 0;
        std::size_t point = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };

    /// At most kMostPlotLines lines.
    void setPicture(PlotFrame frame, std::vector<PlotLine> lines);
    void setThreshold(std::optional<double> y, const QString& text, std::vector<PlotMark> marks);
    /// The scenario that is shown now.
    void setPresent(std::optional<QPointF> at);
    /// What the card says of a point.
    void setFacts(std::function<Facts(Place)> factsOf) { m_factsOf = std::move(factsOf); }

    [[nodiscard]] const std::vector<PlotLine>& lines() const { return m_lines; }
    [[nodiscard]] const std::vector<PlotMark>& marks() const { return m_marks; }
    [[nodiscard]] QRectF plotArea() const { return m_plot; }
    [[nodiscard]] QPointF positionOf(QPointF value) const { return m_frame.at(m_plot, value); }
    [[nodiscard]] const std::optional<Place>& current() const { return m_current; }
    /// What is written into the plot, and where: none lies upon another.
    struct Label {
        QRectF rect;
        QString text;
    };
    [[nodiscard]] std::vector<Label> labels() const;
    /// How many points are now drawn for a line.
    [[nodiscard]] qsizetype drawnPoints(std::size_t line) const;
    /// How a line looks; also for what names it elsewhere.
    [[nodiscard]] static QPen penOf(int look, const Appearance& appearance);
    static void drawSample(QPainter& painter, const QRectF& rect, int look, const Appearance& appearance);

signals:
    void chosen(bubblescope::LinePlot::Place place);
    void markChosen(int mark);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct LegendEntry {
        QRectF rect;
        std::size_t line = 0;
    };
    void takeAppearance();
    void place();
    void feed();
    void setCurrent(std::optional<Place> place);
    void move(int lines, int points);
    [[nodiscard]] std::optional<Place> placeAt(QPointF position) const;
    [[nodiscard]] int markAt(QPointF position) const;
    [[nodiscard]] std::vector<LegendEntry> legend() const;
    [[nodiscard]] double legendHeight() const;
    [[nodiscard]] QString legendRemark() const;
    [[nodiscard]] QString summary() const;
    void drawLegend(QPainter& painter) const;
    [[nodiscard]] bool presentSeen() const;
    [[nodiscard]] bool thresholdSeen() const;
    void drawThreshold(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;
    void drawLineMarks(QPainter& painter) const;
    void drawCurrent(QPainter& painter) const;
    void drawLabels(QPainter& painter) const;

    const Appearance* m_appearance;
    HoverCard* m_card;
    /// As many as can ever be needed, made once: adding and removing series costs layouts too.
    std::vector<QLineSeries*> m_theory;
    std::vector<QLineSeries*> m_series;
    PlotFrame m_frame;
    bool m_hasPicture = false;
    std::vector<PlotLine> m_lines;
    std::vector<PlotMark> m_marks;
    std::optional<double> m_threshold;
    QString m_thresholdText;
    std::optional<QPointF> m_present;
    std::function<Facts(Place)> m_factsOf;
    std::optional<Place> m_current;
    QRectF m_plot;
};

}  // namespace bubblescope
