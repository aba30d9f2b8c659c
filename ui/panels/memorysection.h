// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The model that bytes are worked out from: a well-known one or own numbers, and what a device has.

#include "core/model/memorymodel.h"
#include "ui/panels/controlsection.h"

#include <vector>

class QAbstractButton;

namespace bubblescope {

class CalmCombo;
class IntSpin;
class RealSpin;
class SwitchButton;

class MemorySection : public ControlSection {
    Q_OBJECT

public:
    MemorySection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;

private:
    struct WholeField {
        int MemoryModel::*member;
        IntSpin* spin;
        QString text;
    };
    void addModel();
    void addLimit();
    void addNumbers();
    void addWhole(QWidget* numbers, const char* name, const QString& text, int MemoryModel::*member, int least,
                  int most, const QString& toolTip);
    void choose(int index);
    /// The present model changed by `change`; what is not described yet starts from the usual numbers.
    template <class Change>
    void edit(const QString& text, const QString& control, Change change);

    CalmCombo* m_model = nullptr;
    RealSpin* m_limit = nullptr;
    QWidget* m_numbers = nullptr;
    QAbstractButton* m_expander = nullptr;
    std::vector<WholeField> m_wholes;
    CalmCombo* m_recomputation = nullptr;
    SwitchButton* m_sequenceParallel = nullptr;
    RealSpin* m_gradient = nullptr;
    RealSpin* m_optimizer = nullptr;
    StyledLabel* m_size = nullptr;
};

}  // namespace bubblescope
