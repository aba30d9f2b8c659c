// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/pipelinesection.h"

#include "core/schedule/registry.h"
#include "core/sweep/scenarioedit.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/valuerow.h"

#include <QVBoxLayout>

namespace bubblescope {

namespace {

/// Then the slow stage stays the middle one when there are more or fewer, as its switch says.
bool onlyMiddleIsSlow(const Scenario& scenario)
{
    for (int s = 0; s < scenario.stages(); ++s)
        if ((slowdownOf(scenario, s) != 1.0) != (s == middleStage(scenario)))
            return false;
    return true;
}

}  // namespace

PipelineSection::PipelineSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection({}, editor, appearance, parent)
    , m_stages(new IntRow(QStringLiteral("stages"), tr("Stages"), appearance, this))
    , m_chunks(new IntRow(QStringLiteral("chunks"), tr("Chunks per device"), appearance, this))
    , m_microbatches(new IntRow(QStringLiteral("microbatches"), tr("Microbatches"), appearance, this))
{
    m_stages->setRange(1, 64, kMaxDevices);
    m_chunks->setRange(1, 8, kMaxChunks);
    m_microbatches->setRange(1, 512, kMaxMicrobatches);
    m_microbatches->slider()->setCurve(SlimSlider::Curve::Log);
    for (IntRow* row : {m_stages, m_chunks, m_microbatches}) {
        column()->addWidget(row);
        connect(row, &ValueRow::gestureChanged, editor, &ScenarioEditor::endGesture);
    }
    connect(m_stages, &IntRow::valueEdited, this, [editor](int devices) {
        const QString control = QStringLiteral("stages");
        const Scenario& before = editor->before(control);
        editor->apply(tr("Stages"), withDevices(before, devices, onlyMiddleIsSlow(before)), control);
    });
    connect(m_chunks, &IntRow::valueEdited, this, [editor](int chunks) {
        const QString control = QStringLiteral("chunks");
        editor->apply(tr("Chunks per device"), withChunks(editor->before(control), chunks), control);
    });
    connect(m_microbatches, &IntRow::valueEdited, this, [editor](int microbatches) {
        const QString control = QStringLiteral("microbatches");
        editor->apply(tr("Microbatches"), withMicrobatches(editor->before(control), microbatches), control);
    });
}

void PipelineSection::setExplanations(bool fromFile)
{
    const QString reason = tr("The schedule's file says how many; choose another schedule to change it.");
    m_stages->setExplanation(fromFile ? reason
                                      : tr("Into how many parts the model is cut, one for each device. The slider goes "
                                           "to 64, larger numbers can be typed."));
    m_chunks->setExplanation(fromFile ? reason
                                      : tr("How many stages each device holds. A device's work stays the same and is "
                                           "cut into this many pieces."));
    m_microbatches->setExplanation(fromFile ? reason
                                            : tr("Into how many parts the batch is cut. The slider goes to 512, larger "
                                                 "numbers can be typed."));
}

void PipelineSection::refresh(const Scenario& scenario)
{
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    const bool fromFile = scenario.schedule == "custom";
    m_stages->setLabel(scenario.chunks > 1 ? tr("Devices (%n stages)", nullptr, scenario.stages()) : tr("Stages"));
    m_stages->setValue(scenario.devices);
    m_chunks->setValue(scenario.chunks);
    m_chunks->setVisible(info && info->usesChunks);
    m_microbatches->setValue(scenario.microbatches);
    for (IntRow* row : {m_stages, m_chunks, m_microbatches})
        row->setEnabled(!fromFile);
    setExplanations(fromFile);
}

}  // namespace bubblescope
