// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Gantt chart: a row for each device over a shared time cursor. Owns nothing but its pictures; all that the user
// does goes to the PlayController, and all that is shown comes from there.
//
// Mouse: drag on the ruler or the cursor's line scrubs, drag elsewhere moves the picture, click pins an op or an idle
// gap (a sentence below then says what its device waits for), double click shows the whole run. Wheel: with Ctrl zooms
// at the pointer, with Shift or sideways moves in time, otherwise scrolls the rows where they do not all fit and zooms
// where they do; over the ruler it always zooms. Keys: Ctrl and arrows move the pin over the ops, with Shift over the
// gaps, Alt and left or right move in time, up and down scroll, Escape lets go of the pin. All other keys are left to
// the window.

#include "ui/gantt/ganttgeometry.h"
#include "ui/gantt/ganttpicture.h"
#include "ui/gantt/overlaypainter.h"
#include "ui/gantt/rulerpainter.h"
#include "ui/session/playcontroller.h"

#include <QAbstractScrollArea>
#include <QPoint>

class QLabel;
class QNativeGestureEvent;

namespace bubblescope {

class Appearance;
class HoverCard;

class GanttView : public QAbstractScrollArea {
    Q_OBJECT

public:
    GanttView(PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);
    ~GanttView() override;

    [[nodiscard]] PlayController* play() const { return m_play; }
    /// The rows' part in the view's own coordinates: what another view lines its time axis up with.
    [[nodiscard]] QRect plotRect() const { return m_geometry.plot; }
    /// An op's bar in the viewport's coordinates. Needs a run.
    [[nodiscard]] QRectF barRect(std::size_t op) const;

    /// A device's row from one edge of the plot to the other, also out of sight.
    [[nodiscard]] QRect rowRect(DeviceId device) const;

    /// Room for the longest of the devices' names, and at least as much, so that several charts line up.
    [[nodiscard]] int ownNameWidth() const { return m_ownNameWidth; }
    void setLeastNameWidth(int width);
    /// For screen readers, which of several charts it is; empty where it is the only one.
    void setSubject(const QString& subject);
    /// Without a ruler the rows begin at the upper edge.
    void setRulerShown(bool shown);
    /// Height at which no row is out of sight, with rows as tall as they get in `room` pixels.
    [[nodiscard]] int heightForAllRows(int room = 1) const;
    /// How low rows may become; as high as ever in heightForAllRows().
    void setRowLimit(RowLimit limit);
    /// What all rows need as low as they may become.
    [[nodiscard]] int leastHeight() const;
    /// Every how many rows one has its name.
    [[nodiscard]] int rowsPerName() const;
    /// Frames a device's row and brings it into sight; none takes the frame away.
    void setMarkedRow(std::optional<DeviceId> device);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void plotRectChanged();
    /// The plot, the rows' height or what is scrolled to.
    void rowsMoved();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag { None, Undecided, Scrub, Move };

    // ganttview.cpp
    void takeRun();
    void takeAppearance();
    void layOut();
    void repaintCursor();
    [[nodiscard]] QRect cursorStrip() const;
    void describe();
    void describeInstant();
    void placeCaption();
    [[nodiscard]] TimeScale timeScale() const { return m_geometry.timeScale(m_play->fromNs(), m_play->toNs()); }
    [[nodiscard]] RulerContent rulerContent() const;
    [[nodiscard]] OverlayContent overlayContent() const;
    [[nodiscard]] int rulerRoom() const;
    void paintRows(QPainter& painter, const RulerContent& ruler);
    void paintNames(QPainter& painter) const;
    [[nodiscard]] QRect paintRowsOutOfSight(QPainter& painter, int right) const;
    void paintEmpty(QPainter& painter) const;

    // ganttinteraction.cpp
    [[nodiscard]] TimeNs timeAtX(double x) const;
    /// The op at a point and the row it is in; its part of an overlapped unit.
    [[nodiscard]] std::optional<GanttHit> hitAt(const QPointF& pos, DeviceId& device) const;
    [[nodiscard]] bool onCursor(const QPointF& pos) const;
    void drag(const QPointF& pos);
    void click(const QPointF& pos);
    void hover(const QPointF& pos, const QPoint& globalPos);
    void leave();
    void zoomAt(double x, double factor);
    void movePin(GanttStep step);
    void moveGapPin(GanttStep step);
    void bringIntoSight(DeviceId device, TimeNs startNs, TimeNs endNs);
    void updateShape(const QPointF& pos);

    PlayController* m_play;
    const Appearance* m_appearance;
    HoverCard* m_card;
    QLabel* m_caption;  ///< below the rows while a gap is pinned: what it waits for
    GanttPicture m_picture;
    GanttGeometry m_geometry;
    std::optional<DeviceId> m_markedRow;
    int m_nameWidth = 0;
    int m_ownNameWidth = 0;
    int m_leastNameWidth = 0;
    QRect m_paintedCursor;  ///< what the cursor's line covers on the screen
    bool m_keyboardFocus = false;
    QString m_subject;
    bool m_rulerShown = true;
    RowLimit m_rowLimit = RowLimit::Readable;

    Drag m_drag = Drag::None;
    QPointF m_pressPos;
    std::optional<std::size_t> m_opBeforeClick;  ///< pins, which a double click leaves as they were
    std::optional<IdleGap> m_gapBeforeClick;
    bool m_pressOnCursor = false;
    TimeNs m_pressFromNs = 0;
    TimeNs m_pressToNs = 0;
    int m_pressScroll = 0;
};

}  // namespace bubblescope
