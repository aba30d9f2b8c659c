// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which schedule, what it is and where it comes from, and the options that the registry gives it.

#include "ui/panels/controlsection.h"

namespace bubblescope {

class ScheduleCombo;
struct ScheduleInfo;
struct ScheduleOption;

class ScheduleSection : public ControlSection {
    Q_OBJECT

public:
    ScheduleSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;

private:
    void choose(const QString& id);
    void buildOptions(const ScheduleInfo* info);
    void addOption(const ScheduleOption& option);
    void setOption(const ScheduleOption& option, const std::string& value);

    ScheduleCombo* m_combo;
    StyledLabel* m_description;
    StyledLabel* m_source;
    QWidget* m_options = nullptr;
    const ScheduleInfo* m_shown = nullptr;
    int m_lastChunks = 2;
};

}  // namespace bubblescope
