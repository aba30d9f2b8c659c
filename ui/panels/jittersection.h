// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Random durations: their kind, how much, and the seed that makes them the same every time.

#include "ui/panels/controlsection.h"

namespace bubblescope {

class CalmCombo;
class IntSpin;
class RealSpin;

class JitterSection : public ControlSection {
    Q_OBJECT

public:
    JitterSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;

private:
    void edit(const QString& text, const Jitter& jitter, const QString& control);

    CalmCombo* m_kind;
    RealSpin* m_amount;
    IntSpin* m_seed;
    QWidget* m_amountLine;
    QWidget* m_seedLine;
};

}  // namespace bubblescope
