// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scenario's controls, at the window's left. Every change is an edit of the Session at once; whatever changes the
// scenario elsewhere (undo, a file) shows here. All controls have object names ("stagesSlider", "slowdown2", …).

#include "ui/theme/appearance.h"

#include <QScrollArea>

#include <vector>

namespace bubblescope {

class ControlSection;
class Session;

class ControlPanel : public QScrollArea {
    Q_OBJECT

public:
    ControlPanel(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// As wide as its text needs: it scrolls up and down only.
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void refresh();
    void followAppearance();
    [[nodiscard]] int contentWidth() const;

    Session* m_session;
    const Appearance* m_appearance;
    std::vector<ControlSection*> m_sections;
};

}  // namespace bubblescope
