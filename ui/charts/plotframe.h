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

/// A number as it is, until a chart says what its axis counts.
[[nodiscard]] QString plainText(double value);

struct PlotFrame {
    QString title;
    QString subtitle;  ///< what it is of: quiet
    QString xTitle;    ///< with the unit
    QString yTitle;
    ChartAxis x;
    ChartAxis y;
    std::function<QString(double)> xText = plainText;
    std::function<QString(double)> yText = plainText;
    /// x values named instead of round ones; empty: round ones.
    std::vector<double> xTicks = {};

    /// The plot's place within a picture with `legend` pixels between title and plot.
    [[nodiscard]] QRectF plotIn(const QRectF& picture, double legend, const Appearance& appearance) const;
    /// Where the legend begins.
    [[nodiscard]] static double headHeight(const Appearance& appearance);
    void draw(QPainter& painter, const QRectF& picture, const QRectF& plot, const Appearance& appearance) const;

    [[nodiscard]] QPointF at(const QRectF& plot, QPointF value) const
    {
        return {plot.left() + x.at(value.x()) * plot.width(), plot.bottom() - y.at(value.y()) * plot.height()};
    }

private:
    [[nodiscard]] std::vector<double> ticksOfX(const QRectF& plot, const Appearance& appearance) const;
    [[nodiscard]] std::vector<double> ticksOfY(double height, const Appearance& appearance) const;
};

}  // namespace bubblescope
