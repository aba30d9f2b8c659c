// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/controlpanel.h"

#include "ui/panels/batchsection.h"
#include "ui/panels/costsection.h"
#include "ui/panels/jittersection.h"
#include "ui/panels/memorysection.h"
#include "ui/panels/pipelinesection.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/schedulesection.h"
#include "ui/panels/slowdownsection.h"
#include "ui/session/session.h"

#include <QVBoxLayout>

namespace bubblescope {
namespace {

constexpr double kWidth = 266;

}  // namespace

ControlPanel::ControlPanel(Session* session, const Appearance* appearance, QWidget* parent)
    : SidePanel(kWidth, appearance, parent)
    , m_session(session)
    , m_slowdown(nullptr)
{
    setAccessibleName(tr("Controls"));
    auto* editor = new ScenarioEditor(session, this);
    // In this order, which is that of the keyboard too.
    m_sections.push_back(new ScheduleSection(editor, appearance, widget()));
    m_sections.push_back(new PipelineSection(editor, appearance, widget()));
    m_sections.push_back(new CostSection(editor, appearance, widget()));
    m_slowdown = new SlowdownSection(editor, appearance, widget());
    m_sections.push_back(m_slowdown);
    m_sections.push_back(new BatchSection(editor, appearance, widget()));
    m_sections.push_back(new MemorySection(editor, appearance, widget()));
    m_sections.push_back(new JitterSection(editor, appearance, widget()));
    for (ControlSection* section : m_sections)
        column()->addWidget(section);
    column()->addStretch(1);
    connect(session, &Session::scenarioChanged, this, &ControlPanel::refresh);
    connect(appearance, &Appearance::changed, this, &ControlPanel::followScale);
    followScale();
    refresh();
}

double ControlPanel::slowMiddleFactor() const
{
    return m_slowdown->middleFactor();
}

void ControlPanel::setSlowMiddleFactor(double factor)
{
    if (factor >= kMinSlowdown && factor <= kMaxSlowdown)
        m_slowdown->chooseMiddleFactor(factor);
}

void ControlPanel::refresh()
{
    for (ControlSection* section : m_sections)
        section->refresh(m_session->scenario());
}

void ControlPanel::followScale()
{
    for (ControlSection* section : m_sections)
        section->layout()->setSpacing(qRound(appearance()->px(6)));
}

}  // namespace bubblescope
