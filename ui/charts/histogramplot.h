// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How often a figure came out how large: bars, the median, the middle 90 %, and what it would be without jitter.
// Hovering reads a bar in a card, a click chooses it; with keys left, right and Enter.

#include "core/sweep/spread.h"
#include "ui/charts/chartcopy.h"
#include "ui/charts/plotframe.h"
#include "ui/text/facts.h"

#include <QLineF>
#include <QWidget>

#include <optional>

namespace bubblescope {

class Appearance;
class HoverCard;

class HistogramPlot : public QWidget, public PointerMarks {
    Q_OBJECT

public:
    struct Level {
        double at = 0;
        QString name;
        bool accent = false;
    };
    explicit HistogramPlot(const Appearance* appearance, QWidget* parent = nullptr);

    /// The frame's axes are set here; `middle` is the range drawn as a ground.
    void setPicture(PlotFrame frame, Histogram histogram, std::pair<double, double> middle, std::vector<Level> levels);
    /// Instead of a picture: why there is none.
    void setHint(const QString& hint);
    void setFacts(std::function<Facts(std::size_t bin)> factsOf) { m_factsOf = std::move(factsOf); }

    [[nodiscard]] const Histogram& histogram() const { return m_histogram; }
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    [[nodiscard]] QRectF barOf(std::size_t bin) const;
    [[nodiscard]] QRectF plotArea() const;
    /// Where each level is drawn: names above the plot, lines down to its foot.
    struct PlacedLevel {
        QRectF label;
        QLineF line;
    };
    [[nodiscard]] std::vector<PlacedLevel> placedLevels() const;
    [[nodiscard]] const std::optional<std::size_t>& current() const { return m_current; }

signals:
    void chosen(std::size_t bin);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double legendHeight() const;
    [[nodiscard]] std::optional<std::size_t> binAt(QPointF position) const;
    void setCurrent(std::optional<std::size_t> bin);
    [[nodiscard]] QFont fontOf(const Level& level) const;
    void drawLevels(QPainter& painter) const;

    const Appearance* m_appearance;
    HoverCard* m_card;
    PlotFrame m_frame;
    QString m_hint;
    Histogram m_histogram;
    std::pair<double, double> m_middle;
    std::vector<Level> m_levels;
    std::function<Facts(std::size_t)> m_factsOf;
    std::optional<std::size_t> m_current;
};

}  // namespace bubblescope
