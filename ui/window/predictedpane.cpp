// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/predictedpane.h"

#include "ui/gantt/ganttview.h"
#include "ui/live/differencetable.h"
#include "ui/live/livesession.h"
#include "ui/panels/styledlabel.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

namespace bubblescope {

PredictedPane::PredictedPane(LiveSession* live, PlayController* play, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_live(live)
    , m_main(play)
    , m_play(&m_session)
    , m_caption(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
    , m_table(new DifferenceTable(appearance, this))
    , m_takeCosts(new QPushButton(tr("Take over"), this))
    , m_gantt(new GanttView(&m_play, appearance, this))
{
    setObjectName("predictedPane");
    m_gantt->setObjectName("predictedGantt");
    m_caption->setObjectName("predictedCaption");
    m_takeCosts->setObjectName("takeCostsButton");
    m_takeCosts->setToolTip(tr("The scenario gets the times that were measured; undo takes it back"));
    m_caption->setWordWrap(true);
    m_takeCosts->setFocusPolicy(Qt::TabFocus);
    // The sentence above the table: beside it, where the window is narrow, it had no room.
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 4, 11, 0);
    head->addWidget(m_caption, 1);
    head->addWidget(m_takeCosts);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    m_table->setContentsMargins(11, 0, 11, 0);
    layout->addWidget(m_table);
    layout->addWidget(m_gantt, 1);

    link(m_main, &m_play);
    link(&m_play, m_main);
    connect(live, &LiveSession::measuredChanged, this, &PredictedPane::takeRun);
    connect(&play->session(), &Session::scenarioChanged, this, &PredictedPane::refreshButton);
    connect(m_takeCosts, &QPushButton::clicked, live, &LiveSession::takeCosts);
    hide();
}

PredictedPane::~PredictedPane()
{
    // Before what it looks at.
    delete m_gantt;
}

void PredictedPane::link(PlayController* from, PlayController* to)
{
    // What is out of the other's bounds is cut there, and must not come back.
    const auto linked = [this](auto change) {
        if (m_linking || !m_session.run() || isHidden())
            return;
        const QScopedValueRollback guard(m_linking, true);
        change();
    };
    connect(from, &PlayController::rangeChanged, to,
            [=] { linked([=] { to->setRange(from->fromNs(), from->toNs()); }); });
    connect(from, &PlayController::cursorChanged, to, [=] { linked([=] { to->setCursorNs(from->cursorNs()); }); });
}

void PredictedPane::lineUpWith(QAbstractScrollArea* above)
{
    m_above = above;
    for (QAbstractScrollArea* area : {above, static_cast<QAbstractScrollArea*>(m_gantt)})
        connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &PredictedPane::shareScrollBar);
}

void PredictedPane::shareScrollBar()
{
    if (!m_above)
        return;
    // A scroll bar makes a plot narrower: where one has it both have it, so that an instant has one place.
    const bool either =
        !isHidden() && (m_above->verticalScrollBar()->maximum() > 0 || m_gantt->verticalScrollBar()->maximum() > 0);
    for (QAbstractScrollArea* area : {m_above.data(), static_cast<QAbstractScrollArea*>(m_gantt)})
        area->setVerticalScrollBarPolicy(either ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded);
}

void PredictedPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    shareScrollBar();
}

void PredictedPane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    shareScrollBar();
}

void PredictedPane::takeRun()
{
    const std::shared_ptr<const Run>& predicted = m_live->predicted();
    if (!predicted)
        return;
    {
        const QScopedValueRollback guard(m_linking, true);
        m_session.showMeasured(predicted, m_live->spanNs());
        m_play.setRange(m_main->fromNs(), m_main->toNs());
        m_play.setCursorNs(m_main->cursorNs());
    }
    const QString makespan = formatTime(predicted->analysis.makespanNs);
    m_caption->setText(tr("Simulated with the costs that were measured: %1").arg(makespan));
    m_table->setVisible(m_live->comparison() != nullptr);
    if (m_live->comparison())
        m_table->show(*m_live->comparison());
    refreshButton();
}

void PredictedPane::refreshButton()
{
    m_takeCosts->setEnabled(m_live->canTakeCosts());
}

}  // namespace bubblescope
