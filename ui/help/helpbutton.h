// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A small flat `?` beside a control of a dialog that does not explain itself.

#include <QToolButton>

#include <string_view>

class QHBoxLayout;

namespace bubblescope {

class Appearance;

class HelpButton : public QToolButton {
    Q_OBJECT

public:
    HelpButton(std::string_view topicId, const Appearance* appearance, QWidget* parent);
};

/// In a dialog: Shift+F1 explains the control that has the focus.
void addExplainKey(QWidget* dialog, const Appearance* appearance);

}  // namespace bubblescope
