// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All keys on one sheet, made from the actions themselves.

#include <QDialog>

namespace bubblescope {

class Actions;
class Appearance;

class KeySheet : public QDialog {
    Q_OBJECT

public:
    KeySheet(const Actions& actions, const Appearance& appearance, QWidget* parent = nullptr);
};

}  // namespace bubblescope
