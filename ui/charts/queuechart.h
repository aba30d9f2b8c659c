// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many microbatches wait before each stage, over the time that the Gantt shows: its legend, the choice of
// direction, a quiet sentence, and the plot. The stages with the longest queues are drawn where there are many.

#include "ui/viewmodel/queueseries.h"

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace bubblescope {

class Appearance;
class PlayController;
class LineLegend;
class QueuePlot;

class QueueChart : public QWidget {
    Q_OBJECT

public:
    QueueChart(PlayController* controller, const Appearance* appearance, QWidget* parent = nullptr);

    /// Pixels between the widget's sides and the plot's, so that it lines up with the Gantt.
    void setPlotMargins(double left, double right);
    /// One quiet sentence, say why no long queue shows; empty takes it away.
    void setNote(const QString& note);
    [[nodiscard]] QString note() const;

    [[nodiscard]] bool showsForward() const;
    [[nodiscard]] bool showsBackward() const;
    void setShown(bool forward, bool backward);

    [[nodiscard]] const QueueSelection& selection() const { return m_selection; }
    /// All queues of the run, not only those drawn.
    [[nodiscard]] QString csv() const;
    [[nodiscard]] QueuePlot* plot() const { return m_plot; }
    [[nodiscard]] LineLegend* legend() const { return m_legend; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitTitle();
    void fitNote();
    void takeRun();
    void takeAppearance();
    void toggled();
    void select();
    void describe();
    QToolButton* makeToggle(const QString& text, const QString& tip, const char* name);

    PlayController* m_controller;
    const Appearance* m_appearance;
    QHBoxLayout* m_head;
    QLabel* m_title;
    LineLegend* m_legend;
    QLabel* m_note;
    QToolButton* m_forward;
    QToolButton* m_backward;
    QueuePlot* m_plot;
    QueueSelection m_selection;
};

}  // namespace bubblescope
