// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A part of the control panel: shows a part of the scenario and edits it. refresh() shows, without saying that anything
// was edited; so a change goes control → editor → session → refresh and ends there.

#include "core/model/scenario.h"
#include "ui/panels/styledlabel.h"

#include <QWidget>

class QVBoxLayout;

namespace bubblescope {

class ScenarioEditor;

class ControlSection : public QWidget {
    Q_OBJECT

public:
    virtual void refresh(const Scenario& scenario) = 0;

protected:
    /// `head` empty: no section head.
    ControlSection(const QString& head, ScenarioEditor* editor, const Appearance* appearance, QWidget* parent);

    [[nodiscard]] ScenarioEditor* editor() const { return m_editor; }
    [[nodiscard]] const Appearance* appearance() const { return m_appearance; }
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    /// A line with a name at the left and a control at the right; the name belongs to the control for screen readers.
    [[nodiscard]] QWidget* line(const QString& name, QWidget* control, const QString& toolTip);

private:
    ScenarioEditor* m_editor;
    const Appearance* m_appearance;
    QVBoxLayout* m_column;
};

}  // namespace bubblescope
