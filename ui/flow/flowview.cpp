// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flow/flowview.h"

#include "ui/flow/flowpainter.h"
#include "ui/session/playcontroller.h"
#include "ui/theme/accessiblerole.h"
#include "ui/theme/appearance.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace bubblescope {

namespace {

constexpr int kStepMs = 180;
constexpr int kFrameMs = 16;
/// A step further than this is a jump, and shown as one.
constexpr int kTicksOfAStep = 3;
/// While playing, a move takes this long on the screen, however fast the run is shown.
constexpr double kGlideS = 0.22;
/// No window shows more boxes with labels.
constexpr int kMostLabelled = 128;

}  // namespace

FlowView::FlowView(PlayController* controller, const Appearance* appearance, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_controller(controller)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("flowView"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(tr("Flow of microbatches"));
    m_stepTimer.setInterval(kFrameMs);
    m_stepTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_stepTimer, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    connect(controller, &PlayController::runChanged, this, &FlowView::takeRun);
    connect(controller, &PlayController::cursorChanged, this, [this] {
        followTokens();
        cursorMoved();
    });
    connect(controller, &PlayController::playingChanged, this, &FlowView::cursorMoved);
    connect(controller, &PlayController::pinChanged, viewport(), qOverload<>(&QWidget::update));
    connect(controller, &PlayController::hoverChanged, viewport(), qOverload<>(&QWidget::update));
    connect(appearance, &Appearance::changed, this, &FlowView::takeAppearance);
    takeAppearance();
    takeRun();
    followTokens();
}

void FlowView::takeRun()
{
    const int stages = m_model.stageCount();
    m_model = FlowModel(m_controller->run());
    m_following = m_following || m_model.stageCount() != stages;
    m_stepTimer.stop();
    m_shownNs = m_controller->cursorNs();
    relayout();
    cursorMoved();
}

void FlowView::followTokens()
{
    if (!m_following || !m_model.run() || verticalScrollBar()->maximum() == 0)
        return;
    const TimeNs at = m_controller->cursorNs();
    const LongestQueues longest = m_model.longestQueuesAt(at);
    const auto wanted = [&](int stage) {
        if (longest.standsOut(longest.forward, true))
            return m_model.forwardQueueAt(stage, at) == longest.forward;
        if (longest.standsOut(longest.backward, false))
            return m_model.backwardQueueAt(stage, at) == longest.backward;
        return !m_model.stateAt(at, stage, stage + 1, 0).stages.front().working.empty();
    };
    const double top = verticalScrollBar()->value();
    const double bottom = top + viewport()->height();
    const FlowLayout::Span sight = visibleStages();
    for (int s = sight.first; s < sight.end; ++s)
        if (m_layout.boxOf(s).top() >= top && m_layout.boxOf(s).bottom() <= bottom && wanted(s))
            return;
    for (int s = 0; s < m_model.stageCount(); ++s)
        if (wanted(s)) {
            scrollTo(qRound(m_layout.boxOf(s).center().y() - viewport()->height() / 2.0));
            return;
        }
}

void FlowView::scrollTo(int value)
{
    const QScopedValueRollback scrolling(m_scrolling, true);
    verticalScrollBar()->setValue(value);
}

void FlowView::scrollContentsBy(int, int)
{
    m_following = m_following && m_scrolling;
    viewport()->update();
}

void FlowView::takeAppearance()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().window);
    colours.setColor(QPalette::Base, m_appearance->theme().window);
    setPalette(colours);
    if (!m_appearance->motion())
        m_stepTimer.stop();
    updateGeometry();
    relayout();
}

void FlowView::setNote(const QString& note, int stage)
{
    if (note == m_note && stage == m_noteStage)
        return;
    m_note = note;
    m_noteStage = stage;
    relayout();
}

void FlowView::setMarkedQueue(int stage)
{
    if (std::exchange(m_markedQueue, stage) == stage)
        return;
    if (stage >= 0 && stage < m_layout.stages() && verticalScrollBar()->maximum() > 0)
        scrollTo(qRound(m_layout.boxOf(stage).center().y() - viewport()->height() / 2.0));
    viewport()->update();
}

FlowMetrics FlowView::metrics() const
{
    const QFontMetricsF note(m_appearance->noteFont());
    const QFontMetricsF label(m_appearance->textFont());
    FlowMetrics metrics;
    metrics.scale = m_appearance->px(1);
    metrics.noteHeight = note.height() + 2;
    metrics.labelHeight = label.height() + m_appearance->px(3);
    metrics.labelLines = 1;
    metrics.twoLanes = m_model.hasBackward();
    if (!m_model.run())
        return metrics;
    const Schedule& schedule = m_model.run()->schedule;
    const QString widest(QString::number(std::max(0, schedule.microbatchSpan - 1)).size(), u'8');
    QFont bold = m_appearance->noteFont();
    bold.setBold(true);
    metrics.numberWidth = QFontMetricsF(bold).horizontalAdvance(widest) / bold.pixelSize();
    metrics.endWidth =
        std::max({note.horizontalAdvance(tr("batch: %n left", nullptr, schedule.microbatchCount)),
                  note.horizontalAdvance(tr("done %n", nullptr, schedule.microbatchCount)), m_appearance->px(48)}) +
        m_appearance->px(28);
    for (int s = 0; s < schedule.stageCount; ++s) {
        metrics.labelWidth = std::max(metrics.labelWidth, label.horizontalAdvance(stageText(*m_model.run(), s)) + 4);
        if (metrics.labelLines == 1 && !deviceText(m_model, s).isEmpty())
            metrics.labelLines = 2;
        // From here on the overview shows numbers alone.
        if (s == kMostLabelled)
            break;
    }
    return metrics;
}

double FlowView::noteHeight() const
{
    return m_note.isEmpty() ? 0 : noteRect().height() + m_appearance->px(4);
}

void FlowView::relayout()
{
    const QSizeF size = maximumViewportSize();
    m_layout = FlowLayout({size.width(), size.height() - noteHeight()}, m_model.stageCount(), metrics());
    const int hidden = static_cast<int>(std::ceil(m_layout.contentHeight() + noteHeight() - size.height()));
    const QScopedValueRollback scrolling(m_scrolling, true);
    verticalScrollBar()->setRange(0, std::max(0, hidden));
    verticalScrollBar()->setPageStep(static_cast<int>(size.height()));
    verticalScrollBar()->setSingleStep(std::max(1, static_cast<int>(m_layout.rowHeight())));
    viewport()->update();
}

void FlowView::resizeEvent(QResizeEvent*)
{
    relayout();
}

FlowLayout::Span FlowView::visibleStages() const
{
    const double top = verticalScrollBar()->value();
    return m_layout.visible(top, top + viewport()->height());
}

FlowState FlowView::stateAt(TimeNs atNs) const
{
    const FlowLayout::Span visible = visibleStages();
    const int tokens = m_layout.detail() == FlowDetail::Tokens ? m_layout.tokensThatFit(0) + 1 : 0;
    return m_model.stateAt(atNs, visible.first, visible.end, tokens);
}

FlowScene FlowView::sceneOf(const FlowState& state, TimeNs glideNs) const
{
    return makeFlowScene({&m_model, &state, &m_layout, QFontMetricsF(m_appearance->noteFont()),
                          m_model.longestQueuesAt(state.atNs), glideNs});
}

FlowScene FlowView::scene() const
{
    if (!m_model.run())
        return {};
    return sceneOf(stateAt(m_controller->cursorNs()), 0);
}

TimeNs FlowView::glideNs() const
{
    if (!m_controller->playing() || !m_appearance->motion() || !m_model.run())
        return 0;
    double glide = kGlideS * m_controller->speed() * static_cast<double>(m_controller->tickNs());
    // A short op would be over before its token had come.
    for (const TimeNs ns : m_model.run()->costs.forwardNs)
        glide = std::min(glide, static_cast<double>(ns) / 2);
    return static_cast<TimeNs>(glide);
}

void FlowView::cursorMoved()
{
    const TimeNs now = m_controller->cursorNs();
    const TimeNs step = now - std::exchange(m_shownNs, now);
    const bool glides = m_appearance->motion() && isVisible() && !m_controller->playing() && m_model.run() &&
                        step != 0 && std::abs(step) <= kTicksOfAStep * m_controller->tickNs();
    if (glides) {
        m_before = sceneOf(stateAt(now - step), 0);
        m_sinceStep.start();
        m_stepTimer.start();
    } else if (step != 0 || m_controller->playing()) {
        m_stepTimer.stop();
    }
    // Thirty sentences a second help nobody.
    if (!m_controller->playing())
        setAccessibleDescription(summary());
    viewport()->update();
}

void FlowView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_appearance->theme().window);
    if (!m_model.run() || m_model.stageCount() == 0)
        return;
    const FlowState state = stateAt(m_controller->cursorNs());
    FlowScene shown = sceneOf(state, glideNs());
    if (m_stepTimer.isActive()) {
        const double share = static_cast<double>(m_sinceStep.elapsed()) / kStepMs;
        shown = between(m_before, std::move(shown), share);
        if (share >= 1)
            m_stepTimer.stop();
    }
    painter.translate(0, -verticalScrollBar()->value());
    FlowPaintInput input;
    input.model = &m_model;
    input.state = &state;
    input.layout = &m_layout;
    input.scene = &shown;
    input.appearance = m_appearance;
    input.visible = visibleStages();
    input.longest = m_model.longestQueuesAt(state.atNs);
    input.pinnedMicrobatch = microbatchOf(m_controller->pinnedOp());
    input.hoveredMicrobatch = microbatchOf(m_controller->hoveredOp());
    input.markedQueue = m_markedQueue;
    paintFlow(painter, input);
    if (!m_note.isEmpty())
        paintNote(painter);
    // Only for those who got here with the keyboard.
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        painter.resetTransform();
        painter.setPen(QPen(m_appearance->theme().control, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

QRectF FlowView::noteRect() const
{
    const double margin = m_appearance->px(8);
    // Beside the scroll bar too, which the note itself may bring about.
    const int width = maximumViewportSize().width() - verticalScrollBar()->sizeHint().width();
    const QRectF room(margin, 0, std::max(1.0, width - 2 * margin), 1000);
    QRectF rect = QFontMetricsF(m_appearance->noteFont())
                      .boundingRect(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_note);
    rect.setWidth(std::min(room.width(), rect.width() + 2));
    return rect;
}

void FlowView::paintNote(QPainter& painter) const
{
    QRectF rect = noteRect();
    const double margin = rect.left();
    if (m_noteStage >= 0 && m_noteStage < m_layout.stages())
        rect.moveLeft(std::clamp(m_layout.boxOf(m_noteStage).center().x() - rect.width() / 2, margin,
                                 std::max(margin, viewport()->width() - margin - rect.width())));
    rect.moveTop(m_layout.contentHeight() + m_appearance->px(2));
    painter.setFont(m_appearance->noteFont());
    painter.setPen(m_appearance->theme().muted);
    painter.drawText(rect, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_note);
}

QPointF FlowView::toContent(QPointF pos) const
{
    return pos + QPointF(0, verticalScrollBar()->value());
}

std::optional<int> FlowView::microbatchOf(std::optional<std::size_t> op) const
{
    if (!op || !m_model.run() || *op >= m_model.run()->timeline.rows->ops.size())
        return std::nullopt;
    return m_model.run()->timeline.rows->ops[*op].microbatch.value();
}

void FlowView::hover(QPointF pos)
{
    const FlowScene now = scene();
    const TokenMark* mark = now.tokenAt(toContent(pos));
    viewport()->setCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_controller->setHoveredOp(mark ? std::optional(mark->token.op) : std::nullopt);
}

void FlowView::mouseMoveEvent(QMouseEvent* event)
{
    hover(event->position());
}

void FlowView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const FlowScene now = scene();
    const TokenMark* mark = now.tokenAt(toContent(event->position()));
    if (mark && m_controller->pinnedOp() != mark->token.op)
        m_controller->setPinnedOp(mark->token.op);
    else
        m_controller->setPinnedOp(std::nullopt);
}

void FlowView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() == Qt::ControlModifier;
    if (control && event->key() == Qt::Key_Right)
        pinNeighbour(1);
    else if (control && event->key() == Qt::Key_Left)
        pinNeighbour(-1);
    else if (event->key() == Qt::Key_Escape && m_controller->pinnedOp())
        m_controller->setPinnedOp(std::nullopt);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void FlowView::pinNeighbour(int step)
{
    FlowScene now = scene();
    std::vector<TokenMark>& marks = now.tokens;
    if (marks.empty())
        return;
    std::stable_sort(marks.begin(), marks.end(), [this](const TokenMark& a, const TokenMark& b) {
        const int rowA = m_layout.rowOf(a.stage);
        const int rowB = m_layout.rowOf(b.stage);
        return rowA != rowB ? rowA < rowB : a.rect.center().x() < b.rect.center().x();
    });
    const auto found = std::find_if(marks.begin(), marks.end(), [this](const TokenMark& mark) {
        return m_controller->pinnedOp() == mark.token.op;
    });
    const auto count = static_cast<int>(marks.size());
    int next = step > 0 ? 0 : count - 1;
    if (found != marks.end())
        next = (static_cast<int>(found - marks.begin()) + step + count) % count;
    m_controller->setPinnedOp(marks[static_cast<std::size_t>(next)].token.op);
}

bool FlowView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = tipAt(help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), tip, viewport());
        return true;
    }
    if (event->type() == QEvent::Leave)
        m_controller->setHoveredOp(std::nullopt);
    return QAbstractScrollArea::viewportEvent(event);
}

QString FlowView::tipAt(QPoint pos) const
{
    const QPointF at = toContent(pos);
    const FlowScene now = scene();
    if (const TokenMark* mark = now.tokenAt(at))
        return tipFor(*mark);
    if (const int stage = m_layout.stageAt(at); stage >= 0)
        return tipForStage(stage);
    return {};
}

QSize FlowView::sizeHint() const
{
    const double lines = 3 * QFontMetricsF(m_appearance->noteFont()).height();
    return {qRound(m_appearance->px(760)), qRound(m_appearance->px(96) + lines + noteHeight())};
}

QSize FlowView::minimumSizeHint() const
{
    const double lines = 3 * QFontMetricsF(m_appearance->noteFont()).height();
    return {qRound(m_appearance->px(280)), qRound(m_appearance->px(56) + lines + noteHeight())};
}

}  // namespace bubblescope
