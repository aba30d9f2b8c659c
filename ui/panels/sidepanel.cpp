// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/sidepanel.h"

#include "ui/help/helpcard.h"
#include "ui/help/helpmark.h"

#include <QApplication>
#include <QHoverEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bubblescope {
namespace {

constexpr double kMargin = 16;

}  // namespace

void useSlimScrollBars(QAbstractScrollArea* area, const Appearance* appearance)
{
    const auto follow = [area, appearance] {
        const int thick = qRound(appearance->px(8));
        const QString style =
            QStringLiteral("QScrollBar { background: transparent; border: none; margin: 0; }"
                           "QScrollBar:vertical { width: %1px; } QScrollBar:horizontal { height: %1px; }"
                           "QScrollBar::handle { background: %2; border-radius: %3px; min-width: %4px; min-height: "
                           "%4px; }"
                           "QScrollBar::handle:hover { background: %5; }"
                           "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
                           "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }")
                .arg(thick)
                .arg(appearance->theme().idleHatch.name())
                .arg(thick / 2)
                .arg(3 * thick)
                .arg(appearance->theme().muted.name());
        area->verticalScrollBar()->setStyleSheet(style);
        area->horizontalScrollBar()->setStyleSheet(style);
    };
    QObject::connect(appearance, &Appearance::changed, area, follow);
    follow();
}

SidePanel::SidePanel(double usualWidth, const Appearance* appearance, QWidget* parent)
    : QScrollArea(parent)
    , m_appearance(appearance)
    , m_column(nullptr)
    , m_mark(nullptr)
    , m_usualWidth(usualWidth)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    useSlimScrollBars(this, appearance);
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    setWidget(content);
    // The viewport paints the ground; the content's own window colour is for outlines, see follow().
    content->setAutoFillBackground(false);
    m_mark = new HelpMark(appearance, content);
    setAttribute(Qt::WA_Hover);
    connect(m_mark, &HelpMark::moreWanted, this, &SidePanel::moreHelpWanted);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (!underMouse())
            m_mark->pointAtFocus();
    });
    connect(appearance, &Appearance::changed, this, &SidePanel::follow);
    follow();
}

SidePanel::~SidePanel()
{
    // Widgets lose the focus while they go, when there is no panel any more to hear of it.
    disconnect(qApp, nullptr, this, nullptr);
}

void SidePanel::follow()
{
    const Theme& theme = m_appearance->theme();
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, theme.panel);
    setPalette(colours);
    // Fusion outlines boxes in a darker shade of the window colour, which is lost on a dark ground.
    constexpr int kFusionDarker = 140;
    colours.setColor(QPalette::Window, theme.line.lighter(kFusionDarker));
    widget()->setPalette(colours);
    setFont(m_appearance->textFont());
    const int margin = qRound(m_appearance->px(kMargin));
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(margin);
    updateGeometry();
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fitHeight();
        m_mark->followLayout();
        if (const int width = contentWidth(); std::exchange(m_knownWidth, width) != width)
            updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

bool SidePanel::event(QEvent* event)
{
    // Hovering is told to all that the pointer is in, whatever control has it.
    if (event->type() == QEvent::HoverMove) {
        if (const QWidget* under = childAt(static_cast<QHoverEvent*>(event)->position().toPoint()))
            m_mark->pointAt(under);
    } else if (event->type() == QEvent::HoverLeave) {
        m_mark->pointAtFocus();
    }
    return QScrollArea::event(event);
}

void SidePanel::mouseReleaseEvent(QMouseEvent* event)
{
    QScrollArea::mouseReleaseEvent(event);
    auto* name = qobject_cast<QLabel*>(viewport()->childAt(event->position().toPoint()));
    const HelpTopic* topic = name ? topicOf(name) : nullptr;
    if (topic == nullptr || topic->kind != HelpKind::Figure || event->button() != Qt::LeftButton)
        return;
    connect(HelpCard::open(*topic, m_appearance, name, true), &HelpCard::moreWanted, this, &SidePanel::moreHelpWanted);
}

void SidePanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitHeight();
    m_mark->followLayout();
}

void SidePanel::fitHeight()
{
    // A scroll area asks for the least size whatever the width, in which wrapped text has too few lines.
    widget()->setMinimumHeight(std::max(0, m_column->totalMinimumHeightForWidth(viewport()->width())));
}

int SidePanel::contentWidth() const
{
    return widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

QSize SidePanel::minimumSizeHint() const
{
    return {contentWidth(), qRound(m_appearance->px(120))};
}

QSize SidePanel::sizeHint() const
{
    return {std::max(contentWidth(), qRound(m_appearance->px(m_usualWidth))), widget()->sizeHint().height()};
}

}  // namespace bubblescope
