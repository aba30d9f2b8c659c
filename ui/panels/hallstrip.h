// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a presentation, in one strip over the picture, readable from the back row: the bubble up to the
// cursor, larger than anything else, the cursor's time and the makespan.

#include "ui/theme/appearance.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QVBoxLayout;

namespace bubblescope {

class FigureLabel;
class PlayController;
class StyledLabel;

class HallStrip : public QWidget {
    Q_OBJECT

public:
    HallStrip(PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);

    /// Less high, where a lesson needs room.
    void setCompact(bool compact);

private:
    QVBoxLayout* addPair(const QString& head, QWidget* figure);
    void takeRun();
    void showCursor();
    void follow();

    PlayController* m_play;
    const Appearance* m_appearance;
    QHBoxLayout* m_row;
    std::vector<QVBoxLayout*> m_pairs;  ///< a figure below its name
    FigureLabel* m_bubble;
    FigureLabel* m_atEnd;
    FigureLabel* m_time;
    FigureLabel* m_makespan;
};

}  // namespace bubblescope
