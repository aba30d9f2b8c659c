// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scenario's controls, at the window's left. Every change is an edit of the Session at once; whatever changes the
// scenario elsewhere (undo, a file) shows here. All controls have object names ("stagesSlider", "slowdown2", …).

#include "ui/panels/sidepanel.h"

#include <vector>

namespace bubblescope {

class ControlSection;
class Session;
class SlowdownSection;

class ControlPanel : public SidePanel {
    Q_OBJECT

public:
    ControlPanel(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    /// What the middle stage's switch slows it by. Setting: nothing happens where it is out of bounds.
    [[nodiscard]] double slowMiddleFactor() const;
    void setSlowMiddleFactor(double factor);

private:
    void refresh();
    void followScale();

    Session* m_session;
    SlowdownSection* m_slowdown;
    std::vector<ControlSection*> m_sections;
};

}  // namespace bubblescope
