// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a step says: its text in large type, the question beside it, the paper below.

#include "ui/theme/appearance.h"

#include <QWidget>

class QLabel;

namespace bubblescope {

class LessonPlayer;

class LessonPage : public QWidget {
    Q_OBJECT

public:
    /// A step of the player's lesson in the window's language.
    LessonPage(LessonPlayer* player, int step, const Appearance* appearance, QWidget* parent = nullptr);

private:
    void follow();

    const Appearance* m_appearance;
    QLabel* m_text;
    QLabel* m_note;
};

}  // namespace bubblescope
