// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include "ui/compare/compareview.h"
#include "ui/gantt/ganttview.h"
#include "ui/lessons/lessonpane.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/markframe.h"
#include "ui/live/livebar.h"
#include "ui/panels/hallstrip.h"
#include "ui/window/chartstack.h"
#include "ui/window/drawer.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace bubblescope {
namespace {

/// The smallest type of the design, in px at scale 1, and what it must be in a hall on a screen of that size.
constexpr double kLeastType = 11;
constexpr double kHallType = 20;
/// With several scenarios side by side, all of which are to be seen.
constexpr double kComparedType = 15;
/// Scenarios side by side, with a lesson's text.
constexpr int kMostWithStrip = 2;
constexpr QSize kHallScreen(1280, 720);
/// Of the picture's height.
constexpr double kFlowShare = 0.22;
constexpr double kChartShare = 0.4;
constexpr int kHintMs = 4000;
/// A window manager has given the window its old size by then, or will not.
constexpr int kReturnMs = 2000;

/// What all others in a layout take of its height.
int heightBeside(const QLayout& layout, const QWidget* widget)
{
    int sum = 0;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (item->isEmpty() || item->widget() == widget)
            continue;
        const int width = layout.geometry().width();
        sum += item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
    }
    return sum;
}

}  // namespace

Presentation::Presentation(const PresentedViews& views, LessonPlayer* lessons, Appearance* appearance)
    : QObject(views.window)
    , m_views(views)
    , m_lessons(lessons)
    , m_appearance(appearance)
    , m_left(new Drawer(Drawer::Side::Left, appearance, views.central))
    , m_top(new Drawer(Drawer::Side::Top, appearance, views.central))
    , m_hint(new QLabel(views.central))
{
    m_left->setObjectName(QStringLiteral("controlDrawer"));
    m_top->setObjectName(QStringLiteral("barDrawer"));
    m_hint->setObjectName(QStringLiteral("presentationHint"));
    m_hint->setAutoFillBackground(true);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->hide();
    m_hintTime.setSingleShot(true);
    m_hintTime.setInterval(kHintMs);
    connect(&m_hintTime, &QTimer::timeout, m_hint, &QWidget::hide);
    for (const Drawer* drawer : {m_left, m_top})
        connect(drawer, &Drawer::closed, this, [this] {
            // One may have given way to the other.
            if (!m_left->isOpen() && !m_top->isOpen())
                m_views.gantt->setFocus();
        });
    m_returned.setSingleShot(true);
    m_returned.setInterval(kReturnMs);
    connect(&m_returned, &QTimer::timeout, this, [this] { m_returning = false; });
    // A lesson's text takes its height only once it has its width.
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(views.gantt, &GanttView::rowsMoved, &m_later, qOverload<>(&QTimer::start));
    connect(&m_later, &QTimer::timeout, this, [this] {
        if (m_on && room() != m_room)
            arrange();
    });
    connect(lessons, &LessonPlayer::stepPlaced, this, &Presentation::arrange);
    connect(lessons, &LessonPlayer::closed, this, &Presentation::arrange);
    connect(appearance, &Appearance::changed, this, &Presentation::arrange);
    m_views.strip->hide();
    m_views.rowFigures->hide();
}

void Presentation::setOn(bool on)
{
    if (on == m_on)
        return;
    m_on = on;
    on ? enter() : leave();
    emit changed(on);
}

void Presentation::takeOver(const Presentation& before)
{
    if (!before.m_on)
        return;
    setOn(true);
    // Not what entering has found: that was laid out in the hall's type already.
    m_usual = before.m_usual;
    m_usualState = before.m_usualState;
    m_usualGeometry = before.m_usualGeometry;
}

Presentation::Usual Presentation::usual() const
{
    if (m_on)
        return m_usual;
    if (m_returning)
        return {m_usual.geometry, m_usual.columns, m_usual.picture, m_appearance->scale()};
    return {m_views.window->saveGeometry(), m_views.columns->saveState(), m_views.picture->saveState(),
            m_appearance->scale()};
}

void Presentation::usePicture(const QByteArray& state)
{
    m_usual.picture = state;
    if (m_on)
        arrange();
    else
        m_views.picture->restoreState(state);
}

double Presentation::hallScale() const
{
    const QSize size = m_views.window->size();
    const double fit = std::min(static_cast<double>(size.width()) / kHallScreen.width(),
                                static_cast<double>(size.height()) / kHallScreen.height());
    return fit * (m_views.compared->isComparing() ? kComparedType : kHallType) / kLeastType;
}

void Presentation::enter()
{
    m_on = false;
    m_usual = usual();
    m_on = true;
    m_returning = false;
    m_usualState = m_views.window->windowState();
    m_usualGeometry = m_views.window->geometry();

    m_views.window->menuBar()->hide();
    m_menus = new QMenuBar(m_views.central);
    m_menus->addActions(m_views.window->menuBar()->actions());
    m_left->take({m_views.controls});
    m_top->take({m_menus, m_views.playBar});
    m_views.lessonPane->setInHall(true);
    m_views.charts->setTabsShown(false);
    m_views.strip->show();
    m_views.rowFigures->show();
    m_views.compared->setInHall(true);
    m_views.window->setWindowState(m_usualState | Qt::WindowFullScreen);
    m_hallScale = hallScale();
    m_appearance->setScale(m_hallScale);
    arrange();
    m_views.gantt->setFocus();
}

void Presentation::leave()
{
    for (const QPointer<QWidget>& frame : std::exchange(m_frames, {}))
        delete frame;
    m_hint->hide();
    m_left->empty();
    m_top->empty();
    delete m_menus;
    m_views.columns->insertWidget(0, m_views.controls);
    m_views.column->insertWidget(0, m_views.playBar);
    m_views.window->menuBar()->show();
    for (QWidget* widget :
         {m_views.playBar, m_views.controls, m_views.figures, m_views.legend, static_cast<QWidget*>(m_views.charts)})
        widget->show();
    m_views.flow->setVisible(!m_views.compared->isComparing());
    m_views.charts->setTabsShown(true);
    m_views.lessonPane->setInHall(false);
    m_views.strip->hide();
    m_views.rowFigures->hide();
    m_views.compared->setInHall(false);
    m_views.liveBar->setTypeShare(1);
    m_appearance->setScale(m_usual.scale);
    m_views.window->setWindowState(m_usualState & ~Qt::WindowFullScreen);
    if (!(m_usualState & (Qt::WindowMaximized | Qt::WindowFullScreen)))
        m_views.window->setGeometry(m_usualGeometry);
    m_returning = true;
    m_returned.start();
    fit();
    m_views.gantt->setFocus();
}

void Presentation::fit()
{
    if (m_on) {
        rescale();
        arrange();
        if (wantsFigures())
            emit figuresShown();
    } else if (m_returning) {
        // A window manager takes its time; what the splitters have in between is no one's wish.
        m_views.columns->restoreState(m_usual.columns);
        m_views.picture->restoreState(m_usual.picture);
        m_returning = m_views.window->size() != m_usualGeometry.size();
    }
}

void Presentation::rescale()
{
    // What the user has made larger or smaller stays so.
    const double before = std::exchange(m_hallScale, hallScale());
    if (before == m_hallScale)
        return;
    m_appearance->setScale(m_appearance->scale() * m_hallScale / before);
}

bool Presentation::wantsFigures() const
{
    if (m_views.compared->isComparing() || !m_lessons->isOpen() || !m_lessons->step().marks.figure)
        return false;
    switch (*m_lessons->step().marks.figure) {
    case LessonFigure::Bubble:
    case LessonFigure::BubbleAtEnd:
    case LessonFigure::Makespan:
    case LessonFigure::Devices:
        return false;
    default:
        return true;
    }
}

int Presentation::room() const
{
    // The picture's own height will not do: what is shown now may have stretched it.
    return m_views.central->height() - heightBeside(*m_views.column, m_views.columns) -
           heightBeside(*m_views.picture->parentWidget()->layout(), m_views.picture);
}

void Presentation::arrange()
{
    if (!m_on)
        return;
    // Scenarios side by side have all the room; flow, charts and figures show one.
    const bool compares = m_views.compared->isComparing();
    rescale();
    m_views.liveBar->setTypeShare(kLeastType / (compares ? kComparedType : kHallType));
    m_left->place(true);
    m_top->place(true);
    const bool chart = !compares && m_lessons->isOpen() && m_lessons->step().marks.chart;
    const bool queue = m_lessons->isOpen() && m_lessons->step().marks.queue;
    m_views.charts->setVisible(chart);
    m_views.legend->setVisible(!chart && !compares);
    m_views.rowFigures->setVisible(!compares);
    // With many of them a lesson's text leaves no room for it; each has its figures in its head.
    m_views.strip->setVisible(!m_lessons->isOpen() || m_views.compared->laneCount() <= kMostWithStrip);
    m_views.strip->setCompact(m_lessons->isOpen() || compares);
    const bool figures = wantsFigures();
    const bool figuresCome = figures && m_views.figures->isHidden();
    m_views.figures->setVisible(figures);
    // The flow has what the rows leave, if that is enough. A step that points at a queue and at no chart of it has it
    // in any case.
    const int room = m_room = this->room();
    const int chartRoom = chart ? qRound(room * kChartShare) : 0;
    const int caption = m_views.gantt->height() - m_views.gantt->viewport()->height();
    const int rows = m_views.gantt->heightForAllRows() + caption +
                     (chart ? 0 : m_views.legend->heightForWidth(m_views.gantt->width()));
    const int least = m_views.flow->minimumSizeHint().height();
    const bool flow = !chart && !compares && (queue || rows + least <= room);
    m_views.flow->setVisible(flow);
    // At once, or the layouts above count on what is no longer there.
    for (QSplitter* splitter : {m_views.picture, m_views.columns}) {
        QEvent changed(QEvent::LayoutRequest);
        QCoreApplication::sendEvent(splitter, &changed);
    }
    const int flowRoom =
        flow ? std::clamp(room - chartRoom - rows, least, std::max(least, qRound(room * kFlowShare))) : 0;
    const int rest = std::max(1, room - chartRoom - flowRoom);
    QList<int> sizes(m_views.picture->count(), rest);
    sizes[m_views.picture->indexOf(m_views.flow)] = flowRoom;
    sizes[m_views.picture->indexOf(m_views.charts)] = chartRoom;
    m_views.picture->setSizes(sizes);
    mark();
    placeHint();
    if (figuresCome)
        emit figuresShown();
}

void Presentation::mark()
{
    for (const QPointer<QWidget>& frame : std::exchange(m_frames, {}))
        delete frame;
    if (!m_lessons->isOpen() || !m_lessons->step().marks.figure)
        return;
    QWidget* target = nullptr;
    switch (*m_lessons->step().marks.figure) {
    case LessonFigure::Bubble:
        target = m_views.strip->findChild<QWidget*>(QStringLiteral("hallBubble"));
        break;
    case LessonFigure::BubbleAtEnd:
        target = m_views.strip->findChild<QWidget*>(QStringLiteral("hallAtEnd"));
        break;
    case LessonFigure::Makespan:
        target = m_views.strip->findChild<QWidget*>(QStringLiteral("hallMakespan"));
        break;
    case LessonFigure::Devices:
        target = m_views.rowFigures;
        break;
    default:
        return;
    }
    m_frames.emplace_back(new MarkFrame(target, m_appearance));
}

void Presentation::showHint()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().text);
    colours.setColor(QPalette::WindowText, m_appearance->theme().window);
    m_hint->setPalette(colours);
    m_hint->setText(tr("F9 or the left edge: controls   F10 or the upper edge: menus   Escape: back"));
    placeHint();
    m_hint->show();
    m_hintTime.start();
}

void Presentation::placeHint()
{
    m_hint->setFont(m_appearance->noteFont());
    m_hint->setMargin(qRound(m_appearance->px(3)));
    m_hint->adjustSize();
    const QSize room = m_views.central->size();
    // Over the legend, or what stands above several scenarios: the rows stay free.
    const bool compares = m_views.compared->isComparing();
    const int y = compares ? m_views.compared->mapTo(m_views.central, QPoint()).y() : room.height() - m_hint->height();
    m_hint->move(std::max(0, (room.width() - m_hint->width()) / 2), y);
    m_hint->raise();
}

void Presentation::toggleControls()
{
    handOver(*m_left, *m_top);
}

void Presentation::toggleBars()
{
    handOver(*m_top, *m_left);
}

void Presentation::handOver(Drawer& wanted, Drawer& other)
{
    if (wanted.isOpen()) {
        wanted.close();
        return;
    }
    wanted.open(true);
    other.close();
}

bool Presentation::closeDrawers()
{
    const bool any = m_left->isOpen() || m_top->isOpen();
    m_left->close();
    m_top->close();
    return any;
}

}  // namespace bubblescope
