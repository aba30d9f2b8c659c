// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the mouse does on a chart over the Gantt's time: dragging moves the cursor, the wheel zooms at the pointer (with
// Shift or sideways it moves in time), hovering reads the values in a card.

#include "core/model/timens.h"
#include "ui/text/facts.h"

#include <QObject>
#include <QRectF>

#include <functional>

class QMouseEvent;
class QWheelEvent;

namespace bubblescope {

class Appearance;
class HoverCard;
class PlayController;

class TimeScrub : public QObject {
    Q_OBJECT

public:
    /// What the chart tells of its picture, in the surface's coordinates.
    struct Picture {
        std::function<QRectF()> plot;
        std::function<TimeNs(double x)> timeAt;
        std::function<Facts(TimeNs)> valuesAt;  ///< asked only while there is a run
    };

    /// Takes the surface's mouse and wheel events for itself.
    TimeScrub(QWidget* surface, PlayController* controller, const Appearance* appearance, Picture picture);

    /// Where the values are read; −1: nowhere.
    [[nodiscard]] double hoverX() const { return m_hoverX; }

signals:
    void hoverMoved(double fromX, double toX);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void turn(const QWheelEvent& event);
    void setHoverX(double x);

    PlayController* m_controller;
    Picture m_picture;
    HoverCard* m_card;
    double m_hoverX = -1;
    bool m_scrubbing = false;
};

}  // namespace bubblescope
