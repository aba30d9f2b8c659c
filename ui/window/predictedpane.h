// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Under the measured Gantt chart: the simulation with the costs that were measured, on the same time axis. What the two
// differ by is what the costs do not explain. Range and cursor of the two charts move together.

#include "ui/session/playcontroller.h"
#include "ui/session/session.h"

#include <QPointer>
#include <QWidget>

class QAbstractScrollArea;
class QPushButton;

namespace bubblescope {

class Appearance;
class DifferenceTable;
class GanttView;
class LiveSession;
class StyledLabel;

class PredictedPane : public QWidget {
    Q_OBJECT

public:
    PredictedPane(LiveSession* live, PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);
    ~PredictedPane() override;

    [[nodiscard]] PlayController& play() { return m_play; }
    /// The chart above whose time axis this one has; once.
    void lineUpWith(QAbstractScrollArea* above);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void shareScrollBar();
    void link(PlayController* from, PlayController* to);
    void takeRun();
    void refreshButton();

    LiveSession* m_live;
    PlayController* m_main;
    Session m_session;  ///< shows the predicted run, computes nothing
    PlayController m_play;
    bool m_linking = false;
    StyledLabel* m_caption;
    DifferenceTable* m_table;
    QPushButton* m_takeCosts;
    GanttView* m_gantt;
    QPointer<QAbstractScrollArea> m_above;
};

}  // namespace bubblescope
