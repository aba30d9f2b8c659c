// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What mouse, wheel, touchpad and keyboard do in the Gantt.

#include "ui/gantt/ganttaccess.h"
#include "ui/gantt/ganttview.h"
#include "ui/gantt/hovertext.h"
#include "ui/theme/appearance.h"
#include "ui/theme/hovercard.h"

#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr double kCursorReachPx = 5;
constexpr double kOpReachPx = 3;
/// One notch of a wheel.
constexpr double kNotch = 120;
constexpr double kZoomPerNotch = 1.25;
/// Of the visible range, for a notch or a key.
constexpr double kMoveStep = 0.1;

}  // namespace

TimeNs GanttView::timeAtX(double x) const
{
    return timeAt(timeScale(), x - m_geometry.plot.left());
}

std::optional<GanttHit> GanttView::hitAt(const QPointF& pos, DeviceId& device) const
{
    const auto row = m_geometry.deviceAt(static_cast<int>(std::floor(pos.y())));
    if (!m_play->run() || !row || pos.x() < m_geometry.plot.left() || pos.x() > m_geometry.plot.right() + 1)
        return std::nullopt;
    device = *row;
    const TimeScale scale = timeScale();
    // The instant within the pixel under the pointer, not the nearest edge.
    const double px = pos.x() - m_geometry.plot.left();
    const auto atNs = scale.fromNs + static_cast<TimeNs>(std::floor(px / pixelsPerNs(scale)));
    const auto slackNs = static_cast<TimeNs>(std::ceil(kOpReachPx / pixelsPerNs(scale)));
    std::optional<GanttHit> hit = ganttHit(*m_play->run(), device, atNs, slackNs);
    if (hit && hit->op) {
        const auto [first, last] = unitOf(m_play->run()->timeline, *hit->op);
        const double into = (pos.y() - m_geometry.barTop(device)) / m_geometry.barHeight;
        const auto parts = static_cast<double>(last - first);
        const double part = std::clamp(std::floor(into * parts), 0.0, parts - 1);
        hit->op = first + static_cast<std::size_t>(part);
    }
    return hit;
}

bool GanttView::onCursor(const QPointF& pos) const
{
    const double x = m_geometry.plot.left() + pixelOf(timeScale(), m_play->cursorNs());
    return std::fabs(pos.x() - x) <= m_appearance->px(kCursorReachPx) && pos.y() < m_geometry.rowsBottom();
}

void GanttView::mousePressEvent(QMouseEvent* event)
{
    if (!m_play->run())
        return;
    m_card->dismiss();
    m_pressPos = event->position();
    m_pressFromNs = m_play->fromNs();
    m_pressToNs = m_play->toNs();
    m_pressScroll = verticalScrollBar()->value();
    m_opBeforeClick = m_play->pinnedOp();
    m_gapBeforeClick = m_play->pinnedGap();
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Move;
    } else if (event->button() == Qt::LeftButton && m_pressPos.y() < m_geometry.rulerHeight) {
        m_drag = Drag::Scrub;
        m_play->setCursorNs(timeAtX(m_pressPos.x()));
    } else if (event->button() == Qt::LeftButton) {
        m_drag = Drag::Undecided;
        m_pressOnCursor = onCursor(m_pressPos);
    } else {
        event->ignore();
    }
    updateShape(m_pressPos);
}

void GanttView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF pos = event->position();
    if (m_drag == Drag::None)
        hover(pos, event->globalPosition().toPoint());
    else
        drag(pos);
    updateShape(pos);
}

void GanttView::drag(const QPointF& pos)
{
    const QPointF moved = pos - m_pressPos;
    if (m_drag == Drag::Undecided && moved.manhattanLength() >= QApplication::startDragDistance())
        m_drag = m_pressOnCursor ? Drag::Scrub : Drag::Move;
    if (m_drag == Drag::Scrub) {
        m_play->setCursorNs(timeAtX(pos.x()));
    } else if (m_drag == Drag::Move) {
        const TimeScale scale = m_geometry.timeScale(m_pressFromNs, m_pressToNs);
        const TimeNs byNs = std::llround(moved.x() / pixelsPerNs(scale));
        m_play->setRange(m_pressFromNs - byNs, m_pressToNs - byNs);
        verticalScrollBar()->setValue(m_pressScroll - qRound(moved.y()));
    }
}

void GanttView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag was = std::exchange(m_drag, Drag::None);
    if (was == Drag::Undecided)
        click(event->position());
    else if (was == Drag::Scrub)
        repaintCursor();
    updateShape(event->position());
}

void GanttView::click(const QPointF& pos)
{
    DeviceId device;
    const auto hit = hitAt(pos, device);
    if (hit && !hit->op)
        m_play->setPinnedGap(device, hit->gapFromNs);
    else
        m_play->setPinnedOp(hit ? hit->op : std::nullopt);
}

void GanttView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_drag = Drag::None;
    if (event->button() != Qt::LeftButton)
        return;
    // Its first click has pinned what it met.
    if (m_gapBeforeClick)
        m_play->setPinnedGap(m_gapBeforeClick->device, m_gapBeforeClick->startNs);
    else
        m_play->setPinnedOp(m_opBeforeClick);
    m_play->fit();
}

void GanttView::hover(const QPointF& pos, const QPoint& globalPos)
{
    DeviceId device;
    const auto hit = hitAt(pos, device);
    m_play->setHoveredOp(hit ? hit->op : std::nullopt);
    if (!hit) {
        m_card->dismiss();
        return;
    }
    const Facts facts =
        hit->op ? HoverText::ofOp(*m_play->run(), m_picture.chunks(), *hit->op) : HoverText::ofGap(device, *hit);
    m_card->showNear(globalPos, facts.rich());
}

void GanttView::leave()
{
    m_card->dismiss();
    m_play->setHoveredOp(std::nullopt);
}

void GanttView::updateShape(const QPointF& pos)
{
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_drag == Drag::Move)
        shape = Qt::ClosedHandCursor;
    else if (m_drag == Drag::Scrub || onCursor(pos))
        shape = Qt::SplitHCursor;
    else if (m_play->run() && pos.y() < m_geometry.rulerHeight)
        shape = Qt::PointingHandCursor;
    if (viewport()->cursor().shape() != shape)
        viewport()->setCursor(shape);
}

void GanttView::zoomAt(double x, double factor)
{
    const double within = std::clamp<double>(x, m_geometry.plot.left(), m_geometry.plot.right() + 1);
    m_play->zoom(timeAtX(within), factor);
}

void GanttView::wheelEvent(QWheelEvent* event)
{
    if (!m_play->run()) {
        event->ignore();
        return;
    }
    m_card->dismiss();
    const QPoint turned = event->angleDelta();
    const bool sideways = std::abs(turned.x()) > std::abs(turned.y());
    const double notches = (sideways ? turned.x() : turned.y()) / kNotch;
    const bool overRows = event->position().y() >= m_geometry.rulerHeight;
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAt(event->position().x(), std::pow(kZoomPerNotch, notches));
    } else if (sideways || (event->modifiers() & Qt::ShiftModifier)) {
        const auto span = static_cast<double>(m_play->toNs() - m_play->fromNs());
        m_play->pan(-std::llround(span * kMoveStep * notches));
    } else if (overRows && m_geometry.mostScroll() > 0) {
        constexpr double kRowsPerNotch = 3;
        verticalScrollBar()->setValue(verticalScrollBar()->value() -
                                      qRound(notches * kRowsPerNotch * m_geometry.pitch));
    } else {
        zoomAt(event->position().x(), std::pow(kZoomPerNotch, notches));
    }
    event->accept();
}

bool GanttView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Leave:
        leave();
        break;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture || !m_play->run())
            break;
        zoomAt(gesture->position().x(), 1 + gesture->value());
        return true;
    }
    case QEvent::Gesture: {
        auto* gesture = static_cast<QGestureEvent*>(event);
        const auto* pinch = static_cast<QPinchGesture*>(gesture->gesture(Qt::PinchGesture));
        if (!pinch || !m_play->run())
            break;
        if (pinch->changeFlags() & QPinchGesture::ScaleFactorChanged)
            zoomAt(viewport()->mapFromGlobal(pinch->centerPoint().toPoint()).x(), pinch->scaleFactor());
        gesture->accept(Qt::PinchGesture);
        return true;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void GanttView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool sideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    const bool upOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    const bool onward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    if (modifiers == Qt::ControlModifier && sideways) {
        movePin(onward ? GanttStep::After : GanttStep::Before);
    } else if (modifiers == Qt::ControlModifier && upOrDown) {
        movePin(onward ? GanttStep::Below : GanttStep::Above);
    } else if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier) && sideways) {
        moveGapPin(onward ? GanttStep::After : GanttStep::Before);
    } else if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier) && upOrDown) {
        moveGapPin(onward ? GanttStep::Below : GanttStep::Above);
    } else if (modifiers == Qt::AltModifier && sideways) {
        const auto span = static_cast<double>(m_play->toNs() - m_play->fromNs());
        m_play->pan(std::llround(span * (onward ? kMoveStep : -kMoveStep)));
    } else if (modifiers == Qt::NoModifier && upOrDown && m_geometry.mostScroll() > 0) {
        verticalScrollBar()->triggerAction(onward ? QScrollBar::SliderSingleStepAdd : QScrollBar::SliderSingleStepSub);
    } else if (modifiers == Qt::NoModifier && event->key() == Qt::Key_Escape &&
               (m_play->pinnedOp() || m_play->pinnedGap())) {
        m_play->unpin();
    } else {
        // Not to the scroll area: it would take Page Up and Page Down, with which a presenter steps.
        event->ignore();
        return;
    }
    event->accept();
}

void GanttView::movePin(GanttStep step)
{
    const auto& run = m_play->run();
    if (!run || run->timeline.startNs.empty())
        return;
    std::optional<std::size_t> op = m_play->pinnedOp();
    if (op) {
        op = ganttNeighbour(*run, *op, step);
    } else if (const auto& gap = m_play->pinnedGap()) {
        op = opBesideGap(*run, *gap, step);
    } else {
        // The first row in sight that has any op: what runs at the cursor, or what ran last before it.
        const auto rows = m_geometry.visibleRows();
        for (int d = rows ? rows->first.value() : 0; d < run->timeline.deviceCount() && !op; ++d) {
            const Timeline::Row row = run->timeline.row(DeviceId(d));
            const auto after = std::upper_bound(row.startNs.begin(), row.startNs.end(), m_play->cursorNs());
            if (!row.ops.empty())
                op = row.firstIndex +
                     static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - row.startNs.begin() - 1));
        }
    }
    if (!op)
        return;
    m_play->setPinnedOp(op);
    bringIntoSight(run->timeline.rows->deviceOf(*op), run->timeline.startNs[*op], run->timeline.endNs[*op]);
}

void GanttView::moveGapPin(GanttStep step)
{
    const auto& run = m_play->run();
    if (!run || run->timeline.startNs.empty())
        return;
    // From the pinned gap or op, else from the cursor in the first row in sight.
    const auto rows = m_geometry.visibleRows();
    GapPlace from{rows ? rows->first : DeviceId(0), m_play->cursorNs(), m_play->cursorNs()};
    if (const auto& gap = m_play->pinnedGap())
        from = {gap->device, gap->startNs, gap->endNs};
    else if (const auto op = m_play->pinnedOp())
        from = {run->timeline.rows->deviceOf(*op), run->timeline.startNs[*op], run->timeline.endNs[*op]};
    const std::optional<GapPlace> found = neighbouringGap(*run, from, step);
    if (!found)
        return;
    m_play->setPinnedGap(found->device, found->startNs);
    bringIntoSight(found->device, found->startNs, found->endNs);
}

void GanttView::bringIntoSight(DeviceId device, TimeNs startNs, TimeNs endNs)
{
    const TimeNs spanNs = m_play->toNs() - m_play->fromNs();
    if (startNs < m_play->fromNs() || endNs > m_play->toNs()) {
        const TimeNs middle = startNs + (endNs - startNs) / 2;
        m_play->setRange(middle - spanNs / 2, middle - spanNs / 2 + spanNs);
    }
    const int top = device.value() * m_geometry.pitch;
    QScrollBar* bar = verticalScrollBar();
    const int least = std::min(top, top + m_geometry.pitch - m_geometry.plot.height());
    bar->setValue(std::clamp(bar->value(), least, top));
}

void GanttView::focusInEvent(QFocusEvent* event)
{
    m_keyboardFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
    announcePinned(this);
}

void GanttView::focusOutEvent(QFocusEvent* event)
{
    m_keyboardFocus = false;
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

}  // namespace bubblescope
