// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/balancedialog.h"

#include "core/partition/modellayers.h"
#include "core/partition/split.h"
#include "ui/dialogs/layerbar.h"
#include "ui/dialogs/layermodel.h"
#include "ui/help/helpbutton.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {

BalanceDialog::BalanceDialog(Session* session, const Appearance* appearance, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_bar(new LayerBar(appearance, this))
    , m_longest(new QLabel(this))
    , m_bubbles(new QLabel(this))
    , m_layers(new LayerModel(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("balanceDialog"));
    setWindowTitle(tr("Balance stages"));
    m_longest->setObjectName(QStringLiteral("longestStage"));
    m_bubbles->setObjectName(QStringLiteral("beforeAfter"));
    m_longest->setWordWrap(true);
    m_bubbles->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("layerTable"));
    m_table->setAccessibleName(tr("Layers"));
    m_table->setModel(m_layers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();  // layers go by their names
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(tr("Sa&ve layers…"), QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);

    auto* column = new QVBoxLayout(this);
    column->addWidget(makeSourceLine());
    column->addWidget(makeSplitLine());
    column->addWidget(m_bar);
    column->addWidget(m_longest);
    column->addWidget(m_bubbles);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resize(qRound(appearance->px(760)), qRound(appearance->px(520)));

    addExplainKey(this, appearance);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_save->setObjectName(QStringLiteral("saveLayers"));
    m_save->setAutoDefault(false);
    m_save->setToolTip(
        tr("Writes the layers to a CSV file, which \"from a file…\" and the command line's --layers read."));
    connect(m_save, &QPushButton::clicked, this, &BalanceDialog::saveWanted);
    connect(m_bar, &LayerBar::cutMoved, this, &BalanceDialog::moveCut);
    connect(m_bar, &LayerBar::cutReleased, this, [this] { ++m_gesture; });
    connect(m_layers, &LayerModel::edited, this, &BalanceDialog::takeTable);
    connect(session, &Session::scenarioChanged, this, &BalanceDialog::refresh);
    connect(session, &Session::runChanged, this, &BalanceDialog::takeRun);
    refresh();
    takeRun();
}

QWidget* BalanceDialog::makeSourceLine()
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    m_source = new QComboBox(widget);
    m_source->setObjectName(QStringLiteral("layerSource"));
    m_source->addItems(
        {tr("none: times of stages"), tr("alike:"), tr("of the memory model"), tr("from a file…"), tr("own")});
    m_source->setToolTip(
        tr("Layers share the times that the stages have now: evenly, or as the model's sizes say, with "
           "embedding and head. A file has a line for each layer."));
    m_count = new IntSpin(widget);
    m_count->setObjectName(QStringLiteral("layerCount"));
    m_count->setRange(1, kMaxLayers);
    m_count->setValue(32);
    m_count->setAccessibleName(tr("Number of layers"));
    auto* label = new QLabel(tr("&Layers:"), widget);
    label->setBuddy(m_source);
    row->addWidget(label);
    row->addWidget(m_source);
    row->addWidget(m_count);
    row->addWidget(new HelpButton("layer-source", m_appearance, widget));
    row->addStretch();
    connect(m_source, &QComboBox::activated, this, &BalanceDialog::chooseSource);
    connect(m_count, &IntSpin::edited, this, [this] { chooseSource(Alike); });
    return widget;
}

QWidget* BalanceDialog::makeSplitLine()
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    m_split = new QComboBox(widget);
    m_split->setObjectName(QStringLiteral("splitCombo"));
    m_split->addItems({tr("by equal count"), tr("optimally"), tr("by hand")});
    m_split->setToolTip(tr("Equal count: as many layers in each stage. Optimally: the longest stage as short as it can "
                           "be, slow stages taken into account. By hand: drag the cuts, or choose one with Up and Down "
                           "and move it with Left and Right."));
    m_rebalance = new QPushButton(tr("&Rebalance"), widget);
    m_rebalance->setObjectName(QStringLiteral("rebalanceButton"));
    m_rebalance->setAutoDefault(false);
    m_rebalance->setToolTip(tr("Cuts optimally and shows the bubble before and after."));
    auto* label = new QLabel(tr("&Split:"), widget);
    label->setBuddy(m_split);
    row->addWidget(label);
    row->addWidget(m_split);
    row->addWidget(m_rebalance);
    row->addWidget(new HelpButton("layer-split", m_appearance, widget));
    row->addStretch();
    connect(m_split, &QComboBox::activated, this, [this](int mode) { chooseSplit(static_cast<SplitMode>(mode)); });
    connect(m_rebalance, &QPushButton::clicked, this, &BalanceDialog::rebalance);
    return widget;
}

void BalanceDialog::apply(const QString& text, const std::optional<Partition>& partition, const QString& mergeKey)
{
    Scenario changed = m_session->scenario();
    changed.partition = partition;
    changed.measured.reset();
    m_session->edit(text, changed, mergeKey);
    refresh();
}

void BalanceDialog::chooseSource(int source)
{
    const Scenario& scenario = m_session->scenario();
    Partition partition;
    if (scenario.partition)
        partition.split = scenario.partition->split;
    if (partition.split == SplitMode::Manual)
        partition.split = SplitMode::EqualCount;
    m_before.reset();
    m_own = source == Own || source == FromFile;
    switch (source) {
    case None:
        return apply(tr("No layers"), std::nullopt);
    case Alike:
        partition.layers = equalLayers(scenario, std::max(m_count->value(), scenario.stages()));
        return apply(tr("Layers"), partition, QStringLiteral("layerCount"));
    case OfModel:
        if (scenario.memory)
            partition.layers = layersOfModel(scenario);
        return scenario.memory ? apply(tr("Layers of the model"), partition) : refresh();
    case FromFile:
        emit fileWanted();
        return refresh();
    default:
        return refresh();
    }
}

void BalanceDialog::useLayers(const std::vector<ModelLayer>& layers)
{
    Partition partition;
    partition.layers = layers;
    m_before.reset();
    m_own = true;
    apply(tr("Layers from a file"), partition);
}

void BalanceDialog::chooseSplit(SplitMode mode)
{
    if (!m_session->scenario().partition)
        return refresh();
    Partition partition = *m_session->scenario().partition;
    partition.split = mode;
    partition.layersPerStage.clear();
    if (mode == SplitMode::Manual)
        for (std::size_t s = 0; s + 1 < m_bar->split().size(); ++s)
            partition.layersPerStage.push_back(m_bar->split()[s + 1] - m_bar->split()[s]);
    apply(tr("Split"), partition);
}

void BalanceDialog::rebalance()
{
    if (const auto& run = m_session->run())
        m_before = {run->analysis.bubbleRatio, run->analysis.makespanNs};
    chooseSplit(SplitMode::Optimal);
    showBubbles();
}

void BalanceDialog::moveCut()
{
    Partition partition = *m_session->scenario().partition;
    partition.split = SplitMode::Manual;
    partition.layersPerStage.clear();
    for (std::size_t s = 0; s + 1 < m_bar->split().size(); ++s)
        partition.layersPerStage.push_back(m_bar->split()[s + 1] - m_bar->split()[s]);
    apply(tr("Move a cut"), partition, QStringLiteral("cut%1").arg(m_gesture));
}

void BalanceDialog::takeTable()
{
    Partition partition = *m_session->scenario().partition;
    const bool cutsFit = layersToSplit(partition).size() == layersToSplit({m_layers->layers(), {}, {}}).size();
    partition.layers = m_layers->layers();
    if (partition.split == SplitMode::Manual && !cutsFit) {
        partition.split = SplitMode::Optimal;
        partition.layersPerStage.clear();
    }
    m_own = true;
    apply(tr("Change a layer"), partition);
}

void BalanceDialog::refresh()
{
    const Scenario& scenario = m_session->scenario();
    const bool layered = scenario.partition.has_value();
    m_layers->setLayers(layered ? scenario.partition->layers : std::vector<ModelLayer>());
    const QSignalBlocker countBlocker(m_count);
    Source source = None;
    if (layered && scenario.memory && scenario.partition->layers == layersOfModel(scenario))
        source = OfModel;
    else if (layered && !m_own)
        source = scenario.partition->layers == equalLayers(scenario, m_layers->rowCount()) ? Alike : Own;
    else if (layered)
        source = Own;
    if (source == Alike)
        m_count->setValue(m_layers->rowCount());
    m_source->setCurrentIndex(source);
    m_count->setVisible(source == Alike);
    if (layered)
        m_split->setCurrentIndex(static_cast<int>(scenario.partition->split));
    for (QWidget* widget : {static_cast<QWidget*>(m_split), static_cast<QWidget*>(m_rebalance),
                            static_cast<QWidget*>(m_save), static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_table),
                            static_cast<QWidget*>(m_longest), static_cast<QWidget*>(m_bubbles)})
        widget->setEnabled(layered);
    if (!layered) {
        m_bar->setLayers({}, {}, {}, SplitTime::Forward);
        m_longest->setText(tr("Stages take the times in the controls. With layers, they can be cut elsewhere."));
        m_bubbles->clear();
    }
}

void BalanceDialog::takeRun()
{
    const auto& run = m_session->run();
    if (!run || !run->scenario.partition || run->scenario.partition != m_session->scenario().partition)
        return;
    const int stages = run->schedule.stageCount;
    std::vector<double> slowdown;
    for (int s = 0; s < stages; ++s)
        slowdown.push_back(slowdownOf(run->scenario, s));
    const std::vector<ModelLayer> layers = layersToSplit(*run->scenario.partition);
    const SplitTime time = run->schedule.hasBackward() ? SplitTime::ForwardAndBackward : SplitTime::Forward;
    m_bar->setLayers(layers, run->costs.split, slowdown, time);
    const StageTimes times(layers, time);
    const Split& split = run->costs.split;
    int longest = 0;
    int shortest = 0;
    const auto ns = [&](int s) {
        const auto i = static_cast<std::size_t>(s);
        return times.stageNs(split[i], split[i + 1], slowdown[i]);
    };
    for (int s = 1; s < stages; ++s) {
        longest = ns(s) > ns(longest) ? s : longest;
        shortest = ns(s) < ns(shortest) ? s : shortest;
    }
    m_longest->setText(ns(longest) == ns(shortest)
                           ? tr("Every stage takes %1 a microbatch.").arg(formatTime(ns(longest)))
                           : tr("Stage %1 takes longest, %2 a microbatch, and sets the pace; stage %3 takes %4.")
                                 .arg(longest)
                                 .arg(formatTime(ns(longest)))
                                 .arg(shortest)
                                 .arg(formatTime(ns(shortest))));
    showBubbles();
}

void BalanceDialog::showBubbles()
{
    const auto& run = m_session->run();
    if (!run || !m_session->scenario().partition)
        return;
    const QString now = tr("bubble %1, makespan %2")
                            .arg(formatPercent(run->analysis.bubbleRatio), formatTime(run->analysis.makespanNs));
    if (!m_before)
        return m_bubbles->setText(tr("Now: %1.").arg(now));
    const QString before =
        tr("bubble %1, makespan %2").arg(formatPercent(m_before->bubbleRatio), formatTime(m_before->makespanNs));
    m_bubbles->setText(tr("Before: %1. Now: %2.").arg(before, now));
}

}  // namespace bubblescope
