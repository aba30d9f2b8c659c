// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One quiet line at the first start: what to try. Gone for good once it is dismissed, the scenario is changed or the
// time runs.

#include "ui/theme/appearance.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace bubblescope {

class PlayController;
class Session;

class FirstHint : public QWidget {
    Q_OBJECT

public:
    /// Hidden until it is shown.
    FirstHint(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent);

private:
    void follow();

    const Appearance* m_appearance;
    QLabel* m_text;
    QToolButton* m_dismiss;
};

}  // namespace bubblescope
