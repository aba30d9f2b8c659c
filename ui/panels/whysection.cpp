// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/whysection.h"

#include "ui/panels/fasterlist.h"
#include "ui/panels/styledlabel.h"
#include "ui/panels/switchbutton.h"
#include "ui/session/playcontroller.h"
#include "ui/text/format.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <vector>

namespace bubblescope {
namespace {

QString percentText()
{
    return formatPercent(FasterStages::kPercent / 100, 0);
}

/// What lies on the critical path: "operations 28 ms, transfers 5 ms; most on device 2: 21 ms".
QString pathText(const Run& run)
{
    std::vector<TimeNs> onDevice(static_cast<std::size_t>(run.schedule.deviceCount()));
    TimeNs transferNs = 0;
    for (const PathStep& step : run.criticalPath)
        (step.isTransfer() ? transferNs : onDevice[run.timeline.rows->deviceOf(step.op).index()]) +=
            step.endNs - step.startNs;
    const TimeNs opsNs = std::accumulate(onDevice.begin(), onDevice.end(), TimeNs{0});
    QString text = transferNs > 0
                       ? WhySection::tr("operations %1, transfers %2").arg(formatTime(opsNs), formatTime(transferNs))
                       : WhySection::tr("operations %1").arg(formatTime(opsNs));
    const auto most = std::max_element(onDevice.begin(), onDevice.end());
    if (most != onDevice.end() && onDevice.size() > 1)
        text += WhySection::tr("; most on device %1: %2").arg(most - onDevice.begin()).arg(formatTime(*most));
    return text;
}

}  // namespace

WhySection::WhySection(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_appearance(appearance)
    , m_faster(session)
    , m_column(new QVBoxLayout(this))
    , m_switch(new SwitchButton(tr("critical path"), appearance, this))
    , m_pathNote(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
    , m_fasterHead(new StyledLabel(StyledLabel::Style::Head, tr("If one stage were %1 faster").arg(percentText()),
                                   appearance, this))
    , m_fasterNote(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
    , m_list(new FasterList(appearance, this))
    , m_button(new QPushButton(this))
{
    m_switch->setObjectName(QStringLiteral("pathSwitch"));
    m_switch->setToolTip(tr("Draws in the Gantt chart the chain of operations and transfers that sets the makespan "
                            "(C). Its length is the makespan."));
    m_pathNote->setObjectName(QStringLiteral("pathNote"));
    m_pathNote->setToolTip(tr("What the critical path is made of; its length is the makespan."));
    m_pathNote->setWordWrap(true);
    const QString fasterTip = tr("How much sooner the run would end if the operations of that stage alone took %1 "
                                 "less time. Simulated anew for each stage, with the order unchanged.")
                                  .arg(percentText());
    m_fasterHead->setObjectName(QStringLiteral("fasterHead"));
    m_fasterHead->setCursor(Qt::WhatsThisCursor);
    m_fasterHead->setToolTip(fasterTip);
    m_fasterHead->setWordWrap(true);
    m_fasterNote->setObjectName(QStringLiteral("fasterNote"));
    m_fasterNote->setToolTip(fasterTip);
    m_fasterNote->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("fasterList"));
    m_list->setAccessibleName(tr("How much sooner with one stage faster"));
    m_button->setObjectName(QStringLiteral("fasterButton"));
    m_button->setFocusPolicy(Qt::TabFocus);

    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_switch);
    m_column->addWidget(m_pathNote);
    m_column->addWidget(m_fasterHead);
    m_column->addWidget(m_fasterNote);
    m_column->addWidget(m_list);
    m_column->addWidget(m_button, 0, Qt::AlignLeft);

    connect(m_switch, &QAbstractButton::toggled, play, &PlayController::setPathShown);
    connect(play, &PlayController::pathShownChanged, m_switch, &QAbstractButton::setChecked);
    connect(play, &PlayController::runChanged, this, &WhySection::takeRun);
    connect(&m_faster, &FasterStages::changed, this, &WhySection::showFaster);
    connect(m_button, &QPushButton::clicked, this,
            [this] { m_faster.state() == FasterStages::State::Busy ? m_faster.cancel() : m_faster.compute(); });
    connect(appearance, &Appearance::changed, this, &WhySection::followScale);
    m_switch->setChecked(play->pathShown());
    followScale();
    takeRun();
    showFaster();
}

void WhySection::takeRun()
{
    m_pathNote->setText(m_play->run() ? pathText(*m_play->run()) : QString());
}

void WhySection::showFaster()
{
    using State = FasterStages::State;
    const State state = m_faster.state();
    // While the next figures are on the way the last ones stay, so that nothing jumps.
    if (state == State::Done)
        m_list->setSooner(m_faster.soonerNs(), m_play->endNs(), FasterStages::kPercent);
    const bool waits = state == State::OnDemand || state == State::Busy;
    m_fasterHead->setVisible(state != State::None);
    m_list->setVisible(state != State::None && !waits && m_list->rowCount() > 0);
    m_fasterNote->setVisible(waits);
    m_button->setVisible(waits);
    if (state == State::Busy) {
        m_fasterNote->setText(tr("simulating: %1").arg(formatPercent(m_faster.progress(), 0)));
        m_button->setText(tr("Cancel"));
    } else if (state == State::OnDemand) {
        m_fasterNote->setText(tr("not computed"));
        m_button->setText(tr("Compute"));
    }
}

void WhySection::followScale()
{
    m_column->setSpacing(qRound(m_appearance->px(4)));
    m_fasterHead->setContentsMargins(0, qRound(m_appearance->px(10)), 0, 0);
}

}  // namespace bubblescope
