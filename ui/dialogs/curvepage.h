// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The bubble over the number of microbatches, over the number of devices, or over the slowdown of a stage: simulated
// and by its formula, a line for each schedule chosen. Over microbatches with the least number for a wanted bubble. A
// click on a point shows that scenario in the window.

#include "ui/charts/lineplot.h"
#include "ui/dialogs/chartpage.h"
#include "ui/session/curvejobs.h"

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace bubblescope {

class IntSpin;
class RealSpin;

class CurvePage : public ChartPage {
    Q_OBJECT

public:
    CurvePage(CurveAxis axis, Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] LinePlot* plot() const { return m_plot; }
    [[nodiscard]] CurveJob& job() { return m_job; }
    [[nodiscard]] QString csv() const;

protected:
    void compute() override;

private:
    void addSchedules();
    void addRange();
    void addTarget();
    void addUse();
    void takeScenario();
    /// The present scenario is always in the picture.
    void widenRange();
    void fillSchedules();
    void checkChanged(QListWidgetItem* item);
    void paintSamples();
    void findLeast();
    void takeCurves();
    void takeLeast();
    void sayLeast(const LeastJob::Row& row);
    void takePresent();
    void showScenario(const Scenario& scenario, double place);
    void useLeast();
    [[nodiscard]] CurveSetting setting() const;
    [[nodiscard]] std::vector<std::string> checkedSchedules() const;
    [[nodiscard]] QListWidgetItem* itemOf(const std::string& schedule) const;
    [[nodiscard]] int lookOf(const std::string& schedule) const;
    [[nodiscard]] const LeastJob::Row* presentLeast() const;
    [[nodiscard]] PlotFrame frame(double highest) const;
    [[nodiscard]] QString placeText(double place) const;
    [[nodiscard]] Facts factsOf(LinePlot::Place place) const;
    [[nodiscard]] const CurvePoint& pointAt(LinePlot::Place place) const;
    [[nodiscard]] QString remark() const;
    /// Why a line is without its formula, somewhere or everywhere.
    [[nodiscard]] QString formulaRemark(const Curve& curve) const;

    CurveAxis m_axis;
    CurveJob m_job;
    LeastJob m_leastJob;
    LinePlot* m_plot;
    QListWidget* m_schedules = nullptr;
    IntSpin* m_most = nullptr;
    RealSpin* m_mostFactor = nullptr;
    IntSpin* m_stage = nullptr;
    RealSpin* m_target = nullptr;
    QPushButton* m_use = nullptr;
    /// Which of a curve's points each point drawn is: refused ones have no place.
    std::vector<std::vector<std::size_t>> m_drawn;
};

}  // namespace bubblescope
