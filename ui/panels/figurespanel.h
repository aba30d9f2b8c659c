// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures, at the window's right: the bubble up to the cursor and at the end, beside what the closed form says,
// each device's share, why devices are idle, makespan, activations, queues. What belongs to the run is set once for
// each run; a moved cursor changes only texts of fixed size and painted rows.

#include "ui/panels/figurelabel.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/styledlabel.h"
#include "ui/viewmodel/figures.h"

class QVBoxLayout;

namespace bubblescope {

class CauseBars;
class CauseLegend;
class DeviceBars;
class PlayController;
class QueueList;
class Session;

class FiguresPanel : public SidePanel {
    Q_OBJECT

public:
    FiguresPanel(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);

private:
    void addBubble();
    void addCauses();
    void addMakespan();
    void addFirstResult();
    void addActivations();
    void addQueues();
    void addDefinitions();
    void nameFigures();
    /// A section with its head; what follows goes into it.
    QVBoxLayout* addGroup(const QString& head, const QString& toolTip);
    StyledLabel* addNote(QVBoxLayout* group, const QString& objectName, const QString& toolTip);
    FigureLabel* addDefinition(QVBoxLayout* group, const QString& name, const QString& objectName,
                               const QString& toolTip);
    void takeRun();
    void showRun(const RunFigures& figures);
    void showTheory(const RunFigures& figures);
    void showCursor();
    void showError();
    void followScale();

    Session* m_session;
    PlayController* m_play;
    std::vector<QVBoxLayout*> m_groups;

    FigureLabel* m_headline = nullptr;
    FigureLabel* m_atEnd = nullptr;
    StyledLabel* m_theory = nullptr;
    StyledLabel* m_stale = nullptr;
    DeviceBars* m_bars = nullptr;
    CauseBars* m_causes = nullptr;
    CauseLegend* m_causeLegend = nullptr;
    FigureLabel* m_makespan = nullptr;
    StyledLabel* m_speedUp = nullptr;
    StyledLabel* m_steady = nullptr;
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
