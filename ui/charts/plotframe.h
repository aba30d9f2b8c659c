// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What surrounds the drawing of a chart: title, axes with their titles, ticks and grid, large enough for a lecture
// hall. Qt Charts would cut long labels to dots by widths that it takes from an earlier range.

#include "ui/viewmodel/chartaxis.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace bubblescope {

class Appearance;

/// A value of an axis whose named values are `step` apart, so with as many digits as tell them apart; 0: by itself.
using AxisText = std::function<QString(double value, double step)>;
/// A number as it is, until a chart says what its axis counts.
[[nodiscard]] QString plainText(double value, double step);

struct PlotFrame {
    QString title;
    QString subtitle;  ///< what it is of: quiet
    QString xTitle;    ///< with the unit
    QString yTitle;
    ChartAxis x;
    ChartAxis y;
    AxisText xText = plainText;
    AxisText yText = plainText;
    /// x values named instead of round ones; empty: round ones.
    std::vector<double> xTicks = {};

    /// The plot's place within a picture with `legend` pixels between title and plot.
    [[nodiscard]] QRectF plotIn(const QRectF& picture, double legend, const Appearance& appearance) const;
    /// Where the legend begins in a picture so wide.
    [[nodiscard]] double headHeight(double width, const Appearance& appearance) const;
    void draw(QPainter& painter, const QRectF& picture, const QRectF& plot, const Appearance& appearance) const;

    [[nodiscard]] QPointF at(const QRectF& plot, QPointF value) const
    {
        return {plot.left() + x.at(value.x()) * plot.width(), plot.bottom() - y.at(value.y()) * plot.height()};
    }

private:
    /// From the picture's edge to the plot's.
    [[nodiscard]] double leftMargin(const Appearance& appearance) const;
    void drawAxisTitles(QPainter& painter, const QRectF& picture, const QRectF& plot,
                        const Appearance& appearance) const;
    /// Whether title and subtitle have one line, or each its own.
    [[nodiscard]] bool headIsOneLine(double width, const Appearance& appearance) const;
    [[nodiscard]] std::vector<double> ticksOfX(const QRectF& plot, const Appearance& appearance) const;
    [[nodiscard]] std::vector<double> ticksOfY(double height, const Appearance& appearance) const;
};

}  // namespace bubblescope
