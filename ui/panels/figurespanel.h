// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures, at the window's right: the bubble up to the cursor and at the end, beside what the closed form says,
// each device's share, makespan, activations, queues. What belongs to the run is set once for each run; a moved cursor
// changes only texts of fixed size and painted rows.

#include "ui/panels/figurelabel.h"
#include "ui/panels/styledlabel.h"
#include "ui/viewmodel/figures.h"

#include <QScrollArea>

class QVBoxLayout;

namespace bubblescope {

class DeviceBars;
class PlayController;
class QueueList;
class Session;

class FiguresPanel : public QScrollArea {
    Q_OBJECT

public:
    FiguresPanel(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void addBubble(QVBoxLayout* column);
    void addMakespan(QVBoxLayout* column);
    void addQueues(QVBoxLayout* column);
    void addDefinitions(QVBoxLayout* column);
    StyledLabel* addHead(QVBoxLayout* column, const QString& text, const QString& toolTip);
    FigureLabel* addDefinition(QVBoxLayout* column, const QString& name, const QString& objectName,
                               const QString& toolTip);
    void takeRun();
    void showRun(const RunFigures& figures);
    void showTheory(const RunFigures& figures);
    void showCursor();
    void showError();
    void followAppearance();
    [[nodiscard]] int contentWidth() const;

    Session* m_session;
    PlayController* m_play;
    const Appearance* m_appearance;
    std::vector<QVBoxLayout*> m_groups;

    FigureLabel* m_headline = nullptr;
    FigureLabel* m_atEnd = nullptr;
    StyledLabel* m_theory = nullptr;
    StyledLabel* m_stale = nullptr;
    DeviceBars* m_bars = nullptr;
    FigureLabel* m_makespan = nullptr;
    StyledLabel* m_speedUp = nullptr;
    StyledLabel* m_measured = nullptr;
    FigureLabel* m_firstResult = nullptr;
    StyledLabel* m_peakActivations = nullptr;
    FigureLabel* m_activationsNow = nullptr;
    QueueList* m_queues = nullptr;
    StyledLabel* m_heldBack = nullptr;
    FigureLabel* m_ratio = nullptr;
    FigureLabel* m_overhead = nullptr;
    FigureLabel* m_span = nullptr;
};

}  // namespace bubblescope
