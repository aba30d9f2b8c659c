// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What more microbatches mean: more work, or the same batch cut finer; and how many batches run.

#include "ui/panels/controlsection.h"

class QCheckBox;
class QRadioButton;

namespace bubblescope {

class IntSpin;
class RealSpin;

class BatchSection : public ControlSection {
    Q_OBJECT

public:
    BatchSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;

private:
    void setMode(BatchMode mode);
    void outlineRadios();

    QRadioButton* m_sameMicrobatch;
    QRadioButton* m_sameBatch;
    IntSpin* m_samples;
    RealSpin* m_overhead;
    IntSpin* m_iterations;
    QCheckBox* m_barrier;
    QWidget* m_samplesLine;
    QWidget* m_overheadLine;
};

}  // namespace bubblescope
