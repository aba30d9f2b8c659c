// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The bar over the picture: transport buttons, the tick that a step moves by, the speed of playing.

#include "ui/theme/appearance.h"

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace bubblescope {

class Actions;
class PlayController;
class RealSpin;

class PlayBar : public QWidget {
    Q_OBJECT

public:
    PlayBar(PlayController* play, Actions* actions, const Appearance* appearance, QWidget* parent = nullptr);

private:
    QToolButton* addButton(QAction* action, const QString& name);
    void refreshIcons();
    void refreshTick();
    void refreshSpeed();

    PlayController* m_play;
    Actions* m_actions;
    const Appearance* m_appearance;
    QToolButton *m_toStart, *m_back, *m_playPause, *m_forward, *m_toEnd, *m_loop;
    QLabel* m_title;
    RealSpin* m_tick;
    QSlider* m_speed;
    QLabel* m_speedText;
};

}  // namespace bubblescope
