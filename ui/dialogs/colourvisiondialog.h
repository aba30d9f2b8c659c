// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The check of the palette for colour vision deficiencies, to be shown: the kinds in the present theme as others see
// them, the least distances, and what tells kinds apart besides colour.

#include <QDialog>

class QLabel;

namespace bubblescope {

class Appearance;

class ColourVisionDialog : public QDialog {
    Q_OBJECT

public:
    explicit ColourVisionDialog(const Appearance* appearance, QWidget* parent = nullptr);

private:
    void follow();

    const Appearance* m_appearance;
    QLabel* m_verdict;
    QLabel* m_about;
};

}  // namespace bubblescope
