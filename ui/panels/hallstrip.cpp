// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/hallstrip.h"

#include "ui/panels/figurelabel.h"
#include "ui/panels/styledlabel.h"
#include "ui/session/playcontroller.h"
#include "ui/text/format.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

QString noFigure()
{
    return QStringLiteral("–");
}

}  // namespace

HallStrip::HallStrip(PlayController* play, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_appearance(appearance)
    , m_row(new QHBoxLayout(this))
{
    using Size = FigureLabel::Size;
    setObjectName(QStringLiteral("hallStrip"));
    setAccessibleName(tr("Figures"));
    setAutoFillBackground(true);
    const QString longest = formatTime(88'888 * kNsPerMs);
    m_bubble = new FigureLabel(Size::Hall, formatPercent(0.888), tr("Bubble up to the cursor"), appearance, this);
    m_bubble->setObjectName(QStringLiteral("hallBubble"));
    m_atEnd = new FigureLabel(Size::Text, tr("at the end %1").arg(formatPercent(0.888)), tr("Bubble at the end"),
                              appearance, this);
    m_atEnd->setObjectName(QStringLiteral("hallAtEnd"));
    m_time = new FigureLabel(Size::Figure, longest, tr("Time"), appearance, this);
    m_time->setObjectName(QStringLiteral("hallTime"));
    m_makespan = new FigureLabel(Size::Figure, longest, tr("Makespan"), appearance, this);
    m_makespan->setObjectName(QStringLiteral("hallMakespan"));
    m_bubble->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_row->addWidget(m_bubble);
    m_row->addLayout(addPair(tr("Bubble, up to the cursor"), m_atEnd));
    m_row->addStretch(1);
    m_row->addLayout(addPair(tr("Time"), m_time));
    m_row->addLayout(addPair(tr("Makespan"), m_makespan));
    connect(play, &PlayController::runChanged, this, &HallStrip::takeRun);
    connect(play, &PlayController::cursorChanged, this, &HallStrip::showCursor);
    connect(appearance, &Appearance::changed, this, &HallStrip::follow);
    follow();
    takeRun();
}

void HallStrip::setCompact(bool compact)
{
    m_bubble->setSize(compact ? FigureLabel::Size::Headline : FigureLabel::Size::Hall);
}

QVBoxLayout* HallStrip::addPair(const QString& head, QWidget* figure)
{
    auto* pair = new QVBoxLayout;
    m_pairs.push_back(pair);
    pair->addStretch(1);
    auto* label = new StyledLabel(StyledLabel::Style::Note, head, m_appearance, this);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    pair->addWidget(label);
    pair->addWidget(figure);
    pair->addStretch(1);
    return pair;
}

void HallStrip::takeRun()
{
    const auto& run = m_play->run();
    m_atEnd->setText(run ? tr("at the end %1").arg(formatPercent(run->analysis.bubbleRatio)) : QString());
    m_makespan->setText(run ? formatTime(run->analysis.makespanNs) : noFigure());
    showCursor();
}

void HallStrip::showCursor()
{
    const auto& run = m_play->run();
    m_bubble->setText(run ? formatPercent(run->bubbleRatioUntil(m_play->cursorNs())) : noFigure());
    m_time->setText(formatTime(m_play->cursorNs()));
}

void HallStrip::follow()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().panel);
    setPalette(colours);
    const int margin = qRound(m_appearance->px(12));
    m_row->setContentsMargins(margin, 0, margin, 0);
    m_row->setSpacing(2 * margin);
    // A lesson's frame about a figure stays clear of its name.
    for (QVBoxLayout* pair : m_pairs)
        pair->setSpacing(margin / 3);
}

}  // namespace bubblescope
