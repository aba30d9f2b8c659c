// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/schedulesection.h"

#include "core/schedule/registry.h"
#include "core/sweep/scenarioedit.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/schedulecombo.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

QString controlName(const ScheduleOption& option)
{
    return QStringLiteral("option-") + fromCore(option.id);
}

}  // namespace

ScheduleSection::ScheduleSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection(tr("Schedule"), editor, appearance, parent)
    , m_combo(new ScheduleCombo(this))
    , m_description(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
    , m_source(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
{
    m_combo->setObjectName(QStringLiteral("scheduleCombo"));
    m_combo->setAccessibleName(tr("Schedule"));
    m_combo->setToolTip(tr("In which order every device does its work. Type part of a name to search, other names of "
                           "a schedule included."));
    m_description->setObjectName(QStringLiteral("scheduleDescription"));
    m_description->setWordWrap(true);
    m_source->setObjectName(QStringLiteral("scheduleSource"));
    m_source->setWordWrap(true);
    column()->addWidget(m_combo);
    column()->addWidget(m_description);
    column()->addWidget(m_source);
    connect(m_combo, &ScheduleCombo::scheduleChosen, this, &ScheduleSection::choose);
}

void ScheduleSection::choose(const QString& id)
{
    const ScheduleInfo* info = findSchedule(id.toStdString());
    if (!info)
        return;
    editor()->endGesture();
    editor()->apply(tr("Schedule %1").arg(scheduleName(info->id)),
                    withSchedule(editor()->scenario(), *info, m_lastChunks), QStringLiteral("schedule"));
}

void ScheduleSection::refresh(const Scenario& scenario)
{
    if (scenario.chunks > 1)
        m_lastChunks = scenario.chunks;
    m_combo->setCustomOffered(scenario.schedule == "custom" || !scenario.customCsv.empty());
    m_combo->setSchedule(fromCore(scenario.schedule));
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    if (info != m_shown || !m_options) {
        m_shown = info;
        m_description->setText(info ? translated(info->description) : QString());
        m_source->setText(info ? translated(info->source) : QString());
        buildOptions(info);
    }
    if (!info)
        return;
    for (const ScheduleOption& option : info->options) {
        const QString value = fromCore(optionText(scenario, option));
        if (auto* combo = m_options->findChild<CalmCombo*>(controlName(option))) {
            const QSignalBlocker blocker(combo);
            combo->setCurrentIndex(combo->findData(value));
        } else if (auto* spin = m_options->findChild<IntSpin*>(controlName(option)); spin->value() != value.toInt()) {
            const QSignalBlocker blocker(spin);
            spin->setValue(value.toInt());
        }
    }
}

void ScheduleSection::buildOptions(const ScheduleInfo* info)
{
    // One of the options' own signals may be under way.
    if (m_options) {
        m_options->hide();
        m_options->deleteLater();
    }
    m_options = new QWidget(this);
    auto* rows = new QVBoxLayout(m_options);
    rows->setContentsMargins(0, 0, 0, 0);
    if (info)
        for (const ScheduleOption& option : info->options)
            addOption(option);
    m_options->setVisible(info && !info->options.empty());
    column()->addWidget(m_options);
}

void ScheduleSection::addOption(const ScheduleOption& option)
{
    QWidget* control = nullptr;
    if (option.choices.empty()) {
        auto* spin = new IntSpin(m_options);
        spin->setRange(option.least, option.most);
        connect(spin, &IntSpin::edited, this, [this, &option](int value) { setOption(option, std::to_string(value)); });
        connect(spin, &QAbstractSpinBox::editingFinished, editor(), &ScenarioEditor::endGesture);
        control = spin;
    } else {
        auto* combo = new CalmCombo(m_options);
        for (const std::string_view choice : option.choices)
            combo->addItem(translated(choice), fromCore(choice));
        connect(combo, &QComboBox::currentIndexChanged, this, [this, &option](int index) {
            if (index >= 0)
                setOption(option, std::string(option.choices[static_cast<std::size_t>(index)]));
        });
        control = combo;
    }
    control->setObjectName(controlName(option));
    m_options->layout()->addWidget(line(optionLabel(option.id), control, translated(option.description)));
}

void ScheduleSection::setOption(const ScheduleOption& option, const std::string& value)
{
    Scenario changed = editor()->scenario();
    if (value == option.defaultValue)
        changed.options.erase(std::string(option.id));
    else
        changed.options[std::string(option.id)] = value;
    editor()->apply(optionLabel(option.id), changed, controlName(option));
}

}  // namespace bubblescope
