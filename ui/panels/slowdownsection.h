// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A vertical slider for each stage's slowdown, and the switch that slows the middle one.

#include "ui/panels/controlsection.h"

#include <map>
#include <vector>

class QScrollArea;
class QUndoStack;

namespace bubblescope {

class RealSpin;
class SlimSlider;
class SwitchButton;

/// One stage: slider, factor, number. The slider's value is the factor in hundredths.
class StageSlider : public QWidget {
    Q_OBJECT

public:
    StageSlider(int stage, const Appearance* appearance, QWidget* parent);
    /// `slowest`: marked with the accent.
    void showFactor(double factor, bool slowest);
    [[nodiscard]] SlimSlider* slider() const { return m_slider; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void factorEdited(int stage, double factor);
    void gestureChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int textHeight() const;

    const Appearance* m_appearance;
    int m_stage;
    SlimSlider* m_slider;
    double m_factor = 1;
    bool m_slowest = false;
};

class SlowdownSection : public ControlSection {
    Q_OBJECT

public:
    /// More stages than this get no slider of their own; a scenario file can slow them.
    static constexpr int kMostSliders = 256;

    SlowdownSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent = nullptr);
    void refresh(const Scenario& scenario) override;
    /// What the middle stage's switch slows it by.
    [[nodiscard]] double middleFactor() const;
    void chooseMiddleFactor(double factor);

private:
    void addMiddle();
    void setFactor(int stage, double factor);
    void switchMiddle(bool on);
    void setMiddleFactor(double factor);
    void forgetUndone();
    void showMiddle();
    void showSliders(const Scenario& scenario);
    void resizeBank();

    QScrollArea* m_scroll;
    QWidget* m_bank;
    std::vector<StageSlider*> m_sliders;
    StyledLabel* m_tooMany;
    SwitchButton* m_middle = nullptr;
    RealSpin* m_middleFactor = nullptr;
    /// Factors for the switch, by the step of undo from which they hold.
    std::map<const QUndoStack*, std::map<int, double>> m_chosen;
};

}  // namespace bubblescope
