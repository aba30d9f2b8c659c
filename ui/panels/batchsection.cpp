// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/batchsection.h"

#include "core/schedule/registry.h"
#include "core/sweep/scenarioedit.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/spinboxes.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace bubblescope {

BatchSection::BatchSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection(tr("Batch"), editor, appearance, parent)
    , m_sameMicrobatch(new QRadioButton(tr("same microbatch size"), this))
    , m_sameBatch(new QRadioButton(tr("same batch"), this))
    , m_samples(new IntSpin(this))
    , m_overhead(new RealSpin(this))
    , m_iterations(new IntSpin(this))
    , m_barrier(new QCheckBox(tr("optimizer's barrier"), this))
{
    m_sameMicrobatch->setObjectName(QStringLiteral("sameMicrobatchRadio"));
    m_sameMicrobatch->setToolTip(tr("Every microbatch takes the time given: more microbatches are more work."));
    m_sameBatch->setObjectName(QStringLiteral("sameBatchRadio"));
    m_sameBatch->setToolTip(tr("The times given are the whole batch's: more microbatches cut it finer. Switching "
                               "converts the times, so that the picture stays."));
    m_samples->setObjectName(QStringLiteral("samplesSpin"));
    m_samples->setRange(0, kMaxMicrobatches);
    m_samples->setSpecialValueText(tr("even"));
    m_overhead->setObjectName(QStringLiteral("overheadSpin"));
    m_overhead->setSuffix(QStringLiteral(" ") + tr("ms"));
    m_overhead->setRange(0, static_cast<double>(kMaxDurationNs) / static_cast<double>(kNsPerMs));
    column()->addWidget(m_sameMicrobatch);
    column()->addWidget(m_sameBatch);
    m_samplesLine = line(tr("Samples"), m_samples,
                         tr("How many samples the batch has; they are dealt out as evenly as whole numbers allow, so 8 "
                            "in 3 microbatches are 3, 3 and 2. 0: it divides evenly."));
    m_overheadLine = line(tr("Overhead"), m_overhead,
                          tr("In ms, added to every forward and backward however small its microbatch: launching work "
                             "on the device, and its poorer use."));
    m_iterations->setObjectName(QStringLiteral("iterationsSpin"));
    m_iterations->setRange(1, kMaxIterations);
    m_barrier->setObjectName(QStringLiteral("barrierCheck"));
    column()->addWidget(m_samplesLine);
    column()->addWidget(m_overheadLine);
    column()->addWidget(line(tr("Iterations"), m_iterations,
                             tr("Training steps, one batch after another. From two on the figures also show a step in "
                                "the steady state, once the first has filled the pipeline.")));
    column()->addWidget(m_barrier);
    connect(appearance, &Appearance::changed, this, &BatchSection::outlineRadios);
    outlineRadios();
    connect(m_sameMicrobatch, &QAbstractButton::clicked, this, [this] { setMode(BatchMode::FixedMicrobatch); });
    connect(m_sameBatch, &QAbstractButton::clicked, this, [this] { setMode(BatchMode::FixedBatch); });
    connect(m_samples, &QAbstractSpinBox::editingFinished, editor, &ScenarioEditor::endGesture);
    connect(m_overhead, &QAbstractSpinBox::editingFinished, editor, &ScenarioEditor::endGesture);
    connect(m_samples, &IntSpin::edited, this, [editor](int samples) {
        Scenario changed = editor->scenario();
        changed.batch.samples = samples;
        editor->apply(tr("Samples"), changed, QStringLiteral("samples"));
    });
    connect(m_iterations, &QAbstractSpinBox::editingFinished, editor, &ScenarioEditor::endGesture);
    connect(m_iterations, &IntSpin::edited, this, [editor](int iterations) {
        Scenario changed = editor->scenario();
        changed.iterations = iterations;
        changed.measured.reset();
        editor->apply(tr("Iterations"), changed, QStringLiteral("iterations"));
    });
    connect(m_barrier, &QAbstractButton::clicked, this, [editor](bool checked) {
        editor->endGesture();
        Scenario changed = editor->scenario();
        changed.optimizerBarrier = checked;
        editor->apply(tr("Optimizer's barrier"), changed, QStringLiteral("optimizerBarrier"));
    });
    connect(m_overhead, &RealSpin::edited, this, [editor](double ms) {
        Scenario changed = editor->scenario();
        changed.batch.overheadNs = std::llround(ms * static_cast<double>(kNsPerMs));
        editor->apply(tr("Overhead"), changed, QStringLiteral("overhead"));
    });
}

void BatchSection::outlineRadios()
{
    // Fusion draws the circle in the window's colour, darker by half: on a dark ground nothing is left of it.
    constexpr int kFusionDarker = 150;
    QPalette colours;
    colours.setColor(QPalette::Window, appearance()->theme().muted.lighter(kFusionDarker));
    for (QRadioButton* button : {m_sameMicrobatch, m_sameBatch})
        button->setPalette(colours);
}

void BatchSection::setMode(BatchMode mode)
{
    editor()->endGesture();
    editor()->apply(mode == BatchMode::FixedBatch ? tr("Same batch") : tr("Same microbatch size"),
                    withBatchMode(editor()->scenario(), mode, editor()->splitBackward()), QStringLiteral("batchMode"));
}

void BatchSection::refresh(const Scenario& scenario)
{
    const Batch& batch = scenario.batch;
    const bool sameBatch = batch.mode == BatchMode::FixedBatch;
    (sameBatch ? m_sameBatch : m_sameMicrobatch)->setChecked(true);
    const QSignalBlocker samplesBlocker(m_samples);
    const QSignalBlocker overheadBlocker(m_overhead);
    if (m_samples->value() != batch.samples)
        m_samples->setValue(batch.samples);
    if (std::llround(m_overhead->value() * static_cast<double>(kNsPerMs)) != batch.overheadNs)
        m_overhead->setValue(static_cast<double>(batch.overheadNs) / static_cast<double>(kNsPerMs));
    m_overheadLine->setVisible(sameBatch);
    const QSignalBlocker iterationsBlocker(m_iterations);
    if (m_iterations->value() != scenario.iterations)
        m_iterations->setValue(scenario.iterations);
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    const bool asynchronous = info && info->asynchronous;
    m_barrier->setVisible(scenario.iterations > 1);
    m_barrier->setEnabled(!asynchronous);
    m_barrier->setChecked(scenario.optimizerBarrier && !asynchronous);
    m_barrier->setToolTip(asynchronous
                              ? tr("This schedule never drains: it updates the weights after every microbatch.")
                              : tr("On: no device begins the next iteration before all have ended this one, as a "
                                   "gradient norm over the whole model needs. Off: each device goes on at once, which "
                                   "is where zero-bubble schedules gain."));
}

}  // namespace bubblescope
