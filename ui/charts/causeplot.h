// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why each device is idle: a column a device, stacked from the causes, in percent of the makespan. Hovering reads a
// column in a card; left and right go from one to the next. Where there are more devices than fit, neighbours share a
// column, which shows the one of them that is idle longest.

#include "core/analysis/analysis.h"
#include "ui/charts/chartcopy.h"
#include "ui/charts/plotframe.h"
#include "ui/text/facts.h"

#include <QWidget>

#include <optional>

namespace bubblescope {

class Appearance;
class HoverCard;

class CausePlot : public QWidget, public PointerMarks {
    Q_OBJECT

public:
    explicit CausePlot(const Appearance* appearance, QWidget* parent = nullptr);

    void setAnalysis(const Analysis& analysis, const QString& subtitle);
    [[nodiscard]] Facts factsOf(int device) const;
    /// The device that is drawn at a place; nothing beside the columns.
    [[nodiscard]] std::optional<int> deviceAt(QPointF position) const;
    [[nodiscard]] QRectF columnOf(int device) const;
    [[nodiscard]] QString csv() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] int deviceIn(int column) const;
    [[nodiscard]] std::vector<std::pair<QRectF, int>> legend() const;
    void setCurrent(std::optional<int> device);

    const Appearance* m_appearance;
    HoverCard* m_card;
    PlotFrame m_frame;
    std::vector<DeviceFigures> m_devices;
    std::vector<int> m_causes;  ///< that occur
    TimeNs m_makespanNs = 0;
    std::optional<int> m_current;
};

}  // namespace bubblescope
