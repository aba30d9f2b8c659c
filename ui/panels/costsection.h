// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a forward, a backward and a transfer take. Where costs differ from stage to stage a row shows their mean, says
// so, and scales them all; "make equal" gives every stage the mean. Where they come from a model's layers they are
// shown only.

#include "ui/panels/controlsection.h"

class QToolButton;

namespace bubblescope {

class RealSpin;
class StyledLabel;
class SwitchButton;
class TimeRow;

class CostSection : public ControlSection {
    Q_OBJECT

public:
    CostSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;

private:
    void addBackward();
    void addTransfer();
    void addPerStageNote();
    void makeEqual();
    void showLayers(const Partition& partition, const Scenario& scenario);
    void explain(const Scenario& scenario, bool hasBackward);

    TimeRow* m_forward;
    TimeRow* m_backward;
    TimeRow* m_input = nullptr;
    TimeRow* m_weight = nullptr;
    QWidget* m_perStage = nullptr;
    StyledLabel* m_perStageText = nullptr;
    QToolButton* m_equal = nullptr;
    TimeRow* m_latency = nullptr;
    RealSpin* m_megabytes = nullptr;
    RealSpin* m_bandwidth = nullptr;
    SwitchButton* m_blocking = nullptr;
};

}  // namespace bubblescope
