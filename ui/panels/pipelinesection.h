// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many stages, chunks and microbatches.

#include "ui/panels/controlsection.h"

namespace bubblescope {

class IntRow;

class PipelineSection : public ControlSection {
    Q_OBJECT

public:
    PipelineSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;

private:
    void setExplanations(bool fromFile);

    IntRow* m_stages;
    IntRow* m_chunks;
    IntRow* m_microbatches;
};

}  // namespace bubblescope
