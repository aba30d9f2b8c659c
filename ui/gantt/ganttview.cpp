// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/ganttview.h"

#include "ui/gantt/ganttaccess.h"
#include "ui/gantt/hovertext.h"
#include "ui/gantt/iterationmarks.h"
#include "ui/gantt/memorymarks.h"
#include "ui/gantt/rowshapes.h"
#include "ui/gantt/stuckmarks.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"
#include "ui/theme/hovercard.h"
#include "ui/viewmodel/idletext.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QPainter>
#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr double kNameMargin = 18;
constexpr int kLeastRowsShown = 3;

}  // namespace

GanttView::GanttView(PlayController* play, const Appearance* appearance, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_play(play)
    , m_appearance(appearance)
    , m_card(new HoverCard(appearance, viewport()))
    , m_caption(new QLabel(this))
{
    installGanttAccess();
    setObjectName(QStringLiteral("ganttView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_caption->setObjectName(QStringLiteral("idleSentence"));
    m_caption->setWordWrap(true);
    m_caption->setAutoFillBackground(true);
    m_caption->hide();
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(play, &PlayController::runChanged, this, &GanttView::takeRun);
    connect(play, &PlayController::rangeChanged, viewport(), qOverload<>(&QWidget::update));
    connect(play, &PlayController::cursorChanged, this, &GanttView::repaintCursor);
    connect(play, &PlayController::playingChanged, this, &GanttView::repaintCursor);
    connect(play, &PlayController::hoverChanged, viewport(), qOverload<>(&QWidget::update));
    connect(play, &PlayController::pinChanged, this, &GanttView::describe);
    connect(play, &PlayController::pathShownChanged, viewport(), qOverload<>(&QWidget::update));
    connect(appearance, &Appearance::changed, this, &GanttView::takeAppearance);
    takeAppearance();
    takeRun();
}

GanttView::~GanttView() = default;

QSize GanttView::sizeHint() const
{
    return {qRound(m_appearance->px(720)), qRound(m_appearance->px(280))};
}

QSize GanttView::minimumSizeHint() const
{
    const int rows = qRound(m_appearance->px(16)) * kLeastRowsShown;
    return {m_nameWidth + qRound(m_appearance->px(120)), rulerRoom() + rows};
}

int GanttView::rulerRoom() const
{
    return m_rulerShown ? rulerHeight(*m_appearance) : qRound(m_appearance->px(6));
}

void GanttView::setLeastNameWidth(int width)
{
    if (std::exchange(m_leastNameWidth, width) == width)
        return;
    layOut();
    updateGeometry();
}

void GanttView::setRulerShown(bool shown)
{
    if (shown == m_rulerShown)
        return;
    m_rulerShown = shown;
    layOut();
    updateGeometry();
}

int GanttView::heightForAllRows(int room) const
{
    const int devices = m_play->run() ? m_play->run()->timeline.deviceCount() : 0;
    const QSize area(1, rulerRoom() + room);
    return rulerRoom() + GanttGeometry::make(area, 0, rulerRoom(), devices, m_appearance->scale(), 0).contentHeight();
}

int GanttView::leastHeight() const
{
    const int devices = m_play->run() ? m_play->run()->timeline.deviceCount() : 0;
    return rulerRoom() + devices * GanttGeometry::leastPitch(m_appearance->scale(), m_rowLimit);
}

void GanttView::setRowLimit(RowLimit limit)
{
    if (std::exchange(m_rowLimit, limit) == limit)
        return;
    layOut();
    updateGeometry();
}

int GanttView::rowsPerName() const
{
    return m_geometry.rowsPerName(QFontMetrics(m_appearance->noteFont()).height());
}

QRectF GanttView::barRect(std::size_t op) const
{
    return opRect(overlayContent(), op);
}

QRect GanttView::rowRect(DeviceId device) const
{
    const QRect& plot = m_geometry.plot;
    return {plot.left(), plot.top() + device.value() * m_geometry.pitch - m_geometry.scrollY, plot.width(),
            m_geometry.pitch};
}

void GanttView::setMarkedRow(std::optional<DeviceId> device)
{
    if (device == m_markedRow)
        return;
    m_markedRow = device;
    if (device)
        bringIntoSight(*device, m_play->fromNs(), m_play->toNs());
    viewport()->update();
}

void GanttView::takeRun()
{
    leave();
    forgetGanttAccess(this);
    m_opBeforeClick.reset();
    m_gapBeforeClick.reset();
    m_picture.setRun(m_play->run());
    layOut();
    describe();
}

void GanttView::takeAppearance()
{
    m_picture.setLook(*m_appearance, viewport()->devicePixelRatioF());
    QPalette colors = m_appearance->palette();
    colors.setColor(QPalette::Window, m_appearance->theme().accentGround);
    m_caption->setPalette(colors);
    m_caption->setFont(m_appearance->textFont());
    const int margin = qRound(m_appearance->px(8));
    m_caption->setContentsMargins(2 * margin, margin, 2 * margin, margin);
    placeCaption();
    layOut();
    updateGeometry();
    viewport()->update();
}

void GanttView::layOut()
{
    const int devices = m_play->run() ? m_play->run()->timeline.deviceCount() : 0;
    const QFontMetrics metrics(m_appearance->textFont());
    const QString longest = HoverText::deviceName(DeviceId(std::max(0, devices - 1)));
    m_ownNameWidth = metrics.horizontalAdvance(longest) + qRound(m_appearance->px(2 * kNameMargin));
    m_nameWidth = std::max(m_ownNameWidth, m_leastNameWidth);
    const GanttGeometry before = m_geometry;
    m_geometry = GanttGeometry::make(viewport()->size(), m_nameWidth, rulerRoom(), devices, m_appearance->scale(),
                                     verticalScrollBar()->value(), m_rowLimit);
    verticalScrollBar()->setPageStep(m_geometry.plot.height());
    verticalScrollBar()->setSingleStep(m_geometry.pitch);
    verticalScrollBar()->setRange(0, m_geometry.mostScroll());
    m_geometry.scrollY = verticalScrollBar()->value();
    viewport()->update();
    if (before.plot != m_geometry.plot)
        emit plotRectChanged();
    if (before != m_geometry)
        emit rowsMoved();
}

void GanttView::resizeEvent(QResizeEvent*)
{
    leave();
    placeCaption();
    layOut();
}

void GanttView::placeCaption()
{
    const bool shown = m_play->pinnedGap().has_value();
    // Smaller before anything of it is cut off.
    m_caption->setFont(m_appearance->textFont());
    if (shown && m_caption->heightForWidth(width()) > height() / 2)
        m_caption->setFont(m_appearance->noteFont());
    const int room = shown ? std::min(m_caption->heightForWidth(width()), height() * 2 / 3) : 0;
    m_caption->setGeometry(0, height() - room, width(), room);
    m_caption->setVisible(shown);
    // Makes the viewport smaller and so comes back here.
    if (viewportMargins().bottom() != room)
        setViewportMargins(0, 0, 0, room);
}

void GanttView::scrollContentsBy(int, int)
{
    m_geometry.scrollY = verticalScrollBar()->value();
    m_card->dismiss();
    viewport()->update();
    emit rowsMoved();
}

void GanttView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        layOut();
        describe();
    }
    QAbstractScrollArea::changeEvent(event);
}

void GanttView::describe()
{
    const QString name = tr("Gantt chart: what each device does over time");
    setAccessibleName(m_subject.isEmpty() ? name : m_subject + QStringLiteral(". ") + name);
    const auto& run = m_play->run();
    if (!run)
        setAccessibleDescription(tr("Nothing has been computed yet"));
    else if (m_play->pinnedGap())
        setAccessibleDescription(IdleText::sentence(*run, *m_play->pinnedGap(), m_play->gapChain()));
    else if (const auto pinned = m_play->pinnedOp())
        setAccessibleDescription(HoverText::ofOp(*run, m_picture.chunks(), *pinned).plain());
    else
        describeInstant();
    m_caption->setText(m_play->pinnedGap() ? accessibleDescription() : QString());
    placeCaption();
    viewport()->update();
    announcePinned(this);
}

/// What a step with the arrow keys has led to, and what there is.
void GanttView::describeInstant()
{
    const Run& run = *m_play->run();
    const QString all =
        tr("%n device(s), %1; Ctrl and arrow keys pin an operation", nullptr, run.timeline.deviceCount())
            .arg(durationText(run.analysis.makespanNs));
    const QString instant =
        tr("At %1 bubble %2")
            .arg(durationText(m_play->cursorNs()), formatPercent(run.bubbleRatioUntil(m_play->cursorNs())));
    setAccessibleDescription(instant + QStringLiteral(". ") + all);
}

void GanttView::setSubject(const QString& subject)
{
    if (std::exchange(m_subject, subject) != subject)
        describe();
}

RulerContent GanttView::rulerContent() const
{
    const TimeScale scale = timeScale();
    // A cursor that is not to be seen is far out of sight.
    const TimeNs cursorNs = m_play->cursorShown() ? m_play->cursorNs() : scale.fromNs - (scale.toNs - scale.fromNs);
    return {m_geometry, scale, ticksFor(scale, *m_appearance, m_play->lastNs()), cursorNs,
            m_play->playing() || m_drag == Drag::Scrub};
}

OverlayContent GanttView::overlayContent() const
{
    OverlayContent content{m_play->run().get(), m_geometry, timeScale(), m_play->hoveredOp(),
                           m_play->pinnedOp(),  nullptr,    {},          {},
                           m_markedRow};
    if (m_play->pinnedGap()) {
        content.gap = &*m_play->pinnedGap();
        content.chain = m_play->gapChain();
    }
    if (content.run && m_play->pathShown())
        content.path = content.run->criticalPath;
    if (m_appearance->ahead() == Appearance::Ahead::Hidden)
        content.hiddenFromX = cursorX(rulerContent());
    return content;
}

void GanttView::repaintCursor()
{
    // Playing would be told of many times a second.
    if (m_play->run() && !m_play->playing() && !m_play->pinnedOp() && !m_play->pinnedGap())
        describeInstant();
    if (!m_appearance->motion()) {
        // What runs at the cursor appears whole, beyond the line.
        viewport()->update();
        return;
    }
    // All between the place where the line was painted last and the new one changes side.
    viewport()->update(m_paintedCursor.united(cursorStrip()));
    viewport()->update(QRect(0, 0, viewport()->width(), m_geometry.rulerHeight));
}

QRect GanttView::cursorStrip() const
{
    const int margin = qRound(m_appearance->px(3)) + 1;
    const int x = qRound(std::clamp<double>(cursorX(rulerContent()), -margin, viewport()->width() + margin));
    return {x - margin, 0, 2 * margin + 1, viewport()->height()};
}

void GanttView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const bool empty = !m_play->run() || m_play->run()->timeline.startNs.empty();
    // The picture covers the plot by itself.
    for (const QRect& rect : empty ? event->region() : event->region().subtracted(m_geometry.plot))
        painter.fillRect(rect, m_appearance->theme().window);
    if (empty) {
        paintEmpty(painter);
        return;
    }
    // Layout, size and range move the line as well: only what is painted says where it is on the screen.
    m_paintedCursor = cursorStrip();
    const RulerContent ruler = rulerContent();
    paintRows(painter, ruler);
    paintIterationMarks(painter, m_geometry, timeScale(), m_play->run()->analysis.iterationEndNs, *m_appearance);
    paintStuckMarks(painter, m_geometry, timeScale(), *m_play->run(), *m_appearance);
    paintMemoryMarks(painter, m_geometry, timeScale(), m_play->run()->analysis.memory, *m_appearance);
    paintOverlay(painter, overlayContent(), *m_appearance);
    if (drawsShapes(painter)) {
        // Where clipping counts for nothing, what reaches out of the plot is painted over.
        const QRect& plot = m_geometry.plot;
        painter.fillRect(0, 0, plot.left(), viewport()->height(), m_appearance->theme().window);
        painter.fillRect(plot.right() + 1, 0, viewport()->width() - plot.right() - 1, viewport()->height(),
                         m_appearance->theme().window);
    }
    paintNames(painter);
    paintCursorLine(painter, m_geometry, cursorX(ruler), *m_appearance);
    painter.setClipRect(QRect(0, 0, viewport()->width(), m_geometry.rulerHeight), Qt::IntersectClip);
    if (m_rulerShown)
        paintRuler(painter, ruler, *m_appearance);
    if (m_keyboardFocus) {
        painter.setClipping(false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_appearance->theme().control, m_appearance->px(1.5)));
        painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

void GanttView::paintRows(QPainter& painter, const RulerContent& ruler)
{
    const TimeNs cursorNs = m_play->cursorShown() ? m_play->cursorNs() : std::max(m_play->toNs(), m_play->spanNs());
    const bool wholeOps = !m_appearance->motion();
    if (drawsShapes(painter)) {
        paintRowShapes(
            painter,
            {m_play->run().get(), &m_picture.chunks(), m_geometry, ruler.scale, ruler.ticks.atNs, cursorNs, wholeOps},
            *m_appearance);
        return;
    }
    // On the screen that is the screen's; in a picture made larger, the picture's.
    m_picture.setPixelRatio(*m_appearance, painter.deviceTransform().m11());
    m_picture.setPlace(m_geometry, m_play->fromNs(), m_play->toNs(), ruler.ticks.atNs);
    m_picture.paint(painter, cursorNs, wholeOps);
}

void GanttView::paintNames(QPainter& painter) const
{
    const auto rows = m_geometry.visibleRows();
    if (!rows)
        return;
    painter.save();
    painter.setClipRect(QRect(0, m_geometry.plot.top(), m_geometry.plot.left(), m_geometry.plot.height()),
                        Qt::IntersectClip);
    const bool tight = m_geometry.pitch < QFontMetrics(m_appearance->textFont()).height();
    painter.setFont(tight ? m_appearance->noteFont() : m_appearance->textFont());
    // Where rows are lower than that, not all of them have their name.
    const int every = rowsPerName();
    const int textHeight = painter.fontMetrics().height();
    painter.setPen(m_appearance->theme().text);
    const int right = m_geometry.plot.left() - qRound(m_appearance->px(kNameMargin * 0.7));
    const QRect room = paintRowsOutOfSight(painter, right);
    int free = room.top();
    for (int d = rows->first.value(); d <= rows->second.value(); ++d) {
        const QRect row = rowRect(DeviceId(d));
        QRect place(0, row.top(), right, row.height());
        if (row.height() < textHeight) {
            // Those at the edges are moved in.
            const int top = std::clamp(row.center().y() - textHeight / 2, room.top(),
                                       std::max(room.top(), room.bottom() + 1 - textHeight));
            place = QRect(0, top, right, textHeight);
        }
        const bool inRoom = row.bottom() >= room.top() && row.top() <= room.bottom();
        if (d % every != 0 || (every > 1 && (!inRoom || place.top() < free)))
            continue;
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, HoverText::deviceName(DeviceId(d)));
        free = place.bottom() + 1 - textHeight / 4;
    }
    painter.restore();
}

/// In a hall nobody looks for a scroll bar: above and below the names stands how many more rows there are. Returns the
/// room that is left.
QRect GanttView::paintRowsOutOfSight(QPainter& painter, int right) const
{
    QRect room(0, m_geometry.plot.top(), right, m_geometry.plot.height());
    const auto [above, below] = m_geometry.rowsOutOfSight();
    if (m_rowLimit != RowLimit::Visible || above + below == 0)
        return room;
    const int line = painter.fontMetrics().height();
    painter.save();
    painter.setPen(m_appearance->theme().accent);
    if (above > 0) {
        painter.drawText(QRect(0, room.top(), right, line), Qt::AlignRight | Qt::AlignVCenter,
                         tr("▴ %n more", "rows", above));
        room.setTop(room.top() + line);
    }
    if (below > 0) {
        painter.drawText(QRect(0, room.bottom() + 1 - line, right, line), Qt::AlignRight | Qt::AlignVCenter,
                         tr("▾ %n more", "rows", below));
        room.setBottom(room.bottom() - line);
    }
    painter.restore();
    return room;
}

void GanttView::paintEmpty(QPainter& painter) const
{
    painter.setFont(m_appearance->textFont());
    painter.setPen(m_appearance->theme().muted);
    painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     m_play->run() ? tr("The schedule is empty: no device has anything to do.")
                                   : tr("What each device does over time appears here."));
}

}  // namespace bubblescope
