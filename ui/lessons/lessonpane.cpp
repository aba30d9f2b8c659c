// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonpane.h"

#include "ui/lessons/lessonpage.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/talleststack.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

/// Of the window's height; the rest is the picture's.
constexpr double kMostShare = 0.42;
constexpr double kMostShareInHall = 0.33;

}  // namespace

LessonPane::LessonPane(LessonPlayer* player, const Commands& commands, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
    , m_appearance(appearance)
    , m_title(new QLabel(this))
    , m_place(new QLabel(this))
    , m_head(new QHBoxLayout)
    , m_scroll(new QScrollArea(this))
    , m_pages(new TallestStack)
{
    setObjectName(QStringLiteral("lessonPane"));
    setAutoFillBackground(true);
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setTextFormat(Qt::PlainText);
    // Gives way to the buttons.
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_place->setObjectName(QStringLiteral("lessonPlace"));
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_place);
    addButton(commands.back, "lessonBackButton");
    addButton(commands.next, "lessonNextButton");
    addButton(commands.returnToStep, "lessonReturnButton");
    addButton(commands.close, "lessonCloseButton");
    nameButtons();
    m_scroll->setWidget(m_pages);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_pages->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_head);
    column->addWidget(m_scroll);
    connect(player, &LessonPlayer::opened, this, &LessonPane::takeLesson);
    connect(player, &LessonPlayer::stepEntered, this, &LessonPane::takeStep);
    connect(player, &LessonPlayer::closed, this, [this] {
        hide();
        m_pages->clear();
    });
    connect(appearance, &Appearance::changed, this, &LessonPane::follow);
    follow();
    hide();
    if (player->isOpen())
        takeLesson();
}

void LessonPane::addButton(QAction* action, const char* name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    // Not as its default action, whose text has the key behind a tab.
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [this] { nameButtons(); });
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    m_head->addWidget(button);
    m_buttons.append({button, action});
}

bool LessonPane::showsAll() const
{
    return m_scroll->verticalScrollBar()->maximum() == 0;
}

void LessonPane::setInHall(bool inHall)
{
    m_inHall = inHall;
    for (const auto& [button, action] : m_buttons)
        button->setVisible(!inHall);
    fitHeight();
}

void LessonPane::takeLesson()
{
    m_pages->clear();
    for (int step = 0; step < m_player->stepCount(); ++step)
        m_pages->add(new LessonPage(m_player, step, m_appearance));
    takeStep();
    show();
    fitHeight();
}

void LessonPane::takeStep()
{
    if (!m_player->isOpen())
        return;
    const LessonStep& step = m_player->step();
    m_lessonTitle = inWindowLanguage(m_player->lesson()->title);
    m_stepTitle = inWindowLanguage(step.title);
    placeTitle();
    m_place->setText(tr("%1 of %2", "step").arg(m_player->stepIndex() + 1).arg(m_player->stepCount()));
    m_place->setAccessibleName(tr("Step %1 of %2").arg(m_player->stepIndex() + 1).arg(m_player->stepCount()));
    m_pages->setCurrent(m_player->stepIndex());
    m_scroll->verticalScrollBar()->setValue(0);
    setAccessibleName(m_title->toolTip());
    setAccessibleDescription(inWindowLanguage(step.text));
    // The focus is on the picture, where the step's keys are: its text is read out all the same.
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

/// Lesson and step, or the step alone where there is no room for both.
void LessonPane::placeTitle()
{
    QString title =
        m_stepTitle.isEmpty() ? m_lessonTitle : tr("%1 – %2", "lesson, step").arg(m_lessonTitle, m_stepTitle);
    m_title->setToolTip(title);
    const QFontMetrics metrics(m_title->font());
    const int room = m_title->width();
    if (metrics.horizontalAdvance(title) > room && !m_stepTitle.isEmpty())
        title = m_stepTitle;
    m_title->setText(metrics.elidedText(title, Qt::ElideRight, room));
}

void LessonPane::nameButtons()
{
    for (const auto& [button, action] : m_buttons) {
        button->setText(action->text().section(u'\t', 0, 0).remove(u'&'));
        button->setToolTip(action->toolTip());
    }
}

void LessonPane::follow()
{
    const Theme& theme = m_appearance->theme();
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, theme.panel);
    setPalette(colours);
    QFont title = m_appearance->textFont();
    title.setPixelSize(qRound(m_appearance->px(17)));
    title.setBold(true);
    m_title->setFont(title);
    m_place->setFont(m_appearance->textFont());
    for (const auto& [button, action] : m_buttons)
        button->setFont(m_appearance->textFont());
    const int margin = qRound(m_appearance->px(10));
    layout()->setContentsMargins(2 * margin, margin / 2, 2 * margin, margin);
    layout()->setSpacing(margin / 2);
    m_head->setSpacing(margin);
    fitHeight();
}

void LessonPane::fitHeight()
{
    if (!m_player->isOpen())
        return;
    const QMargins margins = layout()->contentsMargins();
    const int most = qRound(window()->height() * (m_inHall ? kMostShareInHall : kMostShare));
    const int wide = width() - margins.left() - margins.right();
    int tallest = 0;
    for (int step = 0; step < m_pages->count(); ++step) {
        auto* page = static_cast<LessonPage*>(m_pages->page(step));
        page->fit(wide, most);
        tallest = std::max(tallest, page->heightForWidth(wide));
    }
    m_scroll->setFixedHeight(std::min(tallest, most));
}

void LessonPane::resizeEvent(QResizeEvent*)
{
    fitHeight();
    layout()->activate();
    placeTitle();
}

void LessonPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_player->isOpen())
        takeLesson();
    QWidget::changeEvent(event);
}

}  // namespace bubblescope
