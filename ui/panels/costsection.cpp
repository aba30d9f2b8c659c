// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/costsection.h"

#include "core/schedule/registry.h"
#include "core/sweep/scenarioedit.h"
#include "ui/panels/expander.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/switchbutton.h"
#include "ui/panels/valuerow.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace bubblescope {
namespace {

constexpr double kBytesPerMegabyte = 1e6;
constexpr double kBytesPerGigabyte = 1e9;

void showValue(RealSpin* spin, double value)
{
    const QSignalBlocker blocker(spin);
    if (spin->value() != value)
        spin->setValue(value);
}

}  // namespace

CostSection::CostSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection({}, editor, appearance, parent)
    , m_forward(new TimeRow(QStringLiteral("forward"), tr("Forward"), appearance, this))
    , m_backward(new TimeRow(QStringLiteral("backward"), tr("Backward"), appearance, this))
{
    column()->addWidget(m_forward);
    addBackward();
    addPerStageNote();
    addTransfer();
    for (TimeRow* row : {m_forward, m_backward, m_input, m_weight, m_latency})
        connect(row, &ValueRow::gestureChanged, editor, &ScenarioEditor::endGesture);
    connect(m_forward, &TimeRow::valueEditedNs, this, [editor](TimeNs ns) {
        const QString control = QStringLiteral("forward");
        Scenario changed = editor->before(control);
        changed.costs.forwardNs = scaledTo(changed.costs.forwardNs, ns);
        editor->apply(tr("Forward time"), changed, control);
    });
    connect(m_latency, &TimeRow::valueEditedNs, this, [editor](TimeNs ns) {
        Scenario changed = editor->scenario();
        changed.transfer.latencyNs = ns;
        editor->apply(tr("Transfer latency"), changed, QStringLiteral("latency"));
    });
}

void CostSection::addBackward()
{
    ScenarioEditor* to = editor();
    column()->addWidget(m_backward);
    auto* split = new QWidget(this);
    auto* expander = new Expander(tr("split"), split, appearance(), this);
    m_input = new TimeRow(QStringLiteral("backwardInput"), tr("for the input"), appearance(), split);
    m_weight = new TimeRow(QStringLiteral("backwardWeight"), tr("for the weights"), appearance(), split);
    auto* halves = new QVBoxLayout(split);
    halves->setContentsMargins(qRound(appearance()->px(12)), 0, 0, 0);
    halves->addWidget(m_input);
    halves->addWidget(m_weight);
    expander->setObjectName(QStringLiteral("splitExpander"));
    expander->setToolTip(tr("The backward has two halves: the gradient for the input, which the stage before "
                            "waits for, and the gradient for the weights, which nobody waits for."));
    column()->addWidget(expander);
    column()->addWidget(split);
    connect(m_backward, &TimeRow::valueEditedNs, this, [to](TimeNs ns) {
        const QString control = QStringLiteral("backward");
        to->apply(tr("Backward time"), withBackward(to->before(control), ns), control);
    });
    connect(m_input, &TimeRow::valueEditedNs, this, [to](TimeNs ns) {
        const QString control = QStringLiteral("backwardInput");
        Scenario changed = to->before(control);
        changed.costs.backwardInputNs = scaledTo(changed.costs.backwardInputNs, ns);
        to->apply(tr("Backward time for the input"), changed, control);
    });
    connect(m_weight, &TimeRow::valueEditedNs, this, [to](TimeNs ns) {
        const QString control = QStringLiteral("backwardWeight");
        Scenario changed = to->before(control);
        changed.costs.backwardWeightNs = scaledTo(changed.costs.backwardWeightNs, ns);
        to->apply(tr("Backward time for the weights"), changed, control);
    });
}

void CostSection::addPerStageNote()
{
    m_perStage = new QWidget(this);
    auto* row = new QHBoxLayout(m_perStage);
    row->setContentsMargins(0, 0, 0, 0);
    m_perStage->setObjectName(QStringLiteral("perStageNote"));
    m_perStageText = new StyledLabel(StyledLabel::Style::AccentNote, QString(), appearance(), m_perStage);
    m_equal = new QToolButton(m_perStage);
    m_equal->setObjectName(QStringLiteral("makeEqualButton"));
    m_equal->setText(tr("make equal"));
    m_equal->setToolTip(tr("Gives every stage the mean times."));
    m_equal->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_perStageText, 1);
    row->addWidget(m_equal);
    column()->addWidget(m_perStage);
    connect(m_equal, &QAbstractButton::clicked, this, &CostSection::makeEqual);
}

void CostSection::addTransfer()
{
    ScenarioEditor* to = editor();
    m_latency = new TimeRow(QStringLiteral("latency"), tr("Transfer"), appearance(), this);
    auto* more = new QWidget(this);
    auto* expander = new Expander(tr("more"), more, appearance(), this);
    m_megabytes = new RealSpin(more);
    m_bandwidth = new RealSpin(more);
    m_blocking = new SwitchButton(tr("transfers block both devices"), appearance(), more);
    m_latency->setExplanation(tr("Latency, in ms: how long an activation or a gradient is on its way from one device "
                                 "to the next, whatever its size."));
    column()->addWidget(m_latency);
    auto* rows = new QVBoxLayout(more);
    rows->setContentsMargins(qRound(appearance()->px(12)), 0, 0, 0);
    m_megabytes->setObjectName(QStringLiteral("bytesSpin"));
    m_megabytes->setSuffix(QStringLiteral(" ") + tr("MB"));
    m_megabytes->setRange(0, 1e9);
    m_bandwidth->setObjectName(QStringLiteral("bandwidthSpin"));
    m_bandwidth->setSuffix(QStringLiteral(" ") + tr("GB/s"));
    m_bandwidth->setRange(0, 1e6);
    m_blocking->setObjectName(QStringLiteral("blockingSwitch"));
    m_blocking->setToolTip(tr("Off: transfers run beside the devices' work. On: sender and receiver can do nothing "
                              "else meanwhile."));
    rows->addWidget(
        line(tr("Size"), m_megabytes, tr("How much is sent for each microbatch, in megabytes of 1,000,000 bytes.")));
    rows->addWidget(
        line(tr("Bandwidth"), m_bandwidth, tr("In gigabytes a second; 0: no limit, the size costs nothing.")));
    rows->addWidget(m_blocking);
    expander->setObjectName(QStringLiteral("transferExpander"));
    expander->setToolTip(tr("Size, bandwidth, and whether transfers block."));
    column()->addWidget(expander);
    column()->addWidget(more);
    for (RealSpin* spin : {m_megabytes, m_bandwidth})
        connect(spin, &QAbstractSpinBox::editingFinished, to, &ScenarioEditor::endGesture);
    connect(m_megabytes, &RealSpin::edited, this, [to](double value) {
        Scenario changed = to->scenario();
        changed.transfer.bytes = std::llround(value * kBytesPerMegabyte);
        to->apply(tr("Transfer size"), changed, QStringLiteral("bytes"));
    });
    connect(m_bandwidth, &RealSpin::edited, this, [to](double value) {
        Scenario changed = to->scenario();
        changed.transfer.bytesPerSecond = std::llround(value * kBytesPerGigabyte);
        to->apply(tr("Bandwidth"), changed, QStringLiteral("bandwidth"));
    });
    connect(m_blocking, &QAbstractButton::toggled, this, [to](bool on) {
        Scenario changed = to->scenario();
        changed.transfer.blocking = on;
        to->endGesture();
        to->apply(tr("Blocking transfers"), changed, QStringLiteral("blocking"));
    });
}

void CostSection::makeEqual()
{
    Scenario changed = editor()->scenario();
    for (std::vector<TimeNs>* list :
         {&changed.costs.forwardNs, &changed.costs.backwardInputNs, &changed.costs.backwardWeightNs}) {
        // Values of stages become a device's share.
        const bool eachStage = changed.chunks > 1 && list->size() == static_cast<std::size_t>(changed.stages());
        *list = {meanOf(*list) * (eachStage ? changed.chunks : 1)};
    }
    editor()->endGesture();
    editor()->apply(tr("Make costs equal"), changed, QStringLiteral("equal"));
}

void CostSection::explain(const Scenario& scenario, bool hasBackward)
{
    const bool batch = scenario.batch.mode == BatchMode::FixedBatch;
    const QString of =
        batch ? tr("In ms, for the whole batch: a microbatch takes its share.") : tr("In ms, for one microbatch.");
    const bool ofStages = scenario.costs.forwardNs.size() == static_cast<std::size_t>(scenario.stages());
    const QString share = scenario.chunks == 1 ? QString()
                          : ofStages           ? tr("Each stage's own time.")
                                               : tr("A device's time: its chunks share it.");
    m_forward->setExplanation(tr("How long a forward takes on each device. %1 %2").arg(of, share).trimmed());
    m_backward->setExplanation(
        hasBackward ? tr("How long a whole backward takes on each device. %1 %2").arg(of, share).trimmed()
                    : tr("This schedule has no backward."));
    m_input->setExplanation(tr("The half that the stage before waits for. %1").arg(of));
    m_weight->setExplanation(tr("The half that nobody waits for. %1").arg(of));
}

void CostSection::showLayers(const Partition& partition, const Scenario& scenario)
{
    TimeNs forward = 0;
    TimeNs input = 0;
    TimeNs weight = 0;
    for (const ModelLayer& layer : partition.layers) {
        forward += layer.forwardNs;
        input += layer.backwardInputNs;
        weight += layer.backwardWeightNs;
    }
    const TimeNs devices = scenario.devices;
    m_forward->setValueNs(forward / devices);
    m_backward->setValueNs((input + weight) / devices);
    m_input->setValueNs(input / devices);
    m_weight->setValueNs(weight / devices);
    const QString explanation = tr("The times come from the model's layers, the mean of the devices is shown. Edit, "
                                   "Balance stages changes them.");
    for (TimeRow* row : {m_forward, m_backward, m_input, m_weight}) {
        row->setEnabled(false);
        row->setExplanation(explanation);
    }
    m_perStage->setVisible(true);
    m_perStageText->setText(tr("from %n layer(s), mean shown", nullptr, static_cast<int>(partition.layers.size())));
    m_equal->setVisible(false);
}

void CostSection::refresh(const Scenario& scenario)
{
    const StageCosts& costs = scenario.costs;
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    const bool hasBackward = !info || info->hasBackward;
    const bool batch = scenario.batch.mode == BatchMode::FixedBatch;
    for (TimeRow* row : {m_forward, m_backward, m_input, m_weight})
        row->setSliderMaximumMs(batch ? 1000 : 50);
    m_forward->setLabel(batch ? tr("Forward, batch") : tr("Forward"));
    m_backward->setLabel(batch ? tr("Backward, batch") : tr("Backward"));
    const TimeNs input = meanOf(costs.backwardInputNs);
    const TimeNs weight = meanOf(costs.backwardWeightNs);
    m_forward->setValueNs(meanOf(costs.forwardNs));
    m_backward->setValueNs(input + weight);
    m_input->setValueNs(input);
    m_weight->setValueNs(weight);
    for (TimeRow* row : {m_backward, m_input, m_weight})
        row->setEnabled(hasBackward);
    m_perStage->setVisible(varies(costs.forwardNs) || varies(costs.backwardInputNs) || varies(costs.backwardWeightNs));
    m_perStageText->setText(tr("per stage, mean shown"));
    m_equal->setVisible(true);
    m_forward->setEnabled(true);
    explain(scenario, hasBackward);
    if (scenario.partition)
        showLayers(*scenario.partition, scenario);
    m_latency->setValueNs(scenario.transfer.latencyNs);
    showValue(m_megabytes, static_cast<double>(scenario.transfer.bytes) / kBytesPerMegabyte);
    showValue(m_bandwidth, static_cast<double>(scenario.transfer.bytesPerSecond) / kBytesPerGigabyte);
    const QSignalBlocker blocker(m_blocking);
    m_blocking->setChecked(scenario.transfer.blocking);
}

}  // namespace bubblescope
