// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/memorysection.h"

#include "ui/panels/expander.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/spinboxes.h"
#include "ui/panels/switchbutton.h"
#include "ui/text/format.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace bubblescope {
namespace {

constexpr double kBytesPerGigabyte = 1e9;
constexpr double kBillion = 1e9;

template <class Spin, class Value>
void showValue(Spin* spin, Value value)
{
    const QSignalBlocker blocker(spin);
    if (spin->value() != value)
        spin->setValue(value);
}

}  // namespace

MemorySection::MemorySection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection(tr("Memory"), editor, appearance, parent)
{
    addModel();
    addLimit();
    addNumbers();
}

void MemorySection::addModel()
{
    m_model = new CalmCombo(this);
    m_model->setObjectName(QStringLiteral("modelCombo"));
    m_model->addItem(tr("none"));
    for (const ModelPreset& preset : modelPresets()) {
        m_model->addItem(fromCore(preset.model.name), fromCore(preset.id));
        m_model->setItemData(m_model->count() - 1, fromCore(preset.source), Qt::ToolTipRole);
    }
    m_model->addItem(tr("own numbers"));
    column()->addWidget(
        line(tr("Model"), m_model,
             tr("What bytes are worked out from: activations by the formula of Korthikanti et al. 2022, "
                "weights, gradients and optimizer state of mixed precision Adam. None: activations are "
                "only counted.")));
    m_size = new StyledLabel(StyledLabel::Style::Note, {}, appearance(), this);
    m_size->setObjectName(QStringLiteral("modelSize"));
    m_size->setWordWrap(true);
    column()->addWidget(m_size);
    connect(m_model, &QComboBox::activated, this, &MemorySection::choose);
}

void MemorySection::addLimit()
{
    m_limit = new RealSpin(this);
    m_limit->setObjectName(QStringLiteral("deviceMemorySpin"));
    m_limit->setSuffix(QStringLiteral(" ") + tr("GB"));
    m_limit->setRange(0, 1e6);
    m_limit->setSpecialValueText(tr("no limit"));
    column()->addWidget(line(tr("A device has"), m_limit,
                             tr("In gigabytes of 1,000,000,000 bytes; 0: no limit. Where a device goes over it, the "
                                "instant is marked.")));
    ScenarioEditor* to = editor();
    connect(m_limit, &QAbstractSpinBox::editingFinished, to, &ScenarioEditor::endGesture);
    connect(m_limit, &QDoubleSpinBox::valueChanged, this, [to](double gigabytes) {
        Scenario changed = to->scenario();
        changed.memoryLimitBytes = std::llround(gigabytes * kBytesPerGigabyte);
        to->apply(tr("Device memory"), changed, QStringLiteral("deviceMemory"));
    });
}

template <class Change>
void MemorySection::edit(const QString& text, const QString& control, Change change)
{
    Scenario changed = editor()->scenario();
    if (!changed.memory)
        changed.memory.emplace();
    change(*changed.memory);
    // It is another model now, unless only how it is run differs.
    const auto isKnown = [&](const ModelPreset& preset) {
        const MemoryModel& a = preset.model;
        const MemoryModel& b = *changed.memory;
        return a.layers == b.layers && a.hiddenSize == b.hiddenSize && a.heads == b.heads &&
               a.keyValueHeads == b.keyValueHeads && a.feedForwardSize == b.feedForwardSize && a.block == b.block &&
               a.vocabulary == b.vocabulary;
    };
    const auto known = std::find_if(modelPresets().begin(), modelPresets().end(), isKnown);
    changed.memory->name = known == modelPresets().end() ? std::string() : known->model.name;
    editor()->apply(text, changed, control);
}

void MemorySection::addWhole(QWidget* numbers, const char* name, const QString& text, int MemoryModel::*member,
                             int least, int most, const QString& toolTip)
{
    auto* spin = new IntSpin(numbers);
    spin->setObjectName(QLatin1String(name));
    spin->setRange(least, most);
    numbers->layout()->addWidget(line(text, spin, toolTip));
    m_wholes.push_back({member, spin, text});
    connect(spin, &QAbstractSpinBox::editingFinished, editor(), &ScenarioEditor::endGesture);
    connect(spin, &QSpinBox::valueChanged, this, [this, text, member, key = QString::fromLatin1(name)](int value) {
        edit(text, key, [&](MemoryModel& model) { model.*member = value; });
    });
}

void MemorySection::addNumbers()
{
    m_numbers = new QWidget(this);
    auto* rows = new QVBoxLayout(m_numbers);
    rows->setContentsMargins(qRound(appearance()->px(12)), 0, 0, 0);
    auto* expander = new Expander(tr("numbers"), m_numbers, appearance(), this);
    expander->setObjectName(QStringLiteral("modelExpander"));
    expander->setToolTip(tr("The model's sizes, what is recomputed, and how it is divided."));
    m_expander = expander;
    column()->addWidget(expander);
    column()->addWidget(m_numbers);

    addWhole(m_numbers, "modelLayers", tr("Layers"), &MemoryModel::layers, 1, kMaxLayers,
             tr("Transformer layers in the whole model."));
    addWhole(m_numbers, "modelHidden", tr("Hidden size"), &MemoryModel::hiddenSize, 1, kMaxHiddenSize,
             tr("Values of a token between two layers."));
    addWhole(m_numbers, "modelHeads", tr("Heads"), &MemoryModel::heads, 1, kMaxHeads, tr("Attention heads."));
    addWhole(m_numbers, "modelKvHeads", tr("Key-value heads"), &MemoryModel::keyValueHeads, 0, kMaxHeads,
             tr("Heads of keys and values; 0: as many as heads."));
    addWhole(m_numbers, "modelFfn", tr("Feed-forward"), &MemoryModel::feedForwardSize, 0, kMaxFeedForwardSize,
             tr("Width of the feed-forward part; 0: four times the hidden size."));
    addWhole(m_numbers, "modelVocabulary", tr("Vocabulary"), &MemoryModel::vocabulary, 0, kMaxVocabulary,
             tr("Tokens that the embedding on the first stage and the head on the last one know."));
    addWhole(m_numbers, "modelSequence", tr("Sequence"), &MemoryModel::sequenceLength, 1, kMaxSequenceLength,
             tr("Tokens in a sample."));
    addWhole(m_numbers, "modelMicrobatch", tr("Microbatch"), &MemoryModel::microbatchSize, 1, kMaxMicrobatchSize,
             tr("Samples in a microbatch; the batch's samples, where given, count instead."));
    addWhole(m_numbers, "modelValueBytes", tr("Bytes a value"), &MemoryModel::valueBytes, 1, kMaxValueBytes,
             tr("Of an activation and of a weight: 2 for half precision."));
    addWhole(m_numbers, "modelTensorParallel", tr("Tensor parallel"), &MemoryModel::tensorParallel, 1,
             kMaxTensorParallel, tr("Devices that share each layer; the figures are one device's."));

    m_sequenceParallel = new SwitchButton(tr("sequence parallel"), appearance(), m_numbers);
    m_sequenceParallel->setObjectName(QStringLiteral("sequenceParallelSwitch"));
    m_sequenceParallel->setToolTip(tr("The tensor-parallel devices also share what lies between the matrices."));
    rows->addWidget(m_sequenceParallel);
    m_recomputation = new CalmCombo(m_numbers);
    m_recomputation->setObjectName(QStringLiteral("recomputationCombo"));
    m_recomputation->addItems({tr("nothing"), tr("attention scores"), tr("whole layers")});
    rows->addWidget(line(tr("Recomputed"), m_recomputation,
                         tr("What the backward computes anew instead of keeping it. Attention scores: selective "
                            "recomputation, also what FlashAttention does.")));
    for (RealSpin** spin : {&m_gradient, &m_optimizer}) {
        *spin = new RealSpin(m_numbers);
        (*spin)->setRange(0, kMaxStateBytes);
        connect(*spin, &QAbstractSpinBox::editingFinished, editor(), &ScenarioEditor::endGesture);
    }
    m_gradient->setObjectName(QStringLiteral("gradientBytesSpin"));
    m_optimizer->setObjectName(QStringLiteral("optimizerBytesSpin"));
    rows->addWidget(
        line(tr("Bytes a gradient"), m_gradient, tr("For each parameter; Megatron-LM adds up in 4 bytes.")));
    rows->addWidget(line(tr("Bytes of optimizer"), m_optimizer,
                         tr("For each parameter: 12 for Adam with a 32-bit copy, momentum and variance; less where "
                            "data-parallel devices share them.")));
    connect(m_sequenceParallel, &QAbstractButton::clicked, this, [this](bool on) {
        editor()->endGesture();
        edit(tr("Sequence parallel"), QStringLiteral("sequenceParallel"),
             [on](MemoryModel& model) { model.sequenceParallel = on; });
    });
    connect(m_recomputation, &QComboBox::activated, this, [this](int index) {
        editor()->endGesture();
        edit(tr("Recomputation"), QStringLiteral("recomputation"),
             [index](MemoryModel& model) { model.recomputation = static_cast<Recomputation>(index); });
    });
    connect(m_gradient, &QDoubleSpinBox::valueChanged, this, [this](double bytes) {
        edit(tr("Bytes a gradient"), QStringLiteral("gradientBytes"),
             [bytes](MemoryModel& model) { model.gradientBytes = bytes; });
    });
    connect(m_optimizer, &QDoubleSpinBox::valueChanged, this, [this](double bytes) {
        edit(tr("Bytes of optimizer"), QStringLiteral("optimizerBytes"),
             [bytes](MemoryModel& model) { model.optimizerBytes = bytes; });
    });
}

void MemorySection::choose(int index)
{
    Scenario changed = editor()->scenario();
    const QString id = m_model->itemData(index).toString();
    if (const ModelPreset* preset = findModelPreset(id.toStdString()))
        changed.memory = preset->model;
    else if (index == 0)
        changed.memory.reset();
    else if (!changed.memory)
        changed.memory.emplace();
    else
        changed.memory->name.clear();
    editor()->endGesture();
    editor()->apply(tr("Model"), changed, QStringLiteral("model"));
}

void MemorySection::refresh(const Scenario& scenario)
{
    const bool described = scenario.memory.has_value();
    const MemoryModel model = scenario.memory.value_or(MemoryModel{});
    const int known = model.name.empty() ? -1 : m_model->findText(fromCore(model.name));
    m_model->setCurrentIndex(!described ? 0 : known > 0 ? known : m_model->count() - 1);
    m_size->setVisible(described);
    m_size->setText(
        tr("%1 billion parameters").arg(formatNumber(static_cast<double>(allParameters(model)) / kBillion)));
    m_expander->setVisible(described);
    m_numbers->setVisible(described && m_expander->isChecked());
    showValue(m_limit, static_cast<double>(scenario.memoryLimitBytes) / kBytesPerGigabyte);
    for (const WholeField& field : m_wholes)
        showValue(field.spin, model.*field.member);
    const QSignalBlocker blocker(m_sequenceParallel);
    m_sequenceParallel->setChecked(model.sequenceParallel);
    m_recomputation->setCurrentIndex(static_cast<int>(model.recomputation));
    showValue(m_gradient, model.gradientBytes);
    showValue(m_optimizer, model.optimizerBytes);
}

}  // namespace bubblescope
