// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why the run takes as long as it does, part of the figures: the critical path's switch with what lies on it, and how
// much sooner the run would end if a stage were faster.

#include "ui/session/fasterstages.h"
#include "ui/theme/appearance.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace bubblescope {

class FasterList;
class PlayController;
class StyledLabel;
class SwitchButton;

class WhySection : public QWidget {
    Q_OBJECT

public:
    WhySection(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);

private:
    void takeRun();
    void showFaster();
    void followScale();

    PlayController* m_play;
    const Appearance* m_appearance;
    FasterStages m_faster;
    QVBoxLayout* m_column;
    SwitchButton* m_switch;
    StyledLabel* m_pathNote;
    StyledLabel* m_fasterHead;
    StyledLabel* m_fasterNote;
    FasterList* m_list;
    QPushButton* m_button;
};

}  // namespace bubblescope
