// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The present scenario under jitter with many seeds: histogram of the makespan or the bubble, median, 5 and 95 %. A
// click on a bar or a button shows a run that came out so.

#include "core/sweep/spread.h"
#include "ui/dialogs/chartpage.h"
#include "ui/session/curvejobs.h"
#include "ui/text/facts.h"
#include "ui/viewmodel/timecoords.h"

class QComboBox;
class QPushButton;

namespace bubblescope {

class HistogramPlot;
class IntSpin;

class SeedsPage : public ChartPage {
    Q_OBJECT

public:
    SeedsPage(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] HistogramPlot* plot() const { return m_plot; }
    [[nodiscard]] SeedsJob& job() { return m_job; }
    [[nodiscard]] const Spread& spread() const { return m_spread; }
    [[nodiscard]] QString csv() const;

protected:
    void compute() override;

private:
    void takeScenario();
    void takeOutcomes();
    void describe();
    void letVary();
    void showRun(std::size_t outcome);
    void showBin(std::size_t bin);
    [[nodiscard]] bool showsMakespan() const;
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] Facts factsOf(std::size_t bin) const;
    [[nodiscard]] double steadyValue() const;

    SeedsJob m_job;
    HistogramPlot* m_plot;
    IntSpin* m_count;
    QComboBox* m_figure;
    QLabel* m_text;
    QPushButton* m_vary;
    QPushButton* m_low;
    QPushButton* m_median;
    QPushButton* m_high;
    std::vector<double> m_values;  ///< of each outcome
    Spread m_spread;
    double m_step = 1;  ///< that is told apart where they are written
    TimeUnit m_unit = TimeUnit::Ms;
};

}  // namespace bubblescope
