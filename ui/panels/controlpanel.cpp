// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/controlpanel.h"

#include "ui/panels/batchsection.h"
#include "ui/panels/costsection.h"
#include "ui/panels/jittersection.h"
#include "ui/panels/pipelinesection.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/schedulesection.h"
#include "ui/panels/slowdownsection.h"
#include "ui/session/session.h"

#include <QScrollBar>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

constexpr double kWidth = 250;
constexpr double kMargin = 16;

}  // namespace

ControlPanel::ControlPanel(Session* session, const Appearance* appearance, QWidget* parent)
    : QScrollArea(parent)
    , m_session(session)
    , m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Controls"));
    auto* editor = new ScenarioEditor(session, this);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    setWidget(content);
    m_sections = {
        new ScheduleSection(editor, appearance, content), new PipelineSection(editor, appearance, content),
        new CostSection(editor, appearance, content),     new SlowdownSection(editor, appearance, content),
        new BatchSection(editor, appearance, content),    new JitterSection(editor, appearance, content),
    };
    for (ControlSection* section : m_sections)
        column->addWidget(section);
    column->addStretch(1);
    connect(session, &Session::scenarioChanged, this, &ControlPanel::refresh);
    connect(appearance, &Appearance::changed, this, &ControlPanel::followAppearance);
    followAppearance();
    refresh();
}

void ControlPanel::refresh()
{
    for (ControlSection* section : m_sections)
        section->refresh(m_session->scenario());
    // What has appeared may be wider.
    updateGeometry();
}

void ControlPanel::followAppearance()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().panel);
    setPalette(colours);
    setFont(m_appearance->textFont());
    const int margin = static_cast<int>(m_appearance->px(kMargin));
    widget()->layout()->setContentsMargins(margin, margin, margin, margin);
    widget()->layout()->setSpacing(margin);
    for (ControlSection* section : m_sections)
        section->layout()->setSpacing(static_cast<int>(m_appearance->px(6)));
    updateGeometry();
}

int ControlPanel::contentWidth() const
{
    return widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

QSize ControlPanel::minimumSizeHint() const
{
    return {contentWidth(), static_cast<int>(m_appearance->px(120))};
}

QSize ControlPanel::sizeHint() const
{
    return {std::max(contentWidth(), static_cast<int>(m_appearance->px(kWidth + kMargin))),
            widget()->sizeHint().height()};
}

}  // namespace bubblescope
