// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/controlsection.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace bubblescope {

ControlSection::ControlSection(const QString& head, ScenarioEditor* editor, const Appearance* appearance,
                               QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_appearance(appearance)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    if (!head.isEmpty())
        m_column->addWidget(new StyledLabel(StyledLabel::Style::Head, head, appearance, this));
}

QWidget* ControlSection::line(const QString& name, QWidget* control, const QString& toolTip)
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new StyledLabel(StyledLabel::Style::Text, name, m_appearance, widget);
    label->setBuddy(control);
    row->addWidget(label, 1);
    row->addWidget(control);
    control->setAccessibleName(name);
    control->setToolTip(toolTip);
    label->setToolTip(toolTip);
    return widget;
}

}  // namespace bubblescope
